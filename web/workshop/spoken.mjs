// An example that nobody has changed speaks the language of the page: its comments are said anew when that changes.
import { gamesList } from '../i18n.mjs';
import { examples } from './words.mjs';

const known = new Map(); // source in any language that was spoken here -> {game, id}

/** Takes the examples of the present language into account. */
export function remember() {
  for (const { id: game } of gamesList()) {
    for (const { id, source } of examples(game)) if (!known.has(source)) known.set(source, { game, id });
  }
}

/** The same in the present language; as it is, where somebody has written in it. */
export function inThisLanguage(source) {
  const example = known.get(source);
  return example ? examples(example.game).find(({ id }) => id === example.id).source : source;
}
