// How the editor looks. The colours are those of css/workshop.css, which reach into the shadow root by themselves.

const guides = Array.from({ length: 8 }, (_unused, i) => `.in-${i + 1} { --deep: ${i + 1}; }`).join('\n');
const fields = Array.from({ length: 9 }, (_unused, i) => `.block.from-${i} { --from: ${i}; }`).join('\n');

const TEXT = `
.cm-line { --deep: 0; }
:host { display: block; height: 100%; min-height: 0; }
.cm-editor { height: 100%; background: var(--code-paper); color: var(--ink); font-size: var(--code-size, 1rem); }
.cm-editor.cm-focused { outline: 2px solid var(--focus); outline-offset: -2px; }
.cm-scroller { font-family: var(--code-font); line-height: 1.5; overscroll-behavior: contain; }
.cm-content { padding: 10px 0 40dvh; caret-color: var(--ink); min-height: 100%; }
/* what is broken into two lines goes on a little further to the right */
.cm-content > .cm-line.cm-line { --hang: calc(var(--deep) * 4ch + 2ch); position: relative; padding: 0 10px 0 calc(6px + var(--hang)); text-indent: calc(-1 * var(--hang)); }
.cm-editor .cm-gutters { border: 0; background: var(--code-gutter); color: var(--ink-soft); }
.cm-editor .cm-lineNumbers .cm-gutterElement { min-width: 2.2ch; padding: 0 6px 0 8px; }
.cm-editor .cm-activeLineGutter { background: var(--card-2); color: var(--ink); font-weight: 700; }
.cm-editor .cm-cursor { border-left: 2.5px solid var(--ink); }
.cm-editor .cm-selectionBackground, .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground { background: var(--code-selection); }
.cm-editor .cm-matchingBracket { outline: 2px solid var(--accent); border-radius: 3px; background: none; }
.cm-editor .cm-nonmatchingBracket { outline: 2px solid var(--bad); border-radius: 3px; background: none; }

/* guide lines, one for each step to the right */
[class*="in-"].cm-line {
  background: repeating-linear-gradient(to right, var(--code-guide) 0 1.5px, transparent 1.5px 4ch) 6px 0 / calc(var(--deep) * 4ch) 100% no-repeat;
}
${guides}
/* the block in which one writes */
.block.cm-line::before {
  content: ""; position: absolute; z-index: -1; inset: 0 6px 0 calc(2px + var(--from) * 4ch); background: var(--code-block); pointer-events: none;
}
.block.first.cm-line::before { border-radius: 8px 8px 0 0; }
.block.last.cm-line::before { border-radius: 0 0 8px 8px; }
.cm-content { isolation: isolate; }
${fields}

/* what is wrong */
.faulty.cm-line { box-shadow: inset 4px 0 var(--bad); background-color: var(--code-fault); }
.fault {
  margin: 2px 10px 6px 6px; padding: .35rem .7rem; border-left: 4px solid var(--bad); border-radius: 0 10px 10px 0; background: var(--card);
  color: var(--ink); font: 600 1rem/1.35 var(--font); text-indent: 0; white-space: pre-line; overflow-wrap: anywhere;
}

/* what is offered */
.cm-editor .cm-tooltip { border: 1.5px solid var(--line-strong); border-radius: 12px; background: var(--card); color: var(--ink); box-shadow: 0 8px 28px rgb(var(--shadow) / .3); overflow: hidden; }
.cm-editor .cm-tooltip.cm-tooltip-autocomplete > ul { max-width: min(26rem, 88vw); max-height: 15rem; font-family: var(--code-font); }
.cm-editor .cm-tooltip.cm-tooltip-autocomplete > ul > li { display: grid; min-height: 40px; align-content: center; padding: 4px 12px; border-bottom: 1px solid var(--line); line-height: 1.25; cursor: pointer; }
.cm-editor .cm-tooltip-autocomplete > ul > li[aria-selected] { background: var(--accent); color: var(--on-accent); }
.cm-editor .cm-completionMatchedText { font-weight: 700; text-decoration: none; }
.says { font: .88rem/1.25 var(--font); white-space: normal; overflow: hidden; }
`;

let sheet = null;

/** One sheet for all editors. */
export function looks() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TEXT);
  }
  return sheet;
}
