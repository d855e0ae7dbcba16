import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

const listeners = [];
globalThis.document = {
  addEventListener: (_name, listener) => listeners.push(listener),
  createElement: (localName) => ({ localName }),
};
const { toaster } = await import('../../web/toast.mjs');

function device() {
  listeners.length = 0;
  const box = { kids: [], replaceChildren: (...kids) => (box.kids = kids), append: (kid) => box.kids.push(kid), contains: (one) => box.kids.includes(one) };
  const said = [];
  const toast = toaster(box, { open: false }, (text) => said.push(text), () => {});
  const click = (target) => listeners.forEach((listener) => listener({ target }));
  return { box, toast, click, said, shown: () => box.kids[0]?.textContent ?? '' };
}
const thing = (found) => ({ closest: () => found });

test('a way back stays until something else is done, and ten seconds at least', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { box, toast, click, shown } = device();
  let undone = 0;
  toast('The game is deleted.', 'Undo', () => (undone += 1));
  click(thing({})); // in the first seconds it stays, whatever is touched
  assert.equal(shown(), 'The game is deleted.');
  mock.timers.tick(60_000);
  assert.equal(shown(), 'The game is deleted.');
  click(thing(null)); // the bare page
  assert.equal(shown(), 'The game is deleted.');
  click(thing({}));
  assert.equal(shown(), '');
  toast('The game is deleted.', 'Undo', () => (undone += 1));
  mock.timers.tick(60_000);
  box.kids[1].onclick();
  assert.deepEqual([undone, shown()], [1, '']);
  mock.timers.reset();
});

test('a sentence alone goes by itself', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { toast, shown, said } = device();
  toast('Saved.');
  assert.equal(shown(), 'Saved.');
  mock.timers.tick(10_000);
  assert.deepEqual([shown(), said], ['', ['Saved.']]);
  mock.timers.reset();
});
