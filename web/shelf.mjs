// The one store of this page, on the real browser.
import { createMirror } from './mirror.mjs';
import { createStore } from './store.mjs';
import { spareIndexedDB } from './spare.mjs';
import { createTabs } from './tabs.mjs';

/** Forbidden storage is none: the store goes on in memory. */
const given = (name) => {
  try {
    return window[name];
  } catch {
    return null;
  }
};
const local = given('localStorage');

export const store = createStore({
  local,
  mirror: createMirror(given('indexedDB')),
  tabs: createTabs({ local, locks: navigator.locks }),
  persist: () => navigator.storage?.persist?.(),
});

spareIndexedDB();

addEventListener('storage', (event) => {
  if (!event.key || event.key.startsWith('prateria:')) store.changedElsewhere(event.key);
});
