// The bots on this device, under keys of their own in localStorage, and in a second copy (second.mjs). It never throws: what
// goes wrong comes back as a word, "full", "forbidden" or "erased" (by another tab, since this page was opened); meanwhile a
// bot is kept in memory.
import { keysOf, locally, refusal } from '../local.mjs';
import { BOT, GENERATION } from '../places.mjs';
import { cleaned } from './bot.mjs';
import { countOf } from './second.mjs';

const VERSION = 1;

/** What stands under a key: the bot, or {id, damaged}. */
function read(id, text) {
  try {
    const { v, ...found } = JSON.parse(text);
    const bot = v === VERSION ? cleaned(found) : null;
    if (bot) return { ...bot, id, updated: Number(bot.updated) || 0, foreign: Boolean(bot.foreign) };
  } catch {
    // what is damaged hides only itself
  }
  return { id, damaged: true };
}

/** `given()`: localStorage, or what stands for it; it may throw. `second`: see second.mjs, null where bots are only read. */
export function botShelf(given, now = Date.now, second = null) {
  const memory = new Map(); // what could not be kept
  const dropped = new Map(); // id -> the count under which it was deleted
  const tried = locally(given);
  const generation = () => tried((local) => local.getItem(GENERATION), null);
  const opened = generation();

  const textOf = (id) => memory.get(id) ?? tried((local) => local.getItem(BOT + id), null);
  const ids = () => new Set([...tried((local) => keysOf(local, BOT), []).map((key) => key.slice(BOT.length)), ...memory.keys()]);

  return {
    /** All of them, the latest first; those that are damaged last. */
    list: () => [...ids()].map((id) => read(id, textOf(id))).sort((a, b) => (b.updated ?? -1) - (a.updated ?? -1)),
    load(id) {
      const text = textOf(id);
      return text === null ? null : read(id, text);
    },
    /** '' or why it is in memory only; with an `updated` of its own it is put back as it was. */
    keep({ id, updated = now(), ...bot }) {
      const n = Math.max(countOf(textOf(id)), dropped.get(id) ?? 0) + 1;
      const text = JSON.stringify({ v: VERSION, ...bot, updated, n });
      if (generation() !== opened) return 'erased';
      second?.put(id, text);
      try {
        given().setItem(BOT + id, text);
        memory.delete(id);
        return '';
      } catch (error) {
        memory.set(id, text);
        return refusal(error);
      }
    },
    drop(id) {
      dropped.set(id, countOf(textOf(id)) + 1);
      second?.drop(id, dropped.get(id) - 1);
      memory.delete(id);
      tried((local) => local.removeItem(BOT + id), undefined);
    },
    /** The id that a key of localStorage stands for, null where it is no bot's. */
    idOf: (key) => (key?.startsWith(BOT) ? key.slice(BOT.length) : null),
    erased: () => generation() !== opened,
    /** Resolves when what is read is what was written last. */
    ready: async () => second?.compare(),
  };
}

export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => n.toString(36).padStart(2, '0')).join('');
