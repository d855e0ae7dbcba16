import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepInside, unchanged } from '../../web/unchanged.mjs';

const picture = (...things) => `<svg class="table"><g class="pieces">${things.join('')}</g></svg>`;
const card = (id, look, inside) => `<g id="${id}" class="${look}"><g class="body">${inside}</g></g>`;
const SUN = '<circle r="3"/><text>a &gt; b</text>';

test('what says the same is emptied and marked, with its attributes as they are now', () => {
  const { changed } = unchanged();
  const first = picture(card('a', 'up', SUN), card('b', 'up', SUN));
  assert.equal(changed(first), first);
  assert.equal(
    changed(picture(card('a', 'up won', SUN), card('b', 'up', '<rect/>'))),
    picture('<g id="a" class="up won" data-same=""></g>', card('b', 'up', '<rect/>')),
  );
});

test('what has gone and comes again is whole', () => {
  const { changed } = unchanged();
  const both = picture(card('a', 'up', SUN), card('b', 'up', SUN));
  changed(both);
  changed(picture(card('b', 'up', SUN)));
  assert.match(changed(both), /id="a" class="up"><g class="body">/);
  changed('');
  assert.equal(changed(both), both);
});

test('what has no name, or lies elsewhere, is left alone', () => {
  const { changed } = unchanged();
  const html = '<svg><g><g class="body"><path/></g><use id="u"/></g><rect id="r"/><g id="layer"><g><br></g></g></svg>';
  changed(html);
  assert.equal(changed(html), html);
});

class Thing {
  constructor(attributes) {
    this.map = new Map(Object.entries(attributes));
  }
  get attributes() {
    return [...this.map].map(([name, value]) => ({ name, value }));
  }
  get id() {
    return this.map.get('id') ?? '';
  }
  hasAttribute(name) {
    return this.map.has(name);
  }
  getAttribute(name) {
    return this.map.get(name) ?? null;
  }
  setAttribute(name, value) {
    this.map.set(name, value);
  }
  removeAttribute(name) {
    this.map.delete(name);
  }
}

test('a marked thing takes over what is said of it, but for what belongs to others', () => {
  const keep = keepInside((name) => name === 'style');
  const was = new Thing({ id: 'a', class: 'up pressed', style: 'transform: none', 'aria-disabled': 'true' });
  assert.equal(keep(was, new Thing({ id: 'a', class: 'up', 'data-x': '3', 'data-same': '' })), false);
  assert.deepEqual(Object.fromEntries(was.map), { id: 'a', class: 'up', style: 'transform: none', 'data-x': '3' });
  assert.equal(keep(was, new Thing({ id: 'a' })), true);
  assert.equal(keep(was, {}), true); // a text
});

test('what is to become a marked thing, and is another, gets its inside', () => {
  const { changed, inside } = unchanged();
  changed(picture(card('a', 'up', SUN)));
  const is = new Thing({ id: 'a', 'data-same': '' });
  assert.equal(keepInside(() => false, inside)(new Thing({ class: 'slot' }), is), true);
  assert.equal(is.innerHTML, `<g class="body">${SUN}</g>`);
  assert.equal(is.hasAttribute('data-same'), false);
});
