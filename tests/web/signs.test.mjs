// The signs on the table, one by one (web/signs.mjs): which of the words on a stage are a row of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alike, listed } from '../../web/signs.mjs';

const title = (textContent, dataset = {}) => ({ textContent, dataset });
const texts = (titles) => listed(titles).map(({ text }) => text);

test('the same sign at several places is listed once, whatever its number, place or owner', () => {
  assert.equal(alike('Woods 1, beans (free). A woman gives.'), alike('Shore 2, corn (\u2068Ola\u2069). A woman gives.'));
  assert.equal(alike('\u2068Ola\u2069: 3 cards won.'), alike('\u2068Eagle\u2069: 13 cards won.'));
  assert.notEqual(alike('Tile: lay your tile.'), alike('Canoe: lay your tile.'));
  assert.notEqual(alike('A chief takes all totems.'), alike('A warrior takes all tomahawks.'));
});

test('a tile of several lines is a row for each of its signs, and what says the same is none', () => {
  const tile = title('Hunt. A beaver each.\nMove 1. One warrior.\nOnce played, it turns.', { signs: 'we-hunt we-move1 ' });
  assert.deepEqual(listed([tile, tile, title('Hunt. A beaver each.')]), [
    { text: 'Hunt. A beaver each.', sign: 'we-hunt' },
    { text: 'Move 1. One warrior.', sign: 'we-move1' },
  ]);
});

test('where a title goes on to what is so now, its rule alone is listed', () => {
  const titles = [title('With the chief you take totems. Your chief is not on the table.', { rule: 'With the chief you take totems.' }), title('With the chief you take totems. On the table for it now: 2.', { rule: 'With the chief you take totems.' })];
  assert.deepEqual(texts(titles), ['With the chief you take totems.']);
});

test('a title may say what it is alike to, or that it is no sign; a bare name is none', () => {
  const titles = [title('Red chief: one.', { sign: '' }), title('Lake Ontario'), title('A b c.', { sign: 'x' }), title('D e f.', { sign: 'x' })];
  assert.deepEqual(texts(titles), ['A b c.']);
});
