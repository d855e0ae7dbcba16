import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { documentElement: { dataset: {} } };
const { boxOf, shapeOf, within } = await import('../../web/marks.mjs');

const box = (left, top, right, bottom) => ({ left, top, right, bottom });
const seen = { a: { box: box(0, 0, 10, 10), shape: 'A' }, b: { box: box(20, 5, 30, 40), shape: null } };
const find = (name) => seen[name] ?? null;

test('the first place that is in sight is meant', () => {
  assert.deepEqual(boxOf('gone|b|a', find), { ...seen.b.box, shapes: [], way: 'b' });
  assert.deepEqual(boxOf('a', find), { ...seen.a.box, shapes: ['A'], way: 'a' });
});

test('things joined by + have one frame, as far as they are in sight', () => {
  assert.deepEqual(boxOf('a+b', find), { ...box(0, 0, 30, 40), shapes: [], way: 'a+b' }); // not all of them have a shape;
  assert.deepEqual(boxOf('a+gone', find), { ...seen.a.box, shapes: ['A'], way: 'a+gone' });
});

test('all things of a place have one frame and their shapes', () => {
  const all = (name) => (name === 'area*' ? [seen.a, null, { box: box(9, 9, 50, 20), shape: 'C' }] : find(name));
  assert.deepEqual(boxOf('area*|a', all), { ...box(0, 0, 50, 20), shapes: ['A', 'C'], way: 'area*' });
  assert.equal(boxOf('none*|a', (name) => (name === 'none*' ? [] : find(name))).way, 'a'); // it is part of another now
});

test('of what lies under others only a part is seen, and its frame knows it', () => {
  assert.equal(boxOf('a', () => ({ ...seen.a, part: true })).part, true);
  assert.equal('part' in boxOf('a', find), false);
});

test('what is nowhere has none', () => assert.equal(boxOf('gone|gone+gone', find), null));

test('a frame has room round its thing, and ends where the table does', () => {
  assert.deepEqual(within(box(2, 50, 30, 80), box(0, 0, 100, 82)), box(0, 46, 34, 82));
  assert.equal(within(null, box(0, 0, 9, 9)), null);
});

test('a number that stands out of its frame to the right ends where the table does', () => {
  assert.deepEqual(within(box(70, 50, 98, 80), box(0, 0, 100, 100), 6), box(66, 46, 94, 84));
  assert.equal(within(box(2, 50, 30, 80), box(0, 0, 100, 100), 6).right, 34);
});

test('a space of the land is outlined itself, a glow only while it says nothing else', () => {
  const thing = (id, classes = '') => ({ id, matches: (list) => list.split(', ').includes(classes), querySelector: (what) => what });
  assert.equal(shapeOf(thing('at-D4p')), ':scope > path');
  assert.equal(shapeOf(thing('area-C-1')), ':scope > .glow');
  assert.equal(shapeOf(thing('area-C-1', '.possible')), null);
  const ground = thing('', '.spot'); // is there to be marked
  assert.equal(shapeOf(ground), ground);
});
