import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strays } from '../../web/stray.mjs';

const button = (order) => ({ dataset: { do: order } });

/** A row of buttons with these orders. */
const row = (...orders) => ({
  orders,
  querySelectorAll() { return this.orders.map(button); },
  contains(target) { return this.orders.includes(target.dataset.do); },
});

test('a button that leads away hears a tap only when it has been there long enough to be read', () => {
  let now = 0;
  const root = row('result');
  const { watch, stray } = strays({ panel: ['again'] }, { clock: () => now });
  watch('side', row('again'));
  watch('panel', root);
  root.orders = ['result', 'again'];
  now = 1000;
  watch('panel', root);
  now = 1300;
  watch('panel', root); // drawn once more: it is the same button
  assert.equal(stray(button('again')), true);
  assert.equal(stray(button('result')), false);
  now = 1400;
  assert.equal(stray(button('again')), false);
});

test('nor does one that another has given its place to: the second tap of two is not meant for it', () => {
  let now = 0;
  const root = row('lesson-next', 'home');
  const { watch, stray } = strays({ controls: ['home'] }, { clock: () => now });
  watch('controls', root);
  now = 5000;
  assert.equal(stray(button('home')), false);
  root.orders = ['home'];
  watch('controls', root);
  assert.equal(stray(button('home')), true);
  now = 5400;
  assert.equal(stray(button('home')), false);
});

test('an eager one hears at once a finger that has touched nothing just before, and no second tap', () => {
  const onward = { ...button('run-on'), closest: () => button('run-on') };
  const { watch, press, stray } = strays({ controls: ['run-on'] }, { eager: ['run-on'], clock: () => 5000 });
  watch('controls', row('run-on'));
  press({ target: onward, timeStamp: 5100 });
  assert.equal(stray(onward), false);
  press({ target: onward, timeStamp: 5300 });
  assert.equal(stray(onward), true);
});

test('what stands outside what is watched is heard at once', () => {
  const { watch, stray } = strays({ controls: ['home'] }, { clock: () => 10 });
  watch('controls', row('again'));
  assert.equal(stray(button('home')), false);
});

test('a busy page hears a tap late: what counts is when the finger came down', () => {
  let now = 0;
  let paint;
  const again = { ...button('again'), closest: () => button('again') };
  const { watch, press, stray } = strays({ panel: ['again'] }, { clock: () => now, drawn: (done) => (paint = done) });
  watch('panel', row('again'));
  assert.equal(stray(again), true, 'it has not been seen yet');
  now = 3000;
  paint();
  press({ target: again, timeStamp: 3100 });
  now = 9000; // the page was busy meanwhile
  assert.equal(stray(again), true);
  press({ target: again, timeStamp: 3400 });
  assert.equal(stray(again), false);
});

test('nor is a button meant that was another one when the finger came down', () => {
  const target = { closest: () => button('result') };
  const { press, stray } = strays({ controls: ['again'] }, { clock: () => 10_000 });
  for (const [order, strayed] of [['result', false], ['again', true], ['home', true]]) {
    press({ target, timeStamp: 9900 });
    assert.equal(stray(button(order)), strayed, order);
  }
});

test('a click without a finger of its own is not measured by the finger before it', () => {
  const target = { closest: () => button('hint') };
  const { press, stray } = strays({ controls: ['again'] }, { clock: () => 10_000 });
  press({ target, timeStamp: 9900 });
  assert.equal(stray(button('hint')), false);
  assert.equal(stray(button('done')), false);
});

/** A row of buttons that lie there: order -> from where to where. */
const lying = (places) => ({
  places,
  querySelectorAll() {
    const box = ([left, right]) => ({ left, right, top: 0, bottom: 40, width: right - left });
    return Object.entries(this.places).map(([order, place]) => ({ ...button(order), getBoundingClientRect: () => box(place) }));
  },
  contains(target) { return target.dataset.do in this.places; },
});

test('a button that takes the place of another one hears no tap for a moment; one that stays, or comes beside it, does', () => {
  let now = 0;
  const root = lying({ undo: [0, 100], hint: [300, 400] });
  const { watch, press, stray } = strays({ controls: [] }, { clock: () => now });
  const tap = (order, x, timeStamp) => {
    const one = { ...button(order), closest: () => one };
    press({ target: one, timeStamp, clientX: x, clientY: 20 });
    return stray(one);
  };
  watch('controls', root);
  now = 5000;
  root.places = { skip: [0, 90], done: [120, 200], hint: [310, 410] };
  watch('controls', root);
  assert.equal(tap('skip', 50, 5300), true, '"Take it back" was there');
  assert.equal(tap('hint', 350, 5310), false, 'the same, a little aside');
  assert.equal(tap('done', 150, 5320), false, 'nothing was there');
  assert.equal(tap('skip', 50, 5400), false);
});

test('nor does one that comes where a finger has just been, on the table too', () => {
  let now = 1000;
  const { watch, press, stray } = strays({ panel: [] }, { clock: () => now });
  const again = { ...button('go-on'), closest: () => again };
  press({ target: { closest: () => ({ dataset: { pick: 'card:1' } }) }, timeStamp: 900, clientX: 50, clientY: 20 });
  watch('panel', lying({ 'go-on': [0, 100] }));
  press({ target: again, timeStamp: 1200, clientX: 50, clientY: 20 });
  assert.equal(stray(again), true);
  press({ target: again, timeStamp: 1500, clientX: 50, clientY: 20 });
  assert.equal(stray(again), false);
});

test('what takes something back hears no finger that has just touched another key there, however long it has been drawn', () => {
  let now = 0;
  const root = lying({ 'go-on': [0, 100] });
  const { watch, press, stray } = strays({ controls: [] }, { weighty: ['undo'], clock: () => now });
  const tap = (order, timeStamp) => {
    const one = { ...button(order), closest: () => one };
    press({ target: one, timeStamp, clientX: 50, clientY: 20 });
    return stray(one);
  };
  watch('controls', root);
  now = 2000;
  assert.equal(tap('go-on', 2000), false);
  root.places = { undo: [0, 80] };
  watch('controls', root);
  assert.equal(tap('undo', 2700), true, 'the second tap of two');
  assert.equal(tap('undo', 3800), false);
});

test('what does no harm hears a finger at once, also where another button was and however late the page has drawn it', () => {
  let now = 0;
  const root = lying({ pause: [300, 400] });
  const { watch, press, stray } = strays({ controls: [] }, { harmless: ['hint'], clock: () => now });
  const tap = (order, x, timeStamp) => {
    const one = { ...button(order), closest: () => one };
    press({ target: one, timeStamp, clientX: x, clientY: 20 });
    return stray(one);
  };
  watch('controls', root);
  tap('skip', 50, 4900);
  now = 5000;
  root.places = { done: [200, 295], hint: [310, 410] };
  watch('controls', root);
  assert.equal(tap('hint', 350, 4990), false, 'the finger was there before the page knew that it had drawn');
  assert.equal(tap('hint', 350, 5010), false);
});

test('but not the second of two taps on what was there before', () => {
  let now = 0;
  const root = lying({ skip: [300, 400] });
  const { watch, press, stray } = strays({ controls: [] }, { harmless: ['hint'], clock: () => now });
  const tap = (order, timeStamp) => {
    const one = { ...button(order), closest: () => one };
    press({ target: one, timeStamp, clientX: 350, clientY: 20 });
    return stray(one);
  };
  watch('controls', root);
  tap('skip', 4900);
  now = 5000;
  root.places = { hint: [310, 410] };
  watch('controls', root);
  assert.equal(tap('hint', 5100), true);
  assert.equal(tap('hint', 5200), false, 'once more, as it is there');
});

/** Whether a race has just ended: so once. */
const once = () => {
  let raced = true;
  return () => raced && !(raced = false);
};

test('one that comes over a race that has ended hears none for longer: somebody was touching cards there', () => {
  let now = 0;
  const root = row('result');
  const { watch, stray } = strays({ panel: ['again'] }, { over: ['panel'], raced: once(), clock: () => now });
  watch('panel', root);
  root.orders = ['again'];
  watch('panel', root);
  now = 1700;
  assert.equal(stray(button('again')), true);
  now = 1800;
  assert.equal(stray(button('again')), false);
});

test('so do those beside it that leave a result, and nowhere else', () => {
  let now = 0;
  const root = row('skip');
  const { watch, stray } = strays({ panel: ['again'] }, { over: ['panel'], beside: { home: 'again' }, raced: once(), clock: () => now });
  watch('panel', root);
  root.orders = ['again', 'look-back', 'home'];
  watch('panel', root);
  now = 1700;
  assert.equal(stray(button('home')), true);
  now = 1800;
  assert.equal(stray(button('home')), false);
  root.orders = ['look-back', 'home']; // the menu
  watch('panel', root);
  assert.equal(stray(button('home')), false);
});

test('a finger that still meant what lay under a panel does not lead on from it: for a second it is there to be read', () => {
  let now = 0;
  const onward = { ...button('go-on'), closest: () => button('go-on') };
  const { watch, press, stray } = strays({ panel: [] }, { over: ['panel'], read: (key) => key === onward, clock: () => now });
  watch('panel', row());
  now = 5000;
  watch('panel', row('go-on'));
  press({ target: onward, timeStamp: 5900 });
  assert.equal(stray(onward), true);
  press({ target: onward, timeStamp: 6100 });
  assert.equal(stray(onward), false);
});

test('who comes back to a result finds its buttons awake, and so does who has played in turns', () => {
  let now = 0;
  const root = row();
  const { watch, stray } = strays({ panel: ['again'] }, { over: ['panel'], beside: { review: 'again' }, raced: once(), clock: () => now });
  const come = (...orders) => {
    root.orders = orders;
    watch('panel', root);
    now += 1100;
    return [stray(button('review')), stray(button('again'))];
  };
  assert.deepEqual(come('again', 'review'), [true, true], 'the race has just ended');
  assert.deepEqual(come('again', 'review', 'look-back'), [true, true], 'more of the same result');
  now += 5000;
  come('back');
  assert.deepEqual(come('again', 'review'), [false, false]);
  come('back');
  root.orders = ['again', 'review'];
  watch('panel', root);
  now += 500;
  assert.deepEqual([stray(button('review')), stray(button('again'))], [false, true], 'what begins another game waits a second');
});
