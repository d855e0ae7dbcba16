"""Every step of every guided round on phones: what is said, what it speaks of and the way on are in sight together."""

from typing import Final

import pytest
from conftest import Contexts
from lessons_seen import unseen
from looks import STILL, overflows, resize, texts
from playwright.sync_api import Page, expect
from table import Table
from test_lesson import begin, follow, lesson_of, reach
from words import english_left, speak, words

from prateria.kit.words import LANGUAGES, Words
from workshop.serve import SiteServer

SHORT: Final = {"width": 360, "height": 640}

SAY = "(e, text) => { e.textContent = text; }"


@pytest.mark.parametrize(
    ("game", "locale"), [("manitou", "pl-PL"), ("powwow", "it-IT"), ("bison", "it-IT"), ("wendake", "pl-PL")]
)
def test_all_of_a_step_is_in_sight_on_a_phone(context: Contexts, site: SiteServer, game: str, locale: str) -> None:
    """In one of the languages that are longest, and with the sentences of the others in its place; in the other one of
    them, on a larger phone: test_lesson.py."""
    page, lang = context(viewport=SHORT, locale=locale, has_touch=True).new_page(), locale[:2]
    table, found, w = Table(page, site.url, touch=True).open().wait_for_python(), [], words(lang)
    others = [words(other) for other in LANGUAGES if other != lang]
    for part in range(len(lesson_of(game).parts)):
        begin(table, game, part)
        for n, step in enumerate(lesson_of(game, part).steps, 1):
            reach(page, table, step.say(w))
            said = page.locator("#controls .coach p")
            left = english_left(lang, texts(page)) + overflows(page)
            for other in (*others, w):
                said.evaluate(SAY, step.say(other))
                left += unseen(page, game, step.focus)
            found += [f"{part}-{n} {fault}" for fault in left]
            follow(page, table, step, lambda pick: page.evaluate("(pick) => window.prateria.touch(pick)", pick))
        expect(page.locator("#panel")).to_contain_text(w("Well done!"))
        found += [f"{part}-end {left}" for left in english_left(lang, texts(page)) + overflows(page)]
        table.press("#panel-close")
        found += [f"{part}-end {fault}" for fault in unseen(page, game, ())]
        page.wait_for_timeout(500)  # sooner than it can be read a tap on it is none (web/stray.mjs)
        table.press('#controls [data-do="home"]')
        expect(page.locator("#lobby")).to_be_visible()
    assert found == []


def test_the_table_keeps_its_size_through_a_lesson_on_an_upright_tablet(context: Contexts, site: SiteServer) -> None:
    """Also where there is one key beside what is said, and not two, and when it is over: nothing jumps."""
    page = context(viewport={"width": 768, "height": 1024}, has_touch=True).new_page()
    table, sizes, w = Table(page, site.url, touch=True).open().wait_for_python(), set(), words("en")
    begin(table, "wendake", 0)
    for step in lesson_of("wendake").steps:
        reach(page, table, step.say(w))
        page.wait_for_function(STILL)
        sizes.add(page.evaluate("JSON.stringify(document.querySelector('#stage').getBoundingClientRect())"))
        follow(page, table, step, lambda pick: page.evaluate("(pick) => window.prateria.touch(pick)", pick))
    expect(page.locator("#panel")).to_contain_text(w("Well done!"))
    sizes.add(page.evaluate("JSON.stringify(document.querySelector('#stage').getBoundingClientRect())"))
    assert len(sizes) == 1, sizes


def test_done_comes_without_moving_the_table(context: Contexts, site: SiteServer) -> None:
    """Nor does a move that is told, which goes by itself and is whole: three lines in the room of two."""
    page = context(viewport=SHORT, has_touch=True).new_page()
    table = Table(page, site.url, touch=True).open().wait_for_python()
    for lang in LANGUAGES:
        speak(page, lang)
        done_comes(page, table, words(lang))
        table.press("#controls [data-do=home]")
        expect(page.locator("#lobby")).to_be_visible()


def done_comes(page: Page, table: Table, w: Words) -> None:
    begin(table, "manitou", 0)
    height = "document.querySelector('#stage').getBoundingClientRect().height"
    *read, step = lesson_of("manitou").steps[:3]
    for earlier in read:
        reach(page, table, earlier.say(w))
        follow(page, table, earlier)
    reach(page, table, step.say(w))
    before = page.evaluate(height)
    for pick in step.focus:
        page.evaluate("(pick) => window.prateria.touch(pick)", pick)
    expect(page.locator('#controls [data-do="done"]')).to_be_visible()
    assert page.evaluate(height) == before
    told = page.locator("#status .status-words")
    long = "Aquila ha il secondo posto sulle colline (forza 9) e prende la mandria da 5: sono tre righe intere."
    told.evaluate(
        "(e, text) => { e.firstElementChild.textContent = text; e.firstElementChild.dataset.told = ''; }", long
    )
    resize(page, {**SHORT, "width": 361})
    resize(page, SHORT)
    expect(page.locator("#status.tight")).to_have_count(1)
    assert told.evaluate("e => e.scrollHeight <= e.clientHeight + 4")
    line, stage = page.locator("#status").bounding_box(), page.locator("#stage").bounding_box()
    assert line
    assert stage
    assert line["y"] + line["height"] <= stage["y"] + 1
