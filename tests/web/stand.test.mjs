import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stand } from '../../web/stand.mjs';

/** A section that lies before another or after it, and how often it was moved. */
function lobby(above) {
  const setup = { before: () => move(true), after: () => move(false) };
  const saves = { nextElementSibling: above ? setup : null, moved: 0 };
  const move = (first) => ((saves.nextElementSibling = first ? setup : null), (saves.moved += 1));
  return { saves, setup };
}

test('games that have only been played stand under the choice of a new one, others above it', () => {
  const { saves, setup } = lobby(true);
  stand(saves, setup, true);
  assert.equal(saves.moved, 0);
  stand(saves, setup, false);
  assert.equal(saves.nextElementSibling, null);
  stand(saves, setup, false);
  assert.equal(saves.moved, 1);
  stand(saves, setup, true);
  assert.equal(saves.nextElementSibling, setup);
});
