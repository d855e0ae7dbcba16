// The page of the workshop as markup: what stays where it is. The parts fill their own places.
import { html, icon } from '../html.mjs';
import { LANGUAGES, _, language } from '../i18n.mjs';

const pane = (id, name, label) => html`<button type="button" class="pane-tab" id="to-${id}" data-to="${id}">${icon(name)}<span>${label}</span></button>`;

const key = (act, label, sign) => html`<button type="button" class="key" data-key="${act}" aria-label="${label}">${sign}</button>`;

/** What is hard to find on the keyboard of a tablet. */
const keys = () => html`<div id="keys" role="group" aria-label="${_('Keys for code')}">
  ${key('indent', _('Further to the right'), '⇥')}${key('outdent', _('Further to the left'), '⇤')}${key('undo', _('Undo'), icon('undo'))}
  ${[':', '.', '(', '[', '"', '_', '=', '#'].map((sign) => key(sign, sign, sign))}
</div>`;

export const frame = () => html`<header id="header">
  <a class="brand" href="./" aria-label="${_('Prateria: to the start page')}"><img class="brand-mark" src="./icons/icon.svg" width="36" height="36" alt=""><span class="brand-name">Prateria</span></a>
  <h1>${_('Workshop')}</h1>
  <div class="header-tools">
    <label class="lang-pick"><span class="unseen">${_('Language')}</span>
      <select id="lang">${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value="${tag}" lang="${tag}"${tag === language() ? html` selected` : ''}>${name}</option>`)}</select></label>
    <button type="button" class="tool" id="size" aria-label="${_('Size of the code')}" title="${_('Size of the code')}"><b aria-hidden="true">A</b></button>
    <button type="button" class="tool" id="theme" aria-label="${_('Light or dark')}" title="${_('Light or dark')}">${icon('theme')}</button>
  </div>
</header>
<div id="bot-bar"></div>
<main id="ws">
  <nav id="panes" aria-label="${_('Parts of the workshop')}">${pane('path', 'lesson', _('Task'))}${pane('code', 'pencil', _('Code'))}${pane('reference', 'rules', _('Reference'))}${pane('try', 'play', _('Try it'))}</nav>
  <section id="path" aria-label="${_('Task')}"></section>
  <section id="reference" aria-label="${_('Reference')}"></section>
  <section id="code" aria-label="${_('Code')}"><div id="path-now"><div id="path-strip"></div><div id="path-result"></div></div><div id="code-note"></div><div id="editor"></div>${keys()}<p id="code-help" class="note">${_('Tab moves the line to the right. Esc, then Tab leads out of the code.')}</p></section>
  <section id="try" aria-label="${_('Try it')}"></section>
</main>`;

/** Whose code it is, and what can be done with it. */
export const botBar = (bot, game, kept) => html`
  <div class="bot-who"><span class="bot-game">${game?.title ?? bot.game}</span>
    <label class="unseen" for="bot-name">${_('Name of the bot')}</label>
    <input class="field" id="bot-name" value="${bot.name}" maxlength="80" autocomplete="off" spellcheck="false" enterkeyhint="done"${bot.foreign && !kept ? html` readonly` : ''}></div>
  <div class="bot-acts">
    <button type="button" class="button quiet" id="mine" aria-label="${_('My bots')}">${icon('bot')}<span>${_('My bots')}</span></button>
    <button type="button" class="button quiet" id="new" aria-label="${_('New bot')}"><b class="plus" aria-hidden="true">+</b><span>${_('New')}</span></button>
    <button type="button" class="button quiet" id="share" aria-label="${_('Share')}">${icon('share')}<span>${_('Share')}</span></button>
  </div>
  <button type="button" class="button main" id="run">${icon('play')}<span>${_('Run')}</span></button>`;
