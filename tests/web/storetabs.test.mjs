// Two tabs on one device: what one deletes, erases or takes over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headOf } from '../../web/record.mjs';
import { createTabs } from '../../web/tabs.mjs';
import { FakeLocks, FakeStorage, nth, save } from './fakes.mjs';
import { ids, make, turn, two } from './pages.mjs';

test('a second tab reads, until it takes the game over', async () => {
  const locks = new FakeLocks();
  const local = new FakeStorage();
  const tab = async (me) => make({ local, tabs: createTabs({ locks, local, me }) });
  const [{ store: one, heard }, { store: other }] = [await tab('one'), await tab('two')];
  assert.equal(await one.claim('a'), true);
  assert.equal(one.save('a', save()), '');
  assert.equal(await other.claim('a'), false);
  assert.equal(other.save('a', save({ count: 5 })), 'elsewhere');
  assert.equal(await other.rename('a', 'Ours'), 'elsewhere');
  assert.equal(await other.steal('a'), true);
  assert.equal(other.load('a'), save());
  await turn();
  assert.deepEqual(heard, ['lost a']);
  assert.equal(one.save('a', save({ count: 7 })), 'elsewhere');
  assert.equal(other.save('a', save({ count: 6 })), '');
  other.release('a');
  await turn();
  assert.equal(await one.claim('a'), true);
});

test('deleted in another tab: the one that plays it is told and does not write it back', async () => {
  const [one, other, local, mirror] = await two();
  await one.store.claim('a');
  one.store.save('a', nth(4));
  await one.store.settled();
  await turn();
  await other.store.remove('a');
  await turn();
  assert.deepEqual(one.heard, ['lost a', 'gone a']);
  assert.notEqual(one.store.save('a', nth(5)), '');
  assert.deepEqual([local.getItem('prateria:g:a'), mirror.map.get('a')], [null, { gone: 5, n: 1 }]);
});

test('... and keeps it, if somebody wants that: then the way back of the other tab leads nowhere', async () => {
  const [one, other, , mirror] = await two();
  await one.store.claim('a');
  one.store.save('a', nth(4, { count: 4 }));
  await turn();
  const { undo } = await other.store.remove('a');
  await turn();
  assert.equal(await one.store.keepHere('a'), true);
  assert.equal(one.store.save('a', nth(9, { count: 9 })), '');
  await one.store.settled();
  await turn();
  assert.equal(headOf(mirror.map.get('a')).count, 9);
  undo();
  await other.store.settled();
  await turn();
  for (const { store } of [one, other]) assert.equal(headOf(store.load('a')).count, 9);
  assert.equal(headOf(mirror.map.get('a')).count, 9);
});

test('... and the way back of the other tab brings the last that was written, and tells', async () => {
  const [one, other, local] = await two();
  await one.store.claim('a');
  one.store.save('a', nth(4, { count: 4 }));
  await turn();
  one.store.save('a', nth(5, { count: 5 }));
  const { undo } = await other.store.remove('a'); // has not heard of the fifth write
  await turn();
  undo();
  await other.store.settled();
  await turn();
  assert.equal(headOf(local.getItem('prateria:g:a')).count, 5);
  assert.deepEqual(one.heard, ['lost a', 'gone a', 'back a']);
  assert.equal(await one.store.keepHere('a'), false); // nothing to keep: it is back
});

test('a write that crosses the deletion in another tab is found out by the second copy', async () => {
  const [one, other, local, mirror] = await two();
  one.store.save('a', nth(4));
  await one.store.settled();
  mirror.map.set('a', { gone: 5, n: 1 }); // deleted elsewhere, and localStorage is silent about it
  one.store.save('a', nth(9));
  await one.store.settled();
  await turn();
  assert.deepEqual([one.heard, local.getItem('prateria:g:a'), mirror.map.get('a')], [['gone a'], null, { gone: 5, n: 1 }]);
  assert.deepEqual(ids(other.store), []);
});

test('everything erased in another tab: the one that plays is told, and its moves do not bring the game back', async () => {
  const [one, other, local, mirror] = await two();
  await one.store.claim('a');
  one.store.save('a', nth(4));
  await one.store.settled();
  await turn();
  await other.store.eraseAll();
  await turn();
  assert.ok(one.heard.includes('gone a') && one.heard.includes('erased'));
  assert.equal(one.store.save('a', nth(5)), 'gone');
  assert.deepEqual([local.getItem('prateria:g:a'), mirror.map.size], [null, 0]);
  assert.equal(await one.store.keepHere('a'), true);
  one.store.save('a', nth(6));
  await one.store.settled();
  assert.equal(JSON.parse(mirror.map.get('a')).gen, 1);
  assert.deepEqual(ids((await make({ local, mirror })).store), ['a']);
});

test('a write that crosses the erasing in another tab is found out by the second copy', async () => {
  const local = new FakeStorage();
  const { store, mirror, heard } = await make({ local });
  store.save('a', nth(4));
  await store.settled();
  await mirror.erase(1);
  store.save('a', nth(5));
  await store.settled();
  await turn();
  assert.deepEqual([heard, local.getItem('prateria:g:a'), mirror.map.size], [['gone a', 'erased'], null, 0]);
});
