// Games between players that were written here and bots of ours: one game step by step, many games in a row.

import { CellStopped } from './cell.mjs';
import { newCell } from './files.mjs';
import { openRoom } from './player.mjs';
import { openReferee } from './referee.mjs';

export const STOPS = 3; // after so many a player has forfeited, and a match is over
const SLICE = 0.25; // seconds of one's own players in one go
const GRACE = 3; // seconds more, for the turn in which that ends

/** A source that is no player. `player`: its number; `fault`: what is wrong. */
export class PlayerError extends Error {
  constructor(player, fault) {
    super(fault.why);
    this.name = 'PlayerError';
    this.player = player;
    this.fault = fault;
  }
}

/** One game to its end. `setting`: {game, options, seed, luck, stops}; `rooms`, `levels`: by seat. Gives its stops, or null
 *  where the signal has ended it. Each player is read anew for it: the same deal is played from every seat, and who kept the
 *  cards of the game before in a name of its own would know those of the others now. */
export async function wholeGame(referee, setting, { rooms, levels, signal }) {
  for (const room of new Set(rooms)) await room?.renew();
  let { turn } = await referee.call('open', [{ ...setting, levels }]);
  for (turn = turn?.level ? await referee.playOn() : turn; turn; ) {
    if (signal?.aborted) return null;
    const said = await referee.answer(await rooms[turn.seat].choose(turn.message));
    turn = said.turn?.level ? await referee.playOn() : said.turn;
  }
  return (await referee.call('stops')).stops;
}

/** A room for each player that has a source. One after the other: a tablet has not the memory to start several at once. */
async function roomsFor(players, onroom = () => {}) {
  const rooms = [];
  try {
    for (const [number, { source }] of players.entries()) {
      onroom(number);
      rooms.push(source === undefined ? null : await openRoom());
      const said = source === undefined ? { ok: true } : await rooms[number].load(source);
      if (!said.ok) throw new PlayerError(number, said);
    }
  } catch (error) {
    rooms.forEach((room) => room?.close());
    throw error;
  }
  return rooms;
}

/** A game step by step. `players`: by seat, `{source}` or `{level}`; each source has a room of its own.
 *
 *  - `next()` lets the next player act -> `{seat, begin, end, index, printed, ms, fault}`: the actions from `begin` up to
 *    `end` (what is the only thing to be done comes with it); `fault`: the stop that it was, or null. null: it is over.
 *  - `referee`: draws, says, has the result. `turn`: whose turn it is. `close()` ends all.
 *  `onstep(step, share)`: what comes now, `referee` or `room`, and how much of it all is done.
 *  Rejects with RoomError; with PlayerError where a source is no player; with an Error where the setting is none. */
export async function openGame({ game, options = {}, seed = 0, luck = 0, players, onstep = () => {} }) {
  onstep('referee', 0);
  const referee = await openReferee();
  let rooms = [];
  const close = () => [referee, ...rooms].forEach((room) => room?.close());
  try {
    const levels = players.map(({ level }) => level ?? null);
    let turn = await referee.start({ game, levels, options, seed, luck });
    rooms = await roomsFor(players, (number) => onstep('room', (number + 1) / (players.length + 1)));
    const opened = {
      referee,
      close,
      get turn() {
        return turn;
      },
      async next() {
        if (!turn) return null;
        const { seat, step: begin, level, message } = turn;
        const found = level ? {} : await rooms[seat].choose(message);
        const { stop = null, turn: following } = level ? { turn: await referee.decide() } : await referee.answer(found);
        turn = following;
        const end = turn ? turn.step : (await referee.result()).actions;
        const fault = stop && { ...stop, printed: found.printed };
        return { seat, begin, end, index: found.index ?? null, printed: found.printed ?? '', ms: found.ms ?? null, fault };
      },
    };
    return opened;
  } catch (error) {
    close();
    throw error;
  }
}

/** Plays the games of a series and counts them. `rooms`: {call} with the doors of Python; `whole(setting, sitting)`: plays one
 *  game to its end and gives its stops. */
async function series({ call, whole }, { game, seats, options, players, games, seed, onprogress, signal }) {
  await call('series', [players.length, seats]);
  const found = { players: [], games: [], stopped: '' };
  const stops = players.map(() => 0);
  const since = performance.now();
  for (let n = 0; n < games && !found.stopped; n++) {
    if (signal?.aborted) found.stopped = 'asked';
    if (found.stopped) break;
    const began = performance.now();
    const { sitting, ...dealt } = await call('seated', [n, seed]);
    const before = sitting.map((player) => stops[player]);
    const told = await whole({ game, options, ...dealt, stops: before }, sitting, (stop) => (found.stopped = stop));
    if (!told) break;
    const { points, winners, actions, link } = await call('result');
    const faults = told.map((stop) => ({ ...stop, player: sitting[stop.seat] }));
    for (const { player } of faults) stops[player]++;
    const one = { ...dealt, sitting, points, winners, faults, actions, link, ms: performance.now() - began };
    found.games.push(one);
    found.players = (await call('count', [sitting])).players;
    if (stops.some((number) => number >= STOPS)) found.stopped = 'forfeit';
    const left = games - n - 1;
    const seconds = (((performance.now() - since) / (n + 1)) * left) / 1000;
    onprogress?.({ done: n + 1, games, one, players: found.players, seconds });
  }
  return found;
}

/** Many games. `players`: `{source}` or `{level}`, one for each seat; where there are fewer, the last one has the seats that
 *  are left. Each deal is played as often as there are seats, and everybody moves on by one seat; so `games` is best a
 *  multiple of `seats`. Each player has a room of its own, the referee another.
 *
 *  `onprogress({done, games, one, players, seconds})`: after each game; `one`, `players`: as in the result; `seconds`: what is
 *  left, guessed. `signal`: an AbortSignal: the game that is being played is not counted.
 *
 *  Gives `{players, games, stopped}`:
 *  - `players[i]`: `{games, won, low, high, points, stops, seats: [{games, won, points}]}`: `won` in shares; `low`, `high`: the
 *    95 % interval of Wilson of `won / games`; `points`: the mean of a game
 *  - `games[n]`: `{seed, luck, sitting, points, winners, faults, actions, link, ms}`: by seat; `sitting[seat]`: which player;
 *    `faults`: the stops in it, `{seat, player, step, stop, why, line}`; `link`: the text after `#g=`
 *  - `stopped`: '' | `asked` (by the signal) | `forfeit` (somebody was stopped three times: the match is over)
 *  Rejects as `openGame`. */
export async function playMatch({ game, seats = 2, options = {}, players, games = 20, seed = 0, onprogress, signal }) {
  const referee = await openReferee();
  let rooms = [];
  const close = () => [referee, ...rooms].forEach((room) => room?.close());

  async function whole(setting, sitting, end) {
    const levels = sitting.map((player) => players[player].level ?? null);
    const told = await wholeGame(referee, setting, { rooms: sitting.map((player) => rooms[player]), levels, signal });
    if (!told) end('asked');
    return told;
  }

  try {
    rooms = await roomsFor(players);
    return await series({ call: referee.call, whole }, { game, seats, options, players, games, seed, onprogress, signal });
  } finally {
    close();
  }
}

/** The same in one interpreter, for quick trials of one's own players: several times as fast, and it proves nothing, because
 *  they share it with the referee. The same arguments, the same result; besides, `stopped` may be `time` or `gone`: a loop in C
 *  or whatever broke the interpreter down ends the match, and `fault` says where. */
export async function quickMatch({ game, seats = 2, options = {}, players, games = 20, seed = 0, onprogress, signal }) {
  const cell = await newCell();
  const begun = { players: [], games: [], stopped: '' };
  const note = ({ done, games: all, one, players: counted, seconds }) => {
    begun.players = counted;
    begun.games.push(one);
    onprogress?.({ done, games: all, one, players: counted, seconds });
  };

  async function call(name, args = [], seconds = Infinity) {
    const said = await cell.call(name, args, { seconds });
    if (said?.wrong) throw new Error(said.wrong);
    return said;
  }

  async function whole(setting, sitting, end) {
    let { turn } = await call('try_open', [setting, sitting]);
    while (turn) {
      if (signal?.aborted) return end('asked'), null;
      ({ turn } = turn.level ? await call('try_ours') : await call('try_on', [SLICE], SLICE + GRACE));
    }
    return (await call('stops')).stops;
  }

  try {
    const { faults } = await call('try_out', [players], GRACE * players.length);
    const wrong = faults.findIndex(Boolean);
    if (wrong >= 0) throw new PlayerError(wrong, faults[wrong]);
    return await series({ call, whole }, { game, seats, options, players, games, seed, onprogress: note, signal });
  } catch (error) {
    if (!(error instanceof CellStopped)) throw error;
    return { ...begun, stopped: error.stop, fault: { stop: error.stop, why: error.message, line: error.line, printed: '' } };
  } finally {
    cell.close();
  }
}
