"""One game, two tabs: only one of them writes, and it can be either."""

from conftest import Contexts
from games import in_hunt, played, put, save_text, session_of
from playwright.sync_api import expect
from table import Table

from workshop.serve import SiteServer

WATCHING = "This game is open in another tab. Here you only watch."


def test_the_second_tab_watches_until_it_takes_over(context: Contexts, site: SiteServer) -> None:
    device = context()
    first = Table(device.new_page(), site.url)
    put(first.page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)), bots=(None, None))})
    first.resume().wait_until_asked("curtain")
    first.do_once("uncover")
    first.wait_until_asked("play")

    second = Table(device.new_page(), site.url).resume()
    expect(second.page.locator("#status")).to_contain_text(WATCHING)
    assert second.page.locator('#stage [data-pick^="card:"]').count() == 0  # nobody's hand is shown to a watcher
    start = second.saves()["here"]

    first.play_card()
    first.wait_until_asked("curtain")
    played_on = second.saves()["here"]
    assert played_on["head"]["count"] > start["head"]["count"]

    second.do("here")
    second.wait_until_asked("curtain")
    expect(first.page.locator("#status")).to_contain_text(WATCHING)
    assert first.page.locator("#panel").is_hidden()
    assert second.saves()["here"]["code"] == played_on["code"]

    second.do_once("uncover")
    second.wait_until_asked("play")
    second.play_card()
    second.wait_until_asked("curtain")
    after = session_of(second.saves()["here"])
    assert len(after.steps) > played_on["head"]["count"]

    first.do("here")  # and back again: the first tab goes on where the second has left
    first.wait_until_asked("curtain")
    expect(second.page.locator("#status")).to_contain_text(WATCHING)
    assert [s.choice for s in session_of(first.saves()["here"]).steps] == [s.choice for s in after.steps]


def test_a_tab_that_closes_lets_go_of_its_game(context: Contexts, site: SiteServer) -> None:
    device = context()
    first = Table(device.new_page(), site.url)
    put(first.page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
    first.resume().wait_until_asked("play")
    first.page.close()
    second = Table(device.new_page(), site.url).resume()
    assert second.wait_until_asked() == "play"
