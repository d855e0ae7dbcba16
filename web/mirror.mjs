// The second copy, in IndexedDB with strict durability: localStorage reaches the disk only seconds to a minute later.
// One record a game: its text, or a tombstone where it was deleted; and one that says how often everything was erased.
import { patience } from './patience.mjs';
import { count } from './record.mjs';

export const NAME = 'prateria';
const STORE = 'saves';
const GEN = '#gen'; // no game's id; older versions pass over what is no text

const LIMIT = 1500; // ms: an IndexedDB that says nothing for so long is none
const LONG = 5000; // ms, where people wait to be told that something is gone

/** Never throws; where IndexedDB is missing, forbidden, broken or mute it holds nothing and answers `undefined`. */
export function createMirror(factory, { limit = LIMIT, long = LONG, name = NAME } = {}) {
  let opening = null;
  let mute = false;

  const connect = () =>
    (opening ??= new Promise((resolve) => {
      const none = () => resolve(null);
      try {
        const request = factory.open(name, 1);
        request.onupgradeneeded = () => request.result.createObjectStore(STORE);
        request.onsuccess = () => {
          const db = request.result;
          mute = false;
          db.onclose = db.onversionchange = () => {
            db.close();
            opening = null;
          };
          resolve(db);
        };
        request.onerror = (event) => {
          event?.preventDefault?.();
          none();
        };
        request.onblocked = none;
      } catch {
        none();
      }
    }));

  /** `work(store)` in one transaction; gives what `work` returned once that is on the disk, `undefined` if it is not. */
  async function run(mode, work) {
    const db = await connect();
    if (!db) return undefined;
    return new Promise((resolve) => {
      try {
        const transaction = db.transaction(STORE, mode, { durability: 'strict' });
        const result = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(result);
        transaction.onerror = transaction.onabort = () => resolve(undefined);
      } catch {
        opening = null; // closed by the browser: opened again next time
        resolve(undefined);
      }
    });
  }

  /** The same with an end: a mute IndexedDB is waited for once, not at each move. */
  async function soon(work, wait) {
    const running = run('readwrite', work);
    return mute ? undefined : (await Promise.race([running.then((result) => ({ result })), given(running, wait)]))?.result;
  }

  /** Is mute when the time is up, until that comes after all. */
  async function given(running, wait) {
    let over = false;
    running.then(() => {
      over = true;
      mute = false;
    });
    await patience(wait);
    if (!over) mute = true;
  }

  /** The answer to a request; what goes wrong with it undoes the whole transaction. */
  const asked = (request, then) => {
    request.onsuccess = () => {
      try {
        then(request.result);
      } catch {
        request.transaction.abort();
      }
    };
  };

  const mirror = {
    /** {gen, records: Map id -> text or tombstone}. It waits as long as it takes. */
    async all() {
      const found = { gen: 0, records: new Map() };
      const running = run('readonly', (store) => {
        asked(store.openCursor(), function each(cursor) {
          if (!cursor) return;
          if (cursor.key === GEN) found.gen = count(cursor.value?.gen);
          else found.records.set(String(cursor.key), cursor.value);
          cursor.continue();
        });
        return found;
      });
      given(running, limit);
      return running;
    },

    /** Writes what `decide({gen, record})` gives as `value`; resolves to all that it gave. */
    update: (id, decide, wait = limit) =>
      soon((store) => {
        const out = {};
        asked(store.get(GEN), (erased) => {
          asked(store.get(id), (record) => {
            Object.assign(out, decide({ gen: count(erased?.gen), record }));
            if (out.value !== undefined) store.put(out.value, id);
          });
        });
        return out;
      }, wait),

    /** The same where somebody waits to be told: it takes its time. */
    surely: (id, decide) => mirror.update(id, decide, long),

    /** Forgets these records. */
    drop: (ids) => soon((store) => ids.forEach((id) => store.delete(id)), limit),

    /** Forgets everything, for the `gen`th time or more; resolves to {gen}. */
    erase: (gen) =>
      soon((store) => {
        const out = { gen };
        asked(store.get(GEN), (erased) => {
          out.gen = Math.max(gen, count(erased?.gen) + 1);
          store.clear();
          store.put({ gen: out.gen }, GEN);
        });
        return out;
      }, long),
  };
  return mirror;
}
