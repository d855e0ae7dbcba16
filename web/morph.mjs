// New markup for a region of the page, with as many of its elements kept as can be: so pieces glide, and focus stays.
import { Idiomorph } from 'idiomorph';
import { keepInside } from './unchanged.mjs';

/** Returns `morph(root, content)`; `inside(id)`: see `unchanged`. What other modules have set on elements, or a reader, is left as it is. */
export function morpher(stage, inside) {
  /** style belongs to place(), tabindex to keyboard(), an open <details> to the reader. */
  const theirs = (name, element) =>
    name === 'style' || (name === 'tabindex' && stage.contains(element)) || (name === 'open' && element.localName === 'details')
    || (name === 'value' && element.id === 'replay-at') // web/replay.mjs
    || name === 'data-marked'; // web/marks.mjs

  const options = {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: keepInside(theirs, inside),
      // what is no button any more is no tab stop either: it would be a group without a name
      beforeAttributeUpdated: (name, element, how) => !theirs(name, element) || (name === 'tabindex' && how === 'remove'),
    },
  };

  return (root, content) => Idiomorph.morph(root, content, options);
}
