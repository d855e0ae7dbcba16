"""Without a finger or a mouse: from the start page into the middle of a hunt, and the focus is never lost."""

import re

from conftest import Contexts
from playwright.sync_api import Page, expect
from table import Table

from workshop.serve import SiteServer

FULL = re.compile(r"(\d) of \1 cards")

# Focus that falls back to the body and stays there for two frames is lost.
WATCH_FOCUS = """() => {
    window.lost = [];
    let last = null;
    let frames = 0;
    const look = () => {
        const now = document.activeElement;
        if (now && now !== document.body) [last, frames] = [now, 0];
        else if (last && (frames += 1) === 2) window.lost.push(last.outerHTML.slice(0, 200));
        requestAnimationFrame(look);
    };
    look();
}"""


def focused(page: Page) -> str:
    return str(
        page.evaluate(
            "(({id, dataset, localName}) => dataset.pick || id || dataset.do || localName)(document.activeElement)"
        )
    )


def tab_to(page: Page, *wanted: str) -> None:
    """With the Tab key to the first thing that has such a name."""
    for _ in range(60):
        if focused(page).startswith(wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is out of reach: {focused(page)}")


def arrow_to(page: Page, sort: str) -> str:
    """With the arrows to the next touchable thing of a sort."""
    ways = [*["ArrowDown"] * 3, *["ArrowUp"] * 6, *["ArrowRight"] * 3, *["ArrowLeft"] * 6]
    for key in ways * 3:
        legal = page.evaluate("document.activeElement.getAttribute('aria-disabled') !== 'true'")
        if focused(page).startswith(sort) and legal:
            return focused(page)
        page.keyboard.press(key)
    raise AssertionError(f"no {sort} by arrows: {focused(page)}")


def test_keyboard_only(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    table = Table(page, site.url).open()
    page.locator("#start").wait_for()
    tab_to(page, "skip")
    page.keyboard.press("Enter")  # past the header
    tab_to(page, "start")
    page.evaluate(WATCH_FOCUS)
    page.keyboard.press("Enter")

    table.wait_until_asked("party")
    expect(page.locator("#panel .bag-sum b")).to_have_text(FULL)  # for beginners a sound party lies there
    tab_to(page, "bag-clear")
    page.keyboard.press("Enter")
    expect(page.locator("#panel .bag-sum b")).to_contain_text("0 of")
    tab_to(page, "bag-h10")
    page.keyboard.press(" ")
    expect(page.locator("#bag-h10")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "bag-suggest")
    page.keyboard.press("Enter")
    expect(page.locator("#panel .bag-sum b")).to_have_text(FULL)
    tab_to(page, "bag-done")
    page.keyboard.press("Enter")

    for turn in range(2):
        table.wait_until_asked("play")
        tab_to(page, "card:", "territory:")
        arrow_to(page, "territory:")
        card = arrow_to(page, "card:")
        page.keyboard.press("Enter")
        expect(page.locator(f'#stage [data-pick="{card}"][aria-pressed="true"]')).to_have_count(1)
        if turn == 0:
            page.keyboard.press("Escape")
            expect(page.locator('#stage [data-pick^="card:"][aria-pressed="true"]')).to_have_count(0)
            arrow_to(page, "card:")
            page.keyboard.press("Enter")
        arrow_to(page, "territory:")
        page.keyboard.press("Enter")
        expect(page.locator('#controls [data-do="done"]')).to_be_visible()
        tab_to(page, "done")
        page.keyboard.press("Enter")
        expect(page.locator('#controls [data-do="done"]')).to_have_count(0)
    table.wait_until_asked("play")
    tab_to(page, "settings")
    page.keyboard.press("Enter")
    expect(page.locator("#panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    assert focused(page) == "settings"
    assert page.evaluate("window.lost") == []
