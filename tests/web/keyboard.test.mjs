// Where the focus goes by itself on the stage: to what is asked for, never to what costs or ends something too soon.
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.matchMedia ??= () => ({ matches: false });
globalThis.addEventListener = () => {};
globalThis.document = { activeElement: null, documentElement: { toggleAttribute() {} } };
const { ahead, keyboard } = await import('../../web/keyboard.mjs');

/** A stage with things that can be chosen; `aside`: to which nobody is led; `done`: the button beside it. Returns the ways,
 *  where one has gone, what a key does, and what was played or touched. */
function table(...things) {
  const went = [];
  const did = [];
  const on = {};
  const done = things.at(-1).done && { querySelector: () => null, getBoundingClientRect: () => ({ left: 0, top: 99, width: 9, height: 9 }), focus() { went.push('done'); document.activeElement = this; } };
  const all = things.filter(({ pick }) => pick).map(({ pick, aside = false, x = 0, possible = true, chosen = false, shut = false, land = false, later = false, offers = false, came = false, pane = '' }) => ({
    dataset: { pick, ...(later && { later: '' }), ...(offers && { offers: '' }), ...(came && { came: '' }) },
    style: {},
    classList: { contains: (name) => name === 'possible' && possible },
    attributes: {},
    getClientRects: () => [1],
    getBoundingClientRect: () => ({ left: x, top: 0, width: 10, height: 10 }),
    querySelector: () => null,
    getAttribute: (name) => ((name === 'aria-pressed' && chosen) || (name === 'aria-disabled' && shut) ? 'true' : null),
    setAttribute() {},
    matches: (selector) => selector.includes('data-pick'),
    closest: (selector) => (selector.startsWith('.pane-') ? (selector === `.pane-${pane}` ? {} : null) : ['[data-sheet]', '[data-holds]'].includes(selector) || (selector === '[data-aside]' && !aside) || (selector === '#land' && !land) ? null : {}),
    dispatchEvent() { did.push(`touch ${pick}`); },
    focus() { went.push(pick); document.activeElement = this; },
  }));
  const stage = {
    querySelectorAll: (selector) => (selector.includes('data-pick') ? all : []),
    contains: (one) => all.includes(one),
    hasAttribute: () => false,
    addEventListener: (name, work) => (on[name] = work),
  };
  document.activeElement = null;
  const enter = (one) => on.keydown({ target: { closest: () => one }, key: 'Enter', preventDefault() {} });
  const arrow = (one, key) => on.keydown({ target: { closest: () => one }, key, preventDefault() {} });
  const click = (one) => on.click({ target: { closest: () => one } });
  return { ...keyboard(stage, { style: {} }, () => did.push('done'), () => [], () => done || null, (text) => did.push(text)), stage, went, all, did, enter, click, arrow };
}

test('N goes round all that can be chosen, and the focus goes by itself only to what is asked', () => {
  const { choice, next, went } = table({ pick: 'prairie:card', possible: false }, { pick: 'tribe:1', possible: false, offers: true }, { pick: 'tribe:2', possible: false, offers: true });
  choice();
  for (let i = 0; i < 3; i++) next();
  assert.deepEqual(went, ['prairie:card', 'tribe:1', 'tribe:2', 'prairie:card']);
});

test('N goes through all that belongs to the question before what can be opened beside it', () => {
  const { choice, next, went } = table({ pick: 'deed:place' }, { pick: 'deed:tipi', aside: true }, { pick: 'pane:market', possible: false, offers: true }, { pick: 'hunters:1', aside: true });
  choice();
  for (let i = 0; i < 3; i++) next();
  assert.deepEqual(went, ['deed:place', 'deed:tipi', 'pane:market', 'hunters:1']);
});

test('a question leads to what has just come', () => {
  const { choice, went } = table({ pick: 'tribe:1' }, { pick: 'tribe:2', came: true });
  choice();
  assert.deepEqual(went, ['tribe:2']);
});

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

test('what could be chosen anew on the map comes after the answers beside it, which are not marked there', () => {
  const { choice, next, went } = table(
    { pick: 'area:O1.0', possible: false, chosen: true }, { pick: 'area:O1.1', aside: true }, { pick: 'way:fill', possible: false }, { pick: 'way:leave', possible: false });
  choice();
  for (let i = 0; i < 3; i++) next();
  assert.deepEqual(went, ['way:fill', 'way:leave', 'area:O1.1', 'way:fill']);
});

test('from what is chosen of two halves the focus goes to the other half, and stays there', () => {
  const { choice, sync, went, all, enter } = table({ pick: 'stand:C' }, { pick: 'stand:B1', aside: true }, { pick: 'from:V1' });
  choice();
  globalThis.MouseEvent ??= class {};
  enter(all[0]);
  all[0].dataset.next = '';
  all[0].classList.contains = () => false;
  sync(true);
  sync(true);
  assert.deepEqual(went, ['stand:C', 'from:V1']);
});

test('from a half that is chosen D leads to the other also where neither is marked', () => {
  const { choice, went, all } = table({ pick: 'out:B2', possible: false, chosen: true }, { pick: 'out:B4', aside: true, possible: false }, { pick: 'in:L1', possible: false });
  all[0].dataset.next = '';
  [document.activeElement] = all;
  choice();
  assert.deepEqual(went, ['in:L1']);
});

test('what costs something stays where its last one was bought: the focus is not led to what costs something else', () => {
  const { choice, went, all } = table({ pick: 'buy:tipi-1' }, { pick: 'buy:hunter', possible: false });
  [, document.activeElement] = all;
  all[1].dataset.stays = '';
  choice();
  assert.deepEqual(went, ['buy:hunter']);
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

test('N goes to all with which one begins before what says all at once', () => {
  const { next, choice, went } = table({ pick: 'area:1', later: true }, { pick: 'from:a' }, { pick: 'stand:b', later: true }, { pick: 'from:b' });
  choice();
  for (let n = 0; n < 4; n += 1) next();
  assert.deepEqual(went, ['from:a', 'from:b', 'area:1', 'stand:b', 'from:a']);
});

test('in a part of the table to which somebody has turned N goes through what is read there, and then on', () => {
  const { next, went, all, stage } = table({ pick: 'tile:1' }, { pick: 'sale:1', pane: 'market', shut: true }, { pick: 'sale:2', pane: 'market', shut: true });
  stage.dataset = { pane: 'market' };
  stage.querySelector = () => ({ dataset: { pane: 'map' } });
  document.activeElement = { dataset: { pane: 'market' } }; // its key
  for (let n = 0; n < 3; n += 1) next();
  assert.deepEqual(went, ['sale:1', 'sale:2', 'tile:1']);
  next();
  assert.equal(document.activeElement, all[0], 'who has left it is not led back');
});

test('Shift and N go back, from the first to the last', () => {
  const { next, went } = table({ pick: 'to:a' }, { pick: 'to:b' }, { pick: 'to:c' });
  for (const by of [1, -1, -1, 1]) next(by);
  assert.deepEqual(went, ['to:a', 'to:c', 'to:b', 'to:c']);
});

test('N goes on from what has just been chosen to what is asked then', () => {
  const { next, went, all } = table({ pick: 'deed:tipi', aside: true, possible: false }, { pick: 'deed:canoe', aside: true }, { pick: 'hunters:1' });
  [document.activeElement] = all;
  next();
  assert.deepEqual(went, ['hunters:1']);
});

const CHOSEN = [
  { pick: 'territory:hills', possible: false }, { pick: 'territory:river', possible: false, chosen: true },
  { pick: 'card:chief', possible: false, chosen: true }, { pick: 'card:h7', possible: false }, { done: true },
];

test('once all is chosen N goes through what could be in the place of the last, and to "Done"', () => {
  const { next, went, all, click } = table(...CHOSEN);
  click(all[1]);
  [, document.activeElement] = all;
  for (let n = 0; n < 4; n += 1) next();
  assert.deepEqual(went, ['done', 'territory:hills', 'territory:river', 'done']);
});

test('where several hauls can be chosen N goes through all, the chosen one, too', () => {
  const { next, went } = table({ pick: 'haul:tipi' }, { pick: 'haul:bison', possible: false, chosen: true }, { pick: 'claim:hunter', possible: false, chosen: true }, { done: true });
  for (let n = 0; n < 4; n += 1) next();
  assert.deepEqual(went, ['haul:tipi', 'haul:bison', 'done', 'haul:tipi']);
});

test('Enter on what was chosen first touches it; only on what was chosen last it plays', () => {
  const { all, did, enter, click } = table(...CHOSEN);
  globalThis.MouseEvent ??= class {};
  click(all[2]);
  click(all[1]);
  enter(all[1]);
  enter(all[2]);
  assert.deepEqual(did, ['done', 'touch card:chief']);
});

test('Enter on what was chosen along with what was pressed plays it at once', () => {
  const { all, did, enter, click } = table(...CHOSEN);
  click(all[1]);
  enter(all[2]);
  assert.deepEqual(did, ['done']);
});

test('Shift and N from what is not asked for go to the last before it', () => {
  const { next, went, all } = table({ pick: 'territory:hills' }, { pick: 'territory:forest' }, { pick: 'card:chief', possible: false });
  document.activeElement = all[2];
  next(-1);
  assert.deepEqual(went, ['territory:forest']);
});

const RIGHT = [1, 0];
const DOWN = [0, 1];
const HAND = [['two', [20, 100]], ['three', [40, 100]]];
const LANDS = [['river', [90, 100]], ['hills', [0, 150]]];

test('an arrow along a group ends with it; across it leads out', () => {
  assert.equal(ahead([0, 100], HAND, LANDS, RIGHT), 'two');
  assert.equal(ahead([60, 100], HAND, LANDS, RIGHT), null, 'the last card');
  assert.equal(ahead([0, 100], HAND, LANDS, DOWN), 'hills');
});

test('of a column up and down go along it, to the side out of it; what is alone is left by each', () => {
  const column = [['one', [0, 60]], ['two', [0, 80]]];
  assert.equal(ahead([0, 100], column, LANDS, DOWN), null);
  assert.equal(ahead([0, 100], column, LANDS, RIGHT), 'river');
  assert.equal(ahead([0, 100], [], LANDS, DOWN), 'hills');
});

test('up and down lead to what lies between two things of a group', () => {
  assert.equal(ahead([0, 100], [['far', [0, 300]]], [['land', [20, 200]]], DOWN), 'land');
  assert.equal(ahead([0, 100], [['far', [0, 150]]], [['land', [20, 200]]], DOWN), 'far');
});

test('from the end of a row an arrow leads to the row that is read next', () => {
  const next = ['three', [0, 140]];
  assert.equal(ahead([20, 100], [['one', [0, 100]], next], LANDS, RIGHT, next), 'three');
  const beside = ['aside', [25, 190]];
  assert.equal(ahead([20, 100], [['one', [0, 100]], beside], LANDS, RIGHT, beside), null);
});

test('where a group ends that is said, and the focus stays', () => {
  const { arrow, all, went, did } = table({ pick: 'card:a' }, { pick: 'card:b', x: 20 });
  const group = {};
  for (const one of all) one.parentElement = { closest: () => group };
  for (const [n, key] of [[1, 'ArrowRight'], [1, 'ArrowLeft'], [0, 'ArrowLeft']]) arrow(all[n], key);
  assert.deepEqual([went, did], [['card:a'], ['The last of the group.', 'The first of the group.']]);
});

test('what is asked anew leads to what was chosen and let go of', () => {
  const { choice, went } = table({ pick: 'card:h2' }, { pick: 'card:chief' });
  choice(['territory:hills', 'card:chief']);
  assert.deepEqual(went, ['card:chief']);
});

test('in a list of what one can do arrows lead in the order in which it is read, and not out of it', () => {
  const { all, went, did, arrow } = table({ pick: 'step:hunt', x: 200 }, { pick: 'step:tan', x: 0 }, { pick: 'button:end', x: 400 });
  const list = { dataset: { list: '' } };
  for (const one of all) one.parentElement = { closest: () => list };
  arrow(all[0], 'ArrowDown');
  arrow(all[1], 'ArrowRight');
  arrow(all[2], 'ArrowLeft');
  assert.deepEqual(went, ['step:tan', 'button:end', 'step:tan']);
  arrow(all[2], 'ArrowDown');
  assert.equal(did.at(-1), 'The last of the group.');
});

test('from what opens a sheet the focus goes into it, and on in it alone, also where nothing in it can be chosen', () => {
  for (const possible of [true, false]) {
    const { choice, sync, next, went, all } = table(
      { pick: 'look:market' }, { pick: 'deed:tipi' }, { pick: 'buy:tipi-1', possible }, { pick: 'buy:hunter', possible });
    choice();
    const sheet = { contains: (one) => all.slice(2).includes(one) };
    for (const one of all) one.closest = (which) => (['#market', '[data-sheet]'].includes(which) && sheet.contains(one) ? sheet : null);
    all[0].dataset.next = '#market';
    if (!possible) for (const one of all.slice(2)) one.getAttribute = (name) => (name === 'aria-disabled' ? 'true' : null);
    sync(true);
    next();
    next();
    assert.deepEqual(went, ['look:market', 'buy:tipi-1', ...(possible ? ['buy:hunter', 'buy:tipi-1'] : [])]);
  }
});

test('an arrow in a market that lies over the land stays in it', () => {
  const { arrow, did, went, all } = table({ pick: 'space:D4', x: 0 }, { pick: 'buy:tipi-1', x: 50 }, { pick: 'buy:tipi-2', x: 100 }, { pick: 'space:E4', x: 150 });
  const market = { contains: (one) => all.slice(1, 3).includes(one) };
  for (const one of all) Object.assign(one, { closest: (which) => (which === '[data-holds]' && market.contains(one) ? market : null), parentElement: { closest: () => null } });
  arrow(all[1], 'ArrowRight');
  arrow(all[2], 'ArrowRight');
  arrow(all[1], 'ArrowLeft');
  assert.deepEqual(went, ['buy:tipi-2']);
});

test('N leads soon to what gives up a surplus, after the first thing that spends it', () => {
  const { choice, next, went, all } = table({ pick: 'buy:tipi-1' }, { pick: 'buy:tipi-2' }, { pick: 'give:fish' }, { pick: 'button:stop', aside: true });
  all[3].dataset.second = '';
  choice();
  for (let i = 0; i < 3; i += 1) next();
  assert.deepEqual(went, ['buy:tipi-1', 'button:stop', 'buy:tipi-2', 'give:fish']);
});

test('Page Down never leads to a key that is shut, but to the land, which is read', () => {
  const { arrow, went, all } = table({ pick: 'hunters:1' }, { pick: 'button:end', shut: true }, { pick: 'space:D4', shut: true, land: true }, { pick: 'deed:tipi' });
  arrow(all[0], 'PageDown');
  arrow(all[2], 'PageDown');
  arrow(all[1], 'PageUp'); // from there it leads on
  assert.deepEqual(went, ['space:D4', 'deed:tipi', 'hunters:1']);
});
