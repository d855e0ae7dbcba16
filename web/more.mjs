// A panel longer than the screen: its title stays beside the cross while one scrolls, so that the cross lies over nothing
// that is read; and as long as there is more below, that is seen, and a touch there leads on.

const SLACK = 12; // pixels: so little hidden text does not count as more to read
const UNDER = 6; // pixels by which the fade goes on behind what leads on, which lies over it: nothing shows between them
const AIR = 12; // pixels that stay free around what has just been opened

/** `panel` with its `head` (a strip over what scrolls), `body` and `foot` (the sign that there is more). Returns what to
 *  do after the panel has been drawn: `drawn(title)`. */
export function more(panel, { head, body, foot }, calm) {
  function look() {
    const below = body.scrollHeight - body.clientHeight - body.scrollTop;
    panel.classList.toggle('scrolled', body.scrollTop > 4);
    panel.classList.toggle('more', below > SLACK);
    // what leads on stands at the foot of many panels, always in sight
    const row = body.querySelector(':scope > .buttons:last-child, .bag-foot');
    const stuck = row && getComputedStyle(row).position === 'sticky';
    // over a bag the names of its last row end where the sign would lie: it goes beside what is taken, where there is room
    const sum = stuck && row.querySelector('.bag-sum > :last-child')?.getBoundingClientRect();
    foot.classList.toggle('beside', Boolean(sum) && sum.right < panel.getBoundingClientRect().right - 60);
    const above = stuck ? panel.getBoundingClientRect().bottom - panel.clientTop - row.getBoundingClientRect().top : 0;
    body.style.scrollPaddingBottom = `${above + AIR}px`; // what has the focus stands above it
    foot.style.bottom = `${stuck && !row.matches('.bag-foot') ? above - UNDER : above}px`;
  }

  /** What somebody has opened comes into sight, as much of it as there is room for: it may lie below the edge. */
  function opened({ target }) {
    if (target !== touched || !target.open) return;
    const [box, whole, sign] = [target, body, foot].map((one) => one.getBoundingClientRect());
    const below = box.bottom + AIR - (foot.checkVisibility() ? sign.top : whole.bottom);
    const top = Math.min(below, box.top - head.offsetHeight - AIR - whole.top);
    if (top > 0) body.scrollBy({ top, behavior: calm() ? 'auto' : 'smooth' });
  }

  body.addEventListener('scroll', look, { passive: true });
  body.addEventListener('toggle', look, { capture: true });
  let touched; // what a finger or a key has just opened or shut: what is drawn open stays where it is
  body.addEventListener('click', ({ target }) => (touched = target.closest('summary')?.parentElement));
  body.addEventListener('toggle', opened, { capture: true });
  foot.addEventListener('click', () => body.scrollBy({ top: body.clientHeight * 0.6, behavior: calm() ? 'auto' : 'smooth' }));
  new ResizeObserver(look).observe(body);

  return function drawn(title) {
    head.textContent = title;
    look();
  };
}
