import assert from 'node:assert/strict';
import { test } from 'node:test';
import { race } from '../../web/race.mjs';

test('a card that is still on its way home is touched where it belongs', () => {
  const struck = [];
  const card = { dataset: { pick: 'tribe:1-chief' }, classList: { add() {}, remove() {} } };
  card.closest = () => card;
  let home = false;
  const flights = [
    { effect: { target: card }, finish: () => (home = true) },
    { effect: { target: { dataset: {} } }, finish: () => assert.fail('what nobody touches goes on') },
  ];
  const stage = Object.assign(new EventTarget(), { getAnimations: () => flights, classList: { toggle() {} } });
  globalThis.document = Object.assign(new EventTarget(), { elementFromPoint: () => (home ? card : stage) });
  race(stage, (pick) => struck.push(pick), () => {})(true);
  stage.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX: 10, clientY: 10 }));
  assert.deepEqual(struck, ['tribe:1-chief']);
});
