import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

const listeners = [];
globalThis.document = {
  body: { dataset: {} },
  addEventListener: (_name, listener) => listeners.push(listener),
  createElement: (localName) => ({ localName, kids: [], append(...kids) { this.kids.push(...kids); } }),
};
const { toaster } = await import('../../web/toast.mjs');

function device(table = null) {
  listeners.length = 0;
  const box = { kids: [], dataset: {}, replaceChildren: (...kids) => (box.kids = kids), append: (kid) => box.kids.push(kid), contains: (one) => box.kids.includes(one) };
  const said = [];
  const panel = { open: false, addEventListener: () => {} };
  const toast = toaster(box, panel, (text) => said.push(text), () => {}, table);
  const click = (target) => listeners.forEach((listener) => listener({ target }));
  return { box, panel, toast, click, said, shown: () => box.kids[0]?.textContent ?? '' };
}
const thing = (found) => ({ closest: () => found });

test('a way back stays until something else is done, and ten seconds at least', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { box, toast, click, shown } = device();
  let undone = 0;
  toast('The game is deleted.', 'Undo', () => (undone += 1));
  click(thing({})); // in the first seconds it stays, whatever is touched
  assert.equal(shown(), 'The game is deleted.');
  mock.timers.tick(60_000);
  assert.equal(shown(), 'The game is deleted.');
  click(thing(null)); // the bare page
  assert.equal(shown(), 'The game is deleted.');
  click(thing({}));
  assert.equal(shown(), '');
  toast('The game is deleted.', 'Undo', () => (undone += 1));
  mock.timers.tick(60_000);
  box.kids[1].onclick();
  assert.deepEqual([undone, shown()], [1, '']);
  mock.timers.reset();
});

test('a question has both answers; no puts it away and does nothing', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { box, toast, shown } = device();
  let done = 0;
  const ask = () => toast('Play on without “Done”?', 'Yes, at once', () => (done += 1), [], false, 'No');
  ask();
  const [yes, no] = box.kids[1].kids;
  assert.deepEqual([yes.textContent, no.textContent], ['Yes, at once', 'No']);
  no.onclick();
  assert.deepEqual([done, shown()], [0, '']);
  ask();
  box.kids[1].kids[0].onclick();
  assert.deepEqual([done, shown()], [1, '']);
  mock.timers.reset();
});

test('a question that need not be answered does not stand in the way: it goes with what is done next, or by itself', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { toast, click, shown } = device();
  const ask = () => toast('Play on without “Done”?', 'Yes, at once', () => {}, [], false, 'No');
  ask();
  click(thing({})); // of the touch before
  assert.notEqual(shown(), '');
  mock.timers.tick(1500);
  click(thing(null));
  assert.notEqual(shown(), '');
  click(thing({}));
  assert.equal(shown(), '');
  ask();
  mock.timers.tick(15_000);
  assert.notEqual(shown(), '');
  mock.timers.tick(6000);
  assert.equal(shown(), '');
  mock.timers.reset();
});

test('a sentence alone goes by itself', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { toast, shown, said } = device();
  toast('Saved.');
  assert.equal(shown(), 'Saved.');
  mock.timers.tick(10_000);
  assert.deepEqual([shown(), said], ['', ['Saved.']]);
  mock.timers.reset();
});

test('at a table it is seen once all is drawn that came with it: it does not jump when keys come', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  globalThis.ResizeObserver ??= class { observe() {} };
  const works = [];
  const place = { offsetHeight: 0, classList: null, querySelector: () => null };
  const { box, toast } = device({ stage: place, status: place, head: null, controls: null, drawn: (work) => works.push(work) });
  box.style = {};
  box.firstChild = null;
  toast('Your choice is taken back.');
  assert.equal(box.style.opacity, '0');
  works.forEach((work) => work());
  assert.equal(box.style.opacity, '');
  mock.timers.reset();
});

test('what answers a touch goes with the next one: that may be the right one', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { toast, click, shown } = device();
  toast('First turn a card.', '', 'answer');
  mock.timers.tick(1);
  assert.equal(shown(), 'First turn a card.');
  click(thing({}));
  assert.equal(shown(), '');
  mock.timers.reset();
});

test('a sentence that has been read goes with the next touch', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { toast, click, shown } = device();
  toast('First turn a card.');
  click(thing({})); // the touch that it answers, or one by the way
  assert.equal(shown(), 'First turn a card.');
  mock.timers.tick(1100);
  click(thing({}));
  assert.equal(shown(), '');
  mock.timers.reset();
});

test('what the line above the table says already is heard, and that line lights up: it is not written twice', () => {
  globalThis.ResizeObserver = class { observe() {} };
  const key = { hidden: true };
  let lit = 0;
  const status = { offsetHeight: 50, textContent: 'Card 3. Where does \u2068hunter\u00a08\u2069 go?', querySelector: () => key, animate: () => (lit += 1), getBoundingClientRect: () => ({ left: 0, top: 0, right: 0, bottom: 0 }) };
  const area = { addEventListener() {}, querySelectorAll: () => [], getBoundingClientRect: status.getBoundingClientRect };
  const { box, said, toast, panel } = device({ stage: area, status, head: area });
  toast('Where does hunter 8 go?');
  assert.deepEqual([box.kids, said, lit], [[], ['Where does hunter 8 go?'], 1]);
  panel.open = true; // it lies over that line
  panel.append = () => {};
  toast('Where does hunter 8 go?');
  assert.equal(box.kids.length, 1);
  assert.equal(lit, 1);
});

test('what was said in a panel goes with it, but not what the touch that shuts it brings, nor a way back', () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  listeners.length = 0;
  const closes = [];
  const box = { kids: [], dataset: {}, replaceChildren: (...kids) => (box.kids = kids), append: (kid) => box.kids.push(kid), contains: () => false, querySelector: () => box.kids.find((kid) => kid.localName === 'button') };
  const panel = { open: true, append: () => {}, addEventListener: (_name, work) => closes.push(work) };
  const toast = toaster(box, panel, () => {}, () => {});
  for (const [label, waits, left] of [['', 1000, 0], ['', 50, 1], ['Undo', 1000, 2]]) {
    toast('The party is full.', label);
    mock.timers.tick(waits);
    closes.forEach((work) => work());
    assert.equal(box.kids.length, left);
  }
  mock.timers.reset();
});

test('a touch puts away what a finger has had explained and does what it does; on that itself, on nothing and on a way back nothing else', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  globalThis.ResizeObserver ??= class { observe() {} };
  const place = { offsetHeight: 0, classList: null, querySelector: () => null };
  const hears = {};
  const root = { addEventListener: (name, listener) => (hears[name] = listener) };
  const lay = [];
  const beneath = (...at) => lay.push(at);
  const { box, toast, shown } = device({ stage: place, status: place, head: null, controls: null, root, beneath });
  let stopped = 0;
  const touch = (target) => {
    hears.pointerdown({ target, clientX: 30, clientY: 40 });
    hears.click({ detail: 1, preventDefault() {}, stopImmediatePropagation: () => (stopped += 1) });
  };
  /** Found by `closest` under any of the selectors of `is`. */
  const at = (...is) => ({ closest: (wanted) => is.some((one) => wanted.split(', ').includes(one)) || null });
  const held = () => toast('Wolf would take 4 captives.', '', 'undo', [], true);
  for (const [target, alone] of [
    [at('button'), false],
    [at('[data-pick]'), false],
    [at('[role="button"]'), false],
    [at('g:has(> title)'), false],
    [at('button', '[data-do="undo"]'), true],
    [at(), true],
  ]) {
    held();
    stopped = 0;
    touch(target);
    assert.deepEqual([shown(), stopped > 0], ['', alone]);
    touch(target);
    assert.equal(stopped, Number(alone), 'the next touch counts everywhere');
  }
  held();
  stopped = 0;
  touch(Object.assign(box.kids[0], at()));
  assert.deepEqual([shown(), stopped], ['', 1], 'on what explains it');
  mock.timers.tick(500);
  assert.deepEqual(lay, [[30, 40]], 'the finger that stays there means what lies under it');
  held();
  touch(Object.assign(box.kids[0], at()));
  hears.pointerup();
  mock.timers.tick(500);
  assert.equal(lay.length, 1);
  stopped = 1;
  toast('First turn a card.', '', 'answer', [], true); // a mere touch was answered
  touch(at('button', '[data-do="undo"]'));
  assert.deepEqual([shown(), stopped], ['', 1]);
  mock.timers.reset();
});

test('what a finger has had explained goes soon after it is lifted, a long text later; a mere answer stays to be read', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const place = { offsetHeight: 0, classList: null, querySelector: () => null };
  const hears = {};
  const root = { addEventListener: (name, listener) => (hears[name] = listener) };
  const { toast, shown } = device({ stage: place, status: place, head: null, controls: null, root });
  const short = 'A hunter takes all bison.';
  toast(short, '', 'undo', [], true);
  mock.timers.tick(1000);
  assert.equal(shown(), short, 'the finger is still down');
  hears.pointerup({});
  mock.timers.tick(1900);
  assert.equal(shown(), short);
  mock.timers.tick(200);
  assert.equal(shown(), '');
  const long = 'w '.repeat(60);
  toast(long, '', 'undo', [], true);
  hears.pointerup({});
  mock.timers.tick(3000);
  assert.equal(shown(), long);
  mock.timers.tick(3000);
  assert.equal(shown(), '');
  toast(short, '', 'answer', [], true);
  hears.pointerup({});
  mock.timers.tick(3000);
  assert.equal(shown(), short);
  mock.timers.reset();
});

test('what explains a thing goes with the next touch anywhere and with Escape, which does nothing else then', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const place = { offsetHeight: 0, classList: null, querySelector: () => null };
  const hears = {};
  let read = 0;
  const root = { addEventListener: (name, listener) => (hears[name] = listener) };
  const { toast, shown } = device({ stage: place, status: place, head: null, controls: null, root, read: () => (read += 1) });
  let stopped = 0;
  const press = (key) => hears.keydown({ key, preventDefault() {}, stopImmediatePropagation: () => (stopped += 1) });
  for (const [action, gone] of [['undo', () => hears.pointerdown({ target: {} })], ['answer', () => hears.pointerdown({ target: {} })], ['undo', () => press('Escape')], ['answer', () => press('Enter')]]) {
    toast('Salmon: the fish of this game.', '', action, [], true);
    press('Tab');
    assert.equal(shown(), 'Salmon: the fish of this game.');
    gone();
    assert.equal(shown(), '');
  }
  assert.deepEqual([stopped, read], [1, 4], 'Escape alone is kept from the table; each time nobody reads any more');
  toast('Saved.');
  press('Escape');
  assert.deepEqual([shown(), stopped], ['Saved.', 1]);
  mock.timers.reset();
});
