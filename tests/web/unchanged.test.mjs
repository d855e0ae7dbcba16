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

test('what has no name, or no inside, is left alone', () => {
  const { changed } = unchanged();
  const html = '<svg><g><g class="body"><path/></g><use id="u"/></g><rect id="r"/><g id="empty"></g><g><g><br></g></g></svg>';
  changed(html);
  assert.equal(changed(html), html);
});

test('a thing in which something has changed is whole but for the things in it that have not', () => {
  const { changed } = unchanged();
  const layer = (...things) => `<svg><g id="layer">${things.join('')}</g>${card('z', 'up', SUN)}</svg>`;
  const same = (id, look) => `<g id="${id}" class="${look}" data-same=""></g>`;
  changed(layer(card('a', 'up', SUN), card('b', 'up', SUN)));
  const on = layer(card('a', 'up', '<path/>'), card('b', 'won', SUN));
  assert.equal(changed(on), layer(card('a', 'up', '<path/>'), same('b', 'won')).replace(card('z', 'up', SUN), same('z', 'up')));
  assert.equal(changed(on), `<svg><g id="layer" data-same=""></g>${same('z', 'up')}</svg>`);
  // what was not looked into is known all the same
  assert.equal(
    changed(layer(card('b', 'up', SUN), card('a', 'up', SUN))),
    layer(same('b', 'up'), card('a', 'up', SUN)).replace(card('z', 'up', SUN), same('z', 'up')),
  );
});

test('what has moved into another thing is written whole, and so is what begins like it', () => {
  const { changed } = unchanged();
  const piece = card('p', 'up', SUN);
  changed(`<svg><g id="a">${piece}</g><g id="b"><path/></g></svg>`);
  const moved = `<svg><g id="a"></g><g id="b"><path/>${piece}</g></svg>`;
  assert.equal(changed(moved), moved);
  const longer = moved.replace(SUN, `${SUN}<path/>`);
  assert.equal(changed(longer), longer);
  const other = `<svg><svg id="a"><path/></svg></svg>`;
  changed('<svg><g id="a"><path/></g></svg>');
  assert.equal(changed(other), other);
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
  for (const look of ['up', 'won']) changed(picture(card('a', look, SUN)));
  const is = new Thing({ id: 'a', 'data-same': '' });
  assert.equal(keepInside(() => false, inside)(new Thing({ class: 'slot' }), is), true);
  assert.equal(is.innerHTML, `<g class="body">${SUN}</g>`);
  assert.equal(is.hasAttribute('data-same'), false);
});
