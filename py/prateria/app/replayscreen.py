"""The screen on which a game is looked back on: what is drawn of each look, of which the last few are kept."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from ..kit.touch import Touch
from ..view import css
from ..view.frame import Frame
from ..view.furniture import column, log
from ..view.lookback import Bar, bar, where
from ..view.svg import Safe, el
from .local import LocalGame
from .logbook import Logbook
from .screen import Screen
from .story import Line, Story

__all__ = ["ReplayScreen"]

KEPT: Final = 8
"""So many looks are kept drawn."""


class Replay(Protocol):
    """What is asked of who looks back, see `replay.ReplayLoop`."""

    at: int
    at_review: bool
    story: Story | None

    def put(self, at: int) -> None: ...
    def bar(self) -> Bar: ...
    def lines(self) -> list[Line]: ...
    def notes(self) -> list[str]: ...
    def pointed(self, at: int) -> str: ...


class ReplayScreen(Screen):
    """`replay`: what is looked at."""

    def __init__(self, local: LocalGame, logbook: Logbook, touches: Callable[[], Touch], replay: Replay) -> None:
        super().__init__(local, logbook, touches)
        self.replay = replay
        self._known: Frame | None = None  # asked once: to ask has the page laid out anew at each step
        self._drawn: dict[int, dict[str, Safe]] = {}
        self._under: int | None = None  # the look that lies under a review, of which nothing is said

    def show(self) -> None:
        """Draw everything; what has been drawn before is shown at once."""
        local, at = self.local, self.replay.at
        regions = self._draw() if local.shown.looked_at else self._drawn.get(at) or self.prepare(at)
        local.page.render("status", regions["status"])
        local.page.render("controls", bar(local.shown.w, self.replay.bar()))
        for region in ("stage", "marks", "side"):
            local.page.render(region, regions[region])

    def prepare(self, at: int) -> dict[str, Safe]:
        """Draw that look, for when it is wanted: the last few are kept."""
        here = self.replay.at
        self.replay.put(at)
        drawn = self._drawn[at] = self._draw()
        self.replay.put(here)
        while len(self._drawn) > KEPT:
            del self._drawn[next(iter(self._drawn))]
        return drawn

    def prepared(self, at: int) -> bool:
        """Whether that look has been drawn."""
        return at in self._drawn

    def forget(self, at: int | None = None) -> None:
        """Everything is to be drawn anew: in another size, or another language; or that look alone."""
        if at is not None:
            self._drawn.pop(at, None)
            return
        self._drawn.clear()
        self._known = None

    def moved(self) -> None:
        """Another look is wanted: the one under a review is told like any other from now on."""
        if self._under is not None:
            self._drawn.pop(self._under, None)
            self._under = None

    def _frame(self) -> Frame:
        self._known = self._known or Frame(*self.local.page.size(), past=True)
        return self._known

    def _draw(self) -> dict[str, Safe]:
        """The regions but the bar."""
        local, shown, table = self.local, self.local.shown, self.local.game.table
        state = self._position()
        view, touch = state.observe(shown.viewer), self.touches()
        news = (*local.game.flow.marks(local.session.steps), *shown.news)
        return {
            "status": self._status(view, touch, state.round),
            "stage": table.draw(view, touch, news, shown.viewer, shown.w, self._frame(), shown.sitters),
            "marks": self._marks(touch),
            "side": self._side(view, touch),
        }

    def resized(self) -> None:
        self.forget()
        super().resized()

    def _turn(self) -> str:
        return self.local.shown.w("Looking back")

    def _wait(self) -> str:
        return ""  # nobody moves

    def _said(self, view: Any, touch: Touch) -> str | None:
        """All that came of it: a counting has more sentences than are read."""
        replay = self.replay
        if replay.at_review:
            self._under = replay.at
        if replay.at == self._under:
            return ""
        if pointed := replay.pointed(replay.at):
            return pointed
        return " ".join(replay.story.looks[replay.at].said) if replay.story and self.local.shown.caption else None

    def _todo(self, view: Any, touch: Touch) -> str:
        """Where one is, for who asks."""
        said = self._said(view, touch) or self._sentence(view, touch)
        return f"{where(self.local.shown.w, self.replay.bar())}. {said}"

    def _sentence(self, view: Any, touch: Touch) -> str:
        shown, w = self.local.shown, self.local.shown.w
        return shown.caption or (w("The game begins.") if self.replay.at == 0 else w("Here nothing could be seen."))

    def _side(self, view: Any, touch: Touch) -> Safe:
        local, w = self.local, self.local.shown.w
        in_words = local.game.table.in_words(view, touch, w, local.shown.sitters, ())
        return column(
            el("details", el("summary", w("The table in words")), in_words, class_=css.WORDS_BOX),
            log(w("What happened"), self.replay.lines(), local.shown.caption or w("Nothing yet.")),
            *(el("p", sentence, class_=css.NOTE) for sentence in self.replay.notes()),
        )
