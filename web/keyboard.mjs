// The keyboard on the stage: one tab stop, arrows from one touchable thing to the next.

const centre = (element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The nearest of the others in a direction (dx, dy): what lies straight ahead counts more than what lies aside. */
export function nearest(from, others, dx, dy) {
  let best = null;
  let least = Infinity;
  for (const [item, [x, y]] of others) {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const cost = ahead + 2.2 * aside;
    if (ahead > 3 && cost < least) [best, least] = [item, cost];
  }
  return best;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** One tab stop for the whole stage; `ring` is drawn round what has the focus. Returns what to do after each morph (`sync`) and
 *  when things have moved (`drawRing`). */
export function keyboard(stage, ring) {
  let current = ''; // what holds the tab stop
  let spot = null; // where it was, should it vanish

  const KEYS = '[data-pick], [data-do], [data-zoom], [data-pane][role="button"]';
  const nameOf = ({ dataset, id }) => dataset.pick ?? dataset.pane ?? id;
  const picks = () => [...stage.querySelectorAll(KEYS)].filter((e) => e.getClientRects().length); // what is in sight
  const isLegal = (e) => e.dataset.pick && e.getAttribute('aria-disabled') !== 'true';

  function drawRing() {
    const element = document.activeElement;
    const show = stage.contains(element) && element.matches(KEYS) && element.matches(':focus-visible');
    ring.hidden = !show;
    if (!show) return;
    const box = element.getBoundingClientRect();
    Object.assign(ring.style, {
      left: `${box.left - 4}px`, top: `${box.top - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px`,
    });
  }

  function hold(element) {
    for (const other of stage.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
    if (!element) return;
    element.setAttribute('tabindex', '0');
    current = nameOf(element);
  }

  function go(element) {
    if (!element) return;
    hold(element);
    element.focus();
    spot = centre(element);
    drawRing();
  }

  stage.addEventListener('focusin', (event) => {
    const element = event.target.closest(KEYS);
    if (!element) return;
    hold(element);
    spot = centre(element);
    drawRing();
  });
  stage.addEventListener('focusout', drawRing);
  stage.addEventListener('transitionend', drawRing);
  addEventListener('resize', drawRing);
  addEventListener('scroll', drawRing, { passive: true });

  stage.addEventListener('keydown', (event) => {
    const element = event.target.closest(KEYS);
    if (!element || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key in ARROWS) {
      const others = picks().filter((e) => e !== element).map((e) => [e, centre(e)]);
      go(nearest(centre(element), others, ...ARROWS[key]));
    } else if (key === 'Home' || key === 'End') {
      go(picks().at(key === 'Home' ? 0 : -1));
    } else if (key === 'n' || key === 'N') {
      const all = picks();
      const after = all.slice(all.indexOf(element) + 1).concat(all);
      go(after.find(isLegal));
    } else if (key === 'Enter' || key === ' ') {
      // the page tells Enter from a touch: on what is chosen it says yes, where a touch (and Space) lets it go
      if (!event.repeat) element.dispatchEvent(new CustomEvent('click', { bubbles: true, detail: key }));
    } else {
      return;
    }
    event.preventDefault();
  });

  /** After each morph: the tab stop stays with its pick, or goes to the nearest when that is gone. `had`: focus was here. */
  function sync(had) {
    const all = picks();
    const same = all.find((e) => nameOf(e) === current);
    if (had && !stage.contains(document.activeElement)) {
      const near = spot && all.map((e) => [e, Math.hypot(centre(e)[0] - spot[0], centre(e)[1] - spot[1])]);
      go(same || near?.sort((a, b) => a[1] - b[1])[0]?.[0]);
    } else {
      hold(same || all.find(isLegal) || all[0]);
    }
    drawRing();
  }

  return { sync, drawRing };
}
