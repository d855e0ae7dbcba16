// Who takes part in a tournament: bots of this device, of files, of links. What comes from files and links is not kept.
import { fromFile } from './bot.mjs';
import { read } from './share.mjs';

export const MOST = 40; // bots

/** The bots in those files: {bots, refused: names of files that are none}. `games`: the ids; `otherwise`: the game of a file that
 *  names none. */
export async function ofFiles(files, games, otherwise) {
  const bots = [];
  const refused = [];
  for (const file of files) {
    const text = await file.text();
    const bot = text.includes('\0') ? null : fromFile(file.name, text, games, otherwise); // no text at all: a picture, say
    if (bot?.source.trim()) bots.push(bot);
    else refused.push(file.name);
  }
  return { bots, refused };
}

/** The bots in a text with links, one or many: {bots, refused: how many cannot be read}. */
export async function ofLinks(text, games) {
  const found = await Promise.all([...text.matchAll(/#bot=([A-Z2-7]+)/gi)].slice(0, MOST).map(([, letters]) => read(letters, games)));
  return { bots: found.flatMap(({ bot }) => bot ?? []), refused: found.filter(({ bot }) => !bot).length };
}

/** The list with those added that are not in it; the same text for the same game is the same bot. */
export function joined(list, bots) {
  const out = [...list];
  for (const bot of bots) if (!out.some(({ game, source }) => game === bot.game && source === bot.source)) out.push(bot);
  return out.slice(0, MOST);
}
