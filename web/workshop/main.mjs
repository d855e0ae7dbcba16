// The page of the workshop: pupils write a player in Python, try it, keep it, pass it on. Loaded when it is opened; the
// table does without. Python runs in rooms of its own (room.mjs), the editor comes from codemirror.mjs.
import { hangArt } from '../art.mjs';
import { download } from '../device.mjs';
import { html, icon, paint } from '../html.mjs';
import { _, gamesList, onLanguage } from '../i18n.mjs';
import { keepWorkshop } from '../keeping.mjs';
import { dark, onPrefs, prefs, setPref } from '../prefs.mjs';
import { follow } from './address.mjs';
import { arrivals } from './arriving.mjs';
import * as dialog from './dialog.mjs';
import { createEditor } from './editor.mjs';
import { faultBoard } from './faults.mjs';
import { botBar, frame } from './frame.mjs';
import * as many from './manygames.mjs';
import * as one from './onegame.mjs';
import { counts, drawChoice, opponents } from './opponents.mjs';
import { desk, shelf, shelfReady } from './page.mjs';
import { pathEntry, startPath } from './path.mjs';
import { askMine, askNew, askShare } from './panels.mjs';
import { startReference } from './reference.mjs';
import { checker, rooms } from './rooms.mjs';
import { botIn } from './share.mjs';
import { tableWith } from './sitting.mjs';
import { inThisLanguage, remember } from './spoken.mjs';
import { tournament } from './tournamentpage.mjs';
import { aboveKeyboard } from './viewport.mjs';
import { gameOf, reference, speak } from './words.mjs';

const $ = (id) => document.getElementById(id);
const SIZES = [1, 1.25, 1.6]; // rem, of the code
const parts = () => reference(work.bot()?.game);

let editor = null;
let guide = null; // the reference
let single = null;
let contest = null;
let shown = { against: 'first', seats: 0 };
let trusted = true; // false: a bot from a link, which nobody has let run yet

const board = faultBoard({ editor: () => editor, parts, place: () => $('problem'), say: dialog.say });
const check = checker(() => editor?.text() ?? '', board.noticed);

// ---------------------------------------------------------------- the bot

const TROUBLE = {
  full: () => _('There is no room left on this device: this bot is not kept. Save it as a file.'),
  forbidden: () => _('This browser does not let the page keep anything: this bot is not kept. Save it as a file.'),
};

const work = desk({
  known: (bot) => !bot.damaged && Boolean(gameOf(bot.game)),
  opened(bot) {
    trusted = work.kept();
    single.forget();
    contest.drop();
    shown = { against: 'first', seats: counts(gameOf(bot.game))[0] };
    editor.show(bot.source);
    board.clear();
    drawBot();
    guide.draw();
    drawTry();
    path.opened();
  },
  trouble: (why) => dialog.toast(TROUBLE[why]()),
  none() {
    single?.forget();
    contest?.drop();
    editor?.show('');
    drawBot();
    path.opened();
    begin();
  },
});

const path = startPath({
  work, free, show: go, edit: () => editor.focus(), say: dialog.say, toast: dialog.toast, faulty: board.met,
  write(source) {
    work.write(source);
    editor.show(source);
    board.clear();
  },
  many() {
    shown = { ...shown, against: 'normal' };
    $('mode-many').checked = true;
    mode('many');
    drawTry();
    go('try');
  },
  sit: () => CLICKS.sit(),
  started() {
    board.clear();
    single.forget();
    contest.drop();
    started();
  },
  ended: () => ended(),
});

function drawBot() {
  const bot = work.bot();
  document.body.classList.toggle('empty', !bot);
  if (!bot) {
    editor?.name(_('Python code of your bot. Esc, then Tab leads out of it.'), true);
    paint($('code-note'), html`<div class="card foreign"><button type="button" class="button main" id="begin">${_('Write a player of your own')}</button></div>`);
    return;
  }
  paint($('bot-bar'), botBar(bot, gameOf(bot.game), work.kept()));
  editor.name(_('Python code of your bot. Esc, then Tab leads out of it.'), !work.kept());
  document.title = `${bot.name || _('Workshop')} – Prateria`;
  paint($('code-note'), work.kept() ? '' : html`<div class="card foreign"><b>${_('This bot comes from somebody else.')}</b><p>${_('Read what it does. It runs only when you let it, shut in a room of its own.')}</p>
    <div class="buttons"><button type="button" class="button main" id="run-foreign">${icon('play')}${_('Run it')}</button>
    <button type="button" class="button" id="take-foreign">${icon('download')}${_('Keep it among my bots')}</button></div></div>`);
  $('code').classList.toggle('locked', !work.kept());
}

/** The bots of this device. One for a game that is not known here is another version's: it can only be deleted. */
const bots = () => shelf.list().map((bot) => (bot.damaged || gameOf(bot.game) ? bot : { id: bot.id, damaged: true }));

const gameNow = () => work.bot()?.game ?? gamesList()[0]?.id;

function begin() {
  const some = bots().length > 0;
  askNew(gameNow(), make, { first: !some, mine: some ? mine : undefined, fromFiles, path: { entry: pathEntry, begin: () => path.begin() } });
}

/** All against all. */
function cup() {
  work.keepNow();
  single.forget(); // its interpreters take memory
  contest.drop();
  arena.open(gameNow());
}

/** A name that no other bot has. */
function free(name) {
  const taken = new Set(bots().map((bot) => bot.name));
  for (let n = 1; ; n += 1) {
    const one = n > 1 ? `${name} ${n}` : name;
    if (!taken.has(one)) return one;
  }
}

function make(game, source, name) {
  work.make(game, source, free(name));
  go('code');
}

function mine() {
  askMine(bots, () => work.bot()?.id, {
    choose: (id) => work.choose(id),
    double(id) {
      work.double(id, free((shelf.load(id) ?? work.bot()).name));
    },
    drop: (id) => work.drop(id),
    add: begin,
    cup,
  });
}

const fromFiles = arrivals({ make: ({ game, source, name }) => make(game, source, name), present: gameNow, several: mine });

// ---------------------------------------------------------------- trying it

/** Who plays, as it is chosen now. */
function chosen() {
  const bot = work.bot();
  const game = gameOf(bot.game);
  const list = opponents(bot, game, bots());
  const found = list.find(({ value }) => value === shown.against) ?? list[0];
  return { bot, game, seats: shown.seats, opponent: found.player, label: found.label, foreign: found.foreign || Boolean(bot.foreign), list };
}

function drawTry() {
  const { list, game, seats } = chosen();
  paint($('with'), drawChoice(list, shown.against, game, seats));
  contest.draw();
}

function mode(name) {
  $('one').hidden = name !== 'one';
  $('many').hidden = name !== 'many';
  if (name === 'many') contest.draw();
}

const started = () => {
  check.rest();
  path.rest();
  document.body.classList.add('busy');
};
const ended = () => {
  document.body.classList.remove('busy');
  check.goOn();
};
/** Nothing of a bot from a link runs before somebody has let it. */
const may = () => trusted || (dialog.toast(_('Read it first: it runs when you touch “Run it”.')), false);

function run() {
  if (!work.bot()) return begin();
  if (!may()) return undefined;
  work.keepNow();
  board.clear();
  go('try');
  if ($('mode-many').checked) return contest.begin();
  contest.drop();
  return single.run(chosen());
}

// ---------------------------------------------------------------- panes

/** On small screens one part is seen, on middle ones the code and one beside it, on large ones all. */
function go(name) {
  document.body.dataset.pane = name;
  for (const tab of document.querySelectorAll('[data-to]')) tab.setAttribute('aria-pressed', String(tab.dataset.to === name));
  editor?.measure();
}

function insert(code) {
  if (!work.bot()) return;
  if (!work.kept()) return dialog.toast(_('This bot can only be read. Keep it among your bots to change it.'));
  editor.insert(code);
  dialog.toast(_('It is in your code now.'));
}

// ---------------------------------------------------------------- the page

function build() {
  $('workshop').innerHTML = frame();
  $('try').innerHTML = html`<div id="try-head"><div class="choices"><label><input type="radio" name="mode" value="one" id="mode-one" checked><span>${_('One game')}</span></label>
    <label><input type="radio" name="mode" value="many" id="mode-many"><span>${_('Many games')}</span></label></div>
    <div id="with"></div></div><div id="problem" role="status"></div>${one.skeleton()}${many.skeleton()}`;
  editor = createEditor($('editor'), {
    parts,
    changed(text) {
      if (!work.write(text)) dialog.toast(_('A bot has at most 60 000 letters: what is beyond is not kept.'));
      board.written();
      check.soon();
      contest.draw();
    },
    moved: board.draw,
  });
  guide = startReference($('reference'), { parts, insert, point: (x, y) => work.kept() && editor.point(x, y) });
  single = one.startOneGame($('one'), { faulty: board.met, started, ended });
  contest = many.startManyGames($('many'), {
    chosen,
    may,
    faulty: board.met,
    started() {
      single.forget(); // its interpreters take memory
      started();
    },
    ended,
  });
  document.body.classList.remove('large');
  resize();
  go(document.body.dataset.pane ?? 'code');
}

const resize = () => document.documentElement.style.setProperty('--code-size', `${SIZES[prefs.code] ?? SIZES[0]}rem`);

const CLICKS = {
  run, begin, cup, share: () => askShare(work.bot(), (name, text) => download(name, text, 'text/x-python')), new: begin, mine,
  theme: () => setPref('theme', dark() ? 'light' : 'dark'),
  size() {
    setPref('code', ((prefs.code ?? 0) + 1) % SIZES.length);
    resize();
    editor.measure();
  },
  sit() {
    if (!work.kept()) return dialog.toast(_('This bot can only be read. Keep it among your bots to change it.'));
    work.keepNow();
    setPref('last', tableWith(work.bot(), prefs.last));
    return location.assign(`./#play=${work.bot().game}`);
  },
  'run-foreign'() {
    trusted = true;
    run();
  },
  'take-foreign'() {
    trusted = true;
    work.take();
    drawBot();
    dialog.toast(_('It is kept among your bots.'));
  },
};

const arena = tournament({ shelf, started, ended });

const KEYS = { indent: () => editor.indent(), outdent: () => editor.outdent(), undo: () => editor.undo() };

function listen() {
  const root = $('workshop');
  root.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    if (button.dataset.to) go(button.dataset.to);
    else if (button.dataset.path) path.touched(button);
    else if (button.dataset.key) (KEYS[button.dataset.key] ?? (() => editor.insert(button.dataset.key)))();
    else CLICKS[button.id]?.();
  });
  // a key of ours does not take the focus, or the keyboard of the tablet would go
  root.addEventListener('pointerdown', (event) => event.target.closest('.key') && event.preventDefault());
  root.addEventListener('change', ({ target }) => {
    if (target.id === 'lang') changeLanguage(target);
    else if (target.id === 'bot-name') target.value = work.rename(target.value);
    else if (target.name === 'mode') mode(target.value);
    else if (target.id === 'against' || target.id === 'seats') {
      shown = target.id === 'seats' ? { ...shown, seats: Number(target.value) } : { ...shown, against: target.value };
      drawTry();
    }
  });
  root.addEventListener('run-again', run);
  root.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') run();
    if (event.target.id === 'bot-name' && event.key === 'Enter') event.target.blur();
  });
  addEventListener('hashchange', () => follow(WAYS));
}

async function changeLanguage(select) {
  if (await speak(select.value)) setPref('lang', select.value);
  else {
    select.value = document.documentElement.lang;
    dialog.toast(_('This language has not come: is there a network?'));
  }
}

/** An example that nobody has changed speaks the new language. */
function translated() {
  work.keepNow();
  single.stop();
  contest.drop();
  const bot = work.bot();
  build();
  if (!bot) return begin();
  if (work.kept() && inThisLanguage(bot.source) !== bot.source) work.write(inThisLanguage(bot.source));
  editor.show(bot.source);
  drawBot();
  guide.draw();
  drawTry();
  return path.opened();
}

/** What an address may lead to; whether a bot is to be looked at then. */
const WAYS = {
  tournament() {
    cup();
    return false;
  },
  async path() {
    dialog.close();
    await path.begin();
    return Boolean(work.bot());
  },
  show(bot) {
    work.show(bot);
    go('code');
  },
};

onPrefs(resize);

aboveKeyboard();

async function open() {
  hangArt();
  const { lang } = document.documentElement;
  const [spoken] = await Promise.all([speak(lang), shelfReady()]);
  if (!spoken) {
    $('workshop').textContent = 'The workshop has not come: is there a network? Load the page anew.';
    return;
  }
  remember();
  onLanguage(() => {
    remember();
    translated();
  });
  build();
  listen();
  drawBot();
  const foreign = botIn(location.hash) !== null;
  const there = (await follow(WAYS)) || (!foreign && work.openLatest());
  if (!there && !$('panel').open) begin();
  if (!there && foreign) work.openLatest();
  document.documentElement.dataset.ready = 'yes';
  await rooms().then(({ prepare }) => prepare()).then(check.allow, () => {}); // what went wrong is said when somebody runs a bot
  keepWorkshop(); // who came by a link has never seen the start page, which has the site kept
}

open();
