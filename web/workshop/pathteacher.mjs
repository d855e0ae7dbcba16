// The page of the path for teachers: what each step teaches, what to say, what often goes wrong, a solution. To be read
// and printed.
import { hangArt } from '../art.mjs';
import { html, icon } from '../html.mjs';
import { LANGUAGES, _, language } from '../i18n.mjs';
import { keepWorkshop } from '../keeping.mjs';
import { dark, setPref } from '../prefs.mjs';
import { loadPath } from './pathdata.mjs';
import { withCode } from './pathview.mjs';
import { speak } from './words.mjs';

const $ = (id) => document.getElementById(id);

const list = (lines) => html`<ul>${lines.map((line) => html`<li>${withCode(line)}</li>`)}</ul>`;
const code = (text) => html`<pre class="printed" tabindex="0"><code>${text.trimEnd()}</code></pre>`;

const section = (step, i) => html`<section><h2>${i + 1}. ${step.title} <span class="minutes">${_('about ten minutes')}</span></h2>
  <p>${withCode(step.aim)}</p><h3>${_('The task')}</h3><p>${withCode(step.task)}</p>
  <h3>${_('What to say')}</h3>${list(step.say)}
  <h3>${_('What often goes wrong')}</h3>${list(step.mistakes)}
  <h3>${_('A solution')}</h3>${code(step.solution)}</section>`;

/** The page for what `loadPath` gives. */
export const page = ({ steps, teacher }) => html`<header id="header">
    <a class="brand" href="./" aria-label="${_('Prateria: to the start page')}"><img class="brand-mark" src="./icons/icon.svg" width="36" height="36" alt=""><span class="brand-name">Prateria</span></a>
    <div class="header-tools"><label class="lang-pick"><span class="unseen">${_('Language')}</span>
      <select id="lang">${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value="${tag}" lang="${tag}"${tag === language() ? html` selected` : ''}>${name}</option>`)}</select></label>
      <button type="button" class="tool" id="theme" aria-label="${_('Light or dark')}" title="${_('Light or dark')}">${icon('theme')}</button></div></header>
  <main class="teacher"><h1>${_('Writing a player, step by step')}</h1><p>${_('For teachers')}</p>
    <div class="buttons"><button type="button" class="button main" id="print">${icon('print')}${_('Print')}</button>
      <a class="button" href="./workshop.html#path">${icon('bot')}${_('To the path')}</a></div>
    ${list(teacher)}${steps.map(section)}</main>`;

async function draw(lang) {
  const path = (await speak(lang)) && (await loadPath());
  if (!path) {
    if (!$('lang')) $('teacher').textContent = 'This page has not come: is there a network? Load it anew.';
    return false;
  }
  $('teacher').innerHTML = page(path);
  document.title = `${_('Writing a player, step by step')} – Prateria`;
  return true;
}

async function open() {
  hangArt();
  $('teacher').addEventListener('click', ({ target }) => {
    const { id } = target.closest('button') ?? {};
    if (id === 'print') print();
    else if (id === 'theme') setPref('theme', dark() ? 'light' : 'dark');
  });
  $('teacher').addEventListener('change', async ({ target }) => {
    if (target.id !== 'lang') return;
    const { value } = target;
    if (await draw(value)) {
      setPref('lang', value);
      $('lang').focus();
    } else target.value = language();
  });
  await draw(document.documentElement.lang);
  document.documentElement.dataset.ready = 'yes';
  keepWorkshop(); // the path belongs to it
}

open();
