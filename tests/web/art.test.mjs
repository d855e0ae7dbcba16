import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ANIMALS, gamePicture, ICONS, PORTRAITS } from '../../web/art.mjs';

test('a game has the picture that it brings', () => {
  assert.equal(gamePicture('<path d="M0 0"/>'), '<path d="M0 0"/>');
});

test('a game without a picture has a plain one: sky, hills and grass', () => {
  for (const none of ['', undefined]) {
    const picture = gamePicture(none);
    for (const part of ['art-sky', 'art-hill', 'art-grass']) assert.ok(picture.includes(`class="${part}"`), part);
    assert.ok(!/style=|<use/.test(picture));
  }
});

/** All that stands in these folders and ends so, run together. */
const written = (folders, end) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => end.test(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');

test('every symbol that is asked for is drawn: a missing one would be seen by nobody', () => {
  const page = written(['web'], /\.(mjs|js|html)$/);
  const python = written(['py/prateria/app', 'py/prateria/view'], /\.py$/);
  const asked = [
    ...page.matchAll(/#i-([a-z][\w-]*)/g),
    ...page.matchAll(/\bicon\('([\w-]+)'/g),
    ...python.matchAll(/\bicon\("([\w-]+)"/g),
    ...python.matchAll(/\bsymbol(?:: str)? ?= ?"([\w-]+)"/g),
  ].map(([, name]) => name);
  assert.ok(asked.length > 60, asked.length);
  assert.deepEqual([...new Set(asked)].filter((name) => !ICONS.includes(name)), []);
});

test('every animal has a drawing', () => {
  assert.deepEqual([...ANIMALS].sort(), [...PORTRAITS].sort());
});
