// A room: somebody's player, shut in a cell, and what it says, made sound.

import { CellStopped } from './cell.mjs';
import { newCell } from './files.mjs';

export const LONGEST = 100_000; // characters of a player's code
const TURN = 3; // seconds; after two of them Python has stopped the player itself, but for a loop in C
const PRINTED = 100_100;
const STOPS = ['error', 'illegal', 'memory', 'time', 'syntax', 'missing', 'long'];

/**
 * @typedef {object} Fault           What went wrong with a player.
 * @property {string} stop           `error` (an exception), `illegal` (no action came back), `memory`, `time`, `gone` (the
 *                                   room broke down); of a text that is no player also `syntax`, `missing` (no `choose`), `long`
 * @property {string} why            In English, as Python has it: "NameError: name 'x' is not defined"; at most 200 characters
 * @property {number | null} line    Of the player's code, from 1; of a loop in C the last line that was known
 * @property {string} printed        What it printed, at most 100 kB, then cut
 *
 * @typedef {object} Answer
 * @property {number} index          Of the action
 * @property {string} printed
 * @property {number} ms             How long it took
 */

const lineOf = (line) => (Number.isInteger(line) && line > 0 && line < 1e6 ? line : null);
const textOf = (text, most) => (typeof text === 'string' ? text.slice(0, most) : '');

/** What a cell said of its player, made sound: a Fault, or null where it named none. */
function faultOf(said) {
  if (said?.stop === undefined) return null;
  const stop = STOPS.includes(said.stop) ? said.stop : 'error';
  return { stop, why: textOf(said.why, 200), line: lineOf(said.line), printed: textOf(said.printed, PRINTED) };
}

const stopped = ({ stop, message, line }) => ({ stop, why: message, line, printed: '' });
const NO_ANSWER = { stop: 'illegal', why: 'no answer', line: null };

/** A room with an interpreter of its own: nothing in it reaches the site, its storage or the network.
 *
 *  - `load(source)` -> `{ok: true, printed}`, or a Fault with `ok: false`. May be called again: the player before is forgotten.
 *  - `check(source)` -> `{ok: true}` or the same Fault, without running anything: for the editor.
 *  - `choose(message, {onprint})` -> an Answer or a Fault. `message`: what a referee's turn has. `onprint(text)`: all that was
 *    printed in this turn, once it is over.
 *  - `renew()`: the same player, read anew: what it has put into names of its own is forgotten.
 *  - `close()` ends it at once, whatever runs; what was asked is answered with `gone`.
 *
 *  After `time` from outside and `gone` the next call opens a new cell and loads the source again.
 *  Each rejects with RoomError where a cell cannot be opened any more. One call at a time. */
export async function openRoom() {
  let cell = await newCell();
  let source = null; // of the player that is here
  let closed = false;

  async function asked(name, args) {
    if (closed) return { stop: 'gone', why: 'closed', line: null, printed: '' };
    try {
      return Object(await cell.call(name, args, { seconds: TURN }));
    } catch (error) {
      if (!(error instanceof CellStopped)) throw error;
      return { gone: stopped(error) };
    }
  }

  /** A cell that has ended is followed by another, with the same player: null, or why that did not go well. */
  async function again() {
    if (closed || !cell.closed) return null;
    const { untold } = cell;
    cell = await newCell();
    if (closed) cell.close();
    if (source === null) return null;
    const said = await asked('load', [source]);
    return said.gone ?? faultOf(said) ?? (untold && stopped(untold));
  }

  async function read(name, text) {
    if (text.length > LONGEST) return { ok: false, stop: 'long', why: `longer than ${LONGEST} characters`, line: null, printed: '' };
    if (name === 'load') source = null;
    await again();
    const said = await asked(name, [text]);
    const fault = said.gone ?? faultOf(said);
    if (!fault && name === 'load') source = text;
    return fault ? { ok: false, ...fault } : { ok: true, printed: textOf(said.printed, PRINTED) };
  }

  return {
    check: (text) => read('check', text),
    load: (text) => read('load', text),
    renew: async () => (source === null ? { ok: true, printed: '' } : read('load', source)),
    async choose(message, { onprint = () => {} } = {}) {
      const fault = await again();
      if (fault) return fault;
      const since = performance.now();
      const said = await asked('choose', [message]);
      const ms = performance.now() - since;
      if (said.gone) return said.gone;
      const printed = textOf(said.printed, PRINTED);
      if (printed) onprint(printed);
      const wrong = faultOf(said);
      if (wrong) return wrong;
      const sound = Number.isInteger(said.index) && said.index >= 0 && said.index < 1e6;
      return sound ? { index: said.index, printed, ms } : { ...NO_ANSWER, printed };
    },
    close() {
      closed = true;
      cell.close();
    },
  };
}
