import assert from 'node:assert/strict';
import { test } from 'node:test';
import { still } from '../../web/still.mjs';

test('who reads the log or a sign is not run over, and the table goes on when nobody reads any more', () => {
  let now = 0;
  let open = false;
  let ended = 0;
  const timers = [];
  const heard = {};
  const log = { addEventListener: (name, hears) => (heard[name] = hears) };
  const { reads, reading, end } = still(log, () => open, () => ended++, {
    clock: () => now, later: (work, ms) => timers.push({ work, at: now + ms }),
  });
  const pass = (to) => {
    now = to;
    for (const one of timers.splice(0)) one.at <= now ? one.work() : timers.push(one);
  };
  assert.equal(reading(), false);
  heard.wheel();
  assert.equal(reading(), true);
  pass(3000);
  heard.pointerdown(); // it is read on
  pass(4500);
  assert.equal(reading(), true);
  assert.equal(ended, 0);
  pass(7500);
  assert.equal(reading(), false);
  assert.equal(ended, 1);
  reads(5000);
  assert.equal(reading(), true);
  end(); // the table was touched
  assert.equal(reading(), false);
  assert.equal(ended, 2);
  open = true; // the sheet over the table
  assert.equal(reading(), true);
  pass(60_000);
  assert.equal(ended, 2);
});
