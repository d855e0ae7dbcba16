"""A new version: offered on the start page, never in the middle of a turn, and taken when asked for."""

import pytest
from conftest import Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from promised import until
from table import Table

from workshop.serve import SiteServer

pytestmark = pytest.mark.cold

REGISTRATION = "navigator.serviceWorker.getRegistration()"


def kept_for_offline(page: Page) -> None:
    expect(page.get_by_text("Ready for use without a network.")).to_be_visible(timeout=60_000)
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_a_new_version_waits_until_it_is_asked_for(context: Contexts) -> None:
    with SiteServer() as server:
        page = context(offline=True).new_page()
        put(page, {"here": save_text(played(2, 5, in_hunt(1, 2, 0)))})
        table = Table(page, server.url).open().wait_for_python()
        kept_for_offline(page)
        worker = server.read("/sw.js") or b""
        server.extra["/sw.js"] = worker.replace(b'const APP = "prateria-app-', b'const APP = "prateria-app-new-')
        assert server.extra["/sw.js"] != worker

        table.go_on_with("here").wait_until_asked("play")
        page.evaluate(f"{REGISTRATION}.then((r) => r.update().then(() => 0))")
        until(page, f"{REGISTRATION}.then((r) => Boolean(r.waiting))")
        expect(page.get_by_text("There is a new version.")).to_be_hidden()  # not now
        table.play_card()
        table.wait_until_asked("play")

        page.locator("#home").click()
        expect(page.get_by_text("There is a new version.")).to_be_visible()
        with page.expect_navigation():
            page.locator('[data-act="update"]').click()
        table.wait_for_python()
        until(
            page,
            "caches.keys().then((all) => all.length === 2 && all.some((n) => n.startsWith('prateria-app-new-')))",
        )
        expect(page.get_by_text("There is a new version.")).to_have_count(0)
        table.go_on_with("here").wait_until_asked("play")
