// Pieces glide to their places: what the stage shows is what Python says, how it gets there is CSS and this.
import { calm } from './prefs.mjs';

const placed = new WeakMap(); // element -> where it was put last: [transform, flip]

const FADES = { duration: 700, easing: 'cubic-bezier(.4,0,.3,1)' };

const at = (x, y, { turn, w, h }, squeeze = 1) => {
  let out = `translate(${x}px, ${y}px)`;
  if (!turn && squeeze === 1) return out;
  const [cx, cy] = [(w || 0) / 2, (h || 0) / 2];
  if (cx || cy) out += ` translate(${cx}px, ${cy}px)`;
  if (turn) out += ` rotate(${turn}deg)`;
  if (squeeze !== 1) out += ` scaleX(${squeeze})`;
  return cx || cy ? `${out} translate(${-cx}px, ${-cy}px)` : out;
};

/**
 * Puts every [data-x] where data-x, data-y say; CSS moves it there. data-turn rotates (degrees) about the middle given by
 * data-w, data-h (else the piece's own origin). A change of data-flip turns the card over; data-from="x y" says where a new
 * piece comes from; with data-fades it is seen on that way only.
 */
export function place(root) {
  for (const element of root.querySelectorAll('[data-x]')) {
    const data = element.dataset;
    const [x, y] = [data.x, data.y || 0];
    const transform = at(x, y, data);
    const before = placed.get(element);
    element.style.transform = transform;
    placed.set(element, [transform, data.flip]);
    if (calm() || !element.animate) continue;
    const options = { duration: 320, easing: 'cubic-bezier(.3,.7,.3,1)' };
    if (before && before[1] !== data.flip) {
      element.animate([{ transform: `${before[0]} scaleX(1)` }, { transform: at(x, y, data, 0.02) }, { transform }], options);
    } else if (!before && data.from) {
      const [fromX, fromY] = data.from.split(/[ ,]+/);
      const start = { transform: at(fromX, fromY, data) };
      if ('fades' in data) {
        element.animate([{ ...start, opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform, opacity: 0 }], FADES);
      } else {
        element.animate([start, { transform }], options);
      }
    }
  }
}
