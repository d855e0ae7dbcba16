import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bring, look, towards } from '../../web/lens.mjs';

const SIZE = { w: 400, h: 300 };
const LAND = [-300, -200, 300, 200]; // left, top, right, bottom
const FIT = { k: 0.6, x: 200, y: 150 };
const ALL = { k: 0.6, cx: 0, cy: 0 };

/** Where a point of the land is seen in the window. */
const seen = ({ k, cx, cy }, [x, y]) => [SIZE.w / 2 + (x - cx) * k, SIZE.h / 2 + (y - cy) * k];

const close = (a, b) => a.forEach((n, i) => assert.ok(Math.abs(n - b[i]) < 1e-9, `${a} is not ${b}`));

test('what is under the finger stays there while it comes nearer', () => {
  for (const at of [{ x: 0, y: 0 }, { x: 130, y: 260 }, { x: 399, y: 1 }]) {
    const point = [(at.x - SIZE.w / 2) / ALL.k, (at.y - SIZE.h / 2) / ALL.k];
    const near = towards(ALL, 2.5, at, SIZE);
    assert.equal(near.k, 1.5);
    close(seen(near, point), [at.x, at.y]);
    close(seen(towards(near, 0.4, at, SIZE), point), [at.x, at.y]);
  }
});

test('never farther than all of it, never so near that one is lost', () => {
  assert.equal(look({ k: 0.1, cx: 0, cy: 0 }, FIT, LAND, SIZE).k, FIT.k);
  const nearest = look({ k: 99, cx: 0, cy: 0 }, FIT, LAND, SIZE).k;
  assert.ok(nearest > 2 && nearest < 4);
  assert.equal(look({ k: 99, cx: 0, cy: 0 }, { ...FIT, k: 5 }, LAND, SIZE).k, 5);
});

test('the land never leaves the window', () => {
  for (const [cx, cy] of [[-9999, 0], [9999, 9999], [0, -9999]]) {
    const view = look({ k: 1.5, cx, cy }, FIT, LAND, SIZE);
    const [left, top] = seen(view, LAND.slice(0, 2));
    const [right, bottom] = seen(view, LAND.slice(2));
    assert.ok(left <= 41 && top <= 41 && right >= SIZE.w - 41 && bottom >= SIZE.h - 41);
  }
});

test('what is smaller than the window stands in its middle', () => {
  const view = look({ k: 1, cx: 77, cy: -55 }, { ...FIT, k: 1 }, [-50, -40, 50, 40], SIZE);
  assert.deepEqual([view.cx, view.cy], [0, 0]);
});

test('what is meant is brought into the window, from under what lies over it, from farther away where it is large', () => {
  const near = look({ k: 2, cx: -200, cy: -100 }, FIT, LAND, SIZE);
  const at = (view, box) => [...seen(view, box.slice(0, 2)), ...seen(view, box.slice(2))];
  const inside = ([left, top, right, bottom]) => left >= 0 && top >= 0 && right <= SIZE.w && bottom <= SIZE.h;
  assert.equal(bring(near, [[-210, -110, -190, -90]], [], FIT, LAND, SIZE).cx, near.cx); // it is there already
  const far = [200, 120, 260, 180];
  assert.ok(!inside(at(near, far)));
  const moved = bring(near, [far], [], FIT, LAND, SIZE);
  assert.equal(moved.k, near.k);
  assert.ok(inside(at(moved, far)));
  const keys = [300, 0, 400, 300];
  const free = bring(near, [far], [keys], FIT, LAND, SIZE);
  assert.ok(inside(at(free, far)) && at(free, far)[2] <= keys[0]);
  const wide = bring(near, [[-250, -50, -200, 0], far], [], FIT, LAND, SIZE);
  assert.ok(wide.k < near.k && [[-250, -50, -200, 0], far].every((box) => inside(at(wide, box))));
  assert.equal(bring(near, [[-330, -220, 330, 220]], [], FIT, LAND, SIZE), null); // more than fits at all
});
