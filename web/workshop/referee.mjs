// The referee: an interpreter of ours that lets players play. It alone has the state.

import { newCell } from './files.mjs';

/** An interpreter of ours, with the rules and the only state.
 *
 *  A turn is `{seat, step, level}`, or null when the game is over; where `level` is null, somebody elsewhere is asked, and it
 *  has `message` for a room's `choose` and `actions` (how many there are). `step`: how many actions there have been.
 *
 *  - `start({game, levels, options, seed, luck, stops})` -> the first turn. `levels`: by seat, null for a player elsewhere.
 *  - `answer(found)` -> `{stop, turn}`: what a room's `choose` gave; `stop` is null or `{seat, step, stop, why, line}`.
 *  - `decide()` -> the next turn, after a bot of ours has acted; `playOn()`: after all of them, until somebody is asked.
 *  - `draw(step, {seat, lang, width, height, names})` -> the markup of an <svg>: the table as that seat (null: everybody) sees
 *    it after so many actions, in the classes of css/game.css.
 *  - `said(begin, end, {seat, lang, names})` -> those actions in sentences, as that seat saw them.
 *  - `chosen(step)` -> the action of that number as a player's own code shows it.
 *  - `result()` -> `{points, winners, stops, forfeited, actions, link}`, by seat; `link()` also while the game runs: the
 *    text after `#g=` of a link that opens the game at its beginning, to be looked at.
 *  - `call(name, args)`: any door of `prateria.players.room.doors`. `close()`.
 *  Each rejects with an Error in English where what was asked for makes no sense (a BadOption, say). */
export async function openReferee() {
  const cell = await newCell();

  async function call(name, args = []) {
    const said = await cell.call(name, args);
    if (said?.wrong) throw new Error(said.wrong);
    return said;
  }

  return {
    call,
    close: () => cell.close(),
    start: async (setting) => (await call('open', [setting])).turn,
    answer: ({ index, stop, why, line }) =>
      stop ? call('stopped', [stop, why, line]) : call('hear', [JSON.stringify({ index })]),
    decide: async () => (await call('decide')).turn,
    playOn: async () => (await call('play_on')).turn,
    draw: async (step, { seat = null, lang = 'en', width = 1024, height = 720, names = [] } = {}) =>
      (await call('draw', [step, seat, lang, width, height, names])).svg,
    said: async (begin, end, { seat = null, lang = 'en', names = [] } = {}) =>
      (await call('said', [begin, end, seat, lang, names])).said,
    chosen: async (step) => (await call('chosen', [step])).chosen,
    result: () => call('result'),
    link: async () => (await call('link')).link,
  };
}
