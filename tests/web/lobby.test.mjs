import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { nearest } from '../../web/keyboard.mjs';
import { strongOnly, factsSaid, lasts, variantsOf, wayOf, whoPlays } from '../../web/gamewords.mjs';
import { escape, html } from '../../web/html.mjs';
import { _, adopt, ago, fill, ngettext } from '../../web/i18n.mjs';
import { codeIn, gameNumber, readHash, seatsIn, typed } from '../../web/routes.mjs';
import { MAX_TITLE, applies, cleanName, crowded, doubles, inTurn, levels, nextMark, offered, resize, revive, strongUpTo, tooLong } from '../../web/seats.mjs';

const ANIMALS = ['bison', 'eagle', 'fox', 'owl', 'bear'];

test('names: nothing unseen, one line, 20 graphemes', () => {
  assert.equal(cleanName('  Ola \u202e\u200b\n Nowak '), 'Ola Nowak');
  assert.equal(cleanName('e\u0301'), '\u00e9');
  assert.equal(cleanName('\u200d\u2066\u0000'), '');
  assert.equal(cleanName('x'.repeat(30)).length, 20);
  assert.equal(cleanName('<b>Ola</b>'), '<b>Ola</b>'); // shown as text, not forbidden
  assert.equal([...new Intl.Segmenter().segment(cleanName('🇵🇱'.repeat(25)))].length, 20);
});

test('why a level is missing is said with the number that it takes', () => {
  assert.equal(strongOnly(2), 'Strong computers play only with two players.');
  assert.equal(strongOnly(3), 'Strong computers play only with at most 3 players.');
});

test('where strong computers play at smaller tables only it is said, if a computer plays', () => {
  const seats = (...bots) => bots.map((bot) => ({ name: '', bot, mark: 'fox' }));
  assert.equal(strongUpTo({ strong: 2 }, seats('', 'normal', 'normal')), 2);
  assert.equal(strongUpTo({ strong: 2 }, seats('', 'normal')), 0);
  assert.equal(strongUpTo({ strong: 2 }, seats('', '', '')), 0);
  assert.equal(strongUpTo({ strong: 0 }, seats('', 'normal', 'normal')), 0);
});

test('a save says which way a game is played, where that makes another game of it', () => {
  const game = {
    options: [
      { id: 'calm', lead: true, choices: [false, true], labels: ['Race', 'Calm game'], said: ['race', 'calm game'] },
      { id: 'half', lead: true, choices: [false, true], labels: ['Whole: 114 cards', 'Half: 57 cards'], said: ['', 'half a prairie'] },
      { id: 'marriage', lead: false, choices: [false, true], labels: ['no', 'yes'] },
    ],
  };
  assert.equal(wayOf(game, { calm: false, half: false, marriage: true }), 'race');
  assert.equal(wayOf(game, { calm: true, half: true, marriage: false }), 'calm game, half a prairie');
  assert.equal(wayOf(game, undefined), ''); // a save of before
  assert.equal(wayOf({ options: [] }, { calm: true }), '');
  assert.equal(wayOf(undefined, { calm: true }), '');
});

test('Start names a variant that is on', () => {
  adopt('en', {});
  const game = {
    options: [
      { id: 'calm', lead: true, choices: [false, true] },
      { id: 'maps', choices: [false, true], default: false, label: 'Maps' },
      { id: 'rules', choices: ['a', 'b'], default: 'a', label: 'Rules', labels: ['Old', 'New'] },
    ],
  };
  const said = (maps, rules) => variantsOf(game, { calm: true, maps, rules });
  assert.deepEqual([said(false, 'a'), said(true, 'a'), said(false, 'b'), said(true, 'b')], ['', 'Maps', 'Rules: New', '2 variants']);
});

test('what would not be kept of a name is known while it is typed', () => {
  assert.ok(!tooLong('x'.repeat(20)));
  assert.ok(tooLong('x'.repeat(21)));
  assert.ok(!tooLong(`${'🇵🇱'.repeat(20)}  `)); // graphemes, and no blanks at the end
  assert.equal(cleanName('x'.repeat(70), MAX_TITLE).length, 60);
});

test('a name is cut before it is normalised: a long run of accents would freeze the page', () => {
  const given = [];
  const { normalize } = String.prototype;
  String.prototype.normalize = function (form) {
    given.push(this.length);
    return normalize.call(this, form);
  };
  try {
    const name = `a${'\u0315\u0300'.repeat(60_000)}`;
    cleanName(name);
    tooLong(name);
    cleanName(name, MAX_TITLE);
  } finally {
    String.prototype.normalize = normalize;
  }
  assert.equal(given.length, 3);
  assert.ok(Math.max(...given) <= 800, String(given));
});

test('the cut takes nothing of an honest name', () => {
  for (const letter of ['e\u0323\u0302', '\u1112\u1161\u11ab', '\u03b1\u0314\u0300\u0345', '\u{1F44D}\u{1F3FD}', '\u0915\u094d\u0937\u093f']) {
    assert.equal(cleanName(letter.repeat(30)), letter.normalize('NFC').repeat(20));
    assert.equal(cleanName(letter.repeat(90), MAX_TITLE), letter.normalize('NFC').repeat(60));
    assert.ok(tooLong(letter.repeat(21)) && !tooLong(letter.repeat(20)));
  }
});

test('two seats never have one name', () => {
  const seats = [{ name: 'Ola' }, { name: 'ola' }, { name: '', mark: 'fox' }, { name: 'Fox' }];
  assert.deepEqual(doubles(seats, (seat) => seat.name || 'Fox'), [false, true, false, true]);
});

test('seats: a person first, then bots, each another animal', () => {
  const seats = resize([], 3, ANIMALS);
  assert.deepEqual(seats.map(({ bot }) => bot), [null, 'first', 'first']);
  assert.equal(new Set(seats.map(({ mark }) => mark)).size, 3);
  assert.equal(resize(seats, 2, ANIMALS).length, 2);
  assert.equal(nextMark(seats, 0, ANIMALS), 'owl');
  // who comes back and finds their animal taken is another one
  assert.deepEqual(resize([{ mark: 'fox' }, { name: 'Ola', bot: null, mark: 'fox' }], 2, ANIMALS)[1], { name: 'Ola', bot: null, mark: 'bison' });
});

test('what was kept is made sound', () => {
  const seats = revive([{ name: 'A\u202e', bot: 'mean', mark: 'fox' }, { mark: 'fox' }, null], [2, 4], ANIMALS);
  assert.deepEqual(seats.map(({ name, bot, mark }) => [name, bot, mark]), [['A', 'normal', 'fox'], ['', null, 'bison'], ['', null, 'eagle']]);
  assert.equal(revive('nonsense', [2, 4], ANIMALS).length, 2);
  // a level of another version: never a person, who would be waited for
  assert.deepEqual(revive([{ bot: null }, { bot: 'master' }, { bot: 7 }], [2, 4], ANIMALS).map(({ bot }) => bot), [null, 'normal', null]);
});

test('several people round a phone are offered the calm game', () => {
  const people = (n) => [...Array(n).fill({ bot: null }), { bot: 'first' }];
  assert.deepEqual([1, 2, 4].map((n) => inTurn(people(n), 390, 844)), [false, true, true]);
  assert.ok(!inTurn(people(4), 1024, 768));
});

test('a level that a game has not becomes the nearest', () => {
  const seats = ['first', 'strong', null].map((bot) => ({ name: 'Ola', bot }));
  const bots = (strong) => offered(seats, levels({ strong }, seats.length)).map(({ bot }) => bot);
  assert.deepEqual(bots(0), ['first', 'normal', null]);
  assert.deepEqual(bots(2), ['first', 'normal', null]); // where it was not shown to be stronger
  assert.deepEqual(bots(3), ['first', 'strong', null]);
});

test('a race needs room for the cards of everyone', () => {
  const people = (n) => [...Array(n).fill({ bot: null }), { bot: 'first' }];
  const room = (n, ...size) => crowded(people(n), { calm: false }, ...size);
  for (const size of [[1024, 768], [768, 1024], [600, 960]]) assert.equal(room(5, ...size), 0);
  for (const size of [[390, 844], [844, 390]]) assert.deepEqual([room(4, ...size), room(5, ...size)], [0, 4]);
  for (const size of [[360, 640], [640, 360]]) assert.deepEqual([room(2, ...size), room(3, ...size)], [0, 2]);
  assert.equal(crowded(people(5), { calm: true }, 360, 640), 0);
  assert.equal(crowded(people(5), {}, 360, 640), 0); // a game that is no race
});

test('an option counts when what it needs is chosen', () => {
  assert.ok(applies({ needs: null }, {}));
  assert.ok(applies({ needs: ['maps', true] }, { maps: true }));
  assert.ok(!applies({ needs: ['maps', true] }, { maps: false }));
});

test('addresses', () => {
  assert.deepEqual(readHash('#g=ABC'), { code: 'ABC' });
  assert.deepEqual(readHash('#g='), { code: '' });
  assert.deepEqual(readHash('#G=ABC'), { code: 'ABC' });
  assert.deepEqual(readHash('#g'), { code: '' }); // cut off: it is said that nothing is in it
  assert.equal(readHash('#anything'), null);
  assert.equal(readHash('#game'), null);
  assert.equal(readHash('#new=manitou&seed=-1').setup.seed, '-1'); // Python says what is wrong with it
  assert.deepEqual(readHash('#new=manitou&seats=3&people=2&level=normal&seed=123&maps=on').setup, {
    game: 'manitou', count: 3, people: 2, level: 'normal', seed: 123, options: { maps: 'on' },
  });
  assert.deepEqual(readHash('#new=manitou').setup, { game: 'manitou', count: 2, people: 1, level: 'first', options: {} });
  assert.deepEqual(typed({ options: [{ id: 'maps', choices: [false, true] }] }, { maps: 'true', x: 'y' }), { maps: true, x: 'y' });
  assert.equal(codeIn(' https://x.org/p/#g=AB\nCD '), 'AB');
  assert.equal(codeIn('AB CD\nEF'), 'ABCDEF');
  assert.equal(codeIn('HTTPS://X.ORG/P/#G=ABCD'), 'ABCD');
  for (const round of ['ABCD.', 'ABCD).', '"ABCD"'.slice(1), 'ABCD%22', 'ABCD&from=mail', 'ABCD?x=AB', 'AB\u00adCD', 'AB%E2%80%8BCD', 'AB%20CD']) {
    assert.equal(codeIn(round), 'ABCD', round);
    assert.equal(codeIn(`Play here: https://x.org/#g=${round}`), 'ABCD', round);
  }
  for (const damaged of ['AB%CD', '%F0%9F%A6%AC', '<b>']) assert.notEqual(codeIn(damaged), '', damaged); // Python says what it is
});

test('which game a code holds is known before Python is there', () => {
  const codes = JSON.parse(readFileSync(new URL('../data/codes.json', import.meta.url), 'utf-8'));
  const numbers = { manitou: 1, powwow: 2, bison: 3, wendake: 4 };
  for (const { code, header } of codes) assert.equal(gameNumber(code), numbers[header[0]]);
  assert.equal(gameNumber('aiaqcaqaaaaaaaahaabsjoyph7ya'), 1); // format 2, as some messengers write it
  assert.equal(gameNumber('AMAQCAQAAAAAAAAHAABSJOYPH7YA'), 1); // format 3
  assert.equal(gameNumber('AQAQCAQAAAAAAAAHAABSJOYPH7YA'), null); // format 4
  for (const other of ['', 'hello', 'AAAA', '77777777777777777777', '<img src=x onerror=alert(1)>', 'É'.repeat(40)]) {
    assert.equal(gameNumber(other), null);
  }
});

test('sentences and their plurals', () => {
  adopt('pl', { strings: { Undo: 'Cofnij', '%(n)s game': ['%(n)s gra', '%(n)s gry', '%(n)s gier'], 'turn: %(name)s': 'ruch: %(name)s' } });
  assert.equal(_('Undo'), 'Cofnij');
  assert.equal(_('not there'), 'not there');
  assert.equal(_('turn: %(name)s', { name: '%(n)s' }), 'ruch: %(n)s');
  const forms = [1, 2, 5, 12, 22, 25].map((n) => ngettext('%(n)s game', '%(n)s games', n));
  assert.deepEqual(forms, ['1 gra', '2 gry', '5 gier', '12 gier', '22 gry', '25 gier']);
  assert.equal(fill('Polowanie %(n)d z %(of)d', { n: 2, of: 3 }), 'Polowanie 2 z 3');
  adopt('en', {});
  assert.equal(ngettext('%(n)s game', '%(n)s games', 2), '2 games');
  assert.equal(ago(0, 3 * 3600 * 1000), '3\u00a0hours\u00a0ago');
  assert.equal(ago(5000, 0), 'now'); // a clock that was put back
});

test('html escapes what is put in', () => {
  assert.equal(String(html`<i>${'<b>&"\''}</i>${[html`<u>`, '<']}${null}${false}${0}`), '<i>&lt;b&gt;&amp;&quot;&#39;</i><u>&lt;0');
  assert.equal(escape('<'), '&lt;');
});

test('arrows go to the nearest that lies straight ahead', () => {
  const others = [['right', [100, 0]], ['aside', [60, 50]], ['behind', [-10, 0]], ['below', [0, 80]]];
  assert.equal(nearest([0, 0], others, 1, 0), 'right');
  assert.equal(nearest([0, 0], others, 0, 1), 'below');
  assert.equal(nearest([0, 0], others, 0, -1), null);
});

test('who sits there is known from a link before Python is there', () => {
  const animals = ['fox', 'eagle', 'wolf', 'owl', 'bear', 'otter', 'hare', 'bison'];
  // the example of core/link.py: a person, the owl, and a computer player, the bear
  assert.deepEqual(seatsIn('AIAQEAQAAAAAAAAHAABSIIXNLHYQ', animals), [{ mark: 'owl', bot: false }, { mark: 'bear', bot: true }]);
  assert.deepEqual(seatsIn('aiaqeaqaaaaaaaahaabsiixnlhyq', animals).map(({ mark }) => mark), ['owl', 'bear']);
  assert.deepEqual(seatsIn('AEAQEAYAAAAAAAAHAEAXPVNONI', animals), []); // format 1 says nothing of seats
  for (const other of ['', 'hello', '77777777777777777777', 'AIAQEAQAAAAAAAAH', 'AIAQE77777777777777777777777']) {
    assert.ok(seatsIn(other, animals).every(({ mark }) => animals.includes(mark)));
  }
});

test('addresses of the installed app', () => {
  assert.deepEqual(readHash('#play=bison'), { choose: 'bison' });
  assert.deepEqual(readHash('#shared'), { shared: true });
});

test('what is said of a game and of who plays it', () => {
  adopt('en', {});
  const seats = (people, bots) => [...Array(people).fill({ bot: null }), ...Array(bots).fill({ bot: 'first' })];
  const said = [[1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [0, 3]].map(([people, bots]) => whoPlays(seats(people, bots)));
  assert.deepEqual(said, ['you alone', 'you and 1 computer, first steps', 'you and 2 computers, first steps', '2 people', '2 people and 1 computer, first steps', 'only computers: 3, first steps']);
  const with_ = (...bots) => whoPlays(bots.map((bot) => ({ bot })));
  assert.deepEqual(
    [with_(null, 'normal'), with_(null, 'first', 'normal'), with_(null, 'bot:a'), with_(null, 'strong'), with_(null, 'strong', 'strong'), with_(null, 'strong', 'first'), with_(null, null, 'strong'), with_('strong', 'normal', 'strong')],
    ['you and 1 computer, normal level', 'you and 2 computers', 'you and 1 computer', 'you and 1 strong computer', 'you and 2 strong computers', 'you and 2 computers (1 strong)', '2 people and 1 strong computer', 'only computers: 3 (2 strong)'],
  );
  const game = { seats: [2, 4], minutes: [20, 40], age: 10, weight: 2 };
  assert.equal(factsSaid(game), '2 to 4 players, 20 to 40 minutes, from 10 years, medium');
  assert.equal(factsSaid({ seats: [2, 4], minutes: [0, 0], age: 0, weight: 0 }), '2 to 4 players');
  const way = (id, share) => ({ id, choices: [false, true], default: false, share });
  const long = { minutes: [15, 30], options: [way('calm', [0.5, 1]), way('half', [1, 0.5]), way('wedding')] };
  const times = [undefined, { calm: true, half: false }, { calm: true, half: true }, { calm: false, half: true }].map((options) => lasts(long, options));
  assert.deepEqual(times, [[8, 30], [15, 30], [8, 15], [4, 8]], 'how long it takes follows what is chosen');
});
