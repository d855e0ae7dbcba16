// Runs before the first paint: theme, movement and language of this visitor, and on their way the lobby's sentences and
// the largest of all files, the runtime, which is compiled as it comes. The name between @ signs is put in by the build.
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
  // Browsers keep the machine code that they made of a .wasm with their own copy of it, and only where no worker and no
  // script stands between: so it is fetched past the service worker. What that one keeps is for when there is no other.
  // Where this cannot be done boot.mjs tries again, and says so: the lobby is there all the same.
  const compile = async () => {
    const own = navigator.serviceWorker?.controller ? { cache: 'only-if-cached', mode: 'same-origin' } : {};
    return WebAssembly.compileStreaming(await fetch('./@RUNTIME@/pyodide.asm.wasm', own));
  };
  const runtime = compile();
  runtime.catch(() => {});
  window.prateriaEarly = {
    lang,
    runtime,
    words: fetch(`./lobby.${lang}.json`).then((answer) => (answer.ok ? answer.json() : null), () => null),
  };
})();
