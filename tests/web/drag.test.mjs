import assert from 'node:assert/strict';
import { test } from 'node:test';

import { inTurn, pieceAt, placeAmong, sortOf } from '../../web/carry.mjs';

const MOVES = { card: ['territory'], tile: ['cell'], area: ['way', 'home'] };

/** An element as far as it is asked: it is its own nearest. */
const thing = (dataset, disabled = false) => {
  const element = { dataset, getAttribute: (name) => (name === 'aria-disabled' && disabled ? 'true' : null) };
  element.closest = (selector) => (Object.keys(dataset).some((key) => selector.includes(`data-${key}`)) ? element : null);
  return element;
};

test('what can be moved', () => {
  assert.equal(sortOf('card:chief'), 'card');
  assert.deepEqual(pieceAt(thing({ pick: 'card:chief' }), MOVES).pick, 'card:chief');
  assert.deepEqual(pieceAt(thing({ drag: 'tile' }), MOVES).pick, ''); // it is no pick
  assert.deepEqual(pieceAt(thing({ drag: 'tile', pick: 'cell:D3' }), MOVES).name, 'tile'); // where it lies
  assert.equal(pieceAt(thing({ pick: 'card:chief' }, true), MOVES), null); // not now
  assert.equal(pieceAt(thing({ pick: 'button:pass' }), MOVES), null);
  assert.equal(pieceAt(thing({}), MOVES), null);
});

test('the first place under the finger', () => {
  const [shut, river, deed] = [thing({ pick: 'territory:hills' }, true), thing({ pick: 'territory:river' }), thing({ pick: 'deed:tipi' })];
  assert.equal(placeAmong([deed, shut, river], ['territory']).pick, 'territory:river');
  assert.equal(placeAmong([deed, shut], ['territory']), null);
  const village = thing({ pick: 'from:V1', drop: 'home' }, true); // a place, though not to be touched
  assert.deepEqual(placeAmong([village], ['way', 'home']), { place: village, name: 'home', pick: '' });
});

test('one order after another, and of wishes only the last', async () => {
  const asked = [];
  const answers = [];
  const { order, wish } = inTurn((name, value) => {
    asked.push(`${name} ${value}`);
    return new Promise((resolve) => { answers.push(resolve); });
  });
  const answer = async () => {
    answers.shift()();
    await new Promise(setImmediate);
  };
  order('lift', 'card:h9');
  await new Promise(setImmediate);
  wish('hover', 'a');
  wish('hover', 'b');
  assert.deepEqual(asked, ['lift card:h9']); // a redraw at a time
  await answer();
  assert.deepEqual(asked, ['lift card:h9', 'hover b']);
  wish('hover', 'c');
  order('drop', 'd'); // what was wished before counts no more
  await answer();
  await answer();
  assert.deepEqual(asked, ['lift card:h9', 'hover b', 'drop d']);
});

test('an order that fails holds up no other', async () => {
  const asked = [];
  const { order } = inTurn((name) => {
    asked.push(name);
    if (name === 'lift') throw new Error('no');
  });
  order('lift', '');
  await order('drop', '');
  assert.deepEqual(asked, ['lift', 'drop']);
});
