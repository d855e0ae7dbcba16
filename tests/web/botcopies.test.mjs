// The second copy of the bots: what localStorage has lost comes back, what was deleted or erased does not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botShelf } from '../../web/workshop/bots.mjs';
import { countOf, secondCopy } from '../../web/workshop/second.mjs';
import { FakeStorage, fakeMirror } from './fakes.mjs';

const BOT = { id: 'a', game: 'manitou', name: 'Łoś', source: 'one' };
const KEY = 'prateria:bot:a';

function device(local = new FakeStorage(), mirror = fakeMirror()) {
  const shelf = () => botShelf(() => local, () => 5, secondCopy(() => local, mirror));
  return { local, mirror, shelf };
}
const sources = (shelf) => shelf.list().map(({ source }) => source);

test('what localStorage had not yet on the disk is there again, and the later write wins', async () => {
  const { local, shelf } = device();
  const first = shelf();
  first.keep(BOT);
  const onDisk = local.getItem(KEY);
  first.keep({ ...first.load('a'), source: 'two' });
  for (const lost of [onDisk, null]) {
    if (lost) local.setItem(KEY, lost);
    else local.removeItem(KEY);
    const next = shelf();
    await next.ready();
    assert.deepEqual(sources(next), ['two']);
  }
  assert.equal(countOf(local.getItem(KEY)), 2);
});

test('nothing older is put over what localStorage has, and what it alone has is copied', async () => {
  const { local, mirror, shelf } = device();
  local.setItem(KEY, JSON.stringify({ v: 1, ...BOT, updated: 1 })); // of a version that counted nothing
  await shelf().ready();
  assert.equal(mirror.map.get('a'), local.getItem(KEY));
  const now = shelf();
  now.keep({ ...now.load('a'), source: 'two' });
  await mirror.update('a', () => ({ value: JSON.stringify({ v: 1, ...BOT, n: 0 }) }));
  const next = shelf();
  await next.ready();
  assert.deepEqual(sources(next), ['two']);
  assert.equal(mirror.map.get('a'), local.getItem(KEY));
});

test('who was deleted stays so, also where the disk still has the text; undone it is there again', async () => {
  const { local, mirror, shelf } = device();
  const first = shelf();
  first.keep(BOT);
  const [onDisk, before] = [local.getItem(KEY), first.load('a')];
  first.drop('a');
  local.setItem(KEY, onDisk);
  const next = shelf();
  await next.ready();
  assert.deepEqual(next.list(), []);
  await shelf().ready();
  assert.equal(mirror.map.size, 0); // the deletion is on the disk: no more need be known
  first.keep(before);
  local.removeItem(KEY);
  const last = shelf();
  await last.ready();
  assert.deepEqual(sources(last), ['one']);
});

test('a way back counts further than the deletion', async () => {
  const { local, mirror, shelf } = device();
  const first = shelf();
  first.keep(BOT);
  const before = first.load('a');
  first.drop('a');
  first.keep(before);
  await shelf().ready();
  assert.equal(mirror.map.get('a'), local.getItem(KEY));
  assert.equal(countOf(local.getItem(KEY)), 3);
});

test('what was erased comes back from neither copy', async () => {
  const late = device(new FakeStorage({ 'prateria:gen': '2' }), fakeMirror({ a: JSON.stringify({ v: 1, ...BOT, n: 9 }) }, { gen: 1 }));
  await late.shelf().ready(); // the erasing has not reached the second copy
  assert.deepEqual(late.shelf().list(), []);
  assert.equal(late.mirror.gen, 2);
  const early = device(new FakeStorage({ 'prateria:gen': '1', [KEY]: JSON.stringify({ v: 1, ...BOT, n: 9 }) }), fakeMirror({}, { gen: 2 }));
  await early.shelf().ready(); // ... nor the disk
  assert.deepEqual(early.shelf().list(), []);
});

test('without a second copy all goes on as before', async () => {
  const { local, shelf } = device(new FakeStorage(), fakeMirror({}, { shut: true }));
  const first = shelf();
  assert.equal(first.keep(BOT), '');
  await first.ready();
  assert.deepEqual(sources(first), ['one']);
  first.drop('a');
  assert.equal(local.getItem(KEY), null);
});
