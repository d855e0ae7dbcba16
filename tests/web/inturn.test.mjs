// Keys pressed quickly one after another: each meets the table as the one before has left it.
import assert from 'node:assert/strict';
import test from 'node:test';
import { inTurn } from '../../web/inturn.mjs';

/** A page: `press(key)` as somebody does; `heard`: what has come through; `frame()`, `wait()`: time goes on. */
function page(wanted = () => true, more = {}) {
  const heard = [];
  let capture = null;
  const frames = [];
  const timers = [];
  const target = { dispatchEvent: (event) => (heard.push(event.key), true), matches: () => true, click: () => heard.push('click') };
  const root = { activeElement: target, addEventListener: (_name, work) => (capture = work) };
  globalThis.KeyboardEvent = class { constructor(_type, like) { Object.assign(this, like); } };
  const keys = inTurn(root, { wanted, drawn: (work) => frames.push(work), later: (work) => timers.push(work), ...more });
  const press = (key, more = {}) => {
    let stopped = false;
    capture({ key, target, ...more, preventDefault() {}, stopImmediatePropagation: () => (stopped = true) });
    if (!stopped) heard.push(key);
  };
  const run = (works) => works.splice(0).forEach((work) => work());
  return { ...keys, press, heard, frame: () => run(frames), wait: () => run(timers) };
}

test('a key waits until the one before has been answered and drawn, and is not lost', () => {
  const { press, heard, sent, answered, frame } = page();
  press('Enter');
  sent();
  press('n');
  press('d');
  assert.deepEqual(heard, ['Enter']);
  answered();
  frame();
  assert.deepEqual(heard, ['Enter']); // the focus comes with that frame
  frame();
  assert.deepEqual(heard, ['Enter', 'n', 'd']);
});

test('what is sent by a key that has waited holds those behind it', () => {
  const { press, heard, sent, answered, frame } = page();
  sent();
  const { push } = heard;
  heard.push = (key) => {
    if (key === 'click') sent();
    return push.call(heard, key);
  };
  press('Enter');
  press('n');
  answered();
  frame();
  frame();
  assert.deepEqual([...heard], ['Enter', 'click']);
  answered();
  frame();
  frame();
  assert.deepEqual([...heard], ['Enter', 'click', 'n']);
});

test('what draws nothing holds nobody for long', () => {
  const { press, heard, sent, wait } = page();
  sent();
  press('n');
  wait();
  assert.deepEqual(heard, ['n']);
});

test('Tab, a key held down, and keys that mean nothing to the table do not wait twice', () => {
  const { press, heard, sent, wait } = page(({ key }) => key !== 'x');
  sent();
  press('Tab');
  press('x');
  press('n', { repeat: true });
  wait();
  assert.deepEqual(heard, ['Tab', 'x']);
});

test('what was pressed before something was proposed does not say yes to it, and nothing does while a hint is found', () => {
  let [since, finding] = [100, false];
  const { press, heard, sent, wait } = page(undefined, { proposed: () => since, finding: () => finding });
  for (const key of ['Enter', 'd', 'n']) press(key, { timeStamp: 90 });
  press('Enter', { timeStamp: 110 });
  assert.deepEqual(heard, ['n', 'Enter']);
  sent();
  press('Enter', { timeStamp: 120 });
  press('n', { timeStamp: 121 });
  since = 130; // it comes while they wait
  wait();
  assert.deepEqual(heard, ['n', 'Enter', 'n']);
  [since, finding] = [0, true];
  press('Enter', { timeStamp: 140 });
  press('Enter', { timeStamp: 150, target: { closest: () => ({}) } }); // a button beside the table
  assert.deepEqual(heard, ['n', 'Enter', 'n', 'Enter']);
});
