// Nearer and farther: a window on the stage (#land) through which one looks at something larger (#pan). Python says how
// all of it fits; how near someone has come since then, and where, is remembered here over every redraw.
import { labelled, meant as means, moved as shift } from './doubt.mjs';
import { LONG } from './hold.mjs';
import { bring, look, towards } from './lens.mjs';
import { calm } from './prefs.mjs';

const SLACK = 8; // pixels that a pointer may tremble
const FINE = 24; // pixels: a smaller thing is brought nearer by the first touch
const ROOMY = 46;
const MOST = 2.6; // times as large as where all of it is seen: no nearer comes a part
const SETTLED = 400; // ms: so long after the land has moved by itself a touch may have been meant for what lay there before
const FINGER = 32; // pixels that a finger takes
const CLEARLY = 1.25; // so much larger it is where the land comes nearer once more

/** `stage`: where a window may be; `moved(glides)`: something on it has another place now, or is on its way there;
 *  `taken(pointerId)`: that pointer moves a piece and nothing else. What can be chosen and is too small for a finger
 *  (`data-fine`) is chosen by the touch that brings it nearer; a part of the land (`data-nears`) comes nearer at a touch
 *  that means nothing else, and goes back at the next. As a step begins (`data-turn`) the land comes as near as that asks
 *  (`data-near`: scale, the point in the middle, what is to be in sight) and stays so till the next, unless somebody looks
 *  as they like. Returns `update`, to be called after a redraw, `fresh`: whether the land has only just moved by itself,
 *  and `roomy`: whether its parts (`data-wide`) are wider than a finger now; `say(text)`: what is heard of what keys do. */
export function panzoom(stage, moved, taken = () => false, say = () => {}) {
  let shifted = -Infinity; // when it did
  let land = null;
  let pan = null;
  let view = null; // null: all of it
  let fit = null;
  let bounds = null;
  let whole = false;
  let size = null;
  let lent = null; // the step for which it has come nearer by itself; then all of it is to be seen again
  let framed = null; // the step that has been looked at
  let near = ''; // the part that a touch has brought nearer
  let meant = ''; // what was brought into sight last, and what lay over the window then
  const pointers = new Map();
  let start = null; // where the first pointer came down
  let dragging = false;
  let dragged = 0; // when a drag ended: the click that follows is none
  let came = 0; // when the finger came that lies there, or has lain

  const now = () => view ?? { k: fit.k, cx: (size.w / 2 - fit.x) / fit.k, cy: (size.h / 2 - fit.y) / fit.k };

  function put(glide) {
    const seen = now();
    stage.classList.toggle('gliding', glide && !calm());
    stage.classList.toggle('near', Boolean(view));
    pan.style.transform = `translate(${size.w / 2 - seen.cx * seen.k}px, ${size.h / 2 - seen.cy * seen.k}px) scale(${seen.k})`;
    moved(stage.classList.contains('gliding'));
  }

  function see(next, glide = true) {
    const held = look(next, fit, bounds, size);
    view = held.k > fit.k * 1.01 ? held : null;
    put(glide);
  }

  /** Boxes on the screen of what lies over the window, in it. */
  function over() {
    const { left, top } = frame();
    const boxes = [...stage.querySelectorAll('[data-over]')].map((e) => e.getBoundingClientRect());
    return boxes.map((box) => [box.left - left, box.top - top, box.right - left, box.bottom - top]);
  }

  const lie = (things) => things.map((e) => e.getBBox()).map(({ x, y, width, height }) => [x, y, x + width, y + height]);

  /** The window on the screen; its own box would be that of all the land in it. */
  function frame() {
    const box = stage.getBoundingClientRect();
    const [left, top] = [box.left + Number(land.getAttribute('x')), box.top + Number(land.getAttribute('y'))];
    return { left, top, right: left + size.w, bottom: top + size.h };
  }

  function at(event) {
    const { left, top } = frame();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  const middle = () => {
    const all = [...pointers.values()];
    return {
      x: all.reduce((sum, f) => sum + f.x, 0) / all.length,
      y: all.reduce((sum, f) => sum + f.y, 0) / all.length,
      apart: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0,
    };
  };

  stage.addEventListener('pointerdown', (event) => {
    if (!land?.contains(event.target) || (event.pointerType === 'mouse' && event.button)) return;
    if (pointers.size > 1) return;
    pointers.set(event.pointerId, at(event));
    start = middle();
    came = event.timeStamp;
    if (pointers.size === 1) dragging = false;
  });

  addEventListener('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = middle();
    pointers.set(event.pointerId, at(event));
    const after = middle();
    if (pointers.size === 1 && taken(event.pointerId)) return;
    if (!dragging) {
      const far = Math.hypot(after.x - start.x, after.y - start.y);
      if (pointers.size === 1 ? far < SLACK || !view : Math.abs(after.apart - start.apart) + far < SLACK) return;
      dragging = true;
      document.querySelectorAll('.pressed').forEach((e) => e.classList.remove('pressed'));
    }
    const factor = before.apart && after.apart ? after.apart / before.apart : 1;
    const nearer = towards(now(), factor, after, size);
    if (factor !== 1) lent = null; // somebody looks as they like
    see({ ...nearer, cx: nearer.cx - (after.x - before.x) / nearer.k, cy: nearer.cy - (after.y - before.y) / nearer.k }, false);
  });

  for (const name of ['pointerup', 'pointercancel']) {
    addEventListener(name, (event) => {
      if (!pointers.delete(event.pointerId)) return;
      if (dragging) dragged = performance.now();
      if (pointers.size) start = middle();
      else dragging = false;
    });
  }

  stage.addEventListener('wheel', (event) => {
    if (!land?.contains(event.target)) return;
    event.preventDefault();
    lent = null;
    see(towards(now(), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event), size), false);
  }, { passive: false });

  // two pointers are ours: the page neither scrolls nor grows by them
  for (const name of ['touchstart', 'touchmove']) {
    stage.addEventListener(name, (event) => {
      if (event.touches.length > 1 && land?.contains(event.target) && event.cancelable) event.preventDefault();
    }, { passive: false });
  }
  stage.addEventListener('gesturestart', (event) => land?.contains(event.target) && event.preventDefault());

  /** The part of the land that a touch brings nearer: where it means nothing else. */
  function idle(event) {
    if (!event.detail || event.pointerType === 'mouse' || !land?.contains(event.target) || performance.now() - dragged < 350) return null;
    if (event.timeStamp - came >= LONG) return null; // it was held, to be explained
    const parts = document.elementsFromPoint(event.clientX, event.clientY).map((e) => e.closest('[data-nears]'));
    const part = parts.find(Boolean);
    if (!part || labelled(event)) return null;
    const thing = event.target.closest('[data-pick], [data-do], [data-pane]');
    const [other] = thing ? means(thing, event, false) : [];
    return [thing, other].some((e) => e && e.ariaDisabled !== 'true') ? null : part;
  }

  stage.addEventListener('click', (event) => {
    const part = idle(event);
    if (!part) return undefined;
    const again = view && part.id === near;
    near = again ? '' : part.id;
    if (again) return zoom('fit');
    const [[x, y, right, bottom]] = lie([part]);
    const k = Math.min(size.w / (right - x), size.h / (bottom - y), MOST * fit.k) * 0.96;
    lent = pan.dataset.turn ?? null;
    return see({ k, cx: (x + right) / 2, cy: (y + bottom) / 2 });
  }, { capture: true });

  const zoom = (name) => {
    lent = null; // somebody looks as they like
    if (name === 'fit') view = null;
    else return see(towards(now(), name === 'in' ? 1.5 : 1 / 1.5, { x: size.w / 2, y: size.h / 2 }, size));
    return put(true);
  };

  /** For who hears the table: how large the land is shown now. */
  const tell = () => say(`${Math.round((100 * now().k) / fit.k)} %`);

  stage.addEventListener('click', (event) => {
    if (performance.now() - dragged < 350) {
      event.stopPropagation();
      dragged = 0;
      return;
    }
    const key = event.target.closest('[data-zoom]');
    if (key) zoom(key.dataset.zoom);
    if (key && !event.detail) tell();
    const thing = land?.contains(event.target) && event.target.closest('[data-fine]');
    const fine = Number(thing?.dataset?.fine);
    if (fine && event.detail && !labelled(event) && event.pointerType !== 'mouse' && fine * now().k < FINE) {
      const { k } = now();
      const far = !view;
      see(towards(now(), ROOMY / fine / k, at(event), size));
      if (now().k <= k * 1.05) return;
      shifted = performance.now();
      if (far) lent = pan.dataset.turn ?? null;
      const clear = bring(view, lie([thing]), over(), fit, bounds, size);
      if (clear) see(clear);
    }
  }, { capture: true });

  const KEYS = { '+': 'in', '=': 'in', '-': 'out', 0: 'fit' };
  stage.addEventListener('keydown', (event) => {
    if (!land || !(event.key in KEYS) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoom(KEYS[event.key]);
    tell();
  });

  // what the keyboard has come to is brought into sight
  stage.addEventListener('focusin', (event) => {
    if (!view || !pan.contains(event.target) || !event.target.matches(':focus-visible')) return;
    const [box, { left, top, right, bottom }] = [event.target.getBoundingClientRect(), frame()];
    if (box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom) return;
    const { k, cx, cy } = now();
    const [dx, dy] = [box.left + box.width / 2 - left - size.w / 2, box.top + box.height / 2 - top - size.h / 2];
    see({ k, cx: cx + dx / k, cy: cy + dy / k });
  });

  stage.addEventListener('transitionend', (event) => event.target === pan && stage.classList.remove('gliding'));

  /** Where the window is to look when something else is meant, or something else lies over it; null: as it does. */
  function inSight() {
    const things = pan.dataset.meant ? [...pan.querySelectorAll(pan.dataset.meant)] : [];
    const boxes = things.length ? over() : [];
    const was = meant;
    meant = [pan.dataset.meant ?? '', size.w, size.h, ...boxes.flat().map(Math.round)].join(' ');
    if (!things.length || meant === was) return null;
    return bring(view, lie(things), boxes, fit, bounds, size) ?? { ...now(), k: fit.k };
  }

  const numbers = (text) => text.split(' ').map(Number);

  /** As near as a step asks that begins; where one looks already if all of it is in sight there, and hardly smaller. */
  function asked(text) {
    const [k, cx, cy, ...box] = numbers(text);
    const still = view && k < view.k * CLEARLY && bring(view, [box], [], fit, bounds, size);
    return still && still.k === view.k && still.cx === view.cx && still.cy === view.cy ? view : { k, cx, cy };
  }

  function update() {
    const found = stage.querySelector('#land');
    if (found !== land) [land, pan, view, lent, framed] = [found, found?.querySelector('#pan'), null, null, null]; // another table
    if (!land) return stage.classList.remove('near', 'gliding');
    const before = pan.style.transform;
    const known = Boolean(fit) && before !== '';
    const [k, x, y] = numbers(pan.dataset.fit);
    fit = { k, x, y };
    bounds = numbers(pan.dataset.bounds);
    size = { w: Number(land.getAttribute('width')), h: Number(land.getAttribute('height')) };
    if (pan.dataset.whole && !whole) view = null; // all of it is to be seen now
    whole = Boolean(pan.dataset.whole);
    const turn = pan.dataset.turn ?? framed; // none: nothing is asked yet
    if (pan.dataset.near && turn !== framed && (!view || lent !== null)) [view, lent] = [asked(pan.dataset.near), turn];
    else if (lent !== null && lent !== turn) [view, lent] = [null, null];
    framed = turn;
    stage.classList.toggle('near', Boolean(view)); // with keys that lie over it then
    if (view) see(inSight() ?? view, known);
    else put(known);
    if (known && pan.style.transform !== before && shift(before, pan.style.transform, size) > SLACK) shifted = performance.now();
    return undefined;
  }

  return {
    update,
    fresh: () => performance.now() - shifted < SETTLED,
    roomy: () => Boolean(land && pan.dataset.wide * now().k >= FINGER),
  };
}
