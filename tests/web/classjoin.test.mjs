// The words of a class code as they are typed: what is known, and what is offered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHash, gameNumber } from '../../web/routes.mjs';

globalThis.document = { getElementById: () => null };
const { known, offered, parts, plain, spot, strange } = await import('../../web/classjoin.mjs');

const LISTS = { en: ['owl', 'otter', 'zebra'], it: ['orso', 'otto'], pl: ['żółw', 'oś', 'ołówek'] };
const words = (text, lang) => offered(parts(text), LISTS, lang).map(({ word }) => word);

test('case and accents are forgiven', () => {
  assert.equal(plain('ŻÓŁW'), 'zolw');
  assert.equal(known(['ZOLW', 'Owl', 'nothing'], LISTS), 2);
});

test('what is typed falls into whole words and the one being typed', () => {
  assert.deepEqual(parts('owl, żółw ot'), { before: ['owl', 'żółw'], last: 'ot', after: [], from: 10, to: 12 });
  assert.deepEqual(parts('owl '), { before: ['owl'], last: '', after: [], from: 4, to: 4 });
  assert.deepEqual(parts('owl zebbra oś', 6), { before: ['owl'], last: 'zebbra', after: ['oś'], from: 4, to: 10 });
});

test('the page’s language comes first, the language of the words before it earlier still', () => {
  assert.deepEqual(words('ot', 'it'), ['otto', 'otter']);
  assert.deepEqual(words('ot', 'en'), ['otter', 'otto']);
  assert.deepEqual(words('zolw zebra orso o', 'pl').slice(0, 2), ['oś', 'ołówek']);
  assert.deepEqual(words('żółw o', 'en').slice(0, 2), ['oś', 'ołówek']);
});

test('nothing is offered before a letter, nor for a word that is whole', () => {
  assert.deepEqual(words('', 'en'), []);
  assert.deepEqual(words('owl ', 'en'), []);
  assert.deepEqual(words('zebra', 'en'), []);
  assert.deepEqual(words('xyz', 'en'), []);
});

test('a class link is told from the others, with its language', () => {
  assert.deepEqual(readHash('#class=ABC&lang=it'), { lesson: 'ABC', lang: 'it' });
  assert.deepEqual(readHash('#CLASS=ABC'), { lesson: 'ABC', lang: '' });
  assert.equal(gameNumber('BAAQCAYAAAAAAAAAAAA'), 1);
});

test('where no word begins so, those are offered that are a slip away', () => {
  assert.deepEqual(words('zebbra', 'pl'), ['zebra']);
  assert.deepEqual(words('ottre', 'en'), ['otter']);
  assert.deepEqual(words('olowke', 'it'), ['ołówek']); // two slips, in a long word
  assert.deepEqual(words('xx', 'en'), []);
});

test('a slip is mended in the page’s language first, even where another has a nearer word', () => {
  const lists = { en: ['canoe', 'cone', 'crane'], it: ['canto', 'pino'], pl: ['sowa'] };
  const near = (text, lang) => offered(parts(text), lists, lang).map(({ word }) => word);
  assert.deepEqual(near('cane', 'it'), ['canto', 'canoe', 'cone']);
  assert.deepEqual(near('cane', 'en'), ['canoe', 'cone', 'crane']);
});

test('what is offered is for the word one is at, not for the last', () => {
  assert.deepEqual(offered(parts('zebbra orso', 3), LISTS, 'en').map(({ word }) => word), ['zebra']);
});

test('a finished word that is none is named, the one being typed is not', () => {
  assert.deepEqual(strange(parts('owl zebbra orso'), LISTS), { place: 2, word: 'zebbra' });
  assert.deepEqual(strange(parts('zebbra orso', 3), LISTS), null);
  assert.deepEqual(strange(parts('owl zebbr'), LISTS), null);
  assert.deepEqual(strange(parts('owl zebbr '), LISTS), { place: 2, word: 'zebbr' });
  assert.deepEqual(strange(parts('o qq', 1), LISTS), { place: 2, word: 'qq' });
  assert.deepEqual(strange(parts(' qq', 0), LISTS), { place: 1, word: 'qq' });
  assert.deepEqual(strange(parts('qq', 0), LISTS), null); // one is at its beginning
});

test('where the word stands that is none, so that what is offered is for it', () => {
  const text = 'zebbra, orso owl';
  const { place } = strange(parts(text), LISTS);
  assert.deepEqual(offered(parts(text, spot(text, place)), LISTS, 'en').map(({ word }) => word), ['zebra']);
  assert.equal(spot(text, 3), 13);
});
