// What is known of a saved game without Python: a pure reading of its text, and which of two is the later write.
import { MAX_TITLE, cleanName } from './seats.mjs';

export const MAX_FILE = 1024 * 1024; // of one game
export const MAX_FILES = 64 * MAX_FILE; // of all games in one file: more than a device keeps

/** A number of times; anything else is none. */
export const count = (value) => (Number.isSafeInteger(value) && value >= 0 ? value : 0);
const word = (value) => (typeof value === 'string' ? value : '');

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What an option can be. */
const simple = (options) => Object.fromEntries(Object.entries(options).filter(([, value]) => /^(boolean|number|string)$/.test(typeof value)));

/** What the list of games shows, each part of the kind that it expects; null when this is no save. */
function soundHead(save) {
  const { v, head, code } = save ?? {};
  if (!Number.isInteger(v) || typeof code !== 'string' || typeof head?.game !== 'string') return null;
  if (!Array.isArray(head.seats) || !head.seats.every((seat) => seat && typeof seat === 'object')) return null;
  const title = cleanName(word(head.title).slice(0, 4 * MAX_TITLE), MAX_TITLE);
  return {
    game: head.game,
    seats: head.seats.map(({ name, bot, mark }) => ({ name: word(name), bot: word(bot) || null, mark: word(mark) })),
    round: count(head.round),
    of: count(head.of),
    turn: Number.isInteger(head.turn) ? head.turn : null,
    count: count(head.count),
    over: head.over === true,
    updated: count(head.updated),
    ...(head.options && typeof head.options === 'object' && { options: simple(head.options) }),
    ...(Array.isArray(head.won) && { won: head.won.filter((seat) => Number.isInteger(seat) && head.seats[seat]) }),
    ...(title && { title }),
  };
}

export const headOf = (text) => soundHead(parse(text));

/** A text with what tells it from others: `head` (null: damaged), `stamp` counts its writes, `gen` the erasings before. */
export function read(text) {
  const save = parse(text);
  return { text, head: soundHead(save), stamp: count(save?.stamp), gen: count(save?.gen) };
}

/** Positive where `b` was written after `a`. The length of the record and the clock only where the writes are equally counted. */
function order(a, b) {
  const counted = b.stamp - a.stamp;
  return b.gen - a.gen || counted || b.head.count - a.head.count || b.head.updated - a.head.updated;
}

/** The later of two writes, either of which may be missing or damaged. */
export function later(a, b) {
  if (!a?.head || !b?.head) return a?.head ? a : b?.head ? b : (a ?? b);
  return order(a, b) > 0 ? b : a;
}

/** The same game as the write that follows `before` (a save, a tombstone or nothing), in this generation. Its title is
 *  given in the list and stays, whatever the table thinks: only a game that is new here brings its own. */
export function following(text, before, gen) {
  const save = parse(text);
  if (!soundHead(save)) return read(text);
  const stamp = Math.max(count(save.stamp), before ? before.stamp + 1 : 0);
  const title = before?.head ? before.head.title : save.head.title;
  if (stamp === count(save.stamp) && gen === count(save.gen) && title === save.head.title) return read(text);
  if (stamp) save.stamp = stamp;
  if (gen) save.gen = gen;
  else delete save.gen;
  return titled(save, title);
}

/** The same write under another title ('': none). */
export const retitled = (text, title) => titled(parse(text), title);

function titled(save, title) {
  if (title) save.head.title = title;
  else delete save.head.title;
  return read(JSON.stringify(save));
}

/** A save as it leaves this device: how often things were erased here is nobody's business elsewhere. */
export function leaving(text) {
  const { gen, ...save } = parse(text);
  return save;
}

// ---- a deleted game leaves a tombstone in the second copy: {gone: the count of its last write, n: a running number}

export const tombstone = (stamp, n) => ({ gone: stamp, n });
export const isTombstone = (record) => Number.isSafeInteger(record?.gone);
const stampOf = (record) => (isTombstone(record) ? record.gone : record ? read(record).stamp : 0);

/** What comes to lie in the second copy when a game is written. `found`: {gen, record} that lie there; `revive`: the
 *  writer knows that it was deleted; `over`: it may be put over a game that lies there. Gives {value} or {refused}: what
 *  another tab has deleted ('gone') or erased ('erased') stays so, and no way back leads over a game that is 'there' again. */
export function written(found, write, { gen, revive = false, over = true }) {
  const { record } = found;
  if (found.gen > gen) return { refused: 'erased', gen: found.gen };
  if (isTombstone(record) && !revive) return { refused: 'gone' };
  if (!over && typeof record === 'string' && headOf(record)) return { refused: 'there', record };
  const before = record === undefined ? -1 : stampOf(record);
  return { value: before < write.stamp ? write.text : following(write.text, { stamp: before, head: write.head }, gen).text };
}

/** ... and when it is deleted; `last` is then what can be brought back. */
export function deleted(found, save, n) {
  const last = later(save, typeof found.record === 'string' ? read(found.record) : null) ?? null;
  return { value: tombstone(Math.max(last?.stamp ?? 0, stampOf(found.record)) + 1, n), last };
}
