// Where a snippet of the reference goes in a source, and how far to the right. Pure: lines in, a change out.

const indentOf = (line) => line.match(/^ */)[0].length;
const isEmpty = (line) => !line.trim();

/** How far in a new line after line `at` (from 0) belongs: as that line, further after a colon, as the one above where it
 *  is empty. */
function indentAfter(lines, at) {
  let i = at;
  while (i > 0 && isEmpty(lines[i])) i -= 1;
  const line = lines[i] ?? '';
  return indentOf(line) + (/:\s*(#.*)?$/.test(line) ? 4 : 0);
}

const shifted = (code, indent) => code.replace(/\n$/, '').split('\n').map((line) => ' '.repeat(indent) + line);

/** Before line `at`, the first line of the function or comment that it stands in. */
function above(lines, at) {
  let i = Math.min(at, lines.length - 1);
  while (i > 0 && !(lines[i].startsWith('def ') || (/^\S/.test(lines[i]) && !lines[i].startsWith('#')))) i -= 1;
  while (i > 0 && lines[i - 1].startsWith('#')) i -= 1;
  return i;
}

/** {from, to, lines, cursor}: lines `from` to `to` (not included) give way to these; the cursor stands at the end of line
 *  `cursor` then. `code`: whole lines end with a line's end; a function goes before the one that line `at` is in. */
export function placed(lines, at, code) {
  if (code.startsWith('def ')) {
    const from = above(lines, at);
    const own = [...shifted(code, 0), '', ''];
    return { from, to: from, lines: own, cursor: from + own.length - 3 };
  }
  const own = shifted(code, indentAfter(lines, at));
  const empty = isEmpty(lines[at] ?? '');
  const from = empty ? at : at + 1;
  return { from, to: empty ? at + 1 : from, lines: own, cursor: from + own.length - 1 };
}

export const isLines = (code) => code.endsWith('\n');
