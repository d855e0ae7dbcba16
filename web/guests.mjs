// Players that were written in the workshop, at a normal table: each in a room of its own (workshop/room.mjs, loaded only
// then), which ends with the table. The table's Python is their referee (py/prateria/app/written.py); it is told everything as
// json, and no promise of this file is ever rejected.

/** `shelf`: of the bots on this device; `load()`: the module of rooms. */
export function guests(shelf, load = () => import('./workshop/room.mjs')) {
  const sitting = new Map(); // seat -> {room, turn}: its room, once open, and what it is asked, one question at a time
  let opened = Promise.resolve(); // one room is opened after the other: a tablet has not the memory to start several at once

  async function open(guest, id) {
    const bot = shelf.load(id);
    if (!bot?.source) return { room: 'gone' };
    try {
      const { openRoom } = await load().catch((error) => Promise.reject(Object.assign(error, { reason: 'network' })));
      if (guest.left) return { room: 'gone' };
      guest.room = await openRoom();
      if (guest.left) guest.room.close();
      const { ok, stop, why, line } = await guest.room.load(bot.source);
      return ok ? null : stop === 'gone' ? { room: 'start' } : { stop, why, line };
    } catch (error) {
      console.info(error);
      return { room: error.reason ?? 'start' };
    }
  }

  async function choose({ room }, question) {
    try {
      const { index, stop, why, line } = await room.choose(question);
      return stop ? { stop, why, line } : { index };
    } catch (error) {
      console.info(error); // a room that ended could not be opened anew
      return { stop: 'gone', why: String(error.message).slice(0, 200), line: null };
    }
  }

  function leave(seat) {
    const guest = sitting.get(seat);
    if (!guest) return;
    guest.left = true;
    guest.room?.close();
    sitting.delete(seat);
  }

  return {
    /** What it is called; null where there is none for that game. */
    name(id, game) {
      const bot = shelf.load(id);
      return bot?.game === game ? bot.name : null;
    },
    /** It sits down. '' or why it cannot play, as json: {room: reason} or {stop, why, line}. */
    async seat(seat, id) {
      leave(seat);
      const guest = { room: null, left: false, turn: Promise.resolve() };
      sitting.set(seat, guest);
      const mine = opened.then(() => open(guest, id));
      opened = mine;
      const why = await mine;
      return why ? JSON.stringify(why) : '';
    },
    /** Its answer to a question, as json: {index} or {stop, why, line}. */
    async ask(seat, question) {
      const guest = sitting.get(seat);
      if (!guest?.room) return JSON.stringify({ stop: 'gone', why: 'nobody sits there', line: null });
      guest.turn = guest.turn.then(() => choose(guest, question)); // what was asked before may have been forgotten, not answered
      return JSON.stringify(await guest.turn);
    },
    /** The table is left. */
    leave: () => [...sitting.keys()].forEach(leave),
  };
}
