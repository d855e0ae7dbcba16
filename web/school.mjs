// What is kept on this device for a class, under keys of its own in localStorage: the teacher's plan, and each result.
// It never throws: what goes wrong comes back as a word, "full" or "forbidden".
import { SCHOOL } from './places.mjs';

/** `given()`: localStorage, or what stands for it; it may throw. */
export function schoolShelf(given) {
  const tried = (work, otherwise) => {
    try {
      return work(given());
    } catch {
      return otherwise;
    }
  };
  return {
    /** The keys, without what is before each of them, as JSON. */
    keys: () =>
      JSON.stringify(
        tried((local) => Array.from({ length: local.length }, (_unused, i) => local.key(i)), [])
          .filter((key) => key.startsWith(SCHOOL))
          .map((key) => key.slice(SCHOOL.length)),
      ),
    load: (key) => tried((local) => local.getItem(SCHOOL + key), null),
    keep(key, text) {
      try {
        given().setItem(SCHOOL + key, text);
        return '';
      } catch (error) {
        return /quota/i.test(error?.name) ? 'full' : 'forbidden';
      }
    },
    drop: (key) => tried((local) => local.removeItem(SCHOOL + key), undefined),
  };
}

export const school = schoolShelf(() => window.localStorage);
