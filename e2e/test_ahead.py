"""How a start begins: from the memory that an earlier visit has put aside, from the beginning, or not at all."""

import re

from conftest import Contexts, Watch
from playwright.sync_api import BrowserContext, Page, expect
from table import Table

from workshop.serve import SiteServer

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
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(180):
        if page.evaluate("caches.match('memory').then(Boolean)"):
            return page
        page.wait_for_timeout(500)
    raise AssertionError("nothing was put aside")


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
    Table(page, site.url).play_to_the_end()
    assert page.evaluate("sessionStorage.length") == 0

    page, remembered = start(device, site, "#new=wendake&seats=2&seed=3")  # what is not in it comes from the archive
    assert remembered
    expect(page.locator("#stage [data-pick]").first).to_be_visible(timeout=30_000)


def test_a_damaged_memory_is_forgotten(context: Contexts, site: SiteServer) -> None:
    device = context(offline=True)
    page = first_visit(device, site)
    page.evaluate(DAMAGED)
    page.close()
    page, remembered = start(device, site, "#new=manitou&seats=2&seed=3")
    assert not remembered
    expect(page.locator("#panel")).to_be_visible(timeout=30_000)
    assert page.evaluate("caches.match('memory').then(Boolean)") is False
    assert re.match("prateria-memory-", page.evaluate("localStorage['prateria:start']"))


def test_a_memory_under_which_the_tab_died_is_not_tried_again(context: Contexts, site: SiteServer) -> None:
    device = context(offline=True)
    first_visit(device, site).close()
    device.add_init_script("if (location.port) sessionStorage['prateria:start'] ||= 'an attempt that never ended'")
    _, remembered = start(device, site, "#new=manitou&seats=2&seed=3")
    assert not remembered


def test_a_browser_that_is_too_old_still_has_a_lobby_that_says_so(page: Page, site: SiteServer, watch: Watch) -> None:
    page.add_init_script("delete WebAssembly.compileStreaming")
    page.goto(site.url)
    expect(page.locator("#news .failed")).to_be_visible(timeout=30_000)
    expect(page.locator("#name-0")).to_be_visible()
    assert set(watch.errors) <= {"WebAssembly.compileStreaming is not a function"}  # for whoever looks at the console
    watch.errors.clear()
