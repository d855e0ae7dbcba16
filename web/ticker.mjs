// The clock of a lesson ticks: Python counts, the page only says that time has passed, also when the device wakes up.

const EVERY = 10_000; // ms

/** `command(name, value)`: an order to Python. Returns `ticking(on)`. */
export function ticker(command) {
  let timer = 0;
  const tick = () => command('clock-tick', String(Math.round(performance.now())));
  document.addEventListener('visibilitychange', () => {
    if (timer && !document.hidden) tick();
  });
  return (on) => {
    clearInterval(timer);
    timer = on ? setInterval(tick, EVERY) : 0;
    if (on) tick();
  };
}
