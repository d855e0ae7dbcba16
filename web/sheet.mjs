// The sheet with log and score on small screens: its handle says whether it is open, and the style sheets go by that.

/** A touch on the `stage` closes it. `opened()`: it has been opened by its handle; `closed()`. Returns `open()`, which does
 *  nothing where the screen has room for it anyway, `close()`, which says whether it was open, and `lies()`: over the table. */
export function sheet(handle, stage, opened, closed) {
  const isOpen = () => handle.getAttribute('aria-expanded') === 'true';
  const set = (open) => handle.setAttribute('aria-expanded', String(open));

  function close() {
    const open = isOpen();
    set(false);
    if (open) closed();
    return open;
  }

  handle.addEventListener('click', () => {
    if (close()) return;
    set(true);
    opened();
  });
  stage.addEventListener('pointerdown', close);
  const there = () => handle.getClientRects().length > 0;
  return { open: () => there() && set(true), close, lies: () => isOpen() && there() };
}
