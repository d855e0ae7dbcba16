// The lobby, drawn before Python is there: lay a table, go on with a game, open a link. It hands the choice to Python.
import { animalName, seatName } from './animals.mjs';
import { call, isReady, ready } from './api.mjs';
import { ANIMALS, gamePicture, hangArt } from './art.mjs';
import { rulesFor } from './header.mjs';
import { html, icon, paint } from './html.mjs';
import { _, gamesList, ngettext, onLanguage, setLanguage } from './i18n.mjs';
import { prefs, setPref } from './prefs.mjs';
import { clearHash, codeIn, readHash, typed } from './routes.mjs';
import { drawSaves, startSaves } from './saves.mjs';
import { MAX_NAME, applies, cleanName, crowded, doubles, nextMark, resize, revive, tooLong } from './seats.mjs';
import { openSettings } from './settings.mjs';
import { MAX_FILE } from './store.mjs';
import { store } from './shelf.mjs';

const $ = (id) => document.getElementById(id);

// What the seats of a game look like, in words; Pow Wow has colours of its own.
const SEATS = [() => _('Blue circle'), () => _('Orange triangle'), () => _('Yellow square'), () => _('Pink star')];
const SEAT_LOOKS = {
  powwow: [() => _('Red circle'), () => _('Yellow triangle'), () => _('Green square'), () => _('Blue star'), () => _('Purple diamond')],
};
const seatLook = (i) => (SEAT_LOOKS[draft.game] ?? SEATS)[i]();

// ---------------------------------------------------------------- the choice

const draft = { game: '', seats: [], options: {} };
let waiting = null; // what is to be done as soon as Python is there
let failed = window.prateriaStart?.failed ?? '';
let update = false;
let offline = false;

const game = () => gamesList().find((one) => one.id === draft.game);

function chooseGame(id) {
  const known = gamesList().find((one) => one.id === id) ?? gamesList()[0];
  if (!known) return;
  const last = prefs.last?.game === known.id ? prefs.last : null;
  draft.game = known.id;
  draft.seats = revive(draft.seats.length ? draft.seats : last?.seats, known.seats, ANIMALS).slice(0, known.seats[1]);
  draft.options = {};
  for (const { id: option, choices, default: usual } of known.options) {
    const kept = last?.options?.[option];
    draft.options[option] = choices.includes(kept) ? kept : usual;
  }
}

const remember = () => setPref('last', { game: draft.game, seats: draft.seats, options: draft.options });

/** The choice as Python takes it. */
const setup = () => ({
  game: draft.game,
  seats: draft.seats,
  options: Object.fromEntries(game().options.filter((o) => applies(o, draft.options)).map(({ id }) => [id, draft.options[id]])),
});

// ---------------------------------------------------------------- drawing

const drawGames = () => {
  const games = gamesList();
  return html`<div class="games${games.length === 1 ? ' single' : ''}" role="radiogroup" aria-label="${_('Game')}">${games.map(
    ({ id, title, blurb, seats: [low, high] }) => html`<label class="game">
      <input type="radio" name="game" id="game-${id}" value="${id}"${id === draft.game ? html` checked` : ''}>
      <svg viewBox="0 0 320 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${raw(gamePicture(id))}</svg>
      <span class="game-words"><b>${title}</b><i>${blurb}</i><i>${_('%(low)s to %(high)s players', { low, high })}</i></span>
    </label>`,
  )}</div>`;
};

const raw = (markup) => html([markup]);

const drawCount = () => {
  const [low, high] = game().seats;
  const counts = Array.from({ length: high - low + 1 }, (_unused, i) => low + i);
  return html`<fieldset class="part"><legend>${_('How many play?')}</legend><div class="choices">${counts.map(
    (n) => html`<label><input type="radio" name="count" id="count-${n}" value="${n}"${n === draft.seats.length ? html` checked` : ''}><span>${n}</span></label>`,
  )}</div></fieldset>`;
};

const doubleWords = () => _('Somebody at this table has this name already.');
const longWords = () => ngettext('A name has room for %(n)s letter.', 'A name has room for %(n)s letters.', MAX_NAME);

const drawSeat = (seat, i, double) => html`<li class="seat" data-seat="${i}">
  <button type="button" class="animal" id="mark-of-${i}" data-act="mark" data-seat="${i}" aria-label="${_('Another animal instead of: %(animal)s', { animal: animalName(seat.mark) })}">
    <svg aria-hidden="true"><use href="#mark-${seat.mark}"></use></svg>
    <svg class="seat-shape seat-${i}" aria-hidden="true"><use href="#shape-${i}"></use></svg>
  </button>
  <div class="seat-fields">
  <input class="field" id="name-${i}" name="name" data-seat="${i}" value="${seat.name}" placeholder="${animalName(seat.mark)}" maxlength="60"
    autocomplete="off" spellcheck="false" enterkeyhint="done" aria-label="${_('Name')}: ${seatLook(i)}" aria-describedby="double-${i}" aria-invalid="${String(double)}">
  <select id="bot-${i}" name="bot" data-seat="${i}" aria-label="${_('Person or computer')}: ${seatLook(i)}">
    ${[['', _('Person')], ['first', _('Computer: first steps')], ['normal', _('Computer: normal')]].map(
      ([value, label]) => html`<option value="${value}"${(seat.bot ?? '') === value ? html` selected` : ''}>${label}</option>`,
    )}
  </select>
  <p class="problem" id="double-${i}" role="status">${double ? doubleWords() : ''}</p>
  </div>
</li>`;

const drawSeats = () => {
  const twice = doubles(draft.seats, seatName);
  return html`<ul class="seats of-${draft.game}">${draft.seats.map((seat, i) => drawSeat(seat, i, twice[i]))}</ul>`;
};

const drawOption = ({ id, choices, label, labels, line }) => {
  const value = draft.options[id];
  const twoWay = choices.length === 2 && choices.every((c) => typeof c === 'boolean' || c === 0 || c === 1);
  if (twoWay) {
    return html`<div class="option"><label class="switch"><span>${label}</span>
      <input type="checkbox" id="option-${id}" name="option" data-option="${id}"${value ? html` checked` : ''}></label><p class="note">${line}</p></div>`;
  }
  return html`<fieldset class="option"><legend>${label}</legend><div class="choices">${choices.map(
    (choice, i) => html`<label><input type="radio" name="option-${id}" data-option="${id}" id="option-${id}-${i}" value="${i}"${choice === value ? html` checked` : ''}><span>${labels?.[i] ?? choice}</span></label>`,
  )}</div><p class="note">${line}</p></fieldset>`;
};

const drawOptions = () => {
  const options = game().options.filter((option) => applies(option, draft.options));
  return options.length ? html`<div class="part"><h3>${_('Variants')}</h3>${options.map(drawOption)}</div>` : '';
};

const progress = () => $('boot').value;
const waitWords = () => `${_('Laying the table…')} ${Math.round(progress() * 100)} %`;

const drawStart = () => {
  const wait = waiting && !isReady() && !failed;
  return html`<p class="problem" role="alert" id="start-problem"></p>
    <button type="button" class="button main${wait ? ' start-wait' : ''}" id="start" data-act="start">${
      wait ? html`<span id="start-words">${waitWords()}</span>` : html`${icon('play')}${_('Start')}`
    }</button>
    <button type="button" class="button guided" id="guided" data-act="guided">${icon('lesson')}${_('Guided round')}</button>`;
};

const drawNews = () => html`${
  failed
    ? html`<section class="card failed" role="alert"><h2>${_('The games could not be loaded')}</h2>
      <p>${_('Is there a network? After one good visit it works without.')}</p><p class="note">${failed}</p>
      <div><button type="button" class="button main" data-act="reload">${icon('reload')}${_('Try again')}</button></div></section>`
    : ''
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
    <input class="unseen" type="file" id="import" accept=".json,application/json"></div>`;

const drawFacts = () => html`<h2>${_('Good to know')}</h2>
  <ul class="facts">
    <li>${icon('tablet')}<span>${_('One tablet is enough: pass it round, and it hides every hand from the others.')}</span></li>
    <li>${icon('home')}<span>${_('No accounts, no real names needed. Your games stay on this device until you share them.')}</span></li>
    <li${offline ? html` class="offline"` : ''}>${icon(offline ? 'check' : 'download')}<span>${
      offline ? _('Ready for use without a network.') : _('After the first visit it works without a network.')
    }</span></li>
  </ul>
  <div class="row"><button type="button" class="button" data-act="about">${icon('info')}${_('About these games')}</button>
  <button type="button" class="button" data-act="settings">${icon('settings')}${_('Settings')}</button></div>`;

const PARTS = {
  news: drawNews, games: drawGames, count: drawCount, seats: drawSeats, options: drawOptions, 'start-bar': drawStart,
  joining: drawJoin, facts: drawFacts,
};

const isBuilt = () => Boolean($('start-bar'));

const redraw = (...parts) => {
  if (isBuilt()) for (const part of parts) paint($(part), PARTS[part]());
};

/** All of the lobby; while an address leads to a table, no more than how far that is. */
function drawAll() {
  document.documentElement.dataset.drawn = 'yes';
  if ((waiting || readHash(location.hash)) && !failed && !isBuilt()) return paint($('lobby-body'), drawWaiting());
  if (!isBuilt()) build();
  if (!game()) return redraw('news');
  redraw(...Object.keys(PARTS));
  $('new-title').textContent = _('New game');
  drawSaves();
}

const drawWaiting = () => html`<section class="card setup"><h2>${_('New game')}</h2>
  <p class="loading" id="start-words">${waitWords()}</p></section>`;

function build() {
  $('lobby-body').innerHTML = html`<div id="news"></div>
    <section class="card saved" id="saves" hidden></section>
    <section class="card setup"><h2 id="new-title"></h2><div id="games"></div><div id="count"></div>
      <div id="seats"></div><div id="options"></div><div class="start-bar" id="start-bar"></div></section>
    <section class="card join" id="joining"></section><section class="card" id="facts"></section>`;
  startSaves($('saves'), report('join-problem'));
}

// ---------------------------------------------------------------- doing

const say = (id, text) => {
  const line = $(id);
  if (line) line.textContent = text;
};

/** A sentence that nobody is to miss, wherever the page is scrolled. */
const tell = (id, text) => {
  say(id, text);
  if (text) $(id)?.scrollIntoView({ block: 'center' });
};

/** What Python answers: nothing, or one sentence that says why not. */
const report = (id) => (answer) => {
  const text = typeof answer === 'string' ? answer : '';
  if (text && !isBuilt()) drawAll();
  tell(id, text);
  if (text && $('lobby').hidden) window.page.toast(text); // a link opened in the middle of another game
};

/** Waits for Python; the last wish counts. */
async function wish(name, value, problem) {
  waiting = { name, value };
  const mine = waiting;
  redraw('start-bar');
  await ready;
  if (waiting !== mine) return;
  const answer = await call(name, value);
  waiting = null;
  redraw('start-bar');
  report(problem)(answer);
}

function start(lesson) {
  const twice = doubles(draft.seats, seatName).indexOf(true);
  if (!lesson && twice >= 0) {
    $(`name-${twice}`).focus();
    return;
  }
  const room = lesson ? 0 : crowded(draft.seats, draft.options, innerWidth, innerHeight);
  if (room) {
    say('start-problem', _('Round this small screen there is room for a race of %(n)s people. Choose the calm game, or a larger screen.', { n: room }));
    return;
  }
  if (!lesson) remember();
  wish('start', JSON.stringify(lesson ? { game: draft.game, lesson: true } : setup()), 'start-problem');
}

async function join(text) {
  const code = codeIn(text);
  if (!code) report('join-problem')(_('There is nothing in this link or code.'));
  else if (code.length > 4000) report('join-problem')(_('This is too long to be a game of ours.'));
  else await wish('openCode', code, 'join-problem');
}

async function importFile(file) {
  const { texts, reason } = file.size > MAX_FILE ? { texts: [], reason: 'large' } : store.unpack(await file.text());
  if (reason === 'large') return say('join-problem', _('This file is too large to be a game of ours.'));
  if (reason) return say('join-problem', _('There is no game in this file, or it is damaged.'));
  const answers = [];
  for (const text of texts) answers.push(await call('command', 'import', text));
  const bad = answers.find((answer) => typeof answer === 'string' && answer);
  const good = answers.filter((answer) => !answer).length;
  say('join-problem', bad ?? '');
  if (good) drawSaves();
  if (good) window.page.toast(ngettext('%(n)s game is now in your list.', '%(n)s games are now in your list.', good));
}

const ACTS = {
  start: () => start(false),
  guided: () => start(true),
  about: () => call('command', 'about', ''),
  settings: () => openSettings(),
  reload: () => location.reload(),
  update: async () => (await import('./offline.mjs')).applyUpdate(),
  mark({ seat }) {
    draft.seats[seat].mark = nextMark(draft.seats, Number(seat), ANIMALS);
    redraw('seats');
  },
};

/** While a name is typed: what is too long is cut where it can be seen, and it is said. */
function onTyping(event) {
  const { target } = event;
  if (target.name !== 'name' || event.isComposing) return;
  const long = tooLong(target.value);
  if (long) target.value = cleanName(target.value);
  say(`double-${target.dataset.seat}`, long ? longWords() : '');
}

const CHANGES = {
  game(target) {
    chooseGame(target.value);
    redraw('games', 'count', 'seats', 'options');
  },
  count(target) {
    draft.seats = resize(draft.seats, Number(target.value), ANIMALS);
    redraw('count', 'seats');
  },
  name(target) {
    const seat = draft.seats[target.dataset.seat];
    target.value = seat.name = cleanName(target.value);
    // not drawn anew: the touch that left the field may be on its way to another seat
    doubles(draft.seats, seatName).forEach((double, i) => {
      $(`name-${i}`).setAttribute('aria-invalid', String(double));
      say(`double-${i}`, double ? doubleWords() : '');
    });
  },
  bot(target) {
    draft.seats[target.dataset.seat].bot = target.value || null;
  },
};

function onChange({ target }) {
  if (target.id === 'import' && target.files[0]) {
    importFile(target.files[0]);
    target.value = '';
  } else if (target.dataset.option) {
    const { choices } = game().options.find(({ id }) => id === target.dataset.option);
    const value = target.type === 'checkbox' ? choices.find((c) => Boolean(c) === target.checked) : choices[target.value];
    draft.options[target.dataset.option] = value;
    redraw('options');
  } else {
    CHANGES[target.name]?.(target);
  }
}

const lobby = $('lobby');
lobby.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-act]');
  if (button && ACTS[button.dataset.act]) ACTS[button.dataset.act](button.dataset);
});
lobby.addEventListener('change', onChange);
lobby.addEventListener('input', onTyping);
lobby.addEventListener('compositionend', onTyping);
lobby.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target.id === 'join-form') join($('join').value);
});
lobby.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target.name === 'name') event.target.blur();
});

// ---------------------------------------------------------------- the start

/** #g=... and #new=... go to Python as soon as it is there; the address is clean again at once. */
function follow() {
  const route = readHash(location.hash);
  if (!route) return;
  clearHash($('lobby').hidden ? { play: true } : history.state);
  if ('code' in route) join(route.code);
  else {
    const { game: id, count, people, level, seed, options } = route.setup;
    // none where the numbers make no sense: Python says so
    const sound = Number.isInteger(count) && Number.isInteger(people) && people >= 0 && people <= count;
    const seats = resize([], sound ? Math.min(count, ANIMALS.length) : 0, ANIMALS).map(({ mark }, i) => ({
      name: '', bot: i < people ? null : level, mark,
    }));
    const known = gamesList().find((one) => one.id === id);
    wish('start', JSON.stringify({ game: id, seats, options: typed(known, options), seed }), 'start-problem');
  }
}

addEventListener('hashchange', follow);
addEventListener('prateria-progress', () => {
  if (!$('start-words')) return;
  $('start-words').textContent = waitWords();
  $('start')?.style.setProperty('--done', progress());
});
addEventListener('prateria-failed', ({ detail }) => {
  failed = String(detail || '');
  if (isBuilt()) redraw('news', 'start-bar');
  else drawAll();
});
addEventListener('prateria-page', ({ detail }) => {
  if (detail === 'lobby') drawAll();
});
onLanguage(drawAll);
rulesFor(() => draft.game);

async function open() {
  const { lang, words } = window.prateriaEarly;
  hangArt();
  if (!(await setLanguage(lang, words))) await setLanguage('en');
  chooseGame(prefs.last?.game);
  if (!game()) failed = 'lobby.json';
  follow();
  if (!isBuilt()) drawAll();
}

async function keepForOffline() {
  try {
    const { registerOffline } = await import('./offline.mjs');
    registerOffline({
      onReady() {
        offline = true;
        redraw('facts');
      },
      onUpdate() {
        update = true; // drawn in the lobby only: never in the middle of a turn
        redraw('news');
      },
    });
  } catch {
    // no worker here: the page goes on without
  }
}

open();
ready.then(keepForOffline);
