// A finger is broader than a border: beside one, its touch may mean what lies on the other side. And who touches as the
// view moves by itself may touch what has only just come there. What such a touch means is shown by name before it goes.

const FINGER = 7; // pixels that the point of a finger may lie beside what is meant

const ROUND = 4; // pixels round a label that mean it

const live = (thing) => thing?.ariaDisabled !== 'true';

/** The thing whose label on the land (`data-label`: its pick) lies at a point of the screen, the nearest; null: none. */
export function labelled({ clientX: x, clientY: y, detail }, root = document) {
  const near = detail ? [...root.querySelectorAll('#pan [data-label]')].flatMap((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const at = x >= left - ROUND && x <= right + ROUND && y >= top - ROUND && y <= bottom + ROUND;
    return at ? [[Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2), label]] : [];
  }) : [];
  const [, label] = near.sort(([a], [b]) => a - b)[0] ?? [];
  return label ? root.querySelector(`#pan [data-pick="${label.dataset.label}"]`) : null;
}

/** How far what is seen in a window so large has moved, at the most, from one transform of it to the next. */
export function moved(before, after, { w, h }) {
  const [[x, y, k], [nx, ny, nk]] = [before, after].map((text) => text.match(/-?[\d.]+(?:e-?\d+)?/g).map(Number));
  const corners = [[0, 0], [w, 0], [0, h], [w, h]];
  return Math.max(...corners.map(([cx, cy]) => Math.hypot(nx + ((cx - x) / k) * nk - cx, ny + ((cy - y) / k) * nk - cy)));
}

/** What a touch of the land means, and why that may be something else: [thing, 'edge' or 'moved']; false: it may not. `fresh`: the view has only
 *  just moved by itself; `at`: what lies at a point of the screen; `roomy`: what lies there is wider than a finger, so
 *  it is meant where it can be chosen. A touch beside what can be chosen means that. */
export function meant(thing, { clientX: x, clientY: y, detail, pointerType }, fresh, at = (...point) => document.elementFromPoint(...point), roomy = false) {
  if (!detail || !thing.dataset.pick || thing.ariaPressed === 'true' || !thing.closest('#pan')) return [thing, false]; // by keys there is no beside
  for (const far of pointerType === 'mouse' || (roomy && live(thing)) ? [] : [FINGER / 2, FINGER]) {
    for (let turn = 0; turn < 8; turn += 1) {
      const [dx, dy] = [far * Math.cos((turn * Math.PI) / 4), far * Math.sin((turn * Math.PI) / 4)];
      const other = at(x + dx, y + dy)?.closest('#pan [data-pick]');
      if (other && other.dataset.pick !== thing.dataset.pick && live(other)) return [live(thing) ? thing : other, 'edge'];
    }
  }
  return [thing, fresh && 'moved'];
}
