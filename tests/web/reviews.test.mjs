// Reviews of games: they go with their game, are bounded, and make way where room is wanted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeRoom, reviewShelf } from '../../web/reviews.mjs';

/** A Storage with room for so many characters. */
function storage(room = Infinity) {
  const all = new Map();
  return {
    all,
    get length() {
      return all.size;
    },
    key: (i) => [...all.keys()][i] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem(key, text) {
      const rest = [...all].reduce((sum, [k, t]) => sum + (k === key ? 0 : t.length), 0);
      if (rest + text.length > room) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      all.set(key, text);
    },
    removeItem: (key) => all.delete(key),
  };
}

test('a review is kept, and goes with its game', () => {
  const local = storage();
  let games = ['a', 'b'];
  const shelf = reviewShelf(() => local, () => games);
  shelf.keep('a', 'what was found');
  shelf.keep('b', 'another');
  assert.equal(shelf.load('a'), 'what was found');
  games = ['b'];
  shelf.tidy();
  assert.equal(shelf.load('a'), '');
  assert.equal(shelf.load('b'), 'another');
});

test('one that is too long is not kept, nor more than thirty', () => {
  const local = storage();
  const ids = Array.from({ length: 40 }, (_unused, i) => `g${i}`);
  const shelf = reviewShelf(() => local, () => ids);
  shelf.keep('g0', 'x'.repeat(9000));
  assert.equal(local.length, 0);
  for (const id of ids) shelf.keep(id, id);
  assert.equal(local.length, 30);
});

test('no room, or no storage at all, loses nothing else', () => {
  const local = storage(10);
  local.setItem('prateria:g:a', '123456789');
  const shelf = reviewShelf(() => local, () => ['a']);
  shelf.keep('a', 'longer than what is left');
  assert.equal(shelf.load('a'), '');
  assert.equal(local.getItem('prateria:g:a'), '123456789');
  const none = reviewShelf(() => null, () => []);
  none.keep('a', 'x');
  none.tidy();
  assert.equal(none.load('a'), '');
});

test('where a game needs room, reviews go first', () => {
  const local = storage();
  const shelf = reviewShelf(() => local, () => ['a']);
  shelf.keep('a', 'x');
  local.setItem('prateria:g:a', 'a game');
  assert.equal(makeRoom(local), true);
  assert.equal(shelf.load('a'), '');
  assert.equal(local.getItem('prateria:g:a'), 'a game');
  assert.equal(makeRoom(local), false);
});
