// The editor: CodeMirror in a shadow root, because there its styles are sheets of the document object model and need no
// leave of the content policy.
import {
  Compartment, Decoration, EditorState, EditorView, HighlightStyle, LanguageSupport, StateEffect, StateField, WidgetType,
  acceptCompletion, autocompletion, bracketMatching, closeBrackets, closeBracketsKeymap, completionKeymap, defaultKeymap, drawSelection, dropCursor,
  highlightActiveLineGutter, history, historyKeymap, indentLess, indentMore, indentOnInput, indentUnit, indentWithTab, keymap, lineNumbers,
  pythonLanguage, redo, syntaxHighlighting, tags, undo,
} from './codemirror.mjs';
import { blocks } from './blocks.mjs';
import { completions } from './completion.mjs';
import { looks } from './looks.mjs';
import { isLines, placed } from './placing.mjs';

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.definitionKeyword, tags.moduleKeyword], color: 'var(--code-keyword)', fontWeight: '700' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.function(tags.variableName)], color: 'var(--code-name)' },
  { tag: tags.propertyName, color: 'var(--code-property)' },
]);

// ---------------------------------------------------------------- what is wrong, below its line

const setFaults = StateEffect.define();

class FaultNote extends WidgetType {
  constructor(said) {
    super();
    this.said = said;
  }

  eq(other) {
    return other.said === this.said;
  }

  toDOM() {
    const note = document.createElement('div');
    note.className = 'fault';
    note.textContent = this.said;
    return note;
  }
}

const noted = (doc, faults) =>
  Decoration.set(
    faults.filter(({ line }) => line >= 1 && line <= doc.lines).flatMap(({ line, said }) => {
      const { from, to } = doc.line(line);
      return [Decoration.line({ class: 'faulty' }).range(from), Decoration.widget({ widget: new FaultNote(said), block: true, side: 1 }).range(to)];
    }),
    true,
  );

/** A line that is changed loses its note. */
const faultField = StateField.define({
  create: () => Decoration.none,
  update(marks, { changes, docChanged, effects, startState, state }) {
    let found = marks;
    if (docChanged && found.size) {
      const touched = new Set();
      changes.iterChangedRanges((from, to) => {
        for (let n = startState.doc.lineAt(from).number; n <= startState.doc.lineAt(to).number; n += 1) touched.add(n);
      });
      found = found.update({ filter: (from) => !touched.has(startState.doc.lineAt(from).number) }).map(changes);
    }
    for (const effect of effects) if (effect.is(setFaults)) found = noted(state.doc, effect.value);
    return found;
  },
  provide: (field) => EditorView.decorations.from(field),
});

// ---------------------------------------------------------------- the editor

/** What is offered, with its sentence below it. */
const sentence = {
  position: 80,
  render({ says }) {
    if (!says) return null;
    const line = document.createElement('span');
    line.className = 'says';
    line.textContent = says;
    return line;
  },
};

/**
 * Puts an editor into `host`. `parts()`: of the reference; `changed(text)`: somebody has written; `moved(line)`: the cursor
 * stands in another line now, from 1.
 */
export function createEditor(host, { parts, changed, moved }) {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [looks()];
  const words = new Compartment();
  const lock = new Compartment();
  let quiet = false; // a text is put in: nobody has written it

  const state = (doc) =>
    EditorState.create({
      doc,
      extensions: [
        lineNumbers(), highlightActiveLineGutter(), history(), drawSelection(), dropCursor(), EditorState.tabSize.of(4), indentUnit.of('    '),
        indentOnInput(), bracketMatching(), closeBrackets(), EditorView.lineWrapping,
        new LanguageSupport(pythonLanguage), syntaxHighlighting(colours), blocks, faultField,
        autocompletion({ override: [completions(parts)], icons: false, addToOptions: [sentence], defaultKeymap: false, maxRenderedOptions: 60 }),
        keymap.of([{ key: 'Tab', run: acceptCompletion }, { key: 'Mod-Enter', run: () => true }, // runs the bot: main.mjs
          ...completionKeymap, ...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        words.of([]), lock.of([]),
        EditorView.updateListener.of(({ docChanged, selectionSet, startState, state: now }) => {
          if (docChanged && !quiet) changed(now.doc.toString());
          const line = now.doc.lineAt(now.selection.main.head).number;
          if ((docChanged || selectionSet) && line !== startState.doc.lineAt(startState.selection.main.head).number) moved(line);
        }),
      ],
    });
  const view = new EditorView({ state: state(''), parent: root, root });
  let settings = [[], []];
  const apply = () => view.dispatch({ effects: [words.reconfigure(settings[0]), lock.reconfigure(settings[1])] });

  const lines = () => view.state.doc.toString().split('\n');

  function put({ from, to, lines: own, cursor }) {
    const { doc } = view.state;
    const text = own.join('\n');
    const change =
      from >= doc.lines
        ? { from: doc.length, insert: `\n${text}` }
        : { from: doc.line(from + 1).from, to: to > from ? doc.line(to).to : doc.line(from + 1).from, insert: to > from ? text : `${text}\n` };
    view.dispatch({ changes: change, userEvent: 'input.complete' });
    view.dispatch({ selection: { anchor: view.state.doc.line(Math.min(cursor + 1, view.state.doc.lines)).to }, scrollIntoView: true });
  }

  return {
    view,
    text: () => view.state.doc.toString(),
    /** Another text, with a history of its own. */
    show(text) {
      quiet = true;
      view.setState(state(text));
      apply();
      quiet = false;
    },
    /** What it is called for those who do not see it; `locked`: it can be read only. */
    name(label, locked) {
      settings = [
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false', translate: 'no' }),
        locked ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : [],
      ];
      apply();
    },
    /** A snippet at the cursor: whole lines below its line, anything else where it stands. */
    insert(code) {
      const { head, from, to } = view.state.selection.main;
      if (isLines(code)) put(placed(lines(), view.state.doc.lineAt(head).number - 1, code));
      else view.dispatch({ changes: { from, to, insert: code }, selection: { anchor: from + code.length }, scrollIntoView: true, userEvent: 'input.complete' });
    },
    /** The cursor under a point of the screen; false where the editor is not. */
    point(x, y) {
      const box = host.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
      view.dispatch({ selection: { anchor: view.posAtCoords({ x, y }, false) } });
      return true;
    },
    /** [{line, said}]: notes below these lines, none below others. */
    faults: (list) => view.dispatch({ effects: setFaults.of(list) }),
    goTo(line) {
      if (line >= 1 && line <= view.state.doc.lines) view.dispatch({ selection: { anchor: view.state.doc.line(line).from }, scrollIntoView: true });
    },
    line: () => view.state.doc.lineAt(view.state.selection.main.head).number,
    focus: () => view.focus(),
    hasFocus: () => view.hasFocus,
    indent: () => indentMore(view),
    outdent: () => indentLess(view),
    undo: () => undo(view),
    redo: () => redo(view),
    measure: () => view.requestMeasure(),
  };
}
