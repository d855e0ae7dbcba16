import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strays } from '../../web/stray.mjs';

test('a key that leads away hears a tap only when it has been there long enough to be read', () => {
  let now = 0;
  const key = { dataset: { do: 'again' } };
  const other = { dataset: { do: 'result' } };
  const root = { there: false, querySelector() { return this.there ? key : null; }, contains: () => true };
  const elsewhere = { querySelector: () => null, contains: () => false };
  const { watch, stray } = strays(['again'], () => now);
  watch(elsewhere);
  watch(root);
  root.there = true;
  now = 1000;
  watch(root);
  now = 1300;
  watch(root); // drawn once more: it is the same key
  assert.equal(stray(key), true);
  assert.equal(stray(other), false);
  now = 1600;
  assert.equal(stray(key), false);
  root.there = false;
  watch(root);
  root.there = true;
  now = 9000;
  watch(root);
  assert.equal(stray(key), true);
});
