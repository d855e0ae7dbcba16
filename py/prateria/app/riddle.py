"""A position of a game as a riddle: somebody chooses what to do there, then sees what was played, and which is better.
Nothing is kept."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

from ..bots.review import SURE, Gap, Moment, Turn, better_by, judging_of
from ..core.game import State
from ..core.replay import Decision
from ..core.rng import Rng
from ..core.savefile import Save
from ..core.seats import AWAY
from ..kit.touch import Touch
from ..kit.words import isolate
from ..view import css
from ..view.furniture import Button, column, log
from ..view.lookback import answers
from ..view.svg import Safe, el, join
from .asked import Asked
from .local import LocalGame
from .loop import Loop
from .replay import ReplayLoop
from .review.gauge import gauged
from .review.told import more, tried_of
from .runs import shortened
from .screen import Screen

__all__ = ["Answer", "RiddleLoop", "RiddleScreen"]

SENTENCES: Final = 3
"""So many tell what would come of a decision."""


class Answer(NamedTuple):
    """What `seat` would do in the position `before`, and what was played there. Both are whole decisions: an action, or
    the answers of one bag. `gap`: how much better it is than what was played; None where that cannot be judged."""

    seat: int
    before: State
    mine: tuple[Any, ...]
    played: tuple[Any, ...]
    gap: Gap | None = None


class _RiddleGame(LocalGame):
    """`seat`: the one whose decision it is."""

    seat = 0

    @property
    def asked(self) -> Asked:
        """That seat, with what it could do."""
        state = self.session.state
        bag = state.bag()
        actions = tuple(action for action in state.onward_actions() if action.seat == self.seat)
        return Asked(self.seat, actions, bag if bag is not None and bag.seat == self.seat else None, False, False)


class RiddleScreen(Screen):
    """Somebody chooses in the place of another one."""

    def _turn(self) -> str:
        return self.local.shown.w("What would you do?")

    def _sentence(self, view: Any, touch: Touch) -> str:
        if self.local.shown.thinking is not None:
            return self.local.shown.w("The computer tries it out.")
        if touch.chosen:
            return super()._sentence(view, touch)
        return f"{self._task()} {super()._sentence(view, touch)}"

    def _task(self) -> str:
        """With whose pieces these are: it may be another one than who was looked with before."""
        shown = self.local.shown
        return shown.w("You play for %(name)s. What would you do?", name=isolate(shown.names[shown.viewer or 0]))

    def _played(self) -> str:
        """What was played, where that is told."""
        return ""

    def _said(self, view: Any, touch: Touch) -> str | None:
        """With the task, until something is touched: it would sound like a game."""
        said, choice = super()._said(view, touch), self.local.choice
        fresh = choice.open and self._touched is not choice.asked
        if not fresh or said == "":
            return said
        return " ".join(filter(None, (self._task(), self._played(), said or super()._sentence(view, touch))))

    def _unseen(self) -> str:
        return ""  # it is long over

    def _helps(self) -> list[Button]:
        w = self.local.shown.w
        return [
            Button(w("Show what was played"), "riddle-on", look="quiet", symbol="eye"),
            Button(w("Back"), "riddle-end", look="quiet", symbol="undo"),
        ]

    def _choosing(self, view: Any, touch: Touch) -> list[Button]:
        if self.local.shown.thinking is not None:
            return []
        return [one for one in super()._choosing(view, touch) if one.do != "way-back"]

    def _leaves(self) -> list[Button]:
        return []  # what was played is there at any time

    def _side(self, view: Any, touch: Touch) -> Safe:
        local, shown, w = self.local, self.local.shown, self.local.shown.w
        asked = local.asked if local.choice.open and local.choice.counts is None else None
        in_words = local.game.table.in_words(view, touch, w, shown.sitters, asked.actions if asked else ())
        lines = self.logbook.lines(local.session, shown.viewer, w, shown.names, ())
        return column(
            el("details", el("summary", w("The table in words")), in_words, class_=css.WORDS_BOX),
            log(
                w("What happened"),
                shortened(local.game.texts, w, tuple(lines[-60:]), shown.names),
                w("Nothing yet."),
            ),
        )


class RiddleLoop(Loop):
    """`replay`: the game it is taken from, to which one goes back; `decision`: what was played there."""

    local_game = _RiddleGame
    past = True

    def __init__(self, replay: ReplayLoop, decision: Decision) -> None:
        page, w, full = replay.local.page, replay.local.shown.w, replay.full
        super().__init__(page, w, _alone(replay.local.save, decision.seat), full.fork(decision.begin))
        local = self.local
        local.kept, local.race = False, None
        if isinstance(local, _RiddleGame):
            local.seat = decision.seat
        self.screen = RiddleScreen(local, self.logbook, self.touches)
        self.replay, self.decision, self.full = replay, decision, full
        self.answer_given: Answer | None = None

    async def run(self) -> None:
        """Let somebody decide, as often as they like."""
        local = self.local
        local.shown.viewer = self.decision.seat
        while True:
            actions = await self._decide(self._asked())
            if not actions or actions[0] == local.session.state.way_back():
                continue
            played = tuple(step.action for step in self.full.steps[self.decision.begin : self.decision.end])
            mine, before = tuple(actions), local.session.state
            self.answer_given = Answer(self.decision.seat, before, mine, played, await self._compared(mine, played))
            self.tell()
            await self._wait_for_answer("riddle")
            self.answer_given = None
            local.page.close_panel()

    def _asked(self) -> Asked:
        asked = self.local.asked
        if asked is None:
            raise RuntimeError("a riddle without a decision")
        return asked

    async def _decide(self, asked: Asked, end: Sequence[Any] | None = None) -> Sequence[Any] | None:
        """An empty bag, and everything is confirmed: nobody is to answer by mistake."""
        if asked.bag is None:
            return await self.wait_for_choice(asked.actions, at_once=False)
        self.local.choice.counts = dict.fromkeys(asked.bag.kinds, 0)
        return await self.wait_for_choice((), at_once=False)

    async def _compared(self, mine: tuple[Any, ...], played: tuple[Any, ...]) -> Gap | None:
        """How much better that is than what was played, tried out while the page stays alive."""
        local, judging = self.local, judging_of(self.full)
        if mine == played or judging is None or not judging.clear(local.session.state):
            return None
        turn = Turn(*self.decision)
        return await gauged(local, self.screen.show, better_by(self.full, turn, mine, Rng(turn.begin)))

    def _solved(self, given: Answer) -> list[str]:
        """Which of both is better, why, and what comes of it; or that they are alike, or that nobody can tell."""
        w, gap, judging = self.local.shown.w, given.gap, judging_of(self.full)
        if given.mine == given.played or judging is None:
            return []
        unsure = w("The computer cannot tell whether that or what was played is better.")
        if gap is None:
            return [unsure]
        far, doubt = abs(gap.points), SURE * gap.error
        if far <= doubt or far < judging.least:
            alike = far + doubt <= judging.least or not far
            return [w("That is about as good as what was played.") if alike else unsure]
        names, turn = self.local.shown.names, Turn(*self.decision)
        which = (
            w("That is better than what was played.") if gap.points > 0 else w("What was played is better than that.")
        )
        flat = gap if gap.points > 0 else gap._replace(points=-gap.points, own=-gap.own)
        why = tried_of(self.full, Moment(turn, gap, ()), given.mine, gap, w, names)
        return [which, *filter(None, [why]), more(w, flat, given.seat, names, self.local.game.texts)]

    def settle(self) -> None:
        self.screen.show()

    def tell(self) -> None:
        """What somebody would do, beside what was played."""
        given, local, w = self.answer_given, self.local, self.local.shown.w
        if given is None:
            return
        name = isolate(local.shown.names[given.seat])
        same = given.mine == given.played
        solved = join(el("p", sentence, class_=css.WHY) for sentence in self._solved(given))
        html = answers(
            w, self._words(given.mine), self._words(given.played), name, same, self.replay.sight.free, solved
        )
        local.page.open_panel(html)
        local.page.sound("win" if same else "turn")

    def _words(self, actions: Sequence[Any]) -> list[str]:
        """What a decision brings about, as the seat would see it, until something comes to light: what would lie there
        is no part of what was decided; else what is touched for it."""
        local, seat, w = self.local, self.decision.seat, self.local.shown.w
        texts, state = local.game.texts, local.session.state.clone()
        view = state.observe(seat)
        events: list[Any] = []
        for action in actions:
            state.apply(action, events.append)
        known = takewhile(lambda event: not state.reveals(event), events)
        seen = (state.seen_by(event, seat) for event in known)
        said = (texts.sentence(w, event, local.shown.names, seat) for event in seen if event is not None)
        found = list(islice((sentence for sentence in said if sentence), SENTENCES))
        labels = (texts.pick_label(w, pick, view) for action in actions for pick in action.picks)
        return found or ["; ".join(dict.fromkeys(labels))]

    def speak(self, w: Any) -> None:
        super().speak(w)
        self.replay.speak(w)
        self.tell()


def _alone(save: Save, seat: int) -> Save:
    """The same table, with a person in that seat alone."""
    seats = tuple(replace(one, bot=None if n == seat else (one.bot or AWAY)) for n, one in enumerate(save.seats))
    return Save(save.id, save.code, seats, {})
