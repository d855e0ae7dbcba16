// The bots of this device as the lobby offers them: who was written for a game, and what of a table's seats is theirs.
import { seatName } from './animals.mjs';
import { botShelf } from './workshop/bots.mjs';
import { OWN, cleanName } from './seats.mjs';

export const bots = botShelf(() => window.localStorage);

/** [{value, name}] of those for that game, the latest first; `value`: what stands in the place of a level. */
export const botsFor = (game, shelf = bots) =>
  shelf.list().filter((bot) => !bot.damaged && bot.game === game).map(({ id, name }) => ({ value: OWN + id, name: cleanName(name) }));

/** Who sits there now is called as its author wants, as far as nobody else at the table is; whoever comes after a bot has
 *  not its name. `own`: of `botsFor`. */
export function named(seats, index, own) {
  const seat = seats[index];
  const bot = own.find(({ value }) => value === seat.bot);
  const theirs = own.some(({ name }) => name && seat.name.startsWith(name));
  if (!bot) return theirs ? '' : seat.name;
  const taken = seats.filter((_unused, i) => i !== index).map(seatName);
  for (let n = 1; bot.name; n += 1) {
    const name = n > 1 ? `${cleanName(bot.name, 18)} ${n}` : bot.name;
    if (!taken.includes(name)) return name;
  }
  return '';
}
