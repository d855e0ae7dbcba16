import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../web/css/', import.meta.url);
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
const text = (name) => readFileSync(new URL(name, folder), 'utf-8').replace(/\/\*.*?\*\//gs, '');

test('what a pointer hovers over looks so only where there is one: a finger leaves it behind on what comes next', () => {
  for (const name of sheets) {
    const rest = text(name).replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
    assert.doesNotMatch(rest, /:hover/, name);
  }
});

/** The relative luminance of #rrggbb. */
const light = (colour) => {
  const parts = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
};
const contrast = (one, other) => (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);

test('by lamplight the curtain is dark, and what it says can be read', () => {
  const curtain = text('panel.css').match(/:root\[data-theme="dark"\] \.curtain \{([^}]*)\}/)[1];
  assert.match(curtain, /background: var\(--soft\); color: var\(--ink\)/);
  const grounds = ['tokens.css', 'powwow.css'].flatMap((name) => {
    const dark = [...text(name).matchAll(/:root\[data-theme="dark"\][^{]*\{([^}]*)\}/g)].map(([, rules]) => rules).join(';');
    return [...dark.matchAll(/--(?:seat|tribe)-\d-soft: (#\w{6})/g)].map(([, colour]) => colour);
  });
  const ink = text('tokens.css').split(':root[data-theme="dark"] {')[1].match(/--ink: (#\w{6})/)[1];
  assert.ok(grounds.length >= 9);
  for (const ground of grounds) {
    assert.ok(light(ground) < 0.06, ground);
    assert.ok(contrast(ground, ink) >= 4.5, ground);
  }
});
