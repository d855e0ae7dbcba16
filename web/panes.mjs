// A table with more than fits the screen has panes (.pane-map, .pane-board ...) of which CSS shows the one that #stage names
// in data-pane. Python says which pane a question needs; which one its reader turned to is remembered here over redraws.

import { _ } from './i18n.mjs';

/** `turned()`: another pane is in sight; `say(text)`: what is heard of one that its reader turns to. Returns what to do after
 *  a redraw. */
export function panes(stage, turned, say = () => {}) {
  let asked = null; // the question for which the pane was turned

  function show(name) {
    if (stage.dataset.pane === name) return;
    stage.dataset.pane = name;
    tell();
    turned();
  }

  /** For those who hear the table: which pane is in sight. */
  function tell() {
    for (const key of stage.querySelectorAll('[data-pane][role="button"]')) {
      key.setAttribute('aria-pressed', String(key.dataset.pane === stage.dataset.pane));
    }
  }

  const keyOf = (event) => event.target.closest?.('[data-pane][role="button"]');

  /** What is heard of one that puts away what somebody had turned to: what is shown again. */
  function press(key) {
    const back = stage.dataset.pane && key.dataset.pane !== stage.dataset.pane && key.dataset.pane === stage.querySelector(':scope > [data-asked]')?.dataset.pane;
    show(key.dataset.pane);
    say(back ? [_('Shown again: %(what)s.', { what: key.ariaLabel }), chosen()].join(' ').trim() : key.dataset.tells);
  }

  /** What is still chosen there. */
  function chosen() {
    const names = [...stage.querySelectorAll('[data-pick][aria-pressed="true"]')].map((e) => e.getAttribute('aria-label'));
    return names.length ? _('Still chosen: %(what)s.', { what: names.join('; ').replace(/[.]$/, '') }) : '';
  }

  // Enter and the space bar are clicks there (keyboard.mjs)
  stage.addEventListener('click', (event) => {
    const key = keyOf(event);
    if (key) press(key);
  });

  return function update() {
    const table = stage.querySelector(':scope > [data-asked]');
    if (!table) {
      asked = null;
      delete stage.dataset.pane;
      return;
    }
    const here = stage.dataset.pane && stage.querySelector(`.pane-${stage.dataset.pane}`);
    if (table.dataset.asked !== asked || !here) show(table.dataset.pane);
    asked = table.dataset.asked;
    tell();
  };
}
