// Bots that were written here, at a normal table: who can be chosen, what they are called, and how each is asked in a room
// of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guests } from '../../web/guests.mjs';
import { adopt } from '../../web/i18n.mjs';
import { botsFor, named } from '../../web/ownbots.mjs';
import { seatsIn } from '../../web/routes.mjs';
import { isOwn, offered, revive } from '../../web/seats.mjs';
import { botShelf } from '../../web/workshop/bots.mjs';
import { lettersOf, withSum } from '../../web/letters.mjs';
import { FakeStorage } from './fakes.mjs';

adopt('en', { strings: {}, games: [] });
const ANIMALS = ['bison', 'eagle', 'fox', 'owl'];
const QUESTION = '{"game":"manitou"}';

function shelfWith(...bots) {
  const storage = new FakeStorage();
  const shelf = botShelf(() => storage);
  bots.forEach((bot, i) => shelf.keep({ updated: i, source: 'x', game: 'manitou', name: 'Robo', ...bot }));
  return shelf;
}

/** Rooms that say what they are asked; `answers` are given one after the other. */
function fakeRooms({ load = { ok: true }, answers = [], fails = null } = {}) {
  const told = [];
  const openRoom = async () => {
    if (fails) throw Object.assign(new Error('no'), { reason: fails });
    let busy = false;
    const room = {
      load: async (source) => (told.push(`load ${source}`), load),
      async choose(question) {
        assert.ok(!busy, 'one question at a time');
        busy = true;
        told.push(question);
        await new Promise((resolve) => setTimeout(resolve, 2));
        busy = false;
        return answers.shift() ?? { index: 0, printed: 'secret', ms: 3 };
      },
      close: () => told.push('close'),
    };
    told.push('open');
    return room;
  };
  return { told, module: async () => ({ openRoom }) };
}

test('the bots of a game can be chosen, damaged ones and those of another game cannot', () => {
  const shelf = shelfWith({ id: 'a1' }, { id: 'b2', game: 'bison' }, { id: 'c3', name: 'Łoś' });
  assert.deepEqual(botsFor('manitou', shelf), [{ value: 'bot:c3', name: 'Łoś' }, { value: 'bot:a1', name: 'Robo' }]);
  assert.ok(isOwn('bot:c3') && !isOwn('bot:') && !isOwn('bot:C 3') && !isOwn('normal') && !isOwn(null));
});

test('a seat is called after its bot, two of them are told apart, and the name goes with it', () => {
  const own = [{ value: 'bot:a1', name: 'Robo' }];
  const seats = [{ name: 'Ola', bot: null, mark: 'fox' }, { name: '', bot: 'bot:a1', mark: 'owl' }, { name: '', bot: 'bot:a1', mark: 'bison' }];
  seats[1].name = named(seats, 1, own);
  seats[2].name = named(seats, 2, own);
  assert.deepEqual(seats.map(({ name }) => name), ['Ola', 'Robo', 'Robo 2']);
  assert.equal(named([{ ...seats[2], bot: 'normal' }], 0, own), '');
  assert.equal(named([{ ...seats[0], bot: 'normal' }], 0, own), 'Ola');
});

test('what was kept from the last time sits there again where it is offered', () => {
  const seats = revive([{ bot: null }, { bot: 'bot:a1', name: 'Robo' }, { bot: 'bot:../x' }], [2, 4], ANIMALS);
  assert.deepEqual(seats.map(({ bot }) => bot), [null, 'bot:a1', 'normal']);
  assert.deepEqual(offered(seats, ['first', 'normal', 'bot:a1'])[1], seats[1]);
  const [, other] = offered(seats, ['first', 'normal']);
  assert.deepEqual([other.bot, other.name], ['normal', '']);
});

test('a link says who sits there, also behind a bot that somebody wrote', () => {
  const id = [...'0a9z'].map((c) => c.charCodeAt(0));
  const seed = [0, 0, 0, 0];
  const code = lettersOf(withSum([2, 1, 1, 3, 0, 0, ...seed, 0, 2, 16 * 8 + 3 - 128 + 128, 1, 4, ...id, 16 + 1]));
  assert.deepEqual(seatsIn(code, ANIMALS), [{ mark: 'fox', bot: false }, { mark: 'owl', bot: true }, { mark: 'eagle', bot: true }]);
});

test('it sits down in a room of its own and is asked one thing after the other; only its choice comes back', async () => {
  const { told, module } = fakeRooms({ answers: [{ index: 2, printed: 'x', ms: 1 }, { stop: 'time', why: 'late', line: 3, printed: 'y' }] });
  const table = guests(shelfWith({ id: 'a1', source: 'mine' }), module);
  assert.equal(table.name('a1', 'manitou'), 'Robo');
  assert.equal(table.name('a1', 'bison'), null);
  assert.equal(table.name('zz', 'manitou'), null);
  assert.equal(await table.seat(1, 'a1'), '');
  const both = await Promise.all([table.ask(1, QUESTION), table.ask(1, QUESTION)]);
  assert.deepEqual(both.map((text) => JSON.parse(text)), [{ index: 2 }, { stop: 'time', why: 'late', line: 3 }]);
  table.leave();
  assert.deepEqual(told, ['open', 'load mine', QUESTION, QUESTION, 'close']);
  assert.equal(JSON.parse(await table.ask(1, QUESTION)).stop, 'gone');
});

test('two seats have two rooms, also of the same bot, and they open one after the other', async () => {
  const { told, module } = fakeRooms();
  const table = guests(shelfWith({ id: 'a1' }), module);
  assert.deepEqual(await Promise.all([table.seat(0, 'a1'), table.seat(2, 'a1')]), ['', '']);
  assert.deepEqual(told, ['open', 'load x', 'open', 'load x']);
});

test('why it cannot sit there is told, never thrown', async () => {
  const why = async (shelf, module) => JSON.parse(await guests(shelf, module).seat(0, 'a1'));
  const broken = { ok: false, stop: 'syntax', why: 'expected', line: 4, printed: '' };
  assert.deepEqual(await why(shelfWith({ id: 'a1' }), fakeRooms({ load: broken }).module), { stop: 'syntax', why: 'expected', line: 4 });
  assert.deepEqual(await why(shelfWith({ id: 'a1' }), fakeRooms({ fails: 'memory' }).module), { room: 'memory' });
  assert.deepEqual(await why(shelfWith({ id: 'a1' }), () => Promise.reject(new Error('offline'))), { room: 'network' });
  assert.deepEqual(await why(shelfWith(), fakeRooms().module), { room: 'gone' });
});

test('who leaves while it is being opened leaves nothing open', async () => {
  const { told, module } = fakeRooms();
  const table = guests(shelfWith({ id: 'a1' }), module);
  const opening = table.seat(0, 'a1');
  await Promise.resolve();
  table.leave();
  await opening;
  assert.equal(told.filter((word) => word === 'open').length, told.filter((word) => word === 'close').length);
});
