import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const web = (path) => readFileSync(new URL(`../../web/${path}`, import.meta.url), 'utf-8');
const html = web('index.html');

test('nothing inline that the content policy forbids', () => {
  assert.doesNotMatch(html, / style=| on\w+=|<style/);
  for (const [, attributes, body] of html.matchAll(/<script(.*?)>(.*?)<\/script>/gs)) {
    assert.match(attributes, /src=/);
    assert.equal(body, '');
  }
});

test('who comes back from a table is led to a heading, and the bar of the start is not read for ever', () => {
  assert.match(html, /<h1 id="tagline" tabindex="-1" aria-describedby="begin">/);
  assert.match(web('page.mjs'), /title : \$\('tagline'\)\)\.focus/);
  assert.match(web('header.mjs'), /bar\.ariaHidden = 'true'/);
});
