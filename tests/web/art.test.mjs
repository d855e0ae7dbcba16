import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gamePicture } from '../../web/art.mjs';

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
