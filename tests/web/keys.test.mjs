// The table in words by keys: item by item as it is read, and group by group.
import assert from 'node:assert/strict';
import test from 'node:test';
import { FakeStorage } from './fakes.mjs';

globalThis.localStorage ??= new FakeStorage();
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });
globalThis.addEventListener ??= () => {};
globalThis.document ??= { documentElement: { lang: 'en', dataset: {} }, addEventListener() {}, querySelector: () => null };
const { wordKeys } = await import('../../web/keys.mjs');

/** Groups of buttons; returns what a key does to the focus. */
function list(...groups) {
  const all = groups.flatMap((names, n) => names.map((name) => ({ name, parentElement: `group ${n}`, disabled: false })));
  let focus = all[0];
  for (const one of all) Object.assign(one, { focus: () => (focus = one), closest: () => one });
  let press = null;
  wordKeys({ addEventListener: (_name, work) => (press = work), querySelectorAll: () => all });
  return (key, more = {}) => {
    press({ key, target: focus, preventDefault() {}, ...more });
    return focus.name;
  };
}

test('up and down go item by item, over the edge of a group', () => {
  const press = list(['claim', 'nothing'], ['turn', 'wait']);
  assert.deepEqual(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => press(key)), ['nothing', 'turn', 'wait', 'wait', 'turn']);
});

test('page down and page up go group by group', () => {
  const press = list(['a1', 'a2'], ['b1', 'b2'], ['c1']);
  assert.deepEqual(['PageDown', 'PageDown', 'PageUp'].map((key) => press(key)), ['b1', 'c1', 'b1']);
});

test('the cards of a bag go by the same keys', () => {
  const asked = [];
  let press = null;
  wordKeys({ addEventListener: (_name, work) => (press = work), querySelectorAll: (things) => (asked.push(things), []) }, '.bag-card');
  press({ key: 'ArrowRight', target: { closest: (things) => (asked.push(things), { parentElement: null }) }, preventDefault() {} });
  assert.deepEqual(asked, ['.bag-card', '.bag-card']);
});

test('from the heading arrows and page down lead to the first', () => {
  const heading = { closest: () => null, matches: () => true };
  for (const key of ['ArrowDown', 'PageDown', 'Home']) assert.equal(list(['a1', 'a2'], ['b1'])(key, { target: heading }), 'a1');
});

test('Home and End stay in the group, with Ctrl they go to the ends of all', () => {
  const press = list(['a1', 'a2'], ['b1', 'b2']);
  assert.deepEqual(['End', 'Home'].map((key) => press(key)), ['a2', 'a1']);
  assert.deepEqual(['End', 'Home'].map((key) => press(key, { ctrlKey: true })), ['b2', 'a1']);
});
