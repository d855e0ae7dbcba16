// The lobby, before Python is there: lay a table, go on with a game, open a link. It hands the choice to Python.
import { Idiomorph } from 'idiomorph';
import { seatName } from './animals.mjs';
import { call, ready } from './api.mjs';
import { ANIMALS, hangArt } from './art.mjs';
import { beginsAt, keepTable, tryTable, unlock } from './comeback.mjs';
import { drawClass, startClass } from './classjoin.mjs';
import { chooseGame, draft, forget, game, remember, seat, setup } from './choice.mjs';
import { rulesFor } from './header.mjs';
import { html, paint } from './html.mjs';
import { startIntake, takeFiles, takeShared } from './intake.mjs';
import { _, gamesList, onLanguage, setLanguage } from './i18n.mjs';
import { letters, openKeys } from './keys.mjs';
import { PARTS, doubleWords, drawWaiting, drawWhat, longWords, now, progress, waitWords } from './lobbyparts.mjs';
import { prefs, setPref } from './prefs.mjs';
import { botsFor, named } from './ownbots.mjs';
import { clearHash, codeIn, readHash, typed } from './routes.mjs';
import { drawSaves, startSaves } from './saves.mjs';
import { gameOfStep, onStep, step, toGames, toWho } from './steps.mjs';
import { codesIn, keepResults, showResult, takeResult } from './results.mjs';
import { cleanName, crowded, doubles, isOwn, nextMark, resize, tooLong } from './seats.mjs';
import { openSettings, speak, tellErased } from './settings.mjs';
import { store } from './shelf.mjs';

const $ = (id) => document.getElementById(id);

// ---------------------------------------------------------------- drawing

let returning = Boolean(beginsAt()?.id); // to the table that this tab had: not known yet whether it is still there

const isBuilt = () => Boolean($('start-bar'));

/** What has the focus keeps it: a reader says a thing again that takes it twice. */
const redraw = (...parts) => {
  if (isBuilt()) for (const part of parts) Idiomorph.morph($(part), String(PARTS[part]()), { morphStyle: 'innerHTML' });
};

/** Whether an address leads to a table. */
const leads = (route) => Boolean(route && !('choose' in route || 'shared' in route || 'result' in route));

/** All of the lobby; while an address leads to a table, what comes and how far that is. */
function drawAll() {
  if (!game()) chooseGame(gameOfStep() || prefs.last?.game);
  if ((now.waiting || leads(readHash(location.hash)) || returning) && !isBuilt()) return paint($('lobby-body'), drawWaiting());
  if (!isBuilt()) build();
  if (!game()) return redraw('news');
  redraw(...Object.keys(PARTS));
  $('new-title').textContent = step() === 'who' ? _('%(game)s: who plays?', { game: game().title }) : _('New game: which one?');
  drawSaves();
  drawClass();
}

function build() {
  $('lobby-body').innerHTML = html`<div id="news"></div>
    <section class="card saved" id="saves" hidden></section>
    <section class="card setup"><h2 id="new-title" tabindex="-1"></h2><div id="games"></div>
      <div class="chosen-game" id="chosen"></div><div class="players"><div id="count"></div><div id="ways"></div><div id="seats"></div></div><div id="options"></div><div class="start-bar" id="start-bar"></div></section>
    <section class="card join" id="joining"></section><section class="card join" id="class-join"></section><section class="card join" id="writing"></section><section class="card" id="facts"></section>`;
  startSaves($('saves'), report('join-problem'));
  startClass($('class-join'), joinClass);
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
  if (text && !$(id)?.checkVisibility()) window.page.toast(text); // in the middle of another game, or in the other step
};

/** Waits for Python; the last wish counts. Gives back why it could not be, or ''. */
async function wish(name, value, problem) {
  now.waiting = { name, value };
  const mine = now.waiting;
  redraw('start-bar');
  await ready;
  if (now.waiting !== mine) return '';
  say('start-words', waitWords());
  const answer = await call(name, value);
  now.waiting = null;
  if (isBuilt() || $('lobby').hidden) redraw('start-bar');
  else drawAll(); // behind what a link asks, for whoever closes it
  report(problem)(answer);
  return answer;
}

function start(lesson) {
  const twice = doubles(draft.seats, seatName).indexOf(true);
  if (!lesson && twice >= 0) {
    toWho(draft.game);
    $(`name-${twice}`).focus();
    return;
  }
  const room = lesson ? 0 : crowded(draft.seats, draft.options, innerWidth, innerHeight);
  if (room) {
    say('start-problem', _('Around this small screen there is room for a race of %(n)s people. Choose the calm game, or a larger screen.', { n: room }));
    return;
  }
  if (!lesson && draft.options.calm === false && draft.seats.some(({ bot }) => isOwn(bot))) {
    tell('start-problem', _('Bots of your own do not race: choose the calm game.'));
    return;
  }
  if (!lesson) remember();
  wish('start', JSON.stringify(lesson ? { game: draft.game, lesson: true } : setup()), 'start-problem');
}

/** Why Python need not be asked; '' where it is to look. */
function refusal(code) {
  if (!code) return _('There is nothing in this link or code.');
  return code.length > 4000 ? _('This is too long to be a game of ours.') : '';
}

/** A table that a teacher has prepared: its words, or its link. */
const joinClass = (text) => wish('openClass', text, 'class-problem');

async function join(text) {
  if (/#class=/i.test(text)) return joinClass(text);
  if (codesIn(text).length) return keepResults([text]);
  if (/#bot=/i.test(text)) return location.assign(`./workshop.html${text.match(/#bot=\S*/i)[0]}`);
  const code = codeIn(text);
  if (refusal(code)) report('join-problem')(refusal(code));
  else await wish('openCode', code, 'join-problem');
}

const ACTS = {
  choose({ game: id }) {
    if (draft.game !== id) chooseGame(id); // else who sits there stays, and the variants
    toWho(id);
  },
  back: toGames,
  start: () => start(false),
  guided: () => start(true),
  about: () => call('command', 'about', ''),
  teachers: () => call('command', 'teachers', ''),
  settings: () => openSettings(),
  update: async () => (await import('./offline.mjs')).applyUpdate(),
  mark({ seat }) {
    draft.seats[seat].mark = nextMark(draft.seats, Number(seat), ANIMALS);
    redraw('seats');
  },
};

/** What Start would start, in its button. */
const tellWhat = () => $('start-what') && paint($('start-what'), drawWhat());

/** While a name is typed it is taken in, so that no redraw loses it; what is too long is cut where it can be seen, and it is said. */
function onTyping(event) {
  const { target } = event;
  if (target.name !== 'name' || event.isComposing) return;
  const long = tooLong(target.value);
  if (long) target.value = cleanName(target.value);
  draft.seats[target.dataset.seat].name = cleanName(target.value);
  say(`double-${target.dataset.seat}`, long ? longWords() : '');
}

const CHANGES = {
  count(target) {
    seat(Number(target.value));
    redraw('count', 'ways', 'seats');
    tellWhat();
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
    const seat = draft.seats[target.dataset.seat];
    seat.bot = target.value || null;
    seat.name = named(draft.seats, Number(target.dataset.seat), botsFor(draft.game));
    redraw('ways', 'seats');
    tellWhat();
  },
  level(target) {
    for (const seat of draft.seats) if (seat.bot && !isOwn(seat.bot)) seat.bot = target.value;
    redraw('ways', 'seats');
    tellWhat();
  },
};

function onChange({ target }) {
  if (target.id === 'import' && target.files[0]) {
    takeFiles([...target.files]);
    target.value = '';
  } else if (target.dataset.option) {
    const { choices } = game().options.find(({ id }) => id === target.dataset.option);
    const value = target.type === 'checkbox' ? choices.find((c) => Boolean(c) === target.checked) : choices[target.value];
    draft.options[target.dataset.option] = value;
    redraw('chosen', 'ways', 'options'); // how long it takes, too
    tellWhat();
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

letters({ '?': () => openKeys(setPref, true) }, () => !lobby.hidden && !document.querySelector('#panel.opaque[open]'));

// ---------------------------------------------------------------- the start

/** After a reload: back to the table of this tab. */
async function goBack({ id, failed }) {
  if (id) await store.ready; // the second copy may be the better one, or the only one
  returning = false;
  if (id && store.load(id) !== null) {
    tryTable();
    if (await wish('open', id, 'start-problem')) keepTable(''), unlock(); // it cannot be opened: that is said
    return;
  }
  keepTable('');
  unlock();
  history.replaceState(null, '');
  now.note = failed ? _('Twice in a row this table could not be opened. The game is still in the list.') : '';
  drawAll();
}

/** A shortcut to a game: who plays it is asked. */
async function openStep(id) {
  clearHash();
  if (!gamesList().some((one) => one.id === id)) {
    // when the page is whole: its own code may still be on its way
    ready.then(() => window.page.toast(_('There is no game called “%(name)s” here. Choose one of these.', { name: id.slice(0, 20) })));
    return;
  }
  if ($('lobby').hidden) await call('command', 'home', ''); // the game at the table is kept
  if (draft.game !== id) chooseGame(id);
  toWho(id);
}

/** #g=... and #new=... go to Python as soon as it is there; then the address is clean again. */
function follow() {
  const route = readHash(location.hash);
  if (!route) return;
  if ('choose' in route) return openStep(route.choose);
  if ('result' in route) return takeResult().then(showResult);
  if ('shared' in route) {
    clearHash();
    return takeShared();
  }
  const clear = () => clearHash($('lobby').hidden ? { play: true } : history.state);
  if (route.lang) speak(route.lang);
  if ('code' in route && refusal(codeIn(route.code))) clear();
  else ready.then(clear); // until then a reload is to lead to the same game
  if ('lesson' in route) joinClass(`#class=${route.lesson}`);
  else if ('code' in route) join(route.code);
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

// The other step: the focus is where one goes on reading.
onStep((next) => {
  if (next === 'who' && draft.game !== gameOfStep()) chooseGame(gameOfStep()); // by the device's Forward
  drawAll();
  if (next === 'games') return $(`game-${draft.game}`)?.focus();
  scrollTo(0, 0);
  $('new-title')?.focus({ preventScroll: true });
});

startIntake({
  report: (text) => report('join-problem')(text),
  say: (text) => say('join-problem', text),
  join: (text) => join(text),
  open: (id) => wish('open', id, 'join-problem'),
});
addEventListener('prateria-progress', () => {
  if (!$('start-words')) return;
  $('start-words').textContent = waitWords();
  $('start')?.style.setProperty('--done', progress());
  if ($('start-done')) $('start-done').value = progress();
});
addEventListener('prateria-page', ({ detail }) => {
  if (detail === 'lobby') drawAll();
  else now.note = '';
});
onLanguage(drawAll);
store.on('erased', () => {
  forget(); // with the names of those who played
  chooseGame(draft.game);
  if (isBuilt()) drawAll();
});
rulesFor(() => draft.game);

async function open() {
  const { lang, words } = window.prateriaEarly;
  const result = takeResult(); // kept before anything else is asked for
  hangArt();
  await store.ready; // what was deleted or erased is not to be seen, not even for a moment
  await setLanguage(lang, words); // which draws
  tellErased();
  showResult(await result);
  const back = beginsAt();
  if (back && !readHash(location.hash)) goBack(back);
  else follow();
}

async function keepForOffline() {
  try {
    const { registerOffline } = await import('./offline.mjs');
    registerOffline({
      onReady() {
        now.offline = true;
        document.documentElement.dataset.offline = 'ready';
        redraw('facts');
      },
      onUpdate() {
        now.update = true; // drawn in the lobby only: never in the middle of a turn
        redraw('news');
      },
    });
  } catch {
    // no worker here: the page goes on without
  }
}

open();
ready.then(keepForOffline);
