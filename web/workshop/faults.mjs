// What is wrong in the code: found by a run, or while one writes. Shown below its line, never below the one that is being
// written, and said; in a plain sentence, with Python's own words under it.
import { html, paint } from '../html.mjs';
import { _ } from '../i18n.mjs';
import { explain, original } from './explain.mjs';
import { knownOf } from './known.mjs';

/** `editor()`, `parts()`: of the reference; `place()`: where it stands beside the table, too; `say(text)`. */
export function faultBoard({ editor, parts, place, say }) {
  let found = []; // by the last run: {line, said}
  let grammar = null; // in what is written now, found without running it

  const sentence = (fault) => explain(fault, knownOf(editor().text(), parts()));
  const noteOf = (fault) => ({ line: fault.line, said: [sentence(fault), original(fault)].filter(Boolean).join('\n') });

  function draw() {
    const waits = grammar && editor().hasFocus() && editor().line() === grammar.line;
    const own = grammar && !waits && !found.some(({ line }) => line === grammar.line) ? [noteOf(grammar)] : [];
    editor().faults([...found, ...own]);
  }

  function tell(text, why = '') {
    paint(place(), text ? html`<p class="problem">${text}</p>${why ? html`<p class="small"><code>${why}</code></p>` : ''}` : '');
  }

  return {
    draw,
    /** A run has met something; gives the sentence for it. */
    met(fault) {
      found = fault.line ? [noteOf(fault)] : [];
      draw();
      if (fault.line) editor().goTo(fault.line);
      const text = fault.line ? `${_('Line %(n)s:', { n: fault.line })} ${sentence(fault)}` : sentence(fault);
      say(text);
      tell(text, original(fault));
      return text;
    },
    /** Found while one writes: a fault, or null. */
    noticed(fault) {
      grammar = fault?.line ? fault : null;
      draw();
    },
    /** Somebody writes: what was found may be gone. Lines that are left alone keep their notes till more is known. */
    written() {
      found = [];
      grammar = null;
    },
    /** Another run begins, or another bot. */
    clear() {
      found = [];
      grammar = null;
      tell('');
      draw();
    },
  };
}
