import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { doubleTaps } from '../../web/doubletap.mjs';

const button = (order) => ({ dataset: { do: order } });
const card = { dataset: { pick: 'card:1' } };
const at = (clientX, clientY = 600) => ({ clientX, clientY });
const row = (...orders) => ({ orders, querySelectorAll() { return this.orders.map(button); } });

/** Taps until the first of them has been done: buttons `before`, then `after`, drawn `drawn` ms later. */
function tapped(order, drawn, after) {
  const taps = doubleTaps();
  const root = row(order, 'leave');
  taps.watch(root, 0);
  assert.equal(taps.astray(at(100), button(order), 5000), false);
  root.orders = after;
  taps.watch(root, 5000 + drawn);
  return taps;
}

test('the second tap does not hit what has slid under the finger', () => {
  const taps = tapped('lesson-next', 60, ['leave']);
  assert.equal(taps.astray(at(104), button('leave'), 5200), true);
  assert.equal(taps.astray(at(104), button('leave'), 5400), true, 'nor the third');
  assert.equal(taps.astray(at(104), button('leave'), 5900), false, 'by now it can be read');
});

test('nor where the page was slow to draw', () => {
  const taps = tapped('done', 700, ['pause', 'skip']);
  assert.equal(taps.astray(at(100), button('pause'), 5900), true);
});

test('what is drawn again as it was makes nothing new', () => {
  const taps = tapped('done', 60, ['pause']);
  const root = row('hint');
  taps.watch(root, 5060);
  taps.watch(root, 5900);
  assert.equal(taps.astray(at(100), button('pause'), 6000), false);
});

test('the same button, other places and the table hear every tap', () => {
  const taps = tapped('lesson-next', 60, ['lesson-next', 'leave']);
  assert.equal(taps.astray(at(100), button('lesson-next'), 5200), false, 'it does what it did');
  assert.equal(taps.astray(at(180), button('leave'), 5350), false, 'another place');
  assert.equal(taps.astray(at(180), card, 5400), true, 'a card that has come there');
  assert.equal(taps.astray(at(40), card, 5450), false);
  assert.equal(taps.astray(at(40), { dataset: { pick: 'card:2' } }, 5500), false, 'one card after another');
});

test('the page asks it of clicks that come from a pointer, and not in a race', () => {
  const page = readFileSync(new URL('../../web/page.mjs', import.meta.url), 'utf-8');
  assert.match(page, /event\.detail && \(hasty\.stray\(target\) \|\| \(!inRace\(\) && double\.astray\(event, target\)\)\)/);
});
