// Runs before the first paint of the workshop: the colours and the language that this visitor likes.
(() => {
  const root = document.documentElement;
  let prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem('prateria:prefs')) || {};
  } catch {
    // forbidden or damaged storage: the defaults
  }
  const dark = prefs.theme === 'dark' || (prefs.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  const wanted = [prefs.lang, ...(navigator.languages || [])].map((tag) => String(tag).slice(0, 2));
  root.lang = wanted.find((tag) => ['en', 'it', 'pl'].includes(tag)) || 'en';
})();
