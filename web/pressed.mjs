// What a pointer is down on looks pressed (`.pressed`), and for a moment after: a touch is over too soon to be seen.

const LINGERS = 120; // ms

const unpress = () => document.querySelectorAll('.pressed').forEach((e) => e.classList.remove('pressed'));

/** `pressable`: a selector of all that can be pressed. */
export function pressed(pressable) {
  document.addEventListener('pointerdown', (event) => {
    unpress();
    event.target.closest?.(pressable)?.classList.add('pressed');
  });
  for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, () => setTimeout(unpress, LINGERS));
}
