// Asked at the first game on this device: are there to be sounds? A small thing beside the handle of the log, which waits
// quietly and covers nothing; after the first round it is gone (Python says so: app/loop.py), as an answer it is not.
import { _ } from './i18n.mjs';
import { onPrefs, prefs, setPref } from './prefs.mjs';
import { sound } from './sound.mjs';

const $ = (id) => document.getElementById(id);

/** Whether the question is still to be asked. */
export const open = (liked) => !liked.asked && !liked.sound;

/** In the words of the page; gone once it is answered, here or by the key in the header. */
export function askSound() {
  $('ask-sound').hidden = !open(prefs);
  $('ask-sound-label').textContent = _('Sounds on?');
  $('ask-sound-short').textContent = _('Sounds?'); // on phones
  $('sound-yes').setAttribute('aria-label', `${_('Sounds on?')} ${_('Yes')}`);
  $('sound-no').setAttribute('aria-label', _('No'));
}

function answer(on) {
  setPref('sound', on);
  setPref('asked', true);
  if (on) sound('turn');
  $('play-title').focus({ preventScroll: true });
}

$('sound-yes').addEventListener('click', () => answer(true));
$('sound-no').addEventListener('click', () => answer(false));
onPrefs((key) => ['asked', 'sound'].includes(key) && askSound());
