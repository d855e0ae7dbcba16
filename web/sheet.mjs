// The sheet with log and score on small screens: its handle says whether it is open, and the style sheets go by that.

/** A touch on the `stage` closes it. `opened()`: it has been opened by its handle. Returns `open()`, which does nothing
 *  where the screen has room for it anyway, and `close()`, which says whether it was open. */
export function sheet(handle, stage, opened) {
  const isOpen = () => handle.getAttribute('aria-expanded') === 'true';
  const set = (open) => handle.setAttribute('aria-expanded', String(open));

  function close() {
    const open = isOpen();
    set(false);
    return open;
  }

  handle.addEventListener('click', () => {
    set(!isOpen());
    if (isOpen()) opened();
  });
  stage.addEventListener('pointerdown', close);
  return { open: () => handle.getClientRects().length && set(true), close };
}
