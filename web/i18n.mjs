// The sentences of the shell. English is the key; lobby.<lang>.json holds the others. Python has its own catalogue.

export const LANGUAGES = { en: 'English', it: 'Italiano', pl: 'Polski' };

/** Which of the plural forms a number takes, in the order of the PO files. */
const PLURAL = {
  en: (n) => (n === 1 ? 0 : 1),
  it: (n) => (n === 1 ? 0 : 1),
  pl: (n) => (n === 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2),
};

let lang = 'en';
let strings = {};
let games = [];
const listeners = new Set();

/** The places of a sentence, %(name)s, with what stands there. */
export const fill = (text, values) =>
  values ? text.replace(/%\((\w+)\)[sd]/g, (all, name) => (name in values ? values[name] : all)) : text;

/** The sentence in the language of the page: _("Round %(n)s", {n: 2}). */
export function _(text, values) {
  const found = strings[text];
  return fill((Array.isArray(found) ? found[0] : found) || text, values);
}

/** The same with a number: ngettext("%(n)s player", "%(n)s players", 3). */
export function ngettext(single, plural, n, values) {
  const found = strings[single];
  const form = Array.isArray(found) && found[PLURAL[lang](n)];
  return fill(form || (n === 1 ? single : plural), { n, ...values });
}

export const language = () => lang;
export const gamesList = () => games;
export const onLanguage = (listener) => listeners.add(listener);

/** Takes over what lobby.<lang>.json holds. Tests call it with their own. */
export function adopt(tag, data) {
  lang = tag;
  strings = data?.strings || {};
  games = data?.games || games;
}

/** Fetches a language and redraws; false (and nothing changed) when it cannot be had. */
export async function setLanguage(tag, early) {
  if (!(tag in LANGUAGES)) return false;
  const data = await (early ?? fetch(`./lobby.${tag}.json`).then((r) => (r.ok ? r.json() : null), () => null));
  if (!data && tag !== 'en') return false;
  adopt(tag, data);
  document.documentElement.lang = tag;
  for (const listener of listeners) listener(tag);
  return true;
}

/** The day, as people here write it: "21 Nov 2026". */
export const day = (time) => new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'medium' }).format(Math.min(time, 8.64e15));

/** "2 hours ago" in the language of the page. */
export function ago(time, now = Date.now()) {
  const seconds = (time - now) / 1000;
  const units = [['day', 86400], ['hour', 3600], ['minute', 60]];
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) || ['second', Infinity]; // none of them: now
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(Math.min(0, Math.round(seconds / length)), unit).replaceAll(' ', '\u00a0'); // no number ends a line
}
