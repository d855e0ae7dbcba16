// The workshop without a browser: bots as links, on the shelf and in files; what Python says, in plain words; where
// snippets go; how long games take.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { adopt } from '../../web/i18n.mjs';
import { bytesOf, crc32, lettersOf, sound, withSum } from '../../web/letters.mjs';
import { MAX_SOURCE, asFile, cleaned, fileName, fromFile, tidy } from '../../web/workshop/bot.mjs';
import { botShelf } from '../../web/workshop/bots.mjs';
import { picture, table, verdict } from '../../web/workshop/chart.mjs';
import { lasting, offers } from '../../web/workshop/clock.mjs';
import { explain } from '../../web/workshop/explain.mjs';
import { knownOf } from '../../web/workshop/known.mjs';
import { blockOf, depths } from '../../web/workshop/indents.mjs';
import { distance, nearest } from '../../web/workshop/nearest.mjs';
import { ownerOf } from '../../web/workshop/owner.mjs';
import { placed } from '../../web/workshop/placing.mjs';
import { botIn, read, written } from '../../web/workshop/share.mjs';
import { FakeStorage } from './fakes.mjs';

const GAMES = ['manitou', 'bison'];
const BOT = { game: 'manitou', name: 'Łoś & Co', source: '# żółw 🐢\ndef choose(view):\n    return view.actions[0]\n' };

test('letters: any bytes and back, and a checksum that notices every change of one letter', () => {
  for (const length of [0, 1, 2, 3, 4, 5, 6, 7, 8, 99]) {
    const bytes = Array.from({ length }, (_unused, i) => (i * 37 + length) & 255);
    assert.deepEqual(bytesOf(lettersOf(bytes)) ?? [], bytes);
    if (length) assert.deepEqual(sound(bytesOf(lettersOf(withSum(bytes)))), bytes);
  }
  assert.equal(crc32([...'123456789'].map((c) => c.charCodeAt(0))), 0xcbf43926);
  const code = lettersOf(withSum([1, 2, 3, 4, 5, 6, 7]));
  for (let i = 0; i < code.length - 1; i += 1) {
    const other = code.slice(0, i) + (code[i] === 'A' ? 'B' : 'A') + code.slice(i + 1);
    assert.equal(sound(bytesOf(other)), null, other);
  }
});

test('a bot goes through a link as it is, also where a messenger changes the case', async () => {
  const letters = await written(BOT);
  assert.match(letters, /^[A-Z2-7]+$/);
  assert.deepEqual(await read(letters, GAMES), { bot: BOT });
  assert.deepEqual(await read(letters.toLowerCase(), GAMES), { bot: BOT });
  assert.equal(botIn(`https://x.y/workshop.html#bot=${letters}`), letters);
  assert.equal(botIn('#BOT=ABC'), 'ABC');
  assert.equal(botIn('#g=ABC'), null);
});

const pack = async (text) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return lettersOf(withSum([...new Uint8Array(await new Response(stream).arrayBuffer())]));
};

test('whatever else comes in by a link is a word, never an error', async () => {
  const letters = await written(BOT);
  for (const rubbish of ['', 'A', 'hello world', '%%%', letters.slice(0, -5), `${letters}A7`, 'A'.repeat(5000), lettersOf(withSum([1, 2, 3]))]) {
    assert.deepEqual(await read(rubbish, GAMES), { why: 'damaged' }, rubbish.slice(0, 20));
  }
  for (const [text, why] of [
    ['[1,"chess","x","y"]', 'newer'], ['[2,"manitou","x","y"]', 'newer'], ['[1,"manitou"]', 'damaged'], ['null', 'damaged'], ['{}', 'damaged'],
    ['[1,"manitou",3,"y"]', 'damaged'], [JSON.stringify([1, 'manitou', 'x', 'y'.repeat(MAX_SOURCE + 1)]), 'large'],
  ]) assert.deepEqual(await read(await pack(text), GAMES), { why }, text.slice(0, 30));
});

test('a small link that unpacks to very much is stopped on the way', async () => {
  const letters = await pack('x'.repeat(20_000_000));
  assert.ok(letters.length < 60_000);
  assert.deepEqual(await read(letters, GAMES), { why: 'large' });
  assert.deepEqual(await read('A'.repeat(70_000), GAMES), { why: 'large' });
});

test('what is kept is sound text: one kind of line end, blanks for tabs, nothing that turns the reading round', () => {
  assert.equal(tidy('a\r\n\tb\rc\u202e\u0000\ufeff\n'), 'a\n    b\nc\n');
  assert.equal(tidy('\ud800x'), '\ufffdx');
  assert.equal(cleaned({ game: 'manitou', name: 'x'.repeat(99), source: '' }).name.length, 40);
  assert.equal(cleaned({ game: 'manitou', name: 'x', source: 'y'.repeat(MAX_SOURCE + 1) }), null);
  assert.equal(cleaned({ game: 1, name: 'x', source: 'y' }), null);
});

test('a file says which game it is for', () => {
  assert.equal(fileName(BOT), 'los-co.py');
  assert.equal(fileName({ name: '///' }), 'bot.py');
  const file = asFile(BOT);
  assert.deepEqual(fromFile('los-co.py', file, GAMES, 'bison'), { ...BOT, name: 'los co' });
  assert.equal(asFile({ ...BOT, source: file }), file);
  assert.equal(fromFile('x.py', 'pass', GAMES, 'bison').game, 'bison');
  assert.equal(fromFile('x.py', '# Prateria: chess\n', GAMES, 'bison').game, 'bison');
  assert.equal(fromFile('x.py', 'x'.repeat(1_000_000), GAMES, 'bison'), null);
});

test('the shelf: what is damaged hides only itself', () => {
  const local = new FakeStorage({
    'prateria:bot:bad': '{', 'prateria:bot:none': 'null', 'prateria:bot:later': '{"v":9,"game":"manitou","name":"","source":""}', 'prateria:g:game': 'x',
    'prateria:bot:old': JSON.stringify({ v: 1, ...BOT, updated: 5 }), 'prateria:bot:odd': '{"v":1,"game":"manitou","name":"n","source":"s","updated":{"a":1}}',
  });
  const shelf = botShelf(() => local, () => 9);
  assert.equal(shelf.keep({ id: 'new', ...BOT }), '');
  assert.deepEqual(shelf.list().map(({ id }) => id), ['new', 'old', 'odd', 'bad', 'none', 'later']);
  assert.deepEqual(shelf.list().filter(({ damaged }) => damaged).map(({ id }) => id), ['bad', 'none', 'later']);
  assert.deepEqual(shelf.load('old'), { ...BOT, id: 'old', updated: 5, foreign: false });
  shelf.drop('old');
  assert.equal(shelf.load('old'), null);
  assert.equal(local.getItem('prateria:g:game'), 'x');
});

test('the shelf: full or forbidden, a bot is kept in memory, and that is said', () => {
  const full = botShelf(() => new FakeStorage({}, { room: 10 }));
  assert.equal(full.keep({ id: 'a', ...BOT }), 'full');
  assert.equal(full.load('a').name, BOT.name);
  const forbidden = botShelf(() => {
    throw new DOMException('no', 'SecurityError');
  });
  assert.equal(forbidden.keep({ id: 'a', ...BOT }), 'forbidden');
  assert.deepEqual(forbidden.list().map(({ id }) => id), ['a']);
  forbidden.drop('a');
  assert.deepEqual(forbidden.list(), []);
});

test('the shelf: what another tab has erased is not written again', () => {
  const local = new FakeStorage({ 'prateria:gen': '1' });
  const shelf = botShelf(() => local);
  local.setItem('prateria:gen', '2');
  assert.equal(shelf.keep({ id: 'a', ...BOT }), 'erased');
  assert.deepEqual(shelf.list(), []);
});

test('what Python says, in plain words', () => {
  const said = (why, stop = 'error') => explain({ why, stop }, knownOf('x = view.hand[0].strength\n'));
  assert.equal(said("NameError: name 'vieww' is not defined"), 'There is no name vieww. Did you mean view?');
  assert.match(said("NameError: name 'zebra' is not defined"), /There is no name zebra\. Names/);
  assert.match(said("AttributeError: 'View' object has no attribute 'hnad'"), /no hnad. Did you mean hand\?/);
  assert.match(said("AttributeError: 'NoneType' object has no attribute 'strength'"), /there is None/);
  assert.match(said("AttributeError: an action has no 'colour' here; it has what, seat"), /no colour here/);
  assert.match(said("expected ':'", 'syntax'), /colon/);
  assert.match(said("SyntaxError: expected ':'", 'syntax'), /colon/);
  assert.match(said("'(' was never closed", 'syntax'), /bracket \( is opened/);
  assert.match(said("expected an indented block after function definition on line 3", 'syntax'), /after line 3/);
  assert.match(said("IndentationError: expected an indented block after 'if' statement on line 12", 'syntax'), /after line 12/);
  assert.match(said('unexpected indent', 'syntax'), /too far to the right/);
  assert.match(said('invalid syntax', 'syntax'), /does not understand/);
  assert.match(said('IndexError: list index out of range'), /counting begins at 0/);
  assert.match(said('IndexError: Cannot choose from an empty sequence'), /nothing to choose from/);
  assert.match(said('ZeroDivisionError: division by zero'), /divided by zero/);
  assert.match(said("TypeError: unsupported operand type(s) for +: 'int' and 'str'"), /different kinds/);
  assert.match(said("TypeError: choose() takes 0 positional arguments but 1 was given"), /another number of things/);
  assert.match(said("ModuleNotFoundError: No module named 'numpy'"), /no module numpy/);
  assert.match(said('choose gave nothing back: is a return missing?', 'illegal'), /return missing/);
  assert.match(said('choose gave back a int that is none of view.actions', 'illegal'), /something else: int/);
  assert.match(said('there is no function choose(view)', 'missing'), /every bot needs one/);
  assert.match(said('stopped after 2 seconds', 'time'), /thought for too long/);
  assert.match(said('MemoryError: '), /memory/);
  assert.match(said('AssertionError: never'), /not so: never/);
  assert.match(said('AssertionError: '), /not so\.$/);
  assert.match(said('RuntimeError: dictionary changed size during iteration'), /copy/);
  assert.match(said('OverflowError: int too large to convert to float'), /too large/);
  assert.match(said('SystemExit: '), /ended itself/);
  assert.match(said('SomethingNew: whatever'), /Something went wrong/);
  for (const why of ['', '%(what)s', "KeyError: '<b>'"]) assert.equal(typeof said(why), 'string');
});

const PARTS = [{ id: 'view', entries: [{ name: 'hand', code: 'view.hand', says: 'Your cards.' }, { name: 'phase', code: 'view.phase', says: '"party" or "play"' }, { name: 'party', code: 'view.party', says: 'Yours.' }] }];

test('the commonest mistakes have a sentence of their own, which looks at the line', () => {
  const said = (code, why, line = 1) => explain({ why, line, stop: 'error' }, knownOf(code, PARTS));
  const noName = (what) => `NameError: name '${what}' is not defined`;
  assert.match(said('if view.phase == party:', noName('party')), /quotation marks round it: “party”\.$/);
  assert.match(said('len(party)', noName('party')), /Did you mean view\.party\?/);
  assert.match(said('# the hands and more\nfor card in hand and x:', noName('hand'), 2), /Did you mean view\.hand\?/);
  assert.match(knownOf('a and b # hands').name('hand'), /^$/);
  assert.match(said('retrun', noName('retrun')), /Did you mean return\?/);
  assert.match(said('weak.add(action)', "AttributeError: 'list' object has no attribute 'add'"), /Did you mean append\?/);
  assert.match(said('weak.lenght', "AttributeError: 'list' object has no attribute 'lenght'"), /The reference/);
  const count = 'def choose(view):\n    warriors = 0\n    warrior = warrior + 1\n';
  assert.match(said(count, "UnboundLocalError: cannot access local variable 'warrior' where it is not associated with a value", 3), /Did you mean warriors\?/);
  assert.match(said('return weak[-1]', 'IndexError: list index out of range'), /The list weak is empty/);
  assert.match(said('return weak[3]', 'IndexError: list index out of range'), /counting begins at 0/);
  assert.match(said('weak.append[action]', "TypeError: 'builtin_function_or_method' object is not subscriptable"), /round brackets: append\(action\)/);
  assert.match(said('if a =< 5:', 'invalid syntax'), /Write <=/);
  assert.match(said('if "=<" 5:', 'invalid syntax'), /does not understand/);
  assert.match(said('seen[name] = seen[name] + 1', "KeyError: 'chief'"), /\.get\(/);
});

test('a function that gives nothing back is named', () => {
  const worth = 'def worth(view, action):\n    number = 1\n    # return number\n    print(number)\n\n\ndef choose(view):\n    return max(view.actions, key=lambda action: worth(view, action))\n';
  const compared = "TypeError: '>' not supported between instances of 'NoneType' and 'NoneType'";
  const said = (source, why) => explain({ why, line: 8, stop: 'error' }, knownOf(source, PARTS));
  assert.equal(said(worth, compared), 'worth gives nothing back: is a return missing?');
  assert.equal(said(worth.replace('max(', 'min('), "TypeError: '<' not supported between instances of 'NoneType' and 'NoneType'"), 'worth gives nothing back: is a return missing?');
  assert.equal(said(worth.replace(/return max.*/, 'if worth(view, 1) + 1 > 2:'), "TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'"), 'worth gives nothing back: is a return missing?');
  assert.match(said(worth.replace(/return max.*/, 'if view.x > 2:'), "TypeError: '>' not supported between instances of 'NoneType' and 'int'"), /cannot be compared/);
});

test('the nearest name, and none where nothing is near', () => {
  assert.equal(distance('hand', 'hnad'), 1);
  assert.equal(distance('', 'abc'), 3);
  assert.equal(nearest('stregnth', ['length', 'strength']), 'strength');
  assert.equal(nearest('x', ['y']), '');
});

test('whose names follow a dot', () => {
  for (const [text, owner] of [
    ['view', 'view'], ['    x = view.me', 'me'], ['view.others[0]', 'others[]'], ['view.board["riv.er"]', 'board[]'], ['max(view', 'view'],
    ['world.copy().play(action)', 'play()'], ['[a for a in view.actions if a', 'a'], ['"text', 'text'], ['', ''], ['foo(', ''], [')', ''],
  ]) assert.equal(ownerOf(text), owner, text);
});

test('blocks by their blanks', () => {
  const lines = ['def f():', '    if x:', '        y', '', '    z', '', 'end'];
  assert.deepEqual(depths(lines), [0, 1, 2, 1, 1, 0, 0]);
  assert.deepEqual(blockOf(lines, 2), [1, 2]);
  assert.deepEqual(blockOf(lines, 1), [1, 2]);
  assert.deepEqual(blockOf(lines, 4), [0, 4]);
  assert.equal(blockOf(lines, 6), null);
  assert.equal(blockOf([''], 0), null);
});

const put = (source, at, code) => {
  const lines = source.split('\n');
  const { from, to, lines: own } = placed(lines, at, code);
  return [...lines.slice(0, from), ...own, ...lines.slice(to)].join('\n');
};

test('a snippet goes where it belongs', () => {
  const source = '# Mine.\ndef choose(view):\n    return 1\n';
  assert.equal(put(source, 1, 'x = 1\n'), '# Mine.\ndef choose(view):\n    x = 1\n    return 1\n');
  assert.equal(put(source, 2, 'if x:\n    y\n'), '# Mine.\ndef choose(view):\n    return 1\n    if x:\n        y\n');
  assert.equal(put(source, 2, 'def worth(view):\n    return 0\n'), 'def worth(view):\n    return 0\n\n\n# Mine.\ndef choose(view):\n    return 1\n');
  assert.equal(put('', 0, 'x = 1\n'), 'x = 1');
  assert.equal(put('def f():\n', 1, 'x\n'), 'def f():\n    x');
});

test('only numbers of games that are over in ten minutes are offered', () => {
  adopt('en', {});
  assert.deepEqual(offers(0.02, 2).at(-1), { games: 1000, seconds: 20 });
  assert.deepEqual(offers(100, 2).map(({ games }) => games), [2, 4]);
  assert.deepEqual(offers(301, 2), []);
  assert.ok(offers(7, 3).every(({ games, seconds }) => games % 3 === 0 && seconds < 600));
  assert.equal(lasting(0.2), 'about a second');
  assert.equal(lasting(41), 'about 40 seconds');
  assert.equal(lasting(200), 'about 3 minutes');
});

test('the page of the workshop has no style and no script in its markup: the policy forbids them', () => {
  const page = readFileSync(new URL('../../web/workshop.html', import.meta.url), 'utf-8');
  assert.doesNotMatch(page, /style=|<style|<script(?![^>]*src=)|\son\w+=/);
});

const counted = (won, low, high) => ({ games: 20, won, low, high, points: 23.25, stops: 0, seats: [{ games: 10, won: won / 2, points: 1 }, { games: 10, won: won / 2, points: 1 }] });

test('what many games have shown is said, and drawn, with its doubt', () => {
  adopt('en', {});
  const against = (one) => ({ players: [one, counted(20 - one.won, 1 - one.high, 1 - one.low)] });
  assert.deepEqual(verdict(against(counted(16, 0.58, 0.92)), 2), [
    'Your bot has won 16 of 20 games.', 'Over very many games it would probably win between 58% and 92% of them.', 'So it is stronger.',
  ]);
  assert.equal(verdict(against(counted(2, 0.03, 0.3)), 2)[2], 'So it is weaker.');
  assert.match(verdict(against(counted(11.5, 0.35, 0.75)), 2)[0], /won 11\.5 of 20/);
  assert.match(verdict(against(counted(11.5, 0.35, 0.75)), 2)[2], /nobody can say yet/);
  assert.equal(verdict(against(counted(8, 0.28, 0.6)), 4)[2], 'So it is stronger.'); // of four, a quarter would be equal
  const drawn = String(picture(against(counted(16, 0.58, 0.92)), ['<Ola>', 'Computer'], 2));
  assert.match(drawn, /&lt;Ola&gt;/);
  assert.match(drawn, /width="240"/);
  assert.match(String(table(against(counted(16, 0.58, 0.92)), ['Ola', 'Computer'], 2)), /<td>23\.3<\/td>\s*<td>80%<\/td><td>80%<\/td>/);
});
