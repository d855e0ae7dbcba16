// How a window shows something larger than itself: a factor, and which point of it lies in the middle. Numbers only.

const NEAREST = 3.2; // pixels a measure of the land
const EDGE = 40; // pixels beyond the land, so that nothing sticks under the keys

/**
 * How a window of `size` shows a land with these `bounds` ([left, top, right, bottom]): by a factor and the point of the
 * land in its middle. `fit`: {k, x, y}, all of it. Never farther than that, never beside the land.
 */
export function look({ k, cx, cy }, fit, bounds, size) {
  const near = Math.min(Math.max(k, fit.k), Math.max(NEAREST, fit.k));
  const inside = (at, low, high, room) => {
    const half = room / 2 / near;
    return high - low <= 2 * half ? (low + high) / 2 : Math.min(Math.max(at, low + half), high - half);
  };
  const margin = EDGE / near;
  const [left, top, right, bottom] = bounds;
  return {
    k: near,
    cx: inside(cx, left - margin, right + margin, size.w),
    cy: inside(cy, top - margin, bottom + margin, size.h),
  };
}

/** The same after coming nearer by a factor, with the point at (x, y) of the window staying under the pointer. */
export function towards({ k, cx, cy }, factor, { x, y }, size) {
  const [dx, dy] = [x - size.w / 2, y - size.h / 2];
  return { k: k * factor, cx: cx + dx / k - dx / (k * factor), cy: cy + dy / k - dy / (k * factor) };
}

const AIR = 6; // pixels from what is brought into sight to the edge, and to what lies over the window
const STEP = 14; // pixels between two tries
const FARTHER = 0.92; // where it is too large, all is seen from so much farther away

const clear = (a, b) => a[2] + AIR <= b[0] || b[2] + AIR <= a[0] || a[3] + AIR <= b[1] || b[3] + AIR <= a[1];

/** The same moved, as little as can be, so that all of these `boxes` of the land ([left, top, right, bottom]) lie in the
 *  window and none under what lies `over` it (boxes of the window); from farther away where they are too large. null:
 *  they are seen with all of the land only. */
export function bring(view, boxes, over, fit, bounds, size) {
  const shows = ({ k, cx, cy }) => boxes.every((box) => {
    const [left, right] = [box[0], box[2]].map((x) => size.w / 2 + (x - cx) * k);
    const [top, bottom] = [box[1], box[3]].map((y) => size.h / 2 + (y - cy) * k);
    const inside = left >= AIR && top >= AIR && right <= size.w - AIR && bottom <= size.h - AIR;
    return inside && over.every((other) => clear([left, top, right, bottom], other));
  });
  const tries = [];
  for (let x = -size.w; x <= size.w; x += STEP) for (let y = -size.h; y <= size.h; y += STEP) tries.push([x, y]);
  tries.push([0, 0]);
  tries.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  const [x, y] = [0, 1].map((i) => (Math.min(...boxes.map((b) => b[i])) + Math.max(...boxes.map((b) => b[i + 2]))) / 2);
  for (let { k } = view; k > fit.k * 1.01; k *= FARTHER) {
    for (const [cx, cy] of [[view.cx, view.cy], [x, y]]) {
      for (const [dx, dy] of tries) {
        const held = look({ k, cx: cx + dx / k, cy: cy + dy / k }, fit, bounds, size);
        if (shows(held)) return held;
      }
    }
  }
  return null;
}
