import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onceDrawn } from '../../web/drawn.mjs';
import { sheet } from '../../web/sheet.mjs';

test('what is asked for several times in a frame is done once, with the next frame', () => {
  const frames = [];
  globalThis.requestAnimationFrame = (work) => frames.push(work);
  const done = [];
  const one = () => done.push('one');
  const again = () => {
    done.push('again');
    if (done.length < 4) onceDrawn(again);
  };
  onceDrawn(one);
  onceDrawn(again);
  onceDrawn(one);
  assert.deepEqual([frames.length, done], [1, []]);
  frames.shift()();
  assert.deepEqual(done, ['one', 'again']);
  frames.shift()(); // what was asked for meanwhile comes with the frame after
  assert.deepEqual(done, ['one', 'again', 'again']);
});

test('the sheet opens by its handle and closes by a touch on the table; closing says whether it was open', () => {
  const thing = (attributes = {}) =>
    Object.assign(new EventTarget(), {
      getAttribute: (name) => attributes[name],
      setAttribute: (name, value) => (attributes[name] = value),
      getClientRects: () => [1],
    });
  const handle = thing({ 'aria-expanded': 'false' });
  const stage = thing();
  let opened = 0;
  let closed = 0;
  const { open, close, lies } = sheet(handle, stage, () => opened++, () => closed++);
  handle.dispatchEvent(new Event('click'));
  assert.deepEqual([handle.getAttribute('aria-expanded'), opened, lies()], ['true', 1, true]);
  stage.dispatchEvent(new Event('pointerdown'));
  assert.deepEqual([handle.getAttribute('aria-expanded'), closed, lies()], ['false', 1, false]);
  open();
  assert.equal(close(), true);
  assert.equal(close(), false);
  handle.getClientRects = () => []; // no handle is seen where the screen has room for all
  open();
  assert.equal(close(), false);
});
