// What the page says, from workshop/<lang>.json: sentences, games, examples, the reference. What is wanted seldom has files of its own there.
import { LANGUAGES, gamesList, language, setLanguage } from '../i18n.mjs';

const WAITS = [0, 1500, 4000]; // ms before each try: a line may break for a moment
let data = { examples: {}, reference: {} };

/** The data of that name from workshop/<name>.json, null where they cannot be had. */
export async function fetched(name) {
  for (const wait of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    try {
      const answer = await fetch(`./workshop/${name}.json`);
      if (answer.ok) return await answer.json();
    } catch {
      // no line: once more
    }
  }
  return null;
}

/** Another language for the page; false, and nothing is changed, where it cannot be had. */
export async function speak(lang) {
  if (!(lang in LANGUAGES)) return false;
  const found = await fetched(lang);
  if (!found) return false;
  data = found;
  return setLanguage(lang, Promise.resolve(found));
}

/** [{id, source}], the simplest first. */
export const examples = (game) => data.examples[game] ?? [];

/** [{id, title, spoken, entries: [{name, code, says}]}]. */
export const reference = (game) => data.reference[game] ?? [];

export const gameOf = (id) => gamesList().find((game) => game.id === id);

/** A number as people here write it. */
export const number = (n, digits = 0) =>
  new Intl.NumberFormat(language() === 'en' ? 'en-GB' : language(), { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(n);
