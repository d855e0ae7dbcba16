// How large the table is: asked by Python, which is told when that has changed.

const RESTS = 120; // ms: while an edge is drawn, or the device turned, many sizes come one after another

/** `racing()`: whether fingers are timed; `moved()`: other boxes lie elsewhere now; `told(w, h)`: tells Python; `still()`: nothing
 *  glides after it. Returns `size()`. */
export function sized(stage, { racing, moved, told, still }) {
  let seen = null; // the stage as it was when the page was last painted
  let timer = 0;

  /** In a race what was seen will do: to ask now has the page laid out anew while pointers wait. */
  function size() {
    const { width, height } = (racing() && seen?.width && seen) || stage.getBoundingClientRect();
    return { w: Math.round(width), h: Math.round(height) };
  }

  /** What is drawn is asked, not what was told last: between two sizes the table may have been drawn for a move. */
  function fits(w, h) {
    const table = stage.querySelector(':scope > svg');
    return table?.width.baseVal.value === w && table.height.baseVal.value === h;
  }

  new ResizeObserver(([{ contentRect }]) => {
    seen = contentRect;
    for (const side of ['width', 'height']) stage.style.setProperty(`--${side}`, `${contentRect[side]}px`);
    moved();
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const { w, h } = size();
      if (!w || !h || fits(w, h)) return;
      stage.classList.add('still'); // another size is not a move: nothing glides
      await told(w, h);
      still();
    }, RESTS);
  }).observe(stage);

  return size;
}
