// The one store of this page, on the real browser.
import { NAME, createMirror } from './mirror.mjs';
import { HANDED } from './places.mjs';
import { forgetPrefs } from './prefs.mjs';
import { reviewShelf } from './reviews.mjs';
import { spareIndexedDB } from './spare.mjs';
import { createStore } from './store.mjs';
import { createTabs } from './tabs.mjs';

/** Forbidden storage is none: the store goes on in memory. */
const given = (name, from = window) => {
  try {
    return from[name] ?? null;
  } catch {
    return null;
  }
};
const local = given('localStorage');
const indexedDB = given('indexedDB');

export const store = createStore({
  local,
  session: given('sessionStorage'),
  mirror: createMirror(indexedDB),
  tabs: createTabs({ local, locks: given('locks', navigator) }),
  persist: () => navigator.storage?.persist?.(),
});
store.on('erased', forgetPrefs);
store.on('erased', () => given('caches')?.delete(HANDED).catch(() => {}));

/** What goes with the games, and with them when they go. */
export const reviews = reviewShelf(() => local, () => store.list().map(({ id }) => id));
store.on('change', reviews.tidy);

spareIndexedDB(window, indexedDB, NAME); // before PyScript's own code runs

addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith('prateria:')) store.changedElsewhere(key);
});
