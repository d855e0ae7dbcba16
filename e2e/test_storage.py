"""The device's own room: full, forbidden, mute, wiped. The game goes on in any case, and what is said is true."""

from pathlib import Path

import pytest
from conftest import Contexts, Watch
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, Playwright, expect
from table import Table

from workshop.ownbrowser import BLOCKED, own_browser, prefer
from workshop.serve import SiteServer

SOON = 2000  # ms in which the page has found out that nothing can be kept
NOTHING_KEPT = "This browser does not let the page keep anything: the game goes on, but is not saved."

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
FAILS_LATE = """IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    setTimeout(() => request.onerror?.(new Event('error')), 300);
    return request;
};"""
MUTE = "IDBFactory.prototype.open = () => new EventTarget();"
NO_ROOM = """IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"""
SHUT = {"hidden": FORBIDDEN % "'indexedDB'"} | {
    name: FORBIDDEN % "" + answer for name, answer in {"no": ANSWERS_NO, "late": FAILS_LATE, "mute": MUTE}.items()
}
IN_MIRROR = """() => new Promise((resolve) => {
    const opening = indexedDB.open('prateria', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('saves');
    opening.onsuccess = () => {
        const all = opening.result.transaction('saves').objectStore('saves').getAllKeys();
        all.onsuccess = () => { opening.result.close(); resolve(all.result); };
    };
})"""
# When the table was there, and when a sentence about storage came: [ms, text].
NOTES = """window.notes = {};
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const said = document.getElementById('toast').textContent;
    if (said.includes('saved')) notes.said ??= [performance.now(), said];
    if (document.querySelector('#stage > svg')) notes.table ??= performance.now();
}).observe(document.body, {subtree: true, childList: true, characterData: true}));"""


def goes_on(table: Table) -> None:
    """Two turns can be played."""
    for _ in range(2):
        table.wait_until_asked("play")
        table.play_card()


def is_told_soon(page: Page) -> None:
    """That nothing is kept was said within two seconds after the table was there."""
    page.wait_for_function("notes.said", timeout=10_000)
    notes = page.evaluate("notes")
    assert notes["said"][1].startswith(NOTHING_KEPT)
    assert notes["said"][0] <= notes["table"] + SOON


def test_no_room_in_one_place_is_no_reason_to_frighten_anybody(page: Page, site: SiteServer) -> None:
    page.add_init_script(NOTES)
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    page.evaluate(FILL)
    goes_on(table)
    table.wait_until_asked("play")
    page.evaluate("store.settled().then(() => true)")
    last = page.evaluate("JSON.parse(store.load('here')).code")
    assert last != table.saves()["here"]["code"]  # there was really no room
    assert page.evaluate("notes.said ?? null") is None
    table.resume()
    assert page.evaluate("JSON.parse(store.load('here')).code") == last


def test_no_room_at_all_is_told_and_the_game_goes_on(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    page.evaluate(FILL)
    page.evaluate(f"() => {{ {NO_ROOM} }}")
    table.play_card()
    table.toast("There is no room left on this device: the game goes on, but is not saved.")
    goes_on(table)


@pytest.mark.parametrize("shut", SHUT.values(), ids=SHUT.keys())
def test_forbidden_storage_is_told_and_the_game_goes_on(page: Page, site: SiteServer, shut: str) -> None:
    page.add_init_script(NOTES)
    page.add_init_script(shut)
    table = Table(page, site.url).open("new=manitou&seats=2&seed=4").wait()
    is_told_soon(page)
    table.do_once("go-on")  # where nothing is kept, no game has been there before
    table.wait_until_asked("party")
    table.choose_party()
    goes_on(table)
    page.locator("#home").click()  # it waits in memory as long as the page lives
    page.locator("#saves .save-open").first.click()
    table.wait_until_asked("play")


@pytest.mark.parametrize("broken", [FAILS_LATE, MUTE], ids=["late", "mute"])
def test_a_broken_indexeddb_alone_is_not_noticed(page: Page, site: SiteServer, broken: str) -> None:
    page.add_init_script(NOTES)
    page.add_init_script(broken)
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
    table = Table(page, site.url).resume()
    goes_on(table)
    table.wait_until_asked("play")
    assert page.evaluate("notes.said ?? null") is None
    code = table.saves()["here"]["code"]
    assert table.resume().saves()["here"]["code"] == code
    page.locator("#home").click()
    page.get_by_role("button", name="Delete").first.click()
    expect(page.locator("#toast")).to_contain_text("this browser has not confirmed it")


def test_a_browser_that_blocks_all_site_data(play: Playwright, site: SiteServer, tmp_path: Path) -> None:
    """Chromium's own setting, not a stand-in: there even locks are refused."""
    prefer(tmp_path, BLOCKED)
    with own_browser(play, tmp_path) as (device, _process):
        watch = Watch()
        page = watch.on(device).new_page()
        page.add_init_script(NOTES)
        table = Table(page, site.url).open("new=manitou&seats=2&people=1&seed=4").wait()
        refused = page.evaluate("navigator.locks.request('x', () => '').catch((error) => error.name)")
        assert refused == "SecurityError"
        is_told_soon(page)
        table.do_once("go-on")
        table.wait_until_asked("party")
        table.choose_party()
        goes_on(table)
        table.wait_until_asked("play")
        assert watch.foreign == []


def test_erase_everything(context: Contexts, site: SiteServer) -> None:
    page = context(new=True).new_page()  # nobody puts anything there again
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)), names=("Ola", ""))}, theme="dark")
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    table.play_card()
    page.evaluate("store.settled()")
    page.locator("#home").click()
    table.choose("manitou")
    page.locator("#name-0").fill("Ola")
    page.locator("#menu").click()
    page.locator("#erase").click()
    page.locator("#erase-no").click()
    assert set(table.saves()) == {"here"}
    page.locator("#erase").click()
    with page.expect_navigation():
        page.locator("#erase-yes").click()
    table.toast("Everything is erased.")
    table.wait_for_python()
    ours = "Object.entries(localStorage).filter(([key]) => key.startsWith('prateria'))"
    assert page.evaluate(ours) == [["prateria:gen", "1"]]  # a number, and no more
    assert page.evaluate(IN_MIRROR) == ["#gen"]
    expect(page.locator("#saves")).to_be_hidden()
    expect(page.locator("#name-0")).to_have_value("")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_names_do_not_come_back_with_what_an_old_disk_still_holds(page: Page, site: SiteServer) -> None:
    """Erased, then the browser died before localStorage had reached the disk: it comes up as it was before."""
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)), names=("Ola", ""))})
    table = Table(page, site.url).open().wait_for_python()
    last = '{"last": {"game": "manitou", "seats": [{"name": "Ola"}, {"name": ""}], "options": {}}, "theme": "dark"}'
    page.evaluate("last => localStorage.setItem('prateria:prefs', last)", last)
    before = page.evaluate("Object.entries(localStorage)")
    assert page.evaluate("store.eraseAll()")
    page.evaluate(
        "before => { localStorage.clear(); before.forEach((entry) => localStorage.setItem(...entry)); }", before
    )
    table.open()
    expect(page.locator("#name-0")).to_have_value("")
    expect(page.locator("#saves")).to_be_hidden()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert [key for key, _ in page.evaluate("Object.entries(localStorage)") if "prateria" in key] == ["prateria:gen"]
