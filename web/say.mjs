// What is said to those who do not see the table: one live region, in which each sentence stands once.
//
// An open dialog hides the rest of the page from screen readers, so it has a region of its own, and only one is filled.
// Lines are added, not replaced: a reader that is still speaking would lose the first of two.

const KEPT = 3; // lines that stay to be found again; more would be read twice by who goes through the whole page
const STAYS = 15000; // milliseconds that a line stays to be found: later it would tell of what is long over
const SOON = 150; // milliseconds in which a dialog may open: then it is said there, and not before
const FRESH = 1000; // milliseconds in which a dialog that opens cuts off what was said
const LETTER = 66; // milliseconds in which a letter is spoken
const PATIENCE = 2000; // so long at the most is waited for what is spoken: longer silence is taken for the end
const REMEMBERED = 30; // moves that can be said again

/** What `text` says beyond `last`: what it begins with may be how that ended. */
function beyond(last, text) {
  const begins = [0, ...[...last.matchAll(/[.!?] /g)].map(({ index }) => index + 2)];
  const said = begins.map((at) => `${last.slice(at)} `).find((end) => text.startsWith(end)) ?? '';
  return text.slice(said.length);
}

/** `region()`: where to speak now; `hidden()`: a curtain has fallen over what was to be said. Returns `say`, and what listens
 *  to the markup that Python gives. */
export function speaker(region, lang = () => document.documentElement.lang, later = setTimeout, now = () => performance.now(), hidden = () => false) {
  const heard = new Map(); // name of a place -> [language, what stood there]
  const spoken = new Map(); // name of a place -> what was said of it last
  const told = []; // moves, the latest last, each with how long the game was when somebody was last asked before it
  let length = -1; // that of now
  let fresh = []; // [when, what] has just been said
  let waiting = []; // [what, passing, where] is about to be said
  let back = 0; // how far one has gone back in them
  let until = 0; // when all of it has been spoken
  let running = false; // whether the latest goes on
  let unbroken = []; // what has been said since a key was pressed

  /** Say it now. `passing`: a dialog that opens has no use for it; `soon`: one may be about to open, in so many milliseconds. */
  function say(text, passing = false, soon = false) {
    if (!text) return;
    waiting.push([text, passing, region()]);
    if (!soon) speak();
    else if (waiting.length === 1) later(speak, soon);
  }

  function speak() {
    const root = region();
    const all = waiting.splice(0);
    for (const [text, passing, where] of all) {
      if (where !== root && hidden()) continue;
      const line = root.ownerDocument.createElement('p');
      line.textContent = text;
      root.append(line);
      until = Math.max(until, now()) + LETTER * text.length;
      unbroken = [...unbroken.slice(1 - KEPT), text];
      while (root.children.length > Math.max(KEPT, all.length)) root.firstElementChild.remove();
      later(() => line.remove(), STAYS);
      if (!passing) fresh = [...fresh.filter(([when]) => now() - when < FRESH), [now(), text]];
    }
  }

  /** A dialog has opened over what has just been said: there it is said once more, where it is heard; not `own`, which it
   *  says by itself. */
  function carry(own = '') {
    const cut = fresh.splice(0).filter(([when, text]) => now() - when < FRESH && text !== own).map(([, text]) => [text, false, region()]);
    waiting = waiting.filter(([text]) => text !== own);
    const idle = !waiting.length;
    waiting.unshift(...cut);
    if (cut.length && idle) later(speak, SOON);
  }

  /** Something stands there from now on: what is new of it is said: "Fox tans." is not said again when it becomes
   * "Fox tans. Which action is next?", nor is the end of what was longer. In another language it is the same as before. */
  function stands(name, text, wait = SOON) {
    const [tongue, before] = heard.get(name) ?? [lang(), ''];
    const last = spoken.get(name) ?? '';
    heard.set(name, [lang(), text]);
    if (text) spoken.set(name, text);
    if (text === before || tongue !== lang()) return;
    if (name === 'panel') back = 0;
    if (name === 'panel' && unbroken.some((one) => one.length > text.length && one.endsWith(text))) return; // how a game has ended is said once
    say(beyond(last, text), name === 'panel', name === 'status' && wait);
  }

  /** What stands there, as it was said. */
  const stood = (name) => heard.get(name)?.[1] ?? '';

  /** The status line: `data-said` is what is said in its place, '' nothing, or `data-meanwhile`; `data-told` marks a move. */
  function status(line) {
    const text = line?.dataset.said ?? line?.textContent ?? '';
    if (line && 'told' in line.dataset) {
      const move = text || line.textContent; // what is said of it may be more
      if (running) told.pop(); // of a run of cards, which is not said card by card, the whole is what is said again
      running = !text;
      if (told.at(-1)?.move !== move) told.push({ move, length });
      if (told.length > REMEMBERED) told.shift();
      back = 0;
    } else if (text) running = false;
    if (line?.dataset.asks) asked(Number(line.dataset.asks));
    const begins = line?.dataset.told === 'begins'; // a bag may be about to be filled, which would cut it off
    const hint = line?.dataset.hint || line?.querySelector?.('progress'); // said before the focus goes where Enter says yes to it
    stands('status', text || line?.dataset.meanwhile || '', begins ? FRESH : hint ? 0 : SOON);
    if (line?.dataset.asks && waiting.length > 1) later(speak, SOON);
  }

  /** Somebody is asked after so many actions: what was told of later ones has been taken back. */
  function asked(now) {
    if (now < length) spoken.delete('status'), heard.delete('status'); // what is asked once more is said once more
    while (now < length && told.at(-1)?.length >= now) told.pop();
    length = now;
  }

  /** The latest move again, first the `sum` that a dialog makes of them; asked once more at once, the one before. Where
   *  nothing has been told yet, of the `log`. */
  function again(log = [], sum = '') {
    const all = [...(told.length ? told.map(({ move }) => move) : log), ...(sum ? [sum] : [])];
    back = Math.min(back + 1, all.length);
    return all.at(-back) ?? '';
  }

  /** A key is pressed, which silences a screen reader: who presses it has heard enough, also where it opens a dialog. */
  const cut = () => void (until = fresh.length = unbroken.length = 0);

  /** So many milliseconds it is still being spoken. */
  const left = () => Math.min(Math.max(until - now(), 0), PATIENCE);

  /** Another table: nothing of this one is said, or found, there. */
  function forget() {
    region().replaceChildren();
    told.length = fresh.length = unbroken.length = waiting.length = back = until = 0;
    running = false;
    length = -1;
    heard.clear();
    spoken.clear();
  }

  return { say, carry, stands, stood, status, again, left, cut, forget };
}
