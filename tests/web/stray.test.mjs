import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strays } from '../../web/stray.mjs';

const button = (order) => ({ dataset: { do: order } });

/** A row of buttons with these orders. */
const row = (...orders) => ({
  orders,
  querySelectorAll() { return this.orders.map(button); },
  contains(target) { return this.orders.includes(target.dataset.do); },
});

test('a button that leads away hears a tap only when it has been there long enough to be read', () => {
  let now = 0;
  const root = row('result');
  const { watch, stray } = strays({ panel: ['again'] }, () => now);
  watch('side', row('again'));
  watch('panel', root);
  root.orders = ['result', 'again'];
  now = 1000;
  watch('panel', root);
  now = 1300;
  watch('panel', root); // drawn once more: it is the same button
  assert.equal(stray(button('again')), true);
  assert.equal(stray(button('result')), false);
  now = 1400;
  assert.equal(stray(button('again')), false);
});

test('nor does one that another has given its place to: the second tap of two is not meant for it', () => {
  let now = 0;
  const root = row('lesson-next', 'home');
  const { watch, stray } = strays({ controls: ['home'] }, () => now);
  watch('controls', root);
  now = 5000;
  assert.equal(stray(button('home')), false);
  root.orders = ['home'];
  watch('controls', root);
  assert.equal(stray(button('home')), true);
  now = 5400;
  assert.equal(stray(button('home')), false);
});

test('what stands outside what is watched is heard at once', () => {
  const { watch, stray } = strays({ controls: ['home'] }, () => 10);
  watch('controls', row('again'));
  assert.equal(stray(button('home')), false);
});
