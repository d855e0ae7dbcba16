"""What goes wrong, in Firefox and WebKit: files that do not come, storage shut or mute, a killed browser."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from drivers import Driver, Firefox, until
from hand import Hand

from workshop.bench import kills
from workshop.serve import ABORTED, SiteServer

Device = Callable[[], Driver]

GAME = "#new=manitou&seats=2&people=1&level=first&seed=5"
OF_EACH_KIND = {
    "script": ("/boot.mjs",),
    "page": ("/start.mjs",),
    "sheets": ("/css/start.css", "/css/game.css"),
    "python": ("/runtime/*/*.wasm", "/runtime/app-*"),
}
"""What is fetched in a way of its own: by the page's HTML or another script, and mended in place or by a reload."""
WRONG = "#trouble button:not([hidden])"
NOTE = "() => document.querySelector('#trouble .note').innerText"

SHUT = """for (const name of ['localStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {configurable: true, get() { throw new DOMException('no', 'SecurityError'); }});
}"""
MUTE = """IDBFactory.prototype.open = () => new EventTarget();
Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }});"""
SOON = 2000  # ms in which the page has found out that nothing can be kept
TOLD = "This browser does not let the page keep anything: the game goes on, but is not saved."
NOTES = """window.notes = {};
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    if (document.getElementById('toast').textContent.startsWith(%r)) notes.said ??= performance.now();
    if (document.querySelector('#stage > svg')) notes.table ??= performance.now();
}).observe(document.body, {subtree: true, childList: true, characterData: true}));
"""

PUT = """(texts) => {
    for (const [id, text] of Object.entries(texts)) store.save(id, text);
    const seats = [{ name: 'Ola of 4b' }, { name: '' }];
    page.setPref('last', JSON.stringify({ game: 'manitou', seats, options: {} }));
}"""
SETTLED = "async () => { await store.settled(); return true; }"
KEPT = """async () => {
    await store.compared;
    return { saves: store.list().map(({ id }) => id).sort(), names: JSON.stringify(Object.entries(localStorage)) };
}"""
PRESS = "(selector) => document.querySelector(selector).click()"
SAYS = "(words) => Boolean(document.getElementById('toast')?.textContent.includes(words))"
ACTS = {
    "delete": (('#saves [data-act="delete"][data-id="here"]',), "is deleted.", ["other"]),
    "erase": (("#menu", "#erase", "#erase-yes"), "is erased.", []),
}


@pytest.mark.parametrize("broken", OF_EACH_KIND.values(), ids=OF_EACH_KIND)
def test_a_file_that_does_not_come_is_named_and_fetched_again(
    device: Device, site: SiteServer, broken: tuple[str, ...]
) -> None:
    paths = ["/" + str(found.relative_to(site.folder)) for glob in broken for found in site.folder.glob(glob[1:])]
    assert len(paths) == len(broken)
    site.faults.update(dict.fromkeys(paths, ABORTED))
    with closing(device()) as driver:
        here = Hand(driver)
        driver.open(site.url + GAME)
        here.wait(WRONG)
        until(lambda: all(Path(path).name in driver.run(NOTE) for path in paths), "it does not say what is missing")
        site.faults.clear()
        driver.touch(*until(lambda: here.spot(WRONG), "nothing to touch"))  # it may load the page anew
        here.wait("#stage > svg")
        here.decide(1)


@pytest.mark.parametrize("site", [NOTES % TOLD + SHUT, NOTES % TOLD + MUTE], ids=["shut", "mute"], indirect=True)
def test_storage_that_is_shut_is_told_soon_and_the_game_goes_on(device: Device, site: SiteServer) -> None:
    with closing(device()) as driver:
        here = Hand(driver)
        driver.open(site.url + GAME)
        here.wait("#stage > svg")
        until(lambda: driver.run("() => notes.said"), "that nothing is kept is not said")
        notes = driver.run("() => notes")
        assert notes["said"] <= notes["table"] + SOON
        for _ in range(6):  # choices, each confirmed
            here.asked()
            here.answer()
        assert driver.run("() => wrong") == []


@pytest.mark.parametrize("act", ACTS)
def test_firefox_killed_after_its_word_keeps_it(site: SiteServer, tmp_path: Path, act: str) -> None:
    """WebKit's driver begins with nothing kept: there nothing can be killed and found again."""
    buttons, words, left = ACTS[act]
    text = kills.text("here", kills.game(7, 10))
    with closing(Firefox(tmp_path)) as driver:
        driver.open(site.url)
        until(lambda: driver.run("() => Boolean(window.prateria)"), "it does not start")
        driver.run(PUT, {"here": text, "other": text.replace('"here"', '"other"', 1)})
        assert driver.answer(SETTLED)
        driver.reload()
        until(lambda: driver.run("() => Boolean(window.prateria)"), "it does not start again")
        assert driver.answer(KEPT)["saves"] == ["here", "other"]
        for button in buttons:
            until(lambda button=button: Hand(driver).sees(button), f"no {button}")
            driver.run(PRESS, button)
        until(lambda: driver.run(SAYS, words), f"it is not said that it {words}")
    with closing(Firefox(tmp_path)) as driver:  # closing is killing
        driver.open(site.url)
        found = driver.answer(KEPT)
    assert found["saves"] == left
    assert ("Ola of 4b" in found["names"]) == bool(left)
