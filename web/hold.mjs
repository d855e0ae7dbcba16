// Touch and hold: what lies under the pointer says what it is, for those who cannot hover. The touch that follows is none.
// Beside the land, what explains itself and does nothing else says so at a mere click.

export const LONG = 480; // milliseconds
const SLACK = 10; // pixels that a pointer may tremble

/** What an element says of itself: the nearest title or label on the way up. */
export function saying(element, stage) {
  for (let e = element; e && e !== stage; e = e.parentElement) {
    const title = [...e.children].find((kid) => kid.localName === 'title');
    const text = title?.textContent || e.getAttribute('aria-label');
    if (text && e.parentElement !== stage) return text; // the label of the whole table says nothing of a thing on it
  }
  return '';
}

/** The signs of the lines of that text, as names of drawings on the stage; none where its lines have none. */
export function signsOf(element, stage) {
  for (let e = element; e && e !== stage; e = e.parentElement) {
    const title = [...e.children].find((kid) => kid.localName === 'title');
    if (title) return (title.dataset?.signs ?? '').split(' ').filter(Boolean);
  }
  return [];
}

const OTHERWISE = '[data-pick], [data-do], [data-zoom], [role="button"], #land'; // a click there means something else
const SAYS = '[data-explains]'; // a thing on the land, with which nothing can be done

/** What a click on an element has it say: the nearest title on the way up; nothing where a click means something else. */
export function explained(element, stage) {
  if (element.closest(OTHERWISE) && !element.closest(SAYS)) return '';
  for (let e = element; e && e !== stage; e = e.parentElement) {
    const title = [...e.children].find((kid) => kid.localName === 'title');
    if (title?.textContent) return title.textContent;
  }
  return '';
}

const SOMETHING = '[data-pick], [data-do], [data-zoom], [data-pane], [role="button"]';
const KEYS = 'button, a, input, select, summary, [data-do], [data-pick]';

/**
 * The same for pictures in a panel: a tap or a still finger on one has it explain itself, a still finger also on one that
 * is a key: `say(text, touched)`.
 */
export function pictures(panel, say) {
  const text = ({ target }) => (target.closest('svg') && !target.closest(KEYS) ? explained(target, panel) : '');
  const keyed = ({ target }) => target.closest('button')?.querySelector(':scope > svg > title')?.textContent ?? '';
  let timer = 0;
  let said = '';
  let held = false;
  panel.addEventListener('pointerdown', (event) => {
    clearTimeout(timer);
    said = '';
    held = false;
    const key = keyed(event);
    const still = text(event) || key;
    if (!still) return;
    timer = setTimeout(() => {
      held = Boolean(key);
      say((said = still));
    }, LONG);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) panel.addEventListener(name, () => clearTimeout(timer));
  panel.addEventListener('contextmenu', (event) => (text(event) || keyed(event)) && event.preventDefault());
  panel.addEventListener('click', (event) => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
  }, { capture: true });
  panel.addEventListener('click', (event) => {
    const tapped = text(event);
    if (tapped && tapped !== said) say(tapped, true);
  });
}

/** The same for keys that are a sign alone, as on phones: a still finger has them say their name and what they would do. */
function signs(row, say) {
  let timer = 0;
  let held = false;
  const bare = (key) => key?.querySelector('.icon + span')?.offsetWidth <= 1;
  row.addEventListener('pointerdown', ({ target, button }) => {
    const key = target.closest('button');
    clearTimeout(timer);
    held = false;
    if (button || !bare(key)) return;
    timer = setTimeout(() => {
      held = true;
      say(key.title || key.textContent.trim());
    }, LONG);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) row.addEventListener(name, () => clearTimeout(timer));
  row.addEventListener('contextmenu', (event) => bare(event.target.closest('button')) && event.preventDefault());
  row.addEventListener('click', (event) => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
  }, { capture: true });
}

/** What lies there says what it is, as if it were held: a finger lies on it, but something else was over it. */
export const beneath = (stage, say) => (x, y) => {
  const there = document.elementFromPoint(x, y);
  const text = stage.contains(there) ? saying(there, stage) : '';
  if (text) say(text, signsOf(there, stage));
};

/** Whether somebody is asked something, also in a race: what they take. */
const choosing = () => document.querySelector('#status [data-asks]');

/** On that stage, `say(text, signs, touched)` is called, `touched` by a mere click; `nowhere()` where a click means nothing and nothing is there to explain itself; `look(what)` where what is held shows itself large instead (`data-held`). */
export function hold(stage, say, nowhere = () => {}, look = () => {}) {
  let timer = 0;
  let from = null;
  let held = false;

  const stop = () => {
    clearTimeout(timer);
    from = null;
  };

  stage.addEventListener('pointerdown', (event) => {
    stop();
    held = false;
    if (stage.classList.contains('racing') || event.button) return;
    from = [event.clientX, event.clientY];
    const { target } = event;
    timer = setTimeout(() => {
      const large = target.closest('[data-held]');
      const text = large ? '' : saying(target, stage);
      held = Boolean(large || text);
      if (large) look(large.dataset.held);
      else if (held) say(text, signsOf(target, stage));
    }, LONG);
  });
  stage.addEventListener('pointermove', (event) => {
    if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLACK) stop();
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) stage.addEventListener(name, stop);
  stage.addEventListener('contextmenu', (event) => event.preventDefault());
  stage.addEventListener('click', (event) => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
  }, { capture: true });
  stage.addEventListener('click', (event) => {
    if (stage.classList.contains('racing') && !choosing()) return; // who must be quick is told nothing
    const text = explained(event.target, stage);
    if (text) say(text, signsOf(event.target, stage), true);
    else if (event.detail && !event.target.closest(SOMETHING)) nowhere();
  });
}

/** All of them: on the table, in a panel, in the row of keys. */
export function holds({ stage, panel, row }, say, nowhere, look) {
  hold(stage, say, nowhere, look);
  pictures(panel, (text, touched) => say(text, [], touched));
  signs(row, (text) => say(text, []));
}
