"""On phones what a lesson points at and what a hint leads to lies wholly in sight, however near one has come."""

import pytest
from bison_table import STEPS, BisonTable
from conftest import PHONE, Contexts
from games import put, save_text
from insight import meant, unseen
from playwright.sync_api import Page, expect
from table import Table
from test_lesson import ANSWERED, DONE, begin, follow, lesson_of, reach, touch
from words import words

from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
HINTS = 24  # of a game

MEANT = """() => {
    const pan = document.querySelector('#pan');
    if (document.querySelector('#market') || !pan?.dataset.meant) return [];
    return [...new Set([...pan.querySelectorAll(pan.dataset.meant)].map((e) => e.id))];
}"""
"""What is to be seen on the land; while the market lies open it is something there."""


def test_all_that_a_lesson_points_at_is_in_sight(context: Contexts, site: SiteServer) -> None:
    """On a small phone; on a larger one: `test_lesson.py`."""
    page = context(viewport=SMALL, locale="pl-PL", has_touch=True).new_page()
    table = Table(page, site.url, touch=True).open().wait_for_python()
    page.evaluate(ANSWERED)
    w, hidden = words("pl"), {}
    for part, lesson in enumerate(lesson_of("bison").parts):
        begin(table, "bison", part)
        for n, step in enumerate(lesson.steps, 1):
            reach(page, table, step.say(w))
            page.locator("#stage").scroll_into_view_if_needed()
            hidden.update({(part, n, place): part for place, part in unseen(page, meant(step.focus)).items()})
            if step.action and step.action.startswith("1 ") and len(step.focus) > 1:
                touch(page, f'#stage [data-pick="{step.focus[0]}"]')  # the first touch may bring it nearer
                rest = meant(step.focus[1:])
                hidden.update({(part, n, place, "then"): part for place, part in unseen(page, rest).items()})
                touch(page, f'#stage [data-pick="{step.focus[1]}"]')
                if table.sees(DONE):
                    table.do_once("done")
            else:
                follow(page, table, step)
        expect(page.locator("#panel")).to_contain_text(w("Well done!"))
        table.press("#panel-close")
        page.wait_for_timeout(500)  # sooner than it can be read a tap is none (web/stray.mjs)
        table.press('#controls [data-do="home"]')
    assert hidden == {}


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
