// The one dialog of the page, its toast, and what is said to those who do not see it.
import { html } from '../html.mjs';
import { _ } from '../i18n.mjs';
import { speaker } from '../say.mjs';
import { toaster } from '../toast.mjs';

const $ = (id) => document.getElementById(id);
const panel = $('panel');
const body = $('panel-body');

const voice = speaker(() => $('say'));
export const say = voice.say;

const toasting = toaster($('toast'), panel, say, () => {});

/** A short sentence for a moment; with a label also a button, which calls back. */
export const toast = (text, label, action) => toasting(text, label, action);

let acts = {};

/** Opens the dialog, or draws it anew. `on`: what the buttons with data-act do, given the button. */
export function open(markup, on = {}, { wide = false } = {}) {
  acts = on;
  body.innerHTML = markup;
  panel.classList.toggle('wide', wide);
  $('panel-close').setAttribute('aria-label', _('Close'));
  const heading = body.querySelector('h2');
  if (heading) {
    heading.id = 'panel-title';
    heading.tabIndex = -1;
    panel.setAttribute('aria-labelledby', 'panel-title');
  }
  if (!panel.open) {
    panel.showModal();
    panel.append($('toast'));
  }
  body.scrollTop = 0;
  (body.querySelector('[autofocus]') ?? heading)?.focus({ preventScroll: true });
}

export const close = () => panel.open && panel.close();

body.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-act]');
  if (button) acts[button.dataset.act]?.(button);
});
body.addEventListener('change', ({ target }) => acts[target.dataset.change]?.(target));
$('panel-close').addEventListener('click', close);
panel.addEventListener('close', () => {
  document.body.append($('toast'));
  body.textContent = '';
  acts.closed?.();
});

/** A sentence in a dialog of its own. */
export const tell = (title, line) => open(String(html`<h2>${title}</h2><p>${line}</p>`));
