import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.matchMedia = () => ({ matches: true, addEventListener() {} });
globalThis.document = { documentElement: { dataset: {} } };
const { place } = await import('../../web/glide.mjs');

/** What `place` asks of a stage. */
const stage = (...elements) => ({
  querySelectorAll: (selector) => elements.filter(({ dataset, style }) =>
    ({ '[data-x]': 'x' in dataset, '[data-count]': false, '[style]:not([data-x])': !('x' in dataset) && style.transform })[selector]),
});

test('an element that is kept for something without a place of its own stands where that is drawn', () => {
  const hunter = { dataset: { x: '120', y: '40' }, style: {} };
  const frame = { dataset: {}, style: { transform: 'scale(2)' } }; // of somebody else
  place(stage(hunter, frame), true);
  assert.equal(hunter.style.transform, 'translate(120px, 40px)');
  hunter.dataset = {}; // the morph made the hunters' number of it
  place(stage(hunter, frame), true);
  assert.equal(hunter.style.transform, '');
  assert.equal(frame.style.transform, 'scale(2)');
  hunter.dataset = { x: '120', y: '40' };
  place(stage(hunter), true);
  assert.equal(hunter.style.transform, 'translate(120px, 40px)');
});
