import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const web = (path) => readFileSync(new URL(`../../web/${path}`, import.meta.url), 'utf-8');
const html = web('index.html');

/** Every module that stands behind these, by static imports. */
function behind(paths, found = new Set()) {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    if (path.startsWith('./vendor/')) continue;
    behind([...web(path).matchAll(/^import .*?'(\..*?)';$/gms)].map(([, name]) => name), found);
  }
  return found;
}

test('every module of the first screen is asked for at once', () => {
  const preloaded = new Set([...html.matchAll(/rel="modulepreload" href="(.*?)"/g)].map(([, path]) => path));
  assert.deepEqual([...preloaded].sort(), [...behind(['./lobby.mjs', './page.mjs'])].sort());
});

test('nothing inline that the content policy forbids', () => {
  assert.doesNotMatch(html, / style=| on\w+=|<style/);
  for (const [, attributes, body] of html.matchAll(/<script(.*?)>(.*?)<\/script>/gs)) {
    assert.match(attributes, /src=/);
    assert.equal(body, '');
  }
});
