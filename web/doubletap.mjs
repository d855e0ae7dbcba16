// A button that has only just come under the finger has not been read: the second tap of a double one, or of somebody who
// did not wait, is not meant for it. Keys, and taps anywhere else, are none of its business.

const FRESH = 400; // ms: from the tap, or from when other buttons came
const LASTING = 2000; // ms: longer ago, the finger has let go of the matter
const NEAR = 24; // px: the same place, for a finger

/** What a touch does: the order of a button; a touch of the table is one, whatever lies there. */
const orderOf = (target) => target.dataset.do ?? 'touch';

/** `watch(root)`: what has been drawn there; `astray(event, target)`: whether this click on `target` is not meant. */
export function doubleTaps() {
  const had = new Map(); // root -> its orders
  let came = -Infinity; // when others took their place
  let last = null; // the latest tap that did something: {x, y, at, order}
  return {
    watch(root, now = performance.now()) {
      const orders = [...root.querySelectorAll('[data-do]')].map(orderOf).join(' ');
      if (had.get(root) !== orders) came = now;
      had.set(root, orders);
    },
    astray({ clientX: x, clientY: y }, target, now = performance.now()) {
      const order = orderOf(target);
      const here = last && now - last.at < LASTING && Math.hypot(x - last.x, y - last.y) < NEAR;
      if (here && order !== last.order && now - Math.max(last.at, came) < FRESH) {
        last.at = now; // who goes on tapping has still not read it
        return true;
      }
      last = { x, y, at: now, order };
      return false;
    },
  };
}
