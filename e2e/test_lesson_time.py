"""A lesson at a table: its clock (a faked one), the lock of a tablet, and who may see a hand after a rest."""

from conftest import PHONE, TABLET, Contexts
from playwright.sync_api import Page, expect
from table import PATIENCE, Table
from test_axe import in_both_lights

from prateria.core.school.classlink import write_class
from prateria.core.school.prepared import Prepared, places
from prateria.core.session import Header
from prateria.games import by_number
from workshop.serve import SiteServer

TABLE = Prepared(Header("manitou", 2, 2, (), 4321), places(2, 1, "first"), "open", 3, 20)
MINUTE = 60_000


def seated(page: Page, site: SiteServer, table: Prepared, touch: bool = False) -> Table:
    """At a prepared table, where a card is to be played."""
    opened = Table(page, site.url, touch).open(f"class={write_class(table, by_number)}")
    opened.wait()
    while (asked := opened.wait_until_asked()) != "play":
        opened.answer(asked)
    return opened


def minutes(page: Page) -> int:
    return int(page.locator("#status .clock span").first.inner_text().split()[0])


def test_the_clock_warns_and_rings_and_the_result_is_handed_in(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    page.clock.install()
    table = seated(page, site, TABLE)
    expect(page.locator("#status .clock")).to_contain_text("min")
    began = minutes(page)
    assert 18 <= began <= 20
    page.clock.run_for((began - 6) * MINUTE)
    expect(page.locator("#status .clock")).not_to_have_class("clock short")
    page.clock.run_for(2 * MINUTE)
    table.toast("finish this round and count")
    expect(page.locator("#status .clock")).to_have_class("clock short")
    assert in_both_lights(page, "a table near the bell") == []
    page.clock.run_for(6 * MINUTE)
    table.toast("The time is over")
    expect(page.locator('#controls [data-do="hand-in"]')).to_be_visible()
    [save] = table.saves().values()
    assert save["table"]["settings"]["left"] == 0
    page.locator('#controls [data-do="hand-in"]').click()
    table.toast("No round is over yet")  # the first hunt is being played


def test_after_a_rest_people_are_asked_and_no_hand_lies_open(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    page.clock.install()
    table = seated(page, site, TABLE._replace(bots=(None, None)))
    left = minutes(page)
    page.clock.fast_forward(90 * MINUTE)  # a lid that was shut
    table.wait_until_asked("curtain")
    assert page.locator('#stage [data-pick^="card:"]').count() == 0
    table.toast("This device has rested")
    page.locator("#toast button").click()
    expect(page.locator("#panel h2")).to_have_text("How much time is left?")
    assert in_both_lights(page, "how much time is left") == []
    page.locator('#panel [data-do="clock-set"][data-value="10"]').focus()
    page.keyboard.press("Enter")
    table.wait_until_asked("curtain")
    assert left > 10
    expect(page.locator("#status .clock span").first).to_have_text("10 min")
    table.do_once("uncover")
    table.wait_until_asked("play")


def test_a_locked_tablet_stays_at_its_table_until_the_digits(context: Contexts, site: SiteServer) -> None:
    device = context(viewport=PHONE, has_touch=True)
    page = device.new_page()
    table = seated(page, site, TABLE._replace(profile="closed"), touch=True)
    lock = TABLE._replace(profile="closed").lock

    def refused() -> None:
        expect(page.locator('#panel form[data-do="unlock"]')).to_be_visible()
        assert page.locator("#play").is_visible()
        page.keyboard.press("Escape")

    table.leave()
    assert in_both_lights(page, "a lock") == []
    refused()
    page.go_back()
    refused()
    page.go_back()  # once more: there is still somewhere to come back to
    refused()
    page.reload()
    table.wait_for_python().wait()
    page.close()
    page = device.new_page()  # a tab that knows nothing of the one before
    page.goto(site.url)
    page.wait_for_selector("#stage > svg", timeout=PATIENCE)
    table = Table(page, site.url, touch=True).wait_for_python()
    table.wait_until_asked("play")
    table.do("settings")
    expect(page.locator("#panel")).to_contain_text("Locked at this table")
    assert page.locator('#panel [data-do="set-pace"]').count() == 0
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('#panel').open")
    table.leave()
    page.locator('#panel [name="digits"]').fill(lock)
    page.keyboard.press("Enter")
    expect(page.locator("#lobby")).to_be_visible()
    expect(page.locator("#games")).to_be_visible()
    other = device.new_page()
    other.goto(site.url)
    expect(other.locator("#games")).to_be_visible(timeout=PATIENCE)
