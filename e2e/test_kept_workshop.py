"""The workshop without a network: for who came straight to it, to its path, or has it kept on the page for teachers."""

import re

import pytest
from conftest import TABLET, Contexts
from playwright.sync_api import Page, expect
from promised import until_kept
from table import Table
from test_axe import in_both_lights
from writing import PATIENCE, Workshop

from prateria.view.school.tablets import WORKSHOP_MB
from workshop.serve import SiteServer

pytestmark = pytest.mark.cold


def works(page: Page, url: str, game: bool = True) -> None:
    """The workshop from the first question to the end of a game, its path, and the path's page for teachers."""
    ws = Workshop(page, url).open().begin()
    if game:
        ws.run().until_over()
    page.goto(f"{url}workshop.html#path")
    page.reload()
    expect(page.locator("#path-title")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{url}path.html")
    expect(page.locator(".teacher section")).to_have_count(8)
    page.goto(url)
    page.locator("#lobby-body .setup").wait_for()


def test_on_the_page_for_teachers_before_anybody_has_opened_it(context: Contexts) -> None:
    with SiteServer() as server:
        page = context(offline=True, viewport=TABLET).new_page()
        Table(page, server.url).open().wait_for_python()
        page.locator('[data-act="teachers"]').click()
        expect(page.locator(".when-ready")).to_be_visible(timeout=PATIENCE)
        said = page.locator(".keep-workshop [data-when]:visible")
        expect(said).to_have_text(re.compile("not kept on this device yet"))
        assert not [path for path, _ in server.sent if "workshop" in path or path.endswith(".whl")]
        assert in_both_lights(page, "the workshop can be kept") == []
        page.get_by_role("button", name="Keep the workshop").click()
        expect(said).to_have_text(re.compile("are ready"), timeout=PATIENCE)
        expect(page.locator("[data-keep]")).to_be_hidden()
        came = sum(size for path, size in server.sent if re.search(r"workshop|path\.|\.whl$", path))
        assert WORKSHOP_MB - 1 < came / 1e6 <= WORKSHOP_MB
        page.reload()
        page.locator('[data-act="teachers"]').click()
        expect(said).to_have_text(re.compile("are ready"), timeout=PATIENCE)
        server.stop()
        works(page, server.url)


def test_where_the_network_goes_that_is_said(context: Contexts, site: SiteServer) -> None:
    device = context(offline=True, viewport=TABLET)
    page = device.new_page()
    Table(page, site.url).open().wait_for_python()
    page.locator('[data-act="teachers"]').click()
    expect(page.locator(".when-ready")).to_be_visible(timeout=PATIENCE)
    device.set_offline(True)
    page.get_by_role("button", name="Keep the workshop").click()
    expect(page.locator(".keep-workshop [data-when]:visible")).to_have_text(re.compile("Not all"), timeout=PATIENCE)
    device.set_offline(False)
    page.get_by_role("button", name="Keep the workshop").click()
    expect(page.locator(".keep-workshop [data-when]:visible")).to_have_text(re.compile("are ready"), timeout=PATIENCE)


@pytest.mark.parametrize("way", ["workshop.html", "path.html"])
def test_who_came_straight_to_it_has_it_kept_with_the_rest(context: Contexts, way: str) -> None:
    with SiteServer() as server:
        page = context(offline=True).new_page()
        page.goto(f"{server.url}{way}")
        page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENCE)
        until_kept(page)
        server.stop()
        works(page, server.url, game=way == "workshop.html")  # what is kept is the same
