// The header: home, language, theme, sound, rules, menu, and the bar of the start.
import { call } from './api.mjs';
import { _, language, onLanguage } from './i18n.mjs';
import { dark, onPrefs, prefs, setPref } from './prefs.mjs';
import { openSettings, speak } from './settings.mjs';
import { sound } from './sound.mjs';
import { askSound } from './asksound.mjs';

const $ = (id) => document.getElementById(id);
const inPlay = () => document.body.dataset.page === 'play';
const bar = $('boot');

function relabel() {
  if (language() !== document.documentElement.lang) return; // its words are on their way: watch.js has said the first
  $('lang-label').textContent = _('Language');
  $('skip').textContent = _('Skip to the game');
  for (const id of ['side-label', 'side-fold-label']) $(id).textContent = _('Log and description');
  askSound();
  $('tagline').textContent = _('Board games of prairies and lakes');
  $('begin').textContent = _('Choose a game and who plays, then “Start”; “Guided round” teaches it. “?” lists the keys.');
  const labels = {
    home: _('Prateria: to the start page'), theme: dark() ? _('Light colours') : _('Dark colours'), sound: _('Sound'),
    help: _('Rules'), menu: _('Menu'), 'menu-in-play': _('Menu'), boot: _('Getting the table ready'), 'panel-close': _('Close'),
  };
  for (const [id, label] of Object.entries(labels)) {
    $(id).setAttribute('aria-label', label);
    $(id).setAttribute('aria-description', ''); // the title would say the name once more
    if (id !== 'boot' && id !== 'home') $(id).title = label;
  }
  $('lang').value = language();
  $('manifest').href = language() === 'en' ? './manifest.webmanifest' : `./manifest.${language()}.webmanifest`;
}

function reflect() {
  $('sound').setAttribute('aria-pressed', String(prefs.sound));
  $('sound').querySelector('use').setAttribute('href', prefs.sound ? '#i-sound-on' : '#i-sound-off');
  relabel();
}

/** Rules of a game: Python's pages, so they wait for it. */
let game = () => '';
export const rulesFor = (which) => (game = which);

$('lang').addEventListener('change', async ({ target }) => {
  if (!(await speak(target.value))) target.value = language();
});
$('theme').addEventListener('click', () => setPref('theme', dark() ? 'light' : 'dark'));
$('sound').addEventListener('click', () => {
  setPref('sound', !prefs.sound);
  setPref('asked', true);
  sound('play');
});
$('help').addEventListener('click', () => call('command', 'rules', inPlay() ? '' : game()));
$('menu').addEventListener('click', () => (inPlay() ? call('command', 'menu', '') : openSettings()));
$('menu-in-play').addEventListener('click', () => call('command', 'menu', '')); // phones have no header in play
$('home').addEventListener('click', () => {
  if (inPlay()) call('command', 'home', '');
  else scrollTo({ top: 0, behavior: 'smooth' });
});
$('panel-close').addEventListener('click', () => $('panel').close());
$('skip').addEventListener('click', (event) => {
  event.preventDefault();
  $(inPlay() ? 'play-title' : 'lobby').focus();
});

addEventListener('prateria-progress', ({ detail }) => (bar.value = detail));
addEventListener('prateria-ready', () => {
  bar.value = 1;
  bar.classList.add('done');
  bar.ariaHidden = 'true'; // Python asks page.language() itself before its first drawing
});
bar.value = window.prateriaStart?.progress ?? 0; // what came before this module
onPrefs(reflect);
onLanguage(relabel);
reflect();
