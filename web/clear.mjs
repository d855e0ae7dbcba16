// Where a short sentence lies at the table: over the bar of the log, where there is one at the foot, or in the head of the page
// between its name and its keys, for there nothing is read or touched; if it is too high for that, where the game has room for
// it, else at the top; clear of the line that says what to do now, and of what was just touched, which is often what it speaks of.

const GAP = 6; // pixels
const OVER = 20; // pixels by which it may stand out of the bar: it lets touches through to the foot of the keys above
const APART = 2; // pixels from the upper edge of the page
const ROOM = 240; // pixels that are wide enough
const FINGER = 22; // about a touch on what is as large as the table
const THINGS = '[data-pick], [data-do], [role], [aria-label], g:has(> title)';

/** How far from the top a box lies clear of others, in their order: below each, or above it where there is no room. */
export function clearTop(box, others, room) {
  const height = box.bottom - box.top;
  return others.reduce((top, other) => {
    const apart = other.right <= box.left || other.left >= box.right || other.bottom <= top || other.top >= top + height;
    if (apart) return top;
    return other.bottom + GAP + height <= room ? other.bottom + GAP : Math.max(other.top - GAP - height, 0);
  }, box.top);
}

/** Where a sentence of that height lies over a bar at the foot of the page; null where there is none, or it is too low. */
export function overBar(height, bar, wide) {
  if (!bar || bar.right - bar.left < 0.9 * wide || bar.bottom - bar.top < height - OVER || bar.bottom - bar.top > height + 60) return null;
  return Math.min(bar.top + (bar.bottom - bar.top - height) / 2, bar.bottom - height);
}

/** The room in the head of a page between its first thing and its last; null where there is none to speak of. */
export function inHead(head) {
  const [first, last] = [head?.querySelector('.brand'), head?.querySelector('.header-tools')].map((part) => part?.getBoundingClientRect());
  if (!last?.width || last.left - first.right < ROOM) return null;
  const { top, height } = head.getBoundingClientRect();
  return { left: first.right + GAP, width: last.left - first.right - 2 * GAP, top, height };
}

/** Keeps `toasts` clear of the `status` line and of what is touched on `stage`; to be called when a sentence is shown.
 *  `bar`: that of the log; `head`: of the page; `asks`: a question on the bar, which is not covered where the head has room. */
export function keepClear(toasts, stage, status, bar, head = null, asks = null) {
  let touched = null; // what, and where on it

  // what is said after a touch beside the table (of what was undone) does not speak of what was touched before on it
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => (touched = stage.contains(target) ? { target, clientX, clientY } : null), { capture: true });

  function box() {
    const { left, top, right, bottom } = touched.target.closest(THINGS)?.getBoundingClientRect() ?? {};
    if (bottom > top && bottom - top < stage.clientHeight / 2) return { left, top, right, bottom };
    const { clientX: x, clientY: y } = touched;
    return { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER };
  }

  /** Between the sides of that place; returns how high it is then. */
  function within(place) {
    toasts.style.setProperty('--place', `${place.left + place.width / 2}px`);
    toasts.style.setProperty('--room', `${place.width}px`);
    toasts.dataset.clear = 'place';
    const { top, bottom } = toasts.getBoundingClientRect();
    return bottom - top;
  }

  return () => {
    delete toasts.dataset.clear;
    const { page, table } = document.body.dataset;
    if (page !== 'play' || toasts.parentElement !== document.body || table?.includes('race')) return;
    const shown = toasts.getBoundingClientRect();
    const above = inHead(head);
    const alone = bar && !toasts.querySelector('button') && !(above && asks?.hidden === false); // with a key of its own it would take the touches for those of the bar
    const foot = alone && overBar(shown.bottom - shown.top, bar.getBoundingClientRect(), innerWidth);
    if (foot > 0) {
      toasts.style.setProperty('--clear', `${foot}px`);
      toasts.dataset.clear = '';
      return;
    }
    const height = above && within(above);
    if (above && height <= above.height + GAP) {
      toasts.style.setProperty('--clear', `${Math.max(above.top + (above.height - height) / 2, APART)}px`);
      return;
    }
    delete toasts.dataset.clear;
    const place = stage.querySelector('[data-says]')?.getBoundingClientRect(); // where a game wants it
    if (place?.width) within(place);
    const others = [status.getBoundingClientRect(), ...(touched ? [box()] : [])];
    const { left, top: y, right, bottom } = toasts.getBoundingClientRect();
    const start = place?.width ? place.top + (place.height - (bottom - y)) / 2 : y;
    const top = clearTop({ left, top: start, right, bottom: start + bottom - y }, others, innerHeight);
    toasts.style.setProperty('--clear', `${top}px`); // at a table only: a sentence may stay when its table is left
    toasts.dataset.clear ||= '';
    touched = null; // the next one may speak of something else
  };
}
