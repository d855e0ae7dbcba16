"""What of a step of a lesson is not in sight: what is said, what it speaks of, the way on."""

from typing import Any, Final

from looks import FITS, STILL
from playwright.sync_api import Page

__all__ = ["unseen"]

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
        const all = [...document.querySelectorAll(`#stage [data-pick="${pick}"]`)];
        const e = all.find((one) => one.getClientRects().length) ?? all[0]; // it may lie in a fold that is shut, too
        if (e) inside(pick, box(e), stage.top, stage.bottom);
    }
    return found;
}"""


def unseen(page: Page, game: str, focus: tuple[str, ...]) -> list[Any]:
    """Faults, once the table has found its size and nothing moves."""
    page.wait_for_function(FITS)
    page.wait_for_function(STILL)
    width = (page.viewport_size or {"width": 0})["width"]
    spoken_of = [] if game in MAPS else list(focus)
    return [f"{width}: {fault}" for fault in page.evaluate(UNSEEN, spoken_of)]
