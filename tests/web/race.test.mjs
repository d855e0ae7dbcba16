import assert from 'node:assert/strict';
import { test } from 'node:test';
import { race } from '../../web/race.mjs';

test('a card that is still on its way home is touched where it belongs', () => {
  const struck = [];
  const card = { dataset: { pick: 'tribe:1-chief' }, classList: { add() {}, remove() {} } };
  card.closest = () => card;
  let home = false;
  let told = '';
  const flights = [
    { effect: { target: card }, finish: () => (home = true) },
    { effect: { target: { dataset: {} } }, finish: () => assert.fail('what nobody touches goes on') },
  ];
  const stage = Object.assign(new EventTarget(), { getAnimations: () => flights, classList: { toggle() {} }, style: { setProperty: (name, value) => (told = `${name} ${value}`) } });
  globalThis.document = Object.assign(new EventTarget(), { elementFromPoint: () => (home ? card : stage) });
  race(stage, (pick) => struck.push(pick), () => {})(true, 4000);
  assert.equal(told, '--window 4000ms');
  stage.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX: 10, clientY: 10 }));
  assert.deepEqual(struck, ['tribe:1-chief']);
});
