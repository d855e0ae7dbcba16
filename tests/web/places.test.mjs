// Nothing is kept on the device that the list of places does not name. What really lies there after a game looks
// e2e/test_places.py; here the sources are read, since no test walks every way.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { PLACES, erasable, placeOf } from '../../web/places.mjs';

const WEB = new URL('../../web/', import.meta.url);
const sources = readdirSync(WEB, { recursive: true }).filter((name) => /\.m?js$/.test(name));
const codeOf = (name) => readFileSync(new URL(name, WEB), 'utf-8').replace(/^\s*(\/\/|\/?\*).*$|\s\/\/ .*$/gm, '');

const STORES = {
  localStorage: /\blocalStorage\b/,
  sessionStorage: /\bsessionStorage\b/,
  indexedDB: /\bindexedDB\b/,
  caches: /\bcaches\s*[?.]/,
  'no list knows it': /document\.cookie|cookieStore|navigator\.storage\.getDirectory|showSaveFilePicker|webkitRequestFileSystem/,
};

// Who may open which; whoever is new here adds its keys to web/places.mjs.
const OPENERS = {
  localStorage: ['ahead.mjs', 'boot.mjs', 'early.js', 'lessons.mjs', 'ownbots.mjs', 'prefs.mjs', 'shelf.mjs', 'stats.mjs', 'store.mjs', 'workshop/classlist.mjs', 'workshop/early.js', 'workshop/page.mjs', 'workshop/path.mjs'],
  sessionStorage: ['comeback.mjs', 'early.js', 'shelf.mjs', 'store.mjs'],
  indexedDB: ['shelf.mjs', 'spare.mjs', 'workshop/cell.worker.mjs', 'workshop/classlist.mjs', 'workshop/page.mjs'], // the third takes it away from bots
  caches: ['ahead.mjs', 'ahead.worker.mjs', 'boot.mjs', 'early.js', 'intake.mjs', 'keeping.mjs', 'sw.js', 'workshop/files.mjs'],
  'no list knows it': ['workshop/cell.worker.mjs'], // likewise
};

for (const [store, words] of Object.entries(STORES)) {
  test(`${store} is opened only where the list of places was made from`, () => {
    const openers = sources.filter((name) => name !== 'places.mjs' && words.test(codeOf(name)));
    assert.deepEqual(openers.sort(), OPENERS[store]);
  });
}

test('every key in the sources stands in the list', () => {
  const keys = new Set();
  for (const name of sources.filter((one) => one !== 'places.mjs')) {
    for (const [, key] of codeOf(name).matchAll(/['"`](prateria:[\w:-]*|prateria-(?:app|runtime|memory|workshop|rooms)-)/g)) keys.add(key);
  }
  keys.delete('prateria:'); // the listener in shelf.mjs: any of ours
  assert.ok(keys.size >= 4, [...keys].join());
  for (const key of keys) {
    assert.ok(['localStorage', 'sessionStorage', 'caches'].some((store) => placeOf(store, `${key}${/[:-]$/.test(key) ? 'x' : ''}`)), key);
  }
});

test('what stays when everything is erased is the program and a number', () => {
  const staying = PLACES.filter(({ erased }) => !erased).map(({ store, key }) => `${store} ${key}`);
  assert.deepEqual(staying, [
    'localStorage prateria:gen', 'caches prateria-runtime-*', 'caches prateria-app-*', 'caches prateria-memory-*',
    'caches prateria-workshop-*', 'caches prateria-rooms-*',
  ]);
  assert.deepEqual(erasable('localStorage', ['prateria:g:a', 'prateria:gen', 'prateria:of-a-later-version', 'other']), [
    'prateria:g:a', 'prateria:of-a-later-version',
  ]);
});
