// window.page: all that Python may ask of the page; and the other way, touches and commands for window.prateria.
import { bagDrag } from './bagdrag.mjs';
import { column } from './column.mjs';
import { keepTable } from './comeback.mjs';
import { copy, download, qr, share, wakeLock } from './device.mjs';
import { labelled, meant } from './doubt.mjs';
import { drag } from './drag.mjs';
import { onceDrawn } from './drawn.mjs';
import { follow } from './follow.mjs';
import { forms } from './forms.mjs';
import { land, place, settled } from './glide.mjs';
import { inStep } from './instep.mjs';
import { guests } from './guests.mjs';
import { beneath, holds } from './hold.mjs';
import { inTurn } from './inturn.mjs';
import { _, language } from './i18n.mjs';
import { keyboard } from './keyboard.mjs';
import { TYPING } from './keys.mjs';
import { latest } from './latest.mjs';
import { keepLessons, loadLessons } from './lessons.mjs';
import { marks } from './marks.mjs';
import { modal } from './modal.mjs';
import { more } from './more.mjs';
import { morpher } from './morph.mjs';
import { bots } from './ownbots.mjs';
import { panels } from './panels.mjs';
import { panes } from './panes.mjs';
import { panzoom } from './panzoom.mjs';
import { calm, onPrefs, prefs, setPref } from './prefs.mjs';
import { pressed } from './pressed.mjs';
import './print.mjs';
import { race } from './race.mjs';
import { replayBar } from './replay.mjs';
import { speaker } from './say.mjs';
import { openSettings } from './settings.mjs';
import { reviews, school, store } from './shelf.mjs';
import { keepStats, loadStats } from './stats.mjs';
import { sheet } from './sheet.mjs';
import { shortcuts } from './shortcuts.mjs';
import { sized } from './sized.mjs';
import { sound } from './sound.mjs';
import { still } from './still.mjs';
import { strays } from './stray.mjs';
import { ticker } from './ticker.mjs';
import { toaster } from './toast.mjs';
import { TROUBLE } from './trouble.mjs';
import { unfold } from './unfold.mjs';
import { unchanged } from './unchanged.mjs';
import { breathe, hurry, look, pause } from './waits.mjs';

const $ = (id) => document.getElementById(id);
const stage = $('stage');
const panel = $('panel');
const toasts = $('toast');
const REGIONS = {
  status: $('status'), stage, marks: $('last'), controls: $('controls'), side: $('side-body'), panel: $('panel-body'),
};
const { changed, inside } = unchanged();
const morph = morpher(stage, inside);
const shown = {}; // region -> the html it shows, so that the same again costs nothing
const title = $('play-title');
/** What answers beside the table, until something is chosen there: that must not become "Nothing". */
const answers = () =>
  toDone() ? [] : [...REGIONS.controls.querySelectorAll(':is([data-pick], [data-do="bag"], [data-do="way-back"]):not([disabled])')];
const toDone = () => REGIONS.controls.querySelector('[data-do="done"]');
const { sync, drawRing, next, choice, proposal, hand } = keyboard(stage, $('ring'), () => confirm() || pressedAgain(), answers, toDone, (text) => speech.say(text));
const dragging = drag(stage, (name, value) => window.prateria?.command(name, value));
const long = more(panel, { head: $('panel-head'), body: $('panel-body'), foot: $('panel-more') }, () => calm());
const over = marks($('marks'), stage, () => toast(_('That is no longer on the table.')));
let drawing = false; // what asks where things are waits until all is drawn
const { update: frame, fresh, roomy } = panzoom(stage, (glides) => {
  drawRing();
  if (!drawing) (glides ? over.place : over.follow)();
}, dragging.holds, (text) => speech.say(text));
const turn = panes(stage, () => {
  onceDrawn(tabStop);
  onceDrawn(over.place);
}, (text) => speech.say(text));
const toLatest = latest(REGIONS.side);
const side = sheet($('side-handle'), stage, toLatest, () => command('read'));
const unfoldLog = column($('play'), $('side-fold'));
const reader = still(REGIONS.side, side.lies, () => command('read'));
const folds = unfold([REGIONS.status, REGIONS.controls]);
const speech = speaker(() => (panel.open ? $('panel-say') : $('say')), undefined, undefined, undefined, () => panel.open && panel.classList.contains('opaque'));
addEventListener('keydown', speech.cut, true);
addEventListener('keydown', (event) => event.repeat && event.key === 'Enter' && event.target.localName === 'button' && event.preventDefault(), true); // a key that is held has not been meant for what comes
const focus = follow({ title, rest: $('rest'), stage, side: REGIONS.side, controls: REGIONS.controls, panel, next: choice, proposal, drawn: onceDrawn });

// ---------------------------------------------------------------- drawing

const keysInTurn = inTurn(document, {
  wanted: ({ key, target }) => pageName() === 'play' && !inRace() && !target.closest?.(TYPING) && !(key === 'Escape' && panel.open),
  drawn: (work) => requestAnimationFrame(work),
  proposed: () => since, finding: () => finding(),
});

const hasty = strays({ controls: ['again', 'home', 'pause', 'skip', 'run-on'], panel: ['again'] }, { over: ['panel'], beside: { home: 'again', review: 'again', 'look-back': 'again' }, raced: () => stage.classList.contains('raced') && !stage.classList.toggle('raced', false), read: ({ dataset }) => dataset.value === 'round', eager: ['run-on'], harmless: ['hint', 'settings', 'share'], weighty: ['undo'], haste: location.hostname === '127.0.0.1' ? Math.max(1, window.prateriaSpeed ?? 1) : 1, drawn: onceDrawn });
const inRace = () => stage.classList.contains('racing');
let [later, since] = [0, 0]; // `since`: when what is proposed came
const aside = () => setTimeout(() => shown.side && draw('side', shown.side)); // once what is touched has been painted

function render(region, html) {
  if (!REGIONS[region]) throw new RangeError(`no region ${region}`);
  if (region === 'status' || region === 'panel') keysInTurn.answered();
  if (shown[region] === html) return;
  shown[region] = html;
  if (region !== 'stage') return region === 'side' && html && !window.page.byKeys() ? onceDrawn(aside) : draw(region, html);
  clearTimeout(later);
  // in a race pointers that came down meanwhile are heard first
  if (inRace() && !stage.classList.contains('still')) later = setTimeout(draw, 0, region, html);
  else draw(region, html);
}

function draw(region, html) {
  const root = REGIONS[region];
  const back = region === 'stage' && REGIONS.controls.querySelector('[data-back]');
  if (back) standStill();
  const active = document.activeElement;
  const had = root.contains(active);
  const order = active?.dataset?.do;
  const fresh = document.createElement('template'); // quicker than to let Idiomorph make a document of it
  fresh.innerHTML = region === 'stage' ? changed(html) : html;
  if (region === 'panel') keepFocus(fresh.content);
  morph(root, fresh.content);
  place(root, stage.classList.contains('still'));
  if (region === 'stage') {
    document.body.dataset.table = root.firstElementChild?.getAttribute('class') ?? ''; // what else of the page goes by it
    turn();
    drawing = true;
    frame();
    drawing = false;
    dragging.update();
  }
  if (region === 'stage' && had) sync(true) || focus.park();
  else if (region === 'stage') onceDrawn(tabStop);
  else if (had && isGone(root, order)) refocus(region, active);
  if (region === 'side') over.forget(), onceDrawn(toLatest); // the log tells of something new
  hasty.watch(region, root);
  if (region === 'stage' || region === 'marks') onceDrawn(over.place);
  if ((region === 'status' || region === 'controls') && !inRace()) onceDrawn(folds);
  if (region === 'status') {
    const now = root.querySelector('.status-now');
    stateOf(now);
    root.classList.toggle('long', now?.textContent.length > 44); // more than two lines of a phone: in a race nothing is measured
  }
  if (region === 'controls' || (region === 'panel' && (panel.open || !html))) speak(region);
}

/** A heading keeps the focus, also when the panel is drawn anew: Idiomorph takes it for another one without its id. */
function keepFocus(content) {
  for (const heading of content.querySelectorAll('h1, h2')) heading.tabIndex = -1;
  const heading = content.querySelector('h1, h2');
  if (heading?.textContent === $('panel-title')?.textContent) heading?.setAttribute('id', 'panel-title');
}

/** What of a region is to be said. */
function speak(region) {
  const first = REGIONS[region].querySelector('[data-first]'); // the rest comes later
  const said = (first ? [first] : [...REGIONS[region].querySelectorAll('[data-say]')]).map((e) => e.dataset.say || e.textContent);
  const card = region === 'panel' && byHand && document.activeElement?.closest('.bag-card'); // what one has just put in or taken out
  if (card) said.unshift(`${card.getAttribute('aria-label').split(';')[0]}.`);
  speech.stands(region, said.join(' '));
}

/** What is drawn now is simply there: nothing glides to its place, and no number runs. */
function standStill() {
  stage.classList.add('still');
  clearTimeout(stirring);
  stirring = setTimeout(() => requestAnimationFrame(() => stage.classList.remove('still')), 50);
}

let stirring = 0;
let byHand = false; // the last that was pressed put a card into a bag, or took it out

/** The button that had the focus is no more, or has become another one: morphing keeps elements, not what they are. */
function isGone(root, order) {
  const now = document.activeElement;
  return !root.contains(now) || now.disabled || (root === REGIONS.controls && now.dataset.do !== order);
}

/** What the status line says besides its words: see `Screen` in Python. */
function stateOf(line) {
  const { game = '', turn: whose = '', asks = '', proposed = '' } = line?.dataset ?? {};
  title.textContent = game;
  $('rest').ariaLabel = whose || game; // read when the focus waits there
  document.title = [whose, game, 'Prateria'].filter(Boolean).join(' – ').replace(/[\u2066-\u2069]/g, '');
  speech.status(line);
  if (focus.asks(asks, proposed)) since = performance.now();
  if (!proposed) since = 0;
}

const tabStop = () => sync(false);
const front = modal({ panel, veil: $('veil'), play: $('play'), stage, toasts, stop: () => onceDrawn(tabStop) });

/** The button that had the focus is gone or has nothing more to do: go on where something is to be chosen. */
function refocus(region, had) {
  if (region !== 'panel') focus.park();
  else dialog.goOn(had);
}

const size = sized(stage, {
  racing: inRace,
  moved: () => [drawRing, over.follow].forEach(onceDrawn),
  told: (w, h) => window.prateria?.resize(w, h),
  still: standStill,
});

// ---------------------------------------------------------------- pages, panel, toast

const pageName = () => document.body.dataset.page;

function showPage(name) {
  if (pageName() === name) return;
  dragging.stop();
  document.body.dataset.page = name;
  $('lobby').hidden = name !== 'lobby';
  $('play').hidden = name !== 'play';
  $('skip').href = `#${name}`;
  dialog.close();
  side.close();
  scrollTo(0, 0); // not sooner: that lays out what goes
  (name === 'play' ? title : $('tagline')).focus({ preventScroll: true }); // what had the focus is gone
  if (name === 'play') {
    // the tablet's Back button leads to the lobby, not away from the game
    const here = location.pathname + location.search;
    if (history.state?.who) history.replaceState({ play: true }, '', here); // to the first step of the lobby
    else if (!history.state?.play) history.pushState({ play: true }, '', here);
  } else {
    stage.classList.remove('raced'), wakeLock(false);
    for (const region of Object.keys(REGIONS)) render(region, '');
    speech.forget();
    if (history.state?.play) history.back();
  }
  dispatchEvent(new CustomEvent('prateria-page', { detail: name }));
}

addEventListener('popstate', () => {
  if (location.hash) return; // a link opened from here: the lobby follows it
  if (pageName() !== 'play' || history.state?.play) return;
  history.pushState({ play: true }, ''); // as it was: a teacher may have locked the table, then one stays
  command('home');
});

/** A dialog is closed. Of what was to be filled, as a price, it is said that it is not done; or what has been left, `gone`. */
function left(byHand, gone) {
  focus.closed(byHand);
  if (gone) return speech.say(gone);
  const [bag, undo] = ['bag', 'undo'].map((one) => REGIONS.controls.querySelector(`[data-do="${one}"]:not([disabled])`));
  if (byHand && bag) speech.say([_('Not done yet.'), `Enter: ${bag.textContent.trim()}.`, undo && `U: ${undo.textContent.trim()}.`].filter(Boolean).join(' '));
}

const dialog = panels({
  panel, toasts, front, render, long,
  begins: dragging.stop, drawn: onceDrawn,
  speak: (over) => {
    const first = over && REGIONS.panel.querySelector('[data-first]'); // what leads to what it asks
    if (first) speech.carry(first.dataset.say);
    speak('panel');
  },
  closed: left, tell: () => command('closed'),
});

const toast = toaster(toasts, panel, (text) => speech.say(text, false, 150), (name) => command(name), { stage, status: $('status'), head: $('header'), controls: $('controls'), root: window, handle: $('side-handle'), read: () => reader.end(), yes: true, left: () => focus.park(), beneath: beneath(stage, explain), drawn: (work) => requestAnimationFrame(() => requestAnimationFrame(work)) });

// ---------------------------------------------------------------- to Python

let accepted = false;

/** `doubtful`: it is shown by name before it goes. */
async function touch(pick, doubtful, byKey) {
  const accepts = await window.prateria?.touch(pick, doubtful);
  taken(accepts);
  if (!accepts && byKey) waits();
}

holds({ stage, panel, row: REGIONS.controls }, explain, () => command('nowhere'), (what) => command('look', what));

/** What a sign says of itself: the table stands still as long as it is said. To a touch it is an answer, and goes with the next. */
function explain(text, signs, touched = false) {
  reader.reads(toast(text, '', touched ? 'answer' : 'undo', signs, true));
}

const command = (name, value = '') => window.prateria?.command(name, value);

bagDrag(panel, command);

const taken = (accepts) => {
  if (!accepts || accepted) return;
  accepted = true;
  performance.mark('prateria-touch-accepted');
};

replayBar(REGIONS.controls, panel, title, command);

const racing = race(stage, (pick, time) => taken(window.prateria?.strike(pick, time)), () => command('pause', 'on'));

inStep(stage);

const cover = (on) => stage.classList.toggle('covered', on);

const PRESSABLE = '[data-pick], [data-do]';
pressed(`${PRESSABLE}, [data-zoom]`);

stage.addEventListener('click', () => {
  if (inRace()) return;
  land(); // a touch ends what is only looked at
  reader.end();
  hurry();
}, { capture: true });

document.addEventListener('pointerdown', hasty.press, { capture: true });

document.addEventListener('click', (event) => {
  const line = event.target.closest?.('.log [data-where]');
  if (line) {
    side.close();
    over.show(line);
    return;
  }
  const target = event.target.closest?.(PRESSABLE);
  if (!target || target.localName === 'form' || target.disabled) return;
  if (event.detail && hasty.stray(target)) return;
  focus.acted(target);
  byHand = /^bag-(add|remove)$/.test(target.dataset.do);
  if (target.dataset.do === 'undo') letsGo();
  if (target.dataset.do === 'skip') hurry();
  if (!event.detail) keysInTurn.sent();
  // by key or screen reader (detail 0), as on the stage: what is chosen whole is confirmed where it was chosen
  if (target.dataset.do === 'act' && target.ariaPressed === 'true' && !event.detail && confirm()) return;
  const named = labelled(event);
  const [thing, doubtful] = named ? [named, false] : meant(target, event, fresh(), undefined, roomy());
  if (thing.dataset.pick) touch(thing.dataset.pick, doubtful, !event.detail);
  else command(!event.detail && thing.dataset.do === 'bag-add' ? 'bag-put' : thing.dataset.do, thing.dataset.value ?? '');
});

forms(command);

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && pageName() === 'play' && !panel.open && !event.defaultPrevented) {
    if (side.close() || turnBack()) return;
    const way = stage.querySelector('[data-back]'); // out of what is begun, which lies there as chosen
    const away = REGIONS.controls.querySelector('[data-do="look-away"]') ?? way; // of who looks back
    away ? away.dispatchEvent(new MouseEvent('click', { bubbles: true })) : (letsGo(), keysInTurn.sent(), command('cancel'));
  }
});

// ---------------------------------------------------------------- by keys

document.addEventListener('keydown', ({ key, target, repeat }) => {
  if (key === 'Enter' && !repeat && target.matches?.('#panel :is(h1, h2)')) where(); // what D does: a second Enter has not seen it
  if (key === 'Enter' && [$('rest'), title, document.body].includes(target) && pageName() === 'play') waits();
});

/** What is chosen on the table, if anything is, will be let go of. */
function letsGo() {
  const [chosen, words] = [stage, REGIONS.side].map((root) => [...root.querySelectorAll(':is([data-pick], [data-do="act"])[aria-pressed="true"]')]);
  if (chosen.length) focus.anew([...chosen, ...words].map(({ dataset }) => dataset.pick ?? dataset.value));
}

/** What is chosen whole is played; false where nothing is. */
function confirm() {
  const done = REGIONS.controls.querySelector('[data-do="done"]');
  if (done) focus.acted(done), command('done');
  return Boolean(done);
}

const { waits, pressedAgain, where, turnBack, finding } = shortcuts({
  stage, panel, side: REGIONS.side, controls: REGIONS.controls, status: REGIONS.status, toasts, next, choice, proposal, hand, speech,
  rules: () => command('rules'),
  unfold: () => unfoldLog() || side.open(), fold: side.close,
  playing: () => pageName() === 'play' && !inRace(),
});

// ---------------------------------------------------------------- what it all is called

onPrefs((key, value) => window.prateria && command('pref', JSON.stringify({ key, value })));

store.on('trouble', (reason) => TROUBLE[reason] && toast(TROUBLE[reason]()));
for (const event of ['lost', 'gone', 'back']) store.on(event, (id) => command(event, id));

window.store = store;
window.page = {
  render, showPage, pageName, openPanel: dialog.open, overPanel: dialog.over, closePanel: dialog.close, toast, size, racing, cover, sound, wakeLock, copy, share, qr, download,
  carry: (json) => dragging.moves(JSON.parse(json)),
  bots: guests(bots),
  calm, language, reviews, school, pause, breathe, keepTable,
  look: (ms) => look(ms, settled),
  openMenu: (past) => openSettings(true, past),
  ticking: ticker(command),
  shows: (html) => panel.open && shown.panel === html,
  unheard: () => ('keys' in document.documentElement.dataset ? speech.left() : 0), // nobody knows who listens
  byKeys: () => 'keys' in document.documentElement.dataset,
  opened: () => dialog.told() || reader.reading(), // of whose end Python is told
  canShare: Boolean(navigator.share),
  vibrate: (ms = 20) => Boolean(navigator.vibrate?.(ms)),
  now: () => Date.now(),
  prefs: () => JSON.stringify(prefs),
  stats: loadStats, lessons: loadLessons, keepLessons, keepStats,
  setPref: (key, json) => setPref(key, JSON.parse(json)),
};
