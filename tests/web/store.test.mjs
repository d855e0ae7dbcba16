import assert from 'node:assert/strict';
import { test } from 'node:test';
import { better, createStore, headOf, MAX_FILE } from '../../web/store.mjs';
import { createTabs } from '../../web/tabs.mjs';
import { FakeLocks, FakeStorage, fakeMirror, freeTabs, save } from './fakes.mjs';

const make = ({ local = new FakeStorage(), mirror = fakeMirror(), tabs = freeTabs(), ...more } = {}) => ({
  local, mirror, store: createStore({ local, mirror, tabs, ...more }),
});

test('a save is kept twice and found again', async () => {
  const { local, mirror, store } = make();
  assert.equal(store.save('a', save()), '');
  await store.settled();
  assert.equal(local.getItem('prateria:g:a'), save());
  assert.equal(mirror.map.get('a'), save());
  const again = make({ local, mirror }).store;
  assert.equal(again.load('a'), save());
  assert.equal(again.list()[0].head.game, 'manitou');
});

test('the list has the latest first', () => {
  const { store } = make();
  store.save('old', save({ updated: 5 }));
  store.save('new', save({ updated: 9 }));
  assert.deepEqual(store.list().map(({ id }) => id), ['new', 'old']);
});

test('what is no save is refused', () => {
  const { store } = make();
  assert.equal(store.save('a', 'nonsense'), 'damaged');
  assert.equal(store.save('a', '{"v":1}'), 'damaged');
  assert.equal(store.save('a', save({}, 'X'.repeat(MAX_FILE))), 'large');
  assert.equal(store.load('a'), null);
});

test('the longer copy wins, then the later one, and mends the other', async () => {
  const long = save({ count: 9, updated: 1 });
  const late = save({ count: 3, updated: 9 });
  assert.equal(better(late, long), long);
  assert.equal(better(save({ updated: 2 }), save({ updated: 3 })), save({ updated: 3 }));
  assert.equal(better('damaged', late), late);
  assert.equal(better(null, late), late);
  const { local, store } = make({ local: new FakeStorage({ 'prateria:g:a': late }), mirror: fakeMirror({ a: long }) });
  await store.ready;
  assert.equal(store.load('a'), long);
  assert.equal(local.getItem('prateria:g:a'), long);
});

test('a damaged copy is mended from the mirror; without one it is listed as damaged', async () => {
  const local = new FakeStorage({ 'prateria:g:a': '{"v":', 'prateria:g:b': '{"v":' });
  const { store } = make({ local, mirror: fakeMirror({ a: save() }) });
  await store.ready;
  assert.equal(store.load('a'), save());
  assert.deepEqual(store.list().map(({ id, damaged }) => [id, damaged]).sort(), [['a', false], ['b', true]]);
});

test('full storage: said once, the game goes on in memory and in the mirror', async () => {
  const { mirror, store } = make({ local: new FakeStorage({}, { room: 10 }) });
  const heard = [];
  store.on('trouble', (reason) => heard.push(reason));
  assert.equal(store.save('a', save()), 'full');
  assert.equal(store.save('a', save({ count: 2 })), 'full');
  await store.settled();
  assert.deepEqual(heard, ['full']);
  assert.equal(store.load('a'), save({ count: 2 }));
  assert.equal(mirror.map.get('a'), save({ count: 2 }));
});

test('forbidden or missing storage never throws', () => {
  for (const local of [new FakeStorage({}, { forbidden: true }), null]) {
    const { store } = make({ local });
    assert.equal(store.save('a', save()), 'forbidden');
    assert.equal(store.load('a'), save());
    store.remove('a')();
    assert.equal(store.list().length, 1);
  }
});

test('a name given in the lobby outlives the saves of the table', () => {
  const { store } = make();
  store.save('a', save());
  assert.equal(store.rename('a', 'Class 4b'), '');
  store.save('a', save({ count: 2 }));
  assert.equal(store.list()[0].head.title, 'Class 4b');
  store.rename('a', '');
  assert.equal('title' in store.list()[0].head, false);
});

test('delete and undo', async () => {
  const { local, mirror, store } = make();
  store.save('a', save());
  const undo = store.remove('a');
  await store.settled();
  assert.deepEqual([store.list().length, local.length, mirror.map.size], [0, 0, 0]);
  undo();
  await store.settled();
  assert.deepEqual([store.list().length, local.length, mirror.map.size], [1, 1, 1]);
});

test('export holds every game, unpack gives them back', () => {
  const { store } = make();
  store.save('a', save());
  store.save('b', save({ count: 2 }));
  const { texts, reason } = store.unpack(store.exportAll());
  assert.deepEqual([texts.length, reason], [2, '']);
  assert.ok(texts.every(headOf));
  assert.deepEqual(store.unpack(save()), { texts: [save()], reason: '' });
  for (const bad of ['', '{}', '[1]', '{"saves":[1,null]}', 'x'.repeat(20)]) assert.equal(store.unpack(bad).reason, 'damaged');
  assert.equal(store.unpack('x'.repeat(MAX_FILE + 1)).reason, 'large');
});

test('erasing leaves what others keep here', async () => {
  const local = new FakeStorage({ other: '1', 'prateria:prefs': '{}' });
  const { mirror, store } = make({ local });
  store.save('a', save());
  await store.settled();
  await store.eraseAll();
  assert.deepEqual([...local.map.keys()], ['other']);
  assert.equal(mirror.map.size, 0);
});

test('a second tab reads, until it takes the game over', async () => {
  const locks = new FakeLocks();
  const local = new FakeStorage();
  const one = make({ local, tabs: createTabs({ locks, local, me: 'one' }) }).store;
  const two = make({ local, tabs: createTabs({ locks, local, me: 'two' }) }).store;
  const lost = [];
  one.on('lost', (id) => lost.push(id));
  assert.equal(await one.claim('a'), true);
  assert.equal(one.save('a', save()), '');
  assert.equal(await two.claim('a'), false);
  assert.equal(two.save('a', save({ count: 5 })), 'elsewhere');
  assert.equal(await two.steal('a'), true);
  assert.equal(two.load('a'), save());
  await new Promise(setImmediate);
  assert.deepEqual(lost, ['a']);
  assert.equal(one.save('a', save({ count: 7 })), 'elsewhere');
  assert.equal(two.save('a', save({ count: 6 })), '');
  two.release('a');
  await new Promise(setImmediate);
  assert.equal(await one.claim('a'), true);
});

test('the same with stamps where locks are missing', async () => {
  const local = new FakeStorage();
  let time = 1000;
  const tab = (me) => createTabs({ locks: undefined, local, me, now: () => time, beat: () => 0 });
  const [one, two] = [tab('one'), tab('two')];
  const lost = [];
  one.onLost = (id) => lost.push(id);
  assert.equal(await one.claim('a'), true);
  assert.equal(await two.claim('a'), false);
  assert.equal(two.mayWrite('a'), false);
  assert.equal(await two.claim('a', true), true);
  assert.equal(one.mayWrite('a'), false);
  assert.deepEqual(lost, ['a']);
  two.release('a');
  assert.equal(await one.claim('a'), true);
  time += 10000; // a tab that died gives no sign of life
  assert.equal(await two.claim('a'), true);
});
