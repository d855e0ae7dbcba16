"""On phones nothing on the table is written smaller than 11 px, but what can be brought near (the land of Bison)."""

import pytest
from bison_table import BisonTable
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


ON_LAND = """() => [...document.querySelectorAll('#pan text')]
    .filter((e) => e.checkVisibility() && e.getBoundingClientRect().width && e.textContent.trim())
    .map((e) => {
        const { b, d } = e.getScreenCTM();
        return [parseFloat(getComputedStyle(e).fontSize) * Math.hypot(b, d), e.textContent];
    })"""
CUT = """() => {
    const frame = document.querySelector('#land').parentElement.querySelector('.bi-frame').getBoundingClientRect();
    return [...document.querySelectorAll('.bi-cell')].map((e) => e.getBoundingClientRect()).filter((box) =>
        box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom).length;
}"""


def broad() -> Session:
    """A game of two by chance in which tiles are laid whenever that goes, with twelve of them or more, before the first
    seat lays another one."""
    session, rng = Session.new(GAMES["bison"], 2, {}, seed=6), Rng(6)
    while True:
        state, legal = session.state, session.state.onward_actions()
        laying = [action for action in legal if "deed:place" in action.picks]
        tiles = len(state.observe(0).cells)
        if tiles >= 12 and state.phase == "name" and state.actors()[:1] == (0,) and laying:
            return session
        session.play((laying or legal)[rng.below(len(laying or legal))])


@pytest.mark.parametrize("viewport", [PHONE, SMALL], ids=["390", "360"])
def test_on_the_late_land_all_can_be_read_and_no_place_for_a_tile_is_cut(
    context: Contexts, site: SiteServer, viewport: dict[str, int]
) -> None:
    page = context(viewport=viewport, has_touch=True, locale="it-IT").new_page()
    put(page, {"late": save_text(broad(), bots=BOTS, names=NAMES, save_id="late")}, asked=True)
    table = BisonTable(page, site, touch=True)
    table.open().wait_for_python().go_on_with("late")
    table.wait_until_asked("play")
    top = "document.querySelector('#stage .own rect').getBoundingClientRect().top"
    panel = page.evaluate(top)
    for pick in ("", "deed:place", "hunters:1"):
        if pick:
            table.touch_pick(pick)
        page.wait_for_timeout(600)
        small = [(round(px, 1), text) for px, text in page.evaluate(ON_LAND) if px < LEAST - 0.05]
        assert small == [], pick
        assert abs(page.evaluate(top) - panel) < 1, "the panel lies still"
    page.wait_for_selector('#stage [data-pick^="cell:"]')
    assert page.evaluate(CUT) == 0
