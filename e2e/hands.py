"""A finger and a mouse that move pieces by hand, and tables at which there is something to move."""

from collections.abc import Callable, Mapping
from typing import Any

from conftest import Contexts
from games import put, save_text
from playwright.sync_api import Page
from table import Table

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

__all__ = ["SPOT", "Finger", "Hand", "Mouse", "arrived", "position", "table_at"]

SPOT = """([selector, wanted]) => {
    const there = [...document.querySelectorAll(selector)].find((e) => e.checkVisibility());
    const box = there?.getBoundingClientRect();
    if (!box) return null;
    const meets = (x, y) => there.contains(document.elementFromPoint(x, y)?.closest(wanted));
    for (let i = 0; i < 600; i += 1) {  // from the middle outwards
        const [turn, far] = [i * 2.4, Math.sqrt(i / 600) / 2];
        const [dx, dy] = [0.5 + far * Math.cos(turn), 0.5 + far * Math.sin(turn)];
        const [x, y] = [box.x + box.width * dx, box.y + box.height * dy];
        if ([[0, 0], [2, 0], [-2, 0], [0, 2], [0, -2]].every(([a, b]) => meets(x + a, y + b))) return [x, y];
    }
    return null;
}"""
"""Where a hand meets a thing, and nothing that lies over it or beside: a finger is no point."""


def spot(page: Page, selector: str) -> tuple[float, float]:
    found = page.evaluate(SPOT, [selector, "[data-pick], [data-drag], [data-drop]"])
    assert found, f"no hand meets {selector}"
    return found[0], found[1]


class Hand:
    """One finger, or the mouse: `down`, `to`, `up` at places of the page."""

    touches = False

    def __init__(self, page: Page) -> None:
        self.page, self.at = page, (0.0, 0.0)

    def down(self, x: float, y: float) -> None:
        raise NotImplementedError

    def move(self, x: float, y: float) -> None:
        raise NotImplementedError

    def up(self) -> None:
        raise NotImplementedError

    def to(self, x: float, y: float, steps: int = 6) -> None:
        """On its way there in so many steps."""
        (a, b), self.at = self.at, (x, y)
        for i in range(1, steps + 1):
            self.move(a + (x - a) * i / steps, b + (y - b) * i / steps)

    def take(self, selector: str) -> None:
        """Come down on that, and a little further: it follows."""
        self.at = spot(self.page, selector)
        self.down(*self.at)
        self.to(self.at[0] + 14, self.at[1] - 14, 3)
        self.page.wait_for_selector(".drag-layer", state="attached")

    def carry(self, selector: str) -> None:
        """Over that, and wait until it is marked."""
        self.to(*spot(self.page, selector))
        self.page.wait_for_selector("#stage .under", state="attached")

    def drag(self, piece: str, place: str) -> None:
        self.take(piece)
        open_ = f"{place}:is([data-drop], :not([aria-disabled='true']))"
        self.page.wait_for_selector(open_, state="attached")  # Python has drawn it
        self.carry(place)
        self.up()


class Mouse(Hand):
    def down(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)

    def up(self) -> None:
        self.page.mouse.up()


class Finger(Hand):
    """Real touches, as the browser gets them of a screen."""

    touches = True

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.screen = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": i + 1} for i, (x, y) in enumerate(points)]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def down(self, x: float, y: float) -> None:
        self.send("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self.send("touchMove", (x, y))

    def up(self) -> None:
        self.send("touchEnd")


def position(game: str, wanted: Callable[[Any], bool], options: Mapping[str, Any] | None = None) -> Session:
    """A game by chance, to a decision of the first seat of which that is true."""
    for seed in range(1, 60):
        session, rng = Session.new(GAMES[game], 2, options, seed=seed), Rng(seed)
        while legal := session.state.onward_actions():
            if session.state.actors() == (0,) and wanted(session.state):
                return session
            session.play(legal[rng.below(len(legal))])
    raise AssertionError("it does not happen")


def table_at(context: Contexts, site: SiteServer, session: Session, **settings: Any) -> Table:
    """That game, the first seat a person, the other the computer; nothing is asked but what is to be done."""
    page = context(has_touch=True, **settings).new_page()
    put(page, {"here": save_text(session, bots=(None, "first"))})
    table = Table(page, site.url)
    table.resume()
    page.wait_for_selector('#controls [data-do="hint"]')
    return table


def arrived(page: Page) -> list[str]:
    """The picks that are chosen."""
    chosen = '#stage [data-pick][aria-pressed="true"]'
    found: list[str] = page.eval_on_selector_all(chosen, "all => all.map((e) => e.dataset.pick)")
    return found
