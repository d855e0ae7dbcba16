// How long something takes: what is said of it, and which numbers of games are offered.
import { _, ngettext } from '../i18n.mjs';

export const LONGEST = 600; // seconds that anybody may be asked to wait
const AMOUNTS = [1, 2, 5, 10, 25, 50, 100, 250, 500];
const MOST = 6; // that are offered: the largest ones

/** "about 40 seconds", "about 3 minutes". */
export function lasting(seconds) {
  if (seconds < 1.5) return _('about a second');
  if (seconds < 90) {
    const n = seconds < 20 ? Math.round(seconds) : Math.round(seconds / 10) * 10;
    return ngettext('about %(n)s second', 'about %(n)s seconds', n);
  }
  return ngettext('about %(n)s minute', 'about %(n)s minutes', Math.round(seconds / 60));
}

/** [{games, seconds}]: numbers of games that are over in less than ten minutes; each deal is played from every seat. */
export const offers = (secondsOfOne, seats) =>
  AMOUNTS.map((n) => ({ games: n * seats, seconds: n * seats * secondsOfOne })).filter(({ seconds }) => seconds < LONGEST).slice(-MOST);
