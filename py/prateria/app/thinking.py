"""The computer players of a table think, while the page stays alive and people see how far they are."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from ..bots.advice import HALF, advised, sense_against
from ..bots.device import size_for, tries
from ..bots.search import SLICE
from ..bots.seatview import SeatView
from ..bots.think import LEVELS, Choice, think
from ..core.rng import Rng
from ..core.seats import USUAL, written
from ..core.session import Session
from .asked import Asked
from .local import LocalGame

if TYPE_CHECKING:
    from .written import Written

__all__ = ["Computers"]

_Tell = Callable[[float], None]

NOTICED: Final = 8  # thoughts of a bot, each of some 8 ms, before people notice that it thinks
STEP: Final = 150  # ms from one look at how far it is to the next
_DEALS: Final = 16  # sampled positions on which a hint is tried for whether it brings anything
LONG: Final = 500  # ms: so long somebody waits without asking how far it is
HINT: Final = 500  # ms: so long a hint is looked for; what it brings and why may take the rest of a second
WHY: Final = 900  # ms: so long after the asking its words are looked for
GLIDES: Final = 200  # ms: so long most of what has just been done is under way on the table, and nobody thinks yet
_KEPT: Final = 16  # hints: those asked for last, as one may come back there by taking back


class _Early:
    """What a computer player is about to choose, looked for while what has happened is still being shown: it knows all
    that it will know then, so it chooses the same. `waited`: somebody waits for it by now; what was done last stays
    written, and nothing is drawn, until that is `LONG`."""

    def __init__(self, local: LocalGame, seat: int, level: str, show: Callable[[], None], tell: _Tell) -> None:
        self._of = (local.session.state, len(local.session.steps), seat, level)
        self._show, self._tell = show, tell
        self.begun = self.waited = self._told = False
        self.found = asyncio.ensure_future(self._look(local, seat, level))

    async def _look(self, local: LocalGame, seat: int, level: str) -> Choice:
        await local.page.pause(GLIDES)
        self.begun = True
        return await _decision(local, seat, level, lambda: None, self._further, lambda: self.waited)

    def _further(self, share: float) -> None:
        self._tell(share)
        if not self._told:
            self._told = True
            self._show()

    def answers(self, session: Session, seat: int, level: str) -> bool:
        """Whether it is what is asked now, and has been thought about."""
        state, length, *of = self._of
        return self.begun and state is session.state and length == len(session.steps) and of == [seat, level]


class Computers:
    """Those of one table. `show`: has the table drawn; `further`: the line above it, as one of them has thought on."""

    def __init__(self, local: LocalGame, show: Callable[[], None], further: Callable[[], None]) -> None:
        self._local, self._show, self._further = local, show, further
        self._written: Written | None = None  # who was written in the workshop
        self._early: _Early | None = None
        self._advice: dict[Any, Choice] = {}  # where hints were asked for, by what was known there, and what they say

    def sit_down(self) -> None:
        """Players that somebody wrote get their rooms; at few tables there are any."""
        if self._written is None and any(written(seat.bot) for seat in self._local.save.seats):
            from .written import Written

            self._written = Written(self._local, self._show)

    async def actions(self, asked: Asked, level: str) -> Sequence[Any]:
        """The actions that the computer player of that seat chooses."""
        if not written(level):
            return (await self.think(asked.seat, level, self._show)).actions
        own = await self._written.actions(asked) if self._written is not None else None
        return (await self.think(asked.seat, USUAL, self._show)).actions if own is None else own

    def ahead(self) -> None:
        """Whoever is asked next begins to think, while what has happened is being shown. (The device is not measured
        meanwhile: it is busy drawing.)"""
        local, seat = self._local, self._local.actor
        level = None if seat is None else local.save.seats[seat].bot
        self.rest()
        if seat is None or level not in LEVELS or local.race is not None:
            return
        if level != "strong" or _size_known(local):
            self._early = _Early(local, seat, level, self._show, self._thinking)

    def rest(self) -> None:
        """Nobody thinks ahead any more."""
        if self._early is not None:
            self._early.found.cancel()
            self._early = None

    async def size(self) -> int:
        """Which budget the strong ones have."""
        return await _size_of(self._local)

    async def advise(self, seat: int, tell: Callable[[float], None], promises: Sequence[Any] = ()) -> Choice:
        """What the best one offered at this table would do there, as far as it has found out within a second; `tell`:
        see `_decision`; what comes sooner than `LONG` is not said to be looked for. What brings nothing any more is not
        advised (`Sense.enough`), nor what is odd (`Sense.plainer`); what earlier hints have meant is carried out
        (`promises`, `Sense.keeping`). Asked again there, it says the same."""
        session = self._local.session
        here = (session.header, len(session.steps), session.state.observe(seat))
        if here not in self._advice:
            noticed = asyncio.ensure_future(self._noticed(tell))
            try:
                self._advice[here] = await self._advised(seat, tell, promises)
            finally:
                noticed.cancel()
            for old in list(self._advice)[:-_KEPT]:
                del self._advice[old]
        return self._advice[here]

    async def _noticed(self, tell: Callable[[float], None]) -> None:
        await self._local.page.pause(LONG)
        tell(0)

    async def _advised(self, seat: int, tell: Callable[[float], None], promises: Sequence[Any]) -> Choice:
        """The same, looked for."""
        local, since = self._local, self._local.page.stamp()
        best, sense = local.game.offers(local.session.header.seats)[-1], local.game.sense
        if (found := await self._tried(seat)) is not None:
            return found
        view, rng = SeatView(local.session.state.clone(), seat), Rng(local.session.header.seed)
        known = sense.unsearched is not None and sense.unsearched(view.observe())
        found = Choice((), ("", {})) if known else await self.think(seat, best, tell=tell)
        found = await self._plainly(view, found, since)
        if sense.keeping is not None and promises:
            runs = sense.keeping(view.sample(Rng(len(found.actions))), seat, found.actions, promises)
            found = await self._looked(view, found, runs, since)
        found = await self._explained(view, found, since)
        if sense.enough is None:
            return found
        instead = None
        for said in sense.enough([view.sample(rng) for _ in range(_DEALS)], seat, found.actions):
            instead = said
            await local.page.breathe()
        if instead is None:
            return found
        return Choice((instead,), ("enough", sense.reason(view.observe(), (instead,))[1]))

    def _late(self, since: float) -> bool:
        return self._local.page.stamp() - since >= WHY

    async def _plainly(self, view: SeatView, found: Choice, asked: float) -> Choice:
        """The same, or what is about as good and more easily understood; if it takes too long, what was said last."""
        plainer, run = self._local.game.sense.plainer, found.actions
        if plainer is None:
            return found
        return await self._looked(view, found, plainer(view.sample(Rng(len(run))), view.seat, run), asked)

    async def _looked(self, view: SeatView, found: Choice, runs: Iterator[Any], asked: float) -> Choice:
        """That, or the run which is said last within the time."""
        run, told, since = found.actions, False, perf_counter()
        for said in runs:
            run, told = said or run, told or bool(said)
            if told and self._late(asked):
                break
            if perf_counter() - since >= SLICE:
                await self._local.page.breathe()
                since = perf_counter()
        return found if run == found.actions else Choice(run, self._local.game.sense.reason(view.observe(), run))

    async def _explained(self, view: SeatView, found: Choice, asked: float) -> Choice:
        """The same, with the reason that is found out for those who ask."""
        explained = self._local.game.sense.explained
        if explained is None:
            return found
        reason, since = found.reason, perf_counter()
        for said in explained(view.observe(), found.actions):
            reason = said or reason
            if self._late(asked):
                break
            if perf_counter() - since >= SLICE:
                await self._local.page.breathe()
                since = perf_counter()
        return found._replace(reason=reason)

    async def _tried(self, seat: int) -> Choice | None:
        """The same where trials choose it, see `bots.advice`."""
        session, game = self._local.session, self._local.game
        if game.sense.judging is None or game.sense.judging.hints is None:
            return None
        levels = [seat.bot for seat in self._local.save.seats]
        sense, size = sense_against(game, levels), await self.size()
        view, since, asked = SeatView(session.state.clone(), seat), perf_counter(), self._local.page.stamp()
        late = lambda: self._late(asked)  # noqa: E731
        for run in advised(view, len(session.steps), session.header.seed, size, late, levels):
            if run is not None:
                return Choice(run, sense.reason(view.observe(), run))
            if perf_counter() - since >= SLICE:
                await self._local.page.breathe()
                since = perf_counter()
        return None

    async def think(
        self,
        seat: int,
        level: str,
        meanwhile: Callable[[], None] | None = None,
        tell: Callable[[float], None] | None = None,
    ) -> Choice:
        """What one of that level would do there; `meanwhile`, `tell`: see `_decision`."""
        early = self._early
        try:
            if early is not None and meanwhile is not None and early.answers(self._local.session, seat, level):
                self._early, early.waited = None, True
                return await early.found
            self.rest()
            return await _decision(self._local, seat, level, meanwhile, tell or (meanwhile and self._thinking))
        finally:
            self._local.shown.thinking = None

    def _thinking(self, share: float) -> None:
        self._local.shown.thinking = share
        self._further()


def _size_known(local: LocalGame) -> bool:
    return type(local.save.settings.get("size")) is int


async def _size_of(local: LocalGame) -> int:
    """Which budget the strong computer players of a table have: found out once, by a short try of the device."""
    settings = local.save.settings
    if not _size_known(local):
        took = []
        for seconds in tries(perf_counter):
            took.append(seconds)
            await local.page.breathe()
        settings["size"] = size_for(min(took))
    return int(settings["size"])


async def _decision(
    local: LocalGame,
    seat: int,
    level: str,
    meanwhile: Callable[[], None] | None,
    tell: Callable[[float], None] | None,
    waited: Callable[[], bool] = lambda: True,
) -> Choice:
    """What a bot of that level would do: it sees what that seat sees, and nothing else.

    `meanwhile`: is called once, when that takes so long that people notice: a bot that knows at once is not drawn
    thinking; `tell`: now and then, how far it is; neither before it is `waited` for. Whoever asks for a hint (no
    `meanwhile`) waits neither for the larger budget nor, once half is done, longer than `HINT`.
    """
    thoughts, session = 0, local.session
    size = 0 if level != "strong" or meanwhile is None else await _size_of(local)
    since = last = local.page.stamp()
    rng = Rng(session.header.seed ^ len(session.steps) << 8 ^ seat)
    found: Choice | None = None
    hint, share = meanwhile is None, 0.0

    def late() -> bool:
        return hint and share >= HALF and local.page.stamp() - since >= HINT

    async for thought in think(SeatView(session.state, seat), level, rng, size=size, hint=hint, late=late):
        if isinstance(thought, Choice):
            found = thought
            continue
        share = thought.nodes / max(thought.of, 1)
        if not waited():
            since = last = local.page.stamp()
        elif tell is not None:
            thoughts += 1
            if meanwhile is not None and thoughts == NOTICED:
                meanwhile()
            now = local.page.stamp()
            if now - since >= LONG and now - last >= STEP:
                tell(share)
                last = now
        await local.page.breathe()
    if found is None:
        raise RuntimeError("a bot without a choice")
    return found
