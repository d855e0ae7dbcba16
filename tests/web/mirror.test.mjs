import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMirror } from '../../web/mirror.mjs';
import { spareIndexedDB } from '../../web/spare.mjs';
import { FakeIndexedDB } from './fakes.mjs';

const SHUT = {
  missing: null,
  throwing: { open() { throw new DOMException('no', 'SecurityError'); } },
  'failing late': { open() {
    const request = { error: new DOMException('broken', 'UnknownError') };
    setTimeout(() => request.onerror?.({ preventDefault() {} }), 5);
    return request;
  } },
  mute: { open: () => ({}) },
};

test('records are put, found, and erased with the number of erasings', async () => {
  const factory = new FakeIndexedDB();
  const mirror = createMirror(factory);
  assert.deepEqual(await mirror.update('a', ({ gen, record }) => ({ value: `${gen} ${record}` })), { value: '0 undefined' });
  assert.deepEqual(await mirror.update('a', () => ({ refused: 'gone' })), { refused: 'gone' });
  await mirror.update('b', () => ({ value: { gone: 3, n: 1 } }));
  assert.deepEqual(await mirror.all(), { gen: 0, records: new Map([['a', '0 undefined'], ['b', { gone: 3, n: 1 }]]) });
  await mirror.drop(['b']);
  assert.deepEqual([...(await mirror.all()).records.keys()], ['a']);
  assert.deepEqual(await mirror.erase(1), { gen: 1 });
  assert.deepEqual(await mirror.erase(1), { gen: 2 }); // another tab was first
  assert.deepEqual(await createMirror(factory).all(), { gen: 2, records: new Map() });
});

test('a damaged number of erasings is none', async () => {
  for (const damaged of [{ gen: 'x' }, { gen: NaN }, {}, 7]) {
    const factory = new FakeIndexedDB();
    factory.records.set('#gen', damaged);
    factory.records.set('a', 'x');
    const mirror = createMirror(factory);
    assert.deepEqual(await mirror.all(), { gen: 0, records: new Map([['a', 'x']]) });
    assert.deepEqual(await mirror.update('a', ({ gen }) => ({ value: gen })), { value: 0 });
    assert.deepEqual(await mirror.erase(0), { gen: 1 });
  }
});

for (const [how, factory] of Object.entries(SHUT)) {
  test(`an IndexedDB that is ${how} is none, soon`, async () => {
    const mirror = createMirror(factory, { limit: 20, long: 20 });
    const begun = Date.now();
    assert.equal(await mirror.update('a', () => ({ value: 'x' })), undefined);
    assert.equal(await mirror.surely('a', () => ({ value: 'x' })), undefined);
    assert.equal(await mirror.erase(1), undefined);
    assert.ok(Date.now() - begun < 500);
  });

  test(`the start of Python does not hang on an IndexedDB that is ${how}`, async () => {
    const page = {};
    spareIndexedDB(page, factory, 'prateria');
    const db = await new Promise((resolve) => {
      const request = page.indexedDB.open('@pyscript.fs');
      request.onsuccess = ({ target }) => resolve(target.result);
    });
    const keys = await new Promise((resolve) => {
      const request = db.transaction('entries').objectStore('entries').getAllKeys();
      request.onsuccess = ({ target }) => resolve(target.result);
    });
    assert.deepEqual(keys, []);
  });
}

test('what goes wrong in the middle leaves everything as it was, and no error behind', async () => {
  const factory = new FakeIndexedDB();
  const mirror = createMirror(factory);
  await mirror.update('a', () => ({ value: 'x' }));
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  assert.equal(await mirror.update('a', full), undefined);
  assert.deepEqual(await mirror.update('a', ({ record }) => ({ record })), { record: 'x' });
});

test('an IndexedDB that answers after all is used from then on', async () => {
  const factory = new FakeIndexedDB();
  let request = null;
  const slow = { open: () => (request = {}) };
  const mirror = createMirror(slow, { limit: 200 });
  assert.equal(await mirror.update('a', () => ({ value: 'x' })), undefined);
  factory.answer(request);
  assert.deepEqual((await mirror.all()).records, new Map([['a', 'x']])); // what waited is there
  assert.deepEqual(await mirror.update('b', () => ({ value: 'y' })), { value: 'y' });
  assert.deepEqual([...factory.records], [['a', 'x'], ['b', 'y']]);
});
