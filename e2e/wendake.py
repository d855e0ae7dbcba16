"""A table of Wendake as a person uses it: what can be touched now, and turns that are quick to play."""

from playwright.sync_api import Page
from table import Table

LEGAL = """() => {
    const parts = [0.5, 0.2, 0.8];
    const spots = parts.flatMap((y) => parts.map((x) => [x, y]));
    const found = {};
    const sort = (e) => e.dataset.pick.split(':')[0];
    const chosen = [...document.querySelectorAll('#stage [data-pick][aria-pressed="true"]')].map(sort);
    for (const e of document.querySelectorAll('#stage [data-pick]:not([aria-disabled="true"])')) {
        const box = e.getBoundingClientRect();
        if (!box.width || found[e.dataset.pick] || chosen.includes(sort(e))) continue;
        const at = ([x, y]) => [box.x + x * box.width, box.y + y * box.height];
        const spot = spots.map(at).find((spot) => e.contains(document.elementFromPoint(...spot)));
        if (spot) found[e.dataset.pick] = spot;
    }
    return found;
}"""
LATER = ("button:swap", "button:transfer", "button:stop", "button:done", "button:hold", "button:end")
"""What is touched only if there is nothing else, or enough has been done."""


class Wendake(Table):
    """`steps`: how many actions of a tile are done before the turn is ended."""

    def __init__(self, page: Page, url: str, touch: bool = False, steps: int = 1) -> None:
        super().__init__(page, url, touch)
        self.steps = steps
        self.seen: set[str] = set()
        self._done = 0

    def asked(self) -> str:
        """`curtain`, `bag`, `end`, `result`, what the stage asks (`turn`, `moves` ...), or `` while others move."""
        return str(
            self.page.evaluate(
                """() => {
                    const at = (s) => document.querySelector(s)?.checkVisibility();
                    if (at('#panel .curtain-mark')) return 'curtain';
                    if (at('#panel [data-do="bag-done"]')) return 'bag';
                    if (at('#panel [data-do="again"]')) return 'end';
                    if (at('#panel [data-do="go-on"]')) return 'result';
                    if (!at('#controls [data-do="hint"]')) return '';
                    return document.querySelector('#stage > svg').dataset.asked.split(' ')[2] ?? '';
                }"""
            )
        )

    def wait_asked(self) -> str:
        for _ in range(2400):
            if asked := self.asked():
                self.seen.add(asked)
                return asked
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing is asked: {self.page.inner_text('#status')!r}")

    def legal(self) -> dict[str, tuple[float, float]]:
        """What can be touched next, and where a finger meets it; of what is chosen nothing else of its sort."""
        return dict(self.page.evaluate(LEGAL))

    def step(self, asked: str) -> None:
        """Answer that, quickly: each touch acts at once where nothing is to be confirmed."""
        if asked == "curtain":
            self.do_once("uncover")
        elif asked == "result":
            self.do_once("go-on")
        elif asked == "bag":
            self.do("bag-suggest")
            self.do_once("bag-done")
        else:
            self._touch(asked)

    def _touch(self, asked: str) -> None:
        legal = self.legal()
        if asked == "steps" and "button:end" in legal and self._done >= self.steps:
            pick, self._done = "button:end", 0
        else:
            pick = next((p for p in legal if p not in LATER), None) or next(iter(legal), "")
            if asked == "steps":
                self._done = 0 if pick == "button:end" else self._done + 1
        if not pick:
            self.page.wait_for_timeout(25)  # it is being drawn
            return
        before = self.page.inner_html("#stage")
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*legal[pick])
        self.page.wait_for_function("(html) => document.querySelector('#stage').innerHTML !== html", arg=before)

    def play_until(self, *ends: str) -> str:
        while (asked := self.wait_asked()) not in ends:
            self.step(asked)
        return asked

    def year(self) -> int:
        return int(self.page.evaluate("document.querySelector('.status-aside').textContent.match(/[0-9]+/)[0]"))
