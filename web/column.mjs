// The column at the right of wide screens, with the log and the table in words: folded it is a strip with its key, and the
// table is larger. This device remembers it.
import { onPrefs, prefs, setPref } from './prefs.mjs';

const WIDE = '(min-width: 48em) and (min-height: 30.01em) and (orientation: landscape)'; // as in play.css

/** `play`: the page of the table, `key`: what folds the column. The style sheets go by two classes of `play`: `folded` is the
 *  wish, `log-beside` says that the log stands there. Returns `unfold()`. */
export function column(play, key) {
  const wide = matchMedia(WIDE);

  function show() {
    play.classList.toggle('folded', Boolean(prefs.folded));
    play.classList.toggle('log-beside', wide.matches && !prefs.folded);
    key.setAttribute('aria-expanded', String(!prefs.folded));
  }

  key.addEventListener('click', () => setPref('folded', !prefs.folded));
  wide.addEventListener('change', show);
  onPrefs((name) => name === 'folded' && show());
  show();
  return () => wide.matches && prefs.folded && setPref('folded', false);
}
