// Games, and results of a class, that come from outside: files (chosen, dropped anywhere, opened with the installed app) and what another app shares.
import { call, ready } from './api.mjs';
import { _, ngettext } from './i18n.mjs';
import { HANDED } from './places.mjs';
import { MAX_FILES } from './record.mjs';
import { codesIn, isClass, keepResults } from './results.mjs';
import { drawSaves } from './saves.mjs';
import { store } from './shelf.mjs';

/** `report(text)` says what is wrong, or '' ; `join(text)` opens a link or code; `open(id)` goes on with a game. */
let lobby = null;

const ids = () => store.list().map(({ id }) => id);

/** A save or a bundle of saves, into the list. `opens`: a single game is gone on with at once. */
export async function takeText(text, opens = false) {
  const { texts, reason } = store.unpack(text);
  if (reason === 'large') return lobby.report(_('This file is too large to be a game of ours.'));
  if (reason) return lobby.report(_('There is no game in this file, or it is damaged.'));
  await ready;
  const [before, trouble] = [ids(), store.trouble()];
  const answers = [];
  for (const one of texts) {
    answers.push(await call('command', 'import', one));
    if (texts.length > 1) lobby.say(_('Game %(n)s of %(of)s', { n: answers.length, of: texts.length }));
  }
  lobby.report(answers.find((answer) => typeof answer === 'string' && answer) ?? '');
  const good = answers.filter((answer) => !answer).length;
  if (good) drawSaves();
  const fresh = ids().find((id) => !before.includes(id));
  if (opens && texts.length === 1 && fresh) return lobby.open(fresh);
  await store.settled(); // said when it is true: when they are on the disk, or else why they are not
  if (good && store.trouble() === trouble) window.page.toast(ngettext('%(n)s game is now in your list.', '%(n)s games are now in your list.', good));
}

/** Files, as many as there are: results of a class are kept together, games go into the list one by one. */
export async function takeFiles(files, opens = false) {
  if (files.some(({ size }) => size > MAX_FILES)) return lobby.report(_('This file is too large to be a game of ours.'));
  const texts = await Promise.all(files.map((file) => file.text()));
  await keepResults(texts);
  for (const text of texts.filter((one) => !codesIn(one).length && !isClass(one))) await takeText(text, opens && files.length === 1);
}

/** After #shared: what another app handed to ours. The worker has kept it; it is looked at once. */
export async function takeShared() {
  let handed = null;
  try {
    const cache = await caches.open(HANDED);
    handed = await (await cache.match('./shared'))?.json();
    await caches.delete(HANDED);
  } catch {
    // no caches: nothing was kept
  }
  if (handed && (await keepResults([`${handed.file} ${handed.words}`]))) return;
  if (handed?.file) await takeText(handed.file, true);
  else if (handed) lobby.join(handed.words ?? '');
}

const carriesFiles = ({ dataTransfer }) => [...(dataTransfer?.types ?? [])].includes('Files');

/** From now on games may come. */
export function startIntake(given) {
  lobby = given;
  // let go of anywhere on the page; otherwise the browser would leave us for it
  addEventListener('dragover', (event) => carriesFiles(event) && event.preventDefault());
  addEventListener('drop', (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    takeFiles([...event.dataTransfer.files], true);
  });
  // "Open with", where the app is installed on a desktop
  globalThis.launchQueue?.setConsumer(async ({ files = [] }) => {
    await takeFiles(await Promise.all(files.map((handle) => handle.getFile())), true);
  });
}
