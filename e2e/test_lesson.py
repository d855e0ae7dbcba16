"""The guided round to its end, by touch on a phone, in the languages that are longest."""

import pytest
from conftest import PHONE, Contexts
from looks import overflows, texts
from playwright.sync_api import Page, expect
from table import Table
from words import english_left, words

from prateria.games.manitou.lesson import LESSON
from workshop.serve import SiteServer


def reach(page: Page, table: Table, text: str) -> None:
    """Until the lesson says that; a result on the way is closed."""
    result = page.locator('#panel [data-do="go-on"]')
    expect(page.locator("#controls .coach p", has_text=text).or_(result).first).to_be_visible()
    if result.is_visible():
        table.do_once("go-on")
    expect(page.locator("#controls .coach p")).to_have_text(text)


@pytest.mark.parametrize("locale", ["it-IT", "pl-PL"])
def test_the_guided_round_to_its_end(context: Contexts, site: SiteServer, locale: str) -> None:
    page = context(viewport=PHONE, locale=locale, has_touch=True).new_page()
    lang = locale[:2]
    w = words(lang)
    table = Table(page, site.url, touch=True).open()
    table.press("#guided")
    table.wait()
    found: list[str] = []
    for step in LESSON.steps:
        reach(page, table, step.say(w))
        found += english_left(lang, texts(page)) + overflows(page)
        if step.action and step.action.startswith("1 "):
            for pick in step.focus:  # the card, then the territory: what the text says, and nothing else goes
                thing = page.locator(f'#stage [data-pick="{pick}"]').first
                expect(thing).not_to_have_attribute("aria-disabled", "true")
                thing.tap()
            table.do_once("done")
        else:
            table.do("lesson-next")
    expect(page.locator("#panel")).to_contain_text(w("Well done!"))
    found += english_left(lang, texts(page)) + overflows(page)
    assert found == []
    table.press("#panel-close")  # to look at the table
    table.do("lesson-next")
    table.press('#panel [data-do="home"]')
    expect(page.locator("#lobby")).to_be_visible()
    assert table.saves() == {}


def test_the_guided_round_goes_its_own_way_only(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    table = Table(page, site.url).open()
    table.press("#guided")
    table.wait()
    table.do("lesson-next")
    table.do("lesson-next")
    expect(page.locator("#controls .coach")).to_contain_text("Send your hunter 7 to help")
    page.locator('#stage [data-pick="card:healer"]').first.click(force=True)
    table.toast("Do what the lesson says, step by step.")
    expect(page.locator('#stage [aria-pressed="true"]')).to_have_count(0)
    table.press("#controls [data-do=home]")
    expect(page.locator("#lobby")).to_be_visible()
