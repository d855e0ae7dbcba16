// PyScript opens an IndexedDB of its own for packages, of which we have none, and never starts where that is forbidden,
// fails late or says nothing (a locked-down school, a private window, a broken disk). It finds one here that holds nothing,
// so that the start of Python asks nothing of the device.

const soon = (result) => {
  const request = { result };
  setTimeout(() => request.onsuccess?.({ target: request }));
  return request;
};

const store = { getAllKeys: () => soon([]) };
const empty = { transaction: () => ({ objectStore: () => store }), close() {} };

/** From now on `window.indexedDB` opens `ours` for real (`real`: the browser's, or null) and anything else in name only. */
export function spareIndexedDB(target, real, ours) {
  const value = {
    open: (name, ...version) => (real && name === ours ? real.open(name, ...version) : soon(empty)),
    databases: async () => (real ? real.databases() : []),
  };
  try {
    Object.defineProperty(target, 'indexedDB', { value, configurable: true });
  } catch {
    // it stays as it is
  }
}
