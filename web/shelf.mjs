// The one store of this page, on the real browser.
import { createMirror } from './mirror.mjs';
import { createStore } from './store.mjs';
import { createTabs } from './tabs.mjs';

let local = null;
try {
  local = window.localStorage;
} catch {
  // forbidden: the store goes on in memory
}

export const store = createStore({
  local,
  mirror: createMirror(window.indexedDB),
  tabs: createTabs({ local, locks: navigator.locks }),
  persist: () => navigator.storage?.persist?.(),
});

addEventListener('storage', (event) => {
  if (!event.key || event.key.startsWith('prateria:')) store.changedElsewhere(event.key);
});
