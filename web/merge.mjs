// At start: what both copies hold becomes one list. A pure function; store.mjs carries out what it says.
import { isTombstone, later, read } from './record.mjs';

const REMEMBERED = 256; // deletions: more than anybody makes in the minute that localStorage needs to reach the disk

/** `local`: {gen, texts: Map}; `copy`: {gen, records: Map of texts and tombstones}. Gives
 *  gen: how often everything was erased;
 *  stale: localStorage as it came from the disk is older than the last erasing, so nothing in it counts;
 *  saves: Map id -> save; gone: ids of deleted games;
 *  write, forget: what to put into localStorage (Map id -> text) and which ids to take out of it;
 *  drop: ids of tombstones that need not be remembered any more. */
export function merge(local, copy) {
  const known = [...local.texts.values()].reduce((most, text) => Math.max(most, read(text).gen), local.gen);
  const gen = [...copy.records.values()].reduce(
    (most, record) => (typeof record === 'string' ? Math.max(most, read(record).gen) : most), Math.max(known, copy.gen),
  );
  const stale = known < gen;
  const found = { gen, stale, saves: new Map(), gone: new Set(), write: new Map(), forget: [], drop: [] };
  for (const id of new Set([...local.texts.keys(), ...copy.records.keys()])) {
    const [text, record] = [local.texts.get(id), copy.records.get(id)];
    const counts = (save, old) => (save && (save.head ? save.gen === gen : !old) ? save : null);
    const ours = counts(text === undefined ? null : read(text), stale);
    const theirs = counts(typeof record === 'string' ? read(record) : null, copy.gen < gen);
    const best = later(ours, theirs);
    const deleted = isTombstone(record) && copy.gen === gen;
    if (!best || (deleted && !(best.head && best.stamp > record.gone))) {
      if (deleted) found.gone.add(id);
      if (text !== undefined) found.forget.push(id);
      continue;
    }
    found.saves.set(id, best);
    if (best.text !== text) found.write.set(id, best.text);
  }
  found.drop = forgettable(local, copy);
  return found;
}

/** The oldest tombstones of games that localStorage does not hold any more, beyond a number. */
function forgettable(local, copy) {
  const tombs = [...copy.records].filter(([, record]) => isTombstone(record)).sort(([, a], [, b]) => b.n - a.n);
  return tombs.slice(REMEMBERED).map(([id]) => id).filter((id) => !local.texts.has(id));
}
