// How a setting of this device is shown: one of several, or on and off.
import { html } from './html.mjs';
import { _ } from './i18n.mjs';
import { prefs } from './prefs.mjs';

export const choice = (key, title, options) => html`<fieldset>
  <legend>${title}</legend>
  <div class="choices">${options.map(
    ([value, label]) => html`<label><input type="radio" name="${key}" value="${value}"${prefs[key] === value ? html` checked` : ''}><span>${label}</span></label>`,
  )}</div>
</fieldset>`;

export const toggle = (key, title, line) => html`<div>
  <label class="switch"><span class="label">${title}</span><input type="checkbox" name="${key}"${prefs[key] ? html` checked` : ''}></label>
  <p class="note">${line}</p>
</div>`;

/** Which moves wait for “Done”. */
export const counts = () =>
  choice('confirm', _('A move counts'), [['all', _('always with “Done”')], ['some', _('whole moves with “Done”')], ['none', _('at once, without “Done”')]]);
