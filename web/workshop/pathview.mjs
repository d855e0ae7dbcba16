// The path as markup: what is explained beside the code, the task above it, and what a check has shown.
import { html, icon } from '../html.mjs';
import { _, ngettext } from '../i18n.mjs';

const PYTHON = /(\b[a-z_]+(?:\.[a-z_]+|\[[^\]]*\]|\([^()]*(?:\([^()]*\)[^()]*)*\))+|\b[a-z]+_[a-z_]+\b)/;

/** A sentence in which names of Python stand as code. */
export const withCode = (text) => text.split(PYTHON).map((part, i) => (i % 2 ? html`<code>${part}</code>` : part));

const code = (text) => html`<pre class="printed path-code" tabindex="0"><code>${text.trimEnd()}</code></pre>`;

/** [{text} or {code}] as paragraphs. */
export const explained = (learn) => learn.map((part) => (part.code ? code(part.code) : html`<p>${withCode(part.text)}</p>`));

/** The way through the steps. `done(id)`. */
const stepsList = (steps, current, done) => html`<nav class="path-steps" aria-label="${_('Steps of the path')}"><ol>${steps.map(({ id, title }, i) => html`<li>
  <button type="button" data-path="step" data-step="${id}" id="path-step-${id}"${id === current ? html` aria-current="step"` : ''} class="path-step${done(id) ? ' done' : ''}">
  <span class="path-number" aria-hidden="true">${done(id) ? icon('check') : i + 1}</span><span>${title}</span>${done(id) ? html`<span class="unseen">${_('(done)')}</span>` : ''}</button></li>`)}</ol></nav>`;

/** Beside the code. `open`: {hints: how many are shown, solution: whether it is}. */
export function lesson(steps, step, done, open) {
  const number = steps.indexOf(step) + 1;
  const left = step.hints.length - open.hints;
  return html`<p class="note">${_('Step %(n)s of %(of)s', { n: number, of: steps.length })}</p><h2 id="path-title" tabindex="-1">${step.title}</h2>
    <div class="path-learn">${explained(step.learn)}</div>
    <div class="path-task"><h3>${_('Your task')}</h3><p>${withCode(step.task)}</p>
      <button type="button" class="button main" data-path="code">${icon('pencil')}${_('To the code')}</button></div>
    <div class="path-help">${step.hints.slice(0, open.hints).map((hint, i) => html`<p class="path-hint" id="path-hint-${i + 1}" tabindex="-1">${icon('bulb')}<span><b>${_('Hint %(n)s:', { n: i + 1 })}</b> ${withCode(hint)}</span></p>`)}
      ${open.solution ? html`<h3 id="path-solution" tabindex="-1">${_('A solution')}</h3>${code(step.solution)}` : ''}
      <div class="buttons">${left ? html`<button type="button" class="button" data-path="hint">${icon('bulb')}${open.hints ? _('Another hint') : _('A hint')}</button>` : ''}
        ${open.solution ? '' : html`<button type="button" class="button" data-path="solution">${icon('eye')}${_('Show a solution')}</button>`}
        <button type="button" class="button quiet" data-path="anew">${icon('reload')}${_('Begin this step anew')}</button></div></div>
    ${stepsList(steps, step.id, done)}
    <p class="small"><a href="./path.html">${_('For teachers: all steps with their solutions')}</a></p>`;
}

/** Above the code. */
export const strip = (steps, step, busy) => html`<div class="path-head"><button type="button" class="button quiet" id="path-back" data-to="path" aria-label="${steps.indexOf(step) + 1}/${steps.length}: ${_('Task')}">${steps.indexOf(step) + 1}/${steps.length}</button>
  <p class="path-short">${withCode(step.task)}</p>
  <button type="button" class="button main" id="path-check" data-path="check"${busy ? html` aria-disabled="true"` : ''}>${icon('check')}<span>${busy ? _('One moment…') : _('Check')}</span></button></div>`;

const printedText = (text) => (text ? html`<pre class="printed" tabindex="0" aria-label="${_('What your bot printed')}">${text.slice(0, 2000)}</pre>` : '');

/** {said: for those who hear it, markup} of a check. `sentence`: for a fault; `last`: it was the last step; `untouched`:
 *  nothing has been written yet. */
export function outcome(step, found, sentence, { last = false, untouched = false } = {}) {
  if (found.right) {
    const right = _('Right!');
    const all = ngettext('Your bot answered as it should in %(n)s position.', 'Your bot answered as it should in all %(n)s positions.', found.right);
    const end = last ? _('You have come to the end of the path: this bot is yours. Make it better, and let it play.') : '';
    return {
      said: [right, all, end].join(' '),
      markup: html`<p class="path-right">${icon('check')}<span><b>${right}</b> ${all} ${end}</span></p><div class="buttons">
        ${last ? html`<button type="button" class="button main" data-path="many">${icon('next')}${_('Many games against the computer')}</button>
          <button type="button" class="button" data-path="sit">${icon('person')}${_('Play against your bot')}</button>` : html`<button type="button" class="button main" data-path="next">${icon('next')}${_('Next step')}</button>`}</div>`,
    };
  }
  const seen = found.at === null ? [] : step.cases[found.at].sees;
  if (found.fault) {
    return {
      said: '', // the board of faults says it
      markup: html`<div class="path-wrong">${seen.length ? html`<p>${_('Your bot stopped in this position:')} ${seen.join(' ')}</p>` : ''}<p class="problem">${sentence}</p>${printedText(found.fault.printed)}</div>`,
    };
  }
  const { actions, want, slips } = step.cases[found.at];
  const chose = _('Your bot chose: %(action)s.', { action: actions[found.index] ?? '–' });
  const slip = untouched ? [_('Your code is still as it was in the beginning.'), slips[found.index] ?? ''].join(' ').trim() : (slips[found.index] ?? '');
  return {
    said: [_('Not yet.'), ...seen, chose, want, slip].join(' '),
    markup: html`<div class="path-wrong"><p><b>${_('Not yet.')}</b> ${seen.join(' ')}</p><p>${chose} <b>${withCode(want)}</b></p>${slip ? html`<p class="path-hint">${icon('bulb')}<span>${withCode(slip)}</span></p>` : ''}${printedText(found.printed)}</div>`,
  };
}
