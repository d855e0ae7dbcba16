// What is chosen for the next table: the game, who sits at it, its variants; at first as last time.
import { ANIMALS } from './art.mjs';
import { gamesList } from './i18n.mjs';
import { botsFor } from './ownbots.mjs';
import { prefs, setPref } from './prefs.mjs';
import { applies, levels, offered, resize, revive } from './seats.mjs';

export const draft = { game: '', seats: [], options: {} };

export const game = () => gamesList().find((one) => one.id === draft.game);

export function chooseGame(id) {
  const known = gamesList().find((one) => one.id === id) ?? gamesList()[0];
  if (!known) return;
  const last = prefs.last?.game === known.id ? prefs.last : null;
  draft.game = known.id;
  const seats = revive(draft.seats.length ? draft.seats : last?.seats, known.seats, ANIMALS).slice(0, known.seats[1]);
  sit(seats, known);
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

export const remember = () => setPref('last', { game: draft.game, seats: draft.seats, options: draft.options });

/** The choice as Python takes it. */
export const setup = () => ({
  game: draft.game,
  seats: draft.seats,
  options: Object.fromEntries(game().options.filter((o) => applies(o, draft.options)).map(({ id }) => [id, draft.options[id]])),
});
