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

/** What was typed: {before: whole words, last: the one being typed, as letters}. */
export function parts(text) {
  const all = text.split(/[^\p{L}\p{M}]+/u);
  const last = all.pop();
  return { before: all.filter(Boolean), last };
}

/** How many of these are words of a class code. */
export function known(words, from) {
  const all = new Set(Object.values(from).flat().map(plain));
  return words.filter((word) => all.has(plain(word))).length;
}

/** The words that begin so: those of the language of the words before first, then of the page's, then of the others. */
export function offered({ before, last }, from, lang, most = MOST) {
  const start = plain(last);
  if (!start) return [];
  const earlier = new Set(before.map(plain));
  const score = (tag) => from[tag].filter((word) => earlier.has(plain(word))).length * 2 + (tag === lang ? 1 : 0);
  const tags = Object.keys(from).sort((a, b) => score(b) - score(a));
  const found = tags.flatMap((tag) => from[tag].filter((word) => plain(word).startsWith(start)).map((word) => ({ word, tag })));
  return found.length === 1 && plain(found[0].word) === start ? [] : found.slice(0, most);
}

const field = () => document.getElementById('class-words');

function tell() {
  if (!lists || !field()) return;
  const typed = parts(field().value);
  const offers = typed.before.length < LENGTH ? offered(typed, lists, language()) : [];
  paint(document.getElementById('class-offers'), offers.map(
    ({ word, tag }, i) => html`<button type="button" class="button quiet" id="offer-${i}" data-word="${word}" lang="${tag}">${word}</button>`,
  ).join(''));
  const n = known([...typed.before, typed.last].filter(Boolean), lists);
  document.getElementById('class-known').textContent = n ? _('Words known: %(n)s of %(of)s', { n, of: LENGTH }) : '';
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
    <form id="class-form"><label class="unseen" for="class-words">${_('The five words of the class code')}</label>
      <input class="field" id="class-words" name="words" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go"
        placeholder="${_('Five words from your teacher')}" aria-describedby="class-known">
      <button type="submit" class="button">${icon('play')}${_('Sit down')}</button></form>
    <div class="row" id="class-offers" role="group" aria-label="${_('Words that begin like this')}"></div>
    <p class="note" id="class-known" role="status"></p>
    <p class="problem" id="class-problem" role="alert"></p>
    <div class="row"><button type="button" class="button" data-act="teachers">${icon('info')}${_('For teachers')}</button>
      <a class="button" id="to-workshop" href="./workshop.html">${icon('bot')}${_('Workshop: write a player')}</a></div>`);
  field().value = typed;
  tell();
}

/** `join(text)`: what happens with the words. */
export function startClass(root, join) {
  section = root;
  section.addEventListener('focusin', ({ target }) => target.id === 'class-words' && loadLists());
  section.addEventListener('input', tell);
  section.addEventListener('submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    join(field().value);
  });
  section.addEventListener('click', ({ target }) => {
    const { word } = target.closest('[data-word]')?.dataset ?? {};
    if (!word) return;
    field().value = `${[...parts(field().value).before, word].join(' ')} `;
    field().focus();
    tell();
  });
  drawClass();
}
