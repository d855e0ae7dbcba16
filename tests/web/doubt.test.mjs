import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelled, meant, moved } from '../../web/doubt.mjs';

const thing = (pick, more = {}) => {
  const made = { dataset: { pick }, ariaPressed: null, ariaDisabled: null, ...more };
  made.closest = () => made;
  return made;
};
const [river, land, shut] = [thing('space:D5r'), thing('space:D5p'), thing('space:D5m', { ariaDisabled: 'true' })];
/** A bank runs down at 100: the river is left of it. */
const bank = (left, right) => (x) => (x < 100 ? left : right);
const finger = (clientX) => ({ clientX, clientY: 0, detail: 1, pointerType: 'touch' });

test('a finger beside a border is asked, in the middle of something it is not', () => {
  assert.deepEqual(meant(river, finger(97), false, bank(river, land)), [river, 'edge']);
  assert.deepEqual(meant(land, finger(103), false, bank(river, land)), [land, 'edge']);
  assert.deepEqual(meant(river, finger(85), false, bank(river, land)), [river, false]);
});

test('what cannot be chosen is not meant beside what can, and is no second meaning', () => {
  assert.deepEqual(meant(shut, finger(103), false, bank(river, shut)), [river, 'edge']);
  assert.deepEqual(meant(river, finger(97), false, bank(river, shut)), [river, false]);
  assert.deepEqual(meant(shut, finger(120), false, bank(river, shut)), [shut, false]);
});

test('a touch as the view has moved by itself is asked, by a mouse too, but not beside a border with one', () => {
  assert.deepEqual(meant(river, finger(50), true, bank(river, land)), [river, 'moved']);
  assert.deepEqual(meant(river, { ...finger(97), pointerType: 'mouse' }, false, bank(river, land)), [river, false]);
  assert.deepEqual(meant(river, { ...finger(50), pointerType: 'mouse' }, true, bank(river, land)), [river, 'moved']);
});

test('keys mean what they are on, and what is chosen already is agreed to', () => {
  assert.deepEqual(meant(river, { ...finger(97), detail: 0 }, true, bank(river, land)), [river, false]);
  const chosen = thing('space:D5r', { ariaPressed: 'true' });
  assert.deepEqual(meant(chosen, finger(97), true, bank(chosen, land)), [chosen, false]);
});

test('a touch on the label of something means that, and nothing else, wherever the label lies', () => {
  const label = (pick, left, top) => ({ dataset: { label: pick }, getBoundingClientRect: () => ({ left, right: left + 30, top, bottom: top + 16 }) });
  const labels = [label('space:D5r', 100, 50), label('space:D5p', 100, 72)];
  const root = { querySelectorAll: () => labels, querySelector: (of) => of };
  const touch = (clientX, clientY, detail = 1) => labelled({ clientX, clientY, detail }, root);
  assert.equal(touch(115, 58), '#pan [data-pick="space:D5r"]');
  assert.equal(touch(115, 67), '#pan [data-pick="space:D5r"]'); // between two of them: the nearer one
  assert.equal(touch(115, 71), '#pan [data-pick="space:D5p"]');
  assert.equal(touch(140, 58), null);
  assert.equal(touch(115, 58, 0), null); // by keys
});

test('land that has moved no further than a finger trembles lies where it lay', () => {
  const size = { w: 500, h: 400 };
  assert.equal(moved('translate(10px, 20px) scale(1)', 'translate(10px, 20px) scale(1)', size), 0);
  assert.equal(moved('translate(10px, 20px) scale(1)', 'translate(13px, 24px) scale(1)', size), 5);
  assert.ok(moved('translate(0px, 0px) scale(1)', 'translate(0px, 0px) scale(1.1)', size) > 60);
  assert.ok(moved('translate(-1e-7px, 0px) scale(1)', 'translate(30px, 0px) scale(1)', size) > 29);
});
