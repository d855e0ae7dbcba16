import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explained, hold, pictures, saying } from '../../web/hold.mjs';
import { panes } from '../../web/panes.mjs';

/** As much of an element as these modules ask for. */
class Stage extends EventTarget {
  dataset = {};
  table = null; // { pane, asked }
  there = [];

  querySelector(selector) {
    if (selector.includes('[data-asked]')) return this.table && { dataset: this.table };
    return this.there.includes(selector.replace('.pane-', '')) ? {} : null;
  }

  querySelectorAll() {
    return [];
  }

  press(name, tells) {
    const event = new Event('click');
    const key = { dataset: { pane: name, tells }, ariaLabel: name };
    Object.defineProperty(event, 'target', { value: { closest: () => key } });
    this.dispatchEvent(event);
  }
}

const made = () => {
  const stage = new Stage();
  let turned = 0;
  const update = panes(stage, () => { turned += 1; });
  return { stage, update, turned: () => turned };
};

test('a question turns to its pane once; then the reader turns the panes', () => {
  const { stage, update, turned } = made();
  Object.assign(stage, { table: { pane: 'map', asked: 'moves' }, there: ['map', 'board'] });
  update();
  assert.equal(stage.dataset.pane, 'map');
  stage.press('board');
  update(); // drawn anew, the same question
  assert.equal(stage.dataset.pane, 'board');
  stage.table = { pane: 'map', asked: 'moves again' };
  update();
  assert.equal(stage.dataset.pane, 'map');
  assert.equal(turned(), 3);
});

test('what a pane tells is heard when its reader turns to it', () => {
  const stage = new Stage();
  const said = [];
  panes(stage, () => {}, (text) => said.push(text));
  stage.press('market', 'On sale: a canoe.');
  assert.deepEqual(said, ['On sale: a canoe.']);
});

test('what puts away what its reader had turned to says what is shown again', () => {
  const stage = new Stage();
  const said = [];
  const update = panes(stage, () => {}, (text) => said.push(text));
  Object.assign(stage, { table: { pane: 'map', asked: 'moves' }, there: ['map', 'market'] });
  update();
  stage.press('map', 'All the land.');
  stage.press('market', 'On sale: a canoe.');
  stage.press('map', 'All the land.');
  assert.deepEqual(said, ['All the land.', 'On sale: a canoe.', 'Shown again: map.']);
});

test('a pane that is there no more gives way to the one that is wanted', () => {
  const { stage, update } = made();
  Object.assign(stage, { table: { pane: 'ask', asked: '1' }, there: ['ask', 'map'] });
  update();
  Object.assign(stage, { table: { pane: 'map', asked: '1' }, there: ['map'] });
  update();
  assert.equal(stage.dataset.pane, 'map');
});

test('a table without panes leaves nothing behind', () => {
  const { stage, update } = made();
  Object.assign(stage, { table: { pane: 'map', asked: '1' }, there: ['map'] });
  update();
  stage.table = null;
  update();
  assert.deepEqual(stage.dataset, {});
});

const element = (parentElement, { label = null, title = '' } = {}) => ({
  parentElement,
  children: title ? [{ localName: 'title', textContent: title }] : [],
  getAttribute: (name) => (name === 'aria-label' ? label : null),
});

test('what is held says its title or label, or that of what it belongs to, but never that of the whole table', () => {
  const stage = {};
  const table = element(stage, { label: 'Table' });
  const tile = element(table, { label: 'A1: Harvest' });
  assert.equal(saying(element(tile), stage), 'A1: Harvest');
  assert.equal(saying(element(tile, { title: 'Corn' }), stage), 'Corn');
  assert.equal(saying(element(table), stage), '');
});

test('what explains itself says so at a click, but not where a click means something else', () => {
  const stage = Object.assign(new EventTarget(), { classList: { contains: () => false } });
  const children = [{ localName: 'title', textContent: 'Price: 1 pelt' }];
  const thing = (key) => ({ children, parentElement: stage, closest: (wanted) => (wanted.includes('explains') ? null : key) });
  assert.equal(explained(thing(null), stage), 'Price: 1 pelt');
  assert.equal(explained(thing({}), stage), '');
  const said = [];
  hold(stage, (text) => said.push(text));
  for (const target of [thing(null), thing({})]) {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { value: target });
    stage.dispatchEvent(event);
  }
  assert.deepEqual(said, ['Price: 1 pelt']);
});

test('pictures in a panel explain themselves at a tap, buttons and words do not', () => {
  const panel = new EventTarget();
  const thing = (within) => ({
    children: [{ localName: 'title', textContent: 'Hunt: beavers' }], parentElement: panel, closest: (name) => within(name),
  });
  const said = [];
  pictures(panel, (text) => said.push(text));
  const inside = [(name) => name === 'svg', () => null, (name) => name === 'svg' || name.startsWith('button')];
  for (const target of inside.map(thing)) {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { value: target });
    panel.dispatchEvent(event);
  }
  assert.deepEqual(said, ['Hunt: beavers']);
});

test('a picture that is a key in a panel explains itself to a still finger, and that touch does nothing else', async () => {
  const panel = new EventTarget();
  const key = { querySelector: () => ({ textContent: 'Chief. Beats: healer' }) };
  const target = { parentElement: panel, children: [], closest: (name) => (name === 'button' || name.startsWith('button,') ? key : null) };
  const [said, taken] = [[], []];
  pictures(panel, (text) => said.push(text));
  panel.addEventListener('click', () => taken.push(1));
  const send = (name) => {
    const event = new Event(name);
    Object.defineProperty(event, 'target', { value: target });
    panel.dispatchEvent(event);
  };
  for (const wait of [0, 550]) {
    send('pointerdown');
    await new Promise((go) => { setTimeout(go, wait); });
    send('pointerup');
    send('click');
  }
  assert.deepEqual(said, ['Chief. Beats: healer']);
  assert.equal(taken.length, 1);
});
