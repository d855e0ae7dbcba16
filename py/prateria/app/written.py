"""Players that somebody wrote at this table, each in a room of its own (web/guests.mjs). Here is the referee: what
crosses is an observation, the actions and dice of its own; what comes back is the number of an action, or a stop.

Whoever is stopped has the first action played instead; after three stops the usual computer player plays for it. Who
cannot play at all, because Python for it does not come, is played for until the table is opened anew.
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from ..core.question import STOPS, Failure, actions_of, answered, write
from ..core.seats import USUAL, written
from ..view.written import cannot_come, does_not_run, forfeits, stopped
from .asked import Asked
from .local import LocalGame

__all__ = ["Written"]

TOLD: Final = ("error", "illegal", "memory", "time", "gone")


class Written:
    """Those of one table. `show`: has the table drawn."""

    def __init__(self, local: LocalGame, show: Callable[[], None]) -> None:
        self._local, self._show = local, show
        self._rooms: dict[int, asyncio.Future[str]] = {}  # by seat: '' or why it cannot play, as soon as that is known
        self._stops = [0] * len(local.save.seats)
        self._absent: set[int] = set()
        for seat, setting in enumerate(local.save.seats):
            if which := written(setting.bot):
                self._rooms[seat] = asyncio.ensure_future(local.page.seat_bot(seat, which))

    async def actions(self, asked: Asked) -> tuple[Any, ...] | None:
        """What the player of that seat does, a whole bag in one; None: the usual computer player is to do it."""
        local, seat = self._local, asked.seat
        if seat in self._absent or not await self._there(seat):
            return None
        state, found = local.session.state, list[Any]()
        self._show()
        while True:
            choice = await self._choice(state, seat)
            if choice is None:
                return None
            found.append(choice)
            if asked.bag is None:
                return tuple(found)
            state = state.clone()
            state.apply(choice, lambda event: None)
            bag = state.bag()
            if bag is None or bag.seat != seat:
                return tuple(found)

    async def _there(self, seat: int) -> bool:
        """Whether it can play, when its room is open and its text has been read."""
        local = self._local
        if not (room := self._rooms[seat]).done():
            local.shown.starting = True
            self._show()
        try:
            said = await asyncio.shield(room)
        finally:
            local.shown.starting = False
        if not said:
            return True
        why = json.loads(said)
        if "room" in why:
            self._absent.add(seat)
            local.page.toast(cannot_come(local.shown.w, self._name(seat), why["room"]))
        else:
            self._replace(seat)
            local.page.toast(does_not_run(local.shown.w, self._name(seat), why.get("line")))
        return False

    async def _choice(self, state: Any, seat: int) -> Any:
        """The action that it chooses there; None when it has been stopped too often."""
        local, actions = self._local, actions_of(state, seat)
        if len(actions) == 1:
            return actions[0]
        question = write(local.session.header.game, state.observe(seat), actions, local.page.random_seed())
        found = answered(await local.page.ask_bot(seat, question), TOLD)
        if isinstance(found, int) and 0 <= found < len(actions):
            return actions[found]
        failure = found if isinstance(found, Failure) else Failure("illegal", "no such number")
        self._stops[seat] += 1
        w, name, forfeited = local.shown.w, self._name(seat), self._stops[seat] >= STOPS
        local.page.toast((forfeits if forfeited else stopped)(w, name, failure.kind, failure.line))
        if forfeited:
            self._replace(seat)
            return None
        return actions[0]

    def _replace(self, seat: int) -> None:
        """From now on, and in the save, the usual computer player sits there, under the same name."""
        save = self._local.save
        save.seats = tuple(replace(one, bot=USUAL) if n == seat else one for n, one in enumerate(save.seats))
        self._local.speak(self._local.shown.w)

    def _name(self, seat: int) -> str:
        return self._local.shown.names[seat]
