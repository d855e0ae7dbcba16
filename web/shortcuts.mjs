// What the letters do at the table (web/keys.mjs): they lead where one would else have to go by many keys.
import { _ } from './i18n.mjs';
import { letters, openKeys, wordKeys } from './keys.mjs';
import { setPref } from './prefs.mjs';

const TAKE_OUT = '[data-do="bag-remove"], [data-do="bag-add"][aria-pressed="true"]';

const IN_BAG = '[data-do="bag-add"], [data-do="bag-remove"]';

const IN_WORDS = '.words-box [data-do="act"]';

const MAIN = '.main:not([disabled])';

const SOON = 3000; // ms in which it is drawn that a hint is being found

/** `unfold()`, `fold()`: the sheet that holds the words on small screens; `next()`, `choice()`, `proposal()`, `hand()`: see
 *  web/keyboard.mjs; `playing()`: whether letters are keys now. The others are regions of the page, its voice, and what opens the
 *  `rules`. */
export function shortcuts({ stage, panel, side, controls, status, toasts, next, choice, proposal, hand, speech, rules, unfold, fold, playing }) {
  const say = (text) => speech.say(text, true); // who asked for it need not hear it again in a dialog that opens

  const pressed = () => controls.querySelector('[data-pick][aria-pressed="true"]');

  /** To what is chosen, where Enter says yes to it. */
  function chosen() {
    if (proposal(line()?.dataset.proposed ?? '')) return true;
    pressed()?.focus();
    return Boolean(pressed());
  }

  let left = null; // what had the focus when somebody went to the words, and what was asked then

  /** To the table in words, where they begin; or from there back to what is chosen, to where one was, or to what is asked. */
  function words() {
    const box = side.querySelector('.words-box');
    if (!box) return;
    if (!inWords()) {
      left = { place: document.activeElement, asks: line()?.dataset.asks };
      box.open = true;
      unfold();
      return void box.querySelector('summary').focus();
    }
    fold();
    const there = left?.asks === line()?.dataset.asks && [stage, controls].some((root) => root.contains(left.place));
    if (chosen()) return;
    if (there) left.place.focus();
    if ((!there || inWords()) && !choice()) hand();
  }

  /** From the table in words to what is asked: on the stage, if something is begun there, else to the first thing that can
   *  be done there. */
  function onFromWords() {
    if (stage.querySelector('[data-pick][aria-pressed="true"]')) {
      fold();
      choice() || next(1);
    } else if (!document.activeElement?.matches?.(IN_WORDS)) side.querySelector(`${IN_WORDS}:not([disabled])`)?.focus();
  }

  /** What closes a dialog that has nothing else to go on with. */
  const cross = () => (bag() || panel.querySelector('.main') ? null : panel.querySelector('#panel-close:not([hidden])'));

  /** The main button of the dialog (to that of a new game it only leads), or what closes it; what confirms the move, or goes on to the next choice. */
  function main() {
    const root = panel.open ? panel : controls;
    const button = ['[data-do="done"]', MAIN, '[data-do="run-on"]'].map((which) => root.querySelector(which)).find(Boolean) ?? (panel.open ? cross() : null);
    if (!button && !panel.open && stage.querySelector('#market-close[data-do="look"]')) return beside(); // nothing ends over it
    const end = !panel.open && stage.querySelector(':is([data-main], [data-main] *)[data-pick]:not([aria-disabled])'); // all that is left is to end
    if (button?.dataset?.do === 'again') button.focus(); // a new game is nothing that one begins by the way
    else if (button) {
      if (button.dataset?.do === 'replay-play') say(button.textContent); // nothing else tells that it runs now, or stands
      button.click();
    } else if (end) end.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (panel.open && !bag()) where();
    else if (pending()) say(todo());
    else if (bag()) say(bag());
    else if (!waits()) {
      const before = document.activeElement;
      const stop = line()?.dataset.asks && stage.querySelector('[data-second]:not([aria-disabled])'); // gives something up
      if (stop && stop === before) return say(`Enter: ${stop.getAttribute('aria-label')}.`);
      if (stop) stop.focus();
      else if (line()?.dataset.asks && inWords()) onFromWords();
      else if (line()?.dataset.asks) choice() || next(1); // there it is chosen, or beside the stage
      if (document.activeElement !== before && speech.stood('status') === todo()) return; // what is asked has been heard
      unfinished() || say(line()?.dataset.asks ? `${_('First choose something.')} ${question(todo())}` : todo());
    }
  }

  /** Whether a hint is being found. */
  const pending = () => !panel.open && status.querySelector('progress');

  const line = () => status.querySelector('.status-now');

  /** What is to be done: where it is only to be confirmed, with the keys for that. */
  const todo = () => (controls.querySelector('[data-do="done"], [data-pick][aria-pressed="true"]') && line()?.dataset.said) || line()?.dataset.todo || line()?.textContent;

  /** What is asked, without what is told beside it, which S says. */
  const question = (text) => /^.*?[.?!](?= |$)/s.exec(text)?.[0] ?? text;

  /** Where something is chosen that needs more: what. */
  function unfinished(text = todo()) {
    if (panel.open || !line()?.dataset.asks || !stage.querySelector('[data-pick][aria-pressed="true"]')) return false;
    say(text);
    return true;
  }

  /** To who presses once more what is chosen already, and has heard what it needs: where that is chosen. */
  const pressedAgain = () => unfinished(_('D leads to what is still to be chosen.'));

  /** While nobody here is asked: says so. */
  function waits() {
    const wait = !panel.open && line()?.dataset.wait;
    if (wait) say(wait);
    return Boolean(wait);
  }

  /** To the next thing, or back; the only one says itself once more, as nothing moves. */
  function on(by) {
    const before = document.activeElement;
    next(by);
    if (document.activeElement === before && (before.dataset?.pick || before.dataset?.do === 'bag')) say(before.getAttribute('aria-label') || before.textContent);
  }

  /** Not behind a dialog: there the answer is where one is, how full a bag is, or else what D does. */
  const onTable = (work) => () => (panel.open ? where() : work());
  const where = () => {
    const goes = panel.querySelector(`${MAIN}:not([data-do=again])`)?.textContent ?? cross()?.ariaLabel;
    const said = [panel.querySelector('h1, h2')?.textContent ?? '', bag() || sum(), !bag() && goes && `D: ${goes}`].filter(Boolean);
    say(said.join('. ').replace(/([.!?])\. /g, '$1 '));
  };

  /** What a dialog said as it opened: of a round, what it has brought. */
  const sum = () => (panel.open && !bag() ? speech.stood('panel') : '');

  /** To the next of the things that `which` selects there, or back; false where there is no other. */
  function within(root, which, by) {
    const able = [...root.querySelectorAll(which)];
    const here = able.indexOf(document.activeElement);
    const to = able.at(here < 0 ? (by - 1) / 2 : (here + by) % able.length);
    if (!to || to === document.activeElement) return false;
    to.focus();
    return true;
  }

  const inWords = () => side.querySelector('.words-box')?.contains(document.activeElement);

  /** In a bag: to the first thing in it. */
  const cards = () => {
    const first = panel.querySelector(`:is(${IN_BAG}):not([disabled])`);
    first ? first.focus() : onTable()();
  };

  /** One on (1), one back (-1): in a dialog what can be put into a bag or taken out, and its main button. */
  function go(by) {
    const things = panel.querySelector('.pips .on:last-child:not(:first-child)') ? TAKE_OUT : IN_BAG; // a full bag takes nothing more; where one thing goes in, another takes its place
    if (panel.open) return within(panel, `:is(${things}, .main):not([disabled])`, by) || onTable()();
    return waits() || (inWords() && within(side, IN_WORDS, by)) || (controls.querySelector('[data-do="result"]') && within(controls, 'button:not([disabled])', by)) || on(by); // all is over: to what there is to do then
  }

  /** How full the bag is that stands open, and what is missing. */
  const bag = () => (panel.open && panel.querySelector('.bag-sum')?.dataset.todo) || '';

  let until = 0;
  const looks = () => _('A good move is being looked for…');

  /** Whether a hint is being found, though it may not be drawn yet that it is. */
  const finding = () => Boolean(pending()) || (performance.now() < until && speech.stood('status') === looks());

  /** As its button, in a bag that of a proposal; where there is none, what is to be done is all there is. The one that
   *  stands there already is said again, and leads back to what it has chosen. */
  function hint() {
    const said = !panel.open && line()?.dataset.hint;
    const goesOn = controls.querySelector('[data-do="hint"]')?.ariaPressed === 'true'; // hints come by themselves: once more ends that
    if (said && !goesOn) {
      chosen();
      return say(said);
    }
    const root = panel.open ? panel : controls;
    const button = !pending() && root.querySelector('[data-do="hint"]:not([disabled]), [data-do="bag-suggest"]');
    if (!button) return onTable(() => say(todo()))();
    if (!panel.open && !goesOn) {
      speech.stands('status', looks(), 0); // at once: until it is drawn, nothing else is heard
      until = performance.now() + SOON;
    }
    button.click();
  }

  /** As its button, which says why where nothing can be taken back. */
  function undo() {
    const button = controls.querySelector('[data-do="undo"]');
    button ? button.click() : say(todo() ?? '');
  }

  /** The same in a dialog that fills a bag: out of it, where there is a way; other dialogs say where one is. */
  function back() {
    if (!panel.open) return waits() || undo();
    const way = panel.querySelector('[data-do="way-back"]:not([disabled])');
    return way ? way.click() : bag() ? undo() : where();
  }

  let there = null; // what had the focus when the market was opened

  /** The market is opened beside what is asked; lying open, it gives way to that again, and the focus goes back. */
  function beside() {
    const market = stage.querySelector('#market-key:not([data-pick])'); // a lesson asks for it itself
    if (!market) return say(todo());
    const open = market.getAttribute('aria-pressed') === 'true';
    const shown = open && stage.querySelector(':scope > [data-asked]')?.dataset.pane;
    if (!open) there = document.activeElement;
    market.focus();
    ((shown && stage.querySelector(`[data-pane="${shown}"][role="button"]`)) || market).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (open) comeBack();
  }

  /** From what was opened beside what is asked to where one was. */
  function comeBack() {
    if (there && stage.contains(there) && there.ariaDisabled !== 'true') there.focus();
    else choice();
    there = null; // who opens it otherwise comes from elsewhere
  }

  /** Out of a part of the table to which somebody has turned, to the one that is asked for; false where that is in sight. */
  function turnBack() {
    const wanted = stage.querySelector(':scope > [data-asked]')?.dataset.pane;
    const key = wanted && wanted !== stage.dataset.pane && stage.querySelector(`[data-pane="${wanted}"][role="button"]`);
    if (!key) return false;
    const goes = there || document.activeElement?.closest?.('.pane'); // else one stays where it was opened
    key.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (goes) comeBack();
    return true;
  }

  /** To choose with what to pay, where that was not asked; where nothing was paid so, what is to be done. */
  function otherwise() {
    const button = controls.querySelector('[data-do="pay-otherwise"]');
    button ? button.click() : say(_('Nothing was paid that could be paid otherwise.'));
  }

  let unfolded = false; // the table in words: so it comes back when a table is left and come back to
  side.addEventListener('toggle', ({ target }) => target.matches('.words-box') && (unfolded = target.open), true);
  globalThis.MutationObserver && new MutationObserver((all) => {
    const came = all.flatMap(({ addedNodes }) => [...addedNodes]).map((node) => node.closest?.('.words-box') ?? node.querySelector?.('.words-box')).find(Boolean);
    if (unfolded && came && !came.open) came.open = true;
  }).observe(side, { childList: true, subtree: true });

  letters(
    {
      n: ({ shiftKey }) => go(shiftKey ? -1 : 1), h: () => (panel.open ? cards() : hand()), d: main,
      '?': () => (panel.classList?.contains('opaque') ? onTable() : openKeys)(setPref), // before a curtain nothing opens
      t: () => waits() || hint(),
      k: onTable(() => (controls.querySelector('[data-do="skip"]') ?? { click: () => waits() || say(todo()) }).click()),
      y: () => (toasts?.querySelector('button') ?? { click: onTable(() => waits() || say(todo())) }).click(), // yes to what a message offers
      w: onTable(words), u: back, 'ctrl+z': back,
      m: () => say(speech.again([...side.querySelectorAll('.log li')].map((line) => line.textContent), sum()) || side.querySelector('.log-box > p')?.textContent),
      r: onTable(rules),
      b: onTable(() => waits() || beside()),
      p: onTable(() => waits() || otherwise()),
      s: onTable(() => waits() || say(todo())),
    },
    playing,
  );
  wordKeys(side, IN_WORDS);
  wordKeys(panel, IN_BAG);
  return { waits, pressedAgain, where, turnBack, finding };
}
