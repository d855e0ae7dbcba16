// A tournament without a browser: who meets whom, in which rooms, what counts, and who is out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adopt } from '../../web/i18n.mjs';
import { MOST, joined, ofFiles, ofLinks } from '../../web/workshop/entries.mjs';
import { written } from '../../web/workshop/share.mjs';
import { tableWith } from '../../web/workshop/sitting.mjs';
import { apart, crossed, csv, keptText, standing } from '../../web/workshop/standing.mjs';
import { pairs, playTournament, roomsOf, trials } from '../../web/workshop/tournament.mjs';

adopt('en', { strings: {}, games: [] });

const bots = (...names) => names.map((name) => ({ name, source: name }));

/** A referee whose games have two turns, one for each seat; who answers the higher number wins. */
function fakeReferee(log) {
  let [setting, answers, told] = [null, [], []];
  const turn = () => (answers.length < 2 ? { seat: answers.length, step: 0, level: null, message: `${setting.seed} ${answers.length}` } : null);
  return {
    close: () => log.push('referee closed'),
    playOn: async () => turn(),
    async answer({ index, stop }) {
      if (stop) told.push({ seat: answers.length, stop, why: 'x', line: 2 });
      answers.push(stop ? 0 : index);
      return { turn: turn() };
    },
    async call(name, args) {
      if (name === 'open') {
        [setting, answers, told] = [args[0], [], []];
        log.push(`open ${setting.seed} ${setting.stops}`);
        return { turn: turn() };
      }
      if (name === 'stops') return { stops: told };
      if (name === 'seated') return { seed: args[1] + Math.floor(args[0] / 2), luck: args[0], sitting: args[0] % 2 ? [1, 0] : [0, 1] };
      if (name === 'result') return { points: answers, winners: [answers[0] > answers[1] ? 0 : 1], link: 'L' };
      if (name === 'ranked') return { lines: args };
      return {};
    },
  };
}

/** Rooms: `worth`: what the bot with that source answers, `stop` for a stop, null: it is no player. */
function fakeDoors(log, worth) {
  let made = 0;
  return {
    openReferee: async () => fakeReferee(log),
    async openRoom() {
      const mine = (made += 1);
      let source = '';
      const held = new Set();
      return {
        held,
        async load(text) {
          held.add(text);
          assert.equal(held.size, 1, 'two bots in one interpreter');
          source = text;
          log.push(`load ${text} into ${mine}`);
          return worth[text] === null ? { ok: false, stop: 'syntax', why: 'x', line: 1 } : { ok: true };
        },
        async renew() {
          log.push(`renew ${source} in ${mine}`);
          return { ok: true };
        },
        async choose() {
          return worth[source] === 'stop' ? { stop: 'time', why: 'late', line: 3 } : { index: worth[source] };
        },
        close: () => log.push(`close ${mine}`),
      };
    },
  };
}

const play = (worth, more = {}) => {
  const log = [];
  const setting = { game: 'manitou', bots: bots(...Object.keys(worth)), doors: fakeDoors(log, worth), seed: 5, ...more };
  return playTournament(setting).then((result) => ({ ...result, log }));
};

test('all meet all, once', () => {
  for (const n of [2, 3, 5, 8]) {
    const found = pairs(n).map((pair) => [...pair].sort().join());
    assert.equal(new Set(found).size, (n * (n - 1)) / 2);
    assert.ok(pairs(n).every(([one, other]) => one < other));
    assert.deepEqual([...new Set(trials(n).flat())].sort(), Array.from({ length: n }, (_unused, i) => i));
  }
});

test('every pair has the same deals, each of them from both seats', async () => {
  const { games, log, stopped } = await play({ a: 1, b: 2, c: 3 }, { rounds: 2 });
  assert.equal(games.length, 3 * 4);
  assert.ok(!stopped);
  const seeds = log.filter((line) => line.startsWith('open')).map((line) => line.split(' ')[1]);
  assert.deepEqual(seeds, Array.from({ length: 3 }, () => ['5', '5', '6', '6']).flat());
  assert.deepEqual(games.slice(0, 4).map(({ sitting }) => sitting), [[0, 1], [1, 0], [0, 1], [1, 0]]);
  assert.deepEqual(games.slice(0, 2).map(({ points }) => points), [[1, 2], [2, 1]]);
});

test('no interpreter ever has two bots, few are open at once, and all are closed at the end', async () => {
  const { log } = await play({ a: 1, b: 2, c: 3, d: 4, e: 5 }, { most: 2 });
  let open = 0;
  const rooms = new Set();
  for (const line of log) {
    const [, into] = line.match(/into (\d+)/) ?? [];
    if (into && !rooms.has(into)) rooms.add(into), (open += 1);
    if (/^close/.test(line)) open -= 1;
    assert.ok(open <= 2, line);
  }
  assert.equal(open, 0);
  assert.equal(log.at(-1), 'referee closed');
});

test('a bot is loaded anew before each match, so that it remembers nobody', async () => {
  const { log } = await play({ a: 1, b: 2, c: 3 });
  assert.equal(log.filter((line) => line.startsWith('load a')).length, 2);
});

test('a bot is read anew before each game: the cards of one seat are those of the other in the next', async () => {
  const { log, games } = await play({ a: 1, b: 2 }, { rounds: 3 });
  assert.equal(games.length, 6);
  const told = log.filter((line) => /^(renew|open)/.test(line)).map((line) => line.split(' ')[0]);
  assert.deepEqual(told, Array.from({ length: 6 }, () => ['renew', 'renew', 'open']).flat());
});

test('after three stops a bot is out, and plays no more; stops go from match to match', async () => {
  const { out, games, stops, log } = await play({ a: 'stop', b: 2, c: 3, d: 4 }, { rounds: 2 });
  assert.deepEqual([...out.keys()], [0]);
  assert.equal(out.get(0).line, 2);
  assert.equal(stops[0], 3);
  assert.equal(games.filter(({ pair }) => pair.includes(0)).length, 3);
  assert.equal(games.length, 3 + 3 * 4);
  assert.ok(log.includes('open 5 0,1'), log.join()); // its seat has changed, its stop has gone with it
});

test('what is no player is out at once, and the others play on', async () => {
  const { out, games } = await play({ a: 1, b: null, c: 3 });
  assert.deepEqual([...out].map(([bot, { stop }]) => [bot, stop]), [[1, 'syntax']]);
  assert.equal(games.length, 2);
});

test('a trial: everybody plays once, and how long a game takes is known', async () => {
  const { games, seconds } = await play({ a: 1, b: 2, c: 3 }, { rounds: 0 });
  assert.deepEqual(games.map(({ pair }) => pair), [[0, 1], [2, 0]]);
  assert.ok(seconds.game >= 0 && seconds.match >= 0);
});

test('it can be stopped: what has been played stays, and everything is closed', async () => {
  const ending = new AbortController();
  const { games, stopped, log } = await play({ a: 1, b: 2, c: 3 }, {
    signal: ending.signal,
    onprogress: ({ done }) => done === 3 && ending.abort(),
  });
  assert.ok(stopped);
  assert.equal(games.length, 3);
  assert.equal(log.at(-1), 'referee closed');
});

test('progress: how many games there are, fewer where somebody is out', async () => {
  const told = [];
  await play({ a: 1, b: 2, c: 3 }, { onprogress: ({ done, of }) => told.push([done, of]) });
  assert.deepEqual(told.at(-1), [6, 6]);
  assert.deepEqual(told[0], [0, 6]);
  const fewer = [];
  await play({ a: null, b: 2, c: 3 }, { onprogress: ({ done, of }) => fewer.push([done, of]) });
  assert.deepEqual(fewer.at(-1), [2, 2]);
});

test('who has not played for longest gives its room away', async () => {
  const log = [];
  const kept = roomsOf(bots('a', 'b', 'c'), 2, fakeDoors(log, { a: 1, b: 1, c: 1 }).openRoom);
  for (const pair of [[0, 1], [0, 2], [1, 2]]) await kept.of(pair);
  assert.deepEqual(log.filter((line) => line.startsWith('close')), ['close 2', 'close 1']);
});

const LINES = [
  { player: 1, place: 1, games: 4, won: 3.5, low: 0.4, high: 0.98, points: 30.25, lead: 4, against: [[3.5, 4], [0, 0]] },
  { player: 0, place: 2, games: 4, won: 0.5, low: 0.02, high: 0.6, points: -2, lead: -4, against: [[0, 0], [0.5, 4]] },
  { player: 2, place: 0, games: 0, won: 0, low: 0, high: 1, points: 0, lead: 0, against: [] },
];
const NAMES = ['=1+1', 'Łoś, "il" bot', '<b>'];

test('how they stand: names are text, who is out has no place, and the doubt is drawn', () => {
  const markup = String(standing(LINES, NAMES, (bot) => (bot === 2 ? 'Out after three stops.' : '')));
  assert.match(markup, /&lt;b&gt;/);
  assert.doesNotMatch(markup, /style=|<b>/);
  assert.match(markup, /Out after three stops\./);
  assert.equal((markup.match(/<path class="chart-sure"/g) ?? []).length, 2);
  assert.equal((String(crossed(LINES, NAMES)).match(/<tr>/g) ?? []).length, 3);
});

test('two who share a place have columns of their own', () => {
  const tie = [{ ...LINES[0], place: 1 }, { ...LINES[1], place: 1 }];
  const heads = [...String(crossed(tie, NAMES)).matchAll(/<span aria-hidden="true">(\d+)<\/span>/g)].map(([, n]) => n);
  assert.deepEqual(heads, ['1', '2', '1', '2']);
});

test('as CSV: what begins like a formula is none, and quotes stay quotes', () => {
  const rows = csv(LINES, NAMES).slice(1).trim().split('\r\n');
  assert.equal(rows[1], '1,"Łoś, ""il"" bot",4,3.5,0.875,0.400,0.980,30.25');
  assert.equal(rows[2], "2,'=1+1,4,0.5,0.125,0.020,0.600,-2.00");
  assert.equal(rows[3].split(',')[0], '');
});

test('as it is kept for a class', () => {
  const kept = JSON.parse(keptText({ game: 'manitou', at: 7, lines: LINES, names: NAMES, stopped: true }));
  assert.deepEqual([kept.v, kept.game, kept.at, kept.whole], [1, 'manitou', 7, false]);
  assert.deepEqual(kept.bots[0], { name: NAMES[1], place: 1, games: 4, won: 3.5, low: 0.4, high: 0.98, points: 30.25 });
});

test('bots that are called alike are told apart', () => {
  assert.deepEqual(apart(['Robo', 'Robo', 'Robo 2', 'Robo']), ['Robo', 'Robo 2', 'Robo 2 2', 'Robo 3']);
});

const file = (name, text) => ({ name, text: async () => text });

test('bots of files and of links take part; what is none is named', async () => {
  const games = ['manitou', 'bison'];
  const found = await ofFiles([file('la_mia.py', '# Prateria: bison\nx'), file('altra.py', 'y'), file('leer.py', '  \n'), file('long.py', 'z'.repeat(70_000)), file('bild.py', 'P\0NG')], games, 'manitou');
  assert.deepEqual(found.bots.map(({ game, name, source }) => [game, name, source]), [['bison', 'la mia', 'x'], ['manitou', 'altra', 'y']]);
  assert.deepEqual(found.refused, ['leer.py', 'long.py', 'bild.py']);
  const links = await Promise.all([{ game: 'manitou', name: 'A', source: 'a' }, { game: 'manitou', name: 'B', source: 'b' }].map(written));
  const text = links.map((letters) => `See https://x.y/workshop.html#bot=${letters} !`).join('\n');
  const read = await ofLinks(`${text} #BOT=AAAA`, games);
  assert.deepEqual([read.bots.map(({ name }) => name), read.refused], [['A', 'B'], 1]);
  assert.deepEqual(await ofLinks('nothing', games), { bots: [], refused: 0 });
});

test('the same text is the same bot, and there is an end to it', () => {
  const one = { game: 'manitou', name: 'A', source: 'a' };
  assert.equal(joined([one], [{ ...one, name: 'B' }, { ...one, game: 'bison' }]).length, 2);
  assert.equal(joined([], Array.from({ length: 99 }, (_unused, i) => ({ ...one, source: `${i}` }))).length, MOST);
});

test('from the workshop to a table: the person as last time, the bot under its name, and no race', () => {
  const bot = { id: 'a1', game: 'powwow', name: 'Robo' };
  const fresh = tableWith(bot, undefined);
  assert.deepEqual(fresh.seats.map(({ name, bot: kind }) => [name, kind]), [['', null], ['Robo', 'bot:a1']]);
  assert.equal(fresh.options.calm, true);
  const again = tableWith(bot, { game: 'powwow', seats: [{ name: 'X', bot: 'first' }, { name: 'Ola', bot: null, mark: 'owl' }], options: { calm: false, long: 1 } });
  assert.deepEqual(again.seats.map(({ name, mark }) => [name, mark]), [['Ola', 'owl'], ['Robo', 'fox']]);
  assert.deepEqual(again.options, { calm: true, long: 1 });
});
