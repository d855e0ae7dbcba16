// The panel stands before the page, which meanwhile can be neither touched nor reached by keys or a screen reader.
//
// showModal() does all that, and makes the whole document inert: Chromium then styles every element of a table anew, and
// once more at the end (57 ms each for Wendake's 2000 at 4x CPU throttle; `inert`, `pointer-events` or `visibility` on the
// stage: 40 to 50; show(): 3). So a panel over a table is shown, and what is small round the stage is inert (10 ms); the
// stage lies under a veil, is hidden from screen readers, has no tab stop (web/keyboard.mjs), and gives the focus back.
// Escape and the device's Back are the browser's business as before (`closedby` in index.html; where it is not known, and
// for the curtain, behind which there must be nothing, showModal() it is).

const LIGHT = typeof HTMLDialogElement !== 'undefined' && 'closedBy' in HTMLDialogElement.prototype;

/** `play`: what holds the stage; `toasts` go into the panel; `stop()` sets the stage's tab stop anew. `whole`: like a curtain. */
export function modal({ panel, veil, play, stage, toasts, stop }) {
  let shut = []; // what is inert because of the panel

  function aside() {
    const kept = [panel, veil, play, stage, toasts];
    shut = [...document.body.children, ...play.children].filter((e) => !kept.includes(e) && !e.inert);
    for (const one of shut) one.inert = true;
    stage.setAttribute('aria-hidden', 'true');
    veil.hidden = false;
    stop();
  }

  function back() {
    for (const one of shut) one.inert = false;
    shut = [];
    stage.removeAttribute('aria-hidden');
    veil.hidden = true;
    stop();
  }

  // before the dialog gives the focus back to who had it, who must be able to take it
  panel.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && !veil.hidden && back());
  veil.addEventListener('mousedown', (event) => event.preventDefault()); // it takes no focus
  stage.addEventListener('focusin', (event) => {
    if (veil.hidden) return;
    event.stopPropagation();
    event.target.blur();
    const from = event.relatedTarget;
    (panel.contains(from) ? from : panel.querySelector('h1, h2, button:not([disabled])'))?.focus({ preventScroll: true });
  }, true);

  /** Round and round by Tab: behind its last button the focus would be nowhere. */
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...panel.querySelectorAll('a[href], button, input, select, summary, textarea, [tabindex]')]
      .filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility());
    const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== end) return;
    event.preventDefault();
    start.focus();
  });

  /** Before a curtain: a panel that is no more than shown gives its place up, and the focus back to who had it. */
  function giveWay(whole) {
    if (whole && !veil.hidden) panel.close();
  }

  /** Opens it; false where it is open. */
  function open(whole) {
    if (panel.open) return false;
    if (whole || !LIGHT || play.hidden) {
      panel.showModal();
      return true;
    }
    panel.show();
    aside();
    return true;
  }

  return { giveWay, open };
}
