"""“?” during a game: the signs that are on the table, one by one, as they look there, with their words."""

from typing import Any

import pytest
from conftest import PHONE, TABLET, Contexts
from games import put, save_text
from playwright.sync_api import expect
from table import Table

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

ROWS = """() => [...document.querySelectorAll('.signs-here li')].map((row) => {
    const picture = row.querySelector('svg')?.getBoundingClientRect();
    const ids = row.querySelectorAll('[id], [data-pick]').length;
    return [row.textContent, picture ? Math.min(picture.width, picture.height) : 0, ids];
})"""
TRIED: tuple[tuple[str, dict[str, Any] | None, str], ...] = (
    ("manitou", None, "the most hunting strength"),
    ("powwow", {"calm": True, "half": True}, "A hunter takes all bison."),
    ("bison", None, "Gather: hunters from anywhere"),
    ("wendake", None, "Move 1. One warrior may take one step"),
)


@pytest.mark.parametrize("viewport", [TABLET, PHONE], ids=["tablet", "phone"])
@pytest.mark.parametrize(("game", "options", "sign"), TRIED, ids=[game for game, _, _ in TRIED])
def test_after_the_minute_the_rules_show_the_signs_on_the_table(
    context: Contexts, site: SiteServer, game: str, options: dict[str, Any] | None, sign: str, viewport: Any
) -> None:
    session, rng = Session.new(GAMES[game], 2, options, seed=5), Rng(5)
    while len(session.steps) < 40 or session.state.actors() != (0,) or session.state.bag():
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    page = context(viewport=viewport, has_touch=True).new_page()
    put(page, {"here": save_text(session, bots=(None, "first"))}, asked=True)
    Table(page, site.url).resume().wait()
    page.keyboard.press("r")
    expect(page.locator(".signs-here")).to_be_visible()
    expect(page.locator("section:has(.minute) + .signs-here")).to_be_visible()
    rows = page.evaluate(ROWS)
    said = [text for text, _, _ in rows]
    assert any(sign in text for text in said), said
    assert len({*said}) == len(said) > 4
    assert [text for text, least, ids in rows if least < 8 or ids] == [], "each with its picture, which is no key"
    page.keyboard.press("Escape")
    expect(page.locator(".signs-here")).to_have_count(0)
