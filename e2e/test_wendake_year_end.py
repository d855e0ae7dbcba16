"""What lies over the table of Wendake at the end of a year has room on the smallest phone, in every language."""

import pytest
from conftest import Contexts
from games import put, save_text
from looks import overflows
from playwright.sync_api import expect
from wendake import Wendake, before_the_end

from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
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
