// The letters as keys at the table, and the panel that lists all keys. Off while somebody types, and where somebody has
// switched them off (WCAG 2.1.4: who speaks to the device would set them off by chance).
import { html } from './html.mjs';
import { _ } from './i18n.mjs';
import { counts, toggle } from './liked.mjs';
import { prefs } from './prefs.mjs';

export const TYPING = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';

/** Every key with what it does. */
const list = () => [
  [_('Arrows'), _('from one thing to the next in its group, or across to the next group')],
  [_('Page Down, Page Up'), _('to the next group of things, to the one before')],
  [_('Home, End'), _('to the first, to the last of the group; with Ctrl of all')],
  ['N, Shift + N', _('to the next thing that can be chosen, or back')],
  [_('Enter'), _('choose; once more on what is chosen: Done (in a dialog: let go)')],
  [_('Space'), _('choose, let go or turn')],
  ['D', _('Done, the main button, or on to your next choice')],
  [_('Escape'), _('let go of what is chosen, or close')],
  ['W', _('to the table in words, and back')],
  ['H', _('to your hand, or to what can be chosen')],
  ['B', _('open the market, and close it again')],
  ['P', _('pay otherwise (Bison)')],
  ['T', _('Hint')],
  ['U, Ctrl + Z', _('take back what you did last')],
  ['K', _('Skip')],
  ['Y', _('say yes to what a message offers')],
  ['M', _('say the last move again; once more: the one before')],
  ['S', _('say again what is to be done')],
  ['R', _('Rules')],
  ['?', _('this list')],
  ['← →', _('when you look back on a game: one move back, one move on')],
  [_('Page Down, Page Up'), _('when you look back: one round on, one round back')],
];

/** The panel: all keys, and what can be set about them. `set(key, value)` sets it; `lobby`: none of them is for there. */
export function openKeys(set, lobby = false) {
  window.page.overPanel(
    String(html`<h2>${_('Keys')}</h2>
${lobby ? html`<p>${_('Here Tab leads on and Enter chooses: a game, who plays, “Start”. These keys are for the table.')}</p>` : ''}
<div class="settings" id="keys">
  <table class="keys"><tbody>${list().map(([key, does]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${does}</td></tr>`)}</tbody></table>
  ${toggle('letters', _('Letters are keys'), _('Switch this off if you speak to your device.'))}
  ${counts()}
</div>`),
  );
  document.getElementById('keys').onchange = ({ target }) => set(target.name, target.type === 'radio' ? target.value : target.checked);
}

/** `does`: what each key does, by its letter; with Ctrl it is no letter that one could set off by speaking. */
export function letters(does, playing) {
  document.addEventListener('keydown', (event) => {
    if (!playing() || event.defaultPrevented || event.altKey || event.repeat) return;
    const chord = event.ctrlKey || event.metaKey;
    const key = `${chord ? 'ctrl+' : ''}${event.shiftKey && chord ? 'shift+' : ''}${event.key.toLowerCase()}`;
    if (!(key in does) || !(prefs.letters || chord) || event.target.closest?.(TYPING)) return;
    event.preventDefault();
    does[key](event);
  });
}

/** Arrows from button to button in the order in which they are read, and by the page from group to group: of those that
 *  `which` selects, the table in words or the cards of a bag. */
export function wordKeys(root, which) {
  root.addEventListener('keydown', (event) => {
    const here = event.target.closest?.(which);
    const all = [...root.querySelectorAll(which)].filter((e) => !e.disabled);
    const above = !here && event.target.matches?.('h1, h2, .words-box summary'); // from the heading into it
    if (!(here || above) || !all.length || event.altKey || event.metaKey) return;
    if (event.ctrlKey && event.key !== 'Home' && event.key !== 'End') return;
    const groups = [...new Set(all.map((e) => e.parentElement))];
    const at = groups.indexOf(here?.parentElement);
    const own = here && !event.ctrlKey ? all.filter((e) => e.parentElement === here.parentElement) : all;
    const first = (group) => all.find((e) => e.parentElement === group);
    const [next, before] = [1, -1].map((by) => all[all.indexOf(here) + by]);
    const to = {
      ArrowRight: next, ArrowDown: next, ArrowLeft: before, ArrowUp: before,
      PageDown: first(groups[at + 1]), PageUp: first(groups[at - 1]),
      Home: own[0], End: own.at(-1),
    };
    if (!(event.key in to)) return;
    event.preventDefault();
    to[event.key]?.focus();
  });
}
