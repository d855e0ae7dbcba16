// What the letters do where a bag is filled, and at the table.
import assert from 'node:assert/strict';
import test from 'node:test';
import { FakeStorage } from './fakes.mjs';

let press = null;
globalThis.localStorage ??= new FakeStorage();
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });
globalThis.addEventListener ??= () => {};
globalThis.document = { documentElement: { lang: 'en', dataset: {} }, addEventListener: (_name, work) => (press = work), querySelector: () => null };
const { shortcuts } = await import('../../web/shortcuts.mjs');

/** Presses a letter; returns which buttons were clicked and what was said. */
function letter(key, { open, buttons, pressed = false, party = '', hint = '', proposed = '', main = '', sum = '', told = '', asks = '1', full = false, ctrlKey = false, shiftKey = false, opaque = false, cross = false, words = true, market = false, ariaPressed = 'false', target = {} }) {
  const done = [];
  const region = (names) => ({
    open,
    classList: { contains: () => opaque },
    addEventListener() {},
    querySelectorAll: (which) => names.filter((name) => /^bag-(add|remove|done)/.test(name) && (name === 'bag-done' || which.includes(`"${name}"]:`) || which.includes(`"${name}"],`))).map((name) => ({ focus: () => done.push(`at ${name}`) })),
    querySelector: (which) => (which.startsWith('#panel-close') ? cross && { ariaLabel: 'Close', click: () => done.push('closed') } : which.startsWith('.pips') ? full && {} : null) || ((which.startsWith(':is(') && !which.includes('.main') && names.includes('bag-add') ? { focus: () => done.push('first card') } : which === 'h1, h2' ? { textContent: 'Settings' } : which === '.bag-sum' && party ? { dataset: { todo: party } } : null) ?? (main && which.startsWith('.main') ? { textContent: main, dataset: { do: names[0] }, click() {} } : null) ?? names.filter((name) => which.includes(`[data-do="${name}"]`) || (which.startsWith('.main') && name === 'again')).map((name) => ({ dataset: { do: name }, ariaPressed, click: () => done.push(name), textContent: name, focus: () => done.push(`at ${name}`) }))[0] ?? null),
  });
  const box = { contains: () => words }; // in the table in words
  const side = { addEventListener() {}, querySelector: (which) => (which === '.words-box' ? box : null), querySelectorAll: () => [] };
  const status = { querySelector: (which) => (which === '.status-now' ? { dataset: { asks, todo: 'Pay 3 animals.', hint, proposed } } : null) };
  shortcuts({
    stage: { querySelector: (which) => (which.startsWith('#market-close') ? market === 'open' : which.startsWith('#market-key') ? market && { focus: () => done.push('at the market'), getAttribute: () => String(market === 'open'), dispatchEvent: () => done.push(market === 'open' ? 'closed' : 'opened') } : pressed && which.includes('aria-pressed') ? {} : null), contains: () => false }, panel: region(open ? buttons : []), side, controls: region(open ? [] : buttons), status,
    speech: { stands: (_name, text) => done.push(`stands: ${text}`), say: (text, passing) => done.push(passing ? text : `${text}, and once more in a dialog`), again: (_log, last) => last || told, stood: () => sum }, rules: () => done.push('rules'), choice: () => done.push('choice'), proposal: (pick) => pick && done.push(pick), next() {}, hand: () => done.push('hand'), unfold() {}, fold() {}, playing: () => true,
  });
  press({ key, ctrlKey, shiftKey, target, preventDefault() {} });
  return done;
}

test('where a bag is filled T fills it with what is proposed', () => {
  assert.deepEqual(letter('t', { open: true, buttons: ['bag-suggest', 'bag-done'] }), ['bag-suggest']);
  assert.deepEqual(letter('t', { open: true, buttons: ['close'] }), ['Settings'], 'any other dialog has no hint: it says where one is');
});

test('in a bag N leads to what can be put in or taken out; where there is nothing it says where one is', () => {
  assert.deepEqual(letter('n', { open: true, buttons: ['bag-suggest', 'bag-add', 'bag-done'], party: '6 of 8' }), ['at bag-add']);
  assert.deepEqual(letter('n', { open: true, buttons: ['bag-suggest', 'bag-add', 'bag-done'], shiftKey: true }), ['at bag-done'], 'from behind');
  assert.deepEqual(letter('n', { open: true, buttons: ['close'] }), ['Settings']);
});

test('in a dialog S says what D does', () => {
  assert.deepEqual(letter('s', { open: true, buttons: [], main: 'Go on' }), ['Settings. D: Go on']);
});

test('at the table T is the hint; where there is none it says what is to be done', () => {
  assert.deepEqual(letter('t', { open: false, buttons: ['hint'] }), ['stands: A good move is being looked for…', 'hint'], 'said at once');
  assert.deepEqual(letter('t', { open: false, buttons: [] }), ['Pay 3 animals.']);
});

test('B opens what can be opened beside what is asked; where there is nothing it says what is to be done', () => {
  globalThis.MouseEvent ??= class {};
  assert.deepEqual(letter('b', { open: false, buttons: [], market: true }), ['at the market', 'opened']);
  assert.deepEqual(letter('b', { open: false, buttons: [] }), ['Pay 3 animals.']);
  assert.deepEqual(letter('b', { open: false, buttons: [], market: 'open' }), ['at the market', 'closed', 'choice'], 'and closes it');
});

test('D closes a market that lies open, and ends nothing over it', () => {
  assert.deepEqual(letter('d', { open: false, buttons: [], market: 'open' }), ['at the market', 'closed', 'choice']);
  assert.deepEqual(letter('d', { open: false, buttons: ['done'], market: 'open' }), ['done'], 'what is chosen there is done');
});

test('K skips what is being told, as its button; where there is none it says what is to be done', () => {
  assert.deepEqual(letter('k', { open: false, buttons: ['pause', 'skip'] }), ['skip']);
  assert.deepEqual(letter('k', { open: false, buttons: ['hint'] }), letter('s', { open: false, buttons: ['hint'] }));
});

test('T says the hint that stands there again, and leads back to what it has chosen', () => {
  const said = letter('t', { open: false, buttons: ['hint'], hint: 'Buy 3 hunters.', proposed: 'buy:hunter' });
  assert.deepEqual(said, ['buy:hunter', 'Buy 3 hunters.']);
  const on = letter('t', { open: false, buttons: ['hint'], hint: 'Buy 3 hunters.', proposed: 'buy:hunter', ariaPressed: 'true' });
  assert.deepEqual(on, ['hint'], 'where hints come by themselves it ends that, as its button does');
});

test('D is “Done”, or else goes on to the next choice', () => {
  assert.deepEqual(letter('d', { open: false, buttons: ['done', 'run-on'] }), ['done']);
  assert.deepEqual(letter('d', { open: false, buttons: ['run-on'] }), ['run-on']);
  assert.deepEqual(letter('d', { open: false, buttons: [] }), ['First choose something. Pay 3 animals.']);
});

test('D closes a dialog that has nothing else to go on with, and S says so; from a curtain nothing leads but its button', () => {
  assert.deepEqual(letter('d', { open: true, buttons: [], cross: true }), ['closed']);
  assert.deepEqual(letter('s', { open: true, buttons: [], cross: true }), ['Settings. D: Close']);
  assert.deepEqual(letter('d', { open: true, buttons: ['bag-add'], party: '6 of 8', cross: true }), ['6 of 8'], 'a bag is filled first');
});

test('D leads to what is to be chosen next as it says what is missing; who is in the table in words stays there', () => {
  assert.deepEqual(letter('d', { open: false, buttons: [], words: false }), ['choice', 'First choose something. Pay 3 animals.']);
  assert.deepEqual(letter('d', { open: false, buttons: [], words: false, pressed: true }), ['choice', 'Pay 3 animals.']);
  assert.deepEqual(letter('d', { open: false, buttons: [], words: false, asks: '' }), ['Pay 3 animals.'], 'nobody is asked');
});

test('D says where one is where a dialog has nothing to go on with', () => {
  assert.deepEqual(letter('d', { open: true, buttons: [] }), ['Settings']);
});

test('U is the button that takes back', () => {
  assert.deepEqual(letter('u', { open: false, buttons: ['undo'] }), ['undo']);
  for (const key of ['u', 'n', 'w']) assert.deepEqual(letter(key, { open: true, buttons: ['undo'] }), ['Settings'], 'not behind a dialog');
});

test('U leaves a bag by its way back, else takes back what led to it; another dialog says where one is', () => {
  assert.deepEqual(letter('u', { open: true, buttons: ['way-back', 'bag-done'], party: '0 of 1' }), ['way-back']);
  assert.deepEqual(letter('u', { open: true, buttons: ['bag-done'], party: '0 of 1' }), ['Pay 3 animals.'], 'the button beside the table, which is not there');
  assert.deepEqual(letter('u', { open: true, buttons: ['close'] }), ['Settings']);
});

test('Ctrl + Z is the same, but not while one types', () => {
  assert.deepEqual(letter('z', { open: false, buttons: ['undo'], ctrlKey: true }), ['undo']);
  assert.deepEqual(letter('z', { open: false, buttons: ['undo'] }), []);
  assert.deepEqual(letter('z', { open: false, buttons: ['undo'], ctrlKey: true, target: { closest: () => ({}) } }), [], 'a field');
  assert.deepEqual(letter('u', { open: false, buttons: ['undo'], ctrlKey: true }), [], 'the browser has Ctrl + U');
});

test('W leads from the words back to what is chosen, else to what is asked', () => {
  assert.deepEqual(letter('w', { open: false, buttons: [], proposed: 'hunter:3' }), ['hunter:3']);
  assert.deepEqual(letter('w', { open: false, buttons: [] }), ['choice']);
});

/** Presses W and N from a place of the table, and from what had the focus then; `asks`: what is asked after the first W. */
function inWords(keys, { asks = '1' } = {}) {
  const went = [];
  const one = (name) => ({ name, focus() { went.push(name); document.activeElement = this; } });
  const [here, title, ...acts] = ['hand', 'The table in words', 'act 1', 'act 2'].map(one);
  const box = { contains: (e) => e === title || acts.includes(e), querySelector: () => title };
  const line = { dataset: { asks: '1' } };
  shortcuts({
    stage: { contains: (e) => e === here, querySelector: () => null }, panel: { addEventListener() {}, querySelector: () => null }, controls: { contains: () => false, querySelector: () => null },
    side: { addEventListener() {}, querySelector: (which) => (which === '.words-box' ? box : acts[0]), querySelectorAll: () => acts }, status: { querySelector: (which) => (which === '.status-now' ? line : null) },
    speech: { stood: () => line.dataset.todo, say() {} }, choice: () => went.push('choice'), proposal: () => false, next() {}, hand() {}, unfold() {}, fold() {}, playing: () => true,
  });
  document.activeElement = here;
  for (const key of keys) {
    press({ key, target: {}, preventDefault() {} });
    line.dataset.asks = asks;
  }
  document.activeElement = null;
  return went;
}

test('W leads to where the words begin, N from there to what can be done, W back to where one was', () => {
  assert.deepEqual(inWords('wnnnw'), ['The table in words', 'act 1', 'act 2', 'act 1', 'hand']);
});

test('D leads on from the heading of the words to the first thing that can be done there, and no further', () => {
  assert.deepEqual(inWords('wd'), ['The table in words', 'act 1']);
});

test('P leads to another way to pay, where one was paid for unasked', () => {
  assert.deepEqual(letter('p', { open: false, buttons: ['pay-otherwise'] }), ['pay-otherwise']);
  assert.deepEqual(letter('p', { open: false, buttons: [] }), ['Nothing was paid that could be paid otherwise.']);
});

test('W leads back to what is asked, where that is something else by now', () => {
  assert.deepEqual(inWords('ww', { asks: '2' }), ['The table in words', 'choice']);
});

test('D says what is missing; "First choose something" only where nothing is chosen', () => {
  assert.deepEqual(letter('d', { open: false, buttons: [] }), ['First choose something. Pay 3 animals.']);
  assert.deepEqual(letter('d', { open: false, buttons: [], pressed: true }), ['choice', 'Pay 3 animals.'], 'from the words back to what is begun');
});

test('where a bag is filled S and D say how full it is, and what is missing', () => {
  const party = '6 of 8 cards. 2 are missing.';
  for (const key of 's') assert.deepEqual(letter(key, { open: true, buttons: ['bag-suggest'], party }), [`Settings. ${party}`]);
  assert.deepEqual(letter('d', { open: true, buttons: ['bag-suggest'], party }), [party]);
});

test('"?" lists the keys over a dialog too, but nothing opens before a curtain', () => {
  const opened = [];
  globalThis.window = { page: { overPanel: (html) => opened.push(html) } };
  document.getElementById = () => ({});
  letter('?', { open: true, buttons: ['bag-suggest'] });
  assert.match(opened[0], /<kbd>D<\/kbd>/);
  assert.deepEqual(letter('?', { open: true, buttons: [], opaque: true }), ['Settings']);
  assert.equal(opened.length, 1);
});

test('H leads to what lies in a bag; where there is none it says where one is', () => {
  assert.deepEqual(letter('h', { open: true, buttons: ['bag-add', 'bag-done'] }), ['first card']);
  assert.deepEqual(letter('h', { open: true, buttons: ['close'] }), ['Settings']);
});

test('D begins no new game: it leads to the button that does', () => {
  assert.deepEqual(letter('d', { open: true, buttons: ['again'] }), ['at again']);
});

test('U where there is no button for it says what is going on', () => {
  assert.deepEqual(letter('u', { open: false, buttons: [] }), ['Pay 3 animals.']);
});

test('at the end of a round M and S say again what it has brought', () => {
  const end = { open: true, buttons: [], main: 'Go on', sum: 'Gained: Fox +5.', told: 'Fox takes 4.' };
  assert.deepEqual(letter('m', end), ['Gained: Fox +5.']);
  assert.deepEqual(letter('s', end), ['Settings. Gained: Fox +5. D: Go on']);
  assert.deepEqual(letter('m', { ...end, open: false }), ['Fox takes 4.'], 'at the table the move');
});

test('letters work on the slider of who looks back, and D says what it does', () => {
  const slider = { closest: (which) => (/^input:not\(.*range/.test(which) ? null : {}) };
  assert.deepEqual(letter('d', { open: false, buttons: ['replay-play'], main: 'Play', target: slider, asks: '' }), ['Play']);
  assert.deepEqual(letter('s', { open: false, buttons: [], target: slider, asks: '' }), ['Pay 3 animals.']);
  assert.deepEqual(letter('d', { open: false, buttons: [], asks: '' }), ['Pay 3 animals.'], 'nothing is to be chosen');
});

test('R opens the rules, not behind a dialog', () => {
  assert.deepEqual(letter('r', { open: false, buttons: [] }), ['rules']);
  assert.deepEqual(letter('r', { open: true, buttons: [] }), ['Settings']);
});

test('in a bag that is full N leads to what can be taken out', () => {
  const bag = { open: true, buttons: ['bag-add', 'bag-remove', 'bag-done'], party: '8 of 8' };
  assert.deepEqual(letter('n', bag), ['at bag-add']);
  assert.deepEqual(letter('n', { ...bag, full: true }), ['at bag-remove']);
});
