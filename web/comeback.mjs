// This tab comes back to its table: after a reload, after the browser has thrown the page away, after it died. Who goes to
// the start page, or opens the address anew, begins in the lobby. Where a table has failed twice in a row, so does everybody.
import { school } from './shelf.mjs';

const KEY = 'prateria:table'; // in sessionStorage, as it belongs to the tab: {id, tries}
const LOCKED = 'table'; // see app/table.py
const MOST = 2; // tries in a row
const STANDS = 10_000; // ms: who has stood so long does not die of being opened

function read() {
  try {
    const mark = JSON.parse(sessionStorage.getItem(KEY));
    return typeof mark?.id === 'string' && Number.isInteger(mark.tries) ? mark : null;
  } catch {
    return null; // no storage, or foreign hands
  }
}

function write(mark) {
  try {
    if (mark) sessionStorage.setItem(KEY, JSON.stringify(mark));
    else sessionStorage.removeItem(KEY);
  } catch {
    // then a reload leads to the lobby
  }
}

let standing = 0;

/** All is well with the table of this tab: what happens from now on is not the fault of its opening. */
function stands() {
  const mark = read();
  if (mark) write({ ...mark, tries: 0 });
}

/** The game at the table of this tab, '' in the lobby. */
export function keepTable(id) {
  clearTimeout(standing);
  write(id ? { id, tries: read()?.id === id ? read().tries : 0 } : null);
  if (id) standing = setTimeout(stands, STANDS);
}

/** Where this page is to begin: {id} of a game, {failed: true} where that has been tried too often, or null. */
export function comesBack(type = performance.getEntriesByType('navigation')[0]?.type) {
  const mark = read();
  if (!mark || type === 'navigate') return null;
  return mark.tries < MOST ? { id: mark.id } : { failed: true };
}

/** The same, and for a tab that is new on a device whose table a teacher has locked: it has no other place to be. */
export function beginsAt() {
  const locked = school.load(LOCKED);
  return comesBack() ?? (locked ? { id: locked } : null);
}

/** The game that this device is locked to cannot be opened: nobody is kept out by it. */
export const unlock = () => school.drop(LOCKED);

/** The table is about to be opened again: a page that dies of it leaves this behind. */
export function tryTable() {
  const mark = read();
  if (mark) write({ ...mark, tries: mark.tries + 1 });
}

addEventListener('pagehide', stands); // somebody leaves or reloads: a dead page sends none
