// The list of a class on this device, into which a tournament can be put: the teacher's page shows it, and erases it with the
// results (py/prateria/app/school/botcups.py).
import { createMirror } from '../mirror.mjs';
import { SECOND } from '../places.mjs';
import { schoolShelf } from '../school.mjs';

export const KEY = 'bots:';

/** '' or why it is not kept: `full`, `forbidden`. */
export async function intoClass(text, at) {
  const shelf = schoolShelf({
    given: () => window.localStorage,
    mirror: createMirror(window.indexedDB, { name: SECOND }),
    channel: globalThis.BroadcastChannel ? new BroadcastChannel(SECOND) : null,
    persist: () => navigator.storage?.persist?.().catch(() => {}),
  });
  return shelf.keep(KEY + at.toString(36), text);
}
