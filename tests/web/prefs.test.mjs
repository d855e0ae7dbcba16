// What a device likes, as it was written by older versions.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const kept = {};
globalThis.localStorage = { getItem: (key) => kept[key] ?? null, setItem: (key, value) => (kept[key] = value) };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { documentElement: { dataset: {} } };

let n = 0;
const liked = async (found) => {
  if (found === undefined) delete kept['prateria:prefs'];
  else kept['prateria:prefs'] = JSON.stringify(found);
  return (await import(`../../web/prefs.mjs?${n++}`)).prefs;
};

test('a move that counted after Done, as was usual, still has its small steps at once', async () => {
  assert.equal((await liked(undefined)).confirm, 'some');
  assert.equal((await liked({ confirm: true })).confirm, 'some');
  assert.equal((await liked({ confirm: false })).confirm, 'none');
  assert.equal((await liked({ confirm: 'all' })).confirm, 'all');
});
