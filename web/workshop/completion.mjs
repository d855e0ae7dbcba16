// What is offered while one types: after a dot what that thing has, else words of Python and names of the code itself.
import { localCompletionSource } from './codemirror.mjs';
import { ownerOf, partOf } from './owner.mjs';

const WORDS = 'and break continue def elif else False for from if import in is lambda None not or pass return True while'.split(' ');
const CALLS = 'abs all any enumerate help int len list max min print range round set sorted str sum tuple zip'.split(' ');

const LATER = { play: 'world', copy: 'world', sample: 'world' }; // what these give back

const option = ({ name, says, code }, i) => ({
  label: name, says, type: 'property', boost: -i, // in the order of the reference
  apply: /\w\(/.test(code) && code.includes(`${name}(`) ? `${name}(` : name,
});

/** The source of completions; `parts()`: of the reference for the game. */
export const completions = (parts) => (context) => {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  if (/^[^'"]*#/.test(before)) return null;
  const dotted = before.match(/\.(\w*)$/);
  if (dotted) {
    const owner = ownerOf(before.slice(0, dotted.index));
    const called = owner.match(/^(\w+)\(\)$/)?.[1];
    const part = partOf(parts(), called ? LATER[called] : owner);
    return part ? { from: context.pos - dotted[1].length, options: part.entries.map(option), validFor: /^\w*$/ } : null;
  }
  const word = before.match(/(?<![\w.'"])[A-Za-z_]\w*$/)?.[0];
  if (!word && !context.explicit) return null;
  const own = localCompletionSource(context)?.options ?? [];
  const known = new Set(own.map(({ label }) => label));
  const options = [
    ...own.map(({ label }) => ({ label, type: 'variable', boost: 2 })),
    ...['view', 'choose'].filter((label) => !known.has(label)).map((label) => ({ label, type: 'variable', boost: 1 })),
    ...WORDS.map((label) => ({ label, type: 'keyword' })),
    ...CALLS.map((label) => ({ label, apply: `${label}(`, type: 'function' })),
  ];
  return { from: context.pos - (word?.length ?? 0), options, validFor: /^\w*$/ };
};
