// The panel: opened, drawn anew, closed, and where the focus goes in it.
import { gamePicture } from './art.mjs';
import { _, gamesList } from './i18n.mjs';
import { parade } from './parade.mjs';
import { signs } from './signs.mjs';

const HEADING = 'h1, h2';
const $ = (id) => document.getElementById(id);

/**
 * `front`: how it stands before the page (web/modal.mjs), `long`: what shows that it goes on (web/more.mjs); `begins()`: one is
 * opened, `drawn(work)`: after the next drawing, `speak(over)`: what it asks, `over`: it has just opened over the table;
 * `closed(byHand, gone)`: the focus goes back; `gone`: what is said of a bag that has been left; `tell()`: Python is told. Returns {open, over, close, goOn, told}.
 */
export function panels({ panel, toasts, front, render, long, begins, drawn, speak, closed, tell }) {
  let closable = true;
  let tellClosed = true; // the shell's own panels are none of Python's business
  let wanted = true; // somebody has opened it: it did not come by itself
  let now = null; // what stands there, and how it was opened
  let under = null; // what comes back when this is closed
  let left = null; // what is said of what was closed

  /** `at`: the place in it that has the focus, if not its beginning. */
  function open(html, how = {}, at = -1) {
    const { opaque = false, closable: mayClose = !opaque, wide = false, quiet = false, byItself = false } = how;
    begins();
    [now, under, left] = [{ html, how }, null, null];
    closable = mayClose;
    tellClosed = !quiet;
    wanted = !byItself;
    panel.classList.toggle('opaque', opaque);
    panel.classList.toggle('wide', wide);
    $('panel-close').hidden = !mayClose;
    $('panel-close').setAttribute('aria-label', _('Close'));
    front.giveWay(opaque);
    const before = panel.open && panel.querySelector(HEADING)?.textContent;
    const was = before && meant();
    render('panel', html);
    for (const art of panel.querySelectorAll('svg[data-game]')) {
      art.innerHTML = gamePicture(gamesList().find(({ id }) => id === art.dataset.game)?.picture);
    }
    const heading = panel.querySelector(HEADING);
    for (const old of panel.querySelectorAll('#panel-title')) if (old !== heading) old.removeAttribute('id'); // of the page before
    if (heading) {
      heading.id ||= 'panel-title';
      panel.setAttribute('aria-labelledby', heading.id);
    }
    const opens = front.open(opaque);
    if (opens) {
      panel.append(toasts); // what is being said stays in sight
      $('panel-say').replaceChildren(); // what was asked in the one before
      if (opaque) $('say').replaceChildren(); // what was said to the one before, of their hand as well
      $('panel-body').scrollTop = 0;
    }
    if (before && before !== heading?.textContent) $('panel-body').scrollTop = 0; // another page
    signs($('panel-body'), $('stage'));
    drawn(readable);
    parade($('panel-body'));
    if (before !== heading?.textContent || (meant() && meant() !== was)) {
      const first = all()[at] ?? beginning(heading, opaque);
      first?.focus({ preventScroll: true });
      if (first?.autofocus) first.scrollIntoView({ block: first.closest('.rules') ? 'start' : 'center' }); // a chapter, or what one comes back to
    }
    speak(opens && !opaque); // once it is open, and its heading has been reached, which would cut it off
  }

  /** The part of it that is meant: a section of the rules. */
  const meant = () => panel.querySelector('[autofocus]')?.closest('section')?.id;

  const all = () => [...panel.querySelectorAll('*')];

  /** Over what Python has opened, which comes back as it was, with the focus where it was; else as `open`. */
  function over(html) {
    const was = panel.open && now.how.byItself !== undefined && { ...now, at: all().indexOf(document.activeElement) };
    open(html);
    under = was || null;
  }

  /** Back to what lies under it; false where that is the table. */
  function back(event) {
    if (!under) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(under.html, under.how, under.at);
    return true;
  }

  /** Where a dialog is read from: its heading, or, where that and one button are all, the button. Never "Close". */
  const beginning = (heading, brief) =>
    panel.querySelector('[autofocus]') ?? (brief ? panel.querySelector('.main') : null) ?? heading ?? panel.querySelector('.button');

  /** A panel longer than the screen can be read with the keys. */
  function readable() {
    const body = $('panel-body');
    body.tabIndex = body.scrollHeight > body.clientHeight ? 0 : -1;
    const title = panel.querySelector(HEADING)?.textContent ?? '';
    body.ariaLabel = title; // or its name would be all that it holds
    long(title);
  }

  /** What is said of a bag that is filled there, if all of it is left now: by its way back, or empty. */
  const lying = (back = false) => ((back || (tellClosed && !panel.querySelector('.pips .on'))) && panel.querySelector('[data-left]')?.dataset.left) || '';

  function close() {
    left ??= panel.open ? '' : null;
    tellClosed = false; // who closes it knows it
    under = null;
    if (panel.open) panel.close();
    render('panel', '');
  }

  /** From what had the focus and has nothing more to do: from one less of a thing to one more of it (not back: a second
   *  Enter would undo the first), from one more of a thing to the next, or, as all is chosen, to "Done"; from the key for a
   *  second card to that card, from "Clear" to what is proposed, else to the heading. */
  function goOn(had) {
    const able = [...$('panel-body').querySelectorAll('button:not([disabled])')];
    if (had.isConnected && had.matches?.('button[data-do="bag-add"]')) {
      const more = able.filter((e) => e.dataset.do === 'bag-add');
      const full = panel.querySelector('.pips i:last-child.on');
      const next = more.find((e) => had.compareDocumentPosition(e) & 4) ?? more[0]; // 4: it follows
      const to = (full ? null : next) ?? able.find((e) => e.matches('.main'));
      if (to) return void to.focus({ preventScroll: true });
    }
    const beside = had.isConnected && had.dataset?.do !== 'bag-add' && able.find((e) => e.closest('[role="group"]')?.contains(had));
    const row = had.closest?.('.bag-foot');
    const card = had.matches?.('.bag-more') && $(`bag-${had.dataset.value}`);
    (card || beside || row?.querySelector('[data-do="bag-suggest"]') || panel.querySelector(HEADING) || able[0])?.focus({ preventScroll: true });
  }

  panel.addEventListener('click', (event) => event.target.closest('#panel-close') && back(event), true);
  panel.addEventListener('click', ({ target }) => (left = target.closest('[data-do="way-back"]') ? lying(true) : null), true);
  panel.addEventListener('cancel', (event) => {
    if (!back(event) && !closable) event.preventDefault();
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !back(event) && !closable) event.preventDefault(); // Chromium lets a second Escape through otherwise
  });
  panel.addEventListener('close', () => {
    if (panel.open) return; // another one has been opened meanwhile
    const gone = (left ??= lying());
    left = null;
    render('panel', '');
    document.body.append(toasts);
    const byHand = closable && tellClosed;
    closed(byHand, gone);
    if (byHand) tell();
  });

  /** Whether one stands there of whose end Python is told. */
  const told = () => panel.open && wanted && closable && tellClosed;

  return { open, over, close, goOn, told };
}
