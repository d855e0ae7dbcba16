// Blocks of Python, by the blanks at the beginning of lines.

const STEP = 4;
const DEEPEST = 8;
const depth = (text) => Math.min(DEEPEST, Math.ceil(text.search(/\S/) / STEP));
const isEmpty = (text) => !text.trim();

/** The depth of every line, an empty one having that of the shallower of its neighbours. */
export function depths(lines) {
  const found = lines.map((text) => (isEmpty(text) ? -1 : depth(text)));
  let after = 0;
  const below = found.map(() => 0);
  for (let i = found.length - 1; i >= 0; i -= 1) below[i] = after = found[i] < 0 ? after : found[i];
  let before = 0;
  return found.map((own, i) => {
    if (own < 0) return Math.min(before, below[i]);
    before = own;
    return own;
  });
}

/** [first, last] of the lines, from 0, of the block that line belongs to: its head and all that is further in; null outside. */
export function blockOf(lines, at) {
  const deep = depths(lines);
  let head = at;
  if (!/:\s*(#.*)?$/.test(lines[at] ?? '')) {
    if (!deep[at]) return null;
    while (head > 0 && (deep[head] >= deep[at] || isEmpty(lines[head]))) head -= 1;
  }
  let last = head;
  for (let i = head + 1; i < lines.length && (isEmpty(lines[i]) || deep[i] > deep[head]); i += 1) if (!isEmpty(lines[i])) last = i;
  return last > head ? [head, last] : null;
}
