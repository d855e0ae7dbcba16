// Where a short sentence lies at the table: over the bar of the log, where a phone has one and the sentence is no higher, for
// there nothing is read or touched; else where the game has room for it, else at the top; clear of the line that says what to
// do now, and of what was just touched, which is often what it speaks of.

const GAP = 6; // pixels
const OVER = 12; // pixels by which it may stand out of the bar: so far are the keys above it
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

/** Keeps `toasts` clear of the `status` line and of what is touched on `stage`; to be called when a sentence is shown.
 *  `bar`: that of the log. */
export function keepClear(toasts, stage, status, bar) {
  let touched = null; // what, and where on it

  // what is said after a touch beside the table (of what was undone) does not speak of what was touched before on it
  document.addEventListener('pointerdown', ({ target, clientX, clientY }) => (touched = stage.contains(target) ? { target, clientX, clientY } : null), { capture: true });

  function box() {
    const { left, top, right, bottom } = touched.target.closest(THINGS)?.getBoundingClientRect() ?? {};
    if (bottom > top && bottom - top < stage.clientHeight / 2) return { left, top, right, bottom };
    const { clientX: x, clientY: y } = touched;
    return { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER };
  }

  return () => {
    delete toasts.dataset.clear;
    const { page, table } = document.body.dataset;
    if (page !== 'play' || toasts.parentElement !== document.body || table?.includes('race')) return;
    const shown = toasts.getBoundingClientRect();
    const foot = bar && overBar(shown.bottom - shown.top, bar.getBoundingClientRect(), innerWidth);
    if (foot > 0) {
      toasts.style.setProperty('--clear', `${foot}px`);
      toasts.dataset.clear = '';
      return;
    }
    const place = stage.querySelector('[data-says]')?.getBoundingClientRect(); // where a game wants it
    if (place?.width) {
      toasts.style.setProperty('--place', `${place.left + place.width / 2}px`);
      toasts.style.setProperty('--room', `${place.width}px`);
      toasts.dataset.clear = 'place';
    }
    const others = [status.getBoundingClientRect(), ...(touched ? [box()] : [])];
    const { left, top: y, right, bottom } = toasts.getBoundingClientRect();
    const start = place?.width ? place.top + (place.height - (bottom - y)) / 2 : y;
    const top = clearTop({ left, top: start, right, bottom: start + bottom - y }, others, innerHeight);
    toasts.style.setProperty('--clear', `${top}px`); // at a table only: a sentence may stay when its table is left
    toasts.dataset.clear ||= '';
    touched = null; // the next one may speak of something else
  };
}
