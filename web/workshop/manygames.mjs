// Many games: who is stronger? Before they begin it is known how long they take; while they are played they can be stopped.
import { html, icon, paint } from '../html.mjs';
import { _, ngettext } from '../i18n.mjs';
import { picture, table, verdict } from './chart.mjs';
import { lasting, offers } from './clock.mjs';
import { explain } from './explain.mjs';
import { knownOf } from './known.mjs';
import { rooms, whyNot } from './rooms.mjs';
import { number, reference } from './words.mjs';

const PATIENCE = 60_000; // ms for the games by which it is measured how long one takes
const OFTEN = 300; // ms from one picture to the next while games are played
const SEEDS = 2 ** 31;

export const skeleton = () => html`<div id="many" hidden><div id="how"></div><div id="amounts" role="group" aria-label="${_('How many games?')}"></div>
  <div class="row" id="to-cup"><button type="button" class="button" id="cup">${icon('flag')}<span>${_('Tournament of bots')}</span></button></div>
  <div id="running" hidden><progress id="far" max="1" value="0" aria-label="${_('How far it is')}"></progress><p id="so-far" class="note" role="status"></p>
    <button type="button" class="button bad" id="end-many">${_('Stop')}</button></div>
  <div id="outcome"></div></div>`;

/** [own points, the best of the others]. The own bot is the first player. */
const score = ({ points, sitting }) => [points[sitting.indexOf(0)], Math.max(...points.filter((_unused, seat) => sitting[seat] !== 0))];

/** The game in which the own bot was left furthest behind. */
const worst = ({ games }) => {
  const lead = (game) => score(game)[0] - score(game)[1];
  return games.reduce((one, other) => (lead(other) < lead(one) ? other : one), games[0]);
};

/**
 * `root`: where the skeleton stands. `chosen()`: {bot, game, seats, opponent, label, foreign}; `may()`: whether it may run;
 * `faulty(fault)`; `started()`, `ended()`. Returns `begin()`, `draw()` and `drop()`.
 */
export function startManyGames(root, { chosen, may, faulty, started, ended }) {
  const $ = (id) => root.querySelector(`#${id}`);
  const known = new Map(); // what was measured -> seconds of one game
  let fair = false;
  let running = null; // an AbortController
  let measured = '';

  const keyOf = ({ bot, seats, opponent }) => JSON.stringify([bot.source, seats, opponent, apart()]);
  const apart = () => fair || chosen().foreign;

  function drawHow() {
    const { foreign } = chosen();
    paint($('how'), html`<fieldset class="option"><legend>${_('How')}</legend><div class="choices">
      <label><input type="radio" name="fair" id="fair-no" value=""${apart() ? '' : html` checked`}${foreign ? html` disabled` : ''}><span>${_('Quick trial')}</span></label>
      <label><input type="radio" name="fair" id="fair-yes" value="yes"${apart() ? html` checked` : ''}><span>${_('Fair match')}</span></label></div>
      <p class="note">${foreign ? _('A bot from somebody else always has a room of its own.') : apart() ? _('Every bot has a room of its own, away from the cards: slower, and nobody can cheat.') : _('All bots share one room: quick, for trying things out. A bot could peek at the others there, so only a fair match says who is really stronger.')}</p></fieldset>`);
  }

  function drawAmounts() {
    const seconds = known.get(keyOf(chosen()));
    if (seconds === undefined) {
      paint($('amounts'), html`<button type="button" class="button main" id="measure">${icon('clock')}<span>${_('How long does a game take?')}</span></button>
        <p class="note">${_('A game or two are played to find out. Then you choose how many.')}</p>`);
      return;
    }
    const list = offers(seconds, chosen().seats);
    paint($('amounts'), list.length
      ? html`<p class="label">${_('How many games?')}</p><div class="amounts">${list.map(({ games, seconds: long }, i) => html`<button type="button" class="button${i ? '' : ' main'}" data-games="${games}"><b>${number(games)}</b><small>${lasting(long)}</small></button>`)}</div>
        <p class="note">${_('Each deal is played from every seat, so that the cards are the same for both.')}</p>`
      : html`<p class="problem">${_('One game takes longer than ten minutes here: choose another opponent, or let your bot think less.')}</p>`);
  }

  function draw() {
    drawHow();
    const key = keyOf(chosen());
    if (!running) drawAmounts();
    if (key !== measured && !running) $('outcome').textContent = '';
    measured = key;
  }

  function busy(on) {
    $('running').hidden = !on;
    $('amounts').hidden = $('how').hidden = $('to-cup').hidden = on;
    $('far').removeAttribute('value');
    if (on) started();
    else ended();
  }

  /** Plays; undefined where it could not be. */
  async function played(games, onprogress, seed, { signal }) {
    const { bot, game, seats, opponent } = chosen();
    const { playMatch, quickMatch } = await rooms();
    return (apart() ? playMatch : quickMatch)({ game: game.id, seats, players: [{ source: bot.source }, opponent], games, seed, onprogress, signal });
  }

  const failed = (error) => {
    if (error.fault) {
      $('outcome').innerHTML = html`<p class="problem">${error.player ? _('The other bot does not run.') : _('Your bot does not run yet.')}</p>`;
      if (!error.player) faulty(error.fault);
    } else {
      console.info(error);
      $('outcome').innerHTML = html`<p class="problem">${whyNot(error)}</p>`;
    }
  };

  async function measure() {
    const key = keyOf(chosen());
    const { seats } = chosen();
    running = new AbortController();
    const mine = running;
    $('outcome').textContent = '';
    $('so-far').textContent = _('A game is being played to see how long it takes…');
    busy(true);
    let long = false;
    const patience = setTimeout(() => {
      long = true;
      mine.abort();
    }, PATIENCE);
    try {
      await (await rooms()).prepare({ onprogress: (share) => ($('far').value = share) });
      const began = performance.now();
      let [one, first, done] = [null, 0, 0];
      const result = await played(seats, (progress) => {
        if (!first) first = performance.now(); // without the start of Python
        one = (performance.now() - began) / 1000;
        ({ done } = progress);
      }, 0, mine);
      const each = done > 1 ? (one - (first - began) / 1000) / (done - 1) : one;
      if (result.games.length || long) known.set(key, each ?? PATIENCE / 1000);
      if (!mine.dropped) tellFaults(result);
    } catch (error) {
      if (!mine.dropped) failed(error);
    }
    clearTimeout(patience);
    over(mine);
  }

  /** The code has a line at which it stopped: that is shown where it stands. */
  function tellFaults({ games, fault: broken }) {
    const fault = broken ?? games.flatMap(({ faults }) => faults).find(({ player }) => player === 0);
    if (fault) faulty(fault);
    return fault;
  }

  async function start(games) {
    running = new AbortController();
    const mine = running;
    $('outcome').textContent = '';
    $('so-far').textContent = '';
    busy(true);
    const { bot, seats, label } = chosen();
    const names = [bot.name || _('Your bot'), label];
    let drawn = 0;
    try {
      const result = await played(games, ({ done, seconds, players }) => {
        if (performance.now() - drawn > OFTEN) {
          $('outcome').innerHTML = picture({ players }, names, seats);
          drawn = performance.now();
        }
        $('far').value = done / games;
        const wins = Math.round(10 * players[0].won) / 10;
        $('so-far').textContent = [ngettext('%(n)s game played', '%(n)s games played', done), _('won: %(n)s', { n: number(wins, wins % 1 ? 1 : 0) }), _('still %(time)s', { time: lasting(seconds) })].join(' · ');
      }, Math.floor(Math.random() * SEEDS), mine);
      if (!mine.dropped) show(result, { bot, seats, names });
    } catch (error) {
      if (!mine.dropped) failed(error);
    }
    over(mine);
  }

  function over(mine) {
    if (running !== mine) return;
    running = null;
    busy(false);
    drawAmounts();
  }

  function show(result, { bot, seats, names }) {
    const mine = result.players[0];
    const fault = tellFaults(result);
    if (!result.games.length) {
      $('outcome').innerHTML = html`<p class="${fault ? 'problem' : 'note'}">${fault ? explain(fault, knownOf(bot.source, reference(bot.game))) : _('Stopped before a game was over.')}</p>`;
      return;
    }
    const [count, sure, means] = verdict(result, seats);
    const low = worst(result);
    $('outcome').innerHTML = html`<h3 tabindex="-1" id="outcome-title">${count}</h3><p>${sure} ${means}</p>
      ${picture(result, names, seats)}
      <p class="note">${_('The thin line shows between which values it would be over very many games. The dashed line: both equally strong.')}</p>
      ${table(result, names, seats)}
      ${result.stopped === 'forfeit' ? html`<p class="problem">${_('After three stops the match was over.')}</p>` : ''}
      ${mine.stops ? html`<p class="problem">${ngettext('Your bot was stopped %(n)s time.', 'Your bot was stopped %(n)s times.', mine.stops)} ${fault ? explain(fault, knownOf(bot.source, reference(bot.game))) : ''}</p>` : ''}
      <div class="buttons"><a class="button" id="worst" target="_blank" href="./#g=${low.link}">${icon('past')}${_('Look at its worst game')} <small>${score(low).join(' : ')}</small></a></div>`;
    $('outcome-title').focus({ preventScroll: true });
    $('outcome-title').scrollIntoView({ block: 'start' });
  }

  /** Stops without a result: another bot, or a single game, is shown now. */
  function drop() {
    if (!running) return;
    running.dropped = true;
    running.abort();
    running = null;
    busy(false);
    $('outcome').textContent = '';
  }

  /** "Run": first it is measured how long a game takes; where that is known, the first number that is offered is played. */
  function begin() {
    if (running) return undefined;
    const amount = root.querySelector('[data-games]');
    return amount ? start(Number(amount.dataset.games)) : measure();
  }

  root.addEventListener('click', ({ target }) => {
    const amount = target.closest('[data-games]');
    if (amount) may() && start(Number(amount.dataset.games));
    else if (target.closest('#measure')) may() && measure();
    else if (target.closest('#end-many')) running?.abort();
  });
  root.addEventListener('change', ({ target }) => {
    if (target.name !== 'fair') return;
    fair = target.value === 'yes';
    draw();
  });

  return { begin, draw, drop };
}
