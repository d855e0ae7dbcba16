// The waits of Python: time that passes, and a breath in the middle of work. Both leave the browser at least one frame
// to draw and to hear touches.
// Not asyncio.sleep: at each of its ends Pyodide's loop schedules two callbacks, posts a message for each, and takes both
// at the first message. What is left over piles up, some ten thousand messages a second, and touches wait behind them.

const FRAME = 16; // ms
const PATIENT = 2 * FRAME; // so long work goes on while a frame is asked for: most browsers draw between two tasks
const UNDRAWN = 100; // ms: no frame comes by then, as the window is covered or has just been hidden

const timer = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until it is painted: who goes on in the frame itself, keeps it from the screen for as long as that takes. */
function frame() {
  if (document.hidden) return timer(FRAME);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(late);
      cancelAnimationFrame(asked);
      resolve();
    };
    const late = setTimeout(done, UNDRAWN);
    const asked = requestAnimationFrame(() => task().then(done));
  });
}

const { port1, port2 } = new MessageChannel();
const turns = []; // who goes on when the next message comes
port1.onmessage = () => turns.shift()();

/** The end of the line of tasks: what the browser has to do meanwhile is done first. No timer: those wait 4 ms and more. */
const task = () =>
  new Promise((resolve) => {
    turns.push(resolve);
    port2.postMessage(null);
  });

let asked = 0; // when a frame was asked for that has not come yet; 0: none

/** That many milliseconds, and a frame at least. */
export const pause = (ms) => Promise.all([timer(ms), frame()]);

const looks = new Set(); // who looks at something for a while
let hurries = 0;

/** As `pause`, but `hurry` ends it; then what is still flying (`flown`). Whether somebody hurried meanwhile. */
export function look(ms, flown) {
  const before = hurries;
  let end;
  const ended = new Promise((resolve) => (end = resolve));
  looks.add(end);
  const late = setTimeout(end, ms);
  return Promise.all([ended, frame()]).then(async () => {
    clearTimeout(late);
    looks.delete(end);
    await flown?.();
    return hurries > before;
  });
}

/** Nobody wants to look any longer. */
export function hurry() {
  hurries += 1;
  looks.forEach((end) => end());
}

/** A moment for the browser, as short as can be; where it does not draw by itself, until it has drawn. */
export async function breathe() {
  await task();
  if (document.hidden) return; // nothing is drawn: work goes on
  if (!asked) {
    asked = performance.now();
    requestAnimationFrame(() => (asked = 0));
  } else if (performance.now() - asked > PATIENT) {
    await frame();
    asked = 0;
  }
}
