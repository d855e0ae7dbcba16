// A race: a pointer counts at the moment when it comes down, with the event's own time, and nothing else may take it.
// Several pointers are several people. Python gets every touch with its time; what it was is decided there.

const PRESSED = 160; // milliseconds

/** `stage`: where it happens; `strike(pick, time)`, `pause()`: to Python. Returns the switch: on or off, and how many
 *  milliseconds the others have after the first touch. */
export function race(stage, strike, pause) {
  let on = false;

  const pickAt = ({ target }) => target?.closest?.('[data-pick]');

  /** The same where a card is still on its way home: it is there at once. */
  function expected({ clientX, clientY }) {
    for (const flight of stage.getAnimations({ subtree: true })) if (flight.effect.target.dataset.pick) flight.finish();
    return pickAt({ target: document.elementFromPoint(clientX, clientY) });
  }

  /** The event's own time, on the clock of performance.now(); where a browser gives nonsense, now. */
  const timeOf = ({ timeStamp }) => {
    const now = performance.now();
    return timeStamp > 0 && timeStamp <= now && now - timeStamp < 5000 ? timeStamp : now;
  };

  stage.addEventListener('pointerdown', (event) => {
    if (!on || event.button > 0) return;
    event.stopPropagation(); // the page's own answer to a touch is for one pointer
    const target = pickAt(event) ?? expected(event);
    if (!target) return;
    target.classList.add('pressed'); // at once, before Python
    setTimeout(() => target.classList.remove('pressed'), PRESSED);
    strike(target.dataset.pick, timeOf(event));
  }, { capture: true });

  stage.addEventListener('click', (event) => {
    if (!on) return;
    const target = pickAt(event);
    if (!target) return; // a button among the cards
    event.stopPropagation();
    if (!event.isTrusted || event.pointerType === '' || event.detail === 0) strike(target.dataset.pick, timeOf(event)); // keys, screen readers
  }, { capture: true });

  // no scrolling, zooming, selecting, no menu of a long press, no mouse made up from a touch
  for (const name of ['touchstart', 'touchmove']) {
    stage.addEventListener(name, (event) => on && pickAt(event) && event.preventDefault(), { passive: false });
  }
  for (const name of ['contextmenu', 'selectstart', 'dragstart', 'gesturestart', 'dblclick']) {
    stage.addEventListener(name, (event) => on && event.preventDefault());
  }

  // the system has taken the pointer away, or the whole page: nobody is to lose by that
  stage.addEventListener('pointercancel', () => on && pause());
  document.addEventListener('visibilitychange', () => on && document.hidden && pause());

  return (now, window = 0) => {
    on = now;
    stage.style.setProperty('--window', `${window}ms`); // a clock on the table runs so long
    stage.classList.toggle('racing', on);
    if (on) stage.classList.toggle('raced', true); // until its result has come (page.mjs)
  };
}
