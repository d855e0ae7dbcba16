"""Short sentences at the table: they lie over nothing that is asked, and over no key that can be touched."""

import pytest
from conftest import PHONE, TABLET, Contexts
from games import put, save_text
from looks import resize
from playwright.sync_api import Page, expect
from table import Table

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
TALL = {"width": 768, "height": 1024}
SENTENCES = (
    "Undone: Harvest.",
    "First lay an action marker: on a tile of your grid, or on the order of play. Then touch what it is to do.",
)
LIES_OVER = """() => {
    const box = document.getElementById('toast').getBoundingClientRect();
    const keys = '#controls button, .brand, .header-tools, #menu-in-play, #side-handle, #ask-sound > button';
    return [...document.querySelectorAll(`#status, ${keys}`)].filter((e) => {
        const other = e.getBoundingClientRect();
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return e.checkVisibility() && !e.closest('[inert]') && wide > 0.5 && high > 0.5;
    }).map((e) => e.id || e.dataset.do || e.className);
}"""
OUTSIDE = """() => {
    const { left, top, right, bottom } = document.getElementById('toast').getBoundingClientRect();
    return left < 3 || top < 3 || right > innerWidth - 3 || bottom > innerHeight - 3; // its corners are seen
}"""


def my_turn(name: str) -> Session:
    session, rng = Session.new(GAMES[name], 2, seed=5), Rng(5)
    while len(session.steps) < 12 or session.state.actors() != (0,) or session.state.bag() is not None:
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    return session


def clear(page: Page, *where: object) -> None:
    assert page.evaluate(LIES_OVER) == [], where
    assert not page.evaluate(OUTSIDE), where


@pytest.mark.parametrize("game", ["manitou", "powwow", "bison", "wendake"])
def test_what_is_said_covers_neither_the_question_nor_a_key(context: Contexts, site: SiteServer, game: str) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    put(page, {"here": save_text(my_turn(game), bots=(None, "normal"))})
    table = Table(page, site.url, touch=True).resume()
    expect(page.locator("#controls .buttons > button").first).to_be_visible()
    for viewport in (TABLET, TALL, PHONE, SMALL):
        resize(page, viewport)
        for said in SENTENCES:
            for key in ("", "Take it back"):
                page.evaluate("([said, key]) => window.page.toast(said, key, 'undo')", [said, key])
                clear(page, viewport, said, key)
    page.evaluate("said => window.page.toast(said, 'All right', 'clock-seen')", SENTENCES[1])
    for viewport in (TALL, TABLET, PHONE):  # it stands there while the device is turned
        resize(page, viewport)
        clear(page, viewport)
    if game == "powwow":
        return  # whose turns go by
    table.press('#controls [data-do="undo"]')
    expect(page.locator("#toast")).not_to_be_empty()
    clear(page, "undone")


def test_what_explains_a_thing_goes_when_something_else_comes_into_sight(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    put(page, {"here": save_text(my_turn("wendake"), bots=(None, "normal"))})
    Table(page, site.url, touch=True).resume()
    other = '#stage [data-pane][role="button"][aria-pressed="false"]'
    page.wait_for_selector(other)
    for opens in (
        f"document.querySelector('{other}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))",
        "document.querySelector('#side-handle').click()",
        "page.openPanel('<h2>Market</h2>')",
    ):
        page.evaluate("page.toast('Fish. Beaver.', '', 'undo', [], true)")
        expect(page.locator("#toast")).to_have_text("Fish. Beaver.")
        page.evaluate(opens)
        expect(page.locator("#toast")).to_be_empty(timeout=1000)
