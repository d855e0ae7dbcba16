// How far somebody has come on the path, on this device: which steps are done, and which bot belongs to each. It never
// throws; where nothing may be kept, it is known until the page is left. localStorage reaches the disk late: the bots, which
// have a second copy, carry their step and whether it is done, and what is missing here is found again from them.
import { PATH } from '../places.mjs';

const VERSION = 1;

function read(text) {
  try {
    const { v, steps } = JSON.parse(text);
    if (v === VERSION && steps && typeof steps === 'object') return new Map(Object.entries(steps).map(([id, { bot, done }]) => [id, { bot: String(bot ?? ''), done: done === true }]));
  } catch {
    // none yet, or damaged: the path begins anew, the bots are where they were
  }
  return new Map();
}

/** `given()`: localStorage, or what stands for it; it may throw. */
export function progress(given) {
  let memory = null; // what could not be kept

  function all() {
    if (memory) return memory;
    try {
      return read(given().getItem(PATH));
    } catch {
      return new Map();
    }
  }

  function keep(id, change) {
    const steps = all();
    steps.set(id, { bot: '', done: false, ...steps.get(id), ...change });
    try {
      given().setItem(PATH, JSON.stringify({ v: VERSION, steps: Object.fromEntries(steps) }));
      memory = null;
    } catch {
      memory = steps;
    }
  }

  return {
    /** The id of the bot of that step, '' where there is none. */
    botOf: (id) => all().get(id)?.bot ?? '',
    done: (id) => all().get(id)?.done ?? false,
    /** How many steps are done. */
    count: () => [...all().values()].filter(({ done }) => done).length,
    begun: (id, bot) => keep(id, { bot }),
    finished: (id) => keep(id, { done: true }),
    /** `bots`: {id, path: the step, done}. */
    found(bots) {
      for (const { id: bot, path: id, done } of bots) {
        if (typeof id !== 'string') continue;
        const there = all().get(id);
        if (!there?.bot || (done && !there.done)) keep(id, { bot: there?.bot || bot, done: there?.done || done === true });
      }
    },
  };
}
