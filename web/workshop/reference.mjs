// The reference beside the editor: what can be written, a sentence each. A touch puts it in at the cursor; whoever drags it
// says where (with the mouse by all of it, with a finger by its handle: else the list could not be scrolled).
import { html, paint } from '../html.mjs';
import { _ } from '../i18n.mjs';

const SLACK = 8; // pixels that a finger may tremble

const snippet = (part, { code, says }, i) => html`<li class="snippet">
  <button type="button" class="snippet-code" data-part="${part.id}" data-entry="${i}"><code>${code.trimEnd()}</code></button>
  <span class="handle" aria-hidden="true" data-part="${part.id}" data-entry="${i}"></span><p>${says}</p></li>`;

/** `parts()`: of the reference; `insert(code)`; `point(x, y)`: the cursor to that place, false where no code is. */
export function startReference(root, { parts, insert, point }) {
  let open = 'python'; // the part that is unfolded
  let drag = null;
  let dragged = false;

  const codeOf = ({ dataset }) => parts().find(({ id }) => id === dataset.part)?.entries[dataset.entry]?.code ?? '';

  function draw() {
    paint(root, html`<h2>${_('Reference')}</h2><p class="note">${_('Touch a line to put it into your code, or drag it there.')}</p>
      ${parts().map((part) => html`<details class="part" name="part" data-part="${part.id}"${part.id === open ? html` open` : ''}><summary>${part.title}</summary>
        <ul>${part.entries.map((entry, i) => snippet(part, entry, i))}</ul></details>`)}`);
  }

  root.addEventListener('toggle', ({ target }) => {
    if (target.open) open = target.dataset.part;
  }, { capture: true });
  root.addEventListener('click', ({ target }) => {
    const button = target.closest('.snippet-code');
    if (button && !dragged) insert(codeOf(button));
    dragged = false;
  });

  // ---- by hand

  function start(event, from) {
    drag = { id: event.pointerId, x: event.clientX, y: event.clientY, code: codeOf(from), ghost: null };
    dragged = false;
  }

  function move(event) {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLACK) return;
      drag.ghost = document.createElement('code');
      drag.ghost.className = 'drag-ghost';
      drag.ghost.textContent = drag.code.trimEnd();
      document.body.append(drag.ghost);
      dragged = true;
    }
    event.preventDefault();
    drag.ghost.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 8}px)`;
    drag.ghost.classList.toggle('over', point(event.clientX, event.clientY));
  }

  function end(event) {
    if (!drag || event.pointerId !== drag.id) return;
    const { code, ghost } = drag;
    drag = null;
    if (!ghost) return;
    ghost.remove();
    if (event.type === 'pointerup' && point(event.clientX, event.clientY)) insert(code);
    setTimeout(() => (dragged = false)); // the click that may follow is none
  }

  root.addEventListener('pointerdown', (event) => {
    const from = event.target.closest(event.pointerType === 'mouse' ? '.snippet-code, .handle' : '.handle');
    if (from && event.isPrimary && event.button === 0) start(event, from);
  });
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);

  return { draw };
}
