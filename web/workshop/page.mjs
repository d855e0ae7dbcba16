// The bot that is being written: opened, kept while one writes, renamed; and what comes from elsewhere.
import { createMirror } from '../mirror.mjs';
import { patience } from '../patience.mjs';
import { BOTS, GENERATION } from '../places.mjs';
import { MAX_NAME, MAX_SOURCE, tidy } from './bot.mjs';
import { botShelf, newId } from './bots.mjs';
import { secondCopy } from './second.mjs';
import { cleanName } from '../seats.mjs';

const PAUSE = 500; // ms without a letter typed, then it is kept

const SOON = 1500; // ms that the page waits for the second copy of the bots

const local = () => window.localStorage;
export const shelf = botShelf(local, Date.now, secondCopy(local, createMirror({ open: (...given) => window.indexedDB.open(...given) }, { name: BOTS })));

/** Resolves when the bots can be read: soon, in any case. */
export const shelfReady = () => Promise.race([shelf.ready().catch(() => {}), patience(SOON)]);

/**
 * `known(bot)`: whether it can be shown here; `opened(bot)`: another bot is to be shown; `trouble(why)`: it could not be kept; `none()`: there is none any more.
 */
export function desk({ known, opened, trouble, none }) {
  let bot = null;
  let kept = false; // it stands on the shelf: a bot from a link does not until somebody wants it
  let dirty = false;
  let timer = 0;
  let said = '';

  function keepNow() {
    clearTimeout(timer);
    if (!bot || !dirty || !kept) return;
    dirty = false;
    const why = shelf.keep({ ...bot, updated: Date.now() });
    if (why === 'erased') return location.reload();
    if (why && why !== said) trouble(why);
    said = why;
    return undefined;
  }

  function gone() {
    bot = null;
    dirty = false;
    none();
  }

  function open(next, onShelf) {
    keepNow();
    [bot, kept, dirty] = [next, onShelf, false];
    opened(bot);
  }

  addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', () => document.hidden && keepNow());
  addEventListener('storage', ({ key }) => {
    if (key === null || (key === GENERATION && shelf.erased())) return location.reload(); // nothing of it is left in this page either
    if (!bot || shelf.idOf(key) !== bot.id || dirty) return undefined;
    const there = shelf.load(bot.id);
    if (!there) return gone();
    return there.damaged ? undefined : open(there, true);
  });

  const self = {
    bot: () => bot,
    kept: () => kept,
    keepNow,
    /** The one that was written last; false where there is none. */
    openLatest() {
      const latest = shelf.list().find(known);
      if (latest) open(latest, true);
      return Boolean(latest);
    },
    choose(id) {
      const there = shelf.load(id);
      if (there && known(there)) open(there, true);
    },
    /** A new one, on the shelf at once. */
    make(game, source, name, more = {}) {
      open({ id: newId(), game, source, name: cleanName(name, MAX_NAME), ...more }, true);
      dirty = true;
      keepNow();
    },
    double(id, name) {
      const there = id === bot?.id ? bot : shelf.load(id);
      if (there && !there.damaged) self.make(there.game, there.source, name, { foreign: there.foreign });
    },
    /** Away with it; gives the way back. */
    drop(id) {
      const there = shelf.load(id);
      shelf.drop(id);
      const mine = bot?.id === id;
      if (mine) {
        [bot, dirty] = [null, false];
        if (!self.openLatest()) none();
      }
      return () => {
        if (!there || there.damaged) return;
        shelf.keep(there);
        if (mine) self.choose(id);
      };
    },
    /** From a link: shown, not kept, not run. */
    show(given) {
      open({ id: newId(), foreign: true, ...given }, false);
    },
    /** What came by a link is wanted. */
    take() {
      kept = dirty = true;
      keepNow();
    },
    /** More that is known of the bot: {done}. Kept at once. */
    note(more) {
      Object.assign(bot, more);
      dirty = true;
      keepNow();
    },
    /** Somebody has written; false where it is too long. */
    write(source) {
      if (!bot) return true;
      const sound = tidy(source);
      bot.source = sound.slice(0, MAX_SOURCE);
      dirty = true;
      clearTimeout(timer);
      timer = setTimeout(keepNow, PAUSE);
      return sound.length <= MAX_SOURCE;
    },
    rename(name) {
      bot.name = cleanName(name, MAX_NAME);
      dirty = true;
      keepNow();
      return bot.name;
    },
  };
  return self;
}
