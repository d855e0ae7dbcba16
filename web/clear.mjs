// Where a short sentence lies at the table: in the head of the page between its name and its keys, for there nothing is read or
// touched; where it has no room there, beside the keys under the table, where the game has room for it, or over that edge of the table at which it takes the
// least from what can be touched, or between that. Never over the line that says what to do now, over a key beside the table, over what
// was just touched, which is often what it speaks of, or over what is chosen or a hint shows.

const GAP = 6; // pixels
const AIR = 4; // as much stays free above and below it in the head: cut by the edge of the screen it would look broken
const ROOM = 240; // pixels that are wide enough,
const LEAST = 220; // and that are just wide enough for small letters
const FINGER = 22; // about a touch on what is as large as the table
const THINGS = '[data-pick], [data-do], [role], [aria-label], g:has(> title)';
const LIVE = ':is([data-pick], [data-do], [data-zoom], [data-pane]):not([aria-disabled="true"])';
const LARGE = 170; // pixels: what is larger is no sign, and what is said of it lies beside the finger
const MEANT = ':is([data-pick], [data-drag])[aria-pressed="true"], [class*="ghost"], [class*="advised"] > *'; // what is chosen, and what a hint shows
const SEEN = 'g:has(> title), [data-explains]'; // a piece
const LOOKED = 0.2; // what is only looked at weighs so much of what can be chosen
const STEP = 12; // pixels from one place on the table to the next that is tried
const SPOKEN = 100; // what it speaks of weighs as much as so many others

/** How much of a box lies over another one. */
function over(box, other) {
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Of some tops of a box the first at which it lies over as little as can be; `others`: boxes with their `weight`. */
export function clearest(box, tops, others) {
  const high = box.bottom - box.top;
  const costs = tops.map((top) => others.reduce((sum, other) => sum + other.weight * over({ ...box, top, bottom: top + high }, other.box), 0));
  return tops[costs.indexOf(Math.min(...costs))];
}

/** The room in the head of a page between its first thing and its last; null where there is none to speak of. */
export function inHead(head) {
  const [first, last] = [head?.querySelector('.brand'), head?.querySelector('.header-tools')].map((part) => part?.getBoundingClientRect());
  if (!last?.width || last.left - first.right < ROOM) return null;
  const { top, height } = head.getBoundingClientRect();
  return { left: first.right + GAP, width: last.left - first.right - 2 * GAP, top, height };
}

/** The room beside the keys under the table, where nothing else stands there; null where there is none to speak of. */
export function byKeys(controls, stage) {
  const keys = [...(controls?.querySelectorAll('button') ?? [])].map((key) => key.getBoundingClientRect()).filter(({ width }) => width);
  if (!keys.length || controls.querySelector(':scope > :not(.buttons)')) return null;
  const [{ left, bottom }, top] = [controls.getBoundingClientRect(), stage.getBoundingClientRect().bottom];
  const width = Math.min(...keys.map((key) => key.left)) - left - 2 * GAP;
  return width < LEAST || keys.some((key) => key.top < top) ? null : { left: left + GAP, width, top, height: bottom + GAP - top };
}

/** Keeps `toasts` clear of the `status` line and of what is touched on `stage`; to be called when a sentence is shown, and
 *  when what lies round it has changed (`held`: it explains what is held). `head`: of the page, `controls`: under the table. */
export function keepClear(toasts, stage, status, head = null, controls = null) {
  let last = null; // what has been touched last, and where on it
  let touched = null; // what the sentence that is shown speaks of

  // what is said after a touch beside the table (of what was undone) does not speak of what was touched before on it
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => (last = stage.contains(target) ? { target, clientX, clientY } : null), { capture: true });

  function box() {
    const { left, top, right, bottom } = touched.target.closest(THINGS)?.getBoundingClientRect() ?? {};
    if (bottom > top && bottom - top < stage.clientHeight / 2) return { left, top, right, bottom };
    const { clientX: x, clientY: y } = touched;
    return { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER };
  }

  /** Between the sides of that place; returns its box then. */
  function within(place, name = '') {
    toasts.style.setProperty('--place', `${place.left + place.width / 2}px`);
    toasts.style.setProperty('--room', `${place.width}px`);
    toasts.dataset.clear = name;
    return toasts.getBoundingClientRect();
  }

  const lie = (top) => toasts.style.setProperty('--clear', `${top}px`); // at a table only: a sentence may stay when its table is left

  /** Beside what is held, over it or under it, where there is room for all of it. */
  function beside(edge, first) {
    const { target, clientX: x, clientY: y } = touched;
    const thing = target.closest(THINGS)?.getBoundingClientRect();
    const low = thing?.height && thing.height <= LARGE; // one may be wide, as what a player has won: over it or under it nothing of it is hidden
    const [near, far] = low && thing.width <= LARGE ? [thing.left, thing.right] : [x - FINGER, x + FINGER];
    const spoken = low ? { left: near, right: far, top: thing.top, bottom: thing.bottom } : { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER };
    const { left, right, top: from, bottom: to } = within({ left: edge.left + GAP, width: edge.right - edge.left - 2 * GAP });
    const [half, height] = [(right - left) / 2, to - from];
    const middle = Math.min(Math.max((spoken.left + spoken.right) / 2, edge.left + half + GAP), edge.right - half - GAP);
    const whole = thing?.height && thing.height < stage.clientHeight / 2 ? [thing] : []; // rather beside all of it
    const tops = [spoken, ...whole].flatMap((box) => [box.top - GAP - height, box.bottom + GAP]).filter((top) => top >= first && top + height <= edge.bottom);
    if (!tops.length) return false;
    // of all sides that at which less lies that can be chosen, as the hand, and nothing that is chosen or that a hint shows
    const boxes = (what, weight) => [...stage.querySelectorAll(what)].filter((e) => !e.contains(target)).map((e) => ({ box: e.getBoundingClientRect(), weight }));
    const live = [...boxes(LIVE, 1), ...boxes(MEANT, SPOKEN), ...whole.map((box) => ({ box, weight: 1 }))];
    toasts.style.setProperty('--place', `${middle}px`);
    lie(clearest({ left: middle - half, right: middle + half, top: 0, bottom: height }, tops, live));
    return true;
  }

  /** `anew`: it has just come, and speaks of what has been touched last; else it lies where other things lie now. */
  return (held = false, anew = true) => {
    if (anew) [touched, last] = [last, null]; // the next one may speak of something else
    delete toasts.dataset.clear;
    if (document.body.dataset.page !== 'play' || toasts.parentElement !== document.body) return;
    const said = stage.querySelector('[data-says]'); // where a game wants it
    toasts.dataset.turned = said?.dataset?.says ?? ''; // to who sits there
    const racing = stage.classList?.contains('racing');
    if (racing && !said) return; // nothing is measured while fingers are timed: see shell.css
    const line = status.getBoundingClientRect();
    const lying = stage.getBoundingClientRect();
    const begin = line.bottom > lying.top && line.right > lying.left && line.left < lying.right ? line.bottom + GAP : lying.top;
    if (held && touched && beside(lying, begin)) return;
    const above = racing ? null : inHead(head);
    for (const name of above ? ['', 'head'] : []) { // two lines, or a key, in small letters
      const { top, bottom } = within(above, name);
      const high = bottom - top;
      if (high + 2 * AIR > line.top) continue;
      lie(Math.max(AIR, Math.min(above.top + (above.height - high) / 2, line.top - AIR - high)));
      return;
    }
    const below = racing ? null : byKeys(controls, stage);
    const { top: begins, bottom: ends } = below ? within(below, 'keys') : {};
    if (below && ends - begins <= below.height) {
      lie(below.top + (below.height - (ends - begins)) / 2);
      return;
    }
    const edge = lying;
    const given = said?.getBoundingClientRect();
    const place = given?.width ? given : null;
    const { left, right, top: from, bottom: to } = within(place ?? edge);
    const height = to - from;
    const spoken = touched && box();
    const first = begin;
    const end = edge.bottom - height;
    const tops = [...(place ? [place.top + (place.height - height) / 2] : []), ...(spoken ? [spoken.bottom + GAP] : []), first, end, ...(spoken ? [spoken.top - GAP - height] : [])];
    const live = [...stage.querySelectorAll(LIVE)].map((e) => ({ box: e.getBoundingClientRect(), weight: e.dataset?.do ? LOOKED : 1 }));
    const boxes = (what, weight) => [...stage.querySelectorAll(what)].map((e) => ({ box: e.getBoundingClientRect(), weight }));
    const things = racing ? live : [...live, ...(place ? [] : boxes(SEEN, LOOKED)), ...boxes(MEANT, SPOKEN)];
    const low = things.filter(({ box: { top, bottom } }) => bottom - top < edge.height / 2);
    const others = [...low, ...(spoken ? [{ box: spoken, weight: SPOKEN }] : [])];
    const lies = { left, right, top: 0, bottom: height };
    const much = place ? SPOKEN : 1; // where a game wants it, it lies over what can be touched rather than elsewhere
    const free = (top) => !others.some((other) => other.weight >= much && over({ ...lies, top, bottom: top + height }, other.box));
    const edges = tops.filter((top) => top >= first && top <= end);
    let best = clearest(lies, edges, others) ?? first;
    if (!racing && !free(best)) { // then rather on the land, between what can be touched
      for (let top = first + STEP; top < end; top += STEP) edges.push(top);
      best = clearest(lies, edges, others) ?? first;
    }
    lie(best);
  };
}
