// Whoever reads is not run over: while the log is open or has just been touched, and while a sign says what it is, the table
// stands still (`Pace.stand_still`).

const LINGERS = 4000; // ms after the log was last touched or scrolled

/** `log`: the log, `open()`: it lies over the table; `done()` is called when nobody reads any more. */
export function still(log, open, done, { clock = () => performance.now(), later = setTimeout } = {}) {
  let until = 0;

  /** Somebody reads for so long. */
  function reads(ms = LINGERS) {
    until = Math.max(until, clock() + ms);
    later(() => reading() || done(), ms + 1);
  }

  /** Whoever touches the table has read it. */
  function end() {
    until = 0;
    done();
  }

  const reading = () => open() || clock() < until;

  for (const name of ['pointerdown', 'wheel', 'touchmove']) log.addEventListener(name, () => reads(), { passive: true });
  return { reads, reading, end };
}
