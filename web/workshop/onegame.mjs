// One game, step by step: what the bot saw, what it chose, and what it printed then.
import { html, icon, paint } from '../html.mjs';
import { _, language } from '../i18n.mjs';
import { rooms, whyNot } from './rooms.mjs';
import { picture } from './stage.mjs';

/** Does one thing after the other: an interpreter is asked one thing at a time. */
function oneByOne() {
  let before = Promise.resolve();
  return (work) => (before = before.then(work, work));
}

const OFTEN = 600; // ms from one picture to the next while the game runs
const SHOWN = 4000; // characters of what was printed in one move

const dice = () => crypto.getRandomValues(new Uint32Array(1))[0];

export const skeleton = () => html`<div id="one">
  <div class="row" id="one-now"><p id="one-note" class="note" role="status"></p><button type="button" class="button bad" id="halt" hidden>${_('Stop')}</button></div>
  <div id="starting" hidden><p role="status" id="starting-said"></p><progress max="1" value="0" id="starting-far" aria-label="${_('How far it is')}"></progress></div>
  <div id="stage" role="img" aria-label="${_('The table as your bot saw it')}"></div>
  <p id="hint">${_('Touch “Run”: your bot plays a game, and you see each of its moves, what it saw and what it printed.')}</p>
  <div id="way" hidden><button type="button" class="button" id="earlier" aria-label="${_('The move before')}">${icon('back')}</button>
    <input type="range" id="at" min="0" max="0" value="0" aria-label="${_('Move of your bot')}">
    <button type="button" class="button" id="later" aria-label="${_('The next move')}">${icon('next')}</button><span id="at-count"></span>
    <button type="button" class="tool" id="large" aria-pressed="false" aria-label="${_('Large picture')}" title="${_('Large picture')}">${icon('full')}</button></div>
  <div id="thought"></div>
  <div class="row" id="after" hidden><button type="button" class="button" id="again">${icon('reload')}<span>${_('Other cards')}</span></button>
    <button type="button" class="button" id="sit">${icon('person')}<span>${_('Play against it yourself')}</span></button></div></div>`;

/**
 * `root`: where the skeleton stands. `faulty(fault)`: something went wrong in the code; `started()`, `ended()`: the device is
 * busy with it. Returns `run({bot, game, seats, opponent})`, `stop()`, `forget()`.
 */
export function startOneGame(root, { faulty, started, ended }) {
  const $ = (id) => root.querySelector(`#${id}`);
  const stage = picture($('stage'));
  let playing = null; // {game, moves, at, over, seats, names}: the game that is shown
  let [seed, luck] = [dice(), dice()]; // nothing of the deal goes to the bots with their random numbers
  let last = null; // what was run last
  let turn = 0; // of those who ask for a picture the last one gets it

  const note = (text) => ($('one-note').textContent = text);

  const STEPS = {
    python: () => _('Python is coming…'),
    referee: () => _('A referee is taking the cards…'),
    room: () => _('A room is being opened for your bot…'),
  };
  const SHARE = { python: [0.06, 0.44], referee: [0.5, 0.5], room: [0.5, 0.5] }; // of the bar: from where, and how much

  /** What is waited for, and how much of it all is done; nothing: it has begun. */
  function starting(step, share = 0) {
    $('starting').hidden = !step;
    $('hint').hidden = Boolean(step);
    if (!step) return;
    const [from, much] = SHARE[step];
    $('starting-said').textContent = STEPS[step]();
    $('starting-far').value = from + much * share;
  }

  // ---- what is shown

  function drawWay() {
    const { moves, at, over } = playing;
    const most = moves.length - (over ? 0 : 1);
    $('way').hidden = $('after').hidden = moves.length < 1;
    Object.assign($('at'), { max: Math.max(most, 0), value: at });
    $('earlier').disabled = at <= 0;
    $('later').disabled = at >= most;
    const text = at < moves.length ? _('Move %(n)s of %(of)s', { n: at + 1, of: moves.length }) : _('The end');
    $('at-count').textContent = text;
    $('at').setAttribute('aria-valuetext', text);
  }

  const printed = (text) => (text ? html`<pre class="printed" tabindex="0" aria-label="${_('What your bot printed')}">${text.slice(0, SHOWN)}${text.length > SHOWN ? ' …' : ''}</pre>` : '');

  function drawThought({ said, code }) {
    const { moves, at, over, names } = playing;
    const move = moves[at];
    if (move) {
      // what went wrong stands above the table
      paint($('thought'), html`${move.fault || !code ? '' : html`<p class="chose">${icon('bot')}<span><b>${_('Your bot:')}</b> ${said}<code>${code}</code></span></p>`}${printed(move.printed)}`);
    } else if (over) {
      const points = over.points.map((n, seat) => html`<li${over.winners.includes(seat) ? html` class="best"` : ''}><bdi>${names[seat]}</bdi>: ${n}</li>`);
      paint($('thought'), html`<p class="chose">${icon('flag')}<b>${over.winners.includes(0) ? (over.winners.length > 1 ? _('Your bot shares the win.') : _('Your bot wins.')) : _('Your bot does not win this time.')}</b></p>
        <ul class="points">${points}</ul><a class="button" target="_blank" href="./#g=${over.link}">${icon('past')}${_('Look at the whole game')}</a>`);
    }
  }

  /** What was done, in a sentence where there is one, and as code. */
  const told = async (referee, step, seen) => ({ said: (await referee.said(step, step + 1, seen)).join(' '), code: await referee.chosen(step) });

  async function show(at) {
    if (!playing) return;
    playing.at = at;
    drawWay();
    const mine = (turn += 1);
    const { game, moves, names, over } = playing;
    const move = moves[at];
    const seen = { seat: 0, lang: language(), names };
    try {
      const [svg, said] = await playing.inTurn(async () =>
        mine === turn
          ? [await game.referee.draw(move ? move.begin : over.actions, { ...seen, ...stage.size() }), move && !move.fault ? await told(game.referee, move.begin, seen) : {}]
          : ['', {}]);
      if (mine !== turn) return;
      stage.show(svg);
      drawThought(said);
    } catch (error) {
      console.info(error);
      if (mine === turn) drawThought({});
    }
  }

  // ---- the run

  async function run(what) {
    stop();
    last = what;
    const { bot, game, seats, opponent, label } = what;
    const others = Array.from({ length: seats - 1 }, () => opponent);
    const mine = { busy: true, moves: [], at: 0, over: null, follow: true, inTurn: oneByOne(), names: [bot.name || _('Your bot'), ...others.map((_unused, i) => (seats > 2 ? `${label} ${i + 1}` : label))] };
    started();
    $('halt').hidden = false;
    note('');
    $('thought').textContent = '';
    stage.show('');
    $('way').hidden = $('after').hidden = true;
    playing = mine;
    let drawn = 0; // when the table was drawn last
    const current = () => playing === mine && !mine.halted;
    try {
      starting('python');
      const { openGame, prepare } = await rooms();
      const onstep = (step, share) => current() && starting(step, share);
      await prepare({ onprogress: (share) => onstep('python', share) });
      mine.game = await openGame({ game: game.id, seed, luck, players: [{ source: bot.source }, ...others], onstep });
      if (!current()) return mine.game.close();
      starting('');
      note(_('Your bot is playing…'));
      for (let move; current() && (move = await mine.inTurn(() => mine.game.next())); ) {
        if (!current()) break;
        if (move.seat !== 0) continue;
        mine.moves.push(move);
        if (mine.follow) mine.at = mine.moves.length - 1;
        if (mine.follow && performance.now() - drawn > OFTEN) {
          await show(mine.at);
          drawn = performance.now();
        } else drawWay();
        if (move.fault) {
          faulty(move.fault);
          break;
        }
      }
      if (!current()) return undefined;
      const fault = mine.moves.at(-1)?.fault;
      if (!fault) mine.over = await mine.inTurn(() => mine.game.referee.result());
      note(fault ? _('The game was stopped here.') : '');
      await show(fault ? mine.moves.length - 1 : mine.follow ? mine.moves.length : mine.at);
      if (!fault && playing === mine) $('thought').scrollIntoView({ block: 'nearest' }); // the result is not to lie below the page
    } catch (error) {
      if (!current()) return undefined;
      if (error.fault) {
        note(error.player ? _('The other bot does not run.') : _('Your bot does not run yet.'));
        if (!error.player) faulty(error.fault);
      } else {
        console.info(error);
        note(whyNot(error));
      }
    } finally {
      if (playing === mine) {
        $('halt').hidden = true;
        starting('');
      }
      rested(mine);
    }
    return undefined;
  }

  /** The device has nothing more to do for it. */
  function rested(run) {
    if (run.busy) ended();
    run.busy = false;
  }

  function stop() {
    if (!playing) return;
    rested(playing);
    playing.halted = true;
    playing.game?.close();
    playing = null;
    $('halt').hidden = true;
    starting('');
  }

  /** Stopped by hand: what has been played can still be looked at. */
  function halt() {
    if (!playing) return;
    playing.halted = true;
    $('halt').hidden = true;
    starting('');
    note(_('Stopped.'));
    rested(playing);
  }

  const leaf = (by) => {
    playing.follow = false;
    show(Math.min(Math.max(playing.at + by, 0), Number($('at').max)));
  };
  $('earlier').onclick = () => leaf(-1);
  $('later').onclick = () => leaf(1);
  $('at').oninput = ({ target }) => {
    playing.follow = false;
    show(Number(target.value));
  };
  $('large').onclick = () => {
    const on = $('large').getAttribute('aria-pressed') !== 'true';
    $('large').setAttribute('aria-pressed', String(on));
    document.body.classList.toggle('large', on); // the observer below has it drawn anew
  };
  $('halt').onclick = halt;
  $('again').onclick = () => {
    [seed, luck] = [dice(), dice()];
    if (last) root.dispatchEvent(new CustomEvent('run-again', { bubbles: true }));
  };
  let timer = 0;
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => playing?.game && playing.moves.length && show(playing.at), 200);
  }).observe($('stage'));

  return {
    run,
    stop,
    forget() {
      stop();
      stage.show('');
      $('way').hidden = $('after').hidden = true;
      $('thought').textContent = '';
      note('');
    },
  };
}
