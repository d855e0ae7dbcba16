// The saves on this device: localStorage, mirrored in IndexedDB; in memory when neither may be used. It never throws:
// what goes wrong comes back as a word: "" (all well), "full", "forbidden", "damaged", "large", "elsewhere".

const PREFIX = 'prateria:';
const SAVE = 'prateria:g:';
export const MAX_FILE = 1024 * 1024;

/** The parts of a save that can be read without Python; null when it is none. */
export function headOf(text) {
  try {
    const { v, head, code } = JSON.parse(text);
    const whole =
      Number.isInteger(v) && typeof code === 'string' && typeof head.game === 'string' && Array.isArray(head.seats);
    return whole ? head : null;
  } catch {
    return null;
  }
}

/** The better of two copies: the valid one, the longer one, the later one. */
export function better(a, b) {
  const [x, y] = [headOf(a), headOf(b)];
  if (!x || !y) return x ? a : y ? b : (a ?? b);
  const more = (y.count ?? 0) - (x.count ?? 0) || (y.updated ?? 0) - (x.updated ?? 0);
  return more > 0 ? b : a;
}

/** The name given in the lobby outlives the saves of the table, which do not know it. */
function keepTitle(text, before) {
  const title = before && headOf(before)?.title;
  if (!title) return text;
  const save = JSON.parse(text);
  save.head.title ??= title;
  return JSON.stringify(save);
}

export function createStore({ local, mirror, tabs, persist = () => {}, now = Date.now }) {
  const texts = new Map(); // id -> save; what all of this page reads
  const listeners = { trouble: new Set(), lost: new Set(), change: new Set() };
  let trouble = '';
  let persisted = false;
  let settled = Promise.resolve();

  const emit = (event, detail) => listeners[event].forEach((listener) => listener(detail));
  const later = (work) => (settled = Promise.all([settled, work]));

  function complain(reason) {
    if (reason && reason !== trouble) emit('trouble', reason);
    trouble = reason;
    return reason;
  }

  function write(key, text) {
    try {
      local.setItem(key, text);
      return '';
    } catch (error) {
      return /quota/i.test(error?.name) ? 'full' : 'forbidden';
    }
  }

  function keep(id, text) {
    texts.set(id, text);
    later(mirror.put(id, text));
    return complain(write(SAVE + id, text));
  }

  function read(key) {
    try {
      return local.getItem(key);
    } catch {
      return null;
    }
  }

  function keys() {
    try {
      return Array.from({ length: local.length }, (_, i) => local.key(i)).filter((key) => key?.startsWith(PREFIX));
    } catch {
      return [];
    }
  }

  function forget(key) {
    try {
      local.removeItem(key);
    } catch {
      // nothing to forget
    }
  }

  function readLocal() {
    for (const key of keys()) if (key.startsWith(SAVE)) texts.set(key.slice(SAVE.length), read(key));
  }

  /** At start: where the two copies differ the better one wins and mends the other. */
  async function reconcile() {
    for (const [id, copy] of await mirror.all()) {
      const ours = texts.get(id);
      if (ours === copy) continue;
      const best = better(ours, copy);
      texts.set(id, best);
      if (best !== ours) write(SAVE + id, best);
    }
    emit('change');
  }

  readLocal();
  tabs.onLost = (id) => emit('lost', id);

  const store = {
    /** Resolves when both copies have been compared. */
    ready: reconcile(),
    /** Resolves when all that was saved so far is on the disk. */
    settled: () => settled,
    trouble: () => trouble,
    on: (event, listener) => listeners[event].add(listener),
    newId: () => now().toString(36) + Math.floor(Math.random() * 46656).toString(36).padStart(3, '0'),

    /** [{id, head, damaged}], the latest first. */
    list: () =>
      [...texts]
        .map(([id, text]) => ({ id, head: headOf(text), damaged: !headOf(text) }))
        .sort((a, b) => (b.head?.updated ?? 0) - (a.head?.updated ?? 0)),
    listJson: () => JSON.stringify(store.list()),
    load: (id) => texts.get(id) ?? null,

    save(id, text) {
      if (!headOf(text)) return 'damaged';
      if (text.length > MAX_FILE) return 'large';
      if (!tabs.mayWrite(id)) return 'elsewhere';
      if (!persisted) {
        persisted = true;
        Promise.resolve(persist()).catch(() => {});
      }
      return keep(id, keepTitle(text, texts.get(id)));
    },

    rename(id, title) {
      if (!headOf(texts.get(id))) return 'damaged';
      if (!tabs.mayWrite(id)) return 'elsewhere';
      const save = JSON.parse(texts.get(id));
      if (title) save.head.title = title;
      else delete save.head.title;
      const reason = keep(id, JSON.stringify(save));
      emit('change');
      return reason;
    },

    /** Gives back the way to undo it. */
    remove(id) {
      const text = texts.get(id);
      texts.delete(id);
      forget(SAVE + id);
      later(mirror.remove(id));
      emit('change');
      return () => {
        keep(id, text);
        emit('change');
      };
    },

    claim: (id) => tabs.claim(id),
    /** Takes the game over from another tab and reads again what that one saved last. */
    async steal(id) {
      const got = await tabs.claim(id, true);
      if (got) store.changedElsewhere(SAVE + id);
      return got;
    },
    release: (id) => tabs.release(id),

    /** Another tab wrote this key (null: it wiped everything). */
    changedElsewhere(key) {
      if (key && !key.startsWith(SAVE)) return;
      if (key) {
        const text = read(key);
        if (text === null) texts.delete(key.slice(SAVE.length));
        else texts.set(key.slice(SAVE.length), text);
      } else {
        texts.clear();
        readLocal();
      }
      emit('change');
    },

    /** All games as one file. */
    exportAll: () =>
      JSON.stringify({ prateria: 1, saves: [...texts.values()].filter(headOf).map((text) => JSON.parse(text)) }),

    /** {texts, reason}: the saves in a file, one or many; Python verifies each by replay before it is kept. */
    unpack(file) {
      if (file.length > MAX_FILE) return { texts: [], reason: 'large' };
      if (headOf(file)) return { texts: [file], reason: '' };
      try {
        const found = JSON.parse(file).saves.map((save) => JSON.stringify(save)).filter(headOf);
        return { texts: found, reason: found.length ? '' : 'damaged' };
      } catch {
        return { texts: [], reason: 'damaged' };
      }
    },

    /** Everything of ours: saves, settings, mirror. The program itself stays for use without a network. */
    async eraseAll() {
      texts.clear();
      for (const key of keys()) forget(key);
      await mirror.clear();
      trouble = '';
      emit('change');
    },
  };
  return store;
}
