"""What stands over a table until somebody goes on from it: what is to be read first, a curtain, a result, a page of a
lesson; and what comes back when something else has been opened in its place."""

import asyncio
from collections.abc import Callable
from typing import Any

from .local import LocalGame
from .screen import Screen

__all__ = ["Answering"]


class Answering:
    """That side of a loop. `asking`: the `curtain`, `result` or page of a `lesson` to go on from, or the answer of a
    `riddle`; `greeting`: opens what is to be read first."""

    local: LocalGame
    screen: Screen
    asking: str = ""
    greeting: Callable[[Any], None] | None = None
    _answer: asyncio.Future[None] | None = None
    _greets: Callable[[], None] | None = None  # opens it anew, while it is being read
    _covered: Callable[[], object] | None = None  # opens what stood there before, by itself

    def _only_person(self) -> None:
        """While no person decides, the table is drawn for a spectator; for its only person, if there is but one."""
        people = self.local.people
        self.local.shown.viewer = people[0] if len(people) == 1 else None

    async def _greet(self, greeting: Callable[[Any], None]) -> None:
        """Moves have come by a link: whose turn it is and what has happened, before anything goes on."""
        self._only_person()
        self.local.shown.unread = True
        self.screen.show()
        self.greeting = None
        self._greets = lambda: greeting(self)
        self._greets()
        await self._wait_for_answer("result")
        self._greets, self._covered, self.local.shown.unread = None, None, False
        self.local.page.close_panel()

    async def _wait_for_answer(self, asking: str) -> None:
        """Until someone goes on from a `curtain`, a `result` or a page of the `lesson`."""
        self.asking = asking
        self._answer = asyncio.get_running_loop().create_future()
        try:
            await self._answer
        finally:
            self._answer, self.asking = None, ""

    def answer(self, asked: str) -> None:
        """Go on from what was asked, if it is what is waited for."""
        if self._answer is not None and not self._answer.done() and asked == self.asking:
            self._answer.set_result(None)

    def interrupt(self) -> None:
        """Something opens over the table, or what stands there by itself and comes back: a race stands still."""
        page = self.local.page
        self._covered = self._greets or page.lies() or (self._covered if page.opened() else None)

    def comes_back(self) -> bool:
        """Open once more what stood there by itself, if what has been closed had come in its place."""
        covered, self._covered = self._covered, None
        if covered is not None:
            covered()
        return covered is not None

    def forget_covered(self) -> None:
        """Nothing that stood there is to come back."""
        self._covered = None
