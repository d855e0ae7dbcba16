// The part of the address behind '#': #g=CODE opens a game, #new=manitou&seats=2 lays a table at once.

/** {code}, {setup: {game, count, people, level, seed, options}} or null. */
export function readHash(hash) {
  const text = hash.replace(/^#/, '');
  if (text.startsWith('g=')) return { code: text.slice(2) };
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

/** The code in what somebody pasted: a whole link, its end, or the code alone. */
export function codeIn(text) {
  const link = text.match(/#?g=([^\s&]+)/);
  return (link ? link[1] : text).replace(/\s+/g, '');
}

/** The game's address is for passing on, not for the address bar. `state`: what Back is to know of this entry. */
export const clearHash = (state = history.state) => history.replaceState(state, '', location.pathname + location.search);
