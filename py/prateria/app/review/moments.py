"""A moment that turned a game: the position again, as often as one likes, until something better is found. Nothing is
played or kept but that it was found."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ...bots.review import SURE, Gap, Moment, over
from ...core.replay import Decision
from ...core.seats import AWAY
from ...kit.touch import Touch
from ...kit.words import Words, isolate
from ...view import css
from ...view.furniture import Button, unfolding
from ...view.lastmoves import frames
from ...view.lookback import answers
from ...view.review import better_by
from ...view.svg import Safe, el, join
from ..local import LocalGame
from ..logbook import Logbook
from ..loop import Loop
from ..replay import ReplayLoop
from ..riddle import RiddleLoop, RiddleScreen
from ..screen import Screen
from .gauge import gauged
from .told import (
    WHOLE,
    better_of,
    carried_out,
    more,
    played_of,
    points_of,
    reason_of,
    seen_of,
    sure,
    telling,
    told_of,
    tried_of,
    whole_of,
    why,
    worth,
)
from .work import Review

__all__ = ["MomentLoop", "after", "explained"]

STILL: Final = 1
"""By so many points something must be better still to be told so."""


def after(moment: Moment, review: Review, w: Words) -> list[Button]:
    """Where one goes from a moment: to the next one, or back."""
    later = [one.turn.begin for one in review.moments if one.turn.begin > moment.turn.begin]
    on = [Button(w("Next moment"), "moment", str(later[0]), look="quiet")] if later else []
    return [*on, Button(w("How it went"), "review", look="quiet")]


def explained(w: Words, told: Iterable[Safe], *others: Sequence[str], spoken: bool = False) -> Safe:
    """What is said of the table: beside it, or under it with room for what `others` will stand there; on phones two
    lines, and all of it at a touch."""
    rooms = (el("div", *(el("p", one) for one in said), aria_hidden="true") for said in others)
    words = el("div", *told, data_say="" if spoken else None)
    return el("div", words, *rooms, unfolding(w("The whole text")), class_=css.REVIEW_WHY)


class _MomentScreen(RiddleScreen):
    def __init__(self, local: LocalGame, logbook: Logbook, touches: Callable[[], Touch], loop: "MomentLoop") -> None:
        super().__init__(local, logbook, touches)
        self.loop = loop

    def _turn(self) -> str:
        return self.local.shown.w("Find something better")

    def _sentence(self, view: Any, touch: Touch) -> str:
        shown, w, loop = self.local.shown, self.local.shown.w, self.loop
        if shown.thinking is not None:
            return f"{w('The computer tries it out.')} {loop.sentences(loop.tried)[0]}"
        if touch.chosen or loop.begun:
            return Screen._sentence(self, view, touch)
        return self._task()

    def _task(self) -> str:
        shown, w = self.local.shown, self.local.shown.w
        if all(one.bot != AWAY for one in self.local.save.seats):  # nobody else can be meant
            return w("Find something better: it is your turn once more.")
        name = isolate(shown.names[self.loop.moment.turn.seat])
        return w("Find something better. You play for %(name)s.", name=name)

    def _played(self) -> str:
        return self.loop.as_played()

    def _said(self, view: Any, touch: Touch) -> str | None:
        return (Screen if self.loop.begun else RiddleScreen)._said(self, view, touch)

    def _controls(self, view: Any, touch: Touch) -> Safe:
        """What was played, and what there is to be found, stand there all the time: over the table they would be too
        long for a phone."""
        better = worth(self.local.shown.w, self.loop.moment.gap, self.local.game.texts)
        told = (el("p", one) for one in (self.loop.as_played(), better))
        words = explained(
            self.local.shown.w, told, *self.loop.answer_takes()
        )  # the table stays as large with the answer
        return join((words, super()._controls(view, touch)))

    def _marks(self, touch: Touch) -> Safe:
        """Where it was played, until something else is touched; then where that was, while it is tried out."""
        loop, places = self.loop, self.local.game.table.places
        if not loop.tried and (touch.chosen or loop.begun):
            return Safe()
        seat = loop.moment.turn.seat
        return frames((seat, places(event)) for event in (loop.seen_of(loop.tried) if loop.tried else loop.seen))

    def _choosing(self, view: Any, touch: Touch) -> list[Button]:
        return [] if self.local.shown.thinking is not None else super()._choosing(view, touch)

    def _helps(self) -> list[Button]:
        w = self.local.shown.w
        again = [Button(w("Start again"), "moment-again", look="quiet", symbol="undo")] if self.loop.begun else []
        return [
            *again,
            Button(w("Show something better"), "moment-better", look="quiet", symbol="eye"),
            Button(w("How it went"), "review", look="quiet", symbol="course"),
        ]


class MomentLoop(RiddleLoop):
    """`moment`: of `review`; `tried`: the turn that is tried out; `given`: the same, and how much better it is."""

    def __init__(self, replay: ReplayLoop, review: Review, moment: Moment) -> None:
        super().__init__(replay, Decision(*moment.turn))
        self.review, self.moment = review, moment
        self.screen = _MomentScreen(self.local, self.logbook, self.touches, self)
        self.played = played_of(self.full, moment)
        self.seen = self.seen_of(self.played)
        self.tried: list[Any] = []
        self.given: tuple[list[Any], Gap] | None = None
        self._as_played = "", ""
        self._room: tuple[str, list[list[str]]] = ("", [])

    @property
    def begun(self) -> bool:
        """Whether a part of the turn has been done."""
        return len(self.local.session.steps) > self.moment.turn.begin

    def touches(self) -> Touch:
        """While it is tried out, what has been chosen last: it stays where it was laid."""
        if self.local.shown.thinking is not None and self.tried:
            return Touch(self.tried[-1].picks, ready=self.tried[-1])
        return super().touches()

    async def run(self) -> None:
        """Let somebody try, as often as they like."""
        local = self.local
        local.shown.viewer = self.moment.turn.seat
        while True:
            local.session = self.full.fork(self.moment.turn.begin)
            self.tried = await self._turn()
            if self.tried:
                self.given = self.tried, await self._judged(self.tried)
                self.tell()
                await self._wait_for_answer("riddle")
                self.given, self.tried = None, []
                local.page.close_panel()

    async def _turn(self) -> list[Any]:
        """A whole turn; [] if somebody begins it again. The table stands as before its last step then: what comes
        after it, a card that is drawn, the turn of somebody else, is no part of what is tried."""
        local, mine, last = self.local, list[Any](), 0
        while not mine or self._goes_on():
            asked = self._asked()
            only = asked.bag is None and len(asked.actions) == 1 and bool(mine)
            actions = asked.actions if only else await self._decide(asked)
            if actions is None:
                return []
            if actions and actions[0] == local.session.state.way_back():
                mine = mine[:-1]
            else:
                mine += actions
            last = len(local.session.steps)
            for action in actions:
                local.session.play(action)
        local.session = local.session.fork(last)
        return mine

    def _goes_on(self) -> bool:
        session = self.local.session
        return session.state.actors() == (self.moment.turn.seat,) and not over(session, len(session.steps))

    async def _judged(self, mine: list[Any]) -> Gap:
        """How much better that is than what was played, tried out while the page stays alive."""
        alike = Gap(0.0, 0.0, 0.0)
        if mine == self.played:
            return alike
        if self._is_best(mine):
            return self.moment.gap
        answer = self.review.answer(self.moment.turn, tuple(mine))
        return await gauged(self.local, self.screen.show, answer) or alike

    def _is_best(self, mine: list[Any]) -> bool:
        begin = self.moment.turn.begin
        tried, best = (carried_out(self.full, begin, run) for run in (mine, better_of(self.full, self.moment)))
        return tried.state == best.state

    @property
    def _least(self) -> float:
        """From so many points on something is called better."""
        judging = self.review.judging
        return judging.least if judging is not None else 0.0

    def tell(self) -> None:
        """What somebody has tried beside what was played, and which is better."""
        if self.given is None:
            return
        mine, gap = self.given
        local, w, moment = self.local, self.local.shown.w, self.moment
        well = gap.points > SURE * gap.error and gap.points >= self._least
        title = w("Better!") if well else w("Look once more")
        told = [self._verdict(mine, gap, well)]
        row = [Button(w("Look once more"), "riddle-again"), Button(w("Show something better"), "moment-better")]
        if well:
            self.review.solved(moment)
            told.append(self._reason(mine, gap))
            told.append(more(w, gap, moment.turn.seat, local.shown.names, local.game.texts))
            row = [
                Button(self._on(mine, gap), "moment-better", look="main"),
                Button(w("Try again"), "riddle-again"),
            ]
        else:
            row[0] = row[0]._replace(look="main")
            if gap.points < 0:
                told.append(self._reason(mine, gap))
        html = answers(
            w,
            self.sentences(mine),
            self.sentences(whole_of(self.full, moment, False), True),
            isolate(local.shown.names[moment.turn.seat]),
            mine == self.played,
            False,
            join(el("p", sentence, class_=css.WHY) for sentence in filter(None, told)),
            title,
            [*row, *after(moment, self.review, w)],
        )
        local.page.open_panel(html, redraw=self.tell)
        local.page.sound("win" if well else "turn")

    def _reason(self, mine: list[Any], gap: Gap) -> str:
        """What it brings and what was played does not, or the other way round; '' where nobody can say it."""
        w, names = self.local.shown.w, self.local.shown.names
        if self._is_best(mine):
            return reason_of(self.full, self.moment, w, names)
        return tried_of(self.full, self.moment, mine, gap, w, names)

    def _on(self, mine: list[Any], gap: Gap) -> str:
        """What there is still to be seen for who has found something better."""
        w = self.local.shown.w
        if self._is_best(mine):
            return w("Compare on the table")
        if gap.points > self.moment.gap.points - STILL:
            return w("See what the computer found")
        return w("Show something better")

    def _verdict(self, mine: list[Any], gap: Gap, well: bool) -> str:
        w = self.local.shown.w
        still = w("Something else is better.")
        if mine == self.played:
            return f"{w('That is how it was played.')} {still}"
        if well:
            if gap.points >= self.moment.gap.points + STILL:
                return w("Well found: that is even better than what the computer has found.")
            if gap.points > self.moment.gap.points - STILL or self._is_best(mine):
                return w("Well found: that is as good as what the computer has found.")
            best = better_by(w, self.local.game.texts.amount(w, points_of(self.moment.gap)), sure(self.moment.gap))
            more = w("Something is better still (against what was played: %(better)s).", better=best)
            return f"{w('Well found: that is better than what was played.')} {more}"
        if gap.points < -SURE * gap.error:
            return w("What was played is better than that. But something is better than both.")
        if gap.points > SURE * gap.error:
            return f"{w('That is a little better than what was played.')} {still}"
        if abs(gap.points) + SURE * gap.error <= self._least:
            return f"{w('That is about as good as what was played.')} {still}"
        return f"{w('The computer cannot tell whether that or what was played is better.')} {still}"

    def seen_of(self, actions: Sequence[Any]) -> list[Any]:
        """What the seat sees happen by these actions."""
        begin, seat = self.moment.turn.begin, self.moment.turn.seat
        return seen_of(carried_out(self.full, begin, actions), begin, seat)

    def sentences(self, actions: Sequence[Any], to_the_end: bool = False) -> list[str]:
        """What these actions bring about, in sentences; `to_the_end`: also once something has come to light."""
        shown, begin, seat = self.local.shown, self.moment.turn.begin, self.moment.turn.seat
        return told_of(carried_out(self.full, begin, actions), begin, seat, shown.w, shown.names, WHOLE, to_the_end)

    def as_played(self) -> str:
        """What was played, in a sentence: told once, as it stands under the table at every touch."""
        w = self.local.shown.w
        if self._as_played[0] != w.lang:
            begin, _, seat = self.moment.turn
            ways = [carried_out(self.full, begin, way) for way in (self.played, better_of(self.full, self.moment))]
            said = telling(ways, begin, seat, w, self.local.shown.names)
            self._as_played = w.lang, f"{w('It was played like this:')} {said}"
        return self._as_played[1]

    def answer_takes(self) -> list[list[str]]:
        """What will stand under the table with the answer, put together once: room is left for it."""
        shown = self.local.shown
        if self._room[0] != shown.w.lang:
            told = [why(self.full, self.moment, shown.w, shown.names, better) for better in (True, False)]
            self._room = shown.w.lang, told
        return self._room[1]

    def settle(self) -> None:
        """As at a table: a turn may have many small steps."""
        Loop.settle(self)

    def again(self) -> None:
        """The turn from its beginning."""
        self.local.choice.make(None)
