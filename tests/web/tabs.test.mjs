import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTabs } from '../../web/tabs.mjs';
import { FakeLocks, FakeStorage } from './fakes.mjs';

const REFUSED = async () => {
  throw new DOMException('site data are blocked', 'SecurityError');
};
const LOCKS = {
  'refused': { request: REFUSED },
  'throwing': { request() { throw new DOMException('no', 'InvalidStateError'); } },
  'mute': { request: () => new Promise(() => {}) },
};

test('stamps where locks are missing', async () => {
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

for (const [how, locks] of Object.entries(LOCKS)) {
  test(`locks that are ${how}: the game is ours where nothing can be kept`, async () => {
    for (const local of [null, new FakeStorage({}, { forbidden: true })]) {
      const tabs = createTabs({ locks, local, me: 'one', beat: () => 0, limit: 20 });
      assert.equal(await tabs.claim('a'), true);
      assert.equal(tabs.mayWrite('a'), true);
      tabs.release('a');
      assert.equal(await tabs.claim('a', true), true);
    }
  });

  test(`locks that are ${how}: stamps tell two tabs apart`, async () => {
    const local = new FakeStorage();
    const tab = (me) => createTabs({ locks, local, me, beat: () => 0, limit: 20 });
    const [one, two] = [tab('one'), tab('two')];
    assert.equal(await one.claim('a'), true);
    assert.equal(await two.claim('a'), false);
    assert.equal(await two.claim('a', true), true);
    assert.equal(one.mayWrite('a'), false);
  });
}

test('a lock that is lost for another reason than a thief does not bar the game', async () => {
  let fail;
  const locks = { request: (name, options, work) => new Promise((resolve, reject) => (work({ name }), (fail = reject))) };
  const tabs = createTabs({ locks, local: null, me: 'one', beat: () => 0 });
  const lost = [];
  tabs.onLost = (id) => lost.push(id);
  assert.equal(await tabs.claim('a'), true);
  fail(new DOMException('no more', 'InvalidStateError'));
  await new Promise(setImmediate);
  assert.deepEqual([tabs.mayWrite('a'), lost], [true, []]);
});

test('a lock that comes too late is let go at once', async () => {
  const locks = new FakeLocks();
  const slow = { request: async (...asked) => (await new Promise((resolve) => setTimeout(resolve, 400)), locks.request(...asked)) };
  const tabs = createTabs({ locks: slow, local: null, me: 'one', beat: () => 0, limit: 10 });
  assert.equal(await tabs.claim('a'), true);
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.equal(locks.held.size, 0);
});
