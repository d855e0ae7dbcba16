// The results of a class's tables as they come to the teacher's device: scanned (a link that opens the page), pasted, or as
// files, several at once. They are kept at once, without Python, so that the tab can be closed. Whether they count is seen
// when the list is opened (app/school/gather.py).
import { call } from './api.mjs';
import { html, icon } from './html.mjs';
import { _, ngettext } from './i18n.mjs';
import { bytesOf, sound } from './letters.mjs';
import { clearHash, readHash } from './routes.mjs';
import { school } from './shelf.mjs';

const KEY = 'result:';
const MOST = 4000; // letters of a code
const AT_ONCE = 100; // codes in a text
const LINK = /#result=([A-Z2-7]+)/gi;

/** Whether the checksum at the end of a code fits: see core/packed.py. */
export const whole = (code) => code.length >= 12 && code.length <= MOST && Boolean(sound(bytesOf(code)));

const listOpen = () => Boolean(document.querySelector('#panel[open] #class-paste'));
const kept = () => JSON.parse(school.keys()).filter((key) => key.startsWith(KEY)).length;

/** Keeps one: {why, again}; `why`: '' or damaged, full, forbidden; `again`: it was kept before. */
async function keepOne(code) {
  if (!whole(code)) return { why: 'damaged', again: false };
  const key = KEY + code.slice(-16);
  const again = school.load(key) === code;
  const why = again ? '' : await school.keep(key, code);
  await school.ready(); // so that all of them are counted
  return { why, again };
}

/** The codes of the results in a text: of links, or of a file that a table has saved. */
export const codesIn = (text) => [...text.matchAll(LINK)].map(([, code]) => code.toUpperCase()).slice(0, AT_ONCE);

/** Whether a text is a class that was saved as a file (app/school/bundle.py). */
export const isClass = (text) => text.includes('"prateria-class"');

/** Keeps all results in these texts, and says so; a whole class is Python's to open. Whether there was any of that. */
export async function keepResults(texts) {
  const classes = texts.filter(isClass);
  for (const text of classes) await call('command', 'class-open', text);
  const codes = [...new Set(texts.filter((text) => !isClass(text)).flatMap(codesIn))];
  if (!codes.length) return classes.length > 0;
  const found = [];
  for (const code of codes) found.push(await keepOne(code));
  const wrong = found.find(({ why }) => why);
  if (wrong) showResult({ ...wrong, some: found.some(({ why }) => !why) });
  else if (listOpen()) call('command', 'class-list', '');
  else showResult(found.find(({ again }) => !again) ?? found[0]);
  return true;
}

/** Keeps the result that the address holds, and takes it out of the address. As above, or null where there is none. */
export async function takeResult() {
  const route = readHash(location.hash);
  if (!route || !('result' in route)) return null;
  clearHash();
  return keepOne(route.result.replace(/\s+/g, '').toUpperCase());
}

const WHY = {
  damaged: () => _('This result is damaged. Scan it once more, whole.'),
  full: () => _('There is no room left on this device: this result is not kept. Delete old games here, then scan it again.'),
  forbidden: () => _('This browser does not let the page keep anything: this result is not kept. Scan it in another browser.'),
};

/** Says what has become of it; `some`: others that came with it are kept. */
export function showResult(taken) {
  if (!taken) return;
  const { why, again, some } = taken;
  const title = !why ? _('Kept, close this tab') : some ? _('Not all are kept') : _('Not kept');
  const line = why ? WHY[why]() : again ? _('It was kept before, and counts once.') : _('The list for teachers shows it.');
  const n = kept();
  window.page.openPanel(String(html`<h2>${title}</h2><p>${line}</p>
    <p class="small">${ngettext('%(n)s result is on this device.', '%(n)s results are on this device.', n)}</p>
    <div class="buttons"><button type="button" class="button" id="to-results">${icon('info')}<span>${_('For teachers')}</span></button></div>`));
  document.getElementById('to-results').onclick = () => call('command', 'teachers', '');
}

// an open list hears of results that another tab keeps
school.on((key) => {
  if (key.startsWith(KEY) && listOpen()) call('command', 'class-list', '');
});

// files chosen on the teacher's page
document.addEventListener('change', async ({ target }) => {
  if (target.id !== 'class-files') return;
  const texts = await Promise.all([...target.files].map((file) => file.text()));
  target.value = '';
  if (!(await keepResults(texts))) window.page.toast(_('There is no result in these files.'));
});
