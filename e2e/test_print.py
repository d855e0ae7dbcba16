"""The rules on paper: a summary of two sheets at most, dark on white whatever the theme, and nothing of the page."""

import re

from conftest import Contexts
from playwright.sync_api import Page, expect
from table import Table

from prateria.games import GAMES
from workshop.serve import SiteServer

WHITE, BLACK = "rgb(255, 255, 255)", "rgb(0, 0, 0)"

# What a printer would get: the colours of paper and ink, and what stands in sight beside the rules.
ON_PAPER = """() => {
    dispatchEvent(new Event('beforeprint'));
    const paper = document.querySelector('#paper');
    const colours = [document.body, paper].map((e) => getComputedStyle(e).backgroundColor);
    const beside = [...document.body.children].filter((e) => e !== paper && getComputedStyle(e).display !== 'none');
    const found = {
        colours, ink: getComputedStyle(paper).color, beside: beside.map((e) => e.className.baseVal ?? e.id),
        buttons: paper.querySelectorAll('button').length, theme: document.documentElement.dataset.theme,
    };
    dispatchEvent(new Event('afterprint'));
    return found;
}"""


def sheets(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


def test_the_rules_are_printed_dark_on_white(context: Contexts, site: SiteServer) -> None:
    page = context(color_scheme="dark").new_page()
    Table(page, site.url).open().wait_for_python()
    page.evaluate("window.print = () => {}")
    for lang in ("en", "it", "pl"):
        page.locator("#lang").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for game in GAMES:
            page.evaluate("game => prateria.command('rules', game)", game)
            page.locator(f'#panel [data-value="{game}:goal"]').wait_for()
            page.locator('[data-print="summary"]').click()
            assert sheets(page) <= 2, (lang, game)
            page.locator('[data-print="all"]').click()
            assert sheets(page) > 2, (lang, game)
            page.keyboard.press("Escape")
    page.evaluate("prateria.command('rules', 'bison')")
    page.locator('[data-print="all"]').click()
    page.emulate_media(media="print")
    found = page.evaluate(ON_PAPER)
    assert found == {"colours": [WHITE, WHITE], "ink": BLACK, "beside": ["sprite"], "buttons": 0, "theme": "light"}
    page.emulate_media(media="screen")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#paper")).to_be_hidden()
    # whoever prints the page without the rules, and browsers that announce it twice, leave the colours alone
    page.evaluate("dispatchEvent(new Event('beforeprint')), dispatchEvent(new Event('beforeprint'))")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.evaluate("dispatchEvent(new Event('beforeprint')), dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
