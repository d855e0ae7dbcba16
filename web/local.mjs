// localStorage as it may be asked anywhere: it throws where it is forbidden, and where it is full.

/** `given()`: localStorage, or what stands for it. Returns `tried(work, otherwise)`: what `work(local)` gives, or `otherwise`. */
export const locally = (given) => (work, otherwise) => {
  try {
    return work(given());
  } catch {
    return otherwise;
  }
};

/** The keys there that begin so, in no order. */
export const keysOf = (local, beginning) =>
  Array.from({ length: local.length }, (_unused, i) => local.key(i)).filter((key) => key?.startsWith(beginning));

/** Why something could not be written: "full" or "forbidden". */
export const refusal = (error) => (/quota/i.test(error?.name) ? 'full' : 'forbidden');
