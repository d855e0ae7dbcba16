// Where blocks begin and end, by the blanks at the beginning of lines: seen as guide lines, and the block in which one
// writes as a field behind it.
import { Decoration, ViewPlugin } from './codemirror.mjs';
import { blockOf, depths } from './indents.mjs';

function decorated({ state }) {
  const lines = state.doc.toString().split('\n');
  const deep = depths(lines);
  const at = state.doc.lineAt(state.selection.main.head).number - 1;
  const [first, last] = blockOf(lines, at) ?? [0, -1];
  const from = first <= last ? deep[first] : 0;
  const marks = [];
  lines.forEach((_text, i) => {
    const inside = i >= first && i <= last;
    const names = [deep[i] ? `in-${deep[i]}` : '', inside ? `block from-${from}` : '', inside && i === first ? 'first' : '', inside && i === last ? 'last' : ''];
    const name = names.filter(Boolean).join(' ');
    if (name) marks.push(Decoration.line({ class: name }).range(state.doc.line(i + 1).from));
  });
  return Decoration.set(marks);
}

const LONG = 1500; // lines: beyond that it would be felt at every letter

export const blocks = ViewPlugin.fromClass(
  class {
    constructor(view) {
      this.decorations = this.of(view);
    }

    of(view) {
      return view.state.doc.lines > LONG ? Decoration.none : decorated(view);
    }

    update({ view, docChanged, selectionSet }) {
      if (docChanged || selectionSet) this.decorations = this.of(view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
