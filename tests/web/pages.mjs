// Stores as pages have them: one on a device, and two tabs of one device.
import { createStore } from '../../web/store.mjs';
import { createTabs } from '../../web/tabs.mjs';
import { FakeLocks, FakeStorage, fakeMirror, freeTabs } from './fakes.mjs';

/** A page on a device, from its start on. */
export async function make({ local = new FakeStorage(), mirror = fakeMirror(), tabs = freeTabs(), ...more } = {}) {
  const store = createStore({ local, mirror, tabs, limit: 30, ...more });
  const heard = [];
  for (const event of ['trouble', 'lost', 'gone', 'back', 'erased']) store.on(event, (detail) => heard.push(detail ? `${event} ${detail}` : event));
  await store.ready;
  return { local, mirror, store, heard };
}

export const turn = () => new Promise(setImmediate);
export const ids = (store) => store.list().map(({ id }) => id);

/** Two tabs on one device; what one writes into localStorage the other hears a moment later. */
export async function two({ local = new FakeStorage(), mirror = fakeMirror() } = {}) {
  const locks = new FakeLocks();
  const tabs = [];
  for (const me of [0, 1]) {
    const own = Object.create(local, {
      setItem: { value: (key, text) => (local.setItem(key, text), setImmediate(() => tabs[1 - me]?.store.changedElsewhere(key))) },
      removeItem: { value: (key) => (local.removeItem(key), setImmediate(() => tabs[1 - me]?.store.changedElsewhere(key))) },
      getItem: { value: (key) => local.getItem(key) },
      key: { value: (i) => local.key(i) },
      length: { get: () => local.length },
    });
    tabs.push(await make({ local: own, mirror, tabs: createTabs({ locks, local: own, me: String(me) }) }));
  }
  return [...tabs, local, mirror];
}
