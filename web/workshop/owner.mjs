// Whose names may follow a dot, told by how it is written.

/** What stands before the last dot, as the parts of the reference call it: `view`, `others[]`; '' where it cannot be told. */
export function ownerOf(text) {
  let plain = '';
  let depth = 0;
  for (let i = text.length - 1; i >= 0; i -= 1) {
    const sign = text[i];
    if (sign === ')' || sign === ']') {
      if (!depth) plain = (sign === ']' ? '[]' : '()') + plain;
      depth += 1;
    } else if (sign === '(' || sign === '[') {
      depth -= 1;
      if (depth < 0) break;
    } else if (!depth) {
      if (!/\w/.test(sign)) break;
      plain = sign + plain;
    }
  }
  return depth > 0 ? '' : plain;
}

/** The part whose names may follow. */
export const partOf = (parts, owner) => parts.find(({ spoken }) => spoken.includes(owner));
