"""A panel over a table: the page behind it is out of reach, and the table's many parts are not styled anew for it."""

import json

from conftest import PHONE, Contexts
from games import put, save_text
from playwright.sync_api import Browser, Page, expect
from table import Table

from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

OUTSIDE = "document.activeElement !== document.body && !document.activeElement.closest('#panel')"
STOPS = """document.querySelectorAll('#stage [tabindex="0"]').length"""

HIT = """() => [...document.querySelectorAll('body *')]
    .filter((e) => !e.closest('#panel') && e.getClientRects().length)
    .filter((e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === e;
    }).map((e) => e.id)"""


def at_a_table(page: Page, site: SiteServer, game: str = "wendake") -> Table:
    put(page, {"here": save_text(Session.new(GAMES[game], 2, seed=3))}, asked=True)
    table = Table(page, site.url).resume()
    page.wait_for_selector('#controls [data-do="hint"]')
    return table


def menu(page: Page) -> None:
    page.locator("#menu >> visible=true").or_(page.locator("#menu-in-play >> visible=true")).first.click()
    expect(page.locator("#panel h2")).to_have_text("Menu")


def read(page: Page) -> list[tuple[str, str]]:
    """(role, name) of all that a screen reader comes upon."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    seen = [node for node in nodes if not node["ignored"]]
    return [(str(node["role"]["value"]), str(node.get("name", {}).get("value", ""))) for node in seen]


def styled(browser: Browser, page: Page, work: str) -> int:
    """Of how many elements a style was worked out at most at once, from there until the next frames are painted."""
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink"])
    page.evaluate(work)
    page.wait_for_timeout(200)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return max((e["args"].get("elementCount", 0) for e in events if e["name"] == "UpdateLayoutTree"), default=0)


def test_by_tab_one_goes_round_in_a_panel_and_never_out_of_it(page: Page, site: SiteServer) -> None:
    """Also from a button that leads to the end because those behind it are of no use now."""
    at_a_table(page, site, "manitou")
    page.locator('#panel [data-do="bag-clear"]').click()
    expect(page.locator('#panel [data-do="bag-done"]')).to_be_disabled()
    page.locator('#panel [data-do="bag-suggest"]').focus()
    for key in ("Tab", "Shift+Tab", "Tab", "Tab", "Tab"):  # the way to the rules comes before the cards
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.closest('#panel') !== null"), key
    expect(page.locator("#bag-h1")).to_be_focused()


def test_a_panel_comes_and_goes_without_the_tables_parts_being_styled_anew(
    context: Contexts, browser: Browser, site: SiteServer
) -> None:
    page = context().new_page()
    at_a_table(page, site)
    parts = page.evaluate("document.querySelectorAll('#stage *').length")
    assert parts > 1000
    opened = styled(browser, page, "page.openPanel('<h2>A result</h2>', { quiet: true })")
    assert page.evaluate("panel.open")
    assert 0 < opened < parts / 2
    closed = styled(browser, page, "page.closePanel()")
    assert 0 < closed < parts / 2


def test_what_is_behind_a_panel_is_out_of_reach(context: Contexts, site: SiteServer) -> None:
    for viewport in (None, PHONE):
        page = context(**({"viewport": viewport} if viewport else {})).new_page()
        at_a_table(page, site)
        assert page.evaluate(STOPS) == 1
        menu(page)
        page.wait_for_function(f"{STOPS} === 0")
        assert page.evaluate(HIT) in ([], ["veil"])  # touches meet the veil, or the panel
        page.evaluate("document.querySelector('#stage [data-pick]').focus()")
        assert not page.evaluate(OUTSIDE)
        assert page.evaluate("document.activeElement !== document.body")
        for key in ["Tab"] * 30 + ["Shift+Tab"] * 30:
            page.keyboard.press(key)
            assert not page.evaluate(OUTSIDE)
        heard = read(page)
        assert ("heading", "Menu") in heard
        assert ("button", "Hint") not in heard
        assert "application" not in dict(heard)
        page.set_viewport_size({"width": 800, "height": 700})  # the table is drawn anew behind it
        page.wait_for_timeout(500)
        assert page.evaluate(STOPS) == 0
        page.keyboard.press("Escape")
        expect(page.locator("#panel")).to_be_hidden()
        page.wait_for_function(f"{STOPS} === 1")
        assert page.locator("[inert], #stage[aria-hidden]").count() == 0
        expect(page.locator("#veil")).to_be_hidden()


def test_the_focus_goes_back_to_where_it_was(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    at_a_table(page, site)
    for way in ("Escape", "#panel-close"):
        page.locator("#menu").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#panel h2")).to_be_focused()
        page.keyboard.press(way) if way == "Escape" else page.locator(way).click()
        expect(page.locator("#menu")).to_be_focused()
    pick = "#stage [data-pick][tabindex='0']"
    page.locator(pick).focus()
    name = page.locator(pick).get_attribute("data-pick")
    page.keyboard.press("?")
    expect(page.locator("#panel h2")).to_be_focused()
    page.keyboard.press("Escape")
    page.wait_for_function("name => document.activeElement.dataset.pick === name", arg=name)


def test_behind_a_curtain_the_whole_page_is_inert_also_in_the_place_of_a_panel(
    context: Contexts, site: SiteServer
) -> None:
    page = context().new_page()
    at_a_table(page, site)
    page.locator("#menu").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#panel h2")).to_be_focused()
    assert not page.evaluate("panel.matches(':modal')")
    curtain = '<h2>Hand it on</h2><div class="buttons"><button class="button main">Here I am</button></div>'
    page.evaluate("html => page.openPanel(html, { opaque: true, quiet: true })", curtain)
    assert page.evaluate("panel.matches(':modal')")
    expect(page.locator("#veil")).to_be_hidden()
    expect(page.locator("#panel .main")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert page.evaluate("panel.matches(':modal')")
    page.evaluate("page.openPanel('<h2>A result</h2>', { quiet: true })")  # and a panel in the place of a curtain
    assert page.evaluate("panel.open && !panel.classList.contains('opaque')")
    page.evaluate("page.closePanel()")
    expect(page.locator("#menu")).to_be_focused()
    assert page.locator("[inert], #stage[aria-hidden]").count() == 0


def test_a_panel_says_nothing_of_the_one_before(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    at_a_table(page, site)
    expect(page.locator("#say")).to_contain_text("choose a tile")  # else it would be said in what opens meanwhile
    page.evaluate("page.openPanel('<h2>Goods for points</h2>', { quiet: true })")
    page.evaluate("page.toast('Which goods become points?')")
    expect(page.locator("#panel-say")).to_have_text("Which goods become points?")
    page.evaluate("page.closePanel()")
    page.evaluate("page.openPanel('<h2>From the long house</h2>', { quiet: true })")
    expect(page.locator("#panel-say")).to_be_empty()
