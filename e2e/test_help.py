"""Help at the table: taking back, hints, the lock of a class, and a move that counts at once."""

from conftest import Contexts
from games import in_hunt, played, put, save_text, session_of
from playwright.sync_api import Page, expect
from table import Table

from workshop.serve import SiteServer


def at_the_table(page: Page, site: SiteServer, **settings: object) -> Table:
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 4, 0)), **settings)})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    return table


def steps(table: Table) -> int:
    return len(session_of(table.saves()["here"]).steps)


def test_practice_takes_back_one_turn_and_says_so(page: Page, site: SiteServer) -> None:
    table = at_the_table(page, site)
    before = steps(table)
    cards = table.legal_cards()
    table.play_card()
    table.wait_until_asked("play")
    assert steps(table) == before + 2
    table.do("undo")
    expect(page.locator("#side")).to_contain_text("Taken back for practice.")
    table.wait_until_asked("play")
    assert steps(table) == before
    assert table.legal_cards() == cards


def test_fair_play_takes_nothing_back_that_was_answered(page: Page, site: SiteServer) -> None:
    table = at_the_table(page, site, undo="fair")
    table.play_card()
    table.wait_until_asked("play")
    expect(page.locator('#controls [data-do="undo"]')).to_be_disabled()


def test_a_hint_chooses_and_says_why(page: Page, site: SiteServer) -> None:
    table = at_the_table(page, site)
    before = page.locator("#status").inner_text()
    table.do("hint")
    expect(page.locator('#controls [data-do="done"]')).to_be_visible()
    expect(page.locator('#stage [data-pick^="card:"][aria-pressed="true"]')).to_have_count(1)
    assert page.locator("#status").inner_text() != before
    was = steps(table)
    table.do_once("done")
    table.wait_until_asked("play")
    assert steps(table) == was + 2


def test_four_digits_lock_undo_and_hints(page: Page, site: SiteServer) -> None:
    table = at_the_table(page, site)
    table.play_card()
    table.wait_until_asked("play")
    expect(page.locator('#controls [data-do="undo"]')).to_be_enabled()
    table.do("settings")
    page.locator("#panel input.digits").fill("12")
    page.keyboard.press("Enter")
    expect(page.locator("#panel input.digits")).to_be_visible()  # four, not two
    page.locator("#panel input.digits").fill("4711")
    page.keyboard.press("Enter")
    expect(page.locator('#panel [data-do="ask-unlock"]')).to_be_visible()
    expect(page.locator('#panel [data-do="set-undo"]')).to_have_count(0)

    table.resume().wait_until_asked()
    for name in ("undo", "hint"):
        expect(page.locator(f'#controls [data-do="{name}"]')).to_be_disabled()
    table.do("settings")
    table.do("ask-unlock")
    page.locator("#panel input.digits").fill("1234")
    page.keyboard.press("Enter")
    expect(page.locator("#panel [role=alert]")).to_contain_text("not the four digits")
    page.locator("#panel input.digits").fill("4711")
    page.keyboard.press("Enter")
    expect(page.locator('#panel [data-do="set-undo"]').first).to_be_visible()
    page.keyboard.press("Escape")
    for name in ("undo", "hint"):
        expect(page.locator(f'#controls [data-do="{name}"]')).to_be_enabled()


def test_a_move_may_count_at_once(context: Contexts, site: SiteServer) -> None:
    page = context(has_touch=True).new_page()
    table = at_the_table(page, site)
    table.touch = True
    before = steps(table)
    table.do("settings")
    table.do("set-confirm", "no")
    expect(page.locator('#panel [data-do="set-confirm"][data-value="no"]')).to_have_attribute("aria-pressed", "true")
    table.do("close")
    table.press(f'#stage [data-pick="{table.legal_cards()[0]}"]')
    table.press('#stage [data-pick^="territory:"]:not([aria-disabled="true"])')
    page.wait_for_function(
        "was => JSON.parse(localStorage.getItem('prateria:g:here')).code !== was", arg=table.saves()["here"]["code"]
    )
    table.wait_until_asked("play")
    assert steps(table) == before + 2
