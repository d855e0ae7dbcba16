"""What the site promises to hosts and to people with their own Python: headers, sub-paths, offline use, the wheel."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from table import Table

from workshop.paths import project_version
from workshop.serve import SiteServer
from workshop.site import RUNTIME

pytestmark = pytest.mark.cold
Contexts = Callable[..., BrowserContext]

READY = "window.prateriaStart?.progress === 1"
MEGABYTE = 1_000_000

PLAY_FROM_PYTHON = f"""
async () => {{
  const {{ loadPyodide }} = await import("./{RUNTIME}/pyodide.mjs");
  const pyodide = await loadPyodide();
  await pyodide.loadPackage("micropip");
  return await pyodide.runPythonAsync(`
import micropip
await micropip.install("./whl/prateria-{project_version()}-py3-none-any.whl")
from prateria.games import GAMES
state = GAMES["manitou"].State.new(seats=3, seed=7)
while state.actors():
    legal = state.legal_actions()
    state.apply(legal[len(legal) // 2])
len(state.outcome().points)
`);
}}
"""


def kept_for_offline(page: Page) -> None:
    page.wait_for_function(READY, timeout=60_000)
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=90_000)


def test_first_visit_is_small_and_the_worker_fetches_little_twice(context: Contexts, site: SiteServer) -> None:
    site.sent.clear()
    page = context(offline=True).new_page()
    page.goto(site.url)
    kept_for_offline(page)
    assert sum(size for _, size in site.sent) < 4.15 * MEGABYTE  # 2.9 of it are Python, its library and PyScript


def test_offline_with_the_server_stopped(context: Contexts) -> None:
    with SiteServer() as server:
        page = context(offline=True).new_page()
        table = Table(page, server.url).open()
        kept_for_offline(page)
        expect(page.get_by_text("Ready for use without a network.")).to_be_visible()
        server.stop()
        table.open("new=manitou&seats=2&seed=4").wait()
        table.wait_until_asked("party")
        table.choose_party()
        for _ in range(2):
            table.wait_until_asked("play")
            table.play_card()
        page.goto(server.url + "old/bookmark")
        page.wait_for_function(READY, timeout=60_000)
        assert page.url == server.url
        expect(page.locator("#saves .save")).to_have_count(1)


def test_below_a_sub_path(context: Contexts) -> None:
    with SiteServer(prefix="/repo/name") as server:
        page = context().new_page()
        page.goto(server.url)
        page.wait_for_function(READY, timeout=60_000)
        assert {path for path, _ in server.sent if not path.startswith("/repo/name/")} == set()
        page.close()  # it may still have fetched what later visits need


def test_on_a_host_without_brotli(context: Contexts) -> None:
    with SiteServer(brotli=False) as server:
        table = Table(context().new_page(), server.url).open("new=manitou&seats=2").wait()
        assert table.wait_until_asked() == "party"


def test_the_policy_stands_in_the_header_and_in_the_page(page: Page, site: SiteServer) -> None:
    answer = page.goto(site.url)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    meta = page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content")
    assert policy.split("; ") == [*(meta or "").split("; "), "frame-ancestors 'none'"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_micropip_installs_the_wheel_from_the_site_itself(page: Page, site: SiteServer) -> None:
    page.goto(site.url)
    page.wait_for_function(READY, timeout=60_000)
    assert page.evaluate(PLAY_FROM_PYTHON) == 3
