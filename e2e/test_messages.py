"""What is said at the table, and what comes by itself: nothing of it pushes or hides what people look at."""

from itertools import product

import pytest
from conftest import PHONE, TABLET, Contexts
from games import in_hunt, played, put, save_text, turns_left
from looks import overflows, resize
from playwright.sync_api import Page, expect
from table import Table
from wendake import Wendake, by_chance
from words import speak, words

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
TALL = {"width": 768, "height": 1024}
LYING = {"width": 844, "height": 390}


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


# the last of the sizes is that in which it is put away
@pytest.mark.parametrize(
    ("lang", "sizes"),
    [
        ("en", (LYING, TALL, SMALL, PHONE)),
        ("it", (PHONE, LYING, TALL, SMALL)),
        ("pl", (SMALL, PHONE, TALL, LYING)),
    ],
)
def test_what_happened_lies_beside_the_table_and_over_no_button(
    context: Contexts, site: SiteServer, lang: str, sizes: tuple[dict[str, int], ...]
) -> None:
    page = context(viewport=sizes[0], has_touch=True, locale=f"{lang}-{lang.upper()}").new_page()
    names = ("Przemysława Aleksandra", "", "Orzeł przedni", "")
    put(page, {"here": save_text(played(4, 11, in_hunt(1, 12, 0)), (None, None, None, "first"), names)}, asked=True)
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("curtain")
    table.do_once("uncover")
    expect(page.locator(".since")).to_be_visible()
    others = ['#controls [data-do="hint"]', '#controls [data-do="undo"]', "#side-handle"]
    whole = "e => e.scrollHeight <= e.clientHeight + 4"
    key = page.locator(".since > .unfold")
    for viewport in sizes:
        resize(page, viewport)
        assert beside_the_stage(page, viewport)
        assert page.evaluate(REACHED, others) == []
        assert overflows(page) == []
        if not key.is_visible():  # all of it has room
            assert page.locator(".since ul").evaluate(whole)
            continue
        key.tap()
        assert page.locator(".since ul").evaluate(whole)
        assert page.evaluate(REACHED, [*others, '.since [data-do="seen"]']) == []
        key.tap()
        assert beside_the_stage(page, viewport)
    stage = page.locator("#stage").bounding_box()
    if key.is_visible():
        key.tap()
    table.do_once("seen")
    assert page.locator("#stage").bounding_box() == stage  # the table is as large as before


def beside_the_stage(page: Page, viewport: dict[str, int]) -> bool:
    """Whether what happened begins where the table ends."""
    lying = viewport["width"] > viewport["height"]
    since, stage = page.locator(".since").bounding_box(), page.locator("#stage").bounding_box()
    assert since is not None
    assert stage is not None
    return since["x"] >= stage["x"] + stage["width"] - 1 if lying else since["y"] >= stage["y"] + stage["height"] - 1


@pytest.mark.parametrize("game", ["bison", "wendake"])
def test_a_hint_is_to_be_had_before_one_has_read_what_happened(context: Contexts, site: SiteServer, game: str) -> None:
    page = context(viewport=PHONE, has_touch=True, locale="pl-PL").new_page()
    session, rng = Session.new(GAMES[game], 2, seed=5), Rng(5)
    while len(session.steps) < 12 or session.state.actors() != (0,) or session.steps[-1].action.seat == 0:
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    put(page, {"here": save_text(session, bots=(None, "first") if game == "wendake" else (None, None))}, asked=True)
    table = Table(page, site.url, touch=True).resume()
    if game == "bison":
        table.do_once("uncover")
    expect(page.locator(".since")).to_be_visible()
    resize(page, {"width": 1024, "height": 520})  # however much it is, what closes it is in sight
    assert page.evaluate(REACHED, ['.since [data-do="seen"]']) == []
    for viewport in (PHONE, SMALL):
        resize(page, viewport)
        assert overflows(page) == []
    table.press('#controls [data-do="hint"]')
    expect(page.locator('#controls :is([data-do="done"], .lit)')).to_be_visible()
    for viewport in (SMALL, PHONE):
        resize(page, viewport)
        assert overflows(page) == []
        assert page.evaluate(REACHED, ['#controls [data-do="done"]', '#controls [data-do="cancel"]']) == []


def test_a_long_hint_has_two_lines_and_all_of_it_is_a_touch_away(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True, locale="pl-PL").new_page()
    put(page, {"here": save_text(played(2, 7, in_hunt(1, 5, 0)), names=("Przemysława Aleksandra", ""))})
    table = Table(page, site.url, touch=True).resume()
    table.wait_until_asked("play")
    long = "(e, text) => { e.querySelector('.status-now').textContent = text; }"
    for viewport in (PHONE, SMALL, TABLET, TALL):
        resize(page, viewport)
        stage = top(page, "#stage")
        table.do("hint")
        expect(page.locator('#controls [data-do="done"]')).to_be_visible()
        assert top(page, "#stage") == stage
        assert bottom(page, "#status") <= stage
        page.locator("#status .status-words").evaluate(long, "Długie zdanie. " * 40)
        page.evaluate("() => page.size()")
        assert bottom(page, "#status") <= stage
        key = page.locator("#status .unfold")
        key.evaluate("e => { e.hidden = false; }")
        key.tap()
        shown = page.locator("#status .status-now")
        assert shown.evaluate("e => e.getBoundingClientRect().bottom") <= bottom(page, "#status")
        assert bottom(page, "#status") > stage
        log = page.locator("#side-handle >> visible=true").or_(page.locator("#side-body")).first
        log.tap()
        assert bottom(page, "#status") <= stage
        if log.get_attribute("id") == "side-handle":
            log.tap()  # the log goes as it came
        table.do_once("cancel")


def test_a_move_that_is_told_unfolds_by_itself_where_even_small_letters_have_no_room(
    context: Contexts, site: SiteServer
) -> None:
    """It goes on by itself: cut off, its end would be read by nobody."""
    page = context(viewport=SMALL, has_touch=True).new_page()
    put(page, {"here": save_text(played(2, 7, in_hunt(1, 5, 0)))})
    Table(page, site.url, touch=True).resume().wait_until_asked("play")
    stage, words = top(page, "#stage"), page.locator("#status .status-words")
    words.evaluate("""e => {
        const now = e.querySelector('.status-now');
        now.textContent = 'Sacrifice: the chief takes the hunter away with it. '.repeat(6);
        now.dataset.told = '';
    }""")  # fmt: skip
    page.locator("#status").evaluate("e => { e.style.paddingLeft = '3px'; }")  # as after a turn of the device
    expect(page.locator("#status .unfold")).to_have_attribute("aria-expanded", "true")
    assert words.evaluate("e => e.scrollHeight <= e.clientHeight + 4")
    assert top(page, "#stage") == stage, "over the table, which does not move"


def test_the_first_question_leaves_room_for_the_year(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=SMALL, has_touch=True).new_page()
    put(page, {"here": save_text(by_chance(2, lambda session: True), bots=(None, None))})
    Wendake(page, site.url, touch=True).resume().wait_asked()
    line = page.locator("#status .status-words")
    for lang in ("en", "it", "pl"):
        speak(page, lang)
        expect(line.locator(".status-aside")).to_be_visible()
        assert line.evaluate("e => e.scrollHeight <= e.clientHeight + 4"), lang


@pytest.mark.parametrize("told", [True, False], ids=["told", "hint"])
def test_what_has_room_in_smaller_letters_is_whole(context: Contexts, site: SiteServer, told: bool) -> None:
    """A move that is told goes on by itself, so nobody could unfold it; nor need a hint be unfolded for half a line."""
    page = context(viewport=PHONE, has_touch=True).new_page()
    put(page, {"here": save_text(played(2, 7, in_hunt(1, 5, 0)))})
    Table(page, site.url, touch=True).resume().wait_until_asked("play")
    text = "Sacrificio: cade la carta di Aquila, e con lei il capo di Lupo Grigio. Era la carta sopra di una coppia: "
    text += "quella di sotto resta di guardia."
    for viewport in (PHONE, SMALL, TABLET):
        resize(page, viewport)
        if viewport == TABLET:
            text += " Attenzione, ti possono ancora rispondere con una marcia, e allora non sei in testa."
        stage, words = top(page, "#stage"), page.locator("#status .status-words")
        words.evaluate("""(e, [text, told]) => {
            const now = e.querySelector('.status-now');
            now.textContent = text;
            if (told) now.dataset.told = '';
        }""", [text, told])  # fmt: skip
        page.evaluate("() => page.size()")
        page.wait_for_timeout(100)
        page.locator("#status").evaluate("e => { e.style.paddingLeft = '3px'; }")  # as after a turn of the device
        expect(page.locator("#status.tight")).to_have_count(1)
        now = words.locator(".status-now")
        assert all(one.evaluate("e => e.scrollHeight <= e.clientHeight + 4 || !e.clientHeight") for one in (words, now))
        expect(page.locator("#status .unfold")).to_be_hidden()
        assert top(page, "#stage") == stage
        assert bottom(page, "#status") <= stage
        if viewport == PHONE:  # large enough for four lines of the usual letters
            assert words.evaluate("e => getComputedStyle(e).fontSize === getComputedStyle(e.parentElement).fontSize")
            assert top(page, "#status .status-words") - top(page, "#status") >= 6, "and for some air above them"
        page.locator("#status").evaluate("e => { e.style.paddingLeft = ''; }")


def test_the_question_about_sounds_is_a_small_thing(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    put(page, {"here": save_text(played(2, 7, in_hunt(1, 5, 0)))})
    Table(page, site.url, touch=True).resume().wait_until_asked("play")
    for lang, viewport in product(("en", "it", "pl"), (PHONE, SMALL, TABLET, TALL)):
        speak(page, lang)
        resize(page, viewport)
        box = page.locator("#ask-sound").bounding_box()
        assert box is not None
        assert box["height"] <= 48
        assert box["y"] >= bottom(page, "#stage") or box["x"] >= page.locator("#stage").evaluate(
            "e => e.getBoundingClientRect().right"
        )
        lines = page.locator("#ask-sound-label").evaluate("e => e.getClientRects().length")
        assert lines == 1, (lang, viewport)
        word, on_phone = page.locator("#ask-sound-short"), viewport in (PHONE, SMALL)
        assert word.is_visible() == on_phone, (lang, viewport)  # there the whole question has no room
        if on_phone:
            handle, label = page.locator("#side-handle").bounding_box(), page.locator("#side-label").bounding_box()
            assert handle is not None
            assert label is not None
            assert label["x"] >= box["x"] + box["width"] - 1, (lang, "beside the question")
            assert label["height"] < 30, (lang, "in one line")
        assert overflows(page) == [], (lang, viewport)


def test_no_step_of_a_lesson_pushes_the_table(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True, locale="it-IT").new_page()
    table = Table(page, site.url, touch=True).open().wait_for_python()
    table.choose("wendake")
    table.press("#guided")
    table.press('#panel [data-value="wendake:3"]')
    table.wait()
    said = page.locator("#controls .coach p")
    lesson = GAMES["wendake"].teaching.lesson
    assert lesson is not None
    for viewport in (PHONE, TABLET, TALL):
        resize(page, viewport)
        high = page.locator("#stage").evaluate("e => e.getBoundingClientRect().height")
        for step in lesson.parts[3].steps:
            said.evaluate("(e, text) => { e.textContent = text; }", step.say(words("it")))
            height = page.locator("#stage").evaluate("e => e.getBoundingClientRect().height")
            assert height == high, (viewport, step.say(words("it")))


MEET = """names => {
    const [a, b] = names.map((name) => document.querySelector(name).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def test_nothing_lies_over_the_buttons_of_a_bag(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True, locale="it-IT").new_page()
    put(page, {"here": save_text(by_chance(2, lambda session: session.state.bag() is not None))})
    Table(page, site.url, touch=True).resume()
    expect(page.locator('#panel [data-do="bag-done"]')).to_be_visible()
    for viewport in (PHONE, SMALL):
        resize(page, viewport)
        assert page.evaluate(REACHED, ['#panel [data-do="bag-done"]']) == []
    for viewport in (TABLET, TALL):
        resize(page, viewport)
        page.evaluate("window.page.toast('A sentence of some length that stands here for a while.')")
        for name in ("#panel h2", '#panel [data-do="bag-done"]'):
            assert not page.evaluate(MEET, ["#toast", name]), (viewport, name)
    page.locator("#panel-close").tap()
    page.locator("body > #toast").wait_for(state="attached")  # a panel that is closed says so a moment later
    page.evaluate("window.page.toast('A sentence of some length that stands here for a while.')")
    assert not page.evaluate(MEET, ["#toast", "#status"]), "what is asked stays in sight"


def test_cards_and_keys_of_a_party_keep_their_place_whatever_is_said_of_it(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=SMALL, has_touch=True).new_page()
    session = next(game for n in range(9) if (game := Session.new(GAMES["manitou"], 2, seed=n)).state.actors() == (0,))
    put(page, {"here": save_text(session, bots=(None, "normal"))})
    Table(page, site.url, touch=True).resume()
    foot = page.locator('#panel [data-do="bag-suggest"]')
    expect(foot).to_be_visible()
    for lang, viewport in product(("en", "it", "pl"), (SMALL, PHONE)):
        speak(page, lang)
        resize(page, viewport)
        places = set()
        for what in ("bag-clear", *["bag-suggest"] * 4, "bag-add"):
            key = page.locator(f'#panel [data-do="{what}"]').first
            if key.is_enabled():
                key.tap()
            places.add((round(top(page, "#panel .bag-card")), round(top(page, "#panel .bag-foot"))))
        assert len(places) == 1, (lang, viewport, places)
        assert overflows(page) == []
