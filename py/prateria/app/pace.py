"""How long a move stays in sight, and who stops that: pause, skip, the player's own pace."""

import asyncio
from collections.abc import Sequence
from typing import Final

from ..view import css
from .page import Page

__all__ = ["Pace", "counted", "haste", "passing", "running"]

PACES: Final = {"slow": 1800, "normal": 1000, "fast": 350}
"""Milliseconds that a move stays before the next."""

_LOOKS: Final = {"slow": css.SLOW, "fast": css.FAST}

SENTENCES: Final = 2
"""So many can be read before the next move."""

LAST: Final = 2.5
"""So many times as long one sees what one has done before one's turn ends by itself: it is read, and that it can be
taken back. Who has read it goes on (play.css draws how long that is)."""

LASTS: Final = 4.0
"""The same of what has more letters than `LINE`: it fills two lines of a phone."""
LINE: Final = 46

READING: Final = 0.035
"""So many times as long at the least for each letter of a move that is told by itself: who is ten reads it once."""

QUICKER: Final = 0.15
QUICKEST: Final = 0.5
"""By such a share of that less for each moment of one turn that one has seen before, and what is left at the least."""

PASSING: Final = (4.5, 2.2, 1.4, 1.0)
"""So many times as long at the most stay the moments of what others do, one after the other, where it is all told once
more before the next question (`Flow.retells`); a further turn of theirs begins one later."""
MATTERS: Final = 5.0
"""The same of what somebody has suffered who looks on: that is read."""

LETTER: Final = 0.03
FLOOR: Final = 1.2
"""So many times as long for each letter of what is told where it is measured, and at the least."""

COUNTING: Final = 5.0
"""So many times as long the looks of one counting stay together at the most: its result says all of it once more."""

GLANCE: Final = 0.5
"""So many times as long stays what the next sentence says once more."""

RICH: Final = 2.2
"""So many times as long stays a move that says more than that it was made: a trial, and what fell in it."""


AHEAD: Final = 0.8
RUNNING: Final = 0.7
SWIFTEST: Final = 0.2
"""What runs on to one's next choice: what share of its time the first card stays, by what share each card is shorter in
sight than the one before it, and what is left at the least: 12 cards that concern nobody are seen in 5 s."""


def haste(moment: int) -> float:
    """What share of its time that moment of a turn stays, from the first on.

    >>> [round(haste(moment), 2) for moment in (0, 1, 2, 3, 6)]
    [1.0, 1.0, 0.85, 0.7, 0.5]
    """
    return max(QUICKEST, 1 - QUICKER * max(0, moment - 1))


def passing(letters: int, moment: int, matters: bool = False) -> float:
    """So many times as long as usual that moment of others stays, from the first on, in which so many letters are told.

    >>> [round(passing(150, moment), 2) for moment in (1, 2, 3, 4, 9)], passing(60, 1), passing(150, 9, matters=True)
    ([4.5, 2.2, 1.4, 1.0, 1.0], 2.1, 5.0)
    """
    return min(max(1, READING * letters), MATTERS if matters else PASSING[min(moment, len(PASSING)) - 1])


def counted(letters: Sequence[int]) -> float:
    """What share of its time each look of a counting stays, of which so many letters are read.

    >>> counted([70, 25, 25]), round(counted([70, 25, 25, 25, 35]), 2)
    (1, 0.72)
    """
    whole = sum(max(FLOOR, LETTER * n) for n in letters)
    return min(1, COUNTING / whole) if whole else 1


def running(quiet: int) -> float:
    """What share of its time a card that comes by itself stays, after so many that have concerned nobody.

    >>> [round(running(quiet), 2) for quiet in (0, 1, 2, 9)]
    [0.8, 0.56, 0.39, 0.2]
    """
    return max(SWIFTEST, AHEAD * RUNNING**quiet)


class Pace:
    """`paused`: nothing goes on until somebody wants it to, nor while something is open over the table; `skipping`:
    nothing is looked at, until a person is asked."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.paused = self.skipping = False
        self._changed = asyncio.Event()
        self._owed = 0.0

    def hold(self, on: bool) -> None:
        """Stop after the move being shown, or go on."""
        self.paused = on
        self.go_on()

    def go_on(self) -> None:
        """Go on if nothing is open over the table any more; called when something was closed."""
        self._changed.set()

    async def look(self, sentences: int = 1, rich: bool = False, brief: bool = False, letters: int = 0) -> None:
        """Wait while a move is being looked at, the longer the more is told; not at all while skipping, for ever while
        paused. `rich`: it has several sentences of its own; `brief`: half as long, one of many alike, or
        one's own that was foretold; `letters`: of what is told, where it is to be read."""
        await self.stand_still()
        if not self.skipping:
            told = RICH if rich else max(sentences, SENTENCES) / SENTENCES
            told = told / 2 if brief else max(told, READING * letters)
            await self._page.look(int(self._usual * told))
        await self.stand_still()

    async def read(self, letters: int, again: bool = False, share: float = 1) -> bool:
        """The same for a sentence of so many letters; whether nobody wanted to look any longer. `again`: what comes
        next says it once more, so a glance will do for now; if it does not, the rest of the time is waited by `finish`.
        `share`: so much of the time is enough."""
        whole = max(FLOOR, LETTER * letters) * share
        now = GLANCE if again else whole
        self._owed = whole - now
        return await self._wait(now)

    async def finish(self, needed: bool = True) -> None:
        """What was only glanced at is not said again: wait until it can have been read; not where that is not `needed`,
        as a question says it."""
        owed, self._owed = self._owed, 0.0
        if owed and needed:
            await self._wait(owed)

    async def _wait(self, times: float) -> bool:
        await self.stand_still()
        ended = self.skipping or await self._page.look(int(self._usual * times))
        await self.stand_still()
        return bool(ended)

    async def pass_by(self, letters: int, moment: int, matters: bool) -> None:
        """The same where all of it is told once more before the next question, see `passing`."""
        await self._wait(passing(letters, moment, matters))

    async def linger(self, letters: int = 0) -> None:
        """Wait before a turn ends by itself, in which so many letters are told. No touch makes that shorter: it may be
        one that goes on with the turn."""
        await self.stand_still()
        await self._page.pause(int(self._usual * (LASTS if letters > LINE else LAST)))
        await self.stand_still()

    async def hear(self) -> None:
        """Before something lies over the table: until those who play by keys can have heard what was said."""
        if not self.skipping and (left := self._page.unheard()):
            await self._page.look(left)
        await self.stand_still()

    def ends(self, letters: int = 0) -> str:
        """How what goes by itself after `linger` looks: as quick as people want it."""
        looks = (css.ENDS, css.LASTS if letters > LINE else "", _LOOKS.get(str(self._page.prefs().get("pace")), ""))
        return " ".join(filter(None, looks))

    @property
    def _usual(self) -> int:
        return PACES.get(str(self._page.prefs().get("pace")), PACES["normal"])

    async def stand_still(self) -> None:
        """Wait as long as the table is paused, or covered by what somebody has opened: nothing is missed meanwhile, and
        nothing that comes by itself takes its place."""
        while self.paused or self._page.opened():
            self._changed.clear()
            await self._changed.wait()
