// What the letters do where a bag is filled, and at the table.
import assert from 'node:assert/strict';
import test from 'node:test';
import { FakeStorage } from './fakes.mjs';

let press = null;
globalThis.localStorage ??= new FakeStorage();
globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {} });
globalThis.addEventListener ??= () => {};
globalThis.document = { documentElement: { lang: 'en', dataset: {} }, addEventListener: (_name, work) => (press = work), querySelector: () => null };
const { shortcuts } = await import('../../web/shortcuts.mjs');

/** Presses a letter; returns which buttons were clicked and what was said. */
function letter(key, { open, buttons }) {
  const done = [];
  const region = (names) => ({
    open,
    addEventListener() {},
    querySelector: (which) => names.filter((name) => which.includes(`[data-do="${name}"]`)).map((name) => ({ click: () => done.push(name) }))[0] ?? null,
  });
  const status = { querySelector: (which) => (which === '.status-now' ? { dataset: { todo: 'Pay 3 animals.' } } : null) };
  shortcuts({
    stage: region([]), panel: region(open ? buttons : []), side: region([]), controls: region(open ? [] : buttons), status,
    speech: { say: (text) => done.push(text), again: () => '' }, next() {}, hand() {}, unfold() {}, fold() {}, playing: () => true,
  });
  press({ key, target: {}, preventDefault() {} });
  return done;
}

test('where a bag is filled T fills it with what is proposed', () => {
  assert.deepEqual(letter('t', { open: true, buttons: ['bag-suggest', 'bag-done'] }), ['bag-suggest']);
  assert.deepEqual(letter('t', { open: true, buttons: ['close'] }), [], 'any other dialog has no hint');
});

test('at the table T is the hint; where there is none it says what is to be done', () => {
  assert.deepEqual(letter('t', { open: false, buttons: ['hint'] }), ['hint']);
  assert.deepEqual(letter('t', { open: false, buttons: [] }), ['Pay 3 animals.']);
});
