"""What lies over the table of Wendake at the end of a year has room on the smallest phone, in every language."""

import pytest
from conftest import Contexts
from games import put, save_text
from looks import overflows
from playwright.sync_api import expect
from wendake import Wendake, before_the_end

from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
BELOW = "(() => { const e = document.querySelector('#panel-body'); return e.scrollHeight - e.clientHeight; })()"
WIDE = "(() => { const e = document.querySelector('#panel-body'); return e.scrollWidth - e.clientWidth; })()"


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "pl-PL"])
def test_nothing_on_the_sheet_is_cut(context: Contexts, site: SiteServer, locale: str) -> None:
    page = context(viewport=SMALL, has_touch=True, locale=locale).new_page()
    put(page, {"here": save_text(before_the_end("year", turtles=True, seed=2))}, confirm=False)
    table = Wendake(page, site.url, touch=True, steps=0)
    table.resume()
    table.play_until("result")
    expect(page.locator("#panel .we-line-up")).to_have_count(2)  # the turtles, and the order of play
    assert page.evaluate(WIDE) <= 0
    assert overflows(page) == []


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_on_tablets_with_two_players_all_of_it_is_in_sight(
    context: Contexts, site: SiteServer, locale: str, size: tuple[int, int]
) -> None:
    """After the first year what happens with the grid is explained as well: that lay below, half of the sheet empty."""
    screen = {"width": size[0], "height": size[1]}
    page = context(viewport=screen, has_touch=True, locale=locale).new_page()
    put(page, {"here": save_text(before_the_end("year", seed=2))}, confirm=False)
    table = Wendake(page, site.url, touch=True, steps=0)
    table.resume()
    table.play_until("result")
    expect(page.locator("#panel .we-year-steps li")).to_have_count(4)
    assert page.evaluate(BELOW) <= 0
