// The signs that are on the table now, one by one, each as it looks there, with what it says of itself: where the rules
// open during a game. What is listed is what has words of its own on the stage: a <title>, alike ones once. Where these go
// on to what is so now, `data-rule` has those that are so always: rules are read as rules.

const LARGEST = [240, 150]; // pixels: what is larger is a player or a board, and no sign
const BESIDE = 116; // pixels that a picture beside its words is wide at the most
const NAME = 26; // letters: a longer first sentence is not what a sign is called
const AIR = 2; // pixels that a drawing may stand out of what says its words
const ROOM = 4; // pixels round a sign
const DRAWN = 'path, rect, circle, ellipse, line, polygon, polyline, text, use, image';
const SVG = 'http://www.w3.org/2000/svg';

/**
 * What makes two texts say the same of a sign: neither names nor numbers, nor which one of several it is.
 * `Woods 1, beans (free). A woman gives …` and `Shore 2, corn (you). A woman gives …` are one.
 */
export function alike(text) {
  const bare = text.replace(/\u2066|\u2067|\u2068/g, '\u2068').replace(/\u2068[^\u2069]*\u2069/g, '·').replace(/\d+/g, '#').replace(/\([^)]*\)/g, '()').trim();
  const [first, ...rest] = bare.split(/(?<=[.:])\s+/);
  return rest.length && (first.length > NAME || /[,(·]/.test(first)) ? rest.join(' ') : bare;
}

/**
 * The titles of a stage as [{text, sign, title}], each kind once, in their order: `sign`, the name of a drawing, where one
 * of several lines has its own. A title with `data-sign` says itself what it is alike to; "" leaves it out.
 */
export function listed(titles) {
  const rows = new Map();
  const told = new Set();
  const add = (kind, row) => {
    if (!kind || rows.has(kind) || told.has(row.text) || !/[.:]/.test(row.text)) return; // a bare name
    rows.set(kind, row);
    told.add(row.text);
  };
  for (const title of titles) {
    const signs = title.dataset.signs?.split(' ').filter(Boolean) ?? [];
    const text = title.dataset.rule || title.textContent.trim();
    if (signs.length) text.split('\n').forEach((line, n) => add(signs[n], { text: line, sign: signs[n] }));
    else if (!text.includes('\n')) add(title.dataset.sign ?? alike(text), { text, title });
  }
  return [...rows.values()];
}

const drawing = (name, attributes) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** A leaf of the stage as it is drawn there: within groups of the same classes, for the style sheets. */
function copy(leaf, root, place) {
  const bare = leaf.cloneNode(true);
  for (const one of [bare, ...bare.querySelectorAll('*')]) for (const name of ['id', 'transform', 'style']) one.removeAttribute(name);
  const { color, fill, stroke } = getComputedStyle(leaf); // also where they come from the state of what it belongs to
  Object.assign(bare.style, { color, fill, stroke });
  const { a, b, c, d, e, f } = place.multiply(leaf.getScreenCTM());
  let drawn = drawing('g', { transform: `matrix(${[a, b, c, d, e, f].map((n) => n.toFixed(3))})` });
  drawn.append(bare);
  for (let up = leaf.parentElement; up && up !== root; up = up.parentElement) {
    const group = drawing('g', { class: up.getAttribute('class') ?? '' });
    group.style.display = 'inline'; // it is seen there: a style sheet may ask on what page of the table
    group.append(drawn);
    drawn = group;
  }
  return drawn;
}

/** What lies in that box of the screen, as a picture; null: nothing does. */
function cut(box, leaves, root) {
  const within = leaves.filter(({ at }) =>
    at.left >= box.left - AIR && at.right <= box.right + AIR && at.top >= box.top - AIR && at.bottom <= box.bottom + AIR);
  if (!within.length) return null;
  const ends = [Math.min, Math.max].map((most) => (side) => most(...within.map(({ at }) => at[side])));
  const [x, y] = [ends[0]('left') - ROOM, ends[0]('top') - ROOM];
  const [w, h] = [ends[1]('right') + ROOM - x, ends[1]('bottom') + ROOM - y];
  const picture = drawing('svg', { viewBox: `0 0 ${w} ${h}`, width: w, height: h, class: root.getAttribute('class'), 'aria-hidden': 'true' });
  const place = new DOMMatrix([1, 0, 0, 1, -x, -y]);
  picture.append(...within.map(({ leaf }) => copy(leaf, root, place)));
  return picture;
}

const named = (sign) => {
  const picture = drawing('svg', { viewBox: '0 0 24 24', width: 28, height: 28, class: 'table', 'aria-hidden': 'true' });
  picture.append(drawing('use', { href: `#${sign}` }));
  return picture;
};

const seen = (leaf) => {
  const { fill, stroke, opacity, visibility } = getComputedStyle(leaf);
  const none = (paint) => paint === 'none' || paint === 'transparent' || paint.startsWith('rgba(0, 0, 0, 0)');
  return visibility === 'visible' && opacity !== '0' && !(none(fill) && none(stroke) && leaf.localName !== 'use' && leaf.localName !== 'image');
};

/** Fills the list of that panel, if it has one and the stage shows a table. */
export function signs(panel, stage) {
  const part = panel.querySelector('.signs-here');
  const root = stage.querySelector('svg');
  if (!part || !root) return;
  const there = (element) => {
    const at = element.getBoundingClientRect();
    return at.width > 0 && at.height > 0 ? at : null;
  };
  const titles = [...root.querySelectorAll('title')].filter(({ parentElement: owner, dataset }) => {
    const at = there(owner);
    return at && (dataset.signs || (at.width <= LARGEST[0] && at.height <= LARGEST[1]));
  });
  const rows = listed(titles);
  const leaves = rows.length ? [...root.querySelectorAll(DRAWN)].map((leaf) => ({ leaf, at: there(leaf) })).filter(({ leaf, at }) => at && seen(leaf)) : [];
  const list = part.querySelector('ul');
  list.replaceChildren(...rows.map(({ text, sign, title }) => {
    const item = document.createElement('li');
    const picture = document.createElement('span');
    const drawn = sign ? named(sign) : cut(title.parentElement.getBoundingClientRect(), leaves, root);
    if (drawn) picture.append(drawn);
    if (Number(drawn?.getAttribute('width')) > BESIDE) item.className = 'wide'; // as large as it is, above its words: letters can be read
    item.append(picture, text);
    return item;
  }));
  part.hidden = !rows.length;
}
