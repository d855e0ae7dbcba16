// Pieces glide to their places: what the stage shows is what Python says, how it gets there is CSS and this.
// Only transform and opacity move, so that nothing is laid out anew on the way.
import { calm } from './prefs.mjs';
import { sound } from './sound.mjs';

const placed = new WeakMap(); // element -> where it was put last: [transform, flip]
const counted = new WeakMap(); // element -> the number it showed last
const flights = new Set(); // animations under way

const USUAL = { duration: 320, easing: 'cubic-bezier(.3,.7,.3,1)' };
const FADES = { duration: 700, easing: 'cubic-bezier(.4,0,.3,1)' };
const SNEAKS = { duration: 1100, easing: 'linear' };
const COUNTING = 600; // ms in which a number grows
const LONGEST = 1500; // ms: after that nobody waits for a flight

const at = (x, y, { turn, w, h }, squeeze = 1) => {
  let out = `translate(${x}px, ${y}px)`;
  if (!turn && squeeze === 1) return out;
  const [cx, cy] = [(w || 0) / 2, (h || 0) / 2];
  if (cx || cy) out += ` translate(${cx}px, ${cy}px)`;
  if (turn) out += ` rotate(${turn}deg)`;
  if (squeeze !== 1) out += ` scaleX(${squeeze})`;
  return cx || cy ? `${out} translate(${-cx}px, ${-cy}px)` : out;
};

/** The flight of a new piece from `start` to `end`: as cards do, fading at its end, or on tiptoe with two stops. */
function flight({ fades, way, late }, start, end, [fromX, fromY], data) {
  const options = { delay: Number(late || 0), fill: 'backwards' };
  if (way === 'sneaks') {
    const part = (share) => at(+fromX + (data.x - fromX) * share, +fromY + ((data.y || 0) - fromY) * share, data);
    const stops = [[0, 0], [0.3, 0.28], [0.45, 0.28], [0.7, 0.66], [0.82, 0.66], [1, 1]];
    const frames = stops.map(([offset, share]) => ({ offset, transform: part(share), opacity: share < 1 ? 1 : 0 }));
    return [frames, { ...SNEAKS, ...options }];
  }
  if (fades === undefined) return [[{ transform: start }, { transform: end }], { ...USUAL, ...options }];
  return [
    [{ transform: start, opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: end, opacity: 0 }],
    { ...FADES, ...options, fill: late ? 'none' : 'backwards' },
  ];
}

function fly(element, frames, options) {
  const one = element.animate(frames, options);
  flights.add(one);
  const over = () => flights.delete(one);
  one.finished?.then(over, over);
}

/**
 * Puts every [data-x] where data-x, data-y say; CSS moves it there. data-turn rotates (degrees) about the middle given by
 * data-w, data-h (else the piece's own origin). A change of data-flip turns the card over; data-from="x y" says where a new
 * piece comes from; with data-fades it is seen on that way only; data-way="sneaks": on tiptoe; data-late: after so many
 * milliseconds. A number with data-count grows to what it says. `still`: all of it is there at once. An element kept for
 * something that says no place any more is where it is drawn.
 */
export function place(root, still = false) {
  for (const element of root.querySelectorAll('[style]:not([data-x])')) if (placed.delete(element)) element.style.transform = '';
  for (const element of root.querySelectorAll('[data-x]')) {
    const data = element.dataset;
    const [x, y] = [data.x, data.y || 0];
    const transform = at(x, y, data);
    const before = placed.get(element);
    if (before?.[0] !== transform) element.style.transform = transform;
    placed.set(element, [transform, data.flip]);
    if (still || calm() || !element.animate) continue;
    if (before && before[1] !== data.flip) {
      fly(element, [{ transform: `${before[0]} scaleX(1)` }, { transform: at(x, y, data, 0.02) }, { transform }], USUAL);
    } else if (!before && data.from) {
      const from = data.from.split(/[ ,]+/);
      fly(element, ...flight(data, at(...from, data), transform, from, data));
    }
  }
  let grown = false;
  for (const element of root.querySelectorAll('[data-count]')) grown = count(element, Number(element.dataset.count), still) || grown;
  if (grown && !still) sound('point');
}

const write = (n) => String(n).replace('-', '−');

/** In a few steps from the number that was there to the one that is. Whether it is more. */
function count(element, to, still) {
  const from = counted.get(element);
  counted.set(element, to);
  if (from === undefined || from === to) return false;
  if (still || calm()) return to > from;
  const began = performance.now();
  let shown = '';
  const step = (now) => {
    if (counted.get(element) !== to || !element.isConnected) return;
    const share = Math.min((now - began) / COUNTING, 1);
    const text = write(Math.round(from + (to - from) * share));
    if (text !== shown) element.textContent = shown = text;
    if (share < 1) requestAnimationFrame(step);
  };
  step(began);
  return to > from;
}

/** What moves on the stage now: our own flights, and the transitions that CSS makes of new places. */
const moving = () => [
  ...flights,
  ...document.getAnimations().filter((one) => one.transitionProperty === 'transform' && one.playState === 'running'),
];

/** When nothing flies any more, but not for ever. */
export async function settled() {
  if (calm() || !document.getAnimations) return;
  const under = moving();
  if (!under.length) return;
  const landed = Promise.allSettled(under.map((one) => one.finished));
  await Promise.race([landed, new Promise((resolve) => setTimeout(resolve, LONGEST))]);
}

/** Everything is where it is going to. */
export function land() {
  for (const one of flights) one.finish();
}
