// The saves on this device: localStorage, mirrored in IndexedDB; in memory when neither may be used. It never throws:
// what goes wrong comes back as a word: "" (all well), "damaged", "large", "elsewhere", "gone"; what concerns the whole
// device ("full", "forbidden") is said by the event `trouble`, once neither copy could be written.
//
// The later write wins, by its count. Deleting leaves a tombstone and erasing raises a generation, both in IndexedDB, whose
// word is on the disk when it comes: localStorage reaches the disk up to a minute later and may still hold what was deleted.
import { keysOf, locally, refusal } from './local.mjs';
import { merge } from './merge.mjs';
import { patience } from './patience.mjs';
import { GENERATION, SAVE, erasable } from './places.mjs';
import { makeRoom } from './reviews.mjs';
import { MAX_FILE, MAX_FILES, count, deleted, following, headOf, later, leaving, read, retitled, written } from './record.mjs';

const LIMIT = 1500; // ms that the list waits for the second copy
const NONE = { gen: 0, records: new Map() };

/** trouble (why nothing can be kept), lost (id: another tab has taken the game), gone (id: another tab has deleted it), back
 *  (id: it is there again, or another than was opened), erased (by another tab, or before the browser died), change (the list). */
const EVENTS = ['trouble', 'lost', 'gone', 'back', 'erased', 'change'];

export function createStore({ local, session = null, mirror, tabs, persist = () => {}, now = Date.now, limit = LIMIT }) {
  const listeners = Object.fromEntries(EVENTS.map((event) => [event, new Set()]));
  const saves = new Map(); // id -> save (record.mjs); what all of this page reads
  const gone = new Map(); // id -> what it was: deleted here or in another tab
  const revived = new Set(); // ids to be kept although they were deleted
  let gen = 0;
  let deletions = 0;
  let trouble = '';
  let persisted = false;
  let settled = Promise.resolve();

  const emit = (event, detail) => listeners[event].forEach((listener) => listener(detail));
  const awaited = (work) => {
    settled = Promise.all([settled, work]);
    return work;
  };

  // ---- localStorage

  function write(key, text) {
    try {
      local.setItem(key, text);
      return '';
    } catch (error) {
      const why = refusal(error);
      return why === 'full' && makeRoom(local) ? write(key, text) : why;
    }
  }

  function peek(key) {
    try {
      return local.getItem(key);
    } catch {
      return null;
    }
  }

  const keys = (storage, beginning = '') => locally(() => storage)((there) => keysOf(there, beginning), []);

  function forget(key, storage = local) {
    try {
      storage.removeItem(key);
    } catch {
      // nothing to forget
    }
  }

  function wipe() {
    for (const key of erasable('localStorage', keys(local))) forget(key);
    for (const key of erasable('sessionStorage', keys(session))) forget(key, session);
  }

  /** Whether anything of ours can lie in localStorage at all. */
  function usable() {
    try {
      return local.length >= 0;
    } catch {
      return false;
    }
  }

  const generation = () => count(Number(peek(GENERATION)));

  // ---- the start

  /** What localStorage holds, and what this page has kept in memory only. */
  function ours() {
    const texts = new Map([...saves].map(([id, save]) => [id, save.text]));
    for (const key of keys(local, SAVE)) {
      const id = key.slice(SAVE.length);
      texts.set(id, later(saves.get(id), read(peek(key))).text); // the copy in memory is the later one if localStorage was full
    }
    return { gen: Math.max(gen, generation()), texts };
  }

  function adopt(copy) {
    const found = merge(ours(), copy);
    gen = found.gen;
    if (found.stale) {
      wipe();
      write(GENERATION, String(gen));
      emit('erased');
    }
    for (const id of found.forget) forget(SAVE + id);
    for (const [id, text] of found.write) write(SAVE + id, text);
    for (const id of found.gone) gone.set(id, null);
    for (const id of [...saves.keys()]) if (!found.saves.has(id)) bury(id);
    for (const [id, save] of found.saves) {
      const before = saves.get(id);
      saves.set(id, save);
      if (before && before.text !== save.text) emit('back', id); // opened, maybe, before the second copy answered
    }
    for (const record of copy.records.values()) deletions = Math.max(deletions, record.n ?? 0);
    if (found.drop.length) mirror.drop(found.drop);
    emit('change');
  }

  /** Where the two copies differ the later write wins. A second copy that is late counts when it comes. */
  async function start(copies) {
    const first = await Promise.race([copies, patience(limit).then(() => 'late')]);
    adopt(first === 'late' || !first ? NONE : first);
    if (first === 'late') copies.then((copy) => copy && adopt(copy));
  }

  // ---- keeping

  function complain(reason) {
    if (reason && reason !== trouble) emit('trouble', reason);
    trouble = reason;
  }

  /** Writes a save twice. What matters is that one of the two lasts; what another tab has deleted stays so. */
  async function keep(id, save, how = {}) {
    saves.set(id, save);
    gone.delete(id);
    const reason = write(SAVE + id, save.text);
    const answer = await awaited(mirror.update(id, (found) => written(found, save, { ...how, gen: save.head ? save.gen : gen })));
    complain(answer ? '' : reason);
    if (!answer || saves.get(id) !== save) return; // a later one is on its way
    if (answer.refused === 'erased') wiped(answer.gen);
    else if (answer.refused === 'gone') taken(id);
    else if ((answer.record ?? answer.value) !== save.text) {
      const lies = answer.record ?? answer.value; // as it was counted there, or another that is there again
      saves.set(id, read(lies));
      write(SAVE + id, lies);
      emit('change');
    }
  }

  /** A game that is no more, for all that this page knows. */
  function bury(id) {
    gone.set(id, saves.get(id) ?? gone.get(id) ?? null);
    saves.delete(id);
    forget(SAVE + id);
    emit('gone', id);
  }

  /** Another tab has deleted the game. */
  function taken(id) {
    bury(id);
    emit('change');
  }

  /** Another tab has erased everything. */
  function wiped(generation) {
    gen = generation;
    for (const id of [...saves.keys()]) bury(id);
    emit('erased');
    emit('change');
  }

  /** Does something with a game while no other tab writes it; null if another has it (and it is not to be stolen). */
  async function holding(id, steal, work) {
    const held = tabs.holds(id);
    if (!(await tabs.claim(id, steal))) {
      tabs.release(id);
      return null;
    }
    try {
      return await work();
    } finally {
      if (!held) tabs.release(id);
    }
  }

  /** What another tab has put under a key of localStorage. */
  function heard(key, text) {
    if (key === GENERATION) {
      if (generation() > gen) wiped(generation());
      return;
    }
    if (!key.startsWith(SAVE)) return;
    const id = key.slice(SAVE.length);
    if (text === null) {
      if (saves.has(id)) taken(id);
      return;
    }
    const save = read(text);
    if (save.head && save.gen < gen) return; // from before the erasing
    saves.set(id, save);
    if (gone.delete(id)) emit('back', id);
    emit('change');
  }

  tabs.onLost = (id) => emit('lost', id);
  const copies = mirror.all();

  const store = {
    /** Resolves when both copies have been compared, or the second does not answer in time. */
    ready: start(copies),
    /** Resolves when they have, however long it takes. */
    compared: copies.then(() => store.ready),
    /** Resolves when all that was saved so far is on the disk. */
    settled: () => settled,
    trouble: () => trouble,
    on: (event, listener) => listeners[event].add(listener),
    newId: () => now().toString(36) + Math.floor(Math.random() * 46656).toString(36).padStart(3, '0'),

    /** [{id, head, damaged}], the latest first. */
    list: () =>
      [...saves]
        .map(([id, { head }]) => ({ id, head, damaged: !head }))
        .sort((a, b) => (b.head?.updated ?? 0) - (a.head?.updated ?? 0)),
    listJson: () => JSON.stringify(store.list()),
    load: (id) => saves.get(id)?.text ?? null,

    save(id, text) {
      if (!headOf(text)) return 'damaged';
      if (text.length > MAX_FILE) return 'large';
      if (!tabs.mayWrite(id)) return 'elsewhere';
      if (gone.has(id) && !revived.has(id)) return 'gone';
      if (!persisted) {
        persisted = true;
        Promise.resolve(persist()).catch(() => {});
      }
      const revive = revived.delete(id);
      keep(id, following(text, saves.get(id) ?? gone.get(id), gen), { revive });
      return '';
    },

    rename: (id, title) =>
      holding(id, false, async () => {
        const before = saves.get(id);
        if (!before?.head) return 'damaged';
        keep(id, retitled(following(before.text, before, gen).text, title));
        emit('change');
        return '';
      }).then((answer) => answer ?? 'elsewhere'),

    /** Resolves, when the game is gone, to {sure, undo}. `sure`: that is on the disk. Whoever plays it in another tab stops
     *  writing and is told. */
    remove: (id) =>
      holding(id, true, async () => {
        const save = later(saves.get(id), peek(SAVE + id) === null ? null : read(peek(SAVE + id))) ?? null;
        if (save) gone.set(id, save);
        saves.delete(id);
        forget(SAVE + id);
        emit('change');
        deletions += 1;
        const answer = await awaited(mirror.surely(id, (found) => deleted(found, save, deletions)));
        if (answer?.last && gone.has(id)) gone.set(id, answer.last);
        return { sure: Boolean(answer) || !usable(), undo: () => store.bring(id) };
      }),

    /** Brings a deleted game back, unless it is there again. */
    bring(id) {
      const save = gone.get(id);
      if (!save) return;
      keep(id, following(save.text, save, gen), { revive: true, over: false });
      emit('change');
    },

    /** From now on the game may be written again although another tab has deleted it. False: it is back already. */
    async keepHere(id) {
      if (!(await tabs.claim(id, true)) || saves.has(id)) return false;
      revived.add(id);
      return true;
    },

    claim: (id) => tabs.claim(id),
    /** Takes the game over from another tab and reads again what that one saved last. */
    async steal(id) {
      const got = await tabs.claim(id, true);
      const text = peek(SAVE + id);
      if (got && text !== null) saves.set(id, read(text));
      if (got) emit('change');
      return got;
    },
    release: (id) => tabs.release(id),

    /** Another tab wrote this key (null: it wiped everything). */
    changedElsewhere(key) {
      if (key !== null) heard(key, peek(key));
      else for (const id of [...saves.keys()]) heard(SAVE + id, peek(SAVE + id));
    },

    /** All games as one file. */
    exportAll: () =>
      JSON.stringify({ prateria: 1, saves: [...saves.values()].filter(({ head }) => head).map(({ text }) => leaving(text)) }),

    /** {texts, reason}: the saves in a file, one or many; Python verifies each by replay before it is kept. */
    unpack(file) {
      const large = { texts: [], reason: 'large' };
      if (file.length > MAX_FILES) return large;
      try {
        const found = JSON.parse(file).saves.map((save) => JSON.stringify(save)).filter((text) => text.length <= MAX_FILE && headOf(text));
        if (found.length) return { texts: found, reason: '' };
      } catch {
        // no file of many
      }
      if (file.length > MAX_FILE) return large;
      return headOf(file) ? { texts: [file], reason: '' } : { texts: [], reason: 'damaged' };
    },

    /** Everything of ours: saves, names, settings. Resolves, when it is gone, to whether that is on the disk. The program
     *  itself stays for use without a network. */
    async eraseAll() {
      gen += 1;
      saves.clear();
      gone.clear();
      trouble = '';
      write(GENERATION, String(gen)); // other tabs hear of this first
      wipe();
      const answer = await awaited(mirror.erase(gen));
      if (answer) gen = answer.gen;
      write(GENERATION, String(gen)); // there is room now
      emit('erased');
      emit('change');
      return Boolean(answer) || !usable();
    },
  };
  return store;
}
