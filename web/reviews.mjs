// What has been found out about games that are over (app/review/findings.py), beside the saves in localStorage. It can always
// be found out anew: it goes with its game, makes way where room is wanted, and never takes any from a game.
import { keysOf, locally } from './local.mjs';
import { REVIEW } from './places.mjs';

const MOST = 30; // reviews
const LONGEST = 8000; // characters of one

/** `given()`: localStorage, or what stands for it; it may throw. `there()`: the ids of the saves there are. */
export function reviewShelf(given, there) {
  const tried = locally(given);
  const keys = (local) => keysOf(local, REVIEW);

  /** Drops those whose game is gone, and of too many the rest. */
  function tidy() {
    tried((local) => {
      const ids = new Set(there());
      const [own, lost] = [[], []];
      for (const key of keys(local)) (ids.has(key.slice(REVIEW.length)) ? own : lost).push(key);
      for (const key of [...lost, ...own.slice(MOST)]) local.removeItem(key);
    });
  }

  return {
    tidy,
    load: (id) => tried((local) => local.getItem(REVIEW + id), null) ?? '',
    keep(id, text) {
      if (text.length > LONGEST) return;
      tried((local) => local.setItem(REVIEW + id, text));
      if (tried((local) => keys(local).length, 0) > MOST) tidy();
    },
  };
}

/** Makes room for a game: all reviews go. Whether there was one. */
export function makeRoom(local) {
  const found = keysOf(local, REVIEW);
  for (const key of found) local.removeItem(key);
  return found.length > 0;
}
