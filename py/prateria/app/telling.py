"""What has happened, told and shown for a while: sentences, and moments one after another."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final

from ..core.session import Step
from ..games.game import Game
from ..view.furniture import times
from .pace import Pace
from .page import Page
from .shown import Shown

__all__ = ["Teller"]

SENTENCES: Final = 2
"""So many are told at once, where a game does not ask for more."""


class Teller:
    """Sets what is `shown`, has it drawn by `draw`, and waits as long as the `pace` wants."""

    def __init__(self, page: Page, game: Game, shown: Shown, pace: Pace, draw: Callable[[], None]) -> None:
        self._page, self._game, self._shown, self._pace, self._draw = page, game, shown, pace, draw

    def can_wait(self, steps: Sequence[Step]) -> bool:
        """Whether these steps of one who goes on can be told together with what comes next: in games of many small
        steps, as long as there is room for a sentence."""
        return sum(len(self._sentences(step)) for step in steps) < self._game.flow.together

    def hidden(self, steps: Sequence[Step]) -> bool:
        """Whether a bag was filled in secret, which is nothing to look at where each decision is told by itself. (A
        card laid face down is.)"""
        first = steps[0]
        secret = any(first.before.seen_by(event, None) != event for event in first.events)
        return secret and bool(first.before.bag()) and not self._game.flow.together

    async def moments(self, steps: Sequence[Step], last: Any, quick: bool) -> None:
        """Show what came of these steps: as many at once as two sentences tell, or as many as the game tells together.

        `last`: the position to be shown at the end, None: the present one; `quick`: all at once, and nobody waits.
        """
        shown = self._shown
        most = max(self._game.flow.together, SENTENCES)
        after = [step.before for step in steps[1:]]
        told: list[str] = []
        news: list[tuple[Step, Any]] = []
        for i, step in enumerate(steps):
            told += self._sentences(step)
            news += [(step, event) for event in step.events]
            more = not quick and i + 1 < len(steps) and len(told) + len(self._sentences(steps[i + 1])) > most
            if more or i + 1 == len(steps):
                shown.caption = " ".join(islice(times(told), most))
                shown.passing = after[i] if more else last
                shown.news = tuple(seen for step, event in news if (seen := self._seen(step.before, event)))
                self._draw()
                self._page.sound("play")
                if shown.caption and not quick:
                    await self._pace.look(min(len(told), most))
                told, news = [], []
        shown.news = ()

    async def scenes(self, scenes: Sequence[tuple[Any, Any]], summed_up: bool = False) -> None:
        """Show one moment after another: events, each with the position it left. `summed_up`: a panel says it all once
        more, so only the first, the move itself, is spoken."""
        shown = self._shown
        for event, state in scenes:
            seen = self._seen(state, event)
            shown.caption = self._sentence(seen) if seen else ""
            if shown.caption:
                shown.passing, shown.news = state, (seen,)
                self._draw()
                self._page.sound("capture")
                shown.hushed = summed_up
                await self._pace.look()
        shown.forget()

    async def clearing(self, step: Step) -> None:
        """What lies there at the end of a round goes to its new owners."""
        self._shown.passing = None
        self._shown.news = tuple(seen for event in step.events if (seen := self._seen(step.before, event)))
        self._draw()
        await self._pace.look()

    def _seen(self, state: Any, event: Any) -> Any:
        return state.seen_by(event, self._shown.viewer)

    def _sentence(self, seen: Any) -> str:
        shown = self._shown
        return self._game.texts.sentence(shown.w, seen, shown.names, shown.viewer) or ""

    def _sentences(self, step: Step) -> list[str]:
        """What is worth telling of a step."""
        seen = (self._seen(step.before, event) for event in step.events)
        return [said for event in seen if event and (said := self._sentence(event))]
