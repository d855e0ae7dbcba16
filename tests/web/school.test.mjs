// What is kept for a class: twice, found again when either copy is lost, and gone when it was dropped.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schoolShelf } from '../../web/school.mjs';
import { FakeStorage, fakeMirror } from './fakes.mjs';

const KEY = 'prateria:class:';
const make = ({ local = new FakeStorage(), mirror = fakeMirror(), ...more } = {}) => {
  const shelf = schoolShelf({ given: () => local, mirror, ...more });
  return { local, mirror, shelf };
};
const keys = (shelf) => JSON.parse(shelf.keys()).sort();
const tick = () => new Promise((resolve) => setTimeout(resolve));

test('forty results are kept twice, and all are there when either copy is lost', async () => {
  const { local, mirror, shelf } = make();
  await shelf.ready();
  for (let n = 0; n < 40; n += 1) assert.equal(await shelf.keep(`result:${n}`, `CODE${n}`), '');
  assert.equal(local.length, 40);
  assert.equal(mirror.map.size, 40);
  for (const left of [{ local }, { mirror }]) {
    const again = make(left);
    await again.shelf.ready();
    assert.equal(keys(again.shelf).length, 40);
    assert.equal(again.shelf.load('result:39'), 'CODE39');
    await tick();
    assert.equal(again.local.length, 40); // and both copies are whole again
    assert.equal(again.mirror.map.size, 40);
  }
});

test('where localStorage is full the second copy keeps it; where that is shut too, it is said and nothing is lost', async () => {
  const local = new FakeStorage({ [`${KEY}result:a`]: 'A' }, { room: 0 });
  const { mirror, shelf } = make({ local });
  await shelf.ready();
  assert.equal(await shelf.keep('result:b', 'B'), '');
  assert.deepEqual(keys(shelf), ['result:a', 'result:b']);
  mirror.shut = true;
  assert.equal(await shelf.keep('result:c', 'C'), 'full');
  assert.deepEqual(keys(shelf), ['result:a', 'result:b']);
  const again = make({ local, mirror: fakeMirror(Object.fromEntries(mirror.map)) });
  await again.shelf.ready();
  assert.deepEqual(keys(again.shelf), ['result:a', 'result:b']);
  assert.equal(again.shelf.load('result:b'), 'B');
});

test('where neither copy has room, what was there before stays', async () => {
  const local = new FakeStorage();
  const { mirror, shelf } = make({ local });
  await shelf.ready();
  await shelf.keep('plan', 'first');
  local.room = 0;
  assert.equal(await shelf.keep('plan', 'second'), ''); // in the second copy alone
  mirror.shut = true;
  assert.equal(await shelf.keep('plan', 'third'), 'full');
  assert.equal(shelf.load('plan'), 'second');
  mirror.shut = false;
  const again = make({ local, mirror });
  await again.shelf.ready();
  assert.equal(again.shelf.load('plan'), 'second');
});

test('a browser that forbids everything is told of', async () => {
  const { shelf } = make({ local: new FakeStorage({}, { forbidden: true }), mirror: fakeMirror({}, { shut: true }) });
  await shelf.ready();
  assert.equal(await shelf.keep('plan', '{}'), 'forbidden');
  assert.deepEqual(keys(shelf), []);
  assert.equal(shelf.load('plan'), null);
});

test('before the copies are compared, what localStorage holds can be read', async () => {
  const { shelf } = make({ local: new FakeStorage({ [`${KEY}result:a`]: 'A', 'prateria:g:x': 'no' }) });
  assert.deepEqual(keys(shelf), ['result:a']);
  assert.equal(shelf.load('result:a'), 'A');
});

test('what was dropped stays so, though localStorage comes back with it from the disk', async () => {
  const { local, mirror, shelf } = make();
  await shelf.ready();
  await shelf.keep('result:a', 'A');
  await shelf.drop('result:a');
  assert.deepEqual(keys(shelf), []);
  local.setItem(`${KEY}result:a`, 'A'); // as it was a minute before the tablet was switched off
  const late = make({ local, mirror });
  await late.shelf.ready();
  assert.deepEqual(keys(late.shelf), []);
  assert.equal(local.length, 0);
  await late.shelf.keep('result:a', 'A'); // scanned once more
  const again = make({ local: new FakeStorage(), mirror });
  await again.shelf.ready();
  assert.equal(again.shelf.load('result:a'), 'A');
});

test('what could not be written into the second copy does not come back older from there', async () => {
  const { local, mirror, shelf } = make();
  await shelf.ready();
  await shelf.keep('plan', 'first');
  const { update } = mirror;
  mirror.update = async () => undefined; // no room there
  const full = make({ local, mirror });
  await full.shelf.ready();
  assert.equal(await full.shelf.keep('plan', 'second'), '');
  mirror.update = update;
  const again = make({ local, mirror });
  await again.shelf.ready();
  assert.equal(again.shelf.load('plan'), 'second');
});

test('tombstones go when localStorage has forgotten, too', async () => {
  const { local, mirror, shelf } = make();
  await shelf.ready();
  await shelf.keep('result:a', 'A');
  await shelf.drop('result:a');
  assert.equal(mirror.map.size, 1);
  await make({ local, mirror }).shelf.ready();
  await tick();
  assert.equal(mirror.map.size, 0);
});

test('other tabs hear of it, and an erasing empties both', async () => {
  const channels = [];
  const channel = () => {
    const one = { postMessage: (data) => channels.filter((other) => other !== one).forEach((other) => other.onmessage({ data })) };
    channels.push(one);
    return one;
  };
  const local = new FakeStorage();
  const mirror = fakeMirror();
  const [a, b] = [make({ local, mirror, channel: channel() }), make({ local, mirror, channel: channel() })];
  await Promise.all([a.shelf.ready(), b.shelf.ready()]);
  const heard = [];
  b.shelf.on((key) => heard.push(key));
  await a.shelf.keep('result:a', 'A');
  await a.shelf.drop('result:a');
  await a.shelf.keep('result:b', 'B');
  assert.deepEqual(heard, ['result:a', 'result:a', 'result:b']);
  assert.deepEqual(keys(b.shelf), ['result:b']);
  local.map.clear(); // as store.mjs does
  await a.shelf.erase(1);
  assert.equal(mirror.map.size, 0);
  assert.deepEqual([keys(a.shelf), keys(b.shelf)], [[], []]);
});
