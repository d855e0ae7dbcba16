// A cell: an interpreter shut in, for code that somebody wrote.
//
// What shuts it in: a frame without an origin (`sandbox="allow-scripts"`), and in it a worker. Storage, caches, cookies,
// locks, service worker and channels belong to origins, so that there are none of ours in there; nothing has to be taken away,
// and nothing that was forgotten can be found. The network is closed by the frame's own policy, which stands in its markup
// and which the worker inherits, because it is made of a blob: no connection, no script from anywhere, so no `import()`
// either, which nobody can delete. That holds on every host, whatever headers it sends. A worker of our own origin would
// hold by headers alone, and by a list of names that has to be complete in every browser to come. Being a worker, it can be
// ended whatever it does; being in a frame, it is ended with it.
//
// All that it says is somebody's word: one answer to each question, text no longer than `LONGEST`, numbers of lines before.

const POLICY = "default-src 'none'; script-src '@FRAME_HASH@' 'unsafe-eval' 'wasm-unsafe-eval'; worker-src blob:";
const LONGEST = 2_000_000; // characters of an answer
const LINES = 20_000; // numbers of lines that are listened to in one call
const GRACE = 100; // ms in which an answer that is there already may still be read
const SLEPT = 1000; // ms by which a clock is late only where the device has slept

/** `stop` says why there is no answer: `time`, or `gone` (it broke down, or did not keep to what was agreed). `line`: the last
 *  one that it was known to run, or null. */
export class CellStopped extends Error {
  constructor(stop, why, line = null) {
    super(why);
    this.name = 'CellStopped';
    this.stop = stop;
    this.line = line;
  }
}

/** Opens one. `worker`: the text of its worker; `parts`: what the worker is to begin from, buffers in it are given away;
 *  `seconds`: how long that may take. Rejects with CellStopped.
 *
 *  - `started`: what the worker said when it stood, see cell.worker.mjs
 *  - `call(name, args, {seconds})` -> what the door of that name gives. One at a time. Rejects with CellStopped, and then the
 *    cell is closed; `seconds` Infinity: for our own code only.
 *  - `close()`, `closed`; `untold`: why it closed by itself while nothing was asked, or null */
export async function openCell(worker, parts, { seconds = 120 } = {}) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = '';
  frame.srcdoc =
    `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${parts.frame}</script>`;
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  document.body.append(frame);

  const { port1: port, port2 } = new MessageChannel();
  const told = new MessageChannel();
  let waiting = null; // {id, resolve, reject, timer, line, lines}
  let last = 0;
  const cell = { started: null, closed: false, untold: null, call, close };

  function close(stop = 'gone', why = 'closed') {
    if (cell.closed) return;
    cell.closed = true;
    if (!waiting && why !== 'closed') cell.untold = new CellStopped(stop, why);
    port.close();
    told.port1.close();
    frame.remove(); // and all that runs in it
    settle((asked) => asked.reject(new CellStopped(stop, why, asked.line)));
  }

  function settle(how) {
    const asked = waiting;
    if (!asked) return;
    waiting = null;
    clearTimeout(asked.timer);
    how(asked);
  }

  port.onmessage = ({ data }) => {
    if (!waiting) return close('gone', 'it spoke without being asked');
    if (typeof data === 'number') {
      if (++waiting.lines > LINES) return close('gone', 'it told too many lines');
      if (Number.isInteger(data) && data > 0 && data < 1e6) waiting.line = data;
    } else if (data?.id === waiting.id && typeof data.value === 'string' && data.value.length <= LONGEST) {
      settle((asked) => asked.resolve(data));
    } else close('gone', typeof data?.broken === 'string' ? data.broken.slice(0, 300) : 'it said something else');
  };
  port.onmessageerror = () => close('gone', 'it said what cannot be read');
  // an error that nobody has caught: while it starts, or in our own code; a player's goes on, its time is limited
  told.port1.onmessage = ({ data }) => {
    if (!cell.started || (waiting && !waiting.timer)) close('gone', String(data?.broken).slice(0, 300));
  };

  function asked(id, seconds) {
    return new Promise((resolve, reject) => {
      waiting = { id, resolve, reject, line: null, lines: 0, timer: null };
      if (seconds !== Infinity) limit(waiting, seconds * 1000);
    });
  }

  function limit(asked, ms) {
    const due = performance.now() + ms;
    asked.timer = setTimeout(() => {
      if (performance.now() > due + SLEPT) return limit(asked, ms);
      // an answer may be here that this busy page has not read yet
      asked.timer = setTimeout(() => close('time', 'the time is over'), GRACE);
    }, ms);
  }

  async function call(name, args = [], { seconds = Infinity } = {}) {
    if (cell.closed) throw new CellStopped('gone', 'closed');
    if (waiting) throw new Error('one call at a time');
    const id = ++last;
    port.postMessage({ id, name, args: JSON.stringify(args) });
    const { value } = await asked(id, seconds);
    try {
      return JSON.parse(value);
    } catch {
      close('gone', 'it said something else');
      throw new CellStopped('gone', 'it said something else');
    }
  }

  await loaded;
  const { frame: _, ...rest } = parts;
  frame.contentWindow.postMessage(worker, '*', [told.port2, port2]);
  const buffers = [...Object.values(rest), ...Object.values(rest.wheels)].filter((part) => part instanceof ArrayBuffer);
  port.postMessage({ id: 0, ...rest }, buffers);
  cell.started = await asked(0, seconds);
  return cell;
}
