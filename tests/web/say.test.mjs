// What is spoken: each sentence once, nothing in another language, moves again.
import assert from 'node:assert/strict';
import test from 'node:test';
import { speaker } from '../../web/say.mjs';

/** A region that remembers what was added to it. */
function ear() {
  const said = [];
  const lines = [];
  const region = {
    ownerDocument: { createElement: () => ({ textContent: '', remove() { if (lines.includes(this)) lines.splice(lines.indexOf(this), 1); } }) },
    append(line) { lines.push(line); said.push(line.textContent); },
    get children() { return lines; },
    get firstElementChild() { return lines[0]; },
    replaceChildren() { lines.length = 0; },
  };
  return { region, said, lines };
}

const line = (textContent, dataset = {}) => ({ textContent, dataset });

function talk() {
  const heard = ear();
  const tongue = { now: 'en' };
  const waits = [];
  const clock = { now: 0 };
  const later = (then, ms) => (ms < 1000 && !clock.held ? then() : waits.push(then));
  const panel = ear();
  const at = { panel: false, curtain: false };
  const speech = speaker(() => (at.panel ? panel : heard).region, () => tongue.now, later, () => clock.now, () => at.curtain);
  return { ...heard, tongue, waits, clock, panel, at, speech };
}

test('what stands there is said once, and again when it comes back', () => {
  const { speech, said } = talk();
  for (const text of ['Choose.', 'Choose.', 'Eagle plays.', 'Choose.']) speech.status(line(text));
  assert.deepEqual(said, ['Choose.', 'Eagle plays.', 'Choose.']);
});

test('it says its own words in place of those that are seen, and nothing where they are empty', () => {
  const { speech, said } = talk();
  speech.status(line('Touch what glows.', { said: 'Two are possible.' }));
  speech.status(line('Eagle thinks.', { said: '' }));
  assert.deepEqual(said, ['Two are possible.']);
});

test('in a long run it is said now and then that it goes on, and that is no move to be said again', () => {
  const { speech, said } = talk();
  speech.status(line('Turned: tipi.', { said: '', told: '' }));
  speech.status(line('Turned: tipi and bison.', { said: '', told: '', meanwhile: 'Card 3 of 9' }));
  assert.deepEqual(said, ['Card 3 of 9']);
  assert.equal(speech.again([]), 'Turned: tipi and bison.');
});

test('what is already said is not said again when more comes behind it', () => {
  const { speech, said } = talk();
  const now = (text) => speech.status(line(text));
  for (const text of ['Fox tans.', '', 'Fox tans. What is next?', 'Fox tans.', 'Fox tans. What is next?']) now(text);
  assert.deepEqual(said, ['Fox tans.', 'What is next?', 'Fox tans.', 'What is next?']);
});

test('how the last line ended is not said again at the beginning of the next', () => {
  const { speech, said } = talk();
  for (const text of ['A tile lies open. Year 2 begins. Fox is first.', 'Year 2 begins. Fox is first. Choose a tile.', 'Choose another tile.']) speech.status(line(text));
  assert.deepEqual(said.slice(1), ['Choose a tile.', 'Choose another tile.']);
});

test('another language is silent, and what comes after it is not', () => {
  const { speech, said, tongue } = talk();
  speech.status(line('Choose.'));
  tongue.now = 'it';
  speech.status(line('Scegli.'));
  speech.status(line('Tocca a te.'));
  assert.deepEqual(said, ['Choose.', 'Tocca a te.']);
});

test('moves are said again, the latest first', () => {
  const { speech } = talk();
  assert.equal(speech.again(), '');
  speech.status(line('One.', { told: '' }));
  speech.status(line('Two.', { told: '' }));
  speech.status(line('Choose.'));
  assert.deepEqual([speech.again(), speech.again(), speech.again()], ['Two.', 'One.', 'One.']);
  speech.status(line('Three.', { told: '' }));
  assert.equal(speech.again(), 'Three.');
});

test('a dialog that opens says once more what it would cut off, not what is long over', () => {
  const { speech, said, clock } = talk();
  speech.say('Hunt 1 begins.');
  clock.now = 5000;
  speech.say('Hunt 2 begins.');
  speech.carry();
  assert.deepEqual(said, ['Hunt 1 begins.', 'Hunt 2 begins.', 'Hunt 2 begins.']);
});

test('a hint to which somebody has said yes by a key is not said once more in the dialog that this opens', () => {
  const { speech, said } = talk();
  speech.status(line('Ritual +4. Enter or D: Done.'));
  speech.cut();
  speech.status(line('Fox plays: Ritual.'));
  speech.carry();
  assert.deepEqual(said, ['Ritual +4. Enter or D: Done.', 'Fox plays: Ritual.', 'Fox plays: Ritual.']);
});

test('what is about to be said when a dialog opens is said there alone; what another one says itself is not', () => {
  const { speech, said, panel, at, clock, waits } = talk();
  clock.held = true;
  speech.status(line('Undone: your party.'));
  speech.status(line('7 of 7 cards.'));
  at.panel = true;
  speech.carry('7 of 7 cards.');
  for (const work of waits.splice(0)) work();
  assert.deepEqual([said, panel.said], [[], ['Undone: your party.']]);
});

test('of what is said at once nothing is gone before it is heard', () => {
  const { speech, lines, clock, waits } = talk();
  clock.held = true;
  for (const text of ['Hunt 1.', 'Eagle is ready.', 'Choose.', 'A proposal.']) speech.status(line(text));
  for (const work of waits.splice(0)) work();
  assert.equal(lines.length, 4);
});

test('over what was meant for one alone a curtain says nothing of it', () => {
  const { speech, said, panel, at, clock } = talk();
  clock.held = true;
  speech.status(line('You draw: chief.'));
  at.panel = at.curtain = true;
  speech.stands('panel', 'Pass the device on.');
  assert.deepEqual([said, panel.said], [[], ['Pass the device on.']]);
});

test('a dialog after another one says nothing of that one, and nothing twice', () => {
  const { speech, said } = talk();
  speech.stands('panel', '1 of 1 chosen.');
  speech.status(line('Fox gives: 1 fish.'));
  speech.carry('Fox gives: 1 fish.');
  speech.stands('panel', 'Fox gives: 1 fish.');
  assert.deepEqual(said, ['1 of 1 chosen.', 'Fox gives: 1 fish.', 'Fox gives: 1 fish.'], 'by the dialog, once');
});

test('a dialog does not say again how what has just been said has ended, until a key is pressed', () => {
  const { speech, said } = talk();
  speech.status(line('The game is over. Result: 3.'));
  speech.stands('panel', 'Result: 3.');
  assert.deepEqual(said, ['The game is over. Result: 3.']);
  speech.cut();
  speech.stands('panel', '');
  speech.stands('panel', 'Result: 3.');
  assert.equal(said.length, 2);
});

test('before a move has been told, those of the log are said again', () => {
  const { speech } = talk();
  const log = ['One.', 'Two.'];
  assert.deepEqual([1, 2, 3].map(() => speech.again(log)), ['Two.', 'One.', 'One.']);
});

test('of a run that has grown only the whole is said again', () => {
  const { speech } = talk();
  speech.status(line('Eagle waits.', { told: '' }));
  for (const text of ['Fox turns a card: tipi.', 'Turned: tipi, bison.', 'Turned: bison, chief.']) {
    speech.status(line(text, { told: '', said: '' }));
  }
  speech.status(line('Turned: tipi, bison, chief. Choose.'));
  speech.status(line('Fox turns a card: totem.', { told: '', said: '' }));
  speech.status(line('Turned: totem. Eagle claims.', { told: '' }));
  const last = ['Turned: totem. Eagle claims.', 'Turned: bison, chief.', 'Eagle waits.'];
  assert.deepEqual(last.map(() => speech.again()), last);
});

test('few lines stay to be read', () => {
  const { speech, lines } = talk();
  for (let i = 0; i < 9; i += 1) speech.say(`${i}`);
  assert.deepEqual(lines.map((e) => e.textContent), ['6', '7', '8']);
});

test('what was said at one table is not found at another', () => {
  const { speech, lines } = talk();
  speech.status(line('Step 3 of the lesson.'));
  speech.forget();
  assert.deepEqual(lines, []);
});

test('what is long over is no longer to be found', () => {
  const { speech, lines, waits, said } = talk();
  for (const text of ['Fox builds.', 'Your turn.']) speech.say(text);
  waits[0]();
  assert.deepEqual(lines.map(({ textContent }) => textContent), ['Your turn.']);
  waits[1]();
  assert.deepEqual([lines.length, said.length], [0, 2]);
});

test('a move that was taken back is not said again', () => {
  const { speech } = talk();
  speech.status(line('Choose a party.', { asks: '0' }));
  speech.status(line("Eagle's party is ready.", { told: '' }));
  speech.status(line('Choose.', { asks: '2' }));
  for (const text of ['Ada sends a chief.', 'Eagle sends hunter 9.']) speech.status(line(text, { told: '' }));
  speech.status(line('Choose.', { asks: '4' }));
  speech.status(line('Choose.', { asks: '2' })); // taken back
  assert.equal(speech.again(), "Eagle's party is ready.");
  speech.status(line('Choose a party.', { asks: '0' }));
  assert.equal(speech.again([]), '');
});

test('what a dialog makes of the moves is said again first, then the moves', () => {
  const { speech } = talk();
  speech.status(line('Fox takes 4.', { told: '' }));
  speech.again();
  speech.stands('panel', 'Gained: Fox +4.');
  assert.deepEqual([1, 2].map(() => speech.again([], speech.stood('panel'))), ['Gained: Fox +4.', 'Fox takes 4.']);
});

test('what a round begins with waits for the bag that is about to open, and is said once', () => {
  const { speech, said, panel, at, clock, waits } = talk();
  speech.status(line('Hunt 2 begins.', { told: 'begins' }));
  clock.now = 400;
  at.panel = true;
  speech.carry();
  waits.splice(0).forEach((speak) => speak());
  assert.deepEqual([said, panel.said], [[], ['Hunt 2 begins.']]);
});

test('what a round begins with does not hold up a question', () => {
  const { speech, said } = talk();
  speech.status(line('Round 2 begins.', { told: 'begins' }));
  speech.status(line('Choose.', { asks: '7' }));
  assert.deepEqual(said, ['Round 2 begins.', 'Choose.']);
});

test('how long it is still being spoken is known: some fifteen letters a second, and two seconds at the most', () => {
  const { speech, clock } = talk();
  assert.equal(speech.left(), 0);
  speech.say('x'.repeat(15));
  speech.say('x'.repeat(15));
  clock.now = 1000;
  assert.equal(speech.left(), 980);
  clock.now = 5000;
  assert.equal(speech.left(), 0);
  speech.say('x'.repeat(1000));
  assert.equal(speech.left(), 2000);
  speech.cut();
  assert.equal(speech.left(), 0, 'a key has silenced it');
  speech.say('x');
  assert.equal(speech.left(), 66);
  speech.forget();
  assert.equal(speech.left(), 0);
});

test('a hint is said at once: the focus follows it, and Enter says yes to it there', () => {
  const { speech, said, clock } = talk();
  clock.held = true;
  speech.status(line('Choose.'));
  assert.deepEqual(said, [], 'a dialog may be about to open');
  speech.status(line('Trade.', { hint: 'Trade: it brings 2 points.' }));
  assert.deepEqual(said, ['Choose.', 'Trade.']);
  speech.stands('status', 'A good move is being looked for…', 0);
  speech.status(line('A good move is being looked for…'));
  assert.deepEqual(said.slice(2), ['A good move is being looked for…'], 'and not once more as it is drawn');
});
