// What the workshop uses of CodeMirror. The build puts the library into it.
export { acceptCompletion, autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, startCompletion } from '@codemirror/autocomplete';
export { defaultKeymap, history, historyKeymap, indentLess, indentMore, indentWithTab, redo, undo } from '@codemirror/commands';
export { localCompletionSource, pythonLanguage } from '@codemirror/lang-python';
export { HighlightStyle, LanguageSupport, bracketMatching, ensureSyntaxTree, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
export { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
export { Decoration, EditorView, ViewPlugin, WidgetType, drawSelection, dropCursor, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
export { tags } from '@lezer/highlight';
