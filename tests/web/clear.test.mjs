import assert from 'node:assert/strict';
import { test } from 'node:test';

const listeners = [];
globalThis.document = { body: { dataset: {} }, addEventListener: (_name, listener) => listeners.push(listener) };
const { byKeys, clearest, inHead, keepClear } = await import('../../web/clear.mjs');

test('of some places a sentence takes the first at which least can be touched', () => {
  const box = (top, bottom, left = 0, right = 300) => ({ left, top, right, bottom });
  const one = (top, bottom, weight = 1) => ({ box: box(top, bottom), weight });
  assert.equal(clearest(box(0, 40), [116, 600], []), 116);
  assert.equal(clearest(box(0, 40), [116, 600], [one(112, 170)]), 600);
  assert.equal(clearest(box(0, 40), [116, 600], [one(112, 170), one(580, 700), one(580, 700)]), 116); // the lesser of two
  assert.equal(clearest(box(0, 40), [116, 600], [one(112, 170, 100), one(580, 700), one(580, 700)]), 600); // never what it speaks of
  assert.equal(clearest(box(0, 40), [116, 600], [{ box: box(112, 170, 400, 500), weight: 1 }]), 116); // which is elsewhere
});

/** What lies so on the page; what is in it by selector. */
const lying = (left, top, right, bottom, parts = {}, picks = []) => ({
  clientHeight: bottom - top,
  contains: () => false,
  querySelector: (selector) => parts[selector] ?? null,
  querySelectorAll: (selector) => (/advised|title/.test(selector) ? [] : picks),
  getBoundingClientRect: () => ({ left, top, right, bottom, width: right - left, height: bottom - top }),
});
const head = (tools, shown = 1) => lying(0, 0, 1024 * shown, 46 * shown, { '.brand': lying(0, 5, 126 * shown, 41), '.header-tools': lying(tools, 0, shown ? 1024 : tools, 46) });

/** A table on which something of 36 pixels is said. */
function at(wide, { head = null, stage, status, controls = null }) {
  const style = {};
  let high = 36;
  const toasts = { dataset: {}, style: { setProperty: (name, value) => (style[name] = value) }, getBoundingClientRect: () => lying(0, 58, wide, 58 + high).getBoundingClientRect() };
  document.body = toasts.parentElement = { dataset: { page: 'play', table: '' } };
  return { clear: keepClear(toasts, stage, status, head, controls), style, toasts, grow: (to) => (high = to) };
}

test('beside a column of the log a sentence lies in the head of the page, between its name and its keys', () => {
  assert.deepEqual(inHead(head(740)), { left: 132, width: 602, top: 0, height: 46 });
  assert.equal(inHead(head(340)), null); // too little room
  assert.equal(inHead(head(0, 0)), null); // it is not shown
  assert.equal(inHead(null), null);

  const { clear, style, grow } = at(1024, { head: head(740), stage: lying(8, 115, 782, 700), status: lying(8, 53, 782, 109) });
  clear();
  assert.deepEqual([style['--clear'], style['--room']], ['5px', '602px']);
  grow(45);
  clear();
  assert.equal(style['--clear'], '4px', 'as high as the head: neither over the question nor cut by the edge of the screen');
  grow(53);
  clear();
  assert.deepEqual([style['--clear'], style['--room']], ['115px', '774px']); // over the edge of the table
});

test('on a phone it lies over the edge of the table at which less can be touched, never over the keys below', () => {
  const picks = [lying(0, 60, 360, 120)];
  const { clear, style } = at(360, { stage: lying(0, 66, 360, 500, {}, picks), status: lying(0, 0, 360, 60) });
  clear();
  assert.equal(style['--clear'], '464px');
  picks.push({ ...lying(0, 440, 200, 500), dataset: { pick: 'card' } });
  clear();
  assert.equal(style['--clear'], '126px', 'between them, over nothing');
  picks[0] = { ...lying(0, 60, 360, 120), dataset: { do: 'look' } };
  clear();
  assert.equal(style['--clear'], '66px', 'over what is only looked at, not over cards to choose from');
  picks.shift();
  clear();
  assert.equal(style['--clear'], '66px');
});

test('it never lies over what is chosen or what a hint shows', () => {
  const [above, below] = [lying(0, 60, 360, 120), lying(0, 320, 360, 500)];
  const stage = { ...lying(0, 66, 360, 500), querySelectorAll: (selector) => (selector.includes('advised') ? [above] : selector.includes(':not([aria-disabled') ? [below] : []) };
  const { clear, style } = at(360, { stage, status: lying(0, 0, 360, 60) });
  clear();
  const top = parseInt(style['--clear'], 10);
  assert.ok(top >= 120 && top + 36 <= 320, style['--clear']);
});

test('the plates of players and the tabs of a table are read, and are not lain over', () => {
  const plates = lying(0, 66, 360, 160);
  const stage = { ...lying(0, 66, 360, 500), querySelectorAll: (selector) => (selector.includes('[data-pane]') ? [plates] : []) };
  const { clear, style } = at(360, { stage, status: lying(0, 0, 360, 60) });
  clear();
  assert.equal(style['--clear'], '464px');
});

test('where plates are above and what was touched is at the lower edge, it lies above that', () => {
  listeners.length = 0;
  const end = { closest: () => lying(200, 450, 360, 500) };
  const stage = { ...lying(0, 66, 360, 500), contains: () => true, querySelectorAll: () => [lying(0, 66, 360, 160)] };
  const { clear, style } = at(360, { stage, status: lying(0, 0, 360, 60) });
  listeners.forEach((listener) => listener({ target: end, clientX: 300, clientY: 480 }));
  clear();
  assert.equal(style['--clear'], '408px');
});

test('what it explains stays free also when other things have come, and all of a large thing where there is room', () => {
  listeners.length = 0;
  const thing = lying(40, 300, 340, 480);
  const village = { closest: () => thing };
  const stage = { ...lying(0, 66, 390, 735), contains: () => true, querySelectorAll: () => [] };
  const { clear, style } = at(390, { stage, status: lying(0, 0, 390, 60) });
  listeners.forEach((listener) => listener({ target: village, clientX: 200, clientY: 350 }));
  clear(true);
  const lies = () => [parseInt(style['--clear'], 10), parseInt(style['--clear'], 10) + 36];
  for (const anew of [false, false]) {
    assert.ok(lies()[1] <= 300 || lies()[0] >= 480, style['--clear']);
    clear(true, anew);
  }
});

test('beside few keys under the table it lies over nothing at all, and where more keys come it makes way', () => {
  const stage = lying(0, 66, 390, 735, {}, [lying(0, 600, 390, 735)]);
  const status = lying(0, 0, 390, 60);
  const row = [lying(340, 745, 380, 789), lying(290, 745, 330, 789), lying(0, 0, 0, 0)];
  const controls = lying(0, 740, 390, 795, {}, row);
  const { clear, style, grow } = at(390, { stage, status, controls });
  clear();
  assert.deepEqual([style['--clear'], style['--room']], ['750px', '278px']);
  grow(70); // higher than the row
  clear();
  assert.equal(style['--clear'], '66px');
  row.push(lying(100, 745, 200, 789));
  assert.equal(byKeys(controls, stage), null);
  assert.equal(byKeys(lying(0, 740, 390, 795, { ':scope > :not(.buttons)': {} }, row.slice(0, 2)), stage), null); // words stand there
});

test('what is said after a touch beside the table keeps clear of the line above it alone', () => {
  listeners.length = 0;
  const card = { closest: () => lying(0, 180, 300, 260) };
  const stage = { ...lying(0, 66, 300, 700, { '[data-says]': lying(0, 200, 300, 280) }), contains: (one) => one === card };
  const { clear, style } = at(300, { stage, status: lying(0, 0, 300, 60) });
  const touch = (target) => listeners.forEach((listener) => listener({ target, clientX: 9, clientY: 200 }));
  touch(card);
  clear();
  assert.equal(style['--clear'], '266px'); // below the card of which it speaks
  touch(card);
  touch({}); // "Undo", under the table
  clear();
  assert.equal(style['--clear'], '222px'); // where the game has room for it, not over one's own cards
});

test('while a race stands still a sentence lies where the game has room for it, turned to who chooses', () => {
  const said = { ...lying(330, 290, 690, 510), dataset: { says: '180' } };
  const stage = { ...lying(8, 52, 1016, 760, { '[data-says]': said }), classList: { contains: (name) => name === 'racing' } };
  const { clear, style, toasts } = at(360, { stage, status: lying(8, 4, 890, 48), head: head(740) });
  clear();
  assert.deepEqual([toasts.dataset.turned, style['--clear'], style['--place']], ['180', '382px', '510px']);
  const timed = at(360, { stage: { ...stage, querySelector: () => null }, status: lying(8, 4, 890, 48) });
  timed.clear();
  assert.deepEqual([timed.toasts.dataset.turned, timed.style], ['', {}]); // fingers are timed
});

test('what explains a thing that is held lies beside that, not over it', () => {
  listeners.length = 0;
  const card = { closest: () => lying(500, 700, 600, 840) };
  const land = { closest: () => lying(0, 200, 250, 710) };
  const stage = { ...lying(0, 66, 768, 920), clientHeight: 854, contains: () => true, querySelectorAll: () => [], querySelector: () => null };
  const { clear, style } = at(768, { stage, status: lying(0, 0, 768, 60) });
  for (const [target, clientX, clientY, top] of [[card, 550, 760, (high) => 700 - 6 - high], [land, 100, 650, (high) => 650 - 22 - 6 - high]]) {
    listeners.forEach((listener) => listener({ target, clientX, clientY }));
    clear(true);
    const high = 36;
    assert.equal(style['--clear'], `${top(high)}px`);
  }
});
