import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { documentElement: { dataset: {} } };
const { boxOf } = await import('../../web/marks.mjs');

const box = (left, top, right, bottom) => ({ left, top, right, bottom });
const seen = { a: box(0, 0, 10, 10), b: box(20, 5, 30, 40) };
const find = (name) => seen[name] ?? null;

test('the first place that is in sight is meant', () => {
  assert.deepEqual(boxOf('gone|b|a', find), seen.b);
  assert.deepEqual(boxOf('a', find), box(0, 0, 10, 10));
});

test('things joined by + have one frame, as far as they are in sight', () => {
  assert.deepEqual(boxOf('a+b', find), box(0, 0, 30, 40));
  assert.deepEqual(boxOf('a+gone', find), box(0, 0, 10, 10));
});

test('what is nowhere has none', () => assert.equal(boxOf('gone|gone+gone', find), null));
