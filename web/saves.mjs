// The games to go on with: open, rename, delete (with a way back).
import { seatName } from './animals.mjs';
import { call } from './api.mjs';
import { html, icon, paint } from './html.mjs';
import { _, ago, fill, gamesList, ngettext } from './i18n.mjs';
import { MAX_TITLE, cleanName } from './seats.mjs';
import { store } from './shelf.mjs';

const FEW = 4;
let renaming = '';
let all = false;
let root = null;
let tell = () => {};

const gameOf = (id) => gamesList().find((game) => game.id === id);

const nameOf = (head) => head.title || head.seats.map(seatName).join(', ');

function lineOf(head) {
  const game = gameOf(head.game);
  const parts = [game?.title ?? head.game];
  if (head.over) parts.push(_('finished'));
  else {
    if (head.round && game) parts.push(fill(game.round, { n: head.round, of: head.of })); // the game's own word: hunt, card
    const turn = head.seats[head.turn];
    if (turn) parts.push(_('turn: %(name)s', { name: seatName(turn) }));
  }
  return parts.join(' · ');
}

function row({ id, head, damaged }, index) {
  if (damaged) {
    return html`<li class="save"><span class="save-open"><b>${_('Damaged game')}</b><small>${_('It cannot be read any more.')}</small></span>
      <button type="button" class="tool" data-act="delete" data-id="${id}" aria-label="${_('Delete')}">${icon('bin')}</button></li>`;
  }
  const name = nameOf(head);
  if (renaming === id) {
    return html`<li class="save"><form data-id="${id}" id="rename-form"><input class="field" id="rename" name="title" maxlength="${MAX_TITLE}" value="${name}" aria-label="${_('New name')}">
      <button type="submit" class="button">${_('Keep')}</button></form></li>`;
  }
  return html`<li class="save${index === 0 ? ' first' : ''}">
    <button type="button" class="save-open" id="save-${id}" data-act="open" data-id="${id}">
      <span class="save-marks" aria-hidden="true">${head.seats.map((seat) => html`<svg><use href="#mark-${seat.mark}"></use></svg>`)}</span>
      <b><bdi>${name}</bdi></b><small>${lineOf(head)}${head.updated ? html` · <time>${ago(head.updated)}</time>` : ''}</small>
    </button>
    <button type="button" class="tool" id="pen-${id}" data-act="rename" data-id="${id}" aria-label="${_('Rename: %(name)s', { name })}">${icon('pencil')}</button>
    <button type="button" class="tool" data-act="delete" data-id="${id}" aria-label="${_('Delete: %(name)s', { name })}">${icon('bin')}</button>
  </li>`;
}

export function drawSaves() {
  const games = store.list();
  root.hidden = games.length === 0;
  const shown = all ? games : games.slice(0, FEW);
  const more = games.length - shown.length;
  paint(root, html`<h2>${_('Go on playing')}</h2>
    <ul class="saves">${shown.map(row)}</ul>
    ${more > 0 ? html`<button type="button" class="button plain" data-act="all">${ngettext('%(n)s more game', '%(n)s more games', more)}</button>` : ''}`);
}

async function act(button) {
  const { act: what, id } = button.dataset;
  if (what === 'open') {
    tell(await call('open', id));
  } else if (what === 'rename') {
    renaming = id;
    drawSaves();
    document.getElementById('rename').select();
  } else if (what === 'delete') {
    const undo = store.remove(id);
    window.page.toast(_('The game is deleted.'), _('Undo'), undo);
  } else {
    all = true;
    drawSaves();
  }
}

function endRename(title) {
  const id = renaming;
  renaming = '';
  if (title !== null) store.rename(id, title);
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
