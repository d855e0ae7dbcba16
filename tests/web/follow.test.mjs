// Where the focus goes: to what is proposed where something is, to the next choice otherwise.
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.document = { activeElement: null, body: {} };
const keys = [];
globalThis.addEventListener = (name, work) => keys.push(work);
const { follow } = await import('../../web/follow.mjs');

/** A region of the page; `found`: what is found in it, by a part of the selector. */
function region(name, found = {}) {
  const own = new Set();
  return {
    name, own, found,
    contains: (one) => own.has(one),
    on: {},
    addEventListener(name, work) { this.on[name] = work; },
    querySelectorAll: () => found.acts ?? [],
    querySelector: (selector) => Object.entries(found).find(([part]) => selector.includes(part))?.[1] ?? null,
  };
}

const thing = (name, went) => ({ name, dataset: {}, focus: () => went.push(name), closest: () => null });

function table({ pressed = true } = {}) {
  const went = [];
  const [stage, side, controls] = ['stage', 'side', 'controls'].map((name) => region(name));
  const title = { ...thing('title', went), parentElement: {} };
  const parts = { title, rest: thing('rest', went), stage, side, controls, panel: { open: false } };
  const waits = [];
  const focus = follow({
    ...parts,
    drawn: (work) => work(),
    later: (work) => waits.push(work),
    next: (left) => went.push(['next', ...left].join(' ')),
    proposal: (pick) => pressed && went.push(pick),
  });
  document.activeElement = document.body;
  const at = (where) => where.own.add((document.activeElement = thing('here', went)));
  return { ...parts, focus, went, at, waits };
}

test('a question leads to the next choice, one with a proposal to that', () => {
  const { focus, went } = table();
  focus.asks('1', '');
  focus.asks('2', 'hunters:0');
  assert.deepEqual(went, ['next', 'hunters:0']);
});

test('a hint leads to what it proposes, wherever the focus is at the table, and once', () => {
  const { focus, went, stage, at } = table();
  at(stage);
  focus.asks('1', '');
  focus.asks('1', 'card:h9');
  focus.asks('1', 'card:h9');
  focus.asks('1', '');
  assert.deepEqual(went, ['card:h9']);
});

test('who leaves by Escape what was opened is led to what is asked then, who walks by the arrows is not', () => {
  for (const [key, led] of [['Escape', ['next']], ['ArrowUp', []]]) {
    const { focus, went, stage, at } = table();
    at(stage);
    focus.asks('1', '');
    keys.at(-1)({ key });
    focus.asks('2', '');
    assert.deepEqual(went, led);
  }
});

test('who has come back from the words to the table is not led into them again', () => {
  const { focus, went, stage, side, at } = table();
  side.found.acts = [thing('word', went)];
  side.on.focusin({ target: { closest: () => ({}) } });
  stage.on.focusin();
  at(stage);
  focus.acted({ closest: () => null });
  focus.asks('1', '');
  assert.deepEqual(went, ['next']);
});

test('who closes the result of a game is led to what opens it again', () => {
  const { focus, went, stage, controls, at } = table();
  at(stage);
  controls.found.main = thing('result', went);
  focus.closed(false);
  assert.deepEqual(went, ['result']);
});

test('what is let go of leads to the next choice', () => {
  const { focus, went, at, stage } = table();
  focus.asks('1', '');
  at(stage);
  went.length = 0;
  focus.asks('1', '');
  assert.deepEqual(went, []);
  focus.anew(['card:h2']);
  assert.deepEqual(went, [], 'it is chosen still');
  focus.asks('1', '');
  assert.deepEqual(went, ['next card:h2']);
});

test('who is elsewhere is left there', () => {
  const { focus, went } = table();
  document.activeElement = thing('header', went);
  focus.asks('1', 'card:h9');
  assert.deepEqual(went, []);
});

test('what is out of sight is agreed with beside the table', () => {
  const { focus, went, controls } = table({ pressed: false });
  controls.found.pick = thing('done', went);
  focus.asks('1', 'card:h9');
  assert.deepEqual(went, ['done']);
});

test('in the table in words it is the line that is chosen', () => {
  const { focus, went, side, at } = table();
  side.found.acts = [thing('other', went), { ...thing('line', went), ariaPressed: 'true' }];
  at(side);
  focus.acted(document.activeElement);
  focus.asks('1', 'card:h9');
  assert.deepEqual(went, ['line']);
});

test('what has been pressed is gone: the focus waits where nothing is read', () => {
  const { focus, went } = table();
  focus.park();
  assert.deepEqual(went, ['rest']);
  focus.closed();
  assert.deepEqual(went, ['rest', 'title']);
});

test('what has been pressed is gone, and the game is over: it goes to what opens the result', () => {
  const { focus, went, rest, controls } = table();
  controls.found.result = thing('result', went);
  rest.focus = () => (document.activeElement = rest);
  focus.park();
  assert.deepEqual(went, ['result']);
});

test('where the next question is there already, the focus goes nowhere else before', () => {
  const { focus, went, controls, at } = table();
  focus.asks('1', '');
  at(controls);
  document.activeElement.blur = () => (document.activeElement = document.body);
  focus.park();
  assert.deepEqual(went, ['next', 'next']);
});

test('who leaves a bag is led to the button that opens it again, who is done with it is not', () => {
  const { focus, went, controls } = table();
  controls.found.bag = thing('pay', went);
  focus.closed(true);
  assert.deepEqual(went, ['pay']);
  focus.closed(false);
  assert.deepEqual(went, ['pay', 'title']);
});

test('who lets go in the table in words stays at that line', () => {
  const { focus, went, side, at } = table();
  side.found.acts = [thing('first', went), { ...thing('line', went), dataset: { value: 'play h2' } }];
  at(side);
  focus.acted(document.activeElement);
  focus.asks('1', '');
  focus.anew(['play h2']);
  focus.asks('1', '');
  assert.deepEqual(went, ['first', 'line']);
});

test('while nobody is asked for long the focus waits where nothing is read, not on what can do nothing', () => {
  const { focus, went, stage, at, waits } = table();
  const press = () => {
    focus.asks('1', '');
    at(stage);
    Object.assign(document.activeElement, { ariaDisabled: 'true', isConnected: true });
    focus.acted(document.activeElement);
    focus.asks('', '');
    went.length = 0;
  };
  press();
  focus.asks('2', '');
  waits.pop()();
  assert.deepEqual(went, ['next'], 'what is asked soon is mostly beside it');
  press();
  waits.pop()();
  assert.deepEqual(went, ['rest']);
  focus.closed(true);
  assert.deepEqual(went, ['rest', 'title']);
  at(stage);
  document.activeElement.ariaDisabled = 'true';
  focus.asks('3', '');
  went.length = 0;
  focus.asks('', '');
  waits.splice(0).forEach((work) => work());
  assert.deepEqual(went, [], 'who has only gone there is left there');
});

test('after what was done is taken back the focus is where that was begun', () => {
  const { focus, went, stage, at } = table();
  at(stage);
  focus.asks('4', '');
  const press = (pick) => focus.acted({ dataset: { pick }, closest: () => stage });
  press('from:a');
  press('stand:b'); // the other half
  focus.asks('5', '');
  press('from:c');
  focus.asks('6', '');
  went.length = 0;
  focus.acted({ dataset: {}, closest: () => null }); // Undo
  focus.asks('4', '');
  assert.deepEqual(went, ['next from:a']);
});
