// What is kept on this device for a class, by key: the teacher's plan, each result, names, tournament. Kept twice as games
// are (store.mjs): in localStorage, and in an IndexedDB of its own, whose word is on the disk when it comes. Where the two
// differ the second copy has the word; what was dropped leaves a tombstone there until localStorage has forgotten it too.
// It never throws: what goes wrong comes back as a word, "full" or "forbidden", once neither copy could be written.
import { keysOf, locally, refusal } from './local.mjs';
import { SCHOOL } from './places.mjs';
import { isTombstone, tombstone } from './record.mjs';

/** `given()`: localStorage, or what stands for it; it may throw. `mirror`: see mirror.mjs. `channel`: says to other tabs
 *  what has changed ({key, text}, null where it was dropped). `before()`: when that is done, localStorage has been cleared of
 *  what was erased. */
export function schoolShelf({ given, mirror, channel = null, before = async () => {}, persist = () => {} }) {
  const kept = new Map(); // key -> text; what all of this page reads
  const listeners = new Set();
  const fresh = new Set(); // keys that this page has written: what was read before does not count for them
  let opening = null;
  let whole = false; // both copies have been compared

  const tried = locally(given);
  const put = (key, text) => {
    try {
      given().setItem(SCHOOL + key, text);
      return '';
    } catch (error) {
      return refusal(error);
    }
  };
  const forget = (key) => tried((local) => local.removeItem(SCHOOL + key));
  const ours = () => tried((local) => keysOf(local, SCHOOL), []).map((key) => key.slice(SCHOOL.length));
  const known = (key) => kept.get(key) ?? tried((local) => local.getItem(SCHOOL + key), null);

  async function begin() {
    await before();
    const copy = await mirror.all();
    for (const key of ours()) if (!kept.has(key)) kept.set(key, tried((local) => local.getItem(SCHOOL + key), ''));
    const spare = [];
    for (const [key, record] of copy?.records ?? []) {
      if (fresh.has(key)) continue;
      if (isTombstone(record)) {
        if (!ours().includes(key)) spare.push(key);
        kept.delete(key);
        forget(key);
      } else if (kept.get(key) !== record) {
        kept.set(key, record);
        put(key, record);
      }
    }
    if (spare.length) mirror.drop(spare);
    for (const [key, text] of kept) if (copy && !copy.records.has(key)) mirror.update(key, () => ({ value: text }));
    whole = true;
  }

  function changed(key, text) {
    if (text === null) kept.delete(key);
    else kept.set(key, text);
    for (const listener of listeners) listener(key);
  }
  if (channel) channel.onmessage = ({ data }) => (data.key ? changed(data.key, data.text) : shelf.emptied());

  const shelf = {
    /** Resolves when both copies have been compared; begun when it is first asked for. */
    ready: () => (opening ??= begin().catch(() => {})),
    /** The keys, without what is before each of them, as JSON. */
    keys: () => JSON.stringify([...new Set([...kept.keys(), ...(whole ? [] : ours())])]),
    load: (key) => known(key),
    /** `listener(key)`: another tab has kept or dropped it. */
    on: (listener) => listeners.add(listener),

    /** Resolves, when it is on the disk, to '' or why it is not. */
    async keep(key, text) {
      const before = kept.get(key);
      fresh.add(key);
      kept.set(key, text);
      persist();
      const first = put(key, text);
      const second = Boolean(await mirror.update(key, () => ({ value: text })));
      if (first && !second) {
        if (before === undefined) kept.delete(key);
        else kept.set(key, before);
        return first;
      }
      if (!second) mirror.drop([key]); // what lies there is older, and must not come back
      channel?.postMessage({ key, text });
      return '';
    },
    /** Resolves when it is gone, also from the disk. */
    async drop(key) {
      fresh.add(key);
      kept.delete(key);
      forget(key);
      if (!(await mirror.surely(key, () => ({ value: tombstone(0, 0) })))) mirror.drop([key]);
      channel?.postMessage({ key, text: null });
    },
    /** Everything has been erased (store.mjs sees to localStorage). */
    emptied() {
      kept.clear();
    },
    /** The second copy is emptied: resolves to whether it is. */
    async erase(gen) {
      shelf.emptied();
      const answer = await mirror.erase(gen);
      channel?.postMessage({});
      return answer;
    },
  };
  return shelf;
}
