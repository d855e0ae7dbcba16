// Small stand-ins for what the browser gives: storage, mirror, locks.

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

export const fakeMirror = (entries = {}) => {
  const map = new Map(Object.entries(entries));
  return {
    map,
    put: async (id, text) => map.set(id, text),
    remove: async (id) => map.delete(id),
    clear: async () => map.clear(),
    all: async () => new Map(map),
  };
};

export const freeTabs = () => ({ mayWrite: () => true, claim: async () => true, release() {} });

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

export const save = (head = {}, code = 'CODE') =>
  JSON.stringify({ v: 1, head: { game: 'manitou', seats: [{ name: 'Ola' }], count: 1, updated: 1, ...head }, code, table: {} });
