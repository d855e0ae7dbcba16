// Where the focus goes by itself on the stage: to what is asked for, never to what costs or ends something too soon.
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.matchMedia ??= () => ({ matches: false });
globalThis.addEventListener = () => {};
globalThis.document = { activeElement: null, documentElement: { toggleAttribute() {} } };
const { keyboard } = await import('../../web/keyboard.mjs');

/** A stage with things that can be chosen; `aside`: to which nobody is led. Returns the ways, and where one has gone. */
function table(...things) {
  return tableWith(() => null, ...things);
}

/** The same with what confirms. */
function tableWith(done, ...things) {
  const went = [];
  const all = things.map(({ pick, aside = false, x = 0, possible = true, chosen = false }) => ({
    dataset: { pick },
    style: {},
    classList: { contains: (name) => name === 'possible' && possible },
    attributes: {},
    getClientRects: () => [1],
    getBoundingClientRect: () => ({ left: x, top: 0, width: 10, height: 10 }),
    querySelector: () => null,
    getAttribute: (name) => (chosen && name === 'aria-pressed' ? 'true' : null),
    setAttribute() {},
    matches: (selector) => selector.includes('data-pick'),
    closest: (selector) => (selector === '[data-aside]' && !aside ? null : {}),
    focus() { went.push(pick); document.activeElement = this; },
  }));
  const stage = {
    querySelectorAll: (selector) => (selector.includes('data-pick') ? all : []),
    contains: (one) => all.includes(one),
    hasAttribute: () => false,
    addEventListener() {},
  };
  document.activeElement = null;
  return { ...keyboard(stage, { style: {} }, () => false, () => [], done), went, all };
}

test('a question leads past what costs to what is asked for', () => {
  const { choice, went } = table({ pick: 'button:swap', aside: true }, { pick: 'step:hunt' }, { pick: 'button:end', aside: true });
  choice();
  assert.deepEqual(went, ['step:hunt']);
});

test('where the thing that had the focus is gone it goes on to what is asked for, however near the other lies', () => {
  const { hand, sync, went, all } = table({ pick: 'step:tan', x: 90 }, { pick: 'button:swap', aside: true, x: 100 }, { pick: 'step:hunt', x: 300 });
  hand();
  all.shift();
  document.activeElement = null;
  sync(true);
  assert.deepEqual(went, ['step:tan', 'step:hunt']);
});

test('where there is nothing else it is that', () => {
  const { choice, next, went } = table({ pick: 'button:swap', aside: true });
  choice();
  next();
  assert.deepEqual(went, ['button:swap', 'button:swap']);
});

test('N goes on through what is asked for, then to the rest, and round again', () => {
  const { next, went } = table({ pick: 'deed:tipi', aside: true }, { pick: 'hunters:1' }, { pick: 'hunters:2' });
  for (let n = 0; n < 4; n += 1) next();
  assert.deepEqual(went, ['hunters:1', 'hunters:2', 'deed:tipi', 'hunters:1']);
});

test('N goes on from what has just been chosen to what is asked then', () => {
  const { next, went, all } = table({ pick: 'deed:tipi', aside: true, possible: false }, { pick: 'deed:canoe', aside: true }, { pick: 'hunters:1' });
  [document.activeElement] = all;
  next();
  assert.deepEqual(went, ['hunters:1']);
});

test('where all is chosen N goes to what confirms, then to what could be chosen instead, never to what Enter would play', () => {
  const went = [];
  const button = { focus() { went.push('done'); document.activeElement = this; }, getBoundingClientRect: () => ({ left: 0, top: 0, width: 1, height: 1 }), querySelector: () => null };
  const { next, all, went: there } = tableWith(
    () => button,
    { pick: 'territory:hills', possible: false, chosen: true }, { pick: 'territory:river', possible: false },
    { pick: 'card:h7', possible: false, chosen: true }, { pick: 'card:h8', possible: false },
  );
  [document.activeElement] = all;
  for (let n = 0; n < 4; n += 1) next();
  assert.deepEqual(went, ['done', 'done']);
  assert.deepEqual(there, ['territory:river', 'card:h8']);
});
