// The stores of this page, on the real browser: the games, and what is kept for a class.
import { NAME, createMirror } from './mirror.mjs';
import { BOTS, HANDED, SECOND } from './places.mjs';
import { forgetPrefs } from './prefs.mjs';
import { reviewShelf } from './reviews.mjs';
import { schoolShelf } from './school.mjs';
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

const persist = () => Promise.resolve(navigator.storage?.persist?.()).catch(() => {});
const mirror = createMirror(indexedDB);

/** Erased are all of them, or it is not said to be. */
async function eraseAll(gen) {
  const copies = [mirror, school, createMirror(indexedDB, { name: BOTS })];
  const [games, ofClass, ofBots] = await Promise.all(copies.map((copy) => copy.erase(gen)));
  return ofClass && ofBots && games;
}

export const school = schoolShelf({
  given: () => local,
  mirror: createMirror(indexedDB, { name: SECOND }),
  channel: globalThis.BroadcastChannel ? new BroadcastChannel(SECOND) : null,
  before: () => store.ready,
  persist,
});

export const store = createStore({
  local,
  session: given('sessionStorage'),
  mirror: { ...mirror, erase: eraseAll },
  tabs: createTabs({ local, locks: given('locks', navigator) }),
  persist,
});
store.on('erased', school.emptied);
store.on('erased', forgetPrefs);
store.on('erased', () => given('caches')?.delete(HANDED).catch(() => {}));

/** What goes with the games, and with them when they go. */
export const reviews = reviewShelf(() => local, () => store.list().map(({ id }) => id));
store.on('change', reviews.tidy);

spareIndexedDB(window, indexedDB, NAME); // before PyScript's own code runs

addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith('prateria:')) store.changedElsewhere(key);
});
