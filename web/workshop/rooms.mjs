// The way to Python's rooms (room.mjs, fetched when it is first needed), and what is said when they cannot be opened.
import { _ } from '../i18n.mjs';

let loaded = null;

/** The module. A try that failed is forgotten: the next one asks the host again. */
export function rooms() {
  loaded ??= import('./room.mjs').catch((error) => {
    loaded = null;
    throw Object.assign(error, { reason: 'network' });
  });
  return loaded;
}

const WHY = {
  network: () => _('Python has not come: is there a network? Once it has been here, it stays for use without one.'),
  memory: () => _('There is not enough memory for Python here: close other tabs and apps, then try again.'),
  start: () => _('Python could not be started here. Load the page anew, or try another browser.'),
};

/** The sentence for what went wrong with a room. */
export const whyNot = (error) => (WHY[error?.reason] ?? WHY.start)();

const CHECK_WAIT = 900; // ms without a letter typed

/**
 * Looks at what is written for mistakes of grammar, in a room of its own, without running anything.
 * `text()`; `found(fault or null)`; it begins only after `allow()`, on devices with memory to spare.
 */
export function checker(text, found) {
  let timer = 0;
  let room = null;
  let busy = false;
  let allowed = false;
  let resting = false;
  let late = false; // something was written meanwhile

  async function look() {
    if (busy) return;
    busy = true;
    const now = text();
    try {
      room ??= await (await rooms()).openRoom();
      const answer = await room.check(now);
      if (now === text()) found(answer.ok ? null : answer);
    } catch {
      allowed = false; // without it one goes on as well: Run says what is wrong
    }
    busy = false;
    if (resting) free();
    if (now !== text()) soon();
  }

  function soon() {
    clearTimeout(timer);
    late = !allowed || resting;
    if (!late) timer = setTimeout(look, CHECK_WAIT);
  }

  function free() {
    room?.close();
    room = null;
  }

  return {
    /** Something has been written. */
    soon,
    allow() {
      allowed = !(navigator.deviceMemory < 4);
      if (late) soon();
    },
    /** The memory of its interpreter is needed elsewhere for a while. */
    rest() {
      clearTimeout(timer);
      resting = true;
      if (!busy) free();
    },
    goOn() {
      resting = false;
      if (late) soon();
    },
  };
}
