"""The guided round of every game to its end, by touch on a small phone, in one of the languages that are longest.

What is said, what it speaks of and the way on are in sight together at each step, in the words of the others too.
"""

from collections.abc import Callable
from typing import Any

import insight
import pytest
from bison_table import SPOT
from conftest import PHONE, Contexts
from lessons_seen import unseen
from looks import overflows, resize, texts
from playwright.sync_api import Page, expect
from table import Table
from words import english_left, words

from prateria.games import GAMES
from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import LANGUAGES, Words
from workshop.serve import SiteServer

DONE = '#controls [data-do="done"]'
SHORT = {"width": 360, "height": 640}
SAY = "(e, text) => { e.textContent = text; }"


def lesson_of(game: str, part: int = 0) -> Lesson:
    found = GAMES[game].teaching.lesson
    assert found is not None
    return found.parts[part]


def begin(table: Table, game: str, part: int) -> None:
    """From the lobby."""
    table.choose(game)
    table.press("#guided")
    if lesson_of(game).more:
        table.press(f'#panel [data-value="{game}:{part}"]')
    table.wait()


def reach(page: Page, table: Table, text: str) -> None:
    """Until the lesson says that; a result on the way is closed."""
    result = page.locator('#panel [data-do="go-on"]')
    expect(page.locator("#controls .coach p", has_text=text).or_(result).first).to_be_visible()
    if result.is_visible():
        table.do_once("go-on")
    expect(page.locator("#controls .coach p")).to_have_text(text)


def follow(page: Page, table: Table, step: LessonStep, touched: Callable[[str], Any] | None = None) -> None:
    """Touch what the text says, and nothing else goes; or read on. `touched`: how, if not by a finger on the table."""
    if step.feedback:
        table.press('#controls [data-do="bag"]')
        table.choose_party()
        return table.do("lesson-next")
    if step.turns:
        for _ in range(step.turns):
            expect(page.locator("#controls .coach p")).to_have_text(
                step.say(words(page.locator("html").get_attribute("lang") or "en"))
            )
            table.play_card()
        return None
    if not (step.action and step.action.startswith("1 ")):
        return table.do("lesson-next")
    said = page.locator("#controls .coach p").inner_text()
    if step.action.split()[1] == "take":
        return fill(page, table, step)
    for pick in step.focus:
        if touched is None:
            touch(page, f':is(#stage, #controls) [data-pick="{pick}"]')
        else:
            touched(pick)
        if table.sees(DONE):
            return table.do_once("done")
    expect(page.locator("#controls .coach p")).not_to_have_text(said)  # what alone can be touched is done at once
    return None


def fill(page: Page, table: Table, step: LessonStep) -> None:
    """The bag as the lesson says it; anything else is not taken."""
    expect(page.locator("#panel .coached")).to_be_visible()
    takes = [text.split() for text in step.actions if text.split()[1] == "take"]
    for _, _, kind, n in takes:
        for _ in range(int(n)):
            table.press(f'#panel [data-do="bag-add"][data-value="{kind}"]')
    table.do_once("bag-done")


ANSWERED = """() => {
    const { touch } = window.prateria;
    window.answered = 0;
    window.prateria.touch = (pick) => touch(pick).finally(() => { window.answered += 1; });
}"""
NEAR = "(document.querySelector('#pan')?.style.transform ?? '')"
REST = """async (selector) => {
    const place = () => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect() ?? null);
    const was = place();
    await new Promise((done) => setTimeout(done, 750));
    return place() === was;
}"""
"""What is to be touched lies still, for longer than a tap on a land that just moved is none (web/panzoom.mjs)."""


def touch(page: Page, selector: str) -> None:
    """With a finger, until it is answered; the first touch of what is small only brings it nearer."""
    expect(page.locator(selector).first).not_to_have_attribute("aria-disabled", "true")
    for tried in range(4):
        page.wait_for_function(REST, arg=selector)
        was, answered = page.evaluate(NEAR), page.evaluate("answered")
        spot = page.evaluate(SPOT, selector)
        if spot is None and tried:
            return  # the touch before was enough, and the land lies elsewhere now
        page.touchscreen.tap(*spot)
        page.wait_for_function(f"([was, n]) => {NEAR} !== was || answered > n", arg=[was, answered])
        if page.evaluate("answered") > answered:
            return
    raise AssertionError(f"{selector} did not answer")


@pytest.mark.parametrize(
    ("game", "locale"), [("manitou", "it-IT"), ("powwow", "it-IT"), ("bison", "pl-PL"), ("wendake", "pl-PL")]
)
def test_the_guided_round_to_its_end(context: Contexts, site: SiteServer, game: str, locale: str) -> None:
    """Each of its parts, one after another."""
    page = context(viewport=SHORT, locale=locale, has_touch=True).new_page()
    table = Table(page, site.url, touch=True).open().wait_for_python()
    page.evaluate(ANSWERED)
    for part in range(len(lesson_of(game).parts)):
        begin(table, game, part)
        to_the_end(page, table, game, part, locale[:2])
        page.set_viewport_size(SHORT)


def faults(page: Page, game: str, step: LessonStep, w: Words) -> list[Any]:
    """What is wrong at this step; its sentence also as long as the other languages make it."""
    found: list[Any] = [f"hidden: {place}" for place in out_of_sight(page, game, step.focus)]
    found += english_left(w.lang, texts(page)) + overflows(page)
    said = page.locator("#controls .coach p")
    for each in (*(words(lang) for lang in LANGUAGES if lang != w.lang), w):
        said.evaluate(SAY, step.say(each))
        found += unseen(page, game, step.focus)
    return found


def out_of_sight(page: Page, game: str, picks: tuple[str, ...]) -> dict[str, int]:
    """On the land of Bison, which is moved and comes near."""
    return insight.unseen(page, insight.meant(picks)) if game == "bison" else {}


def by_finger(page: Page, game: str, step: LessonStep, hidden: list[Any]) -> Callable[[str], None]:
    """Touches a pick, and notes what the land that came nearer has left out of sight of the rest."""

    def touched(pick: str) -> None:
        touch(page, f':is(#stage, #controls) [data-pick="{pick}"]')
        rest = step.focus[step.focus.index(pick) + 1 :]
        hidden.extend(f"then hidden: {place}" for place in out_of_sight(page, game, rest))

    return touched


def to_the_end(page: Page, table: Table, game: str, part: int, lang: str) -> None:
    """In Italian on to the lobby; in Polish to a game of one's own, and from there to the lobby."""
    w = words(lang)
    kept = table.saves().keys()
    found: list[Any] = []
    for n, step in enumerate(lesson_of(game, part).steps, 1):
        reach(page, table, step.say(w))
        left = faults(page, game, step, w)
        follow(page, table, step, by_finger(page, game, step, left))
        found += [(part, n, fault) for fault in left]
    expect(page.locator("#panel")).to_contain_text(w("Well done!"))
    found += english_left(lang, texts(page)) + overflows(page)
    following = page.locator(f'#panel [data-do="lesson"][data-value="{game}:{part + 1}"]')
    assert following.count() == (part + 1 < len(lesson_of(game).parts))
    table.press("#panel-close")  # to look at the table, beside which the same ways on stand
    assert table.saves().keys() == kept
    expect(page.locator("#controls [data-do=lesson-next]")).to_have_count(0)
    for phone in (SHORT, PHONE):
        resize(page, phone)
        found += overflows(page) + unseen(page, game, ())
    assert found == []
    if lang == "it":
        page.wait_for_timeout(500)  # sooner than it can be read a tap on it is none (web/stray.mjs)
        table.press('#controls [data-do="home"]')
        expect(page.locator("#lobby")).to_be_visible()
        return
    table.press('#controls [data-do="play-now"]')
    expect(page.locator("#controls .coach")).to_have_count(0)
    saved = "Object.keys(localStorage).filter((key) => key.startsWith('prateria:g:')).length"
    page.wait_for_function(f"{saved} > {len(kept)}")
    [save] = (save for save_id, save in table.saves().items() if save_id not in kept)
    assert (save["head"]["game"], [seat["bot"] for seat in save["head"]["seats"]]) == (game, [None, "first"])
    page.keyboard.press("Escape")  # where it begins with a party to be chosen
    page.go_back()  # in a race there is no menu
    expect(page.locator("#lobby")).to_be_visible()


TWICE = """async () => {
    const button = (order) => document.querySelector(`#controls [data-do="${order}"]`);
    button('lesson-next').click();
    for (let i = 0; button('lesson-next') && i < 600; i += 1) await new Promise(requestAnimationFrame);
    button('home').dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 2}));
}"""
"""A tap on Next, and another one where meanwhile only the way out is left."""


def test_the_guided_round_goes_its_own_way_only(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    table = Table(page, site.url).open()
    table.press("#guided")
    table.press('#panel [data-value="manitou:0"]')
    table.wait()
    first = page.inner_text("#controls .coach p")
    on = page.locator('#controls [data-do="lesson-next"]').bounding_box()
    table.do("lesson-next")
    expect(page.locator("#controls .coach p")).not_to_have_text(first)
    page.evaluate(TWICE)
    expect(page.locator("#controls .coach")).to_contain_text("Send your hunter 7 to help")
    out = page.locator("#controls .coach [data-do=home]").bounding_box()
    assert on is not None
    assert out is not None
    assert out["x"] >= on["x"] + on["width"]  # the way out does not lie where the way on was
    page.locator('#stage [data-pick="card:healer"]').first.click(force=True)
    table.toast("Do what the lesson says, step by step.")
    expect(page.locator('#stage [aria-pressed="true"]')).to_have_count(0)
    page.wait_for_timeout(500)  # sooner than it can be read a tap on it is none (web/stray.mjs)
    table.press("#controls [data-do=home]")
    expect(page.locator("#lobby")).to_be_visible()
