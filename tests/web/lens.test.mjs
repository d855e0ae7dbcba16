import assert from 'node:assert/strict';
import { test } from 'node:test';
import { look, towards } from '../../web/lens.mjs';

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
