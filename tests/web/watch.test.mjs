// What the page says while nothing else of it has come: in the language of the device.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const CODE = readFileSync(new URL('../../web/watch.js', import.meta.url), 'utf8');
const WORDS = { it: { 'New game': 'Nuova partita', 'The game is being opened…': 'Apriamo la partita…' }, pl: { 'New game': 'Nowa gra' } };

/** The page with nothing of it but watch.js. */
function page(languages, hash = '') {
  const parts = {};
  const heard = {};
  const root = { dataset: {} };
  const document = {
    documentElement: root,
    body: null,
    getElementById: (id) => (id === 'words' ? { textContent: JSON.stringify(WORDS) } : (parts[id] ??= {})),
    querySelector: (place) => (parts[place] ??= { textContent: '' }),
    addEventListener: (name, listener) => (heard[name] = listener),
  };
  const window = { fetch() {} };
  vm.runInNewContext(CODE, {
    window, document, navigator: { languages }, location: { hostname: 'prateria.example', hash },
    performance, addEventListener() {}, setInterval() {}, setTimeout() {}, Element: class {},
  });
  return { root, parts, start: window.prateriaStart, parsed: () => heard.readystatechange() };
}

test('the page speaks the language of the device before anything else has come', () => {
  for (const [languages, lang, title] of [[['it-IT', 'en'], 'it', 'Nuova partita'], [['fr', 'pl'], 'pl', 'Nowa gra'], [[], 'en', 'New game']]) {
    const { root, parts, parsed } = page(languages);
    assert.equal(root.lang, lang);
    assert.equal(root.dataset.drawn, undefined);
    parsed();
    assert.equal(parts['.setup h2'].textContent, title);
    assert.equal(parts.lang.value, lang);
    assert.equal(root.dataset.drawn, 'yes');
  }
});

test('what was chosen here goes before the language of the device', () => {
  const { root, parts, start, parsed } = page(['it']);
  assert.equal(start.speak(['pl', 'it']), 'pl');
  parsed();
  assert.equal(root.lang, 'pl');
  assert.equal(parts['.setup h2'].textContent, 'Nowa gra');
});

test('an address that leads to a table is said to be opened, with a picture, and not called a new game', () => {
  for (const [hash, opens] of [['#g=ABC', true], ['#new=bison&seats=2', true], ['#class=A-B&lang=it', true], ['#play=bison', false], ['#shared', false], ['', false]]) {
    const { parts, parsed } = page(['it'], hash);
    parsed();
    assert.equal(parts['.setup h2'].textContent, opens ? 'Apriamo la partita…' : 'Nuova partita', hash);
    assert.equal(parts['.setup']?.className, opens ? 'card waiting' : undefined, hash);
  }
});
