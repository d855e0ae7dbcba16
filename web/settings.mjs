// What this device likes, in one panel; and "erase everything on this device". At the table it is the menu as well.
import { call, isReady } from './api.mjs';
import { html, icon } from './html.mjs';
import { openKeys } from './keys.mjs';
import { LANGUAGES, _, language, onLanguage, setLanguage } from './i18n.mjs';
import { choice, counts, toggle } from './liked.mjs';
import { prefs, setPref } from './prefs.mjs';
import { store } from './shelf.mjs';
import { sound } from './sound.mjs';
import { forgetStats, loadStats } from './stats.mjs';

const languages = () => html`<fieldset>
  <legend>${_('Language')}</legend>
  <div class="choices">${Object.entries(LANGUAGES).map(
    ([tag, name]) => html`<label><input type="radio" name="lang" value="${tag}"${tag === language() ? html` checked` : ''}><span lang="${tag}">${name}</span></label>`,
  )}</div>
</fieldset>`;

const atTable = (past) => html`<div class="buttons" id="table-menu">
  <button type="button" class="button" data-do="share">${icon('share')}${_('Share')}</button>
  ${past ? '' : html`<button type="button" class="button" data-do="settings">${icon('settings')}${_('Settings of this table')}</button>
  <button type="button" class="button" data-do="look-back">${icon('past')}${_('Look back')}</button>`}
  <button type="button" class="button" id="show-keys">${_('Keys')}</button>
  <button type="button" class="button" data-do="rules">${icon('rules')}${_('Rules')}</button>
  <button type="button" class="button" data-do="home">${icon('home')}${_('To the start page')}</button>
</div>`;

const draw = (playing, past) => html`<h2>${playing ? _('Menu') : _('Settings')}</h2>
<div class="settings" id="settings">
  ${playing ? atTable(past) : ''}
  ${languages()}
  ${choice('theme', _('Colours'), [['system', _('Same as device')], ['light', _('Light')], ['dark', _('Dark')]])}
  ${choice('motion', _('Movement'), [['system', _('Same as device')], ['full', _('Pieces glide')], ['reduced', _('Nothing moves')]])}
  ${counts()}
  ${toggle('ending', _('End my turn for me'), _('When nothing more has to be done now. You can still take it back for a moment.'))}
  ${toggle('sound', _('Sound'), _('Short sounds when something is played or taken.'))}
  <label><span class="label">${_('Volume')}</span><input type="range" name="volume" min="0.1" max="1" step="0.1" value="${prefs.volume}"></label>
  ${playing ? '' : html`<div id="statistics">${statistics()}</div>`}
  ${playing ? '' : html`<div class="row"><button type="button" class="button" id="export">${icon('download')}${_('All games into a file')}</button></div>
  <div class="danger" id="danger">${eraseAsk()}</div>`}
</div>`;

/** Statistics: off until somebody wants them; what has been counted can be taken along, or away. */
const statistics = () => html`${toggle('stats', _('Statistics'), _('Counts games played and won by each name, on this device only. Who plays alone sees the own figures at the end of a game.'))}
  ${prefs.stats && !loadStats() ? html`<p class="note" id="stats-on" role="status">${_('It counts from the next game that ends here. Your figures stand below its result.')}</p>` : ''}
  ${loadStats() ? html`<div class="buttons"><button type="button" class="button" id="stats-file">${icon('download')}${_('Statistics into a file')}</button>
    <button type="button" class="button" id="stats-forget">${icon('bin')}${_('Erase statistics')}</button></div>` : ''}`;

function drawStatistics() {
  document.getElementById('statistics').innerHTML = statistics();
  document.querySelector('#statistics input').focus();
  document.getElementById('stats-on')?.scrollIntoView({ block: 'center' }); // it may lie below the edge
}

const eraseAsk = () => html`<span class="label">${_('Shared device')}</span>
  <p class="note">${_('Saved games, names and settings of everybody who played here are wiped. The games themselves stay for use without a network.')}</p>
  <button type="button" class="button bad" id="erase">${icon('bin')}${_('Erase everything on this device')}</button>`;

const eraseNow = () => html`<p class="note" role="status">${_('Erasing…')}</p>`;

const eraseSure = () => html`<p class="problem" role="alert">${_('Really erase everything? This cannot be undone.')}</p>
  <div class="row"><button type="button" class="button bad" id="erase-yes">${_('Yes, erase everything')}</button>
  <button type="button" class="button" id="erase-no">${_('No, keep it')}</button></div>`;

// Python asks for the language when it is ready; on a busy device that can be before the page knows its own.
onLanguage((tag) => isReady() && call('language', tag));

/** Another language for everything, from now on; false if it cannot be had. */
export async function speak(tag) {
  if (!(tag in LANGUAGES) || !(await setLanguage(tag))) return false;
  setPref('lang', tag);
  return true;
}

/** `playing`: over a table, which is told when the panel is closed; `past`: where somebody looks back on its game. */
export function openSettings(playing = false, past = false) {
  window.page.openPanel(String(draw(playing, past)), { quiet: !playing });
  const root = document.getElementById('settings');
  root.onchange = async ({ target }) => {
    if (target.name === 'lang') {
      await speak(target.value);
      openSettings(playing, past);
      return;
    }
    const value = target.type === 'checkbox' ? target.checked : target.type === 'range' ? Number(target.value) : target.value;
    setPref(target.name, value);
    if (target.name === 'stats') drawStatistics();
    if (target.name === 'sound' || target.name === 'volume') sound('play');
  };
  root.onclick = ({ target }) => onClick(target.closest('button')?.id);
}

async function onClick(id) {
  const danger = document.getElementById('danger');
  if (id === 'show-keys') {
    openKeys(setPref);
  } else if (id === 'export') {
    window.page.download(`prateria-${new Date().toISOString().slice(0, 10)}.json`, store.exportAll());
  } else if (id === 'stats-file') {
    window.page.download('prateria-statistics.json', loadStats());
  } else if (id === 'stats-forget') {
    forgetStats();
    drawStatistics();
  } else if (id === 'erase') {
    danger.innerHTML = eraseSure();
    document.getElementById('erase-no').focus();
  } else if (id === 'erase-no') {
    danger.innerHTML = eraseAsk();
    document.getElementById('erase').focus();
  } else if (id === 'erase-yes') {
    danger.innerHTML = eraseNow();
    history.replaceState({ erased: (await store.eraseAll()) ? 'sure' : 'unsure' }, '');
    location.reload(); // nothing of it is left in this page either
  }
}

/** After the reload: what is said only when it is true. */
export function tellErased() {
  const { erased } = history.state ?? {};
  if (!erased) return;
  history.replaceState(null, '');
  window.page.toast(
    erased === 'sure'
      ? _('Everything is erased.')
      : _('Everything is erased here, but this browser has not confirmed it: leave the device on for another minute.'),
  );
}
