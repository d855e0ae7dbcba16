import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_FILE, headOf } from '../../web/record.mjs';
import { createStore } from '../../web/store.mjs';
import { FakeStorage, fakeMirror, freeTabs, nth, save } from './fakes.mjs';
import { ids, make, turn, two } from './pages.mjs';

test('a save is kept twice and found again', async () => {
  const { local, mirror, store } = await make();
  assert.equal(store.save('a', nth(1)), '');
  await store.settled();
  assert.equal(local.getItem('prateria:g:a'), nth(1));
  assert.equal(mirror.map.get('a'), nth(1));
  const again = (await make({ local, mirror })).store;
  assert.equal(again.load('a'), nth(1));
  assert.equal(again.list()[0].head.game, 'manitou');
});

test('a device as versions before left it: all of its games are there, as they are', async () => {
  const [a, b, c] = [nth(3, { count: 3 }), nth(9, { count: 9 }), save()];
  const local = new FakeStorage({ 'prateria:g:a': a, 'prateria:g:b': nth(8), 'prateria:g:c': c, 'prateria:prefs': '{"theme":"dark"}' });
  const { store, mirror, heard } = await make({ local, mirror: fakeMirror({ a, b }) });
  assert.deepEqual(['a', 'b', 'c'].map(store.load), [a, b, c]);
  assert.equal(local.getItem('prateria:prefs'), '{"theme":"dark"}');
  assert.deepEqual(heard, []);
  store.save('c', nth(1, { count: 2 }));
  await store.settled();
  assert.equal(mirror.map.get('c'), nth(1, { count: 2 })); // no word of generations where nothing was ever erased
});

test('the list has the latest first', async () => {
  const { store } = await make();
  store.save('old', save({ updated: 5 }));
  store.save('new', save({ updated: 9 }));
  assert.deepEqual(ids(store), ['new', 'old']);
});

test('what is no save is refused', async () => {
  const { store } = await make();
  assert.equal(store.save('a', 'nonsense'), 'damaged');
  assert.equal(store.save('a', '{"v":1}'), 'damaged');
  assert.equal(store.save('a', save({}, 'X'.repeat(MAX_FILE))), 'large');
  assert.equal(store.load('a'), null);
});

test('the later write wins and mends the other copy, though it is shorter: a move taken back stays so', async () => {
  const [old, back] = [nth(20, { count: 22 }), nth(23, { count: 17 })];
  for (const [ours, theirs] of [[old, back], [back, old]]) {
    const { local, store } = await make({ local: new FakeStorage({ 'prateria:g:a': ours }), mirror: fakeMirror({ a: theirs }) });
    assert.equal(store.load('a'), back);
    assert.equal(local.getItem('prateria:g:a'), back);
  }
});

test('each write is counted, whatever the table counts', async () => {
  const { store } = await make();
  store.save('a', nth(5));
  store.save('a', nth(5, { count: 2 }));
  await store.rename('a', 'Class 4b');
  const { stamp, head } = JSON.parse(store.load('a'));
  assert.deepEqual([stamp, head.count, head.title], [7, 2, 'Class 4b']);
});

test('a damaged copy is mended from the mirror; without one it is listed as damaged', async () => {
  const local = new FakeStorage({ 'prateria:g:a': '{"v":', 'prateria:g:b': '{"v":' });
  const { store } = await make({ local, mirror: fakeMirror({ a: save() }) });
  assert.equal(store.load('a'), save());
  assert.deepEqual(store.list().map(({ id, damaged }) => [id, damaged]).sort(), [['a', false], ['b', true]]);
});

test('nothing is listed before both copies are compared; a mirror that is mute is not waited for, and counts when it comes', async () => {
  const local = new FakeStorage({ 'prateria:g:a': nth(2), 'prateria:g:b': nth(2) });
  let answer;
  const mirror = { ...fakeMirror(), all: () => new Promise((resolve) => (answer = resolve)) };
  const store = createStore({ local, mirror, tabs: freeTabs(), limit: 20 });
  assert.deepEqual(store.list(), []);
  await store.ready;
  assert.deepEqual(ids(store).sort(), ['a', 'b']);
  const gone = [];
  store.on('gone', (id) => gone.push(id));
  answer({ gen: 0, records: new Map([['a', { gone: 3, n: 1 }]]) });
  await turn();
  assert.deepEqual([ids(store), gone], [['b'], ['a']]);
});

test('no room in localStorage: nothing is said while the mirror holds the game, and what is true when it does not', async () => {
  const { mirror, store, heard } = await make({ local: new FakeStorage({}, { room: 10 }) });
  assert.equal(store.save('a', nth(1)), '');
  await store.settled();
  await turn();
  assert.deepEqual(heard, []);
  assert.equal(mirror.map.get('a'), nth(1));
  mirror.shut = true;
  store.save('a', nth(2));
  store.save('a', nth(3));
  await store.settled();
  await turn();
  assert.deepEqual(heard, ['trouble full']); // said once
  assert.equal(store.load('a'), nth(3));
});

test('forbidden or missing storage never throws: a game in memory, and it is said', async () => {
  for (const local of [new FakeStorage({}, { forbidden: true }), null]) {
    const { store, heard } = await make({ local, mirror: fakeMirror({}, { shut: true }) });
    assert.equal(store.save('a', save()), '');
    await store.settled();
    await turn();
    assert.deepEqual(heard, ['trouble forbidden']);
    assert.equal(store.load('a'), save());
    const { sure, undo } = await store.remove('a');
    assert.equal(sure, true); // there is no disk that could remember it
    undo();
    assert.equal(store.list().length, 1);
    assert.equal(await store.eraseAll(), true);
  }
});

test('a name given in the list outlives the saves of the table', async () => {
  const { store } = await make();
  store.save('a', save());
  assert.equal(await store.rename('a', 'Class 4b'), '');
  store.save('a', nth(2, { count: 2 }));
  assert.equal(store.list()[0].head.title, 'Class 4b');
  await store.rename('a', '');
  store.save('a', nth(9, { title: 'Class 4b' })); // a table that was opened under the old name
  assert.equal('title' in store.list()[0].head, false);
});

test('a game that is new here brings its name along', async () => {
  const { store } = await make();
  store.save('a', nth(4, { title: 'Rainy Sunday' }));
  assert.equal(store.list()[0].head.title, 'Rainy Sunday');
  assert.equal(JSON.parse(store.exportAll()).saves[0].head.title, 'Rainy Sunday');
});

test('delete and undo', async () => {
  const { local, mirror, store } = await make();
  store.save('a', nth(4));
  const { sure, undo } = await store.remove('a');
  assert.equal(sure, true);
  assert.deepEqual([ids(store), local.length, mirror.map.get('a')], [[], 0, { gone: 5, n: 1 }]);
  undo();
  await store.settled();
  await turn();
  const { stamp } = JSON.parse(mirror.map.get('a'));
  assert.ok(stamp > 5, 'the way back is a later write than the tombstone');
  assert.deepEqual([local.getItem('prateria:g:a'), store.load('a')], [mirror.map.get('a'), mirror.map.get('a')]);
});

test('deleted twice by an impatient finger, it can still be brought back', async () => {
  const { store } = await make();
  store.save('a', nth(4));
  const [{ undo }] = await Promise.all([store.remove('a'), store.remove('a')]);
  undo();
  assert.deepEqual(ids(store), ['a']);
});

test('deleted, and localStorage has not heard of it before the end: it stays deleted', async () => {
  const { mirror, store } = await make();
  store.save('a', nth(4));
  store.save('b', nth(1));
  await store.remove('a');
  const late = new FakeStorage({ 'prateria:g:a': nth(4), 'prateria:g:b': nth(1) });
  const again = await make({ local: late, mirror });
  assert.deepEqual(ids(again.store), ['b']);
  assert.deepEqual([...late.map.keys()], ['prateria:g:b']);
  assert.equal(again.store.save('a', nth(5)), 'gone');
});

test('brought back, and localStorage has not heard of it before the end: it is there', async () => {
  const { mirror, store } = await make();
  store.save('a', nth(4));
  (await store.remove('a')).undo();
  await store.settled();
  for (const local of [new FakeStorage(), new FakeStorage({ 'prateria:g:a': nth(4) })]) {
    assert.deepEqual(ids((await make({ local, mirror })).store), ['a']);
  }
});

test('what cannot be confirmed is not called sure', async () => {
  const { store } = await make({ mirror: fakeMirror({}, { shut: true }) });
  store.save('a', nth(1));
  assert.equal((await store.remove('a')).sure, false);
  assert.equal(await store.eraseAll(), false);
});

test('tombstones do not grow for ever, and none is dropped while localStorage holds its game', async () => {
  const tombs = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`t${i}`, { gone: 2, n: i + 1 }]));
  const mirror = fakeMirror({ ...tombs, z: nth(1) });
  await make({ mirror, local: new FakeStorage({ 'prateria:g:t0': nth(1) }) });
  await turn();
  const left = [...mirror.map.keys()];
  assert.equal(left.length, 256 + 1 + 1);
  for (const id of ['t0', 't299', 'z']) assert.ok(left.includes(id), id);
  assert.ok(!left.includes('t1'));
  const { store } = await make({ mirror });
  store.save('a', nth(1));
  await store.remove('a');
  assert.equal(mirror.map.get('a').n, 301);
});

test('export holds every game, unpack gives them back', async () => {
  const { store } = await make();
  store.save('a', save());
  store.save('b', save({ count: 2 }));
  const { texts, reason } = store.unpack(store.exportAll());
  assert.deepEqual([texts.length, reason], [2, '']);
  assert.ok(texts.every(headOf));
  const told = JSON.parse(texts[0]);
  told.head.options = { calm: true, half: { deep: 1 }, way: 'x' };
  assert.deepEqual(headOf(JSON.stringify(told)).options, { calm: true, way: 'x' });
  assert.deepEqual(store.unpack(save()), { texts: [save()], reason: '' });
  for (const bad of ['', '{}', '[1]', '{"saves":[1,null]}', 'x'.repeat(20)]) assert.equal(store.unpack(bad).reason, 'damaged');
  assert.equal(store.unpack('x'.repeat(MAX_FILE + 1)).reason, 'large');
  assert.equal(store.unpack(save({}, 'X'.repeat(MAX_FILE))).reason, 'large'); // one game has its limit all the same
});

test('what goes out as one file comes in again, however many games', async () => {
  const { store } = await make();
  for (let i = 0; i < 2000; i += 1) store.save(`g${i}`, save({ count: i }, 'X'.repeat(700)));
  const file = store.exportAll();
  assert.ok(file.length > MAX_FILE);
  const { texts, reason } = store.unpack(file);
  assert.deepEqual([texts.length, reason], [2000, '']);
});

test('erasing leaves what others keep here, and a number', async () => {
  const local = new FakeStorage({ other: '1', 'prateria:prefs': '{}', 'prateria:later-version': '1' });
  const session = new FakeStorage({ other: '1', 'prateria:start': 'x' });
  const { mirror, store, heard } = await make({ local, session });
  store.save('a', save());
  await store.settled();
  assert.equal(await store.eraseAll(), true);
  assert.deepEqual([...local.map].sort(), [['other', '1'], ['prateria:gen', '1']]);
  assert.deepEqual([...session.map.keys()], ['other']);
  assert.deepEqual([mirror.map.size, mirror.gen, heard], [0, 1, ['erased']]);
});

test('erased, and localStorage has not heard of it before the end: all of it stays erased, names and settings too', async () => {
  const { mirror, store } = await make();
  store.save('a', nth(4));
  await store.settled();
  await store.eraseAll();
  const local = new FakeStorage({ 'prateria:g:a': nth(4), 'prateria:prefs': '{"last":{}}', other: '1' });
  const again = await make({ local, mirror });
  assert.deepEqual([ids(again.store), again.heard], [[], ['erased']]);
  assert.deepEqual([...local.map].sort(), [['other', '1'], ['prateria:gen', '1']]);
  again.store.save('b', nth(1));
  await again.store.settled();
  assert.equal(JSON.parse(mirror.map.get('b')).gen, 1);
  assert.equal('gen' in JSON.parse(again.store.exportAll()).saves[0], false);
  const third = await make({ local, mirror });
  assert.deepEqual([ids(third.store), third.heard], [['b'], []]);
});

test('erased before IndexedDB heard of it: what lies there is from before, and does not come back', async () => {
  const local = new FakeStorage({ 'prateria:gen': '1' });
  const { store } = await make({ local, mirror: fakeMirror({ a: nth(4) }) });
  assert.deepEqual(ids(store), []);
});

test('a full localStorage does not have games wiped that came after the erasing', async () => {
  const mirror = fakeMirror({}, { gen: 2 });
  const local = new FakeStorage({ 'prateria:g:a': nth(1, {}, { gen: 2 }) });
  assert.deepEqual(ids((await make({ local, mirror })).store), ['a']);
});

test('a counted write is later than one that was never counted, as in a save made by hand', async () => {
  const [local, mirror] = [new FakeStorage({ 'prateria:g:a': save({ count: 9 }) }), fakeMirror({ a: nth(1, { count: 2 }) })];
  const { store } = await make({ local, mirror });
  assert.equal(store.list()[0].head.count, 2);
});

test('a damaged number of erasings hides no game', async () => {
  for (const damaged of ['Infinity', '1e400', 'x', '-1', '0.5']) {
    const { store, heard } = await make({ local: new FakeStorage({ 'prateria:gen': damaged, 'prateria:g:a': nth(1) }) });
    assert.deepEqual([ids(store), heard], [['a'], []], damaged);
  }
});

test('one bad entry hides only itself', async () => {
  const bad = { seats: save({ seats: [null, null] }), words: save({ seats: 'two' }), game: save({ game: 7 }), list: '[]', nothing: 'null' };
  const odd = { when: save({ updated: 'yesterday' }), title: save({ title: { a: 1 } }), turn: save({ turn: 'x' }), mark: save({ seats: [{ name: 5, mark: {} }] }) };
  const local = new FakeStorage(Object.fromEntries(Object.entries({ ...bad, ...odd, whole: save() }).map(([id, text]) => [`prateria:g:${id}`, text])));
  const { store } = await make({ local });
  const damaged = Object.fromEntries(store.list().map((entry) => [entry.id, entry.damaged]));
  for (const id of Object.keys(bad)) assert.equal(damaged[id], true, id);
  for (const id of [...Object.keys(odd), 'whole']) assert.equal(damaged[id], false, id);
  const head = (id) => store.list().find((entry) => entry.id === id).head;
  assert.equal(head('when').updated, 0);
  assert.equal('title' in head('title'), false);
  assert.deepEqual(head('mark').seats, [{ name: '', bot: null, mark: '' }]);
});
