import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bagDrag, goodsAt } from '../../web/bagdrag.mjs';

function stage(disabled = false) {
  const classes = new Set();
  const classList = { add: (...names) => names.forEach((name) => classes.add(name)), remove: (...names) => names.forEach((name) => classes.delete(name)), toggle: (name, on) => (on ? classes.add(name) : classes.delete(name)) };
  const foot = { classList, getBoundingClientRect: () => ({ left: 0, right: 300, top: 200, bottom: 260 }) };
  const plus = { disabled, dataset: { value: 'pelt' } };
  const row = { querySelector: (what) => (what === '[data-do="bag-add"]' ? plus : null) };
  const picture = {
    closest: (what) => (what === '[role="group"]' ? row : picture),
    getAttribute: () => '0 0 24 24',
    cloneNode: () => ({ setAttribute() {}, classList: { add() {} }, style: {}, remove() {} }),
  };
  const on = {};
  const listen = (name, work) => (on[name] = work);
  globalThis.addEventListener = listen;
  const orders = [];
  bagDrag({ addEventListener: listen, querySelector: () => foot, append() {} }, (...order) => orders.push(order));
  const at = (x, y) => ({ pointerId: 1, button: 0, clientX: x, clientY: y, target: picture });
  return { on, at, orders, classes, picture };
}

test('goods dropped on the foot go into the bag, as + does', () => {
  const { on, at, orders, classes } = stage();
  on.pointerdown(at(20, 20));
  on.pointermove(at(22, 24));
  assert.equal(classes.size, 0); // a finger trembles
  on.pointermove(at(100, 230));
  assert.deepEqual([...classes], ['waits', 'under']);
  on.pointerup(at(100, 230));
  assert.deepEqual(orders, [['bag-add', 'pelt']]);
  assert.equal(classes.size, 0);
});

test('dropped elsewhere, or only touched, nothing is taken', () => {
  const { on, at, orders } = stage();
  on.pointerdown(at(20, 20));
  on.pointermove(at(100, 100));
  on.pointerup(at(100, 100));
  on.pointerdown(at(20, 230));
  on.pointerup(at(20, 230));
  assert.deepEqual(orders, []);
});

test('what the bag does not take any more cannot be taken along', () => {
  assert.equal(goodsAt(stage(true).picture), null);
  assert.notEqual(goodsAt(stage().picture), null);
});
