// Who taps quickly through what is told, or twice, finds other buttons in the same place. A tap that was still meant for
// the last one must not begin another game before the result has been seen, nor leave the lesson, nor stop the table.
//
// What counts is when the finger came down, and on what: a busy page hears of a tap long after, when another button may have
// stood there for a while, or may have taken the place of the one that was touched (morphing keeps elements).

const FRESH = 400; // ms: nobody reads a new button and touches it sooner
const TWICE = 1000; // ms: a tap that follows so soon may have been meant for what stood there before
const PRESSABLE = '[data-do]';

/** `orders`: region -> those that a tap must be meant for. `watch(region, root)`: what has been drawn there, to be seen when
 *  `drawn` calls; `press(event)`: a pointer came down; `stray(target)`: whether the tap that ends on it was not meant for it:
 *  it, or the buttons beside it, had only just come, or it was another button then. `eager`: orders that hear a finger at
 *  once that has touched nothing just before. */
export function strays(orders, { eager = [], clock = () => performance.now(), drawn = (done) => done() } = {}) {
  const rows = new Map(); // region -> root, its orders, and since when
  let last = -TWICE; // when the pointer before came down
  let down = null; // when a pointer came down last, and on which order

  return {
    watch(region, root) {
      if (!orders[region]) return;
      const row = [...root.querySelectorAll(PRESSABLE)].map((e) => e.dataset.do).join(' ');
      if (rows.get(region)?.row === row) return;
      const found = { root, row, since: Infinity };
      rows.set(region, found);
      drawn(() => (found.since = clock()));
    },
    press({ target, timeStamp }) {
      down = { order: target.closest?.(PRESSABLE)?.dataset.do, at: timeStamp, soon: timeStamp - last < TWICE };
      last = timeStamp;
    },
    stray(target) {
      const order = target.dataset.do;
      const pressed = down;
      down = null; // a tap without a finger of its own (a screen reader's) is not measured by the one before it
      if (pressed && pressed.order !== order) return true;
      if (pressed && !pressed.soon && eager.includes(order)) return false;
      const [region, found] = [...rows].find(([, { root }]) => root.contains(target)) ?? [];
      return Boolean(found) && orders[region].includes(order) && (pressed ? pressed.at : clock()) - found.since < FRESH;
    },
  };
}
