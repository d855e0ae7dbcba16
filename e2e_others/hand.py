"""A hand at any of the four tables, by nothing but a `Driver`: what is asked, what can be touched, and touching it."""

import time
from contextlib import suppress
from typing import Any

from bison_table import ASKED, SPOT
from drivers import Driver, until

from prateria.core.code import decode
from prateria.core.session import Session
from prateria.games import by_number

__all__ = ["Hand"]

PICKS = """() => {
    const seen = (s) => [...document.querySelectorAll(s)].filter((e) => e.checkVisibility()).map((e) => e.dataset.pick);
    const sort = (pick) => pick.split(':')[0];
    const chosen = seen('#stage [data-pick][aria-pressed="true"]').map(sort);
    const open = new Set(seen(':is(#stage, #controls) [data-pick]:not([aria-disabled="true"])'));
    return [...open].filter((pick) => !chosen.includes(sort(pick)));
}"""
"""What can be touched now and is of a sort not chosen yet."""
SHOWN = """() => JSON.stringify([
    document.getElementById('status').innerText,
    document.getElementById('panel').innerText,
    document.getElementById('controls').innerText,
    [...document.querySelectorAll('#stage [data-pick]')].map((e) => [e.dataset.pick, e.ariaPressed, e.ariaDisabled]),
])"""
"""All that an answer may change; that a touched thing looks pressed at once is none."""
HERE = "(s) => [...document.querySelectorAll(s)].some((e) => e.checkVisibility())"
SAVES = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('prateria:g:'))
    .map(([key, text]) => [key.slice(11), JSON.parse(text)]))"""
TRADE = ("buy", "give", "get")
"""Sorts of picks that lead to no end in Bison: goods go to and fro."""


class Hand:
    """Plays the first thing that goes."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def sees(self, selector: str) -> bool:
        return bool(self.driver.run(HERE, selector))

    def wait(self, *selectors: str) -> str:
        """Until one of these can be seen; which."""
        found = until(lambda: [s for s in selectors if self.sees(s)], f"{selectors} do not come")
        return found[0]

    def spot(self, selector: str) -> tuple[float, float] | None:
        return self.driver.run(SPOT, selector)

    def touch(self, selector: str) -> None:
        """Touch it where nothing lies above it, and wait until something has changed since it was found."""
        before = self.driver.run(SHOWN)
        x, y = until(lambda: self.spot(selector), f"nothing to touch: {selector}")
        self.driver.touch(x, y)
        until(lambda: self.driver.run(SHOWN) != before, f"a touch changes nothing: {selector}")

    def do(self, name: str) -> None:
        self.touch(f'[data-do="{name}"]:not([disabled])')

    def asked(self) -> str:
        """What the page waits for, once it waits."""
        return until(lambda: str(self.driver.run(ASKED)), "nothing is asked")

    def answer(self) -> None:
        asked = self.asked()
        if asked == "bag":
            done = self.sees('[data-do="bag-done"]:not([disabled])')  # some come with a suggestion
            self.do("bag-done" if done else "bag-suggest")
        elif asked in ("curtain", "result"):
            self.do({"curtain": "uncover", "result": "go-on"}[asked])
        elif self.sees('#controls [data-do="done"]'):
            self.do("done")
        else:
            self.touch(until(self._pick, "nothing can be touched"))

    def _pick(self) -> str:
        """What to touch: buttons only where there is nothing else, for they end a turn; `` while it is being drawn."""
        picks = [pick for pick in self.driver.run(PICKS) if pick.partition(":")[0] not in TRADE]
        selectors = [f'[data-pick="{pick}"]' for pick in sorted(picks, key=lambda pick: pick.startswith("button:"))]
        return next((selector for selector in selectors if self.spot(selector)), "")

    def decide(self, times: int) -> None:
        """Go on until so many things have been decided at the table: an answer that entered the record is one."""
        while times:
            before = self.asked(), len(self.decided())
            self.answer()
            times -= before[0] in ("play", "bag") and len(self.decided()) > before[1]

    def wait_for_turn(self) -> None:
        """Past curtains and results, to where the table itself is to be touched and nobody moves any more."""
        while self.asked() != "play" or not self._rests():
            if self.asked() != "play":
                self.answer()

    def take_back(self) -> None:
        """The last decision: one touch on "Undo" may only let go of what is chosen already for the next one, and one
        that comes as a turn ends by itself is too late for that turn."""
        before = len(self.decided())
        for _ in range(3):
            self.do("undo")
            with suppress(AssertionError):
                until(lambda: len(self.decided()) < before, "nothing is taken back", patience=10)
                return
            self.wait_for_turn()
        raise AssertionError("nothing is taken back")

    def _rests(self) -> bool:
        before = self.driver.run(SHOWN)
        time.sleep(0.5)
        return bool(self.driver.run(SHOWN) == before)

    def decided(self) -> list[int]:
        """What the first seat has decided so far, by the save."""
        return [step.choice for step in self.kept().steps if step.action.seat == 0 and step.of > 1]

    def saves(self) -> dict[str, Any]:
        return dict(self.driver.run(SAVES))

    def kept(self) -> Session:
        """The one game of this device, as it is saved."""
        [save] = self.saves().values()
        return decode(save["code"], by_number)
