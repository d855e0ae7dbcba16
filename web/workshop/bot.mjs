// What a bot is: {game, name, source}, and on the shelf also id, updated (when) and foreign (it came from somebody else).
import { cleanName } from '../seats.mjs';

export const MAX_SOURCE = 60_000; // characters; more is no program of a pupil
export const MAX_NAME = 40;

/** A bot as it may be kept: sound text, no longer than it may be; null where it is none. */
export function cleaned({ game, name, source, ...more }) {
  if (typeof game !== 'string' || typeof name !== 'string' || typeof source !== 'string') return null;
  if (source.length > MAX_SOURCE) return null;
  return { ...more, game, name: cleanName(name, MAX_NAME), source: tidy(source) };
}

/** Lines that end alike, no signs that nobody sees but blanks; tabs as four blanks. */
export const tidy = (source) =>
  source
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', '    ')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '');

/** The name of a file for it. */
export const fileName = ({ name }) =>
  `${name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '').toLowerCase() || 'bot'}.py`;

const HEAD = /^# Prateria: (\w+)\n/;

/** A file says in its first line which game it is for. */
export const asFile = ({ game, source }) => `# Prateria: ${game}\n${source.replace(HEAD, '')}`;

/** The bot in a file; `otherwise`: the game where the file names none of `games`. null where it is too long. */
export function fromFile(fileOf, text, games, otherwise) {
  const source = tidy(text.slice(0, MAX_SOURCE + 100));
  const said = source.match(HEAD)?.[1];
  const name = fileOf.replace(/\.(py|txt)$/i, '').replaceAll(/[-_]+/g, ' ');
  return text.length > MAX_SOURCE + 100 ? null : cleaned({ game: games.includes(said) ? said : otherwise, name, source: source.replace(HEAD, '') });
}
