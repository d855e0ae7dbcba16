// Where the focus goes when what had it is gone: to the next choice, and until there is one, to the heading of the table.

/** Waits till the page is drawn by `drawn`; `next()` goes to the next choice on the stage and says whether there is one.
 *  `acted` is to be called with what somebody pressed, `asks` with what is asked after each drawing ('' nothing). */
export function follow({ title, side, controls, panel, next, drawn }) {
  let due = false; // the one who acted has gone nowhere since
  let inWords = false; // they acted in the table in words
  let asked = '';

  const nowhere = () => [null, document.body, title, title.parentElement].includes(document.activeElement);

  /** In the table in words: the first thing that can be done. */
  const firstInWords = () => side.querySelector('details[open] [data-do="act"]');

  function goOn() {
    if (panel.open || !asked || !(due || nowhere())) return;
    due = false;
    if (controls.contains(document.activeElement) && !document.activeElement.disabled) return; // it is still of use
    const word = inWords && firstInWords();
    if (word) word.focus();
    else if (!next()) (controls.querySelector('.main:not([disabled])') ?? title).focus({ preventScroll: true });
  }

  /** What had the focus is gone. */
  function park() {
    title.focus({ preventScroll: true });
    due = true;
    if (asked) drawn(goOn);
  }

  /** Somebody pressed that. */
  function acted(target) {
    if (side.contains(target)) inWords = true;
    else if (target.closest('#stage')) inWords = false;
    due = true;
  }

  /** What is asked now: each question has a value of its own. */
  function asks(now) {
    if (now === asked) return;
    asked = now;
    if (now) drawn(goOn);
  }

  /** A dialog is closed: it gives the focus back to who opened it; one that opened by itself has nobody. */
  function closed() {
    if (!nowhere() && document.activeElement.isConnected) return;
    park();
  }

  // who goes somewhere by the keys is not led away from there
  addEventListener('keydown', ({ key }) => {
    if (key === 'Tab' || key.startsWith('Arrow')) due = false;
  }, true);

  return { acted, asks, park, closed, goOn };
}
