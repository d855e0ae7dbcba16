// Runs before the first paint, in the page itself (the build puts it there). On their way at once: the small files that
// everything waits for and the largest of all, the runtime, which is compiled as it comes. Then the mark of a start, and
// theme, movement and language of this visitor: to read them first would have all files wait for the browser's storage.
// The names between @ signs are put in by the build.
(() => {
  const { fetched, page, speak } = window.prateriaStart;

  // ---- Neither loadPyodide nor PyScript has an option that takes a response, or asks again for what did not come: until
  // all stands, their own fetches of these files are answered with what has been fetched here and in boot.mjs.
  const here = (path) => new URL(path, document.baseURI).href;
  const answers = {};
  const realFetch = window.fetch;
  window.fetch = async function (resource, options) {
    const body = answers[new URL(resource?.url ?? resource, document.baseURI).href];
    if (!body) return realFetch.call(this, resource, options);
    const answer = await body;
    return answer instanceof Response ? answer : new Response(answer);
  };
  addEventListener('prateria-ready', () => (window.fetch = realFetch), { once: true });

  // ---- Browsers keep the machine code that they made of a .wasm with their own copy of it, and only where no worker and
  // no script stands between: so it is fetched past the service worker. What that one keeps is for when there is no other.
  const WASM = './@RUNTIME@/pyodide.asm.wasm';
  async function stored() {
    const own = await realFetch(WASM, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
    return own ?? window.caches?.match(here(WASM)).catch(() => null);
  }
  const runtime = fetched(WASM, {
    size: Number('@WASM_BYTES@'),
    get: (options, tries) => {
      const again = () => realFetch(WASM, options);
      return tries || !navigator.serviceWorker?.controller ? again() : stored().then((own) => own ?? again());
    },
    read: async (answer) =>
      careful ? WebAssembly.compile(await answer.arrayBuffer()) : WebAssembly.compileStreaming(answer),
  });
  for (const path of ['pyscript.json', '@RUNTIME@/pyodide-lock.json', 'main.py']) answers[here(path)] = fetched(path);
  const main = answers[here('main.py')];
  answers[here('main.py')] = page.then(() => main); // Python finds the page as it expects it

  // ---- A start may kill its tab. The mark of an attempt is made here and taken away when the start is over, or when the
  // page is left: a dead tab does neither, so the next start in it finds the mark, and begins more carefully: without the
  // kept memory, without making one, without the machine code that the browser has kept. A good start forgets it all: one
  // death is no reason to be slow for ever (a tablet is short of memory now and then). It says how many starts in a row
  // have died, and what was tried last; per tab, so that two that start at once do not accuse each other.
  const MARK = 'prateria:start';
  let deaths = 0;
  let tried = '';
  const write = (text) => {
    try {
      if (text) sessionStorage[MARK] = text;
      else sessionStorage.removeItem(MARK);
    } catch {
      // no storage: then nothing is remembered, and nothing kept that could be tried
    }
  };
  try {
    const [number, what = ''] = (sessionStorage[MARK] || '').split(' ');
    deaths = Number(number) || 0;
    tried = what;
  } catch {
    // no storage
  }
  let doing = null;
  const attempt = (what = '') => write(`${deaths + 1} ${(doing = what)}`);
  const over = () => write(deaths ? `${deaths} ` : '');
  attempt();
  addEventListener('pagehide', over);
  addEventListener('pageshow', ({ persisted }) => persisted && doing !== null && attempt(doing));
  const careful = deaths > 0;
  const done = () => {
    doing = null;
    deaths = 0;
    over();
  };
  addEventListener('prateria-ready', done, { once: true });

  // ---- What this visitor has chosen.
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
  const lang = speak([prefs.lang, ...(navigator.languages || [])]);
  const words = fetched(`./lobby.${lang}.json`, { read: (answer) => answer.json() });
  window.prateriaEarly = { lang, runtime, words, answers, careful, tried, attempt, done };
})();
