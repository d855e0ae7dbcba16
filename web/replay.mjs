// The bar of somebody who looks back on a game (view/lookback.py): its slider, and the keys that lead through the game.

const STEPS = { ArrowLeft: ['replay-step', '-1'], ArrowRight: ['replay-step', '1'], PageUp: ['replay-round', '-1'], PageDown: ['replay-round', '1'] };
const THEIRS = 'select, textarea, input:not([type="range"]), #stage, summary'; // who wants these keys for something else

/** `controls`: where the bar is drawn; `command(name, value)`: an order to Python. */
export function replayBar(controls, panel, title, command) {
  let held = false; // a finger is on the slider: what is drawn meanwhile does not move it
  let there = false;
  const slider = () => controls.querySelector('#replay-at');

  /** Where Python has got to. Who has come to the table by the bar begins on the slider. */
  function follow() {
    const at = slider();
    if (at && !held) at.value = at.dataset.at;
    if (at && !there && !panel.open && [null, document.body, title].includes(document.activeElement)) at.focus({ preventScroll: true });
    there = Boolean(at);
  }

  new MutationObserver(follow).observe(controls, { childList: true, subtree: true, attributeFilter: ['data-at'] });
  controls.addEventListener('pointerdown', ({ target }) => (held = target.id === 'replay-at'));
  for (const name of ['pointerup', 'pointercancel']) {
    addEventListener(name, () => {
      if (!held) return;
      held = false;
      setTimeout(follow, 200); // the last look that was asked for has been drawn
    });
  }

  // what is drawn and leads on (the moments in the picture of a review) is pressed by keys like a button
  panel.addEventListener('keydown', (event) => {
    const drawn = event.target.closest?.('svg [data-do]');
    if (!drawn || event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    drawn.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const at = slider();
    if (!at || panel.open || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest?.(THEIRS)) return;
    if (key in STEPS) command(...STEPS[key]);
    else if (key === 'Home' || key === 'End') command('replay-to', key === 'Home' ? at.min : at.max);
    else if (key === ' ' && !event.repeat && !target.closest?.('button, a')) command('replay-play');
    else return;
    event.preventDefault();
  });
}
