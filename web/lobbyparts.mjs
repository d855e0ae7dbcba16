// The parts of the lobby as markup, each drawn from what is chosen (choice.mjs) and from how things stand (`now`).
import { animalName, seatName } from './animals.mjs';
import { isReady } from './api.mjs';
import { ANIMALS, gamePicture } from './art.mjs';
import { draft, game } from './choice.mjs';
import { beginsAt } from './comeback.mjs';
import { drawFacts, strongOnly, variantsOf, wayOf, whoPlays } from './gamewords.mjs';
import { html, icon } from './html.mjs';
import { _, gamesList, ngettext } from './i18n.mjs';
import { botsFor } from './ownbots.mjs';
import { codeIn, gameNumber, readHash, seatsIn } from './routes.mjs';
import { headOf } from './record.mjs';
import { MAX_NAME, applies, doubles, inTurn, levels, strongUpTo } from './seats.mjs';
import { store } from './shelf.mjs';

const $ = (id) => document.getElementById(id);

/** `waiting`: what is to be done as soon as Python is there; `update`: a new version waits; `offline`: everything is kept;
 *  `note`: a sentence about what has happened. */
export const now = { waiting: null, update: false, offline: false, note: '' };

const raw = (markup) => html([markup]);

export const drawPicture = ({ picture }) =>
  html`<svg class="game-art" viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${raw(gamePicture(picture))}</svg>`;

// The first step. A game that is touched is chosen, and leads to the second.
const drawGames = () => html`<ul class="games" role="list">${gamesList().map(
  (one) => html`<li><button type="button" class="game" id="game-${one.id}" data-act="choose" data-game="${one.id}"${one.id === draft.game ? html` aria-current="true"` : ''}>
    ${drawPicture(one)}
    <span class="game-words"><b>${one.title}</b><span>${drawFacts(one)}<span class="game-blurb">${one.blurb}</span></span></span>
  </button></li>`,
)}</ul>`;

// The head of the second.
const drawChosen = () => {
  const chosen = game();
  return html`${drawPicture(chosen)}<div class="chosen-words">
    <button type="button" class="button" id="step-back" data-act="back">${icon('back')}${_('All games')}</button>
    <p>${drawFacts(chosen, draft.options)}</p><p class="note">${chosen.blurb}</p></div>`;
};

const drawCount = () => {
  const [low, high] = game().seats;
  const counts = Array.from({ length: high - low + 1 }, (_unused, i) => low + i);
  return html`<fieldset class="part"><legend>${_('How many play?')}</legend><div class="choices">${counts.map(
    (n) => html`<label><input type="radio" name="count" id="count-${n}" value="${n}"${n === draft.seats.length ? html` checked` : ''}><span>${n}</span></label>`,
  )}</div></fieldset>`;
};

export const doubleWords = () => _('Somebody at this table has this name already.');
export const longWords = () => ngettext('A name has room for %(n)s letter.', 'A name has room for %(n)s letters.', MAX_NAME);

const LEVELS = { first: () => _('First steps'), normal: () => _('Normal'), strong: () => _('Strong') };

const levelsOf = (those) =>
  Object.entries({ first: _('Computer: first steps'), normal: _('Computer: normal'), strong: _('Computer: strong') }).filter(
    ([level]) => those.includes(level),
  );

const drawKinds = (kinds, chosen) =>
  kinds.map(([value, label]) => html`<option value="${value}"${(chosen ?? '') === value ? html` selected` : ''}>${label}</option>`);

const drawOwn = (own, chosen) =>
  own.length ? html`<optgroup label="${_('My bots')}">${drawKinds(own.map(({ value, name }) => [value, name || _('Bot without a name')]), chosen)}</optgroup>` : '';

const drawSeat = (seat, i, double, own, strong) => html`<li class="seat" data-seat="${i}">
  <button type="button" class="animal" id="mark-of-${i}" data-act="mark" data-seat="${i}" aria-label="${_('Change animal (%(animal)s)', { animal: animalName(seat.mark) })}: ${game().looks[i]}">
    <svg aria-hidden="true"><use href="#mark-${seat.mark}"></use></svg>
    <svg class="seat-shape seat-${i}" aria-hidden="true"><use href="#shape-${i}"></use></svg>
  </button>
  <div class="seat-fields">
  <input class="field" id="name-${i}" name="name" data-seat="${i}" value="${seat.name}" placeholder="${animalName(seat.mark)}" maxlength="60"
    autocomplete="off" spellcheck="false" enterkeyhint="done" aria-label="${_('Name')}: ${game().looks[i]}" aria-describedby="double-${i}" aria-invalid="${String(double)}">
  <select id="bot-${i}" name="bot" data-seat="${i}" aria-label="${_('Person or computer')}: ${game().looks[i]}"${strong ? html` aria-describedby="strong-note"` : ''}>
    ${drawKinds([['', _('Person')], ...levelsOf(levels(game(), draft.seats.length))], seat.bot)}${strong ? html`<option disabled>${strongOnly(strong)}</option>` : ''}${drawOwn(own, seat.bot)}
  </select>
  <p class="problem" id="double-${i}" role="status">${double ? doubleWords() : ''}</p>
  </div>
</li>`;

/** How well all computers play, to be seen at once; each seat has its own as well. Of one computer its seat says it. */
const drawLevels = () => {
  const bots = draft.seats.map(({ bot }) => bot).filter((bot) => bot in LEVELS);
  const those = levels(game(), draft.seats.length);
  return bots.length > 1
    ? html`<fieldset class="part levels"><legend>${_('How do computers play?')}</legend><div class="choices">${those.map(
        (level) => html`<label><input type="radio" name="level" id="level-${level}" value="${level}"${bots.every((bot) => bot === level) ? html` checked` : ''}><span>${LEVELS[level]()}</span></label>`,
      )}</div></fieldset>`
    : '';
};

const drawSeats = () => {
  const twice = doubles(draft.seats, seatName);
  const own = botsFor(draft.game);
  const strong = strongUpTo(game(), draft.seats);
  return html`<ul class="seats of-${draft.game}">${draft.seats.map((seat, i) => drawSeat(seat, i, twice[i], own, strong))}</ul>${drawLevels()}${
    strong ? html`<p class="note" id="strong-note">${strongOnly(strong)}</p>` : ''
  }`;
};

/** A race needs a large screen that lies flat; on others several people do better in turn. */
const suggested = (id) => id === 'calm' && inTurn(draft.seats, innerWidth, innerHeight);

const drawOption = ({ id, choices, label, labels, line, lead }) => {
  const value = draft.options[id];
  const twoWay = !lead && choices.length === 2 && choices.every((c) => typeof c === 'boolean' || c === 0 || c === 1);
  const about = html`<p class="note" id="about-${id}">${line}</p>`;
  if (twoWay) {
    return html`<div class="option"><label class="switch"><span>${label}</span>
      <input type="checkbox" id="option-${id}" name="option" data-option="${id}" aria-describedby="about-${id}"${value ? html` checked` : ''}></label>${about}</div>`;
  }
  return html`<fieldset class="option" aria-describedby="about-${id}"><legend>${label}</legend><div class="choices">${choices.map(
    (choice, i) => html`<label><input type="radio" name="option-${id}" data-option="${id}" id="option-${id}-${i}" value="${i}"${choice === value ? html` checked` : ''}><span>${labels?.[i] ?? choice}${
      choice === true && suggested(id) ? html`<small class="suggested">${_('suggested here')}</small>` : ''
    }</span></label>`,
  )}</div>${about}</fieldset>`;
};

const open = (lead) => game().options.filter((option) => Boolean(option.lead) === lead && applies(option, draft.options));

/** What makes another game of it stands before who plays. */
const drawWays = () => html`${open(true).map(drawOption)}`;

/** What is asked of those who are new to the game, then the others, folded: they mean nothing yet. Open where something is not as usual, or
 *  where somebody has opened them. */
const drawOptions = () => {
  const first = open(false).filter((option) => option.first);
  const options = open(false).filter((option) => !option.first);
  const there = $('options').querySelector('details');
  const unusual = options.some(({ id, choices, default: usual = choices[0] }) => draft.options[id] !== usual);
  const unfolded = unusual || (there?.open && there.dataset.game === draft.game);
  const plain = first.length ? html`<div class="part">${first.map(drawOption)}</div>` : '';
  return options.length
    ? html`${plain}<details class="part variants" data-game="${draft.game}"${unfolded ? html` open` : ''}><summary><h3>${_('Variants')}</h3><span class="note">${_('for those who know the game')}</span></summary>${options.map(drawOption)}</details>`
    : plain;
};

export const progress = () => $('boot').value;
export const waitWords = () => (isReady() ? _('The game is being opened…') : `${_('Setting up the game…')} ${Math.round(progress() * 100)}%`);

/** What Start would start now. */
export const drawWhat = () => {
  const way = [wayOf(game(), draft.options), variantsOf(game(), draft.options)].filter(Boolean).join(', ');
  return html`<span class="start-game">${game().title}: </span>${whoPlays(draft.seats)}${way ? html`<span class="start-game"> · ${way}</span>` : ''}`;
};

const drawStart = () => {
  const wait = now.waiting && !isReady();
  return html`<p class="problem" role="alert" id="start-problem"></p>
    <button type="button" class="button main${wait ? ' start-wait' : ''}" id="start" data-act="start">${
      wait ? html`<span id="start-words">${waitWords()}</span>` : html`${icon('play')}<span>${_('Start')} <small id="start-what">${drawWhat()}</small></span>`
    }</button>
    ${game().lesson ? html`<button type="button" class="button guided" id="guided" data-act="guided">${icon('lesson')}<span>${_('Guided round')}</span></button>` : ''}`;
};

// What is wrong with the start, watch.js says.
const drawNews = ({ update, note } = now) => html`${
  note ? html`<section class="card update" role="alert"><b>${note}</b></section>` : ''
}${
  update
    ? html`<section class="card update" role="status"><b>${_('There is a new version.')}</b>
      <button type="button" class="button" data-act="update">${icon('reload')}${_('Reload')}</button></section>`
    : ''
}`;

const drawJoin = () => html`<h2>${_('A game from somebody else')}</h2>
  <form id="join-form"><label class="unseen" for="join">${_('Link or code')}</label>
    <input class="field" id="join" autocomplete="off" spellcheck="false" placeholder="${_('Paste a link or code')}">
    <button type="submit" class="button">${icon('link')}${_('Open')}</button></form>
  <p class="problem" id="join-problem" role="alert"></p>
  <div class="row"><label class="button" for="import">${icon('upload')}${_('Game from a file')}</label>
    <input class="unseen" type="file" id="import" multiple accept=".json,application/json"></div>`;

const drawWorkshop = () => html`<h2>${_('Workshop')}</h2>
  <p>${_('Write a player of your own in Python, let it play, and sit down at a table with it.')}</p>
  <div class="row"><a class="button" id="to-workshop" href="./workshop.html">${icon('bot')}${_('To the workshop')}</a>
  <a class="button" href="./workshop.html#tournament">${icon('flag')}${_('Tournament of bots')}</a></div>`;

const drawGood = ({ offline } = now) => html`<h2>${_('Good to know')}</h2>
  <ul class="facts">
    <li>${icon('tablet')}<span>${_('One device is enough: pass it round, and it hides from the others what only you may see.')}</span></li>
    <li>${icon('home')}<span>${_('No accounts, no real names needed. Your games stay on this device until you share them.')}</span></li>
    <li${offline ? html` class="offline"` : ''}>${icon(offline ? 'check' : 'download')}<span>${
      offline ? _('Ready for use without a network.') : _('After the first visit it works without a network.')
    }</span></li>
  </ul>
  <div class="row"><button type="button" class="button" data-act="about">${icon('info')}${_('About these games')}</button>
  <button type="button" class="button" data-act="settings">${icon('settings')}${_('Settings')}</button></div>`;

export const PARTS = {
  news: drawNews, games: drawGames, chosen: drawChosen, count: drawCount, ways: drawWays, seats: drawSeats, options: drawOptions, 'start-bar': drawStart,
  joining: drawJoin, writing: drawWorkshop, facts: drawGood,
};

/** What an address leads to: {known: its game, if this page knows it, words: a sentence about what comes, seats: who
 *  sits there, as far as that is known}. */
function coming() {
  const { name, value } = now.waiting ?? {};
  const back = name === 'open' ? value : !name && beginsAt()?.id;
  if (back) {
    const head = headOf(store.load(back));
    return { known: gamesList().find((one) => one.id === head?.game), words: _('Back to the table.'), seats: head?.seats ?? [] };
  }
  const route = name === 'openClass' ? readHash(value) : name === 'openCode' ? { code: value } : name === 'start' ? { setup: JSON.parse(value) } : readHash(location.hash);
  if (route?.setup) {
    const { game: id, seats, count = seats.length } = route.setup;
    const words = count > 0 ? ngettext('A new game for %(n)s player.', 'A new game for %(n)s players.', count) : '';
    return { known: gamesList().find((one) => one.id === id), words, seats: seats ?? [] };
  }
  const code = codeIn(route?.code ?? route?.lesson ?? '');
  const number = gameNumber(code);
  return {
    known: gamesList().find((one) => one.number === number),
    words: !number ? '' : route.lesson ? _('A table that your teacher has prepared.') : _('A game from a link: it goes on where it stands.'),
    seats: seatsIn(code, ANIMALS),
  };
}

const drawSitting = (seats) => html`<ul class="sitting" role="list">${seats.map(
  (seat) => html`<li><svg aria-hidden="true"><use href="#mark-${seat.mark}"></use></svg><b><bdi>${seatName(seat)}</bdi></b>
    <small>${icon(seat.bot && seat.bot !== 'away' ? 'bot' : 'person')}${seat.bot && seat.bot !== 'away' ? _('Computer') : _('Person')}</small></li>`,
)}</ul>`;

/** While an address leads to a table: what comes, and how far that is. */
export function drawWaiting() {
  const { known, words, seats } = coming();
  return html`<section class="card waiting">
    ${known ? drawPicture(known) : ''}
    <div><h2>${known?.title ?? _('One moment')}</h2>
    ${known ? html`<p class="note">${known.blurb}</p>` : ''}${words ? html`<p>${words}</p>` : ''}
    ${seats.length ? drawSitting(seats) : ''}
    <progress id="start-done" max="1" value="${progress()}" aria-hidden="true"></progress>
    <p class="loading" id="start-words">${waitWords()}</p></div></section>`;
}
