"""On phones nothing on the table is written smaller than 11 px, but what can be brought near (the land of Bison)."""

import pytest
from conftest import PHONE, Contexts
from games import put, save_text
from table import Table

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.view.letters import LEAST
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
MOVES = {"manitou": 60, "bison": 60, "wendake": 160, "powwow": 60}
BOTS = (None, "first", "first", "first")
NAMES = ("Przemysława", "Orzeł", "", "")

WRITTEN = """() => [...document.querySelectorAll('#stage text, #stage tspan')]
    .filter((e) => [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim()))
    .filter((e) => e.checkVisibility() && e.getBoundingClientRect().width && !e.closest('#pan'))
    .map((e) => {
        const { b, d } = e.getScreenCTM();
        return [parseFloat(getComputedStyle(e).fontSize) * Math.hypot(b, d), e.textContent];
    })"""


def late(game: str) -> Session:
    """A game of four by chance, when the first seat is asked."""
    options = {"calm": True} if game == "powwow" else {}
    session, rng = Session.new(GAMES[game], 4, options, seed=5), Rng(5)
    while len(session.steps) < MOVES[game] or session.state.actors()[:1] != (0,):
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    return session


@pytest.mark.parametrize("viewport", [PHONE, SMALL], ids=["390", "360"])
def test_nothing_on_the_table_is_smaller_than_can_be_read(
    context: Contexts, site: SiteServer, viewport: dict[str, int]
) -> None:
    page = context(viewport=viewport, has_touch=True, locale="pl-PL").new_page()
    saves = {game: save_text(late(game), bots=BOTS, names=NAMES, save_id=game) for game in MOVES}
    put(page, saves, asked=True)
    table = Table(page, site.url, touch=True).open().wait_for_python()
    for game in MOVES:
        table.go_on_with(game)
        page.wait_for_selector("#stage text", state="attached")
        page.wait_for_timeout(500)
        panes = "[...document.querySelectorAll('#stage [data-pane][role=button]')]"
        count = page.evaluate(f"{panes}.length")
        for n in range(count or 1):
            if count:
                page.evaluate(f"{panes}[{n}].dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")
            written = page.evaluate(WRITTEN)
            assert written, game
            assert [(round(px, 1), text) for px, text in written if px < LEAST - 0.05] == [], game
        table.leave()
