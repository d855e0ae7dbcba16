// The result of a table of a class, scanned on the teacher's device: kept at once, without Python, so that the tab can be
// closed. Whether it counts is seen when the list is opened (app/school/gather.py).
import { call } from './api.mjs';
import { html, icon } from './html.mjs';
import { _, ngettext } from './i18n.mjs';
import { bytesOf, sound } from './letters.mjs';
import { clearHash, readHash } from './routes.mjs';
import { school } from './school.mjs';

const KEY = 'result:';
const MOST = 4000; // letters

/** Whether the checksum at the end of a code fits: see core/packed.py. */
export const whole = (code) => code.length >= 12 && code.length <= MOST && Boolean(sound(bytesOf(code)));

const kept = () => JSON.parse(school.keys()).filter((key) => key.startsWith(KEY)).length;

/** Keeps the result that the address holds, and takes it out of the address. {why, again} or null where there is none;
 *  `why`: '' or damaged, full, forbidden; `again`: it was kept before. */
export function takeResult() {
  const route = readHash(location.hash);
  if (!route || !('result' in route)) return null;
  clearHash();
  const code = route.result.replace(/\s+/g, '').toUpperCase();
  if (!whole(code)) return { why: 'damaged', again: false };
  const key = KEY + code.slice(-16);
  const again = school.load(key) === code;
  return { why: again ? '' : school.keep(key, code), again };
}

const WHY = {
  damaged: () => _('This result is damaged. Scan it once more, whole.'),
  full: () => _('There is no room left on this device: this result is not kept. Delete old games here, then scan it again.'),
  forbidden: () => _('This browser does not let the page keep anything: this result is not kept. Scan it in another browser.'),
};

/** Says what has become of it. */
export function showResult(taken) {
  if (!taken) return;
  const { why, again } = taken;
  const title = why ? _('Not kept') : _('Kept, close this tab');
  const line = why ? WHY[why]() : again ? _('It was kept before, and counts once.') : _('The list for teachers shows it.');
  const n = kept();
  window.page.openPanel(String(html`<h2>${title}</h2><p>${line}</p>
    <p class="small">${ngettext('%(n)s result is on this device.', '%(n)s results are on this device.', n)}</p>
    <div class="buttons"><button type="button" class="button" id="to-results">${icon('info')}<span>${_('For teachers')}</span></button></div>`));
  document.getElementById('to-results').onclick = () => call('command', 'teachers', '');
}

// an open list hears of results that another tab keeps
addEventListener('storage', ({ key }) => {
  if (key?.includes(`:class:${KEY}`) && document.querySelector('#panel[open] .desk')) call('command', 'class-list', '');
});
