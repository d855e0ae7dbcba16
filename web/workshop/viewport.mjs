// The keyboard of a tablet lies over the page in some browsers: what is above it is all there is.

function fit() {
  if (visualViewport.scale > 1.01) return; // somebody looks at something nearer
  document.body.style.height = `${Math.round(visualViewport.height)}px`;
  scrollTo(0, 0);
}

/** From now on the page is as high as what can be seen of it. */
export const aboveKeyboard = () => visualViewport?.addEventListener('resize', fit);
