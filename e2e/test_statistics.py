"""Statistics of a device: off until somebody wants them, taken along as they are, gone with everything else."""

from conftest import Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table

from prateria.core.stats import figures
from prateria.games import GAMES
from workshop.serve import SiteServer

LAST = played(2, 5, in_hunt(GAMES["manitou"].META.rounds, 8, 0))
SWITCH = '#statistics input[name="stats"]'
KEPT = "localStorage.getItem('prateria:stats')"


def settings(page: Page) -> None:
    page.locator("#menu").click()
    page.locator("#statistics").wait_for()


def counting(page: Page, site: SiteServer) -> Table:
    put(page, {"here": save_text(LAST, bots=(None, "first"), names=("Ola", ""))}, pace="fast")
    return Table(page, site.url).open().wait_for_python()


def test_nothing_is_counted_until_it_is_wanted(page: Page, site: SiteServer) -> None:
    table = counting(page, site)
    settings(page)
    expect(page.locator(SWITCH)).not_to_be_checked()
    expect(page.locator("#stats-file")).to_have_count(0)
    page.keyboard.press("Escape")
    table.resume()
    table.play_to_the_end()
    assert page.evaluate(KEPT) is None
    expect(page.locator("#panel")).not_to_contain_text("on this device")


def test_what_is_counted_is_taken_along_as_it_is_and_erased_it_is_gone(context: Contexts, site: SiteServer) -> None:
    page = context(accept_downloads=True).new_page()
    table = counting(page, site)
    settings(page)
    page.locator(SWITCH).check()
    expect(page.locator("#stats-on")).to_contain_text("from the next game")
    expect(page.locator(SWITCH)).to_be_focused()
    page.keyboard.press("Escape")
    table.resume()
    table.play_to_the_end()
    kept = page.evaluate(KEPT)
    found = figures(kept, "Ola", "manitou")
    assert found.played == 1
    expect(page.locator("#panel")).to_contain_text(f"best result {found.best}")

    table.open().wait_for_python()
    settings(page)
    with page.expect_download() as download:
        page.locator("#stats-file").click()
    assert download.value.path().read_text(encoding="utf-8") == kept
    page.locator("#erase").click()
    with page.expect_navigation():
        page.locator("#erase-yes").click()
    table.wait_for_python()
    assert page.evaluate(KEPT) is None
    settings(page)
    expect(page.locator(SWITCH)).not_to_be_checked()
    expect(page.locator("#stats-file")).to_have_count(0)
