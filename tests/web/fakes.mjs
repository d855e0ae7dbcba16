// Small stand-ins for what the browser gives: storage, IndexedDB, mirror, locks.

export class FakeStorage {
  constructor(entries = {}, { room = Infinity, forbidden = false } = {}) {
    this.map = new Map(Object.entries(entries));
    Object.assign(this, { room, forbidden });
  }

  #check() {
    if (this.forbidden) throw new DOMException('no', 'SecurityError');
  }

  get length() {
    this.#check();
    return this.map.size;
  }

  key(i) {
    return [...this.map.keys()][i] ?? null;
  }

  getItem(key) {
    this.#check();
    return this.map.get(key) ?? null;
  }

  setItem(key, value) {
    this.#check();
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.map.set(key, value);
  }

  removeItem(key) {
    this.#check();
    this.map.delete(key);
  }
}

/** The second copy, kept in a Map of ids to texts and tombstones; `gen` as on the disk; `shut`: it keeps nothing. */
export function fakeMirror(entries = {}, { gen = 0, shut = false } = {}) {
  const map = new Map(Object.entries(entries));
  const update = async (id, decide) => {
    if (fake.shut) return undefined;
    const out = decide({ gen: fake.gen, record: map.get(id) });
    if (out.value !== undefined) map.set(id, out.value);
    return out;
  };
  const fake = {
    map, gen, shut, update,
    surely: update,
    all: async () => (fake.shut ? undefined : { gen: fake.gen, records: new Map(map) }),
    drop: async (ids) => ids.forEach((id) => map.delete(id)),
    async erase(least) {
      if (fake.shut) return undefined;
      map.clear();
      fake.gen = Math.max(least, fake.gen + 1);
      return { gen: fake.gen };
    },
  };
  return fake;
}

/** IndexedDB as far as the mirror uses it. `open(request)` may be put in another's place. */
export class FakeIndexedDB {
  records = new Map();
  made = false;
  before = Promise.resolve();

  open() {
    const request = {};
    setTimeout(() => this.answer(request));
    return request;
  }

  answer(request) {
    request.result = { createObjectStore: () => (this.made = true), transaction: () => this.#transaction(), close() {} };
    if (!this.made) request.onupgradeneeded?.();
    request.onsuccess?.();
  }

  #transaction() {
    const asked = [];
    const ask = (work) => {
      const request = { work, transaction };
      asked.push(request);
      return request;
    };
    const { records } = this;
    const store = {
      get: (key) => ask(() => records.get(key)),
      put: (value, key) => ask(() => records.set(key, value)),
      delete: (key) => ask(() => records.delete(key)),
      clear: () => ask(() => records.clear()),
      openCursor() {
        let rest = null;
        const request = ask(() => {
          rest ??= [...records];
          const [key, value] = rest.shift() ?? [];
          return key === undefined ? null : { key, value, continue: () => asked.push(request) };
        });
        return request;
      },
    };
    let aborted = false;
    const transaction = { objectStore: () => store, abort: () => (aborted = true) };
    this.before = this.before.then(async () => { // one after the other
      for (let request; (request = asked.shift()) && !aborted; ) {
        await new Promise(setImmediate);
        request.result = request.work();
        request.onsuccess?.();
      }
      if (aborted) transaction.onabort?.();
      else transaction.oncomplete?.();
    });
    return transaction;
  }
}

export const freeTabs = () => ({ mayWrite: () => true, claim: async () => true, holds: () => true, release() {} });

/** navigator.locks as far as it is used: ifAvailable, steal. */
export class FakeLocks {
  held = new Map();

  async request(name, options, work) {
    const holder = this.held.get(name);
    if (holder && options.ifAvailable) return work(null);
    if (holder) holder.reject(new DOMException('stolen', 'AbortError'));
    return new Promise((resolve, reject) => {
      const mine = { reject };
      this.held.set(name, mine);
      const end = () => this.held.get(name) === mine && this.held.delete(name);
      Promise.resolve(work({ name })).then((value) => {
        end();
        resolve(value);
      }, reject);
    });
  }
}

export const save = (head = {}, code = 'CODE', more = {}) =>
  JSON.stringify({ v: 1, ...more, head: { game: 'manitou', seats: [{ name: 'Ola' }], count: 1, updated: 1, ...head }, code, table: {} });

/** A save of the `stamp`th write. */
export const nth = (stamp, head = {}, more = {}) => save(head, 'CODE', { stamp, ...more });
