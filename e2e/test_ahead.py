"""The second visit begins from the memory that the first has put aside; where that fails, from the beginning."""

import re

from conftest import Contexts
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
