"""The pages for teachers that are read and printed: lesson plans, privacy, what a class needs without a network."""

import re
from typing import Any

import pytest
from conftest import PHONE, TABLET, Contexts
from looks import overflows
from playwright.sync_api import Page, expect
from table import Table
from test_axe import in_both_lights
from test_print import BLACK, ON_PAPER, WHITE, sheets

from prateria.games import GAMES
from prateria.view.school.privacy import KEPT
from workshop.serve import SiteServer


def desk(page: Page, site: SiteServer) -> Table:
    table = Table(page, site.url).open().wait_for_python()
    page.locator('[data-act="teachers"]').click()
    expect(page.locator(".desk")).to_be_visible()
    return table


def opened(page: Page, order: str) -> None:
    page.locator(f'#panel [data-do="{order}"]').click()
    expect(page.locator("#panel .printed")).to_be_visible()


def back(page: Page) -> None:
    page.locator('#panel .printed [data-do="teachers"]').click()
    expect(page.locator(".desk")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_plans_and_privacy_fit_on_paper_in_each_language(context: Contexts, site: SiteServer, lang: str) -> None:
    page = context(color_scheme="dark", viewport=PHONE, locale=lang).new_page()
    desk(page, site)
    for game in GAMES:
        page.locator("#class-game").select_option(game)
        opened(page, "class-plan")
        assert overflows(page) == []
        assert sheets(page) == (2 if game == "manitou" else 1), (game, "as Ctrl+P prints it")
        back(page)
    opened(page, "class-privacy")
    assert overflows(page) == []
    assert sheets(page) <= 2
    page.emulate_media(media="print")
    found: dict[str, Any] = page.evaluate(ON_PAPER)
    assert found == {"colours": [WHITE, WHITE], "ink": BLACK, "beside": ["sprite"], "buttons": 0, "theme": "light"}


def test_they_are_read_and_left_by_keys_and_axe_finds_nothing(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    desk(page, site)
    page.locator("#panel summary").first.focus()
    page.keyboard.press("Enter")
    page.locator("#class-may-hints").select_option("no")
    expect(page.locator("#class-may-hints")).to_be_visible()  # it stays open
    expect(page.locator("#class-profile")).to_have_value("hints")
    assert in_both_lights(page, "for teachers") == []
    for order in ("class-plan", "class-privacy"):
        page.locator(f'#panel [data-do="{order}"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator("#panel .printed")).to_be_visible()
        assert in_both_lights(page, order) == []
        tops = page.eval_on_selector_all(
            "#panel .printed .buttons > *", "all => all.map((e) => e.getBoundingClientRect().top)"
        )
        assert len(tops) == 2
        assert tops[0] == tops[1]
        page.locator('#panel [data-do="teachers"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator(".desk")).to_be_visible()
    page.locator('#panel [data-do="class-sheets"]').click()
    expect(page.locator(".sheets")).to_be_visible()
    tops = page.eval_on_selector_all(
        "#panel .buttons:has([data-print]) > *", "all => all.map((e) => e.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1


def test_what_the_privacy_page_says_of_places_is_what_lies_there(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    table = desk(page, site)
    opened(page, "class-privacy")
    expect(page.locator("#panel .kept")).to_be_hidden()  # what is signed comes first
    cells = page.locator("#panel .kept code").all_text_contents()
    assert cells == [f"{place.store} {place.key}" for place in KEPT]
    page.keyboard.press("Escape")
    page.locator("#class-words").fill("nothing")
    table.choose("manitou")
    page.locator("#start").click()
    table.wait()
    keys = page.evaluate("[...Object.keys(localStorage), ...Object.keys(sessionStorage)]")
    patterns = [re.escape(cell.split()[1]).replace(r"\*", ".*") for cell in cells]
    assert keys
    assert [key for key in keys if not any(re.fullmatch(pattern, key) for pattern in patterns)] == []


@pytest.mark.cold
def test_without_a_network_the_pages_are_there_and_the_device_says_that_it_is_ready(
    context: Contexts, site: SiteServer
) -> None:
    device = context(offline=True)
    page = device.new_page()
    table = desk(page, site)
    expect(page.locator(".until-ready")).to_be_visible()
    expect(page.locator(".when-ready")).to_be_visible(timeout=60_000)  # as one looks at it
    expect(page.locator(".until-ready")).to_be_hidden()
    device.set_offline(True)
    for order in ("class-plan", "class-privacy"):
        opened(page, order)
        back(page)
    assert table.sees(".desk")
