"""How a start begins: from the memory that an earlier visit has put aside, from the beginning, or not at all."""

import re

import pytest
from ahead import wait_for_memory
from conftest import Contexts
from playwright.sync_api import BrowserContext, Page, expect
from table import Table

from workshop.serve import SiteServer

pytestmark = pytest.mark.cold

REST = 15_000  # ms after a start in which a memory would have been made

DAMAGED = """(async () => {
  const [name] = (await caches.keys()).filter((key) => key.startsWith("prateria-memory"));
  const cache = await caches.open(name);
  const bytes = new Uint8Array(await (await cache.match("memory")).arrayBuffer());
  await cache.put("memory", new Response(bytes.subarray(1_000_000)));
})()"""


def first_visit(context: BrowserContext, site: SiteServer) -> Page:
    """Until everything is put aside."""
    page = context.new_page()
    page.goto(site.url)
    wait_for_memory(page)
    return page


def start(context: BrowserContext, site: SiteServer, address: str) -> tuple[Page, bool]:
    """A visit straight to a table; whether it began from the memory."""
    page = context.new_page()
    page.goto(site.url + address)
    page.wait_for_function("window.prateria", timeout=60_000)
    return page, page.evaluate("window.prateriaStart.remembered")


def test_the_next_visit_begins_from_the_memory(context: Contexts, site: SiteServer) -> None:
    device = context(offline=True, locale="it-IT")
    first_visit(device, site).close()
    page, remembered = start(device, site, "#new=manitou&seats=2&seed=3")
    assert remembered
    table = Table(page, site.url)
    for asked in ("party", "play", "play"):  # whole games from the memory: most of what else is here
        table.wait_until_asked(asked)
        table.answer(asked)
    assert page.evaluate("sessionStorage['prateria:start']") is None

    page, remembered = start(device, site, "#new=wendake&seats=2&seed=3")  # what is not in it comes from the archive
    assert remembered
    expect(page.locator("#stage [data-pick]").first).to_be_visible(timeout=30_000)


def test_a_damaged_memory_is_made_anew_once(context: Contexts, site: SiteServer) -> None:
    device = context(offline=True)
    page = first_visit(device, site)
    page.evaluate(DAMAGED)
    page.close()
    page, remembered = start(device, site, "#new=manitou&seats=2&seed=3")
    assert not remembered
    expect(page.locator("#panel")).to_be_visible(timeout=30_000)
    assert re.match(r"prateria-memory-\w+ 1$", page.evaluate("localStorage['prateria:start']"))
    wait_for_memory(page)
    page.evaluate(DAMAGED)
    page, remembered = start(device, site, "#new=manitou&seats=2&seed=3")
    assert not remembered
    assert page.evaluate("localStorage['prateria:start']").endswith(" 2")
    page, remembered = start(device, site, "#new=manitou&seats=2&seed=3")
    assert not remembered
    page.wait_for_timeout(REST)
    assert page.evaluate("caches.match('memory').then(Boolean)") is False


LEAVES = """const { mark } = performance;
performance.mark = function (name) {
  if (name !== 'prateria-interpreter' || window.name) return mark.call(performance, name);
  window.name = sessionStorage['prateria:start'];
  location.href = 'about:blank';
  throw new Error('left');
};"""


def died(page: Page) -> None:
    """The tab as a start from the memory leaves it when it dies. (playwright cannot go on with one that did.)"""
    page.evaluate(
        """caches.keys().then((names) => {
            const name = names.find((key) => key.startsWith("prateria-memory"));
            const deaths = parseInt(sessionStorage['prateria:start'] ?? 0);
            addEventListener('pagehide', () => (sessionStorage['prateria:start'] = `${deaths + 1} ${name}`));
        })"""
    )


def visited(page: Page, site: SiteServer) -> bool:
    page.goto(site.url)
    page.wait_for_function("window.prateria", timeout=60_000)
    return bool(page.evaluate("window.prateriaStart.remembered"))


def test_a_start_after_a_death_is_careful_and_a_good_one_forgets_it(context: Contexts, site: SiteServer) -> None:
    page = first_visit(context(offline=True), site)
    died(page)
    assert not visited(page, site)
    assert page.evaluate("window.prateriaEarly.careful")
    assert page.evaluate("sessionStorage['prateria:start']") is None
    assert visited(page, site)  # one death is forgiven
    assert page.evaluate("localStorage['prateria:start']") is None
    died(page)
    assert not visited(page, site)
    died(page)  # the second in a row
    assert not visited(page, site)
    assert not visited(page, site)
    assert page.evaluate("caches.match('memory').then(Boolean)") is False


def test_whoever_leaves_a_start_or_opens_a_second_tab_loses_nothing(context: Contexts, site: SiteServer) -> None:
    device = context(offline=True)
    page = first_visit(device, site)
    page.add_init_script(LEAVES)
    page.goto(site.url, wait_until="commit")
    page.wait_for_url("about:blank")
    assert page.evaluate("window.name").startswith("1 prateria-memory")  # from the memory, and not over yet
    tabs = [page, device.new_page()]
    for tab in tabs:
        tab.goto(site.url, wait_until="commit")
    for tab in tabs:
        tab.wait_for_function("window.prateria", timeout=60_000)
        assert tab.evaluate("window.prateriaStart.remembered")
    assert page.evaluate("localStorage['prateria:start']") is None


def test_a_browser_that_is_too_old_still_has_a_lobby_that_says_so(page: Page, site: SiteServer) -> None:
    page.add_init_script("delete WebAssembly.compileStreaming")
    page.goto(site.url)
    expect(page.locator("#trouble.failed")).to_be_visible(timeout=30_000)
    expect(page.locator("#start")).to_be_visible()
    expect(page.locator("#trouble .note")).to_contain_text("WebAssembly.compileStreaming is not a function")
