// Where the focus goes when what had it is gone: to the next choice, and until there is one, where no more is read than the
// name of the game, for more would cut off what is being said (who closes a panel: to the heading of the table);
// and when something is proposed, by a hint or beforehand: to where Enter says yes to it, for so it is said.

const BRIEF = 1000; // milliseconds for which the focus stays where nothing can be done: what is asked then is mostly beside it

/** Waits till the page is drawn by `drawn`; `next(left)` goes to the next choice on the stage, first to one of `left`, and says whether there is one,
 *  `proposal(pick)` to what is proposed. `acted` is to be called with what somebody pressed, `asks` with what is asked
 *  after each drawing, and the last pick of what is proposed ('' nothing). */
export function follow({ title, rest, stage, side, controls, panel, next, proposal, drawn, later = setTimeout }) {
  let due = false; // the one who acted has gone nowhere since
  let inWords = false; // they are in the table in words
  let left = []; // what was chosen and has been let go of
  let asked = '';
  let waiting = 0;
  let proposed = '';
  let went = false; // by arrows or Tab, since they pressed something
  let fresh = false; // nobody has gone to what is proposed
  let latest = 0; // the number of the latest question
  const begun = new Map(); // by that number: what was pressed there first, to which the focus goes when all since is taken back

  const nowhere = () => [null, document.body, rest, title, title.parentElement].includes(document.activeElement);

  /** While nobody is asked: on a thing with which nothing can be done. */
  const idle = () => !asked && stage.contains(document.activeElement) && document.activeElement.ariaDisabled === 'true';

  /** On a thing of the stage that has been done with, and nobody went there by the keys to read it. */
  const dead = () => !went && stage.contains(document.activeElement) && document.activeElement.ariaDisabled === 'true';

  const atTable = () => [stage, side, controls].some((region) => region.contains(document.activeElement));

  /** In the table in words: what is chosen there, or was, else the first thing that can be done. */
  function inWordsNow() {
    const acts = [...side.querySelectorAll('details[open] [data-do="act"]')];
    return acts.find((e) => e.ariaPressed === 'true') ?? acts.find((e) => left.includes(e.dataset.value)) ?? acts[0];
  }

  /** Where Enter says yes to what is proposed. */
  function agree() {
    const word = inWords && inWordsNow();
    if (word) word.focus();
    else if (!proposal(proposed)) controls.querySelector('[data-pick][aria-pressed="true"], [data-do="done"]')?.focus({ preventScroll: true });
  }

  function goOn() {
    if (panel.open) return;
    if (!asked) return void (document.activeElement === document.body && rest.focus({ preventScroll: true }));
    const goes = due || nowhere() || dead() || (fresh && atTable());
    fresh = false;
    if (!goes) return;
    due = false;
    if (proposed) return void agree();
    if (controls.contains(document.activeElement) && !document.activeElement.disabled) return; // it is still of use
    const word = inWords && inWordsNow();
    if (word) word.focus();
    else if (!next(left)) (controls.querySelector('.main:not([disabled])') ?? title).focus({ preventScroll: true });
    left = [];
  }

  /** What had the focus is gone. `place`: where it waits for the next question. */
  function park(place = rest) {
    if (asked) document.activeElement?.blur(); // in a moment it is with the next choice
    else place.focus({ preventScroll: true });
    due = true;
    drawn(asked ? goOn : result);
  }

  /** The game is over: to what opens its result. */
  function result() {
    if (!asked && document.activeElement === rest) controls.querySelector('[data-do="result"]')?.focus({ preventScroll: true });
  }

  /** Somebody pressed that. */
  function acted(target) {
    if (side.contains(target)) inWords = true;
    else if (target.closest('#stage')) {
      inWords = false;
      if (asked && target.dataset.pick && !begun.has(asked)) begun.set(asked, target.dataset.pick);
    }
    due = true;
    went = false;
  }

  /** The same will be asked anew: what is `chosen` is about to be let go of, and the focus stays with it. */
  function anew(chosen) {
    left = chosen;
    asked = '';
    due = true;
  }

  /** What is asked now: each question has a value of its own; and what is proposed. Returns whether that is new. */
  function asks(now, pick) {
    const other = now !== asked;
    if (now && Number(now) < latest && begun.has(now)) left = [begun.get(now)];
    if (now && Number(now) !== latest) begun.delete(now); // begun anew
    if (now) latest = Number(now);
    fresh = Boolean(pick) && (fresh || other || pick !== proposed);
    [asked, proposed] = [now, pick];
    const comes = fresh;
    if (now && (other || fresh)) drawn(goOn);
    else if (other && due) {
      clearTimeout(waiting);
      waiting = later(() => due && idle() && park(), BRIEF);
    }
    return comes;
  }

  /** A dialog is closed: it gives the focus back to who opened it; one that opened by itself has nobody. Of a bag that is
   *  left, `byHand`, to the button that opens it again. */
  function closed(byHand) {
    const bag = byHand && controls.querySelector('[data-do="bag"]');
    if (bag) return void bag.focus({ preventScroll: true });
    const over = !asked && stage.contains(document.activeElement) && controls.querySelector('.main:not([disabled])'); // that opens it again
    if (over) return void over.focus({ preventScroll: true });
    if (!nowhere() && document.activeElement.isConnected && !idle()) return;
    park(title);
  }

  side.addEventListener('focusin', ({ target }) => {
    if (target.closest('.words-box')) inWords = true;
  });
  stage.addEventListener('focusin', () => (inWords = false));

  // who goes somewhere by the keys is not led away from there; who leaves what was opened is led to what is asked then
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') due = true;
    else if (key === 'Tab' || key.startsWith('Arrow')) [due, went] = [false, true];
  }, true);

  return { acted, anew, asks, park, closed, goOn };
}
