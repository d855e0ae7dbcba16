"""People of Wendake glide from their long house to the village, and back to it; nothing moves for who wants it so."""

from collections.abc import Callable
from typing import Any

import pytest
from conftest import TABLET, Contexts
from games import put, save_text
from playwright.sync_api import Page
from wendake import Wendake

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SEE_FLIGHTS = """() => {
    window.flown = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
        window.flown.push([this.id, frames[0].transform, frames.at(-1).transform, frames.at(-1).opacity]);
        return animate.call(this, frames, options);
    };
}"""


def by_chance(until: Callable[[Any], bool]) -> Session:
    """A game by chance, to a question to seat 0 of which that is true."""
    for seed in range(1, 40):
        session, rng = Session.new(GAMES["wendake"], 2, seed=seed), Rng(seed)
        while legal := session.state.onward_actions():
            if session.state.actors() == (0,) and until(session.state):
                return session
            session.play(legal[rng.below(len(legal))])
    raise AssertionError("it does not happen")


def who_comes(state: Any) -> bool:
    """Villagers of the long house are to be chosen, none is yet."""
    asked = state.observe(0).asked
    return bool(asked.what == "bag" and asked.bag == "natives" and not asked.taken)


def fights(state: Any) -> list[Any]:
    """Steps that send two warriors home."""
    return [action for action in state.legal_actions() if getattr(action, "verb", "") == "fight"]


def at_table(context: Contexts, site: SiteServer, session: Session, motion: str) -> Wendake:
    page = context(viewport=TABLET, has_touch=True, reduced_motion=motion).new_page()
    put(page, {"here": save_text(session, bots=(None, None))}, confirm=False)
    table = Wendake(page, site.url, touch=True)
    table.resume()
    if table.wait_asked() == "curtain":
        table.step("curtain")
        table.wait_asked()
    page.evaluate(SEE_FLIGHTS)
    return table


def flown(page: Page) -> list[str]:
    return [name for name, start, end, _ in page.evaluate("window.flown") if start != end]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_villagers_come_out_of_the_long_house(context: Contexts, site: SiteServer, motion: str) -> None:
    table = at_table(context, site, by_chance(who_comes), motion)
    assert table.wait_asked() == "bag"
    table.step("bag")
    table.page.wait_for_function("!document.querySelector('#panel[open]')")
    table.wait_asked()
    came = [name for name in flown(table.page) if "-V" in name]
    assert bool(came) is (motion == "no-preference"), came


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_fallen_go_to_their_long_houses(context: Contexts, site: SiteServer, motion: str) -> None:
    session = by_chance(lambda state: bool(fights(state)))
    fight = fights(session.state)[0]
    table = at_table(context, site, session, motion)
    for pick in fight.picks:
        spot = table.legal()[pick]
        table.page.touchscreen.tap(*spot)
        table.page.wait_for_timeout(200)
    gone = [name for name in flown(table.page) if "-home-" in name]
    assert len(gone) == (2 if motion == "no-preference" else 0), gone
    table.page.wait_for_timeout(900)
    seen = table.page.eval_on_selector_all(".we-home", "all => all.map((e) => getComputedStyle(e).opacity)")
    assert set(seen) == {"0"}
