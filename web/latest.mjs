// The log stands at its end, unless somebody reads the table in words above it.

/** `log`: what scrolls. Returns what leads to its end; that comes by itself when it is in sight again, as while it was not
 *  there it had no end. */
export function latest(log) {
  let there = false;

  function toEnd() {
    if (!log.querySelector('details[open]')) log.scrollTop = log.scrollHeight;
  }

  new ResizeObserver(() => {
    if (log.clientHeight && !there) toEnd();
    there = log.clientHeight > 0;
  }).observe(log);
  return toEnd;
}
