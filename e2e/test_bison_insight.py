"""On phones what a hint leads to lies wholly in sight, however near one has come; lessons: test_lesson.py."""

import pytest
from bison_table import STEPS, BisonTable
from conftest import PHONE, Contexts
from games import put, save_text
from insight import unseen
from playwright.sync_api import Page, expect
from test_lesson import DONE

from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
HINTS = 15  # of each of two games

MEANT = """() => {
    const pan = document.querySelector('#pan');
    if (document.querySelector('#market') || !pan?.dataset.meant) return [];
    return [...new Set([...pan.querySelectorAll(pan.dataset.meant)].map((e) => e.id))];
}"""
"""What is to be seen on the land; while the market lies open it is something there."""


@pytest.mark.parametrize(("seats", "seed", "viewport"), [(2, 5, PHONE), (3, 9, SMALL)])
def test_all_that_a_hint_leads_to_is_in_sight(
    context: Contexts, site: SiteServer, seats: int, seed: int, viewport: dict[str, int]
) -> None:
    page = context(viewport=viewport, locale="pl-PL", has_touch=True).new_page()
    put(page, {"here": save_text(Session.new(GAMES["bison"], seats, seed=seed))})
    table = BisonTable(page, site, touch=True)
    table.resume()
    seen, hidden = 0, {}
    while seen < HINTS:
        asked = table.wait_until_asked()
        if asked != "play":
            table.answer(asked)
            continue
        if not table.sees(DONE):
            come_near(page, table)
            table.press('#controls [data-do="hint"]')
            expect(page.locator(f"{DONE}, #controls .lit")).to_be_visible()
        seen += 1
        hidden.update({(seen, place): part for place, part in unseen(page, page.evaluate(MEANT)).items()})
        steps = page.evaluate(STEPS)
        table.press(f"{DONE}, #controls .lit")
        page.wait_for_function(f"(n) => {STEPS} !== n || document.querySelector('#panel').open", arg=steps)
    assert hidden == {}


def come_near(page: Page, table: BisonTable) -> None:
    """So near that most of the land is out of sight."""
    if not table.sees("#market"):
        for _ in range(3):
            table.press('[data-zoom="in"]')
