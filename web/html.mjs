// HTML as template strings: html`<b>${name}</b>` escapes what is put in, unless it is html itself.

class Safe extends String {}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escape = (text) => String(text).replace(/[&<>"']/g, (c) => ESCAPES[c]);

const one = (value) => {
  if (value instanceof Safe) return value;
  if (Array.isArray(value)) return value.map(one).join('');
  return value === null || value === undefined || value === false ? '' : escape(value);
};

export const html = (strings, ...values) =>
  new Safe(strings.reduce((out, part, i) => out + one(values[i - 1]) + part));

/** Puts html into an element; the focus stays on the element of the same id. */
export function paint(element, markup) {
  const focused = element.contains(document.activeElement) ? document.activeElement.id : '';
  element.innerHTML = markup;
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** The rows of a list, [key, html, class]: only those that changed are made anew. */
export function paintRows(list, rows) {
  const there = new Map([...list.children].map((item) => [item.dataset.key, item]));
  let place = list.firstElementChild;
  for (const [key, markup, name] of rows) {
    const item = there.get(key) ?? document.createElement('li');
    there.delete(key);
    item.dataset.key = key;
    item.className = name;
    if (item.markup !== String(markup)) {
      item.markup = String(markup);
      paint(item, markup);
    }
    if (item === place) place = place.nextElementSibling;
    else list.insertBefore(item, place);
  }
  for (const item of there.values()) item.remove();
}

export const icon = (name) => html`<svg class="icon" aria-hidden="true"><use href="#i-${name}"></use></svg>`;
