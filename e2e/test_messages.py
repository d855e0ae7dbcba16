"""What is said at the table, and what comes by itself: nothing of it pushes or hides what people look at."""

import pytest
from conftest import PHONE, TABLET, Contexts
from games import in_hunt, played, put, save_text, turns_left
from looks import overflows
from playwright.sync_api import Page, expect
from table import Table
from wendake import by_chance
from words import words

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
TALL = {"width": 768, "height": 1024}


def test_a_menu_opened_while_a_hunt_is_counted_stays(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    page.add_init_script("window.prateriaSpeed = 2")  # there is time to open it
    mine = played(2, 7, turns_left(1))
    put(page, {"here": save_text(mine, bots=(None, "normal"))})
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("play")
    table.play_card()
    table.press("#menu-in-play")
    expect(page.locator("#panel h2")).to_have_text("Menu")
    page.wait_for_timeout(4000)  # the counting is over by then
    expect(page.locator("#panel h2")).to_have_text("Menu")
    table.press("#panel-close")
    table.wait_until_asked("result")


def bottom(page: Page, selector: str) -> float:
    return float(page.locator(selector).first.evaluate("e => e.getBoundingClientRect().bottom"))


def top(page: Page, selector: str) -> float:
    return float(page.locator(selector).first.evaluate("e => e.getBoundingClientRect().top"))


REACHED = """(selectors) => selectors.filter((selector) => {
    const [shown] = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    const { left, top, width, height } = shown.getBoundingClientRect();
    return !shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize("viewport", [PHONE, SMALL, TALL, {"width": 844, "height": 390}])
def test_what_happened_lies_beside_the_table_and_over_no_button(
    context: Contexts, site: SiteServer, viewport: dict[str, int], lang: str
) -> None:
    page = context(viewport=viewport, has_touch=True, locale=f"{lang}-{lang.upper()}").new_page()
    names = ("Przemysława Aleksandra", "", "Orzeł przedni", "")
    put(page, {"here": save_text(played(4, 11, in_hunt(1, 12, 0)), (None, None, None, "first"), names)}, asked=True)
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("curtain")
    table.do_once("uncover")
    since, key = page.locator(".since"), page.locator(".since > .unfold")
    expect(since).to_be_visible()
    lying = viewport["width"] > viewport["height"]
    beside = ["right", "left"] if lying else ["bottom", "top"]

    def edge(selector: str, side: str) -> float:
        return float(page.locator(selector).first.evaluate("(e, side) => e.getBoundingClientRect()[side]", side))

    assert edge(".since", beside[1]) >= edge("#stage", beside[0]) - 1
    others = ['#controls [data-do="hint"]', '#controls [data-do="undo"]', "#side-handle"]
    assert page.evaluate(REACHED, others) == []
    assert overflows(page) == []
    stage = edge("#stage", beside[0])
    whole = "e => e.scrollHeight <= e.clientHeight + 4"
    if not key.is_visible():  # all of it has room
        assert page.locator(".since ul").evaluate(whole)
        return
    key.tap()
    assert page.locator(".since ul").evaluate(whole)
    assert page.evaluate(REACHED, [*others, '.since [data-do="seen"]']) == []
    key.tap()
    assert edge(".since", beside[1]) >= edge("#stage", beside[0]) - 1
    key.tap()
    table.do_once("seen")
    assert edge("#stage", beside[0]) == stage  # the table is as large as before


@pytest.mark.parametrize("viewport", [PHONE, SMALL])
@pytest.mark.parametrize("game", ["bison", "wendake"])
def test_a_hint_is_to_be_had_before_one_has_read_what_happened(
    context: Contexts, site: SiteServer, game: str, viewport: dict[str, int]
) -> None:
    page = context(viewport=viewport, has_touch=True, locale="pl-PL").new_page()
    session, rng = Session.new(GAMES[game], 2, seed=5), Rng(5)
    while len(session.steps) < 12 or session.state.actors() != (0,) or session.steps[-1].action.seat == 0:
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    put(page, {"here": save_text(session, bots=(None, "first") if game == "wendake" else (None, None))}, asked=True)
    table = Table(page, site.url, touch=True).resume()
    if game == "bison":
        table.do_once("uncover")
    expect(page.locator(".since")).to_be_visible()
    assert overflows(page) == []
    table.press('#controls [data-do="hint"]')
    expect(page.locator('#controls :is([data-do="done"], .lit)')).to_be_visible()
    assert overflows(page) == []
    assert page.evaluate(REACHED, ['#controls [data-do="done"]', '#controls [data-do="cancel"]']) == []


@pytest.mark.parametrize("viewport", [PHONE, SMALL, TABLET, TALL])
def test_a_long_hint_has_two_lines_and_all_of_it_is_a_touch_away(
    context: Contexts, site: SiteServer, viewport: dict[str, int]
) -> None:
    page = context(viewport=viewport, has_touch=True, locale="pl-PL").new_page()
    put(page, {"here": save_text(played(2, 7, in_hunt(1, 5, 0)), names=("Przemysława Aleksandra", ""))})
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("play")
    stage = top(page, "#stage")
    table.do("hint")
    expect(page.locator('#controls [data-do="done"]')).to_be_visible()
    assert top(page, "#stage") == stage
    assert bottom(page, "#status") <= stage
    shown = page.locator("#status .status-words")
    shown.evaluate("(e, text) => { e.querySelector('.status-now').textContent = text; }", "Długie zdanie. " * 40)
    page.evaluate("() => page.size()")
    assert bottom(page, "#status") <= stage
    key = page.locator("#status .unfold")
    key.evaluate("e => { e.hidden = false; }")
    key.tap()
    shown = page.locator("#status .status-now")
    assert shown.evaluate("e => e.getBoundingClientRect().bottom") <= bottom(page, "#status")
    assert bottom(page, "#status") > stage
    page.locator("#side-handle >> visible=true").or_(page.locator("#side-body")).first.tap()
    assert bottom(page, "#status") <= stage


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize("viewport", [PHONE, SMALL, TABLET, TALL])
def test_the_question_about_sounds_is_a_small_thing(
    context: Contexts, site: SiteServer, viewport: dict[str, int], lang: str
) -> None:
    page = context(viewport=viewport, has_touch=True, locale=f"{lang}-{lang.upper()}").new_page()
    put(page, {"here": save_text(played(2, 7, in_hunt(1, 5, 0)))})
    Table(page, site.url, touch=True).resume().wait_until_asked("play")
    box = page.locator("#ask-sound").bounding_box()
    assert box is not None
    assert box["height"] <= 48
    assert box["y"] >= bottom(page, "#stage") or box["x"] >= page.locator("#stage").evaluate(
        "e => e.getBoundingClientRect().right"
    )
    lines = page.locator("#ask-sound-label").evaluate("e => e.getClientRects().length")
    assert lines == 1
    assert overflows(page) == []


@pytest.mark.parametrize("viewport", [PHONE, TABLET, TALL])
def test_no_step_of_a_lesson_pushes_the_table(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    page = context(viewport=viewport, has_touch=True, locale="it-IT").new_page()
    table = Table(page, site.url, touch=True).open().wait_for_python()
    table.choose("wendake")
    table.press("#guided")
    table.press('#panel [data-value="wendake:2"]')
    table.wait()
    high = page.locator("#stage").evaluate("e => e.getBoundingClientRect().height")
    said = page.locator("#controls .coach p")
    lesson = GAMES["wendake"].teaching.lesson
    assert lesson is not None
    for step in lesson.parts[2].steps:
        said.evaluate("(e, text) => { e.textContent = text; }", step.say(words("it")))
        assert page.locator("#stage").evaluate("e => e.getBoundingClientRect().height") == high, step.say(words("it"))


@pytest.mark.parametrize("viewport", [PHONE, SMALL])
def test_nothing_lies_over_the_buttons_of_a_bag(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    page = context(viewport=viewport, has_touch=True, locale="it-IT").new_page()
    put(page, {"here": save_text(by_chance(2, lambda session: session.state.bag() is not None))})
    Table(page, site.url, touch=True).resume()
    done = page.locator('#panel [data-do="bag-done"]')
    expect(done).to_be_visible()
    assert done.evaluate(
        """(e) => {
            const { x, y, width, height } = e.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === e;
        }"""
    )
