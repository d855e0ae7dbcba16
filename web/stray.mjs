// Who taps quickly through what is told, or twice, finds other buttons in the same place. A tap that was still meant for
// the last one must not begin another game before the result has been seen, nor leave the lesson, nor skip what is told.
//
// What counts is when the finger came down, and on what: a busy page hears of a tap long after, when another button may have
// stood there for a while, or may have taken the place of the one that was touched (morphing keeps elements).

const FRESH = 400; // ms: nobody reads a new button and touches it sooner
const OVER = 1800; // ms: the same where it has come over a race that has just ended: hands were as quick as they could
const TWICE = 1000; // ms: a tap that follows so soon may have been meant for what stood there before
const PRESSABLE = '[data-do], [data-pick]';

const orderOf = (button) => button?.dataset.do ?? button?.dataset.pick;
const within = (box, { x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom;
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** In the regions that `orders` names a button that has come where another one was, or where a finger has just been, hears no
 *  tap for a moment; those of the orders hear none there whenever the buttons have changed. `watch(region, root)`: what has
 *  been drawn there, to be seen when `drawn` calls; `press(event)`: a pointer came down; `stray(target)`: whether the tap
 *  that ends on it was not meant for it, or it was another button then. `eager`: orders that hear a finger at once that has
 *  touched nothing just before; `harmless`: those that hear every finger but one that was just there for another button;
 *  `weighty`: those that take something back hear no finger that has just touched another button there;
 *  `over`: regions that come over the table by themselves; `raced()`: whether a race has ended, asked once where such an order comes
 *  there: then these are deaf for longer, and so are those `beside` another order; `read`: whether
 *  a button leads on from what has come there to be read: it hears no finger for a second, which may be meant for what lay
 *  under it; `haste`: so much sooner than people a machine touches what has come in another's place. */
export function strays(orders, { eager = [], harmless = [], weighty = [], over = [], beside = {}, raced = () => false, read = () => false, haste = 1, clock = () => performance.now(), drawn = (done) => done() } = {}) {
  const rows = new Map(); // region -> root, its orders, since when, and its buttons: where, since when, whether in another's place
  let down = null; // when a pointer came down last, where, on which order, and which was the one before
  let last = null; // the same, also when its tap has been heard

  /** Where the buttons are now. */
  function seen(found, before) {
    const now = (found.since = clock());
    for (const button of found.root.querySelectorAll(PRESSABLE)) {
      const box = button.getBoundingClientRect?.();
      if (!box?.width) continue;
      const order = orderOf(button);
      const there = before.filter((one) => meet(one.box, box));
      const same = there.find((one) => one.order === order);
      found.buttons.push(same ? { ...same, box } : { order, box, since: now, instead: there.length > 0 });
    }
  }

  return {
    watch(region, root) {
      if (!orders[region]) return;
      const row = [...root.querySelectorAll(PRESSABLE)].map(orderOf).join(' ');
      const before = rows.get(region);
      if (before?.row === row) return;
      const leads = over.includes(region) && row.split(' ').some((order) => orders[region].includes(order));
      const late = leads && (raced() || Boolean(before?.late && clock() - before.since < OVER / haste)); // more keys of the same result
      const found = { root, row, late, since: Infinity, buttons: [] };
      rows.set(region, found);
      drawn(() => seen(found, before?.buttons ?? []));
    },
    press({ target, timeStamp: at, clientX: x, clientY: y }) {
      last = down = { order: orderOf(target.closest?.(PRESSABLE)), at, x, y, former: last && { ...last, former: null } };
    },
    stray(target) {
      const order = orderOf(target);
      const pressed = down;
      down = null; // a tap without a finger of its own (a screen reader's) is not measured by the one before it
      const [region, found] = [...rows].find(([, { root }]) => root.contains(target)) ?? [];
      if (pressed && pressed.order !== order && (found || target.dataset.do)) return true; // what lies on the table moves by itself
      if (pressed && found && over.includes(region) && read(target) && pressed.at - found.since < TWICE / haste) return true;
      const former = pressed?.former;
      if (pressed && eager.includes(order) && !(former && pressed.at - former.at < TWICE)) return false;
      if (!found) return false;
      const at = pressed ? pressed.at : clock();
      const leads = orders[region].includes(order);
      const hurried = leads || (beside[order] && found.row.split(' ').includes(beside[order]));
      if (found.late && hurried && at - found.since < OVER / haste) return true;
      if (leads && at - found.since < (over.includes(region) ? TWICE : FRESH)) return true;
      const button = pressed && found.buttons.find((one) => one.order === order && within(one.box, pressed));
      const there = Boolean(button && former && former.order !== order && within(button.box, former));
      if (there && weighty.includes(order) && pressed.at - former.at < TWICE / haste) return true;
      if (!button || at - button.since >= FRESH / haste) return false;
      if (harmless.includes(order)) return there && pressed.at - former.at < TWICE;
      return button.instead || there;
    },
  };
}
