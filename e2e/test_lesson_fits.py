"""The table keeps its size and its place through a guided round; what is in sight at each step: test_lesson.py."""

from conftest import Contexts
from looks import STILL, resize
from playwright.sync_api import Page, expect
from table import Table
from test_lesson import SHORT, begin, follow, lesson_of, reach
from words import speak, words

from prateria.kit.words import LANGUAGES, Words
from workshop.serve import SiteServer


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


def test_on_a_short_phone_log_and_menu_stand_in_the_row_of_the_keys(context: Contexts, site: SiteServer) -> None:
    """The table has their room, in each game; and what a part shows can be read before it is chosen."""
    page = context(viewport=SHORT, has_touch=True).new_page()
    for game in ("manitou", "wendake"):
        table = Table(page, site.url, touch=True).open().wait_for_python()
        table.choose(game)
        table.press("#guided")
        picture, card = (page.locator(one).first.bounding_box() for one in (".part-picture", ".part-card"))
        assert picture
        assert card
        assert picture["width"] > 0.8 * card["width"]
        table.press(f'#panel [data-value="{game}:0"]')
        table.wait()
        page.wait_for_function(STILL)
        coach, handle = (page.locator(one).bounding_box() for one in (".coach", "#side-handle"))
        assert coach
        assert handle
        assert handle["y"] + handle["height"] <= coach["y"] + coach["height"]


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
