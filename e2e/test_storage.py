"""The device's own room: full, forbidden, wiped. The game goes on in any case."""

import pytest
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table

from workshop.serve import SiteServer

FILL = """() => {
    let key = 0x4e00; // names of one character, so that nothing is left at the end
    for (let size = 1 << 20; size >= 0; size = size === 1 ? 0 : size >> 1 || -1) {
        for (; key < 0x9fff; key += 1) {
            try { localStorage.setItem(String.fromCharCode(key), 'x'.repeat(size)); } catch { break; }
        }
    }
}"""
FORBIDDEN = """for (const name of ['localStorage', %s]) {
    Object.defineProperty(window, name, {configurable: true, get() { throw new DOMException('no', 'SecurityError'); }});
}"""
ANSWERS_NO = """IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };
IDBFactory.prototype.databases = async () => { throw new DOMException('no', 'UnknownError'); };"""
IN_MIRROR = """() => new Promise((resolve) => {
    const opening = indexedDB.open('prateria', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('saves');
    opening.onsuccess = () => {
        const all = opening.result.transaction('saves').objectStore('saves').getAllKeys();
        all.onsuccess = () => { opening.result.close(); resolve(all.result); };
    };
})"""


def goes_on(table: Table) -> None:
    """Two turns can be played."""
    for _ in range(2):
        table.wait_until_asked("play")
        table.play_card()


def test_a_full_device_is_told_and_the_game_goes_on(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    page.evaluate(FILL)
    table.play_card()
    table.toast("There is no room left on this device: the game goes on, but is not saved.")
    goes_on(table)


@pytest.mark.parametrize("shut", [FORBIDDEN % "'indexedDB'", FORBIDDEN % "" + ANSWERS_NO], ids=["hidden", "shut"])
def test_forbidden_storage_is_told_and_the_game_goes_on(page: Page, site: SiteServer, shut: str) -> None:
    page.add_init_script(shut)
    table = Table(page, site.url).open("new=manitou&seats=2&seed=4").wait()
    table.toast("This browser does not let the page keep anything: the game goes on, but is not saved.")
    table.wait_until_asked("party")
    table.choose_party()
    goes_on(table)
    page.locator("#home").click()  # it waits in memory as long as the page lives
    page.locator("#saves .save-open").first.click()
    table.wait_until_asked("play")


def test_erase_everything(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)), names=("Ola", ""))}, theme="dark")
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    table.play_card()
    page.evaluate("store.settled()")
    page.locator("#home").click()
    page.locator("#name-0").fill("Ola")
    page.locator("#menu").click()
    page.locator("#erase").click()
    page.locator("#erase-no").click()
    assert set(table.saves()) == {"here"}
    page.locator("#erase").click()
    with page.expect_navigation():
        page.locator("#erase-yes").click()
    table.wait_for_python()
    ours = "Object.keys(localStorage).filter((key) => key.startsWith('prateria'))"
    assert page.evaluate(ours) == []
    assert page.evaluate(IN_MIRROR) == []
    expect(page.locator("#saves")).to_be_hidden()
    expect(page.locator("#name-0")).to_have_value("")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
