// What a mere click has a thing say of itself (web/hold.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explained } from '../../web/hold.mjs';

/** A thing in another, found by `closest` by the words of its `is`. */
function thing(parentElement, is, title = '') {
  const children = title ? [{ localName: 'title', textContent: title }] : [];
  const self = { parentElement, children, is };
  self.closest = (wanted) => {
    for (let e = self; e; e = e.parentElement) if (e.is.some((one) => wanted.split(', ').includes(one))) return e;
    return null;
  };
  return self;
}

test('a thing on the land is silent, for a click there moves it, unless it says that it explains itself', () => {
  const stage = thing(null, []);
  const land = thing(stage, ['#land']);
  assert.equal(explained(thing(land, [], 'Lake Huron'), stage), '');
  assert.equal(explained(thing(thing(land, ['[data-explains]'], 'French flag.'), []), stage), 'French flag.');
  assert.equal(explained(thing(stage, [], 'A sign.'), stage), 'A sign.');
});
