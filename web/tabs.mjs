// One tab a game: the one that holds it writes, another reads until it takes the game over ("play here instead").
import { patience } from './patience.mjs';

const STALE = 6000; // ms without a sign of life
const BEAT = 2000;
const LIMIT = 1000; // ms: without an answer for so long, navigator.locks is taken for missing

/** With navigator.locks; where those are missing, refused (blocked site data) or mute a stamp in localStorage, renewed every
 *  two seconds, does the same; where that is shut too there is no second tab to fear. */
export function createTabs({
  locks, local, now = Date.now, me = crypto.randomUUID?.() ?? String(Math.random()), beat = setInterval, limit = LIMIT,
}) {
  const held = new Map(); // id -> releases its lock
  const barred = new Set(); // ids that another tab has
  const ending = new Map(); // id -> promise of the release of its last lock, which takes the browser a moment
  let locking = Boolean(locks);
  let onLost = () => {};

  const key = (id) => `prateria:tab:${id}`;

  function lose(id) {
    held.delete(id);
    barred.add(id);
    onLost(id);
  }

  /** Whether the lock is ours now; null: locks cannot be had here. */
  function byLock(id, options) {
    return new Promise((resolve) => {
      let open = true;
      const answer = (got) => {
        open = false;
        resolve(got);
      };
      patience(limit).then(() => answer(null));
      const asked = Promise.resolve()
        .then(() =>
          locks.request(key(id), options, (lock) => {
            if (!open) return undefined; // granted after the limit: release it at once
            if (!lock) return answer(false);
            const over = new Promise((letGo) => held.set(id, letGo));
            answer(true);
            return over;
          }),
        )
        .catch((error) => {
          if (error?.name !== 'AbortError') locking = false; // locks do not work here; another tab would not give an error
          else if (held.has(id)) lose(id);
          answer(null);
        });
      ending.set(id, asked);
    });
  }

  function stamp(id) {
    try {
      const [owner, time] = JSON.parse(local.getItem(key(id)));
      return now() - time < STALE ? owner : '';
    } catch {
      return '';
    }
  }

  function byStamp(id, steal) {
    const owner = stamp(id);
    if (owner && owner !== me && !steal) return false;
    const mark = () => {
      try {
        local.setItem(key(id), JSON.stringify([me, now()]));
      } catch {
        // no storage, no second tab to fear
      }
    };
    mark();
    const timer = beat(() => (mine(id) ? mark() : clearInterval(timer)), BEAT);
    held.set(id, () => {
      clearInterval(timer);
      if (stamp(id) === me) local.removeItem(key(id));
    });
    return true;
  }

  /** Still ours? With stamps another tab may have taken it since. */
  function mine(id) {
    if (!held.has(id)) return false;
    if (locking) return true;
    const owner = stamp(id);
    if (!owner || owner === me) return true;
    lose(id);
    return false;
  }

  async function claim(id, steal = false) {
    if (mine(id)) return true;
    let got = null;
    if (locking) {
      await Promise.race([ending.get(id), patience(limit)]);
      got = await byLock(id, steal ? { steal: true } : { ifAvailable: true });
    }
    if (got === null) {
      locking = false;
      got = byStamp(id, steal);
    }
    if (got) barred.delete(id);
    else barred.add(id);
    return got;
  }

  return {
    claim,
    holds: (id) => mine(id),
    /** May this tab write the game? Yes unless another has it. */
    mayWrite: (id) => (held.has(id) ? mine(id) : !barred.has(id)),
    release(id) {
      held.get(id)?.();
      held.delete(id);
      barred.delete(id);
    },
    set onLost(listener) {
      onLost = listener;
    },
  };
}
