"""Bison at the page: what is asked, and its answer by touching the land."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate
from table import OFTEN, Table

from workshop.serve import SiteServer

__all__ = ["READY", "BisonTable", "laying"]

ASKED = """() => {
    const at = (s) => [...document.querySelectorAll(s)].some((e) => e.checkVisibility());
    for (const [name, selector] of Object.entries({
        curtain: '#panel [data-do="uncover"]', bag: '#panel [data-do="bag-done"]', end: '#panel [data-do="again"]',
        result: '#panel [data-do="go-on"]',
        play: '#controls [data-do="hint"]:not([disabled]), #prairie.open', // open: one goes on from what was taken
    })) if (at(selector)) return name;
    return '';
}"""

SPOT = """(selector) => {
    const inSight = (e) => e.checkVisibility() && e.getClientRects().length;
    const wanted = [...document.querySelectorAll(selector)].find(inSight);
    const box = wanted?.getBoundingClientRect();
    if (!box) return null;
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest('[data-pick], button') === wanted;
    const finger = [[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4]];
    for (let i = 1; i < 400; i += 1) {  // from the middle outwards
        const [turn, far] = [i * 2.4, Math.sqrt(i / 400) / 2];
        const [dx, dy] = [far * Math.cos(turn), far * Math.sin(turn)];
        const [x, y] = [box.x + box.width * (0.5 + dx), box.y + box.height * (0.5 + dy)];
        if (finger.every(([a, b]) => hits(x + a, y + b))) return [x, y];
    }
    return null;
}"""
"""Where a finger touches nothing else: a bend of a river may lie in the middle of its banks."""

STEPS = "document.querySelector('.status-now')?.dataset.asks"
"""How much has been played where something is asked."""

DONE_WITH = f"(n) => {STEPS} !== n || document.querySelector('#panel').open"

READY = '#controls [data-do="done"]'


HEARD = """(selector) => {
    const touched = document.querySelector(selector);
    if (document.querySelector('#panel[open]')?.checkVisibility()) return true;
    return !touched?.checkVisibility() || touched.ariaPressed === 'true';
}"""
"""It is chosen, or gone, or it was enough: the price is asked. In one question: it may go between two."""


class BisonTable(Table):
    """A table at which the first thing that goes is done."""

    ASKED = ASKED

    def __init__(self, page: Any, site: SiteServer, touch: bool = False) -> None:
        super().__init__(page, site.url, touch)

    def picks(self) -> list[str]:
        """What can be touched now on the table and is of a sort not chosen yet, in order."""
        script = "all => all.filter((e) => e.checkVisibility()).map((e) => e.dataset.pick)"
        open_ones = self.page.eval_on_selector_all('#stage [data-pick]:not([aria-disabled="true"])', script)
        chosen = self.page.eval_on_selector_all('#stage [data-pick][aria-pressed="true"]', script)
        sorts = {pick.partition(":")[0] for pick in chosen}
        return [pick for pick in dict.fromkeys(open_ones) if pick.partition(":")[0] not in sorts]

    def touch_pick(self, pick: str) -> None:
        """Touch it until it is chosen: on a phone the first touch of something small brings it nearer."""
        selector = f'#stage [data-pick="{pick}"]'
        for _ in range(4):
            spot = self.page.evaluate(SPOT, selector)
            if self.sees("#panel[open]"):  # a curtain has come, or a result
                return
            if not spot:  # the land is too near, or a card lies there that a touch in another's turn has opened
                covers = next(filter(self.sees, ('[data-zoom="fit"]', "#stage :has(> .bi-close)")), None)
                if covers is None:  # it is no longer asked for
                    return
                self.press(covers)
            elif self.touch:
                self.page.touchscreen.tap(*spot)
            else:
                self.page.mouse.click(*spot)
            with suppress(TooLate):  # a second touch would take it back: first see whether the first one was heard
                self.page.wait_for_function(HEARD, arg=selector, polling=OFTEN, timeout=600)
                return

    def answer(self, asked: str) -> None:
        if asked == "curtain":
            self.do_once("uncover")
        elif asked == "result":
            self.do_once("go-on")
        elif asked == "bag":
            self.do("bag-suggest")
            self.do_once("bag-done")
        elif asked == "play":
            self.choose()

    def choose(self) -> None:
        """Touch what comes to hand first until it is a choice: with a hunter where that costs nothing, and no trade."""
        steps = self.page.evaluate(STEPS)
        for _ in range(6):
            if self.page.evaluate(STEPS) != steps:
                return  # the last touch was enough
            if self.sees(READY):
                self.do("done")  # what comes next may be ready too, with the same button
                self.page.wait_for_function(DONE_WITH, arg=steps)
                return
            picks = [pick for pick in self.picks() if pick.partition(":")[0] not in ("buy", "give", "get")]
            if not picks:
                return
            wanted = [pick for pick in picks if pick in ("hunters:1", "button:end", "deed:place")]
            self.touch_pick((wanted or picks)[0])
        raise AssertionError(f"no choice comes of it: {self.picks()}")


def laying(page: Page, site: SiteServer, hunters: int) -> BisonTable:
    """A new game by touch, where the place of the first tile is asked, with so many hunters."""
    table = BisonTable(page, site, touch=True).open("new=bison&seats=2&people=1&level=first&seed=5").wait()
    table.wait_until_asked("play")
    for pick in ("deed:place", f"hunters:{hunters}"):
        table.touch_pick(pick)
    page.wait_for_selector('#stage [data-pick^="cell:"]')
    return table
