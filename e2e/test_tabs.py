"""One game, two tabs: only one of them writes, and it can be either."""

from conftest import Contexts
from games import in_hunt, played, put, save_text, session_of
from playwright.sync_api import expect
from table import Table

from workshop.serve import SiteServer

DELETED = "This game was deleted in another tab."
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


def test_deleted_elsewhere_is_told_and_not_written_back(context: Contexts, site: SiteServer) -> None:
    device = context()
    first = Table(device.new_page(), site.url)
    put(first.page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
    first.resume().wait_until_asked("play")
    first.play_card()
    first.wait_until_asked("play")
    position = session_of(first.saves()["here"])

    second = Table(device.new_page(), site.url).open().wait_for_python()
    remove = second.page.get_by_role("button", name="Delete:").first
    remove.click()
    second.toast("The game is deleted.")
    expect(first.page.locator("#status")).to_contain_text(DELETED)
    assert first.saves() == {}

    second.page.get_by_role("button", name="Undo").click()  # nothing is older than before, and the table goes on
    expect(first.page.locator("#status")).not_to_contain_text(DELETED)
    first.wait_until_asked("play")
    assert [s.choice for s in session_of(first.saves()["here"]).steps] == [s.choice for s in position.steps]

    remove.click()
    expect(first.page.locator("#status")).to_contain_text(DELETED)
    first.do("keep-here")
    first.wait_until_asked("play")
    first.play_card()
    first.wait_until_asked("play")
    longer = first.saves()["here"]
    assert longer["head"]["count"] > len(position.steps)
    undo = second.page.get_by_role("button", name="Undo")
    if undo.is_visible():
        undo.click()
    expect(second.page.locator("#saves .save")).to_have_count(1)
    second.page.evaluate("store.settled().then(() => true)")
    assert first.saves()["here"]["code"] == longer["code"]


def test_erased_elsewhere_is_told_and_stays_so(context: Contexts, site: SiteServer) -> None:
    device = context()
    first = Table(device.new_page(), site.url)
    put(first.page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)), names=("Ola", ""))}, theme="dark")
    first.resume().wait_until_asked("play")
    second = Table(device.new_page(), site.url).open().wait_for_python()
    for button in ("#menu", "#erase", "#erase-yes"):
        second.page.locator(button).click()
    second.toast("Everything is erased.")
    expect(first.page.locator("#status")).to_contain_text(DELETED)
    first.do("home")
    expect(first.page.locator("#saves")).to_be_hidden()
    first.page.locator("#theme").click()  # a setting is kept, and nothing of before with it
    kept = first.page.evaluate("Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'put'))")
    assert set(kept) == {"prateria:gen", "prateria:prefs"}
    assert "Ola" not in str(kept)
    second.open()
    expect(second.page.locator("#saves")).to_be_hidden()


def test_a_game_that_is_played_is_not_renamed_in_another_tab(context: Contexts, site: SiteServer) -> None:
    device = context()
    first = Table(device.new_page(), site.url)
    put(first.page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
    first.resume().wait_until_asked("play")
    second = Table(device.new_page(), site.url).open().wait_for_python()
    second.page.get_by_role("button", name="Rename:").click()
    second.page.locator("#rename").fill("Ours")
    second.page.keyboard.press("Enter")
    second.toast("This game is open in another tab.")
    assert "title" not in first.saves()["here"]["head"]
    first.play_card()
    assert first.wait_until_asked("play")
