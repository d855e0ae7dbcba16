"""A table of Wendake as a person uses it: what can be touched now, and turns that are quick to play."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page
from table import Table

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES

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
NAMES = "all => all.map((e) => [e.dataset.pick, e.getAttribute('aria-label')])"
WAY = """there => {
    const here = document.activeElement;
    if (here === there) return '';
    return there.compareDocumentPosition(here) === Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab';
}"""
"""The key that brings the focus nearer; `` when it is there."""
ARROW = """pick => {
    const centre = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
    const here = document.activeElement;
    if (here.dataset.pick === pick) return null;
    const there = [...document.querySelectorAll('#stage [data-pick]')].find((e) => e.dataset.pick === pick);
    const [[x, y], [u, v]] = [centre(here), centre(there)];
    const wide = Math.abs(u - x) > Math.abs(v - y);
    return [`${x} ${y}`, wide ? (u > x ? 'ArrowRight' : 'ArrowLeft') : v > y ? 'ArrowDown' : 'ArrowUp'];
}"""
"""Where the focus is, and the arrow that leads towards a pick; null when it is there."""
DRAWN = "(region) => { window.seenBefore = document.querySelector(region).innerHTML; }"
CHANGED = "(region) => document.querySelector(region).innerHTML !== window.seenBefore"
"""What a region is drawn as stays in the page: hundreds of kilobytes, for each touch there and back."""
ASKED = """() => {
    const at = (s) => document.querySelector(s)?.checkVisibility();
    if (at('#panel .curtain-mark')) return 'curtain';
    if (at('#panel [data-do="bag-done"]')) return 'bag';
    if (at('#panel [data-do="again"]')) return 'end';
    if (at('#panel [data-do="go-on"]')) return 'result';
    if (!at('#controls [data-do="hint"]')) return '';
    return document.querySelector('#stage > svg').dataset.asked.split(' ')[2] ?? '';
}"""
LATER = ("button:end", "button:done", "button:stop", "button:hold", "button:swap", "button:transfer", "button:back")
"""What is touched only if there is nothing else, or enough has been done: these first, so that a turn ends."""
MOST = 2_000
"""Touches of a whole game: whoever needs more goes in a circle."""


def by_chance(seats: int, until: Callable[[Session], bool], seed: int = 4) -> Session:
    """A game by chance up to the first turn of the first seat at which that holds."""
    session, rng = Session.new(GAMES["wendake"], seats, seed=seed), Rng(seed)
    while session.state.actors() != (0,) or not until(session):
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    return session


def before_the_end(of: str, turtles: bool = False, seed: int = 4) -> Session:
    """Wendake: the first seat need only end its turn to end a year, or the game; `turtles`: somebody has one."""

    def holds(session: Session) -> bool:
        state: Any = session.state
        end = next((action for action in state.legal_actions() if getattr(action, "verb", "") == "end"), None)
        if end is None or (turtles and not any(player.turtles for player in state.players)):
            return False
        after = state.clone()
        after.apply(end)
        asked = after.observe(None).asked
        return asked is not None and asked.what == "evolve" if of == "year" else asked is None

    return by_chance(2, holds, seed)


class Wendake(Table):
    """`steps`: how many actions of a tile are done before the turn is ended; `wanted`: what is touched, once, as soon
    as it can be, such as `step:trade`; tiles that bring it are chosen first."""

    ASKED = ASKED

    def __init__(self, page: Page, url: str, touch: bool = False, steps: int = 1, wanted: Collection[str] = ()) -> None:
        super().__init__(page, url, touch)
        self.steps, self.wanted = steps, list(wanted)
        self.seen: set[str] = set()
        self.touched: list[str] = []
        self._done = 0

    def asked(self) -> str:
        """`curtain`, `bag`, `end`, `result`, what the stage asks (`turn`, `moves` ...), or `` while others move."""
        return self.waiting_for()

    def wait_asked(self) -> str:
        asked = self.wait_until_asked()
        self.seen.add(asked)
        return asked

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
            if self.sees('#panel [data-do="bag-suggest"]'):
                self.do("bag-suggest")
            else:  # one of two
                self.press('#panel [data-do="bag-add"]:enabled')
            if self.sees('#panel [data-do="bag-done"]'):
                self.do_once("bag-done")
        elif self.sees('#controls [data-do="done"]'):
            self.do_once("done")
        else:
            self._touch(asked)

    def choose(self, asked: str, legal: Collection[str]) -> str:
        """What to touch of what can be touched; `` if there is nothing."""
        if asked == "turn":
            self._done = 0
        if asked == "steps" and "button:end" in legal and self._done >= self.steps and not self._wished(legal):
            return "button:end"
        pick = self._wished(legal) or (self._tile(legal) if asked == "turn" else "")
        pick = pick or next((p for p in legal if p not in LATER), "") or next((p for p in LATER if p in legal), "")
        if pick in self.wanted:
            self.wanted.remove(pick)
        self._done += pick.startswith("step:")
        return pick

    def _wished(self, legal: Collection[str]) -> str:
        return next((pick for pick in self.wanted if pick in legal), "")

    def _tile(self, legal: Collection[str]) -> str:
        """A tile with an action that is wanted, by its name."""
        names = dict(self.page.eval_on_selector_all('#stage [data-pick^="tile:"]', NAMES))
        wanted = [pick[5:].capitalize() for pick in self.wanted if pick.startswith("step:")]
        return next((tile for tile in legal if any(step in names.get(tile, "") for step in wanted)), "")

    def _touch(self, asked: str) -> None:
        self.page.evaluate(DRAWN, "#stage")  # first: what is drawn while one looks may leave nothing at that spot
        legal = self.legal()
        if self.asked() != asked:
            return  # the last touch was still being carried out: what can be touched now belongs to another question
        pick = self.choose(asked, legal)
        if not pick:
            self.page.wait_for_timeout(25)  # it is being drawn
            return
        self.touched.append(pick)
        self.point(pick, legal[pick])

    def point(self, pick: str, spot: tuple[float, float]) -> None:
        """Touch that, and wait until the table says something else than what was drawn when one looked."""
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*spot)
        self.page.wait_for_function(CHANGED, arg="#stage")

    @contextmanager
    def changing(self, region: str) -> Iterator[None]:
        """What is done in it draws that region anew: wait until it has."""
        self.page.evaluate(DRAWN, region)
        yield
        self.page.wait_for_function(CHANGED, arg=region)

    def play_until(self, *ends: str) -> str:
        for _ in range(MOST):
            if (asked := self.wait_asked()) in ends:
                return asked
            self.step(asked)
        raise AssertionError(f"{ends} never came: {self.page.inner_text('#status')!r} after {self.touched[-12:]}")

    def year(self) -> int:
        return int(self.page.evaluate("document.querySelector('.status-aside').textContent.match(/[0-9]+/)[0]"))


class ByKeyboard(Wendake):
    """The same without finger or mouse: with Tab to what is wanted, on the table with the arrows, then Enter."""

    def press(self, selector: str) -> None:
        self._tab_to(self.page.locator(selector).first)
        self.page.keyboard.press("Enter")

    def _tab_to(self, target: Locator) -> None:
        for _ in range(60):
            key = target.evaluate(WAY)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach {target}")

    def step(self, asked: str) -> None:
        if asked == "bag":
            self._fill()
        else:
            super().step(asked)

    def _fill(self) -> None:
        """One more of what there is, until it is enough."""
        done = self.page.locator('#panel [data-do="bag-done"]')
        out = '#panel :is([data-do="bag-remove"], .we-take[aria-pressed="true"]):enabled'  # something lies in it
        while not self.page.locator(out).count() or not done.is_enabled():
            with self.changing("#panel"):
                self.press('#panel [data-do="bag-add"]:enabled')
            if not self.sees('#panel [data-do="bag-done"]'):  # one thing goes at its touch
                return
        self.do_once("bag-done")

    def point(self, pick: str, spot: tuple[float, float]) -> None:
        self._tab_to(self.page.locator('#stage [tabindex="0"]'))
        seen: set[str] = set()
        while (way := self.page.evaluate(ARROW, pick)) and way[0] not in seen:
            seen.add(way[0])
            self.page.keyboard.press(way[1])
        for _ in range(200):  # what lies behind no arrow: one thing after another
            if not self.page.evaluate(ARROW, pick):
                with self.changing("#stage"):  # only now: the way here moved its tab stop
                    self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("n")
        raise AssertionError(f"the keyboard does not reach {pick}")
