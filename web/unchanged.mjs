// A table is drawn anew as one text, but little of it changes at a time. A thing (whatever has an id) whose inside says the
// same as before is emptied before that text is read and compared: on a slow tablet that is most of what a redraw takes, and
// pointers wait. Things lie in things: what is the same is not looked into, of what is not each thing in it is looked at.

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g; // the view escapes every ">" that does not end a tag
const VOID = new Set(['br', 'hr', 'img', 'input']);
const ID = / id="([^"]*)"/;
const SAME = 'data-same';

/** `changed(html)`: the text with what says the same as in the one before left out, and marked; `inside(id)`: what a marked
 *  thing says. */
export function unchanged() {
  let before = new Map(); // id -> { name, inside, things }: `things` is a map like this one
  let marked = new Map(); // id -> inside

  function changed(html) {
    const root = { things: new Map(), known: before };
    const open = []; // a thing, or null for what has no id
    let within = root; // the innermost open thing
    let out = '';
    let done = 0;
    marked = new Map();
    TAG.lastIndex = 0;
    for (let tag; (tag = TAG.exec(html));) {
      const [, closes, name, attributes, empty] = tag;
      if (closes) {
        const thing = open.pop();
        if (!thing) continue;
        const { id, from, things } = thing;
        within = thing.parent;
        within.things.set(id, { name, inside: html.slice(from, tag.index), things });
      } else if (!empty && !VOID.has(name)) {
        const id = ID.exec(attributes)?.[1];
        const from = TAG.lastIndex;
        const was = id && within.known?.get(id);
        const end = was?.name === name && from + was.inside.length;
        if (end > from && html.startsWith(was.inside, from) && html.startsWith(`</${name}>`, end)) {
          out += `${html.slice(done, from - 1)} ${SAME}="">`;
          done = TAG.lastIndex = end;
          within.things.set(id, was);
          marked.set(id, was.inside);
          open.push(null);
        } else {
          const thing = id ? { id, from, things: new Map(), known: was?.things, parent: within } : null;
          open.push(thing);
          within = thing ?? within;
        }
      }
    }
    before = root.things;
    return out + html.slice(done);
  }

  return { changed, inside: (id) => marked.get(id) };
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
