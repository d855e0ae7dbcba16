// The dialog of a tournament: who takes part, how long it takes, how far it is, and how it came out.
import { download } from '../device.mjs';
import { html, icon, paint } from '../html.mjs';
import { _, gamesList, ngettext } from '../i18n.mjs';
import '../print.mjs';
import { intoClass } from './classlist.mjs';
import { lasting } from './clock.mjs';
import * as dialog from './dialog.mjs';
import { MOST, joined, ofFiles, ofLinks } from './entries.mjs';
import { explain } from './explain.mjs';
import { rooms, whyNot } from './rooms.mjs';
import { apart, crossed, csv, keptText, standing } from './standing.mjs';
import { gameOf, number } from './words.mjs';

const ROUNDS = [1, 2, 5, 10, 25, 50];
const LONGEST = 3600; // seconds: a lesson
const ROOMS = navigator.deviceMemory < 4 ? 2 : navigator.deviceMemory >= 8 ? 4 : 3; // at once; each is an interpreter
const SEEDS = 2 ** 31;
const OFTEN = 300; // ms from one table to the next

const $ = (id) => document.getElementById(id);

/** `shelf`: of the bots here; `started()`, `ended()`: the device is busy. Returns `open(game)`. */
export function tournament({ shelf, started, ended }) {
  let game = '';
  let guests = []; // bots of files and links
  let left = new Set(); // sources that do not take part
  let measured = null; // {key, seconds, out}
  let running = null; // an AbortController
  let last = null; // {game, names, result, at, kept}: how the last one came out

  const mine = () => shelf.list().filter((bot) => !bot.damaged && bot.game === game);
  const all = () => joined(mine(), guests.filter((bot) => bot.game === game));
  const chosen = () => all().filter(({ source }) => !left.has(source));
  const keyOf = (bots) => JSON.stringify([game, bots.map(({ source }) => source)]);
  const namesOf = (bots) => apart(bots.map(({ name }) => name || _('Bot without a name')));

  // ---- before it begins

  const entry = (bot, i) => html`<li><label class="switch"><span><bdi>${bot.name || _('Bot without a name')}</bdi>${bot.id ? '' : html` <small>${_('from a file or link')}</small>`}</span>
    <input type="checkbox" id="entry-${i}" data-change="entry" data-entry="${i}"${left.has(bot.source) ? '' : html` checked`}></label>${bot.id ? '' : html`<details><summary>${_('Its code')}</summary><pre tabindex="0"><code>${bot.source}</code></pre></details>`}</li>`;

  const amounts = (bots) => {
    const n = bots.length - [...measured.out.keys()].length;
    const long = (rounds) => ((n * (n - 1)) / 2) * (measured.seconds.match + 2 * rounds * measured.seconds.game);
    if (n < 2) return html`<p class="note">${_('Two bots are needed that run.')}</p>`;
    const list = ROUNDS.map((rounds) => ({ rounds, seconds: long(rounds) })).filter(({ rounds, seconds }) => rounds === 1 || seconds < LONGEST);
    return html`<p class="label">${_('How many deals for each pair?')}</p><div class="amounts">${list.map(({ rounds, seconds }) => html`<button type="button" class="button" data-act="start" data-rounds="${rounds}"><b>${number(rounds)}</b>
      <small>${ngettext('%(n)s game', '%(n)s games', n * (n - 1) * rounds)}, ${lasting(seconds)}</small></button>`)}</div>
      <p class="note">${_('Every pair plays the same deals, each of them twice: once from each seat.')}</p>`;
  };

  const ways = () => {
    const bots = chosen();
    if (bots.length < 2) return html`<p class="note">${_('Two bots are needed, at least.')}</p>`;
    if (measured?.key === keyOf(bots)) return amounts(bots);
    return html`<button type="button" class="button main" data-act="measure">${icon('clock')}<span>${_('How long will it take?')}</span></button>
      <p class="note">${_('Each bot plays one game to find out. Then you choose how many.')}</p>`;
  };

  const setup = () => html`<h2>${_('Tournament of bots')}</h2><p>${_('All play against all, in the same deals. Each bot has a room of its own, away from the cards and from the others.')}</p>
    <label class="label" for="cup-game">${_('Game')}</label><select id="cup-game" data-change="game">${gamesList().map(({ id, title }) => html`<option value="${id}"${id === game ? html` selected` : ''}>${title}</option>`)}</select>
    <h3>${_('Who takes part?')}</h3>${all().length ? html`<ul class="entries">${all().map(entry)}</ul>` : html`<p>${_('There is no bot for this game yet.')}</p>`}
    <div class="buttons"><label class="button" for="cup-files">${icon('upload')}${_('Add files (.py)')}</label><input class="unseen" type="file" id="cup-files" multiple accept=".py,text/x-python,text/plain" data-change="files"></div>
    <label class="label" for="cup-links">${_('Links of bots, one or many')}</label><div class="row"><textarea class="field" id="cup-links" rows="2" spellcheck="false" autocomplete="off"></textarea>
      <button type="button" class="button" data-act="links">${icon('link')}${_('Add')}</button></div>
    <p class="small">${_('Bots from files and links are not kept on this device. They run shut in, as all do.')}</p>
    <div id="cup-ways">${ways()}</div><p class="problem" role="alert" id="cup-problem"></p>`;

  const during = (trial) => html`<h2>${trial ? _('A trial, to see how long it takes') : _('The tournament is being played')}</h2>
    <div id="running"><progress id="cup-far" max="1" aria-label="${_('How far it is')}"></progress><p id="cup-said" class="note" role="status">${_('Python is being started for the first bots…')}</p>
    <button type="button" class="button bad" data-act="halt">${_('Stop')}</button></div><div id="cup-lines"></div>`;

  // ---- how it came out

  const outSaid = (result) => (bot) => {
    const fault = result.out.get(bot);
    if (!fault) return '';
    const where = fault.line ? _('Line %(n)s:', { n: fault.line }) : '';
    const kind = result.stops[bot] >= 3 ? _('Out after three stops.') : _('Does not run.');
    return [kind, where, explain(fault)].filter(Boolean).join(' ');
  };

  const outcome = ({ result, names, game: of, kept }) => html`<div class="results"><h2>${_('Tournament: %(game)s', { game: gameOf(of).title })}</h2>
    <p>${ngettext('%(n)s game was played.', '%(n)s games were played.', result.games.length)} ${result.stopped ? _('It was stopped before all had met.') : ''}</p>
    ${standing(result.lines, names, outSaid(result))}
    <p class="note">${_('“Probably between”: the share of games a bot would win over very many of them. Where two of these ranges overlap, nobody can say yet which bot is stronger.')}</p>
    ${result.games.length ? html`<h3>${_('Who has won against whom')}</h3>${crossed(result.lines, names)}` : ''}</div>
    <div class="buttons"><button type="button" class="button" data-print="all">${icon('print')}${_('Print')}</button>
      <button type="button" class="button" data-act="csv">${icon('download')}${_('Save as a table (CSV)')}</button>
      <button type="button" class="button" data-act="keep"${kept ? html` disabled` : ''}>${icon('check')}${kept ? _('It is in the class’s list') : _('Into the class’s list')}</button>
      <button type="button" class="button main" data-act="setup">${icon('reload')}${_('Another tournament')}</button></div>`;

  // ---- what is done

  const problem = (text) => ($('cup-problem').textContent = text);
  const draw = () => dialog.open(String(last ? outcome(last) : setup()), ON, { wide: true });

  function redraw(said = '') {
    const at = $('panel-body').scrollTop;
    draw();
    $('panel-body').scrollTop = at;
    if (said) problem(said);
  }

  async function played(rounds, bots, out) {
    running = new AbortController();
    const mineNow = running;
    const names = namesOf(bots);
    let drawn = 0;
    started();
    dialog.open(String(during(!rounds)), ON, { wide: true });
    try {
      const { playTournament, prepare } = await rooms();
      await prepare({ onprogress: (share) => $('cup-far') && ($('cup-far').value = share) });
      return await playTournament({
        game, bots, rounds, out, most: ROOMS, signal: mineNow.signal, seed: Math.floor(Math.random() * SEEDS),
        onprogress({ done, of, seconds, pair, lines }) {
          if (!$('cup-far')) return;
          $('cup-far').value = of ? done / of : 0;
          const who = _('%(one)s against %(other)s', { one: names[pair[0]], other: names[pair[1]] });
          $('cup-said').textContent = [_('Game %(n)s of %(of)s', { n: Math.min(done + 1, of), of }), who, rounds && done > 1 ? _('still %(time)s', { time: lasting(seconds) }) : ''].filter(Boolean).join(' · ');
          if (!rounds || !lines || performance.now() - drawn < OFTEN) return;
          paint($('cup-lines'), standing(lines, names));
          drawn = performance.now();
        },
      });
    } finally {
      running = null;
      ended();
    }
  }

  /** What goes wrong with the rooms is said in the dialog; null then, and where somebody has gone. */
  async function tried(rounds, bots, out = new Map()) {
    try {
      return await played(rounds, bots, out);
    } catch (error) {
      console.info(error);
      if ($('panel').open) {
        draw();
        problem(whyNot(error));
      }
      return null;
    }
  }

  async function measure() {
    const bots = chosen();
    const found = await tried(0, bots);
    if (!found) return;
    if (!found.stopped) measured = { key: keyOf(bots), seconds: found.seconds, out: broken(found) };
    if (!$('panel').open) return;
    draw();
    const names = namesOf(bots);
    if (measured?.out.size) problem([...measured.out].map(([bot]) => `${names[bot]}: ${outSaid(found)(bot)}`).join(' '));
    $('cup-ways').scrollIntoView({ block: 'nearest' });
    $('cup-ways').querySelector('button')?.focus({ preventScroll: true });
  }

  /** Those that do not run at all are out from the beginning; who was stopped in a trial may try again. */
  const broken = ({ out, stops }) => new Map([...out].filter(([bot]) => stops[bot] < 3));

  async function start(rounds) {
    const bots = chosen();
    const result = await tried(rounds, bots, measured.out);
    if (!result) return;
    last = { game, names: namesOf(bots), result, at: Date.now(), kept: false };
    if (!$('panel').open) return dialog.toast(_('The tournament was stopped.'));
    draw();
    dialog.say($('panel-title').textContent);
  }

  function takenIn({ bots, refused }, what) {
    guests = joined(guests, bots);
    const others = bots.filter((bot) => bot.game !== game).length;
    redraw([
      refused ? what : '',
      others ? ngettext('%(n)s bot is for another game.', '%(n)s bots are for other games.', others) : '',
      all().length >= MOST ? _('There is room for %(n)s bots.', { n: MOST }) : '',
    ].filter(Boolean).join(' '));
  }

  const ids = () => gamesList().map(({ id }) => id);

  const ON = {
    game({ value }) {
      game = value;
      redraw();
      $('cup-game').focus();
    },
    entry({ dataset, checked }) {
      const { source } = all()[dataset.entry];
      if (checked) left.delete(source);
      else left.add(source);
      paint($('cup-ways'), ways());
    },
    async files({ files }) {
      const found = await ofFiles([...files], ids(), game);
      takenIn({ ...found, refused: found.refused.length }, _('No bot: %(files)s.', { files: found.refused.join(', ') }));
    },
    async links() {
      const found = await ofLinks($('cup-links').value, ids());
      if (!found.bots.length && !found.refused) return problem(_('There is no link of a bot in it.'));
      return takenIn(found, ngettext('%(n)s link is damaged.', '%(n)s links are damaged.', found.refused));
    },
    measure,
    start: ({ dataset }) => start(Number(dataset.rounds)),
    halt: () => running?.abort(),
    setup() {
      last = null;
      draw();
    },
    csv: () => download(`prateria-${_('tournament')}.csv`, csv(last.result.lines, last.names), 'text/csv'),
    async keep() {
      const why = await intoClass(keptText({ game: last.game, at: last.at, names: last.names, lines: last.result.lines, stopped: last.result.stopped }), last.at);
      if (why) return dialog.toast(_('There is no room left on this device: it is not kept.'));
      last.kept = true;
      redraw();
      return dialog.toast(_('It stands on the teacher’s page, with the results of the class.'));
    },
    closed: () => running?.abort(),
  };

  return {
    /** `of`: the game that is looked at, to begin with. */
    open(of) {
      game ||= of;
      draw();
    },
  };
}
