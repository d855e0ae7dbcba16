// The part of the address behind '#': #g=CODE opens a game, #new=manitou&seats=2 lays a table at once, #play=manitou asks
// who plays it (the shortcuts of the installed app), #shared takes what another app has shared, #class=CODE&lang=it starts
// a table that a teacher has prepared, #result=CODE is the result of one.

/** {code}, {choose: game}, {shared: true}, {lesson: code, lang}, {result: code}, {setup: {game, count, people, level, seed, options}} or null. */
export function readHash(hash) {
  const text = hash.replace(/^#/, '');
  const [, code] = text.match(/^g(?:=(.*))?$/is) ?? [text, null]; // some messengers write capitals
  if (code !== null) return { code: code ?? '' };
  if (text === 'shared') return { shared: true };
  if (/^result=/i.test(text)) return { result: text.slice(7) };
  if (/^class=/i.test(text)) {
    const [lesson, lang = ''] = text.slice(6).split('&lang=');
    return { lesson, lang };
  }
  if (text.startsWith('play=')) return { choose: text.slice(5) };
  if (!text.startsWith('new=')) return null;
  const query = new URLSearchParams(text);
  const { new: game, seats, people = '1', level = 'first', seed, ...options } = Object.fromEntries(query);
  const setup = { game, count: Number(seats ?? 2), people: Number(people), level, options };
  if (seed !== undefined) setup.seed = /^\d+$/.test(seed) ? Number(seed) : seed; // Python says what is wrong with others
  return { setup };
}

/** Options of an address are text: the choices they name, or as they are (Python says what is wrong with them). */
export const typed = (known, options) =>
  Object.fromEntries(
    Object.entries(options).map(([id, text]) => {
      const choices = known?.options.find((option) => option.id === id)?.choices ?? [];
      return [id, choices.find((choice) => String(choice) === text) ?? text];
    }),
  );

function spelt(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // no address
  }
}

/** The code in what somebody pasted: a whole link, its end, or the code alone. What messengers and sentences put round or
 *  into it is no part of it: blanks, what nobody sees, a full stop, a bracket, `&from=...`. */
export function codeIn(text) {
  const link = text.match(/#?g=([^\s&]+)/i);
  const code = spelt((link ? link[1] : text).split(/[&?]/, 1)[0]).replace(/[\s\p{Cf}]+/gu, '');
  return code.replace(/[^A-Z2-7]+$/i, '') || code;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const FORMATS = [1, 2, 3, 8, 12];

const WITH_SEATS = [2, 3, 8, 12];
const OWN = 128; // from this kind of seat on a bot that somebody wrote: its id follows
const HEAD = 192; // letters, more than the head of any code has

/** Reads numbers from the front of a code: `number()`, and `skip(n)` bytes; null where this page knows no such code. */
function reader(code) {
  if (!/^[A-Z2-7]{16}/i.test(code)) return null;
  const head = code.slice(0, HEAD).toUpperCase().match(/^[A-Z2-7]+/)[0];
  const bits = Array.from(head, (c) => LETTERS.indexOf(c).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g).map((byte) => parseInt(byte, 2));
  const number = () => {
    const end = bytes.findIndex((byte) => byte < 128) + 1; // seven bits a byte, the last one below 128
    return bytes.splice(0, end).reduceRight((n, byte) => n * 128 + (byte & 127), 0);
  };
  return { number, skip: (n) => bytes.splice(0, n) };
}

/** The number of the game in a code, by its first letters; null where this page knows no such code. It is for what can
 *  be shown meanwhile: Python will check the whole of it. */
export function gameNumber(code) {
  const from = reader(code);
  return from && FORMATS.includes(from.number()) ? from.number() : null;
}

/** Who sits there, by a code: [{mark, bot}], bot being true for a computer player; [] where it does not say. As above,
 *  for what can be shown meanwhile. See core/link.py, core/school/classlink.py. */
export function seatsIn(code, animals, most = 5) {
  const from = reader(code);
  if (!from || !WITH_SEATS.includes(from.number())) return [];
  const [, , count] = [from.number(), from.number(), from.number(), from.number()]; // game, rules, seats, options
  if (!from.number()) from.skip(4); // no start position that ships with the game, so a seed
  from.number(); // actions
  if (count > most) return [];
  const seats = Array.from({ length: count }, () => {
    const kind = from.number();
    if (kind >= OWN) from.skip(from.number());
    return { mark: animals[kind & 15], bot: kind > 15 };
  });
  return seats.every(({ mark }) => mark) ? seats : [];
}

/** The game's address is for passing on, not for the address bar. `state`: what Back is to know of this entry. */
export const clearHash = (state = history.state) => history.replaceState(state, '', location.pathname + location.search);
