// The table as it is drawn at a real game, to be looked at: pieces at their places, panes to be turned, land to come near to.
import { place } from '../glide.mjs';
import { panes } from '../panes.mjs';
import { panzoom } from '../panzoom.mjs';

const LEAST = { width: 320, height: 280 }; // what every table can be drawn in; it is made smaller as a picture, then

/** `stage`: the element with that id. Returns `show(svg)` and `size()`. */
export function picture(stage) {
  stage.classList.add('still');
  const { update: frame } = panzoom(stage, () => {});
  const turn = panes(stage, () => {});
  return {
    show(svg) {
      stage.innerHTML = svg;
      for (const one of stage.querySelectorAll('[data-pick], [tabindex]')) one.removeAttribute('tabindex'); // nothing is to be chosen here
      place(stage);
      turn();
      if (svg) frame();
    },
    size() {
      const { width, height } = stage.getBoundingClientRect(); // 0 while another part of the page is in front
      return { width: Math.max(Math.round(width), LEAST.width), height: Math.max(Math.round(height), LEAST.height) };
    },
  };
}
