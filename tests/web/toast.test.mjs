import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

const listeners = [];
globalThis.document = {
  addEventListener: (_name, listener) => listeners.push(listener),
  createElement: (localName) => ({ localName }),
};
const { toaster } = await import('../../web/toast.mjs');
const { clearTop, inHead, keepClear, overBar } = await import('../../web/clear.mjs');

function device() {
  listeners.length = 0;
  const box = { kids: [], replaceChildren: (...kids) => (box.kids = kids), append: (kid) => box.kids.push(kid), contains: (one) => box.kids.includes(one) };
  const said = [];
  const toast = toaster(box, { open: false }, (text) => said.push(text), () => {});
  const click = (target) => listeners.forEach((listener) => listener({ target }));
  return { box, toast, click, said, shown: () => box.kids[0]?.textContent ?? '' };
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

test('a sentence alone goes by itself', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { toast, shown, said } = device();
  toast('Saved.');
  assert.equal(shown(), 'Saved.');
  mock.timers.tick(10_000);
  assert.deepEqual([shown(), said], ['', ['Saved.']]);
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

test('a sentence lies clear of the status line, and of what was touched', () => {
  const box = (top, bottom, left = 0, right = 300) => ({ left, top, right, bottom });
  const status = box(50, 110);
  assert.equal(clearTop(box(58, 98), [status], 700), 116); // below the line
  assert.equal(clearTop(box(58, 98), [status, box(112, 170)], 700), 176); // and below the plate that it explains
  assert.equal(clearTop(box(58, 98), [status, box(400, 500)], 700), 116); // which is elsewhere
  assert.equal(clearTop(box(8, 48), [box(0, 300, 310, 500)], 700), 8); // a line at its side covers nothing
  assert.equal(clearTop(box(100, 140), [box(90, 680)], 700), 44); // no room below: above
});

test('on a phone a sentence lies over the bar of the log, where nothing is read or touched', () => {
  const bar = { left: 0, right: 360, top: 596, bottom: 640 };
  assert.equal(overBar(36, bar, 360), 600);
  assert.equal(overBar(52, bar, 360), 588); // it stands out a little
  assert.equal(overBar(60, bar, 360), 580); // three lines, as of what was undone
  assert.equal(overBar(80, bar, 360), null); // it would lie over the keys
  assert.equal(overBar(36, { left: 700, right: 1024, top: 0, bottom: 768 }, 1024), null); // a column beside the table
  assert.equal(overBar(36, { left: 250, right: 360, top: 596, bottom: 640 }, 360), null); // two keys in the row of a lesson
});

/** What lies so on the page; what is in it by selector. */
const lying = (left, top, right, bottom, parts = {}) => ({
  querySelector: (selector) => parts[selector] ?? null,
  getBoundingClientRect: () => ({ left, top, right, bottom, width: right - left, height: bottom - top }),
});
const head = (tools, shown = 1) => lying(0, 0, 1024 * shown, 46 * shown, { '.brand': lying(0, 5, 126 * shown, 41), '.header-tools': lying(tools, 0, shown ? 1024 : tools, 46) });

test('beside a column of the log a sentence lies in the head of the page, between its name and its keys', () => {
  assert.deepEqual(inHead(head(740)), { left: 132, width: 602, top: 0, height: 46 });
  assert.equal(inHead(head(340)), null); // too little room
  assert.equal(inHead(head(0, 0)), null); // it is not shown
  assert.equal(inHead(null), null);

  const style = {};
  let high = 46;
  const toasts = { dataset: {}, style: { setProperty: (name, value) => (style[name] = value) }, querySelector: () => null, getBoundingClientRect: () => lying(132, 58, 734, 58 + high).getBoundingClientRect() };
  globalThis.innerHeight = 768;
  globalThis.innerWidth = 1024;
  document.body = toasts.parentElement = { dataset: { page: 'play', table: '' } };
  const clear = keepClear(toasts, lying(8, 115, 782, 700), lying(8, 53, 782, 109), lying(792, 53, 1016, 760), head(740));
  clear();
  assert.deepEqual([style['--clear'], toasts.dataset.clear], ['2px', 'place']);
  high = 80; // too much for it: under the line that says what to do
  clear();
  assert.deepEqual([style['--clear'], toasts.dataset.clear], ['115px', '']);
});

test('a sentence with a key of its own takes no touches from the keys of the bar', () => {
  const style = {};
  let key = null;
  const toasts = { dataset: {}, style: { setProperty: (name, value) => (style[name] = value) }, querySelector: () => key, getBoundingClientRect: () => lying(0, 8, 300, 44).getBoundingClientRect() };
  globalThis.innerHeight = 640;
  globalThis.innerWidth = 360;
  document.body = toasts.parentElement = { dataset: { page: 'play', table: '' } };
  const clear = keepClear(toasts, lying(0, 66, 360, 500), lying(0, 0, 360, 60), lying(0, 596, 360, 640));
  clear();
  assert.equal(style['--clear'], '600px'); // over the bar
  key = {};
  clear();
  assert.equal(style['--clear'], '66px'); // under the line that says what to do
});

test('a sentence does not cover the question on the bar where the head of the page has room', () => {
  const style = {};
  const asks = { hidden: false };
  const toasts = { dataset: {}, style: { setProperty: (name, value) => (style[name] = value) }, querySelector: () => null, getBoundingClientRect: () => lying(132, 58, 734, 94).getBoundingClientRect() };
  globalThis.innerHeight = 1024;
  globalThis.innerWidth = 768;
  document.body = toasts.parentElement = { dataset: { page: 'play', table: '' } };
  const clear = (head) => keepClear(toasts, lying(0, 115, 768, 920), lying(0, 53, 768, 109), lying(0, 980, 768, 1024), head, asks)();
  clear(head(740));
  assert.deepEqual([style['--clear'], toasts.dataset.clear], ['5px', 'place']);
  clear(head(340)); // no room there
  assert.equal(style['--clear'], '984px');
  asks.hidden = true;
  clear(head(740));
  assert.deepEqual([style['--clear'], toasts.dataset.clear], ['984px', '']);
});

test('what is said after a touch beside the table keeps clear of the line above it alone', () => {
  listeners.length = 0;
  const style = {};
  const toasts = { dataset: {}, style: { setProperty: (name, value) => (style[name] = value) }, getBoundingClientRect: () => ({ left: 0, top: 8, right: 300, bottom: 48 }) };
  const card = { closest: () => ({ getBoundingClientRect: () => ({ left: 0, top: 180, right: 300, bottom: 260 }) }) };
  const place = { left: 0, top: 200, width: 300, height: 80 };
  const stage = { clientHeight: 700, contains: (one) => one === card, querySelector: () => ({ getBoundingClientRect: () => place }) };
  globalThis.innerHeight = 700;
  document.body = toasts.parentElement = { dataset: { page: 'play', table: 'calm' } };
  const clear = keepClear(toasts, stage, { getBoundingClientRect: () => ({ left: 0, top: 0, right: 300, bottom: 60 }) });
  const touch = (target) => listeners.forEach((listener) => listener({ target, clientX: 9, clientY: 200 }));
  touch(card);
  clear();
  assert.equal(style['--clear'], '266px'); // below the card of which it speaks
  touch(card);
  touch({}); // "Undo", under the table
  clear();
  assert.equal(style['--clear'], '220px'); // where the game has room for it, not over one's own cards
});
