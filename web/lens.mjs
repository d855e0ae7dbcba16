// How a window shows something larger than itself: a factor, and which point of it lies in the middle. Numbers only.

const NEAREST = 2.8; // pixels a measure of the land
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
