// The workshop's doors to Python: rooms in which players that somebody wrote are shut in, a referee that lets them play,
// whole matches. Loaded when the workshop is opened, never before.
//
// Everything a player says is somebody's word: sizes, types and numbers have been checked before it is given on here.

/**
 * @typedef {object} Fault           What went wrong with a player.
 * @property {string} stop           `error` (an exception), `illegal` (no action came back), `memory`, `time`, `gone` (the
 *                                   room broke down); of a text that is no player also `syntax`, `missing` (no `choose`)
 * @property {string} why            In English, as Python has it: "NameError: name 'x' is not defined"; at most 200 characters
 * @property {number | null} line    Of the player's code, from 1; of a loop in C the last line that was known
 * @property {string} printed        What it printed, at most 100 kB, then cut
 *
 * @typedef {object} Answer
 * @property {number} index          Of the action
 * @property {string} printed
 * @property {number} ms             How long it took
 */

/** The workshop cannot be opened: `reason` is `network` (the files did not come), `memory` (no room for an interpreter) or
 *  `start` (anything else). The message is English and for the note below; the page says the sentence. */
export class RoomError extends Error {
  constructor(reason, message) {
    super(message);
    this.name = 'RoomError';
    this.reason = reason;
  }
}

/** Fetches what rooms are made of, and has the service worker keep it. Every other function here does so itself; the page
 *  may ask early. `onprogress(share)`: 0 to 1. Rejects with RoomError.
 *  @returns {Promise<void>} */
export async function prepare({ onprogress = () => {} } = {}) {
  throw new RoomError('start', 'not built yet');
}

/** A room with an interpreter of its own: nothing in it reaches the site, its storage or the network.
 *
 *  - `load(source)` -> `{ok: true, printed}` or a Fault with `ok: false`. May be called again: the player before is forgotten.
 *  - `check(source)` -> `{ok: true}` or a Fault, without running anything: for the editor.
 *  - `choose(message, {onprint})` -> an Answer or a Fault. `message`: what a referee's `ask` gave. `onprint(text)`: all that
 *    was printed in this turn, once it is over.
 *  - `close()` ends it at once, whatever runs.
 *  After `time` and `gone` the room has been opened anew and the source loaded again: it can be asked on.
 *  @returns {Promise<Room>} Rejects with RoomError. */
export async function openRoom() {
  throw new RoomError('start', 'not built yet');
}

/** An interpreter of ours, with the rules and the only state.
 *
 *  - `start({game, seats, options, seed, luck, stops})`: lays a game. `seed`, `luck`: whole numbers. Rejects with Error in
 *    English where the options are none.
 *  - `ask()` -> `{seat, step, message, actions}` (`actions`: how many there are), or null when the game is over.
 *  - `answer(found)` -> null, or the stop that it was: `{seat, step, stop, why, line}`. `found`: what a room's `choose` gave.
 *  - `decide(level)` -> as `ask` after a bot of ours (`first`, `normal`, `strong`) has played the question that stands.
 *  - `draw(step, {seat, lang, width, height})` -> `{svg, said}`: the table as that seat saw it before that action, and the
 *    action in words; `step` = the number of actions: the end.
 *  - `result()` -> `{points, winners, stops, forfeited, actions, code}`; `code` for a link `#g=CODE`.
 *  - `code()` -> the share code of the game as far as it is.
 *  - `close()`
 *  @returns {Promise<RefereeRoom>} Rejects with RoomError. */
export async function openReferee() {
  throw new RoomError('start', 'not built yet');
}

/** A game step by step: `await game.next()` lets the next seat act.
 *  `players`: by seat, `{source}` or `{level}`; each source has a room of its own.
 *  `next()` -> `{seat, step, index, said, printed, ms, fault}` or null when the game is over; `game.referee` draws.
 *  `game.close()` ends all. Rejects with RoomError; with a Fault (`fault` of the error, `player`) where a source is none. */
export async function openGame({ game, seats = 2, options = {}, seed = 0, luck = 0, players }) {
  throw new RoomError('start', 'not built yet');
}

/** Many games. `players`: `{source}` or `{level}`, one for each seat, or two: then the second has all other seats (each in a
 *  room of its own). Each deal is played as often as there are seats, everybody moving on by one seat; so `games` is best a
 *  multiple of `seats`. The players are asked in rooms apart from the referee.
 *
 *  `onprogress({done, games, share, one, seconds})`: after each game; `one`: that game, `seconds`: what is left, guessed.
 *  `signal`: an AbortSignal; what has been played by then is given.
 *  @returns {Promise<{
 *    players: {games: number, won: number, low: number, high: number, points: number, stops: number,
 *              seats: {games: number, won: number, points: number}[]}[],
 *    games: {seed: number, luck: number, seating: number[], points: number[], winners: number[], stops: number[],
 *            faults: object[], actions: number, code: string}[],
 *    stopped: boolean,
 *  }>} `won`: shares of wins, by player; `low`, `high`: the 95 % interval of Wilson of `won / games`; `seating[i]`: the seat
 *  of player i; `points`, `winners`, `stops` of a game: by player. */
export async function playMatch({ game, seats = 2, options = {}, players, games = 20, seed = 0, onprogress, signal }) {
  throw new RoomError('start', 'not built yet');
}

/** The same in one interpreter, for quick trials of one's own players: several times as fast, and it proves nothing, because
 *  they share it with the referee. */
export async function quickMatch({ game, seats = 2, options = {}, players, games = 20, seed = 0, onprogress, signal }) {
  throw new RoomError('start', 'not built yet');
}
