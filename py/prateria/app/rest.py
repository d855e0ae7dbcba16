"""A game that is as good as decided (`Sense.decided`): its rest may be dealt at one touch, computers answering for all.

It is offered to somebody who plays alone against computers at this table, and once more when half of what was left then
has been played; never where others play too, nor in class, where what is handed in is one's own.
"""

from time import perf_counter
from typing import Final

from ..bots.search import SLICE
from ..bots.seatview import SeatView
from ..bots.think import LEVELS
from ..core.rng import Rng
from ..core.seats import USUAL
from .local import LocalGame
from .thinking import Computers
from .together import played

__all__ = ["Rest"]

OFFERED: Final = "rest"
"""In a save's settings: from how many rounds left on it may be offered once more; 0: never, `SPENT`: nor to whoever can
decide nothing more."""
SPENT: Final = -1

LEAST: Final = 3
"""Of so many rounds at the least nothing more is to be decided where that is offered."""

OFTEN: Final = 2
"""It is offered once more when so many times fewer rounds are left."""


class Rest:
    """`wanted`: whoever was asked last wants that."""

    def __init__(self, local: LocalGame, computers: Computers) -> None:
        self._local, self._computers = local, computers
        self.wanted = False

    def _may(self) -> bool:
        local, settings = self._local, self._local.save.settings
        others = (seat.bot for seat in local.save.seats if seat.bot is not None)
        alone = len(local.people) == 1 and all(level in LEVELS for level in others)
        if not alone or local.race is not None or not local.kept or "class" in settings or local.shown.coach:
            return False
        left = local.session.state.rounds - local.session.state.round
        return settings.get(OFFERED) != SPENT if self.spent else bool(left <= settings.get(OFFERED, left))

    async def decided(self) -> str:
        """That it is, in a sentence; '' where it is not, or not offered."""
        local, sense = self._local, self._local.game.sense
        if sense.decided is None or not self._may():
            return ""
        if self.spent:
            return self._offered(0)
        session, viewer, tries, since = local.session, local.people[0], 0, perf_counter()
        rng = Rng(session.header.seed ^ len(session.steps))
        for tries in sense.decided(SeatView(session.state.clone(), viewer).sample, rng):  # noqa: B007  the last is meant
            if perf_counter() - since >= SLICE:
                await local.page.breathe()
                since = perf_counter()
        return self._offered(tries) if tries else ""

    @property
    def spent(self) -> bool:
        """Whether nothing more is to be decided by whoever plays alone, and much is left all the same."""
        local, state = self._local, self._local.session.state
        left = state.rounds - state.round
        return len(local.people) == 1 and left >= LEAST and local.game.flow.spent(state, local.people)

    def _offered(self, tries: int) -> str:
        """Why, in a sentence; `tries`: 0 for whoever can decide nothing more."""
        local, state = self._local, self._local.session.state
        left = state.rounds - state.round
        local.save.settings[OFFERED] = left // OFTEN * (OFFERED not in local.save.settings) if tries else SPENT
        local.keep()
        view = state.observe(local.people[0])
        return local.game.texts.foregone(local.shown.w, view, local.shown.names, tries)

    async def deal(self) -> None:
        """Play to the end: everybody as their level does, the person as a usual computer player."""
        local = self._local
        local.dealt = len(local.session.steps)
        while (asked := local.asked) is not None:
            level = local.save.seats[asked.seat].bot or USUAL
            alone = len(asked.actions) == 1
            actions = asked.actions if alone else (await self._computers.think(asked.seat, level)).actions
            for _ in played(local, actions):
                pass
        local.keep()
