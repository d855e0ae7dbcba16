// Who taps quickly through what is told finds other keys in the same place when the game is over. A tap that was still meant
// for the last one must not begin another game before the result has been seen.

const FRESH = 600; // ms: nobody reads a new key and touches it sooner

/** `watch(root)`: what has been drawn there; `stray(target)`: whether a tap on that came too soon to be meant. */
export function strays(orders, clock = () => performance.now()) {
  const since = new Map(); // root -> order -> when its key came
  return {
    watch(root) {
      if (!since.has(root)) since.set(root, new Map());
      const came = since.get(root);
      for (const order of orders) {
        if (!root.querySelector(`[data-do="${order}"]`)) came.delete(order);
        else if (!came.has(order)) came.set(order, clock());
      }
    },
    stray(target) {
      const came = [...since].find(([root]) => root.contains(target))?.[1].get(target.dataset.do);
      return came !== undefined && clock() - came < FRESH;
    },
  };
}
