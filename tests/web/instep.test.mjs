import assert from 'node:assert/strict';
import test from 'node:test';
import { inStep } from '../../web/instep.mjs';

const table = (animations, rings) => {
  const stage = { addEventListener: (_, heard) => (stage.starts = heard), getAnimations: () => animations, querySelectorAll: () => ({ length: rings }) };
  inStep(stage);
  return stage;
};
const ring = (target, startTime) => ({ animationName: 'breathe', effect: { target }, startTime, finish() { this.ended = true; } });

test('a card that comes back breathes with the others', () => {
  const [old, late] = [ring('a', 100), ring('b', 700)];
  table([old, late], 2).starts({ animationName: 'breathe', target: 'b' });
  assert.deepEqual([old.startTime, late.startTime], [100, 100]);
});

test('where the others are still already, it is still too', () => {
  const late = ring('b', 5000);
  table([late], 2).starts({ animationName: 'breathe', target: 'b' });
  assert.equal(late.ended, true);
});

test('the only card breathes alone', () => {
  const only = ring('a', 100);
  table([only], 1).starts({ animationName: 'breathe', target: 'a' });
  assert.equal(only.ended, undefined);
});
