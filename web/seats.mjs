// Who sits at the table: pure functions on [{name, bot, mark}], no page. name "" means: called after the animal.

export const MAX_NAME = 20;
export const MAX_TITLE = 60; // of a saved game
export const BOTS = ['first', 'normal', 'strong'];
export const OWN = 'bot:'; // before the id of a player that was written on this device
export const isOwn = (bot) => typeof bot === 'string' && /^bot:[0-9a-z]{1,24}$/.test(bot);

/** The levels that a game offers at a table of so many; `strong`: up to how many that one. */
export const levels = ({ strong }, count) => (strong >= count ? BOTS : BOTS.slice(0, -1));

/** Up to how many play where strong computers do, if these are more and a computer plays; else 0. */
export const strongUpTo = ({ strong }, seats) => (strong > 1 && strong < seats.length && seats.some(({ bot }) => bot) ? strong : 0);

/** The same seats, a level that is not offered being the nearest one; the name of a bot that cannot sit there goes with it. */
export const offered = (seats, those) =>
  seats.map((seat) =>
    !seat.bot || those.includes(seat.bot) ? seat : { ...seat, bot: 'normal', name: isOwn(seat.bot) ? '' : seat.name });

// control, format (zero-width, bidi), surrogate halves, private use; and the blanks that are none
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115F\u1160\u3164\uFFA0]/gu;

const SINGLE = /^[ -~]*$/; // each a letter of its own: a segmenter takes longer to make than the rest of a name, at each start

function graphemes(text) {
  if (SINGLE.test(text) || !Intl.Segmenter) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

const SPELT = 12; // characters of a letter that are looked at: no honest one is written with more

/** The letters of a name, at most one more than `most`. It is cut before NFC, which takes time that grows with the square
 *  of a run of accents. */
function letters(text, most) {
  const shown = String(text).replace(/\s/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
  const start = Array.from(shown).slice(0, SPELT * (most + 1)).join('');
  return graphemes(start.normalize('NFC').trim()).slice(0, most + 1);
}

/** A name as it is kept: NFC, nothing unseen, single blanks, at most 20 graphemes. */
export const cleanName = (text, most = MAX_NAME) => letters(text, most).slice(0, most).join('').trim();

/** Whether some of a name would not be kept. */
export const tooLong = (text) => letters(text, MAX_NAME).length > MAX_NAME;

const fold = (name) => name.normalize('NFKC').toLocaleLowerCase();

/** The seats whose name an earlier seat has already. `calls(seat)` is the name shown. */
export function doubles(seats, calls) {
  const names = seats.map((seat) => fold(calls(seat)));
  return names.map((name, i) => names.indexOf(name) < i);
}

/** The next animal that nobody at the table is. */
export function nextMark(seats, index, animals) {
  const start = animals.indexOf(seats[index].mark);
  const taken = seats.map((seat) => seat.mark);
  const order = animals.map((_, i) => animals[(start + 1 + i) % animals.length]);
  return order.find((mark) => !taken.includes(mark)) ?? seats[index].mark;
}

/** As many seats as asked: those there stay, each another animal, new ones are bots. */
export function resize(seats, count, animals) {
  const out = [];
  while (out.length < count) {
    const seat = seats[out.length] ?? { name: '', bot: out.length ? 'first' : null };
    const free = animals.filter((animal) => out.every(({ mark }) => mark !== animal));
    out.push({ ...seat, mark: free.includes(seat.mark) ? seat.mark : free[0] });
  }
  return out;
}

/** The level of a computer player; of one that this version does not know, the nearest: it was the strongest. */
const level = (bot) => (BOTS.includes(bot) || isOwn(bot) ? bot : bot && typeof bot === 'string' ? 'normal' : null);

/** What was kept from the last time, made sound again. */
export function revive(kept, [low, high], animals) {
  const seats = (Array.isArray(kept) ? kept : []).slice(0, high).map((seat) => ({
    name: cleanName(seat?.name ?? ''), bot: level(seat?.bot), mark: seat?.mark,
  }));
  return resize(seats, Math.max(low, seats.length), animals);
}

/** Does an option count with these choices? needs: nothing, an option's id, or {id: value or values}. */
export function applies(option, chosen) {
  const { needs } = option;
  if (!needs) return true;
  if (typeof needs === 'string') return Boolean(chosen[needs]);
  const pairs = Array.isArray(needs) ? (Array.isArray(needs[0]) ? needs : needs.length ? [needs] : []) : Object.entries(needs);
  return pairs.every(([id, value]) => [value].flat().includes(chosen[id]));
}

/** How many people can race round a screen of that size, each with cards of 64 px in reach, however it is turned. */
const raceRoom = (width, height) => (Math.min(width, height) >= 560 ? 5 : Math.max(width, height) >= 780 ? 4 : 2);

/** Whether those people do better in turn: several, round a screen that is not large enough to lie between them. */
export const inTurn = (seats, width, height) => seats.filter((seat) => !seat.bot).length > 1 && raceRoom(width, height) < 5;

/** When more people want to race round a screen than it has room for: that room; else 0. */
export function crowded(seats, { calm }, width, height) {
  const room = raceRoom(width, height);
  return calm === false && seats.filter((seat) => !seat.bot).length > room ? room : 0;
}
