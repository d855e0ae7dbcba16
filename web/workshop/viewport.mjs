// The keyboard of a tablet lies over the page in some browsers: what is above it is all there is.

const KEYBOARD = 0.75; // of the height that there was: where less is left a keyboard has come up
const highest = new Map(); // width -> the greatest height seen at it

function fit() {
  const { scale, width, height } = visualViewport;
  if (scale > 1.01) return; // somebody looks at something nearer
  const seen = Math.round(height);
  const most = Math.max(highest.get(width) ?? 0, seen);
  highest.set(width, most);
  document.body.classList.toggle('typing', seen < most * KEYBOARD);
  document.body.style.height = `${seen}px`;
  scrollTo(0, 0);
}

/** From now on the page is as high as what can be seen of it; `typing` on the body while a keyboard takes the rest. */
export function aboveKeyboard() {
  if (!visualViewport) return;
  highest.set(visualViewport.width, Math.round(visualViewport.height));
  visualViewport.addEventListener('resize', fit);
}
