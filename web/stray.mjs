// Who taps quickly through what is told, or twice, finds other buttons in the same place. A tap that was still meant for
// the last one must not begin another game before the result has been seen, nor leave the lesson, nor stop the table.

const FRESH = 400; // ms: nobody reads a new button and touches it sooner

/** `orders`: region -> those that a tap must be meant for. `watch(region, root)`: what has been drawn there; `stray(target)`:
 *  whether a tap on it came too soon to be meant: since it, or the buttons beside it, are there. */
export function strays(orders, clock = () => performance.now()) {
  const rows = new Map(); // region -> root, its orders, and since when
  return {
    watch(region, root) {
      if (!orders[region]) return;
      const row = [...root.querySelectorAll('[data-do]')].map((e) => e.dataset.do).join(' ');
      if (rows.get(region)?.row !== row) rows.set(region, { root, row, since: clock() });
    },
    stray(target) {
      const [region, found] = [...rows].find(([, { root }]) => root.contains(target)) ?? [];
      return Boolean(found) && orders[region].includes(target.dataset.do) && clock() - found.since < FRESH;
    },
  };
}
