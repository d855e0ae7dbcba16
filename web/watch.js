// Watches over the start. It stands in the page itself (the build puts it there), so that it is there whatever is missing:
// what has come, what is on its way, what has failed; and it says so: after a while "still coming", with "Try again" where
// a file has failed or where nothing moves any more. What comes late is taken all the same.
(() => {
  const atHome = ['127.0.0.1', 'localhost'].includes(location.hostname);
  const PATIENCE = (atHome && window.prateriaPatience) || 15_000; // ms; tests have less of it
  const SLOW = PATIENCE / 2;
  const QUICK = PATIENCE / 4;
  const TICK = 500;
  const SHEET = 'link[rel=stylesheet]';
  const OWN = `${SHEET}, script[src*="/start.mjs"]`;
  const ASKED = `script[src]:not([type=py]), ${SHEET}`; // by the page's own HTML

  const files = new Map(); // name -> what is fetched and not here yet
  const sized = []; // the large ones: their bytes move the bar
  const here = new WeakSet(); // scripts and sheets that have come
  const broken = new Map(); // scripts and sheets that have not -> why
  const renewed = new Set(); // addresses of those that were asked for a second time
  const realFetch = window.fetch;
  const { hash } = location; // a game's address, which the lobby takes away as soon as it has read it
  let idle = 0; // ms in which nothing came and nothing was done
  let fatal = '';
  let unmet = ''; // a module that did not come, in the browser's own words: which one, not every browser says
  let hint = ''; // the latest promise that failed and that nobody waited for
  let pageIsHere;

  const start = (window.prateriaStart = {
    progress: 0, remembered: false, need, fetched, at, fail, speak,
    get failed() {
      return failures().join('; ') || null;
    },
    page: new Promise((resolve) => (pageIsHere = resolve)), // start.mjs has run, and its looks are here
  });

  // ---- in which words: also where nothing else comes, and before anything is drawn

  const words = JSON.parse(document.getElementById('words').textContent);
  const _ = (text) => words[document.documentElement.lang]?.[text] ?? text;

  /** The first of these languages that the page speaks. */
  function speak(tags) {
    const spoken = ['en', ...Object.keys(words)];
    return (document.documentElement.lang = tags.map((tag) => String(tag).slice(0, 2)).find((tag) => spoken.includes(tag)) || 'en');
  }
  speak(navigator.languages || []); // that of the device; early.js asks what was chosen here

  const OPENS = /^#(g|new|class)=/i; // an address that leads to a table
  const FIRST = {
    '#tagline': () => _('Board games of prairies and lakes'),
    '.setup h2': () => (OPENS.test(hash) ? _('The game is being opened…') : _('New game')),
    '.loading': () => _('One moment, the game is being set up.'),
  };
  document.addEventListener('readystatechange', () => {
    for (const [place, text] of Object.entries(FIRST)) document.querySelector(place).textContent = text();
    if (OPENS.test(hash)) document.querySelector('.setup').className = 'card waiting'; // with a picture, as when more is known
    document.getElementById('lang').value = document.documentElement.lang;
    document.documentElement.dataset.drawn = 'yes';
  }, { once: true });

  // ---- how far it is: `prateria-progress` (0 to 1)

  function at(value) {
    idle = 0;
    if (value <= start.progress) return;
    start.progress = value;
    dispatchEvent(new CustomEvent('prateria-progress', { detail: value }));
  }

  function moved() {
    const sum = (key) => sized.reduce((total, file) => total + file[key], 0);
    at((0.6 * sum('come')) / sum('size'));
  }

  /** What no second fetch of a file mends. */
  function fail(reason) {
    fatal ||= String(reason?.message ?? reason).slice(0, 500);
    tell();
  }

  // ---- what is fetched: until it is here, so these promises never reject

  /** What `load(options, tries)` gives. A line may break once: only the second failure in a row is told. */
  function need(name, load, size = 0) {
    return new Promise((resolve) => {
      const file = { name, size, come: 0, failed: '', again };
      let stop;
      let tries = 0;
      files.set(name, file);
      if (size) sized.push(file);
      async function again() {
        stop?.abort();
        const mine = (stop = new AbortController());
        const current = () => mine === stop && files.has(name);
        Object.assign(file, { come: 0, failed: '' });
        try {
          // the browser's own copy, too, may be what is wrong
          const value = await load({ signal: mine.signal, cache: tries ? 'reload' : 'default' }, tries, (n) => {
            if (!current()) return;
            file.come += n;
            moved();
          });
          if (!files.delete(name)) return; // another try was quicker
          file.come = size;
          idle = 0;
          if (size) moved();
          resolve(value);
          tell();
        } catch (error) {
          if (!current()) return;
          if (++tries === 1) return setTimeout(() => current() && again(), 1000);
          file.failed = `${name}: ${error.message}`;
          tell();
        }
      }
      again();
    });
  }

  /** The same of a file: what `read` makes of the response. `size`: how many bytes that is, unpacked. */
  function fetched(url, { size = 0, get = (options) => realFetch(url, options), read = (answer) => answer.arrayBuffer() } = {}) {
    return need(nameOf(url), async (options, tries, count) => {
      const answer = await get(options, tries);
      if (!answer.ok) throw new Error(String(answer.status));
      return size ? counted(answer, read, count) : read(answer);
    }, size);
  }

  /** A copy is counted: whoever reads the original, and whatever a browser keeps with it, knows nothing of that. Not at
   *  once: on a quick line to count takes a slow device longer than the file itself. */
  async function counted(answer, read, count) {
    const copy = answer.clone();
    let counting = false;
    const slow = setTimeout(() => {
      counting = true;
      tally(copy.body, count).catch(() => {});
    }, QUICK);
    try {
      return await read(answer);
    } finally {
      clearTimeout(slow);
      if (!counting) copy.body.cancel().catch(() => {});
    }
  }

  async function tally(body, count) {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      count(value.length);
    }
  }

  const nameOf = (url) => new URL(url, document.baseURI).pathname.split('/').pop() || 'index.html';

  // ---- what the page's HTML asks for

  const addressOf = (element) => element.src || element.href;
  const isFile = (target) => target instanceof Element && target.matches(ASKED);

  // (what a script tells of its load never reaches the window)
  document.addEventListener('load', ({ target }) => {
    if (!isFile(target)) return;
    here.add(target);
    idle = 0;
    const own = [...document.querySelectorAll(OWN)];
    if (own.at(-1)?.src && own.every((element) => here.has(element))) pageIsHere(); // the script comes last of them
  }, true);

  addEventListener('error', ({ target }) => {
    if (!isFile(target)) return;
    const first = !renewed.has(nameOf(addressOf(target)));
    if (first && canRenew(target)) return setTimeout(renew, 1000, target);
    broken.set(target, nameOf(addressOf(target)));
    tell();
  }, true);

  /** A sheet, or a module that no other imports, can be asked for by another address (browsers may remember of a module
   *  that it failed). boot.mjs and PyScript's are imported by others, by their own: for them the page is loaded anew, and
   *  what came already is in the browser's cache. */
  const canRenew = (element) => element.matches(SHEET) || nameOf(element.src) === 'start.mjs';

  function renew(element) {
    const copy = document.createElement(element.localName);
    for (const { name, value } of element.attributes) copy.setAttribute(name, value);
    const key = element.matches(SHEET) ? 'href' : 'src';
    copy[key] = `${element[key].split('?')[0]}?again=${Date.now()}`;
    renewed.add(nameOf(copy[key]));
    broken.delete(element);
    element.replaceWith(copy); // what a script puts in keeps neither the drawing nor other scripts waiting
  }

  // ---- what is said

  const pending = () => [...document.querySelectorAll(ASKED)].filter((element) => !here.has(element) && !broken.has(element));
  function failures() {
    const known = [...[...files.values()].map(({ failed }) => failed), ...broken.values(), fatal].filter(Boolean);
    return known.length ? known : [unmet].filter(Boolean);
  }

  function missing() {
    const mega = (bytes) => (bytes / 1e6).toFixed(1);
    const ofPage = pending().map((element) => nameOf(addressOf(element)));
    const ofUs = [...files.values()].map(({ name, come, size }) => (size ? `${name} ${mega(come)} / ${mega(size)} MB` : name));
    return [...ofPage, ...ofUs].join(', ');
  }

  function trouble() {
    const helps = () => _('Try again. If that does not help: close other tabs, or take another browser (Chrome, Edge, Firefox, Safari), as new as it can be. Saved games are not lost.');
    const asks = () => _('Is there a network? After one good visit it works without.');
    const lacking = missing();
    if (start.progress === 1 && !lacking) return null; // the lobby's words may still be on their way
    if (fatal) return { title: _('The games do not start'), text: helps(), note: fatal };
    if (failures().length) return { title: _('The games could not be loaded'), text: asks(), note: failures().join(', ') };
    if (idle >= PATIENCE) {
      return lacking
        ? { title: _('Nothing comes any more'), text: asks(), note: lacking }
        : { title: _('The games do not start'), text: `${_('Everything is here, but nothing moves any more.')} ${helps()}`, note: hint };
    }
    if (performance.now() < SLOW) return null;
    const going = () => _('This takes a while. Everything is here, and the games are starting.');
    return { text: lacking ? _('This takes a while. Still coming:') : going(), note: lacking };
  }

  let said = 'null';
  function tell() {
    const found = trouble();
    const text = JSON.stringify(found);
    if (text === said || !document.body) return;
    said = text;
    document.getElementById('boot')?.classList.toggle('failed', Boolean(found?.title));
    draw(found);
  }

  /** Drawn here, and not by the lobby: that one may be what is missing. */
  function draw(found) {
    let card = document.getElementById('trouble');
    if (!found) return card?.remove();
    const bad = Boolean(found.title);
    if (card?.matches('.failed') !== bad) {
      card?.remove();
      card = document.createElement('section');
      card.id = 'trouble';
      card.className = bad ? 'card failed' : 'card';
      card.innerHTML = '<h2></h2><p></p><p class="note" aria-live="off"></p><div><button type="button" class="button main"></button></div>';
      card.querySelector('button').onclick = again;
      card.setAttribute('role', bad ? 'alert' : 'status');
      document.body.insertBefore(card, document.querySelector('body > main')); // the last, where there is none yet
    }
    const [title, text, note] = card.querySelectorAll('h2, p');
    const button = card.querySelector('button');
    const put = (element, words) => {
      element.hidden = !words;
      if (element.textContent !== words) element.textContent = words;
    };
    put(title, found.title ?? '');
    put(text, found.text);
    put(note, found.note);
    put(button, bad ? _('Try again') : '');
    if (bad) card.scrollIntoView({ block: 'nearest' }); // where the looks are what is missing, much stands above it
  }

  /** Only what failed, or does not come, is asked for again; where that cannot be done in place, all is. */
  function again() {
    const elements = [...broken.keys(), ...pending()];
    const late = [...files.values()].filter(({ failed }) => failed || idle >= PATIENCE);
    const inPlace = !unmet && elements.every((element) => canRenew(element) && (broken.has(element) || element.matches(SHEET)));
    if (fatal || !inPlace || !(late.length || elements.length)) return loadAnew();
    idle = 0;
    elements.forEach(renew);
    for (const file of late) file.again();
    tell();
  }

  function loadAnew() {
    if (!location.hash) history.replaceState(history.state, '', hash || location.href);
    location.reload();
  }

  addEventListener('online', () => failures().length && !fatal && again());

  let last = performance.now();
  const timer = setInterval(() => {
    const passed = performance.now() - last;
    last += passed;
    // A tick that comes late: the page was at work, or asleep. All bytes are here, but not what is made of them: the same.
    const working = passed > 2 * TICK || sized.some((file) => files.has(file.name) && file.come >= file.size && !file.failed);
    if (!working) idle += passed;
    if (last > SLOW) for (const sheet of pending()) if (sheet.matches(SHEET) && !renewed.has(nameOf(sheet.href))) renew(sheet);
    tell();
    if (start.progress === 1 && said === 'null') clearInterval(timer);
  }, TICK);

  addEventListener('unhandledrejection', ({ reason }) => {
    hint = String(reason?.message ?? reason).slice(0, 500);
    // a module that PyScript imports of its own accord; every browser words it differently, all say "import"
    if (start.progress < 1 && reason instanceof TypeError && /import/i.test(hint)) {
      unmet ||= hint;
      tell();
    }
  });
  addEventListener('prateria-ready', () => {
    at(1);
    tell();
  }, { once: true });
})();
