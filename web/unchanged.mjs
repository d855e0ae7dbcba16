// A table is drawn anew as one text, but little of it changes at a time. Things whose inside says the same as before are
// emptied before that text is read and compared: on a slow tablet that is most of what a redraw takes, and pointers wait.

const TAGS = /<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g; // the view escapes every ">" that does not end a tag
const VOID = new Set(['br', 'hr', 'img', 'input']);
const THINGS = 2; // how deep: the picture, its layers, the things in them
const SAME = 'data-same';

/** The things that have an id and an inside: the id, from where to where the inside goes. */
function thingsOf(html) {
  const found = [];
  let depth = 0;
  let id = '';
  let from = 0;
  TAGS.lastIndex = 0;
  for (let tag; (tag = TAGS.exec(html));) {
    const [text, closes, name, empty] = tag;
    if (closes) {
      depth -= 1;
      if (depth === THINGS && id && from < tag.index) found.push([id, from, tag.index]);
    } else if (!empty && !VOID.has(name)) {
      if (depth === THINGS) [id, from] = [/ id="([^"]*)"/.exec(text)?.[1], TAGS.lastIndex];
      depth += 1;
    }
  }
  return found;
}

/** `changed(html)`: the text with what says the same as in the one before left out, and marked; `inside(id)`: what was said
 *  there last. */
export function unchanged() {
  let before = new Map(); // id -> inside

  function changed(html) {
    const things = thingsOf(html);
    const now = new Map();
    let out = '';
    let done = 0;
    for (const [id, from, to] of things) {
      const inside = html.slice(from, to);
      now.set(id, inside);
      if (before.get(id) !== inside) continue;
      out += `${html.slice(done, from - 1)} ${SAME}="">`;
      done = to;
    }
    before = now;
    return out + html.slice(done);
  }

  return { changed, inside: (id) => before.get(id) };
}

/** For Idiomorph: a marked thing keeps its inside and takes over the attributes, but for those that are `others`'. Where
 *  another thing without a name is to become it, because it has moved to other parents, its `inside(id)` is needed. */
export const keepInside = (others, inside) => (was, is) => {
  if (!is.hasAttribute?.(SAME)) return true;
  if (was.id !== is.id) {
    is.innerHTML = inside(is.id);
    is.removeAttribute(SAME);
    return true;
  }
  for (const { name, value } of is.attributes) {
    if (name !== SAME && was.getAttribute(name) !== value && !others(name, was)) was.setAttribute(name, value);
  }
  for (const { name } of [...was.attributes]) {
    if (!is.hasAttribute(name) && !others(name, was)) was.removeAttribute(name);
  }
  return false;
};
