// The games to go on with, and those that have been played: open, find, rename, delete (with a way back).
import { seatName } from './animals.mjs';
import { call } from './api.mjs';
import { wayOf } from './gamewords.mjs';
import { html, icon, paint, paintRows } from './html.mjs';
import { _, ago, day, fill, gamesList, language, ngettext } from './i18n.mjs';
import { drawPicture } from './lobbyparts.mjs';
import { MAX_TITLE, cleanName } from './seats.mjs';
import { store } from './shelf.mjs';
import { stand } from './stand.mjs';

const FEW = 4;
const WIDE = 2; // where the lists stand beside each other, above the choice of a new game (lobby.css)
const PAGE = 24; // what more is shown at once
const MANY = 12; // more than these are searched
let renaming = '';
let most = 0; // 0: few
let mostPlayed = 0;
let wanted = '';
let root = null;
let tell = () => {};

const gameOf = (id) => gamesList().find((game) => game.id === id);

/** Of a game that this version does not know: none. */
const pictureOf = (id) => (gameOf(id) ? drawPicture(gameOf(id)) : '');

const nameOf = (head) => head.title || head.seats.map(seatName).join(', ');

/** Which seats the computer plays: two lines of the list may differ by nothing else. */
function computersOf(head) {
  const computers = head.seats.filter(({ bot }) => bot && bot !== 'away');
  return computers.length ? _('Computer: %(names)s', { names: computers.map(seatName).join(', ') }) : '';
}

/** Who won, where the save says so: older ones do not. */
function wonBy(head) {
  const names = (head.won ?? []).map((seat) => seatName(head.seats[seat]));
  if (names.length > 1) return _('Won together by: %(names)s', { names: names.join(', ') });
  return names.length ? _('Won by: %(names)s', { names: names[0] }) : _('finished');
}

function lineOf(head) {
  const game = gameOf(head.game);
  const way = wayOf(game, head.options);
  const parts = [(game?.title ?? head.game) + (way ? `: ${way}` : '')];
  if (head.over) {
    parts.push(wonBy(head));
    if (head.updated) parts.push(day(head.updated).replaceAll(' ', '\u00a0'));
  } else {
    if (head.round && head.count && game) parts.push(fill(game.round, { n: head.round, of: head.of })); // the game's own word: hunt, card
    const turn = head.seats[head.turn];
    if (turn) parts.push(_('turn: %(name)s', { name: seatName(turn) }));
    const computers = computersOf(head);
    if (computers) parts.push(computers);
  }
  return parts.map((part) => part.trim()).filter(Boolean).join('\u00a0· '); // no line begins with the dot
}

const damagedRow = (id) => html`<span class="save-open"><span class="save-art"></span><b>${_('Damaged game')}</b><small>${_('It cannot be read any more.')}</small></span>
  <button type="button" class="tool" data-act="delete" data-id="${id}" aria-label="${_('Delete')}">${icon('bin')}</button>`;

const nameRow = (id, name) => html`<form data-id="${id}" id="rename-form"><input class="field" id="rename" name="title" maxlength="${MAX_TITLE}" value="${name}" aria-label="${_('New name')}">
  <button type="submit" class="button">${_('Keep')}</button></form>`;

/** A game among others that are called alike, as buttons name it to those who hear them. */
const called = (head, name) => [name, lineOf(head), head.updated ? ago(head.updated) : ''].filter(Boolean).join(', ');

const openRow = (id, head, name) => html`<button type="button" class="save-open" id="save-${id}" data-act="open" data-id="${id}">
    <span class="save-art" aria-hidden="true">${pictureOf(head.game)}${head.over ? '' : html`<span class="save-go">${icon('play')}</span>`}</span>
    <span class="save-marks" aria-hidden="true">${head.seats.map((seat, i) => html`<svg class="${head.won && !head.won.includes(i) ? 'lost' : ''}"><use href="#mark-${seat.mark}"></use></svg>`)}</span>
    <b><bdi>${name}</bdi></b><small>${lineOf(head)}${head.updated && !head.over ? html`\u00a0· <time>${ago(head.updated)}</time>` : ''}</small>
  </button>
  <span class="save-tools">
  ${head.over ? html`<button type="button" class="tool" data-act="look-back" data-id="${id}" aria-label="${_('Look back: %(name)s', { name: called(head, name) })}">${icon('past')}</button>` : ''}
  <button type="button" class="tool" id="pen-${id}" data-act="rename" data-id="${id}" aria-label="${_('Rename: %(name)s', { name: called(head, name) })}">${icon('pencil')}</button>
  <button type="button" class="tool" data-act="delete" data-id="${id}" aria-label="${_('Delete: %(name)s', { name: called(head, name) })}">${icon('bin')}</button></span>`;

/** What cannot be drawn is damaged too: it hides only itself. */
function row({ id, head, damaged }) {
  try {
    if (!damaged) return renaming === id ? nameRow(id, nameOf(head)) : openRow(id, head, nameOf(head));
  } catch {
    // another version's, in a way that nobody thought of
  }
  return damagedRow(id);
}

const folded = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

function found(games) {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return games;
  return games.filter(({ head }) => {
    const text = head && folded(`${nameOf(head)} ${head.seats.map(seatName).join(' ')} ${lineOf(head)}`);
    return text && words.every((word) => text.includes(word));
  });
}

/** What stands round the rows; drawn anew only when it changes, so that what is typed stays. */
function drawFrame(many) {
  const frame = `${language()} ${many}`;
  if (root.dataset.frame === frame) return;
  root.dataset.frame = frame;
  const search = html`<input type="search" class="field" id="saves-search" autocomplete="off" enterkeyhint="search"
    placeholder="${_('Find a game')}" aria-label="${_('Find a game')}" value="${wanted}">`;
  paint(root, html`${many ? search : ''}<p class="note" id="saves-none" role="status"></p>
    <div id="running"><h2>${_('Continue a game')}</h2><ul class="saves"></ul>
      <button type="button" class="button plain" id="saves-more" data-act="more"></button></div>
    <div id="played"><h2>${_('Played games')}</h2><ul class="saves"></ul>
      <button type="button" class="button plain" id="played-more" data-act="more-played"></button></div>`);
}

/** One of the two lists, so much of it as has been asked for; none where it would be empty. */
function drawList(box, games, most, lead) {
  const shown = games.slice(0, most);
  const look = (game, i) => (lead && !i && !game.damaged ? 'save first' : 'save');
  box.hidden = games.length === 0;
  paintRows(box.querySelector('.saves'), shown.map((game, i) => [game.id, row(game), look(game, i)]));
  const more = games.length - shown.length;
  const button = box.querySelector('.button.plain');
  button.hidden = more <= 0;
  button.textContent = ngettext('%(n)s more game', '%(n)s more games', more);
}

const wide = () => matchMedia('(min-width: 60em)').matches;

export function drawSaves() {
  const games = store.list();
  const many = games.length > MANY;
  if (!many) wanted = '';
  root.hidden = games.length === 0;
  drawFrame(many);
  const going = games.some(({ head }) => !head?.over);
  const few = going && games.some(({ head }) => head?.over) && wide() ? WIDE : FEW;
  stand(root, root.parentElement.querySelector('.setup'), going);
  const right = found(games);
  root.querySelector('#saves-none').textContent = right.length || !wanted ? '' : _('No game is called that.');
  drawList(root.querySelector('#running'), right.filter(({ head }) => !head?.over), most || few, true);
  drawList(root.querySelector('#played'), right.filter(({ head }) => head?.over), mostPlayed || few, false);
  const rows = root.querySelectorAll('.save').length;
  root.dataset.tall = rows < 2 ? '1' : rows < 5 ? '2' : rows < 8 ? '3' : '4'; // so many cards stand beside it (lobby.css)
}

const deletedWords = (sure) =>
  sure
    ? _('The game is deleted.')
    : _('The game is deleted here, but this browser has not confirmed it: leave the device on for another minute.');

/** Said when it is true: when it is on the disk. The focus goes to what takes it back, never to the next thing to delete. */
async function remove(id, button) {
  button.disabled = true; // a second touch by somebody in a hurry
  const { sure, undo } = await store.remove(id);
  const lost = !root.contains(document.activeElement);
  window.page.toast(deletedWords(sure), _('Undo'), undo);
  if (lost) document.querySelector('#toast button')?.focus({ preventScroll: true });
}

async function act(button) {
  const { act: what, id } = button.dataset;
  if (what === 'open') {
    tell(await call('open', id));
  } else if (what === 'look-back') {
    tell(await call('command', 'look-back', id));
  } else if (what === 'rename') {
    renaming = id;
    drawSaves();
    document.getElementById('rename').select();
  } else if (what === 'delete') {
    await remove(id, button);
  } else {
    const further = (n) => n + PAGE;
    if (what === 'more') most = further(most);
    else mostPlayed = further(mostPlayed);
    drawSaves();
  }
}

async function endRename(title) {
  const id = renaming;
  renaming = '';
  const answer = title === null ? '' : await store.rename(id, title);
  if (answer === 'elsewhere') window.page.toast(_('This game is open in another tab. Close it there, then rename it here.'));
  drawSaves();
  document.getElementById(`pen-${id}`)?.focus();
}

/** `report` shows what Python answers when a game cannot be opened. */
export function startSaves(section, report) {
  root = section;
  tell = report;
  root.addEventListener('click', (event) => {
    const button = event.target.closest('[data-act]');
    if (button) act(button);
  });
  root.addEventListener('input', ({ target }) => {
    if (target.id !== 'saves-search') return;
    wanted = target.value;
    most = mostPlayed = PAGE;
    drawSaves();
  });
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    endRename(cleanName(document.getElementById('rename').value, MAX_TITLE));
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && renaming) endRename(null);
  });
  store.on('change', drawSaves);
  drawSaves();
}
