// A tournament: all bots against all, in the same deals, each deal once from each seat. Each bot has a room of its own, which
// no other ever has, and is loaded anew before each match, so that nothing it remembers goes from one opponent to the next.
// Who is stopped three times is out; its games count for nobody.

import { STOPS, wholeGame } from './match.mjs';
import { openRoom } from './player.mjs';
import { openReferee } from './referee.mjs';

/** All pairs of n; of two neighbours in the list as many as can be have a bot in common, whose room is still open. */
export function pairs(n) {
  const found = [];
  for (let one = 0; one < n; one += 1) {
    const others = Array.from({ length: n - one - 1 }, (_unused, i) => one + 1 + i);
    for (const other of one % 2 ? others.reverse() : others) found.push([one, other]);
  }
  return found;
}

/** Each plays once, the last one maybe with somebody who has played: by that it is known how long a game takes. */
export const trials = (n) => Array.from({ length: Math.ceil(n / 2) }, (_unused, i) => [2 * i, 2 * i + 1 < n ? 2 * i + 1 : 0]);

/** Rooms of bots, at most `most` of them at once; who has not played for longest gives way. */
export function roomsOf(bots, most, open) {
  const there = new Map(); // bot -> its room; who has played last comes last
  return {
    /** The rooms of both, loaded anew. [{room} or {fault}]. */
    async of(pair) {
      const found = [];
      for (const bot of pair) {
        const room = there.get(bot) ?? null;
        there.delete(bot);
        while (!room && there.size >= most) {
          const [old] = [...there.keys()].filter((one) => !pair.includes(one));
          if (old === undefined) break;
          there.get(old).close();
          there.delete(old);
        }
        const mine = room ?? (await open());
        there.set(bot, mine);
        const said = await mine.load(bots[bot].source);
        found.push(said.ok ? { room: mine } : { fault: said });
      }
      return found;
    },
    close: () => there.forEach((room) => room.close()),
  };
}

/** Plays. `bots`: [{name, source}]; `rounds`: deals of each pair, 0: a trial, one game each of `trials`; `out`: bots that do not
 *  take part. `onprogress({done, of, seconds, pair, lines})` before each match and after each game; `seconds`: what is left,
 *  guessed; `signal`: an AbortSignal.
 *
 *  Gives `{lines, games, out, seconds, stopped}`: `lines` as `prateria.players.room.ranking` has them; `games`: `{pair,
 *  sitting, points, winners, link}`; `out`: bot -> the fault by which it is out; `seconds`: of a match with its start and of a
 *  game; `stopped`: by the signal. Rejects with RoomError. */
export async function playTournament({ game, bots, rounds = 1, out = new Map(), seed = 0, most = 3, onprogress = () => {}, signal, doors = { openReferee, openRoom } }) {
  const referee = await doors.openReferee();
  const rooms = roomsOf(bots, most, doors.openRoom);
  const gone = new Map(out);
  const stops = bots.map(() => 0);
  const games = [];
  const list = rounds ? pairs(bots.length) : trials(bots.length);
  const each = rounds ? 2 * rounds : 1;
  const took = { starts: 0, matches: 0, games: 0, played: 0 };
  const plays = (pair) => !pair.some((bot) => gone.has(bot));

  const lines = async () => (await referee.call('ranked', [bots.length, games, [...gone.keys()]])).lines;
  const left = (from) => list.slice(from).filter(plays).length;
  const average = () => ({ match: took.starts / Math.max(1, took.matches), game: took.games / Math.max(1, took.played) });
  const seconds = (from, now) => {
    const { match, game: one } = average();
    return left(from) * (match + each * one) + (each - now) * one;
  };

  /** A match; false where the signal has ended it. */
  async function match(pair, at) {
    const began = performance.now();
    const found = await rooms.of(pair);
    took.starts += (performance.now() - began) / 1000;
    took.matches += 1;
    found.forEach(({ fault }, i) => fault && gone.set(pair[i], fault));
    await referee.call('series', [2, 2]);
    for (let n = 0; n < each && plays(pair); n += 1) {
      const since = performance.now();
      const { sitting, ...dealt } = await referee.call('seated', [n, seed]);
      const who = sitting.map((i) => pair[i]);
      const setting = { game, options: {}, ...dealt, stops: who.map((bot) => stops[bot]) };
      const told = await wholeGame(referee, setting, { rooms: sitting.map((i) => found[i].room), levels: [null, null], signal });
      if (!told) return false;
      for (const stop of told) {
        stops[who[stop.seat]] += 1;
        if (stops[who[stop.seat]] >= STOPS) gone.set(who[stop.seat], stop);
      }
      const { points, winners, link } = await referee.call('result');
      games.push({ pair, sitting: who, points, winners, link });
      took.games += (performance.now() - since) / 1000;
      took.played += 1;
      onprogress({ done: games.length, of: games.length + left(at + 1) * each + each - n - 1, seconds: seconds(at + 1, n + 1), pair, lines: await lines() });
    }
    return true;
  }

  try {
    let whole = true;
    for (let at = 0; at < list.length && whole; at += 1) {
      if (!plays(list[at])) continue;
      onprogress({ done: games.length, of: games.length + left(at) * each, seconds: seconds(at, each), pair: list[at], lines: null });
      whole = !signal?.aborted && (await match(list[at], at));
    }
    return { lines: await lines(), games, out: gone, stops, seconds: average(), stopped: !whole };
  } finally {
    rooms.close();
    referee.close();
  }
}
