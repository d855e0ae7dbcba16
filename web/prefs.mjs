// What this device likes: language, theme, movement, sound, confirming, letters as keys. Kept under one key; defaults when storage is shut.

const KEY = 'prateria:prefs';
const DEFAULTS = {
  lang: '', theme: 'system', motion: 'system', sound: false, asked: false, volume: 0.5, confirm: 'some', ending: true, letters: true,
  draft: true, last: null, stats: false, replay: 'normal', folded: false,
};
const listeners = new Set();

function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY));
    if (!found || typeof found !== 'object' || Array.isArray(found)) return { ...DEFAULTS };
    // what was yes or no in older versions; yes was the usual, which never asked about small steps
    if (typeof found.confirm === 'boolean') found.confirm = found.confirm ? 'some' : 'none';
    return { ...DEFAULTS, ...found };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = read();

const asks = (query) => matchMedia(query).matches;

/** True when nothing should move. */
export const calm = () =>
  prefs.motion === 'reduced' || (prefs.motion !== 'full' && asks('(prefers-reduced-motion: reduce)'));

export const dark = () => prefs.theme === 'dark' || (prefs.theme !== 'light' && asks('(prefers-color-scheme: dark)'));

function apply() {
  const root = document.documentElement;
  root.dataset.theme = dark() ? 'dark' : 'light';
  root.dataset.motion = calm() ? 'reduced' : 'full';
}

export const onPrefs = (listener) => listeners.add(listener);

export function setPref(key, value) {
  prefs[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // kept for this visit only
  }
  apply();
  for (const listener of listeners) listener(key, value);
}

/** What was liked here before everything was erased is not kept on by a page that was open meanwhile. */
export function forgetPrefs() {
  for (const key of Object.keys(prefs)) delete prefs[key];
  Object.assign(prefs, DEFAULTS);
  apply();
}

for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
  matchMedia(query).addEventListener('change', apply);
}
apply();
