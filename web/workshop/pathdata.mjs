// The path in the language of the page, and the positions of its steps: fetched when the path is opened.
import { language } from '../i18n.mjs';
import { fetched } from './words.mjs';

const said = new Map(); // language -> {game, steps, teacher}
let positions = null;

/** {game, steps, teacher} in the present language; null where it cannot be had. `steps`: see players/path/page.py. */
export async function loadPath() {
  const lang = language();
  if (!said.has(lang)) {
    const found = await fetched(`path.${lang}`);
    if (found) said.set(lang, found);
  }
  return said.get(lang) ?? null;
}

/** [{message, right}] of that step, null where they cannot be had. */
export async function loadPositions(step) {
  positions ??= await fetched('path.positions');
  return positions?.[step] ?? null;
}

/** The code to begin a step with as it is in the present language, where `source` is that of any language; else as it is. */
export function inPresentLanguage(step, source) {
  const start = (path) => path?.steps.find(({ id }) => id === step)?.start;
  const known = [...said.values()].some((path) => start(path) === source);
  return known ? (start(said.get(language())) ?? source) : source;
}
