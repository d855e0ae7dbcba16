// The stage: pieces glide to their places, and the keyboard walks from one touchable thing to the next.
import { calm } from './prefs.mjs';

const placed = new WeakMap(); // element -> where it was put last: [transform, flip]

const at = (x, y, { turn, w, h }, squeeze = 1) => {
  let out = `translate(${x}px, ${y}px)`;
  if (!turn && squeeze === 1) return out;
  const [cx, cy] = [(w || 0) / 2, (h || 0) / 2];
  if (cx || cy) out += ` translate(${cx}px, ${cy}px)`;
  if (turn) out += ` rotate(${turn}deg)`;
  if (squeeze !== 1) out += ` scaleX(${squeeze})`;
  return cx || cy ? `${out} translate(${-cx}px, ${-cy}px)` : out;
};

/**
 * Puts every [data-x] where data-x, data-y say; CSS moves it there. data-turn rotates (degrees) about the middle given by
 * data-w, data-h (else the piece's own origin). A change of data-flip turns the card over; data-from="x y" says where a new
 * piece comes from.
 */
export function place(root) {
  for (const element of root.querySelectorAll('[data-x]')) {
    const data = element.dataset;
    const [x, y] = [data.x, data.y || 0];
    const transform = at(x, y, data);
    const before = placed.get(element);
    element.style.transform = transform;
    placed.set(element, [transform, data.flip]);
    if (calm() || !element.animate) continue;
    const options = { duration: 320, easing: 'cubic-bezier(.3,.7,.3,1)' };
    if (before && before[1] !== data.flip) {
      element.animate([{ transform: `${before[0]} scaleX(1)` }, { transform: at(x, y, data, 0.02) }, { transform }], options);
    } else if (!before && data.from) {
      const [fromX, fromY] = data.from.split(/[ ,]+/);
      element.animate([{ transform: at(fromX, fromY, data) }, { transform }], options);
    }
  }
}

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

/** One tab stop for the whole stage; `ring` is drawn round what has the focus. */
export function keyboard(stage, ring) {
  let current = ''; // the pick that holds the tab stop
  let spot = null; // where it was, should it vanish

  const picks = () => [...stage.querySelectorAll('[data-pick]')];
  const legal = () => picks().filter((e) => e.getAttribute('aria-disabled') !== 'true');

  function drawRing() {
    const element = document.activeElement;
    const show = stage.contains(element) && element.dataset.pick && element.matches(':focus-visible');
    ring.hidden = !show;
    if (!show) return;
    const box = element.getBoundingClientRect();
    Object.assign(ring.style, {
      left: `${box.left - 4}px`, top: `${box.top - 4}px`, width: `${box.width + 8}px`, height: `${box.height + 8}px`,
    });
  }

  function hold(element) {
    for (const other of stage.querySelectorAll('[data-pick][tabindex="0"]')) other.setAttribute('tabindex', '-1');
    if (!element) return;
    element.setAttribute('tabindex', '0');
    current = element.dataset.pick;
  }

  function go(element) {
    if (!element) return;
    hold(element);
    element.focus();
    spot = centre(element);
    drawRing();
  }

  stage.addEventListener('focusin', (event) => {
    const element = event.target.closest('[data-pick]');
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
    const element = event.target.closest('[data-pick]');
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
      go(after.find((e) => e.getAttribute('aria-disabled') !== 'true'));
    } else if (key === 'Enter' || key === ' ') {
      if (!event.repeat) element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else {
      return;
    }
    event.preventDefault();
  });

  /** After each morph: the tab stop stays with its pick, or goes to the nearest when that is gone. `had`: focus was here. */
  return function sync(had) {
    const all = picks();
    const same = all.find((e) => e.dataset.pick === current);
    if (had && !stage.contains(document.activeElement)) {
      const near = spot && all.map((e) => [e, Math.hypot(centre(e)[0] - spot[0], centre(e)[1] - spot[1])]);
      go(same || near?.sort((a, b) => a[1] - b[1])[0]?.[0]);
    } else {
      hold(same || legal()[0] || all[0]);
    }
    drawRing();
  };
}
