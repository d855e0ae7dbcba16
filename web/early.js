// Runs before the first paint: theme, movement and language of this visitor, and the lobby's sentences on their way.
(() => {
  const root = document.documentElement;
  let prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem('prateria:prefs')) || {};
  } catch {
    // forbidden or damaged storage: start with the defaults
  }
  const dark = prefs.theme === 'dark' || (prefs.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const calm =
    prefs.motion === 'reduced' ||
    (prefs.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = calm ? 'reduced' : 'full';
  const spoken = ['en', 'it', 'pl'];
  const wanted = [prefs.lang, ...(navigator.languages || [])].map((tag) => String(tag).slice(0, 2));
  const lang = wanted.find((tag) => spoken.includes(tag)) || 'en';
  root.lang = lang;
  root.dataset.drawn = lang === 'en' ? 'yes' : 'no'; // other languages: English sentences stay unseen till lobby.mjs draws
  window.prateriaEarly = {
    lang,
    words: fetch(`./lobby.${lang}.json`).then((answer) => (answer.ok ? answer.json() : null), () => null),
  };
})();
