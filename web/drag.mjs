// Pieces moved by hand, beside touching: a pointer (touch, pen or mouse) that starts on a piece that can move takes it along after a
// few pixels. Python is asked by orders (app/carrying.py): `lift` chooses the piece so that the places glow, `hover` shows
// what a place would bring, `drop` chooses it, `let-go` puts back what was chosen before.
//
// What follows the pointer is a copy outside the stage, moved by transform alone: a redraw neither drops nor jumps it.
import { inTurn, pieceAt, placeAmong, placeName } from './carry.mjs';
import { calm } from './prefs.mjs';

const SLACK = 8; // pixels that a pointer may tremble
const EDGE = 16; // pixels at the sides of the screen, where the browser's own way back begins
const DWELL = 110; // milliseconds over a place until what it would bring is asked
const AWAY = 240; // milliseconds beside all places until that is taken back
const MISS = 14; // pixels by which a pointer may miss a place
const BACK = 180; // milliseconds of the way back
const BAR = 120; // pixels by which a window may change under a piece: the address bar of a phone comes or goes; what is more is another place for everything

const AROUND = [[0, -1], [1, 0], [-1, 0], [0, 1]];

/**
 * `ask(name, value)`: an order to Python, a promise. Returns `moves(map)`: what can be dropped where in this game; `update()`: to
 * be called after a redraw; `holds(pointerId)`: whether that pointer is on a piece, so that nothing else goes with it;
 * `stop()`: lets go, if something is being moved.
 */
export function drag(stage, ask) {
  let moves = {};
  let held = null; // the pointer on a piece: {id, x, y, startX, startY, piece}, and the `window` as it was
  let resized = false; // the places may have gone from under a pointer that has not moved
  let copy = null; // what follows it, once it moves
  let over = null; // the place under it
  let asked = ''; // the place of which Python was asked
  let timer = 0;
  let frame = 0;
  const down = new Set(); // all pointers on the page
  let dropped = null; // where and when: the click that follows is none
  const python = inTurn(ask);

  // ---------------------------------------------------------------- what is seen

  const clear = (name) => {
    for (const element of stage.querySelectorAll(`.${name}`)) element.classList.remove(name);
  };

  const carried = ({ element, name }) => {
    const same = element.isConnected ? element : [...stage.querySelectorAll('[data-drag], [data-pick]')]
      .find(({ dataset }) => (dataset.drag ?? dataset.pick) === name);
    return (same?.dataset.carry && document.getElementById(same.dataset.carry)) || same;
  };

  function mark() {
    clear('dragged');
    clear('under');
    held.seen = held.seen?.isConnected ? held.seen : carried(held.piece);
    held.seen?.classList.add('dragged');
    if (over) placeNamed(over.name)?.classList.add('under');
  }

  const placeNamed = (name) => [...stage.querySelectorAll('[data-pick], [data-drop]')]
    .find((e) => placeName(e, held.piece.sorts) === name && e.getClientRects().length);

  function lift() {
    const { startX, startY, piece, id } = held;
    const source = carried(piece);
    copy = copyOf(source, stage);
    held.seen = source;
    held.startX = startX;
    held.startY = startY;
    try {
      stage.setPointerCapture(id); // the piece under the pointer may be drawn anew
    } catch { /* the pointer has just gone */ }
    stage.classList.add('dragging');
    document.querySelectorAll('.pressed').forEach((e) => e.classList.remove('pressed'));
    python.order('lift', piece.pick);
    mark();
  }

  function move() {
    frame = 0;
    if (!copy) return;
    copy.style.transform = `translate3d(${held.x - held.startX}px, ${held.y - held.startY}px, 0)`;
    const found = placeAt(held.x, held.y);
    if (found?.name === over?.name) return;
    over = found;
    clear('under');
    found?.place.classList.add('under');
    copy.classList.toggle('there', Boolean(found)); // what it would bring is seen through it
    clearTimeout(timer);
    timer = setTimeout(hover, found ? DWELL : AWAY);
  }

  function placeAt(x, y) {
    const { sorts, name } = held.piece;
    const top = (dx, dy) => document.elementFromPoint(x + dx, y + dy);
    const onStage = (element) => (stage.contains(element) ? placeAmong([element], sorts) : null);
    const first = top(0, 0);
    const exact = onStage(first);
    if (exact) return exact;
    const under = document.elementsFromPoint(x, y).filter((e) => stage.contains(e)); // something else may lie over it
    const deeper = placeAmong(under, sorts);
    if (deeper || held.type === 'mouse' || under.some((e) => e.closest('[data-pick]')?.dataset.pick === name)) return deeper;
    for (const [dx, dy] of AROUND) {
      const near = onStage(top(MISS * dx, MISS * dy));
      if (near) return near;
    }
    return null;
  }

  /** Once more which place is under the pointer. */
  const look = () => copy && (frame ||= requestAnimationFrame(move));

  function hover() {
    const pick = over?.pick ?? '';
    if (!held || pick === asked) return;
    asked = pick;
    python.wish('hover', pick);
  }

  // ---------------------------------------------------------------- its end

  /** Nothing is left over of it. `back`: the copy goes back to where it came from. */
  function end(back) {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    frame = 0;
    clear('dragged');
    clear('under');
    stage.classList.remove('dragging');
    held?.target.removeEventListener('touchmove', still);
    const gone = copy;
    [held, copy, over, asked] = [null, null, null, ''];
    if (!gone) return;
    if (calm() || !gone.animate) return gone.remove();
    const from = gone.style.transform || 'none';
    const to = back ? { transform: 'none', opacity: 0.4 } : { transform: from, opacity: 0 };
    gone.animate([{ transform: from, opacity: 1 }, to], { duration: BACK, easing: 'ease-out' }).onfinish = () => gone.remove();
    setTimeout(() => gone.remove(), 2 * BACK); // should the animation never be played
  }

  /** What was chosen before stays as it was. */
  function stop() {
    if (!held) return;
    if (copy) python.order('let-go', '');
    end(true);
  }

  function drop() {
    const found = placeAt(held.x, held.y);
    dropped = { x: held.x, y: held.y, at: performance.now() };
    if (!found) return stop();
    python.order('drop', found.pick);
    return end(false);
  }

  // ---------------------------------------------------------------- pointers

  const still = (event) => held && event.cancelable && event.preventDefault(); // the page does not scroll under a piece

  addEventListener('pointerdown', (event) => {
    if (event.isPrimary) down.clear();
    down.add(event.pointerId);
    dropped = null; // a new touch, however soon, is one
    if (down.size > 1) stop();
  }, { capture: true });
  for (const name of ['pointerup', 'pointercancel']) {
    addEventListener(name, (event) => down.delete(event.pointerId), { capture: true });
  }

  stage.addEventListener('pointerdown', (event) => {
    if (down.size > 1) return; // two pointers bring the table nearer
    if (event.button || event.ctrlKey || stage.matches('.racing, .covered')) return;
    const touched = event.pointerType !== 'mouse';
    if (touched && (event.clientX < EDGE || event.clientX > innerWidth - EDGE)) return;
    const piece = pieceAt(event.target, moves);
    if (!piece) return;
    const { clientX: x, clientY: y, pointerId: id, pointerType: type, target } = event;
    held = { id, type, x, y, startX: x, startY: y, piece, target, window: [innerWidth, innerHeight] };
    target.addEventListener('touchmove', still, { passive: false }); // though it may be taken out of the page meanwhile
  }, { capture: true });
  stage.addEventListener('touchmove', still, { passive: false });

  addEventListener('pointermove', (event) => {
    if (event.pointerId !== held?.id) return;
    if (event.pointerType === 'mouse' && !event.buttons) return stop(); // it was let go outside the window
    [held.x, held.y] = [event.clientX, event.clientY];
    if (!copy) {
      if (Math.hypot(held.x - held.startX, held.y - held.startY) < SLACK) return;
      lift();
    }
    look();
  });

  addEventListener('pointerup', (event) => {
    if (event.pointerId !== held?.id) return;
    if (copy) drop();
    else end(false);
  });
  addEventListener('pointercancel', (event) => event.pointerId === held?.id && stop());
  document.addEventListener('visibilitychange', () => document.hidden && stop());
  addEventListener('blur', stop);
  addEventListener('resize', () => {
    if (!held) return;
    const [wide, high] = held.window;
    if (Math.max(Math.abs(innerWidth - wide), Math.abs(innerHeight - high)) > BAR) return stop();
    resized = true;
    look();
  });
  addEventListener('selectstart', (event) => held && event.preventDefault()); // of the words that the pointer passes
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !copy) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  }, { capture: true });
  addEventListener('click', (event) => {
    if (!dropped || !event.detail) return;
    const { x, y, at } = dropped;
    dropped = null;
    if (performance.now() - at > 300 || Math.hypot(event.clientX - x, event.clientY - y) > 2) return;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
  stage.addEventListener('dragstart', (event) => event.preventDefault()); // the browser's own, of pictures

  return {
    moves: (map) => { moves = map; },
    update: () => {
      if (!copy) return;
      mark();
      if (resized) look();
      resized = false;
    },
    holds: (id) => held?.id === id,
    stop,
  };
}

const CHROME = ['id', 'data-pick', 'data-drag', 'data-drop', 'role', 'tabindex', 'aria-label', 'aria-pressed', 'aria-disabled'];

/** A picture of that piece over everything, where it is now: in small copies of what it stands in, for the sake of colours. */
function copyOf(source, stage) {
  const layer = document.createElement('div');
  layer.className = 'drag-layer';
  layer.setAttribute('aria-hidden', 'true');
  const matrix = source?.parentNode?.getScreenCTM?.();
  const box = source?.getBoundingClientRect();
  if (!matrix || !box.width) return document.body.appendChild(layer);
  const inner = source.cloneNode(true);
  for (const element of [inner, ...inner.querySelectorAll('*')]) for (const name of CHROME) element.removeAttribute(name);
  inner.classList.remove('dragged');
  let kid = inner;
  for (let e = source.parentNode; e && e !== stage; e = e.parentNode) {
    const shell = e.cloneNode(false);
    for (const name of [...CHROME, 'style', 'transform', 'data-x', 'viewBox', 'x', 'y', 'width', 'height']) shell.removeAttribute(name);
    if (shell.localName === 'g' || e.parentNode === stage) {
      shell.append(kid);
      kid = shell;
    }
  }
  const room = 14; // for rings and shadows round it
  const [left, top, width, height] = [box.left - room, box.top - room, box.width + 2 * room, box.height + 2 * room];
  const placed = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const { a, b, c, d, e, f } = matrix;
  placed.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})`);
  placed.append(...kid.childNodes);
  kid.append(placed);
  Object.assign(kid.style, { width: `${width}px`, height: `${height}px` });
  layer.append(kid);
  Object.assign(layer.style, { left: `${left}px`, top: `${top}px` });
  return document.body.appendChild(layer);
}
