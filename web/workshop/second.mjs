// The second copy of the bots, as games have one (store.mjs): localStorage reaches the disk seconds to a minute late. Each
// write of a bot is counted in its text, so the higher count is the later one; who was deleted leaves a tombstone.
import { keysOf, locally } from '../local.mjs';
import { BOT, GENERATION } from '../places.mjs';
import { isTombstone, tombstone } from '../record.mjs';

const whole = (n) => (Number.isSafeInteger(n) && n > 0 ? n : 0);

/** How often a bot had been written when that was: of its text, or of what lies in the second copy. */
export function countOf(record) {
  if (isTombstone(record)) return whole(record.gone);
  try {
    return whole(JSON.parse(record)?.n);
  } catch {
    return 0;
  }
}

/** `given()`: localStorage, it may throw; `mirror`: see mirror.mjs. It never throws. */
export function secondCopy(given, mirror) {
  const local = locally(given);
  const textOf = (id) => local((storage) => storage.getItem(BOT + id), null);
  const forget = (id) => local((storage) => storage.removeItem(BOT + id));
  const generation = () => whole(Number(local((storage) => storage.getItem(GENERATION), null)));
  const ids = () => local((storage) => keysOf(storage, BOT), []).map((key) => key.slice(BOT.length));

  /** Nothing is put over what is later. */
  const put = (id, text) => mirror.update(id, ({ record }) => (countOf(record) > countOf(text) ? {} : { value: text }));

  return {
    put,
    /** It had been written `count` times. */
    drop: (id, count) => mirror.surely(id, () => ({ value: tombstone(count + 1, 0) })),
    /** Makes one of two copies; what was erased or deleted in one of them comes back from neither. */
    async compare() {
      const copy = await mirror.all();
      if (!copy) return;
      const before = copy.gen < generation(); // of an erasing that has not reached it
      if (before) await mirror.erase(generation());
      const records = before ? new Map() : copy.records;
      for (const [id, record] of records) {
        if (isTombstone(record)) {
          if (textOf(id) === null) mirror.drop([id]); // the deletion has reached the disk
          else if (countOf(textOf(id)) < countOf(record)) forget(id);
        } else if (textOf(id) === null || countOf(textOf(id)) < countOf(record)) {
          local((storage) => storage.setItem(BOT + id, record));
        }
      }
      for (const id of ids()) {
        if (copy.gen > generation() && !records.has(id)) forget(id);
        else if (records.get(id) !== textOf(id)) put(id, textOf(id));
      }
    },
  };
}
