// The path without a browser: what a check finds out, how far somebody has come, what is said of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adopt } from '../../web/i18n.mjs';
import { PATH } from '../../web/places.mjs';
import { tried } from '../../web/workshop/pathcheck.mjs';
import { progress } from '../../web/workshop/pathkeep.mjs';
import { lesson, outcome, strip, withCode } from '../../web/workshop/pathview.mjs';
import { FakeStorage } from './fakes.mjs';

const QUESTIONS = [{ message: 'a', right: [1, 2] }, { message: 'b', right: [0] }];
const STEP = {
  id: 'loop', title: 'One <after> the other', task: 'Look at view.hand.', hints: ['first', 'second'], solution: 'def choose(view):\n    return 1 < 2\n',
  learn: [{ text: 'Words.' }, { code: 'print(1)\n' }],
  cases: [{ sees: ['In hand: a.'], actions: ['x', 'y', 'z'], want: 'Right is y.', slips: ['too early', '', ''] }, { sees: ['In hand: b.', 'River – c.'], actions: ['x'], want: '', slips: [''] }],
};
const STEPS = [{ ...STEP, id: 'last' }, STEP];

/** A room whose player says these things, one after the other. */
const room = (...said) => {
  const asked = [];
  return { asked, load: async () => ({ ok: true }), choose: async (message) => (asked.push(message), said[asked.length - 1]) };
};

test('every position is asked, and the first wrong answer ends it', async () => {
  const right = room({ index: 2 }, { index: 0 });
  assert.deepEqual(await tried(right, '', QUESTIONS), { right: 2 });
  assert.deepEqual(right.asked, ['a', 'b']);
  const wrong = room({ index: 0, printed: 'hm' }, { index: 0 });
  assert.deepEqual(await tried(wrong, '', QUESTIONS), { at: 0, index: 0, printed: 'hm' });
  assert.deepEqual(wrong.asked, ['a']);
  assert.deepEqual(await tried(room({ index: 1 }, { index: 1, printed: '' }), '', QUESTIONS), { at: 1, index: 1, printed: '' });
});

test('a program that stops, or is none, is no answer', async () => {
  const fault = { stop: 'error', why: 'NameError', line: 2, printed: '' };
  assert.deepEqual(await tried(room({ index: 1 }, fault), '', QUESTIONS), { fault, at: 1 });
  const none = { load: async () => ({ ok: false, stop: 'syntax', why: 'x', line: 1, printed: '' }), choose: () => assert.fail() };
  assert.deepEqual(await tried(none, '', QUESTIONS), { fault: { stop: 'syntax', why: 'x', line: 1, printed: '' }, at: null });
});

test('what is done is kept, step by step, and what is damaged begins anew', () => {
  const store = new FakeStorage();
  const one = progress(() => store);
  one.begun('loop', 'abc');
  one.finished('loop');
  one.finished('last');
  one.begun('loop', 'def');
  const other = progress(() => store);
  assert.deepEqual([other.botOf('loop'), other.done('loop'), other.done('counting'), other.botOf('last'), other.count()], ['def', true, false, '', 2]);
  for (const text of ['{', '[]', '{"v":2,"steps":{"loop":{"done":true}}}', '{"v":1,"steps":{"loop":null}}', '{"v":1}', 'null']) {
    store.setItem(PATH, text);
    assert.deepEqual([other.count(), other.botOf('loop')], [0, ''], text);
  }
});

test('what has not reached the disk is found again from the bots, which have a second copy', () => {
  const store = new FakeStorage();
  const late = progress(() => store);
  late.begun('last', 'xyz');
  late.found([{ id: 'abc', path: 'loop', done: true }, { id: 'xyz', path: 'last', done: true }, { id: 'old', path: 'last' }, { id: 'mine' }, { id: 'bad', damaged: true }, { id: 'odd', path: 7 }]);
  assert.deepEqual([late.botOf('loop'), late.done('loop'), late.botOf('last'), late.done('last'), late.count()], ['abc', true, 'xyz', true, 2]);
  late.found([]);
  assert.equal(late.count(), 2);
});

test('where nothing may be kept it is known for as long as the page is there', () => {
  const none = progress(() => {
    throw new Error('forbidden');
  });
  none.finished('last');
  none.begun('loop', 'abc');
  assert.deepEqual([none.done('last'), none.botOf('loop'), none.count()], [true, 'abc', 1]);
});

test('a wrong answer says the position, the answer, what was expected, and what may be the reason', () => {
  adopt('en', { strings: {}, games: [] });
  const { said, markup } = outcome(STEP, { at: 0, index: 0, printed: '<b>' }, '');
  assert.equal(said, 'Not yet. In hand: a. Your bot chose: x. Right is y. too early');
  assert.match(String(markup), /too early/);
  assert.match(String(markup), /&lt;b&gt;/);
  assert.doesNotMatch(String(outcome(STEP, { at: 0, index: 1, printed: '' }, '').markup), /path-hint|printed/);
  assert.match(outcome(STEP, { at: 1, index: 77, printed: '' }, '').said, /Your bot chose: –/);
});

test('who has written nothing yet is told so', () => {
  adopt('en', { strings: {}, games: [] });
  const at = { at: 0, index: 0, printed: '' };
  assert.match(outcome(STEP, at, '', { untouched: true }).said, /still as it was in the beginning\. too early$/);
  assert.doesNotMatch(outcome(STEP, at, '').said, /beginning/);
});

test('a fault says in which position, and leaves the sentence to the board of faults', () => {
  const { said, markup } = outcome(STEP, { at: 1, fault: { printed: '' } }, 'Line 2: no');
  assert.equal(said, '');
  assert.match(String(markup), /In hand: b\. River – c\..*Line 2: no/);
  assert.doesNotMatch(String(outcome(STEP, { at: null, fault: { printed: '' } }, 'Line 1: no').markup), /position/);
});

test('a right one leads on, the last one to many games', () => {
  const found = { right: 5 };
  assert.match(outcome(STEP, found, '').said, /^Right! .* 5 positions/);
  assert.match(String(outcome(STEP, found, '').markup), /data-path="next"/);
  assert.match(String(outcome(STEP, found, '', { last: true }).markup), /data-path="many".*data-path="sit"/s);
});

test('hints come one by one, the solution only when somebody asks for it', () => {
  const shown = (open) => String(lesson(STEPS, STEP, (id) => id === 'last', open));
  const first = shown({ hints: 0, solution: false });
  assert.match(first, /Step 2 of 2/);
  assert.match(first, /One &lt;after&gt; the other/);
  assert.doesNotMatch(first, /return 1|path-hint-1/);
  assert.match(shown({ hints: 1, solution: false }), /path-hint-1.*first.*Another hint/s);
  const last = shown({ hints: 2, solution: true });
  assert.match(last, /second.*return 1 &lt; 2/s);
  assert.doesNotMatch(last, /data-path="(hint|solution)"/);
  assert.match(last, /data-step="last"[^>]*class="path-step done"/);
  assert.match(last, /data-step="loop"[^>]*aria-current="step"/);
  assert.match(String(strip(STEPS, STEP, true)), /aria-disabled="true"/);
});

test('names of Python stand as code, words do not', () => {
  assert.equal(withCode('Ask view.actions[0], then world.play(view.random.choice(world.actions)). The end.').map(String).join(''),
    'Ask <code>view.actions[0]</code>, then <code>world.play(view.random.choice(world.actions))</code>. The end.');
  assert.deepEqual(withCode('bison (or not) etc. 1 < 2'), ['bison (or not) etc. 1 < 2']);
});
