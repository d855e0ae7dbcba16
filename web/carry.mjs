// What can be carried where, and the orders of it one after another: the part of web/drag.mjs that needs no page.

/** `card` of `card:chief`. */
export const sortOf = (name) => name.split(':', 1)[0];

/** What an element is as a place for pieces that go to such sorts: its pick, or the name that it has as a place alone. */
export const placeName = ({ dataset }, sorts) => [dataset.pick, dataset.drop].find((name) => name && sorts.includes(sortOf(name)));
const disabled = (element) => element.getAttribute('aria-disabled') === 'true';

/** What can be moved from there: {element, name, pick, sorts}, or null. `moves`: sort of a piece -> sorts of its places. */
export function pieceAt(target, moves) {
  const element = target.closest?.('[data-drag], [data-pick]');
  if (!element) return null;
  const name = element.dataset.drag ?? element.dataset.pick;
  const sorts = moves[sortOf(name)];
  if (!sorts || disabled(element)) return null;
  return { element, name, pick: element.dataset.drag ? '' : name, sorts };
}

/** The first of the elements under a pointer that is, or is in, a place for a piece of such sorts: {place, name, pick}. */
export function placeAmong(elements, sorts) {
  for (const element of elements) {
    const place = element.closest?.('[data-pick], [data-drop]');
    const name = place && placeName(place, sorts);
    if (name && (name !== place.dataset.pick || !disabled(place))) return { place, name, pick: name === place.dataset.pick ? name : '' };
  }
  return null;
}

/** One order after another; what is wished meanwhile waits, and only the last wish counts. */
export function inTurn(ask) {
  let last = Promise.resolve();
  let busy = 0;
  let wish = null;

  const go = () => {
    if (busy || !wish) return;
    const [name, value] = wish;
    wish = null;
    order(name, value);
  };

  /** Is carried out in any case, and what was only wished before is forgotten. */
  function order(name, value) {
    wish = null;
    busy += 1;
    last = last.then(() => ask(name, value)).catch(() => {}).then(() => {
      busy -= 1;
      go();
    });
    return last;
  }

  return { order, wish: (name, value) => { wish = [name, value]; go(); } };
}
