// What asks where things are waits until all regions are drawn: each such question has the whole page laid out anew.

const waiting = new Set();

/** Does that work once, with the next frame, however often it is asked for until then. */
export function onceDrawn(work) {
  if (!waiting.size) {
    requestAnimationFrame(() => {
      const works = [...waiting];
      waiting.clear();
      for (const one of works) one();
    });
  }
  waiting.add(work);
}
