"""Light and dark, moving and still: what the settings and the device ask for."""

import pytest
from conftest import Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table

from workshop.serve import SiteServer

SAVE = save_text(played(2, 5, in_hunt(1, 2, 0)), bots=(None, "away"))  # after the move nobody else moves
BACKGROUND = "getComputedStyle(document.body).backgroundColor"


def lightness(page: Page) -> float:
    red, green, blue = page.evaluate(f"{BACKGROUND}.match(/[\\d.]+/g).slice(0, 3).map(Number)")
    return float(red + green + blue) / 3


def test_the_theme_follows_the_device_until_somebody_chooses(page: Page, site: SiteServer) -> None:
    page.emulate_media(color_scheme="dark")
    table = Table(page, site.url).open().wait_for_python()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    assert lightness(page) < 80
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")
    assert lightness(page) > 180
    page.locator("#theme").click()
    expect(root).to_have_attribute("data-theme", "dark")
    table.open()
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "dark")


AT_REST = """() => !document.getAnimations().some(
    (a) => a.playState === 'running' && a.effect.getTiming().iterations === 1
)"""

# Every element that moves is noted, with what it is.
SEE_MOVES = """() => {
    window.moved = [];
    addEventListener('transitionrun', (e) => e.propertyName === 'transform' && window.moved.push(e.target.id), true);
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_glide_unless_asked_not_to(context: Contexts, site: SiteServer, motion: str) -> None:
    page = context(reduced_motion=motion).new_page()
    put(page, {"here": SAVE})
    table = Table(page, site.url).resume()
    table.wait_until_asked("play")
    page.wait_for_function("!document.querySelector('#stage').classList.contains('still')")
    page.wait_for_function(AT_REST)
    card = table.legal_cards()[0]
    piece = page.locator(f'#stage [data-pick="{card}"]').first
    name = piece.get_attribute("id")
    page.evaluate("id => { window.piece = document.getElementById(id); }", name)
    page.evaluate(SEE_MOVES)
    before = piece.bounding_box()
    table.press(f'#stage [data-pick="{card}"]')
    table.press('#stage [data-pick^="territory:"]:not([aria-disabled="true"])')
    table.do_once("done")
    page.wait_for_function("!document.querySelector('#controls [data-do=hint]')")
    after = page.locator(f"#{name}").bounding_box()
    assert before is not None
    assert after != before
    assert page.evaluate("id => document.getElementById(id) === window.piece", name)  # the very same element
    moved = page.evaluate("window.moved")
    assert (name in moved) is (motion == "no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "full" if motion == "no-preference" else "reduced")


def test_stillness_is_a_setting_too(page: Page, site: SiteServer) -> None:
    Table(page, site.url).open()
    page.locator("#menu").click()
    page.locator('#settings [name="motion"][value="reduced"]').check(force=True)
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
