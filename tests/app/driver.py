"""Playing at a table without a browser: the app, a fake page, and someone who answers whatever is asked."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from fakepage import FakePage

from prateria.app.local import LocalGame
from prateria.app.loop import Loop
from prateria.app.shell import App

MARKS = ("fox", "owl", "wolf", "hare")


class Driver:
    """An app with its page. `people`: how many seats are people; the rest are bots of that level."""

    def __init__(self, page: FakePage | None = None, lang: str = "en") -> None:
        self.page = page or FakePage()
        self.app = App(self.page, lang)

    @property
    def loop(self) -> Loop:
        if self.app.loop is None:
            raise AssertionError("no table")
        return self.app.loop

    @property
    def local(self) -> LocalGame:
        return self.loop.local

    async def start(self, seats: int = 2, people: int = 1, level: str = "first", **more: Any) -> str:
        places = [{"name": "", "bot": None if i < people else level, "mark": MARKS[i]} for i in range(seats)]
        answer = await self.app.start(json.dumps({"game": "manitou", "seats": places, **more}))
        await self.settle()
        return answer

    async def order(self, name: str, value: str = "") -> str:
        answer = await self.app.command(name, value)
        await self.settle()
        return answer

    async def settle(self, turns: int = 30) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)

    async def until(self, there: Callable[[], bool]) -> None:
        for _ in range(20000):
            if there():
                return
            await asyncio.sleep(0)
        raise AssertionError("it never came")

    def asked(self) -> str:
        """curtain, result, party, play, end or ''."""
        loop, panel = self.loop, self.page.panel or ""
        for word, mark in (
            ("curtain", 'data-do="uncover"'),
            ("result", 'data-do="go-on"'),
            ("rest", 'data-do="rest"'),
            ("end", 'data-do="again"'),
        ):
            if mark in panel:
                return word
        if not loop.local.choice.open:
            return ""
        if loop.local.choice.counts is not None:
            return "party"
        shown = self.page.regions["stage"] + self.page.regions["controls"]
        there = ('data-do="done"', *(f'data-pick="{pick}"' for pick in loop.touches().possible))
        if not any(one in shown for one in there) and not loop.local.choice.closing:
            raise AssertionError("there is nothing to touch")
        return "play"

    async def answer(self, which: int = 0) -> None:
        """Do the simplest thing that is asked for: the given one of the legal plays, or the last."""
        asked = self.asked()
        if asked == "curtain":
            await self.order("uncover")
        elif asked == "result":
            await self.order("go-on")
        elif asked == "party":
            await self.order("bag-suggest")
            await self.order("bag-done")
        elif asked == "play":
            legal = self.local.session.state.legal_actions()
            for pick in legal[min(which, len(legal) - 1)].picks:
                if pick in self.local.choice.picker.chosen or not self.local.choice.open:
                    continue  # it has come along with another
                if not self.app.touch(pick):
                    raise AssertionError(f"{pick} was refused")
            self.complete()
            await self.order("done")

    def looks(self) -> list[tuple[str, int]]:
        """From now on: what is told by itself, and for how many ms it stays."""
        seen, look = list[tuple[str, int]](), self.page.look

        async def watched(ms: int) -> None:
            seen.append((self.local.shown.caption, ms))
            await look(ms)

        self.page.look = watched  # type: ignore[method-assign]
        return seen

    def complete(self) -> None:
        """Choose the first of what is chosen together with what has been touched, if anything is."""
        choice = self.local.choice
        if choice.open and choice.ready() is None and choice.later():
            self.app.touch(choice.later()[0])

    async def reach(self, *asked: str) -> None:
        """Answer until one of these is asked."""
        while True:
            await self.until(lambda: self.asked() != "")
            if self.asked() in asked:
                return
            await self.answer()


def run(work: Callable[[], Any]) -> Any:
    """Drive an async test."""
    return asyncio.run(work())
