// Where the others moved last (Python says it), and where a touched line of the log happened: a space of the land is outlined
// itself (`data-marked` on its shape, marks.css), anything else has a frame over the table. No matrix of the screen is asked
// for: Safari's is wrong within a window with land that can be moved.
import { settled } from './glide.mjs';

const ROOM = 4; // pixels between a thing and its frame
const OUT = 6; // so far a number stands out of its frame to the right (marks.css)

/** The first of `a|b` whose things (`a` or `a+b`; `a*`: all with that place) are in sight: the box round them on the screen, and their `shapes`, if all
 *  have one, and `part` if others cover some of it; or null. */
export function boxOf(place, find) {
  for (const way of place.split('|')) {
    const found = way.split('+').flatMap(find).filter(Boolean);
    if (!found.length) continue;
    const boxes = found.map(({ box }) => box);
    const shapes = found.map(({ shape }) => shape);
    return {
      left: Math.min(...boxes.map((b) => b.left)),
      top: Math.min(...boxes.map((b) => b.top)),
      right: Math.max(...boxes.map((b) => b.right)),
      bottom: Math.max(...boxes.map((b) => b.bottom)),
      shapes: shapes.every(Boolean) ? shapes : [],
      way,
      ...(found.some(({ part }) => part) && { part: true }),
    };
  }
  return null;
}

/** The frame round a box: a little larger, but no further than where it is drawn (`room`), and `out` less to the right. null: no box. */
export const within = (box, room, out = 0) => box && {
  ...box,
  left: Math.max(box.left - ROOM, room.left),
  top: Math.max(box.top - ROOM, room.top),
  right: Math.min(box.right + ROOM, room.right - out),
  bottom: Math.min(box.bottom + ROOM, room.bottom),
};

/** What outlines a thing: itself if it is there to be marked, the shape of a space that is touched there, or its glow while
 *  that says nothing else. */
export const shapeOf = (thing) =>
  thing.matches('.spot') ? thing : thing.id.startsWith('at-')
    ? thing.querySelector(':scope > path')
    : thing.matches('.possible, .chosen') ? null : thing.querySelector(':scope > .glow');

/** The box of a thing; of one that lies a little askew, a fallen card, as if it lay straight: the frame is no wider. */
export function level(thing) {
  const to = thing.getScreenCTM?.();
  if (!to?.b || Math.abs(to.b) > Math.abs(to.a) / 4) return thing.getBoundingClientRect();
  const { x, y, width, height } = thing.getBBox();
  const [wide, high] = [width * Math.hypot(to.a, to.b), height * Math.hypot(to.c, to.d)];
  const [mx, my] = [x + width / 2, y + height / 2];
  return new DOMRect(to.a * mx + to.c * my + to.e - wide / 2, to.b * mx + to.d * my + to.f - high / 2, wide, high);
}

/** Where a thing on the stage is seen, by its id or its data-place (the last of these that is drawn); null: nowhere. */
function finder(stage) {
  const window_ = stage.querySelector('svg#land');
  return (name) => {
    const known = CSS.escape(name.replace('*', ''));
    if (name.endsWith('*')) return [...stage.querySelectorAll(`[data-place="${known}"]`)].map(seen);
    return seen(stage.querySelector(`#${known}`)
      ?? [...stage.querySelectorAll(`[data-place="${known}"]`)].findLast((one) => one.getClientRects().length)); // not in a pane out of sight
  };

  function seen(thing) {
    if (!thing?.getClientRects().length) return null;
    const hit = thing.querySelector(':scope > :is(.hit, .in-sight)'); // a picture may reach beyond its frame, or lie under others in part
    const box = level(hit ?? thing);
    if (!box.width || !box.height) return null;
    const found = { box, shape: shapeOf(thing), part: hit?.matches('.in-sight') };
    if (!window_?.contains(thing)) return found;
    // what lies in a window with land that can be moved is seen only as far as the window goes
    const scene = stage.getBoundingClientRect();
    const left = scene.left + Number(window_.getAttribute('x'));
    const top = scene.top + Number(window_.getAttribute('y'));
    const [x, y] = [(box.left + box.right) / 2 - left, (box.top + box.bottom) / 2 - top];
    const inside = x > 0 && y > 0 && x < Number(window_.getAttribute('width')) && y < Number(window_.getAttribute('height'));
    return inside ? found : null;
  }
}

/**
 * `layer` lies over `stage`, with #last, which Python fills, and #here for one touched line of the log; `missing()`: what
 * that line speaks of is no longer on the table. Returns `place` (after a redraw), `follow` (something has moved), `show` (a
 * line) and `forget` it: it goes at the next touch or key anywhere, and with the next thing that is told.
 */
export function marks(layer, stage, missing) {
  const [last, here] = [layer.querySelector('#last'), layer.querySelector('#here')];
  let latest = 0;

  function follow() {
    for (const shape of stage.querySelectorAll('[data-marked]')) shape.removeAttribute('data-marked');
    const frames = layer.querySelectorAll('[data-where]');
    if (!frames.length) return 0;
    const find = finder(stage);
    const { left, top } = stage.getBoundingClientRect();
    const room = layer.getBoundingClientRect();
    const boxes = [...frames].map((frame) => within(boxOf(frame.dataset.where, find), room, frame.classList.contains('delta') ? OUT : 0)); // all questions before the first answer
    frames.forEach((frame, i) => {
      const box = boxes[i];
      frame.hidden = !box;
      if (!box) return;
      frame.dataset.at = box.way; // what kind of thing it is, for the style sheets
      if (frame.classList.contains('delta')) box.shapes = []; // stands beside its place, and leaves that as it is
      frame.classList.toggle('outlined', box.shapes.length > 0);
      frame.classList.toggle('part', Boolean(box.part));
      for (const shape of box.shapes) shape.dataset.marked = frame.classList.contains('here') ? 'here' : frame.dataset.seat;
      Object.assign(frame.style, {
        transform: `translate(${Math.round(box.left - left)}px, ${Math.round(box.top - top)}px)`,
        width: `${Math.round(box.right - box.left)}px`,
        height: `${Math.round(box.bottom - box.top)}px`,
      });
    });
    return boxes.filter(Boolean).length;
  }

  /** When all that flies has landed: a frame round something under way would stay behind. */
  async function place() {
    if (!last.childElementCount && !here.childElementCount) return void follow();
    const now = (latest += 1);
    stage.classList.add('landing');
    await settled();
    if (now !== latest) return;
    follow();
    stage.classList.remove('landing');
  }

  /** Frame what a line of the log tells of. */
  function show(line) {
    const { where, seat } = line.dataset;
    here.replaceChildren(...where.split(' ').map((name) => {
      const frame = document.createElement('i');
      frame.className = `here s${seat ?? 0}`;
      frame.dataset.where = name;
      return frame;
    }));
    if (![...here.children].length || !follow() || [...here.children].every((frame) => frame.hidden)) missing();
  }

  function forget() {
    if (!here.childElementCount) return;
    here.replaceChildren();
    follow();
  }
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, forget, true);

  return { place, follow, show, forget };
}
