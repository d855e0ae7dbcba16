"""A territory of Wendake comes nearer at a touch that means nothing else, and goes back at the next; a tile of one's
own that is held opens large."""

from conftest import PHONE, Contexts
from games import put, save_text
from playwright.sync_api import expect
from wendake import Wendake

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

WIDE = "document.querySelector('#land-V1').getBoundingClientRect().width"


def usable() -> Session:
    """The first seat chooses a tile, and could use a progress tile."""
    session, rng = Session.new(GAMES["wendake"], 4, seed=11), Rng(5)
    while True:
        seat = session.state.actors()[0]
        for action in decide(SeatView(session.state, seat), "first", rng.fork()).actions:
            uses = any(getattr(other, "verb", "") == "use" for other in session.state.legal_actions())
            if session.state.actors() == (0,) and uses and session.state.observe(0).asked.what == "turn":
                return session
            session.play(action)


def test_a_territory_comes_nearer_at_an_idle_touch_and_a_held_tile_opens_large(
    context: Contexts, site: SiteServer
) -> None:
    page = context(viewport=PHONE, has_touch=True, reduced_motion="reduce").new_page()
    put(page, {"here": save_text(usable())}, confirm=False, asked=True)
    table = Wendake(page, site.url, touch=True)
    table.resume()
    table.wait_asked()
    tile = page.locator('#stage [data-held^="progress:"]').first
    box = tile.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator("#large-use")).to_be_visible()
    page.mouse.up()
    page.locator("#large-tile").tap()
    expect(page.locator("#large-tile")).to_be_hidden()
    page.locator('#stage [data-pane="map"][role="button"]').tap()
    whole = page.evaluate(WIDE)
    for nearer in (True, False):
        spot = page.locator("#land-V1").bounding_box()
        assert spot
        down = spot["height"] / (2 if nearer else 4)  # then clear of what is told
        page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + down)
        page.wait_for_function(f"{WIDE} > {whole * 1.5}" if nearer else f"Math.abs({WIDE} - {whole}) < 1")
