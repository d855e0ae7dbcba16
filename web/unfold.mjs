// Texts that have two lines, so that no sentence pushes the table or lies over it: what does not fit is a touch away.
// The markup of Python has a key (view/furniture.py: unfolding) beside the text; here it is shown where there is more, and
// `aria-expanded` on it is all that the style sheets go by. Text that is drawn anew comes folded; a move that is told, and
// has no room even in smaller letters, unfolds by itself, unless it stays there (`data-told="stays"`).

const TEXTS = '.status-did, .status-now, .status-words, .since ul, .review-why > div';
const LOOKS = ['tight', 'spare', 'least'];
const SLACK = 4; // pixels by which letters may hang over their line

/** Whether some of a text cannot be seen. */
export const hidden = ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + SLACK;

/** `regions`: what holds such texts. Returns what is to be called when they have been drawn. */
export function unfold(regions) {
  const keys = () => regions.flatMap((region) => [...region.querySelectorAll('.unfold')]);
  const opened = (key) => key.getAttribute('aria-expanded') === 'true';
  const textsOf = (key) => [...key.parentElement.querySelectorAll(TEXTS)];

  function measure() {
    for (const key of keys()) {
      if (opened(key)) continue;
      const [place, more] = [key.parentElement, () => textsOf(key).some(hidden)];
      place.classList.remove(...LOOKS);
      // smaller letters show it whole; a move that is told has them anyhow, as it goes on by itself: nobody could unfold it
      for (const look of LOOKS) if (place.id === 'status' && more()) place.classList.add(look); // then without the round, then with a line more
      const told = place.querySelector('[data-told=""]');
      // a hint that is longer still shows as much as can be: what it warns of stands last
      const [did, whole] = [place.querySelector('.status-did'), more()]; // of news the end is what matters
      if (whole && !told && !did && !place.querySelector('[data-proposed]')) place.classList.remove(...LOOKS);
      key.hidden = !more();
      if (told && more()) set(key, true); // over the table, until the next one comes folded
    }
  }

  function set(key, open) {
    key.setAttribute('aria-expanded', String(open));
    if (open) key.parentElement.querySelector('ul')?.scrollTo(0, 0);
  }

  document.addEventListener('click', ({ target }) => {
    for (const key of keys()) {
      const inside = key.parentElement.contains(target);
      const other = inside && target.closest('button, a, input, select, progress') && !key.contains(target);
      if (!key.hidden && !other) set(key, inside && !opened(key)); // a touch elsewhere folds it again
    }
  });

  const sizes = new ResizeObserver(measure); // as after a turn of the device: whether the text fits may have changed
  for (const region of regions) sizes.observe(region);

  return measure;
}
