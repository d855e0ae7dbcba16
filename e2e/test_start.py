"""No start ends in silence: whatever file is missing, the page plays or says so, and "Try again" is enough.

The files are those that the server sent on a first visit. What the page waits before it says that nothing comes is
shortened here (`window.prateriaPatience`, heeded on this machine's own address only) where it is not what is tested;
`workshop.bench.starts` breaks every file in every way, with the real patience.
"""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from conftest import TABLET, Contexts, Watch
from playwright.sync_api import Browser, BrowserContext, Page, expect

from workshop.bench.starts import GAME, asked_for, forget, outcome
from workshop.serve import ABORTED, CUT, SiteServer

pytestmark = pytest.mark.cold

PATIENCE = 4  # seconds
LATE = 10.0
EXTRAS = re.compile(r"/(fonts|icons)/|/(offline|unpack\.worker)\.mjs")  # a table is laid without them
ALARMS = """window.alarms = [];
new MutationObserver(() => {
  const said = document.getElementById('trouble')?.textContent;
  if (said && window.alarms.at(-1) !== said) window.alarms.push(said);
}).observe(document, { childList: true, subtree: true, characterData: true });"""
COME = "performance.getEntriesByType('resource').some((e) => e.name.includes('asm.wasm') && e.responseEnd)"
"""All of the largest file: now Python begins."""
FAILED = "#trouble.failed"
AGAIN = f"{FAILED} button"


@pytest.fixture(scope="module")
def asked(browser: Browser, site: SiteServer) -> list[str]:
    return asked_for(browser, site)


@pytest.fixture
def faulty() -> Iterator[SiteServer]:
    """A server of its own, so that its faults are nobody else's."""
    with SiteServer() as server:
        yield server


@pytest.fixture(autouse=True)
def _console(watch: Watch) -> Iterator[None]:
    """What a browser writes of files that do not come is no fault of the page."""
    yield
    watch.errors[:] = [e for e in watch.errors if not re.search("Failed to (load|fetch)|ERR_|Importing", e)]


def hurried(device: BrowserContext) -> BrowserContext:
    device.add_init_script(f"window.prateriaPatience = {PATIENCE * 1000}")
    return device


def visit(device: BrowserContext, server: SiteServer) -> Page:
    page = device.new_page()
    page.goto(server.url + GAME, wait_until="commit")
    return page


def test_whatever_does_not_come_is_said(context: Contexts, faulty: SiteServer, asked: list[str]) -> None:
    silent = []
    again = {path_of(asked, part) for part in PARTS}  # those are said below, before they are fetched again
    for path in [path for path in asked if not EXTRAS.search(path) and path not in again]:
        device = hurried(context())
        faulty.faults = {path: ABORTED}
        page = visit(device, faulty)
        end, after = outcome(page, 60, "says")
        if not end:
            silent.append((path, after))
        device.close()
    assert len(asked) > 15  # or else the log was not read
    assert silent == []


def test_what_is_not_needed_may_be_missing(context: Contexts, faulty: SiteServer, asked: list[str]) -> None:
    faulty.faults = {path: ABORTED for path in asked if EXTRAS.search(path)}
    assert len(faulty.faults) > 2
    page = visit(context(), faulty)
    assert outcome(page, 60)[0] == "plays"


# What is broken -> how the page calls it: of PyScript's two modules the page itself asks for the first only.
PARTS = {
    "css/game.css": "game.css",
    "lobby.it": "lobby.it.json",
    "start.mjs": "start.mjs",
    "ps/core-": "core.js",
    "main.py": "main.py",
    "/pyodide.mjs": "pyodide.mjs",
    "asm.wasm": "pyodide.asm.wasm",
    "/app-": "app-",
}


def path_of(asked: list[str], part: str) -> str:
    return next(path for path in [*asked, "/lobby.it.json"] if part in path)


@pytest.mark.parametrize("part", ["css/game.css", "start.mjs", "ps/core-", "asm.wasm"])
def test_what_comes_late_is_told_and_taken(context: Contexts, faulty: SiteServer, asked: list[str], part: str) -> None:
    faulty.faults = {path_of(asked, part): LATE}
    device = hurried(context(locale="it-IT"))
    device.add_init_script(ALARMS)
    page = visit(device, faulty)
    assert outcome(page, 60, "plays")[0] == "plays"
    expect(page.locator("#trouble")).to_have_count(0)
    alarms = page.evaluate("window.alarms")
    assert any(PARTS[part] in words and "Deve ancora arrivare" in words for words in alarms), alarms


def test_a_page_whose_own_script_is_refused_says_so_in_the_language_of_the_device(
    context: Contexts, site: SiteServer, watch: Watch
) -> None:
    device = context(locale="pl-PL", service_workers="block")
    before, early = (site.read("/index.html") or b"").decode().rsplit("<script>", 1)
    refused = f"{before}<script>throw 0;{early}"
    page = device.new_page()
    page.route(site.url, lambda route: route.fulfill(body=re.sub("<meta http-equiv.*", "", refused)))
    page.goto(site.url, wait_until="commit")
    expect(page.locator(FAILED)).to_contain_text("Gry nie ruszają", timeout=60_000)
    expect(page.locator(FAILED)).to_contain_text("weź inną przeglądarkę")
    expect(page.locator("#tagline")).to_have_text("Gry planszowe prerii i jezior")
    expect(page.locator(".loading")).not_to_be_visible()
    watch.errors.clear()


@pytest.mark.parametrize("part", ["asm.wasm", "/app-", "main.py", "start.mjs"])
def test_what_comes_in_part_only_is_said(context: Contexts, faulty: SiteServer, asked: list[str], part: str) -> None:
    faulty.faults = {path_of(asked, part): CUT}
    page = visit(hurried(context()), faulty)
    expect(page.locator(f"{FAILED} .note")).to_contain_text(PARTS[part], timeout=30_000)


@pytest.mark.parametrize("part", PARTS)
def test_try_again_fetches_what_failed_and_nothing_else(
    context: Contexts, faulty: SiteServer, asked: list[str], part: str
) -> None:
    broken = path_of(asked, part)
    faulty.faults = {broken: ABORTED}
    page = visit(hurried(context(locale="it-IT")), faulty)
    button = page.locator(AGAIN)
    expect(button).to_have_text("Riprova", timeout=30_000)
    expect(page.locator(f"{FAILED} .note")).to_contain_text(PARTS[part])
    page.wait_for_load_state("networkidle")  # the others have come
    faulty.faults = {}
    button.click()
    assert outcome(page, 60, "plays")[0] == "plays"
    expect(page.locator("#trouble")).to_have_count(0)
    crossed = Counter(path.partition("?")[0] for path, size in faulty.sent if size)
    assert crossed[broken] == 1
    assert {path for path, times in crossed.items() if times > 1} == set()


def test_a_slow_line_and_a_slow_tablet_are_no_fault(context: Contexts, site: SiteServer) -> None:
    """1 Mbit/s, then a sixth of the speed (it takes all of a core of a page that waits, too), and the real patience."""
    device = context(viewport=TABLET)
    device.add_init_script(ALARMS)
    page = device.new_page()
    line = device.new_cdp_session(page)
    line.send("Network.enable")
    speed = {"downloadThroughput": 125_000, "uploadThroughput": 125_000, "latency": 50, "offline": False}
    line.send("Network.emulateNetworkConditions", speed)
    page.goto(site.url + GAME, wait_until="commit")
    page.wait_for_function(COME, timeout=240_000)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    assert outcome(page, 240, "plays")[0] == "plays"
    alarms = page.evaluate("window.alarms")
    assert any("Still coming" in words and "pyodide.asm.wasm" in words for words in alarms), alarms
    assert [words for words in alarms if "Try again" in words] == []


def test_emptied_caches_are_filled_again(context: Contexts, faulty: SiteServer) -> None:
    kept = "caches.keys().then((names) => Promise.all(names.filter((n) => !n.includes('memory')).map(async (name) =>"
    kept += " (await (await caches.open(name)).keys()).length)))"
    device = context(offline=True)
    page = visit(device, faulty)
    expect(page.locator("#stage > svg")).to_be_visible(timeout=60_000)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    whole = page.evaluate(kept)
    page.goto(faulty.url + "vendor/licenses/prateria.txt")
    forget(page)
    page.goto(faulty.url, wait_until="commit")
    page.wait_for_function("window.prateriaStart?.progress === 1", timeout=60_000)
    expect(page.get_by_text("Ready for use without a network.")).to_be_visible(timeout=30_000)
    assert sorted(page.evaluate(kept)) == sorted(whole)
