"""All that the page keeps on a device, looked for in every store of the browser, against its own list of places."""

from typing import Any

import pytest
from conftest import Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page
from table import Table

from workshop.paths import WEB
from workshop.serve import SiteServer

pytestmark = pytest.mark.cold

FOUND = """async () => {
    const names = {localStorage: Object.keys(localStorage), sessionStorage: Object.keys(sessionStorage)};
    names.indexedDB = (await indexedDB.databases()).map(({name}) => name);
    names.caches = await caches.keys();
    names.cookies = document.cookie ? [document.cookie] : [];
    const folder = await navigator.storage.getDirectory();
    names.files = [];
    for await (const name of folder.keys()) names.files.push(name);
    return names;
}"""
# The list itself, read in the browser by an import of the source.
UNLISTED = """async ([source, found]) => {
    const {placeOf} = await import(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})));
    return Object.entries(found).flatMap(([store, keys]) =>
        keys.filter((key) => !placeOf(store, key)).map((key) => [store, key]));
}"""


def unlisted(page: Page, found: dict[str, Any]) -> Any:
    blank = page.context.browser.new_page()  # type: ignore[union-attr]  # without the site's policy, which forbids blobs
    try:
        return blank.evaluate(UNLISTED, [(WEB / "places.mjs").read_text(), found])
    finally:
        blank.close()


def test_what_lies_on_a_device_after_a_game_is_on_the_list_and_goes(context: Contexts, site: SiteServer) -> None:
    page = context(offline=True, new=True).new_page()
    put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)), names=("Ola", ""))}, theme="dark")
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    page.locator("#theme").click()
    page.evaluate("navigator.serviceWorker.ready.then(() => store.settled()).then(() => true)")
    page.locator("#home").click()
    table.choose("manitou")
    page.locator("#name-0").fill("Ola")
    page.locator("#guided").click()
    page.locator('#panel [data-value="manitou:0"]').click()
    table.wait()
    page.locator("#home").click()
    found = page.evaluate(FOUND)
    assert "prateria:prefs" in found["localStorage"]
    assert "prateria" in found["indexedDB"]
    assert found["caches"]
    found["localStorage"].remove("put")  # this test's own
    assert unlisted(page, found) == []

    page.locator("#menu").click()
    page.locator("#erase").click()
    with page.expect_navigation():
        page.locator("#erase-yes").click()
    table.wait_for_python()
    after = page.evaluate(FOUND)
    assert sorted(after["localStorage"]) == ["prateria:gen", "put"]
    assert after["sessionStorage"] in ([], ["prateria:start"])  # a start that is going on
    assert sorted(after["caches"]) == sorted(found["caches"])  # the program stays
