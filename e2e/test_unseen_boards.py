"""Without sight: what lies on boards that are only looked at, and the way on from what brings little."""

from conftest import Contexts
from playwright.sync_api import expect
from test_unseen import begun
from wendake import by_chance as wendake_by_chance

from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer


def test_arrows_lead_through_market_and_board_of_wendake(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, wendake_by_chance(2, lambda session: len(session.steps) > 10))
    page.keyboard.press("b")
    page.wait_for_function("document.getElementById('stage').dataset.pane === 'market'")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#pane-market [data-reads]:focus")).to_have_count(1)
    page.keyboard.press("Home")
    first = page.evaluate("document.activeElement.ariaLabel")
    assert "Price: 1 pelt, 1 fish, 1 vegetable. When you buy it: " in first
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel") != first
    page.locator('#tabs [data-pane="board"]').focus()
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("Enter")
    page.wait_for_function("window.spoken.some((said) => said.startsWith('Order of play: '))")
    met = set()
    for _ in range(8):
        page.keyboard.press("PageDown")
        met.add(page.evaluate("document.activeElement.closest('[role=\"group\"]').ariaLabel"))
    assert {"Order of play", "Tracks", "Mask spaces", "Turtles"} <= met
    page.locator('#strips [data-pane="p1"]').focus()
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("Enter")
    page.wait_for_function("window.spoken.some((said) => said.endsWith('W: all of it in words.'))")


def test_of_an_action_without_hunters_the_way_on_is_said_and_d_goes_it(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, Session.new(GAMES["bison"], 2, seed=3))
    page.locator('#stage [data-pick="deed:canoe"]').focus()
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("Enter")
    page.wait_for_function("window.spoken.some((said) => said.includes('D, then Enter: 0 hunters, 1 animal.'))")
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("Enter")  # a second one does not say it all again
    page.wait_for_function("window.spoken.length")
    assert page.evaluate("window.spoken") == ["D leads to what is still to be chosen."]
    page.keyboard.press("d")
    page.wait_for_function("document.activeElement.dataset.pick === 'hunters:0'")


def test_s_says_what_is_to_be_done_also_while_areas_are_shown(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, Session.new(GAMES["bison"], 2, seed=3))
    page.locator('#stage [data-do="look"][data-value="areas"]').first.dispatch_event("click")
    page.wait_for_timeout(300)
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("s")
    assert "choose an action" in page.evaluate("window.spoken.splice(0)")[-1]
