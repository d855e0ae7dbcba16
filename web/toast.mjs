// A short sentence for a moment: in the lobby at the foot of the page, at the table where web/clear.mjs has room for it.
import { keepClear } from './clear.mjs';

const UNDO = 10000; // ms for which a way back is offered at least; then until something else is done
const OFFERED = 20000; // ms after which a question that need not be answered goes by itself
const READ = 1000; // ms after which whoever touches something else has read it, and it would lie over what comes
const LONG = 480; // ms after which a finger that has put it away means what lay under it
const HELD = [2000, 40, 45]; // ms after a finger is lifted, which has read while it lay there; for letters beyond so many, so long each
const SEEN = 300; // ms before which it is of the touch that shuts the panel, and stays
const ACTS = 'button, a[href], label, input, select, summary, [data-pick]';
const MEANT = `${ACTS}, [data-do], [data-zoom], [data-pane], [role="button"], g:has(> title)`; // a touch there does something
const BACK = '[data-do="undo"]'; // and there it takes something back, which nobody wants by the way

const SVG = 'http://www.w3.org/2000/svg';

/** A text line by line, each with its sign before it, if it has one: a drawing that lies on the table. */
function lineByLine(text, signs) {
  return text.split('\n').map((line, n) => {
    const row = document.createElement('span');
    if (signs[n]) {
      const picture = document.createElementNS(SVG, 'svg');
      picture.setAttribute('viewBox', '0 0 24 24');
      picture.setAttribute('class', 'table');
      picture.setAttribute('aria-hidden', 'true');
      const use = document.createElementNS(SVG, 'use');
      use.setAttribute('href', `#${signs[n]}`);
      picture.append(use);
      row.append(picture);
    }
    row.append(line);
    return row;
  });
}

const plain = (text) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

/** `say(text)` speaks it, `order(name)` sends a command; `table`: {stage, status, head, controls}: what it keeps clear of, and lies in;
 *  `root`: what hears of all touches and keys, `handle`: of the log, `read()`: nobody reads any more what explains a thing;
 *  `beneath(x, y)`: what lies there says what it is; `drawn(work)`: after the next drawing. Returns
 *  `toast(text, label, action, signs, explains, no)`: with a label also a button, which calls back or sends a command; `no`: on another
 *  one, of the same size, which does nothing; it says for how long it is shown.
 *  What the line above the table says already is not said to the eye a second time: that line lights up instead. */
export function toaster(toasts, panel, say, order, table = null) {
  const lies = table ? keepClear(toasts, table.stage, table.status, table.head, table.controls) : () => {};
  /** Seen once all is drawn that came with it, so that it does not jump when keys come. */
  function comes() {
    lies(held);
    if (!table?.drawn) return;
    toasts.style.opacity = '0'; // and not hidden: its button may be where the focus goes
    table.drawn(() => {
      toasts.style.opacity = '';
      again();
    });
  }
  const timers = [];
  let goes = 0; // the timer at which it goes by itself
  let after = 0; // ms after the finger that holds is lifted
  let inside = false; // it came while the panel was open
  let shown = 0;
  let held = false; // it explains a thing: that goes with the next touch, with Escape, and when something else comes into sight
  let lasting = false; // it goes with the next thing that is done
  let holding = false; // a finger had it say that
  let under = 0; // the timer of that finger
  let shut = false; // the finger that is down has put it away, and does nothing else

  function hide() {
    lasting = holding = held = false;
    toasts.replaceChildren();
  }

  function putAway() {
    hide();
    table.read?.();
  }

  const again = () => toasts.firstChild && lies(held, false);
  panel.addEventListener('close', () => (inside && !toasts.querySelector('button') && Date.now() - shown > SEEN ? hide() : again())); // it lay in the panel, and spoke of what was there
  if (table) {
    const sizes = new ResizeObserver(again); // also when the table has only just been laid
    for (const part of [table.stage, table.status]) sizes.observe(part);
    const keys = () => (again(), table.drawn?.(again)); // a key may come where it lies, and with it what is chosen or shown on the table
    if (table.controls) new MutationObserver(keys).observe(table.controls, { childList: true, subtree: true });
    const turns = [[table.stage, 'data-pane'], [panel, 'open'], [table.handle, 'aria-expanded']]; // a pane, a dialog, the log
    for (const [part, name] of table.handle ? turns : []) new MutationObserver(() => held && putAway()).observe(part, { attributeFilter: [name] });
  }

  document.addEventListener('click', ({ target }) => {
    if (lasting && target.closest?.(ACTS) && !toasts.contains(target)) hide();
  }, { capture: true });

  // on the window: before all that hears of touches on what lies under it. A touch on what explains a thing puts that away
  // and does nothing else; one elsewhere puts it away and does what it does, but for a way back, or where there is nothing
  table?.root?.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    clearTimeout(under);
    const within = toasts.contains(target);
    shut = held && (within ? !target.closest?.('button') : holding && (!target.closest?.(MEANT) || Boolean(target.closest(BACK))));
    if (within && shut) under = setTimeout(() => table.beneath?.(clientX, clientY), LONG);
    if (held && (shut || !within)) putAway();
  }, { capture: true });
  // whoever goes on reads no more of it: so it goes soon
  for (const name of ['pointerup', 'pointercancel']) table?.root?.addEventListener(name, () => {
    clearTimeout(under);
    if (!holding || !after) return;
    clearTimeout(goes);
    timers.push(goes = setTimeout(hide, after));
    after = 0;
  }, { capture: true });
  table?.root?.addEventListener('keydown', (event) => {
    if (!held || !['Escape', 'Enter', ' '].includes(event.key)) return;
    putAway();
    if (event.key !== 'Escape') return; // they do what they do, and something else is in sight then
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  table?.root?.addEventListener('click', (event) => {
    if (!shut || !event.detail) return; // keys and readers point at nothing
    shut = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  /** Whether the line above the table says that, and all of it can be read. */
  function stands(text) {
    const status = !panel.open && table?.status;
    const key = status && status.querySelector('.unfold');
    return Boolean(status && status.offsetHeight && (!key || key.hidden) && plain(status.textContent).includes(plain(text)));
  }

  return (text, label = '', action = 'undo', signs = [], explains = false, no = '') => {
    if (!text) { // what it was said of is no longer so
      hide();
      return 0;
    }
    if (!label && stands(text)) {
      hide();
      say(text);
      table.status.animate({ backgroundColor: ['var(--chosen)', 'var(--card)'] }, 700);
      return 0;
    }
    timers.splice(0).forEach(clearTimeout);
    lasting = false;
    holding = explains && action !== 'answer';
    const answers = explains || action === 'answer';
    [inside, shown, held] = [panel.open, Date.now(), answers];
    toasts.dataset.held = answers ? 'yes' : ''; // larger: it is read word by word
    if (inside) panel.append(toasts); // what is outside an open dialog cannot be touched
    const words = document.createElement('span');
    if (text.includes('\n')) words.append(...lineByLine(text, signs));
    else words.textContent = text;
    say(label && table?.yes ? `${text} Y: ${label}.` : text);
    toasts.replaceChildren(words);
    const key = (said, then) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = said;
      button.onclick = () => {
        const had = document.activeElement === button;
        hide();
        if (had) table?.left?.(); // the focus is not lost with it
        then();
      };
      return button;
    };
    const yes = label && key(label, () => (typeof action === 'function' ? action() : order(action)));
    if (no) {
      const both = document.createElement('div');
      both.append(yes, key(no, () => {}));
      toasts.append(both);
    } else if (yes) toasts.append(yes);
    comes();
    timers.push(setTimeout(() => (lasting = true), label && !no ? UNDO : action === 'answer' ? 0 : READ)); // an answer is of the touch before
    after = holding && !label ? HELD[0] + HELD[2] * Math.max(0, text.length - HELD[1]) : 0;
    const stays = 2500 + 60 * text.length;
    if (!label || no) timers.push(goes = setTimeout(hide, no ? OFFERED : stays));
    return stays;
  };
}
