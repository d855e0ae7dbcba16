"""Pictures of the rules on phones: what is written in them can be read."""

import pytest
from conftest import PHONE, Contexts
from looks import resize
from table import Table

from workshop.serve import SiteServer

LEAST = 11  # pixels
SMALL = """(least) => [...document.querySelectorAll('#panel svg text')]
    .filter((text) => text.checkVisibility() && text.textContent.trim())
    .map((text) => {
        const {a, b} = text.getScreenCTM();
        return [parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b), text.textContent];
    })
    .filter(([pixels]) => pixels < least - 0.05)"""


@pytest.mark.parametrize(("game", "locale"), [("bison", "it-IT"), ("wendake", "pl-PL")])
def test_nothing_in_a_picture_is_too_small(context: Contexts, site: SiteServer, game: str, locale: str) -> None:
    page = context(viewport=PHONE, locale=locale, has_touch=True).new_page()
    Table(page, site.url).open(f"new={game}&seats=2&people=1&seed=4").wait()
    page.evaluate("window.prateria.command('rules', '')")
    page.wait_for_selector("#panel svg text", state="attached")
    page.evaluate("document.querySelectorAll('#panel details').forEach((part) => { part.open = true; })")
    for viewport in (PHONE, {"width": 360, "height": 640}):
        resize(page, viewport)
        assert page.evaluate(SMALL, LEAST) == [], viewport
