// The place in the lobby where the words of a class code are typed. It offers words as one types, in three languages
// whatever the page's; whether they belong together Python says.
import { html, icon, paint } from './html.mjs';
import { _, language } from './i18n.mjs';

const LENGTH = 5;
const MOST = 6; // words offered at once

let section = null;
let lists = null; // language -> its words, once somebody types
let asked = null;

/** A word without case and accents, as core/school/words compares them. */
export const plain = (text) => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{Mn}/gu, '');

const LETTER = /[\p{L}\p{M}]/u;

/** What was typed, round the place where one types: {before, after: whole words, last: the word there, as letters, from, to:
 *  where it stands}. */
export function parts(text, caret = text.length) {
  let [from, to] = [caret, caret];
  while (from > 0 && LETTER.test(text[from - 1])) from -= 1;
  while (to < text.length && LETTER.test(text[to])) to += 1;
  const words = (some) => some.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  return { before: words(text.slice(0, from)), last: text.slice(from, to), after: words(text.slice(to)), from, to };
}

/** How many of these are words of a class code. */
export function known(words, from) {
  const all = new Set(Object.values(from).flat().map(plain));
  return words.filter((word) => all.has(plain(word))).length;
}

/** How many slips lie between two words: a letter put in, left out, changed, or two neighbours swapped. */
function slips(one, other) {
  let [above, before, row] = [[], [], Array.from({ length: other.length + 1 }, (_unused, i) => i)];
  for (let i = 1; i <= one.length; i += 1) {
    [above, before, row] = [before, row, [i]];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = before[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? above[j - 2] + 1 : Infinity;
      row[j] = Math.min(row[j - 1] + 1, before[j] + 1, changed, swapped);
    }
  }
  return row[other.length];
}

/** The languages, in the order in which their words are offered: that of the words round it first, then the page's. */
function ordered({ before, after = [] }, from, lang) {
  const round = new Set([...before, ...after].map(plain));
  const score = (tag) => from[tag].filter((word) => round.has(plain(word))).length * 2 + (tag === lang ? 1 : 0);
  return Object.keys(from).sort((a, b) => score(b) - score(a));
}

/** The words that begin so, of the likeliest language first; where none does, those of each language with the fewest slips
 *  between (as core/school/words has it), in the same order. */
export function offered(typed, from, lang, most = MOST) {
  const start = plain(typed.last);
  if (!start) return [];
  const tags = ordered(typed, from, lang);
  const all = tags.flatMap((tag) => from[tag].map((word) => ({ word, tag })));
  const found = all.filter(({ word }) => plain(word).startsWith(start));
  if (found.length) return found.length === 1 && plain(found[0].word) === start ? [] : found.slice(0, most);
  if (start.length < 3) return [];
  const apart = (word) => (Math.abs(word.length - start.length) < 3 ? slips(start, word) : Infinity);
  const far = (tag) => (start.length > (tag === tags[0] ? 3 : 5) ? 2 : 1);
  const near = all.map((one) => ({ ...one, apart: apart(plain(one.word)) })).filter((one) => one.apart <= far(one.tag));
  const least = (tag) => Math.min(...near.filter((one) => one.tag === tag).map((one) => one.apart));
  return near.filter((one) => one.apart === least(one.tag)).map(({ word, tag }) => ({ word, tag })).slice(0, 3);
}

/** The first finished word that is in no list: {place (from 1), word}, or null. */
export function strange({ before, last, after }, from) {
  const all = [...before, last, ...after];
  const at = all.findIndex((word, i) => i !== before.length && word && !known([word], from));
  return at < 0 ? null : { place: at + (last ? 1 : at > before.length ? 0 : 1), word: all[at] };
}

/** Where that word stands, counted from 1. */
export const spot = (text, n) => [...text.matchAll(/[\p{L}\p{M}]+/gu)][n - 1]?.index ?? text.length;

const field = () => document.getElementById('class-words');

const typedNow = () => parts(field().value, field().selectionStart ?? field().value.length);

const problem = () => document.getElementById('class-problem');

let place = null; // what is offered is for the word there

/** What is said and what is offered is for one word: the one that is typed, or the first that is not ours. */
function tell() {
  if (!lists || !field()) return;
  const text = field().value;
  const typed = typedNow();
  const offers = (one) => (one.before.length + one.after.length < LENGTH ? offered(one, lists, language()) : []);
  const first = /[#:/]/.test(text) ? null : strange(typed, lists); // a link may be pasted as well
  const wrong = problem().textContent || !typed.last || !offers(typed).length ? first : null;
  place = wrong ? parts(text, spot(text, wrong.place)) : typed;
  paint(document.getElementById('class-offers'), offers(place).map(
    ({ word, tag }, i) => html`<button type="button" class="button quiet" id="offer-${i}" data-word="${word}" lang="${tag}">${word}</button>`,
  ).join(''));
  const n = known([...typed.before, typed.last, ...typed.after].filter(Boolean), lists);
  document.getElementById('class-known').textContent = problem().textContent ? '' : wrong
    ? _('Word %(n)s, “%(word)s”, is not one of ours: touch it to mend it.', { n: wrong.place, word: wrong.word })
    : n ? _('Words known: %(n)s of %(of)s', { n, of: LENGTH }) : '';
}

/** Other words than those that something was said of. */
function change() {
  problem().textContent = '';
  tell();
}

async function loadLists() {
  asked ??= fetch('./class-words.json').then((answer) => answer.json());
  try {
    lists = await asked;
    tell();
  } catch {
    asked = null; // Python knows them anyway
  }
}

/** Draws the section in the page's language; what was typed stays. */
export function drawClass() {
  if (!section) return;
  const typed = field()?.value ?? '';
  paint(section, html`<h2>${_('Your class')}</h2>
    <p class="note" id="class-about">${_('Your teacher has given you five words? Write them here, and you sit at the table prepared for you.')}</p>
    <form id="class-form"><label class="unseen" for="class-words">${_('The five words of the class code')}</label>
      <textarea class="field" id="class-words" name="words" rows="2" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go"
        placeholder="${_('Five words')}" aria-describedby="class-about class-known"></textarea>
      <button type="submit" class="button">${icon('play')}${_('Sit down')}</button></form>
    <div class="row" id="class-offers" role="group" aria-label="${_('Words that begin like this')}"></div>
    <p class="note" id="class-known" role="status"></p>
    <p class="problem" id="class-problem" role="alert"></p>
    <div class="row"><button type="button" class="button" data-act="teachers">${icon('info')}${_('For teachers')}</button></div>`);
  field().value = typed;
  tell();
}

/** `join(text)`: what happens with the words. */
export function startClass(root, join) {
  section = root;
  section.addEventListener('focusin', ({ target }) => target.id === 'class-words' && loadLists());
  section.addEventListener('input', change);
  document.addEventListener('selectionchange', () => document.activeElement === field() && tell());
  section.addEventListener('beforeinput', (event) => { // Enter, also of keyboards on the screen
    if (event.target !== field() || !/^insert(LineBreak|Paragraph)$/.test(event.inputType)) return;
    event.preventDefault();
    field().form.requestSubmit();
  });
  section.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    Promise.resolve(join(field().value)).then(tell);
  });
  section.addEventListener('click', ({ target }) => {
    const { word } = target.closest('[data-word]')?.dataset ?? {};
    if (!word) return;
    const { from, to } = place;
    const rest = field().value.slice(to);
    field().value = `${field().value.slice(0, from)}${word}${rest || ' '}`;
    field().focus();
    field().setSelectionRange(from + word.length + 1, from + word.length + 1);
    change();
  });
  drawClass();
}
