"""Whoever reloads, whose tab is thrown away or dies, comes back to the same table; whoever goes home does not."""

from typing import Any

import pytest
from conftest import Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import PATIENCE, STAGE, Table

from workshop.serve import SiteServer


def at_table(page: Page, site: SiteServer, **saves: Any) -> Table:
    """A table of one person and a computer, in the first hunt, opened from the lobby."""
    put(page, {"here": save_text(played(until=in_hunt(1, plays=3, actor=0)), **saves)})
    return Table(page, site.url).resume()


def lobby(page: Page) -> None:
    expect(page.locator("#start")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#play")).to_be_hidden()


def test_a_reload_leads_back_to_the_table_and_back_from_there_to_the_lobby(page: Page, site: SiteServer) -> None:
    table = at_table(page, site)
    table.play_card()
    played_so_far = table.saves()["here"]["head"]["count"]
    page.reload()
    table.wait()
    assert table.saves()["here"]["head"]["count"] >= played_so_far
    table.wait_until_asked("play")
    page.go_back()
    lobby(page)
    page.reload()
    lobby(page)


def test_a_hand_comes_back_behind_the_curtain(page: Page, site: SiteServer) -> None:
    table = at_table(page, site, bots=(None, None))
    table.answer(table.wait_until_asked("curtain"))
    table.wait_until_asked("play")
    page.reload()
    assert table.wait().wait_until_asked() == "curtain"
    expect(page.locator('#stage [data-pick^="card:"]')).to_have_count(0)


def test_who_goes_home_stays_there_and_a_new_tab_begins_in_the_lobby(context: Contexts, site: SiteServer) -> None:
    device = context()
    page = device.new_page()
    at_table(page, site)
    other = device.new_page()
    other.goto(site.url)
    lobby(other)
    page.locator("#home").click()
    lobby(page)
    page.reload()
    lobby(page)


def test_the_address_opened_anew_leads_to_the_lobby(page: Page, site: SiteServer) -> None:
    at_table(page, site)
    page.goto("about:blank")
    page.goto(site.url)
    lobby(page)


def test_a_table_that_kills_the_tab_twice_in_a_row_is_left_alone(page: Page, site: SiteServer) -> None:
    """What a dead tab leaves: the mark of its try, since it never said that it leaves."""
    at_table(page, site)
    page.add_init_script("""
        addEventListener('pagehide', (event) => event.stopImmediatePropagation());
        if (!sessionStorage.died) {
            sessionStorage.died = 'once';
            sessionStorage['prateria:table'] = JSON.stringify({ id: 'here', tries: 1 });
        }
    """)
    page.reload()
    page.wait_for_selector(STAGE, timeout=PATIENCE)
    assert page.evaluate("JSON.parse(sessionStorage['prateria:table']).tries") == 2
    page.reload()
    lobby(page)
    expect(page.locator("#news")).to_contain_text("Twice in a row")
    expect(page.locator("#save-here")).to_be_visible()
    page.reload()
    lobby(page)
    expect(page.locator("#news")).not_to_contain_text("Twice in a row")


DAMAGE = """async () => {
    await store.settled();
    const db = await new Promise((resolve) => {
        indexedDB.open('prateria').onsuccess = ({ target }) => resolve(target.result);
    });
    await new Promise((resolve) => {
        const all = db.transaction('saves', 'readwrite');
        all.objectStore('saves').put('{}', 'here');
        all.oncomplete = resolve;
    });
    localStorage['prateria:g:here'] = '{}';
}"""


@pytest.mark.parametrize("what", ["async () => { await store.remove('here'); }", DAMAGE], ids=["gone", "damaged"])
def test_a_game_that_is_gone_or_damaged_leads_to_the_lobby(page: Page, site: SiteServer, what: str) -> None:
    at_table(page, site)
    page.evaluate(what)
    page.reload()
    lobby(page)
