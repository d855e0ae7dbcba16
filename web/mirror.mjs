// The second copy of each save, in IndexedDB with strict durability: localStorage reaches the disk only seconds later.

const NAME = 'prateria';
const SAVES = 'saves';

/** Never throws; where IndexedDB is missing, forbidden or broken it just holds nothing. */
export function createMirror(factory) {
  let opening = null;

  const open = () =>
    (opening ??= new Promise((resolve) => {
      try {
        const request = factory.open(NAME, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(SAVES);
        request.onsuccess = () => {
          request.result.onversionchange = () => {
            request.result.close();
            opening = null;
          };
          resolve(request.result);
        };
        request.onerror = () => resolve(null);
        request.onblocked = () => resolve(null);
      } catch {
        resolve(null);
      }
    }));

  async function run(mode, work) {
    const db = await open();
    if (!db) return undefined;
    return new Promise((resolve) => {
      try {
        const transaction = db.transaction(SAVES, mode, { durability: 'strict' });
        const request = work(transaction.objectStore(SAVES));
        transaction.oncomplete = () => resolve(request.result ?? true);
        transaction.onerror = transaction.onabort = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
    });
  }

  return {
    put: (id, text) => run('readwrite', (saves) => saves.put(text, id)),
    remove: (id) => run('readwrite', (saves) => saves.delete(id)),
    clear: () => run('readwrite', (saves) => saves.clear()),
    /** Map of id -> text. */
    async all() {
      const found = new Map();
      await run('readonly', (saves) => {
        const request = saves.openCursor();
        request.onsuccess = () => {
          const cursor = request.result;
          if (!cursor) return;
          if (typeof cursor.value === 'string') found.set(String(cursor.key), cursor.value);
          cursor.continue();
        };
        return request;
      });
      return found;
    },
  };
}
