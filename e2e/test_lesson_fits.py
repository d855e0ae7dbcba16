"""Every step of every guided round on phones: what is said, what it speaks of and the way on are in sight together."""

from typing import Any, Final

import pytest
from conftest import PHONE, Contexts
from looks import resize
from playwright.sync_api import Page, expect
from table import Table
from test_lesson import begin, follow, lesson_of, reach
from words import words

from workshop.serve import SiteServer

SHORT: Final = {"width": 360, "height": 640}
MAPS: Final = ("bison",)  # a land that is moved, and brings near what is spoken of by rules of its own

UNSEEN = """(focus) => {
    const found = [], box = (e) => e.getBoundingClientRect();
    const inside = (what, {top, bottom, left, right}, above, below) => {
        const seen = top >= above - 4 && bottom <= below + 4 && left + right >= 0 && left + right <= 2 * innerWidth;
        if (!seen) found.push(`${what}: ${top}..${bottom} of ${above}..${below}`);
    };
    const {scrollHeight, scrollWidth} = document.documentElement;
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const line = box(document.querySelector('#status'));
    if (line.bottom > box(document.querySelector('#stage')).top + 1) found.push(`over the table: ${line.bottom}`);
    const coach = document.querySelector('#controls .coach'), menu = document.querySelector('#side .tool');
    for (const e of [...coach.querySelectorAll('p, .button'), menu]) inside(e.textContent, box(e), 0, innerHeight);
    const p = coach.querySelector('p'), own = box(menu), stage = box(document.querySelector('#stage'));
    if (p.scrollHeight > p.clientHeight + 1) found.push(`cut: ${p.textContent}`);
    for (const e of coach.querySelectorAll('.button')) {
        const {left, right, top, bottom} = box(e);
        const apart = left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top;
        if (!apart) found.push(`covered: ${e.textContent}`);
    }
    for (const pick of focus) {
        const e = document.querySelector(`#stage [data-pick="${pick}"]`);
        if (e) inside(pick, box(e), stage.top, stage.bottom);
    }
    return found;
}"""
STILL = "document.getAnimations().every((a) => a.playState !== 'running')"


def unseen(page: Page, focus: tuple[str, ...], size: dict[str, int]) -> list[Any]:
    if page.viewport_size != size:
        resize(page, size)
    page.wait_for_function(STILL)
    return [f"{size['width']}: {fault}" for fault in page.evaluate(UNSEEN, list(focus))]


@pytest.mark.parametrize(("locale", "sizes"), [("en-GB", [SHORT]), ("it-IT", [SHORT]), ("pl-PL", [SHORT, PHONE])])
@pytest.mark.parametrize("game", ["manitou", "powwow", "bison", "wendake"])
def test_all_of_a_step_is_in_sight_on_a_phone(
    context: Contexts, site: SiteServer, game: str, locale: str, sizes: list[dict[str, int]]
) -> None:
    page = context(viewport=SHORT, locale=locale, has_touch=True).new_page()
    table, found, w = Table(page, site.url, touch=True).open().wait_for_python(), [], words(locale[:2])
    for part in range(len(lesson_of(game).parts)):
        begin(table, game, part)
        for n, step in enumerate(lesson_of(game, part).steps, 1):
            reach(page, table, step.say(w))
            focus = () if game in MAPS else step.focus
            found += [f"{part}-{n} {fault}" for size in sizes for fault in unseen(page, focus, size)]
            follow(page, table, step, lambda pick: page.evaluate("(pick) => window.prateria.touch(pick)", pick))
        expect(page.locator("#panel")).to_contain_text(w("Well done!"))
        table.press("#panel-close")
        found += [f"{part}-end {fault}" for size in sizes for fault in unseen(page, (), size)]
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


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "pl-PL"])
def test_done_comes_without_moving_the_table(context: Contexts, site: SiteServer, locale: str) -> None:
    """Nor does a move that is told, which goes by itself and is whole: three lines in the room of two."""
    page = context(viewport=SHORT, locale=locale, has_touch=True).new_page()
    table, w = Table(page, site.url, touch=True).open().wait_for_python(), words(locale[:2])
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
