"""A moment that turned a game, both ways as pictures on the table: what is better, and what was played."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from ...bots.review import Moment, begin_of
from ...kit.touch import Touch
from ...kit.words import Words
from ...view.frame import Frame
from ...view.furniture import Button, buttons
from ...view.lastmoves import frames
from ...view.svg import Safe, el, join
from ..local import LocalGame
from ..logbook import Line, Logbook
from ..loop import Loop
from ..replay import ReplayLoop
from ..screen import Screen
from .moments import after, explained
from .told import WHOLE, better_of, brought_about, carried_out, played_of, seen_of, told_of, uncounted, whole_of, why
from .work import Review

__all__ = ["ShownLoop"]


class _ShownScreen(Screen):
    def __init__(self, local: LocalGame, logbook: Logbook, touches: Callable[[], Touch], loop: "ShownLoop") -> None:
        super().__init__(local, logbook, touches)
        self.loop = loop

    def _frame(self) -> Frame:
        """The same part of the table in both ways: where it happens what is better."""
        full, moment = self.loop.replay.full, self.loop.moment
        there = carried_out(full, moment.turn.begin, better_of(full, moment))
        return super()._frame()._replace(follows=True, events=seen_of(there, moment.turn.begin, moment.turn.seat))

    def _wait(self) -> str:
        return ""  # nobody moves

    def _turn(self) -> str:
        return self.local.shown.w("Try another way")

    @property
    def _stays(self) -> bool:
        return True

    def _doer(self) -> int | None:
        """Whose turn it is all along, whoever answered to it last."""
        return self.loop.moment.turn.seat

    def _told_in(self, lines: Sequence[Line]) -> Sequence[Line]:
        """That turn from its beginning."""
        begin = begin_of(self.loop.replay.full, self.loop.moment.turn)
        return [line for line in lines if line.step >= begin]

    def _marks(self, touch: Touch) -> Safe:
        """Where it happens, without numbers beside the pieces: the same table is seen in both ways."""
        places, seat = self.local.game.table.places, self.loop.moment.turn.seat
        return frames((seat, places(event)) for event in self.local.shown.news)

    def _controls(self, view: Any, touch: Touch) -> Safe:
        w, loop = self.local.shown.w, self.loop
        row = [
            Button(w("Something better"), "moment-better", pressed=loop.better),
            Button(w("So it was played"), "moment-played", pressed=not loop.better),
            Button(w("Find it yourself"), "moment", str(loop.moment.turn.begin), look="quiet"),
        ]
        said, other = (loop.why(better) for better in (loop.better, not loop.better))
        why = explained(
            w, (el("p", one) for one in said), other, spoken=True
        )  # as large, and as it lies, in both views
        return join((why, buttons([*row, *after(loop.moment, loop.review, w)])))


class ShownLoop(Loop):
    """What comes of a moment, on the table. `better`: with what is better, else with what was played."""

    past = True

    def __init__(self, replay: ReplayLoop, review: Review, moment: Moment, better: bool) -> None:
        self.replay, self.review, self.moment, self.better = replay, review, moment, better
        begin = moment.turn.begin
        actions = better_of(replay.full, moment) if better else played_of(replay.full, moment)
        whole = whole_of(replay.full, moment, better)
        session = carried_out(replay.full, begin, whole)
        super().__init__(replay.local.page, replay.local.shown.w, replay.local.save, session)
        local = self.local
        local.kept, local.race = False, None
        self.screen = _ShownScreen(local, self.logbook, self.touches, self)
        self._begun = carried_out(replay.full, begin, actions)
        self._goes_on = len(whole) > len(actions)

    async def run(self) -> None:
        """Show it until somebody goes on."""
        self._set()
        self.screen.show()
        await asyncio.get_running_loop().create_future()

    def _set(self) -> None:
        local, shown, turn = self.local, self.local.shown, self.moment.turn
        session, seat = local.session, turn.seat
        seen = seen_of(session, turn.begin, seat, self._goes_on)
        shown.viewer = seat
        shown.passing = brought_about(session, turn.begin, self._goes_on)
        shown.news = tuple(seen)
        shown.held_back = sum(1 for _ in session.events(seat, turn.begin)) - len(seen)
        shown.caption = self._told()

    def _told(self) -> str:
        """What the turn brings about, and how it went on when something had come to light."""
        shown, (begin, _, seat) = self.local.shown, self.moment.turn
        said = told_of(self._begun, begin, seat, shown.w, shown.names, WHOLE)
        before = [shown.w("On the table nothing of that is counted yet.")] * uncounted(self.local.session)
        if not self._goes_on:
            unseen = shown.passing is not None and self.local.session.steps[-1].reveals
            return " ".join((*said, *[shown.w("What is turned up or drawn next is not shown here.")] * unseen, *before))
        whole = told_of(self.local.session, begin, seat, shown.w, shown.names, WHOLE, True)
        then = whole[len(said) :] if whole[: len(said)] == said else whole
        on = [shown.w("Then the computer went on like this:")] if self.better and then else []
        return " ".join((*said, *on, *then, *before))

    def why(self, better: bool) -> list[str]:
        """What stands under the table."""
        return why(self.replay.full, self.moment, self.local.shown.w, self.local.shown.names, better)

    def speak(self, w: Words) -> None:
        self.local.speak(w)
        self.replay.speak(w)
        self._set()
        self.screen.show()

    def why_not(self, pick: str) -> str:
        return self.local.shown.w("Here you look back: nothing can be moved.")
