// Goods moved by hand into a bag (pay, exchange, who gathers), beside its + and −: the picture of a row is taken along and
// dropped on the foot of the panel, where the bag is. Only the picture begins it, so that the panel scrolls as before.

const SLACK = 8; // pixels that a pointer may tremble
const PICTURES = '.bi-bag-track, .bi-bag-camp, .we-kind-picture';
const ONE = 32; // of a picture that shows several things, so much is one of them
const SIZE = 52; // pixels of what follows the pointer

/** What a pointer on that thing takes along: {picture, plus}, or null. `plus`: the button that does the same. */
export function goodsAt(target) {
  const picture = target.closest?.(PICTURES);
  const plus = picture?.closest('[role="group"]')?.querySelector('[data-do="bag-add"]');
  return plus && !plus.disabled ? { picture, plus } : null;
}

/** `command(name, value)`: an order to Python. */
export function bagDrag(panel, command) {
  let held = null; // {id, x, y, picture, kind}
  let copy = null;

  const foot = () => panel.querySelector('.bag-foot');

  function over({ clientX, clientY }) {
    const box = foot()?.getBoundingClientRect();
    return Boolean(box) && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
  }

  function lift() {
    const [, , wide, high] = held.picture.getAttribute('viewBox').split(' ').map(Number);
    copy = held.picture.cloneNode(true);
    copy.setAttribute('viewBox', `0 0 ${Math.min(wide, ONE)} ${high}`);
    copy.classList.add('bag-carried');
    Object.assign(copy.style, { left: `${held.x - SIZE / 2}px`, top: `${held.y - SIZE / 2}px`, width: `${SIZE}px`, height: `${SIZE}px` });
    panel.append(copy);
    foot()?.classList.add('waits');
  }

  function end() {
    copy?.remove();
    foot()?.classList.remove('waits', 'under');
    held = copy = null;
  }

  panel.addEventListener('pointerdown', (event) => {
    const found = event.button ? null : goodsAt(event.target);
    end();
    if (found) held = { id: event.pointerId, x: event.clientX, y: event.clientY, picture: found.picture, kind: found.plus.dataset.value };
  });
  for (const name of ['selectstart', 'dragstart']) panel.addEventListener(name, (event) => held && event.preventDefault()); // of the words that the pointer passes
  addEventListener('pointermove', (event) => {
    if (event.pointerId !== held?.id) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!copy && Math.hypot(dx, dy) < SLACK) return;
    if (!copy) lift();
    copy.style.transform = `translate3d(${dx}px, ${dy}px, 0)`;
    foot()?.classList.toggle('under', over(event));
  });
  addEventListener('pointerup', (event) => {
    if (event.pointerId !== held?.id) return;
    const kind = copy && over(event) ? held.kind : '';
    end();
    if (kind) command('bag-add', kind);
  });
  addEventListener('pointercancel', (event) => event.pointerId === held?.id && end());
  addEventListener('blur', end);
  panel.addEventListener('close', end);
}
