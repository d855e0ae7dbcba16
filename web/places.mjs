// Every place of this device where anything of ours is kept. "Erase everything" walks this list, and
// tests/web/places.test.mjs and e2e/test_places.py fail for a place that is written to and does not stand here.
// `key`: a whole key, or the start of one where it ends with * ; `erased`: wiped with everything else.

export const PLACES = [
  { store: 'localStorage', key: 'prateria:g:*', holds: 'a saved game', erased: true },
  { store: 'localStorage', key: 'prateria:review:*', holds: 'what the computer has found out about a game that is over', erased: true },
  { store: 'localStorage', key: 'prateria:tab:*', holds: 'which tab has a game, where locks are missing', erased: true },
  { store: 'localStorage', key: 'prateria:prefs', holds: 'what this device likes, the names of the last table', erased: true },
  { store: 'localStorage', key: 'prateria:stats', holds: 'games played and won, by name, where that is wanted', erased: true },
  { store: 'localStorage', key: 'prateria:lessons', holds: 'which guided rounds were begun and finished', erased: true },
  { store: 'localStorage', key: 'prateria:start', holds: 'how often in a row a version could not be started from its kept memory', erased: true },
  { store: 'localStorage', key: 'prateria:class:*', holds: 'the class that a teacher has prepared, the results of its tables, tournaments of its bots', erased: true },
  { store: 'localStorage', key: 'prateria:bot:*', holds: 'a player that somebody writes in the workshop', erased: true },
  { store: 'localStorage', key: 'prateria:path', holds: 'which steps of the path in the workshop are done, and their bots', erased: true },
  { store: 'localStorage', key: 'prateria:gen', holds: 'how often everything was erased: a number', erased: false },
  { store: 'sessionStorage', key: 'prateria:start', holds: 'a start that is going on, and how many died before it', erased: true },
  { store: 'sessionStorage', key: 'prateria:table', holds: 'the game that a reload of this tab leads back to', erased: true },
  { store: 'indexedDB', key: 'prateria', holds: 'the second copy of the games, what was deleted, how often all was erased', erased: true },
  { store: 'indexedDB', key: 'prateria-class', holds: 'the second copy of what is kept for a class', erased: true },
  { store: 'indexedDB', key: 'prateria-bots', holds: 'the second copy of the players from the workshop, which were deleted', erased: true },
  { store: 'caches', key: 'prateria-runtime-*', holds: 'the program', erased: false },
  { store: 'caches', key: 'prateria-app-*', holds: 'the program', erased: false },
  { store: 'caches', key: 'prateria-memory-*', holds: 'the memory of a started Python that has seen no game', erased: false },
  { store: 'caches', key: 'prateria-workshop-*', holds: 'the program of the workshop', erased: false },
  { store: 'caches', key: 'prateria-rooms-*', holds: 'the memory of a started Python that has seen no player', erased: false },
  { store: 'caches', key: 'prateria-handed-in', holds: 'what another app has shared with this one, until it is opened', erased: true },
];

/** The entry of the list that a key belongs to, if any. */
export const placeOf = (store, key) =>
  PLACES.find((place) => place.store === store && (place.key.endsWith('*') ? key.startsWith(place.key.slice(0, -1)) : key === place.key));

export const HANDED = 'prateria-handed-in'; // web/sw.js writes it
export const SAVE = 'prateria:g:';
export const REVIEW = 'prateria:review:';
export const SCHOOL = 'prateria:class:';
export const SECOND = 'prateria-class';
export const BOT = 'prateria:bot:';
export const BOTS = 'prateria-bots';
export const PATH = 'prateria:path';
export const GENERATION = 'prateria:gen';

/** The keys of a Storage that are wiped with everything else; those of ours that another version wrote as well. */
export function erasable(store, keys) {
  return keys.filter((key) => {
    const place = placeOf(store, key);
    return place ? place.erased : key.startsWith('prateria:');
  });
}
