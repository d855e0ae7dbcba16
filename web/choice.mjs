// What is chosen for the next table: the game, who sits at it, its variants; at first as last time.
import { ANIMALS } from './art.mjs';
import { gamesList } from './i18n.mjs';
import { botsFor } from './ownbots.mjs';
import { prefs, setPref } from './prefs.mjs';
import { applies, levels, offered, resize, revive } from './seats.mjs';

/** `rest`: who sat at a larger table, to come back with it; `counts`: how many sat last at each game. */
export const draft = { game: '', seats: [], rest: [], counts: {}, options: {} };

const MOST = 5; // at any table

export const game = () => gamesList().find((one) => one.id === draft.game);

export function chooseGame(id) {
  const known = gamesList().find((one) => one.id === id) ?? gamesList()[0];
  if (!known) return;
  const last = prefs.last?.game === known.id ? prefs.last : null;
  if (!draft.seats.length) {
    const kept = [prefs.last?.seats, prefs.last?.rest].map((some) => (Array.isArray(some) ? some : []));
    draft.seats = last ? revive(kept[0], [0, MOST], ANIMALS) : [];
    draft.rest = last ? revive(kept.flat(), [0, MOST], ANIMALS).slice(draft.seats.length) : [];
    draft.counts = { ...prefs.last?.counts };
  }
  draft.game = known.id;
  const [low, high] = known.seats;
  const count = draft.counts[known.id] ?? draft.seats.length;
  seat(Math.min(Math.max(Number.isInteger(count) ? count : low, low), high), known);
  draft.options = {};
  for (const { id: option, choices, default: usual } of known.options) {
    const kept = last?.options?.[option];
    draft.options[option] = choices.includes(kept) ? kept : usual;
  }
}

/** These sit there from now on, each as what may sit at that table. */
export function sit(seats, known = game()) {
  draft.seats = offered(seats, [...levels(known, seats.length), ...botsFor(known.id).map(({ value }) => value)]);
}

/** So many sit there: those who have sat there before are still called what they were called, and are the same animals. */
export function seat(count, known = game()) {
  const all = [...draft.seats, ...draft.rest];
  draft.rest = all.slice(count);
  draft.counts[known.id] = count;
  sit(resize(all, count, ANIMALS), known);
}

/** Nobody has ever sat there. */
export const forget = () => Object.assign(draft, { seats: [], rest: [], counts: {} });

export const remember = () => {
  const { game: id, seats, rest, counts, options } = draft;
  setPref('last', { game: id, seats, rest, counts, options });
};

/** The choice as Python takes it. */
export const setup = () => ({
  game: draft.game,
  seats: draft.seats,
  options: Object.fromEntries(game().options.filter((o) => applies(o, draft.options)).map(({ id }) => [id, draft.options[id]])),
});
