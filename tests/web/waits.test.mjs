// The waits of Python: a frame at least; work goes on beside frames that come, waits for one that does not, and not for
// ever; a hidden page is not waited for.
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

let clock = 1000; // ms, as the module sees them: a busy machine is no matter
performance.now = () => clock;

let frames = [];
globalThis.document = { hidden: false };
globalThis.requestAnimationFrame = (draw) => frames.push(draw) - 1;
globalThis.cancelAnimationFrame = (id) => (frames[id] = null);
const draw = () => {
  const due = frames;
  frames = [];
  due.forEach((one) => one?.());
};

const channels = [];
const { MessageChannel: Real } = globalThis;
globalThis.MessageChannel = class extends Real {
  constructor() {
    super();
    channels.push(this);
  }
};
const { breathe, hurry, look, pause } = await import('../../web/waits.mjs');

const time = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const isOver = (wait) => Promise.race([wait.then(() => true), time(30).then(() => false)]);

beforeEach(() => {
  document.hidden = false;
  draw();
});
after(() => channels.forEach(({ port1 }) => port1.close()));

test('the shortest pause is a frame', async () => {
  const wait = pause(0);
  assert.equal(await isOver(wait), false);
  draw();
  await wait;
});

test('a pause ends when its frame is painted, not within it', async () => {
  let over = false;
  const wait = pause(0).then(() => (over = true));
  await time(30); // its timer is over
  draw();
  for (let n = 0; n < 9; n++) await null; // what goes on in the same task
  assert.equal(over, false);
  await wait;
});

test('a pause ends where nothing is drawn: covered or hidden', async () => {
  await pause(0);
  document.hidden = true;
  await pause(0);
});

test('work asks for a frame and goes on; where none comes, it waits for it', async () => {
  await breathe();
  assert.equal(frames.filter(Boolean).length, 1, 'asked for');
  await breathe();
  clock += 40;
  const wait = breathe();
  assert.equal(await isOver(wait), false, 'too long without one');
  draw();
  await wait;
  await breathe();
  assert.equal(frames.filter(Boolean).length, 1, 'asked for the next');
});

test('work goes on where no frame ever comes', async () => {
  for (let i = 0; i < 3; i++) {
    await breathe();
    clock += 40;
  }
});

test('a hidden page is never waited for', async () => {
  document.hidden = true;
  for (let i = 0; i < 1000; i++) await breathe();
  assert.deepEqual(frames.filter(Boolean), []);
});

test('a touch ends a look, and counts until all that flew is there', async () => {
  const first = look(1e6);
  hurry();
  draw();
  assert.equal(await first, true);
  const second = look(0, () => time(20));
  draw();
  await time(10); // it flies
  hurry();
  assert.equal(await second, true);
  const third = look(0, () => time(1));
  draw();
  assert.equal(await third, false);
});
