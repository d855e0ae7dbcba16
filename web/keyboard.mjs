// The keyboard on the stage: one tab stop, arrows from one touchable thing to the next: along its group, and across it out of it.
import { _ } from './i18n.mjs';

/** Where a thing is. Drawings reach over its edge, where they are cut off, but their boxes know nothing of that; so it
 *  is where it can be touched. */
const boxOf = (element) => (element.querySelector(':scope > .hit') ?? element).getBoundingClientRect();

const centre = (element) => {
  const box = boxOf(element);
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The nearest of the others in a direction (dx, dy): what lies straight ahead counts more than what lies aside. */
export function nearest(from, others, dx, dy) {
  let best = null;
  let least = Infinity;
  for (const [item, [x, y]] of others) {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const cost = ahead + 2.2 * aside;
    if (ahead > 3 && cost < least) [best, least] = [item, cost];
  }
  return best;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const NAMED = '#stage [role="group"][aria-label]:not(svg)';

/** The group of a thing: the named one in which it is drawn (a screen reader says its name when one enters it), else
 *  all of its sort. */
export const groupOf = (element) =>
  element.parentElement?.closest(NAMED)
  ?? (element.dataset.pick ?? element.dataset.do ?? 'page').split(':')[0];

const sortOf = ({ dataset }) => (dataset.pick ?? '').split(':')[0];

/** How far one lies in a direction, and how far aside. */
const off = (from, [, [x, y]], [dx, dy]) =>
  [(x - from[0]) * dx + (y - from[1]) * dy, Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)];

/** Of those in a direction the nearest of a group, `own`: what lies mostly aside is not there. */
function within(from, own, way) {
  const found = nearest(from, own, ...way);
  if (!found) return null;
  const [along, aside] = off(from, own.find(([item]) => item === found), way);
  return aside <= 2 * along ? found : null;
}

/** Whether one of the others lies before it. */
function parted(from, found, own, others, way) {
  const [far] = off(from, own.find(([item]) => item === found), way);
  return others.map((one) => off(from, one, way)).some(([along, aside]) => along > 3 && along < far && aside <= along);
}

/** Where an arrow leads: within the group, `own`; beyond the end of a row to what is read `next`, if that is the next row;
 *  across the group, or up and down to what lies
 *  between its things, to the nearest of the `others`. Null: along it there is nothing more. */
export function ahead(from, own, others, way, next = null) {
  const [dx, dy] = way;
  const found = within(from, own, way);
  if (found && !(dy && parted(from, found, own, others, way))) return found;
  const beside = [[1, 0], [-1, 0]].some((side) => within(from, own, side));
  if (beside || found ? dy : !within(from, own, [-dx, -dy])) return nearest(from, others, dx, dy);
  const [item, [x, y]] = next ?? [null, from];
  return dx && (x - from[0]) * dx < -3 && (y - from[1]) * dx > 3 ? item : null;
}

/** One tab stop for the whole stage; `ring` is drawn round what has the focus; `confirm()` plays what is chosen whole, or
 *  says what it lacks, and whether it did either; `answers()`: the buttons beside the stage that answer too, `done()`: the
 *  one that confirms what is chosen whole; `say(text)`: that there is nothing more. Returns what to do after each morph
 *  (`sync`), when things have moved (`drawRing`), and the ways to the `next` thing that is possible, to the next choice
 *  (`choice`), to what is proposed (`proposal`) and to the `hand`. */
export function keyboard(stage, ring, confirm, answers, done = () => null, say = () => {}) {
  let current = ''; // what holds the tab stop
  let spot = null; // where it was, should it vanish
  let opener = ''; // the pick that was pressed last: what it opened gives the focus back to it
  let pressed = []; // picks in the order in which they were pressed, as long as they are chosen
  let pointed = matchMedia('(pointer: coarse)').matches; // a finger leads: a ring that the page sets by itself would look like advice

  const KEYS = '[data-pick], [data-do], [data-zoom], [data-pane][role="button"], [data-reads]'; // the last: only to be read
  const nameOf = ({ dataset, id }) => dataset.pick ?? dataset.pane ?? id;
  const picks = () => [...stage.querySelectorAll(KEYS)].filter((e) => e.getClientRects().length && e.getAttribute('aria-hidden') !== 'true'); // what is in sight, once
  const isLegal = (e) => e.dataset.pick && e.getAttribute('aria-disabled') !== 'true';
  const isPossible = (e) => [e, e.parentElement].some((one) => one?.classList?.contains('possible')); // a picture that is touched as a whole has its looks round it
  const isChosen = (e) => e.dataset.pick && e.getAttribute('aria-pressed') === 'true';
  /** What is to be chosen next; what could be chosen anew only where there is nothing else. */
  const choices = (all) => {
    const legal = all.filter(isLegal);
    const first = legal.filter(isPossible);
    return first.length ? first : legal;
  };
  /** To which of them the focus goes by itself: never to what costs or ends something while there is more to do, nor to what
   *  could be chosen anew while an answer stands beside the map. */
  const asked = (all) => {
    const able = choices(all);
    const led = (some) => some.filter((e) => !e.closest('[data-aside]') && !('next' in e.dataset) && !('offers' in e.dataset)); // of a half that is chosen, to the other
    const found = [led(able), led(all.filter((e) => isLegal(e) && !isChosen(e)))].find((first) => first.length) ?? able;
    const later = (e) => 'later' in e.dataset; // what says all at once: who begins with the other half hears both
    return [...found.filter((e) => !later(e)), ...found.filter(later)];
  };

  /** Whether what can be chosen there stands behind what answers beside the stage. */
  const behind = (all) => all.some((e) => 'behind' in e.dataset && isLegal(e));

  /** What is read in the part of the table to which somebody has turned beside what is asked, if they are there. */
  function turnedTo(all) {
    if (!stage.dataset?.pane) return [];
    const { pane } = stage.querySelector(':scope > [data-asked]')?.dataset ?? {};
    const there = pane !== stage.dataset.pane ? all.filter((e) => e.closest(`.pane-${stage.dataset.pane}`)) : [];
    const here = document.activeElement;
    return there.includes(here) || here?.dataset?.pane === stage.dataset.pane ? there : [];
  }

  /** What can be opened beside what is asked: N leads there too, the focus never goes by itself. */
  const offered = (all) => all.filter((e) => 'offers' in e.dataset);

  function drawRing() {
    const element = document.activeElement;
    const show = stage.contains(element) && element.matches(KEYS) && element.matches(':focus-visible') && !pointed;
    ring.hidden = !show;
    if (!show) return;
    const box = boxOf(element);
    Object.assign(ring.style, {
      left: `${box.left - 4}px`, top: `${box.top - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px`,
    });
  }

  function hold(element) {
    for (const other of stage.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
    if (!element) return;
    if (!stage.hasAttribute('aria-hidden')) element.setAttribute('tabindex', '0'); // a panel stands before it: web/modal.mjs
    current = nameOf(element);
  }

  function go(element) {
    if (!element) return false;
    if (stage.contains(element)) hold(element);
    element.focus();
    spot = centre(element);
    drawRing();
    return true;
  }

  stage.addEventListener('focusin', (event) => {
    const element = event.target.closest(KEYS);
    if (!element) return;
    hold(element);
    spot = centre(element);
    drawRing();
  });
  const press = (pick) => {
    opener = pick;
    pressed = [...pressed.filter((one) => one !== pick), pick];
  };
  stage.addEventListener('click', ({ target }) => press(target.closest?.('[data-pick]')?.dataset.pick ?? opener));
  stage.addEventListener('focusout', drawRing);
  stage.addEventListener('transitionend', drawRing);
  const leads = (finger) => () => {
    pointed = finger;
    document.documentElement.toggleAttribute('data-keys', !finger);
  };
  addEventListener('pointerdown', leads(true), true);
  addEventListener('keydown', leads(false), true);
  addEventListener('resize', drawRing);
  addEventListener('scroll', drawRing, { passive: true });

  /** By an arrow; where a group ends that is said. */
  function step(element, way) {
    const group = groupOf(element);
    const held = element.closest?.('[data-holds]'); // what lies over the land, of which the land is no part
    const all = picks().filter((e) => !held || held.contains(e)).map((e) => [e, centre(e)]);
    const row = all.filter(([e]) => groupOf(e) === group);
    const own = row.filter(([e]) => e !== element);
    const others = all.filter((one) => !row.includes(one));
    const from = centre(element);
    const back = way.includes(-1);
    const next = row[row.findIndex(([e]) => e === element) + (back ? -1 : 1)];
    const named = typeof group !== 'string'; // else nobody hears of a group
    const listed = group.dataset?.list === ''; // read one after the other, however they lie
    if (listed ? go(next?.[0]) : go(ahead(from, own, others, way, next) ?? (named ? null : nearest(from, others, ...way)))) return;
    say(next ? _('Nothing lies further that way.') : back ? _('The first of the group.') : _('The last of the group.'));
  }

  /** Into the next group, or the one before: to what can be chosen there, if anything can. Never to what is shut, but on the
   *  land, which is read. */
  function leap(element, by) {
    const all = picks().filter((e) => e === element || e.getAttribute('aria-disabled') !== 'true' || e.closest('#land'));
    const groups = [...new Set(all.map(groupOf))];
    const to = groups[(groups.indexOf(groupOf(element)) + by + groups.length) % groups.length];
    const there = all.filter((e) => groupOf(e) === to);
    return there.find(isLegal) ?? there[0];
  }

  function end(element, key, whole) {
    const group = groupOf(element);
    const all = picks().filter((e) => whole || groupOf(e) === group);
    return all.at(key === 'Home' ? 0 : -1);
  }

  stage.addEventListener('keydown', (event) => {
    const element = event.target.closest(KEYS);
    if (!element || event.altKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Home' || key === 'End') go(end(element, key, event.ctrlKey));
    else if (event.ctrlKey) return;
    else if (key in ARROWS) step(element, ARROWS[key]);
    else if (key === 'PageDown' || key === 'PageUp') go(leap(element, key === 'PageDown' ? 1 : -1));
    else if (key === 'Enter' || key === ' ') {
      const whole = key === 'Enter' && isChosen(element) && !begins(element);
      if (element.dataset.pick) press(element.dataset.pick);
      if (!event.repeat && !(whole && confirm())) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else return;
    event.preventDefault();
  });

  /** What was chosen first: something else was pressed since, and is chosen too. Enter lets go of it, and plays nothing.
   *  What came to be chosen along with that was never pressed: Enter plays it. */
  const begins = ({ dataset: { pick } }) => pick !== opener && pressed.includes(pick) && picks().some((e) => isChosen(e) && e.dataset.pick === opener);

  /** Once all is chosen: what could be in the place of what was chosen last, that too, and "Done". */
  function others(all) {
    const legal = all.filter(isLegal);
    const chosen = legal.filter(isChosen);
    const open = legal.filter((e) => isPossible(e) && !e.classList.contains('mine'));
    const last = chosen.find((e) => e.dataset.pick === opener) ?? chosen.at(-1);
    const sorts = new Set((open.length ? open : [last]).filter(Boolean).map(sortOf));
    return legal.filter((e) => sorts.has(sortOf(e)));
  }

  /** To the next thing that can be chosen, after the one that has the focus, or the one before (`by` -1); false where there
   *  is none. */
  function next(by = 1) {
    const end = done();
    const beside = end ? [end] : answers();
    const sheet = document.activeElement?.closest?.('[data-sheet]'); // what lies over the rest is left by what closes it
    const there = picks().filter((e) => !sheet || sheet.contains(e));
    const read = turnedTo(there);
    const on = read.indexOf(document.activeElement);
    const leaf = on < 0 ? read.at((by - 1) / 2) : read[on + by];
    if (leaf) return go(leaf);
    const all = [...there, ...beside];
    const second = there.filter((e) => 'second' in e.dataset && isLegal(e)); // the way out of what one may not want to go through
    const rest = (behind(there) ? [...beside, ...asked(there)] : [...asked(there), ...beside]).filter((e) => !second.includes(e));
    const first = [...rest.slice(0, 1), ...second, ...rest.slice(1)];
    const open = choices(there);
    const groups = new Set(asked(there).map(groupOf));
    const able = end ? [...others(there), end] : [...new Set([...first, ...open.filter((e) => groups.has(groupOf(e))), ...offered(there), ...open])]; // each once: what belongs to the question, then what is beside it
    const here = able.indexOf(document.activeElement);
    if (here >= 0) return go(able.at((here + by) % able.length));
    const at = all.indexOf(document.activeElement);
    const wanted = end ? able : first;
    return go(by < 0 ? wanted.findLast((e) => all.indexOf(e) < at) ?? able.at(-1) : wanted.find((e) => all.indexOf(e) > at) ?? able[0]);
  }

  /** To what is to be chosen now: what was just `left`, else where one is, if that can be chosen. */
  function choice(left = []) {
    const able = behind(picks()) && answers().length ? answers() : asked(picks());
    const here = document.activeElement;
    if ('stays' in (here?.dataset ?? {}) && stage.contains(here)) return go(here); // what else costs something is not pressed by a second Enter
    const own = (e) => !('later' in e.dataset); // of what says all at once a second Enter would do another
    return go(able.find((e) => left.includes(e.dataset.pick)) ?? able.find((e) => own(e) && e === here) ?? able.find((e) => 'came' in e.dataset) ?? able.find((e) => own(e) && nameOf(e) === current) ?? able[0]);
  }

  /** To what is proposed, where Enter says yes: to that pick, else to another part of it. False: none is in sight. */
  function proposal(pick) {
    const chosen = picks().filter(isChosen);
    const to = chosen.find((e) => e.dataset.pick === pick) ?? chosen.at(-1);
    opener = to?.dataset.pick ?? opener;
    return go(to);
  }

  /** To one's own hand, else to what can be chosen, here or beside the stage, else to anything. */
  function hand() {
    const all = picks();
    const mine = all.filter((e) => e.classList.contains('mine'));
    return go(mine.find(isLegal) ?? mine[0] ?? asked(all)[0] ?? answers()[0] ?? all[0]);
  }

  /** After each morph: the tab stop stays with its pick, or goes to the nearest that can be chosen when that is gone.
   *  `had`: focus was here; what had it may be gone, or be no more than a picture: a card that is chosen whole lies in
   *  its place. False: there is nothing here to which it could go. */
  function sync(had) {
    const all = picks();
    pressed = pressed.filter((pick) => pick === opener || all.some((e) => isChosen(e) && e.dataset.pick === pick));
    const same = all.filter((e) => nameOf(e) === current).sort((a, b) => Boolean(isChosen(b)) - Boolean(isChosen(a)))[0];
    const active = document.activeElement;
    const to = had && !pointed ? same?.dataset.next : null; // '', or what it has opened
    const inside = to ? all.filter((e) => e.dataset.pick && e.closest(to)) : all;
    if (to != null && (to || same.dataset.pick === opener) && go(asked(inside)[0] ?? inside[0])) return true; // from one half of a choice to the other, or into what it opens
    const card = had && !same && current === 'card' && all.find((e) => e.dataset.pick === opener);
    if (card && go(card)) return true;
    if (had && !(stage.contains(active) && active.matches(KEYS))) {
      const first = asked(all);
      const begin = first.filter((e) => !('later' in e.dataset));
      const near = spot && (begin.length ? begin : first).map((e) => [e, Math.hypot(centre(e)[0] - spot[0], centre(e)[1] - spot[1])]);
      if (!go((same && !same.closest('[data-aside]') && same) || near?.sort((a, b) => a[1] - b[1])[0]?.[0])) return false;
    } else {
      hold(same || all.find(isLegal) || all[0]);
    }
    drawRing();
    return true;
  }

  return { sync, drawRing, next, choice, proposal, hand };
}
