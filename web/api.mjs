// The way to Python: window.prateria, set by the app when it is up ('prateria-ready').

export const ready = new Promise((resolve) => {
  if (window.prateria) resolve();
  else addEventListener('prateria-ready', () => resolve(), { once: true });
});

export const isReady = () => Boolean(window.prateria);

/** Calls Python as soon as it is there; its answer (a sentence that says why not, or nothing) comes back. */
export async function call(name, ...values) {
  await ready;
  return window.prateria[name](...values);
}
