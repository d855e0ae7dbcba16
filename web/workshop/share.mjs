// A bot as a link: game, name and source, compressed, under a checksum. Whatever comes in by a link is somebody's word.
import { bytesOf, lettersOf, sound, withSum } from '../letters.mjs';
import { MAX_SOURCE, cleaned } from './bot.mjs';

const FORMAT = 1;
const MOST_LETTERS = 60_000; // what a browser's address still takes everywhere
const MOST_BYTES = 4 * MAX_SOURCE + 1000; // unpacked: a small link may unpack to gigabytes
export const QR_LETTERS = 1400; // what a tablet's camera still reads from a screen

const all = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

async function packed(bytes) {
  return all(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')));
}

/** Rejects where it is no packed text, or too long. */
async function unpacked(bytes) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  return new Blob(parts).text();
}

/** The letters of a bot, for `workshop.html#bot=...`. */
export async function written({ game, name, source }) {
  return lettersOf(withSum(await packed(new TextEncoder().encode(JSON.stringify([FORMAT, game, name, source])))));
}

/** {bot: {game, name, source}} of such letters, or {why}: `damaged`, `newer` (of a later version), `large`. `games`: the ids
 *  that there are. */
export async function read(code, games) {
  const letters = code.replace(/\s+/g, '').toUpperCase();
  if (letters.length > MOST_LETTERS) return { why: 'large' };
  const bytes = sound(bytesOf(letters));
  if (!bytes) return { why: 'damaged' };
  try {
    const [format, game, name, source] = JSON.parse(await unpacked(new Uint8Array(bytes)));
    if (format !== FORMAT || !games.includes(game)) return { why: 'newer' };
    if (source?.length > MAX_SOURCE) return { why: 'large' };
    const bot = cleaned({ game, name, source });
    return bot ? { bot } : { why: 'damaged' };
  } catch (error) {
    return { why: error instanceof RangeError ? 'large' : 'damaged' };
  }
}

/** The letters in an address, or in what somebody pasted; null where it leads to no bot. */
export const botIn = (text) => text.match(/#bot=([^&]*)/i)?.[1] ?? null;
