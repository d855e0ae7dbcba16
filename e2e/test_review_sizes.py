"""A moment of a review: the table, what is said of it, and all its buttons, in sight at once."""

import json

import pytest
from conftest import PHONE, TABLET, Contexts
from games import played, put, save_text
from looks import overflows, resize
from playwright.sync_api import Page
from table import PATIENCE, Table
from words import speak

from prateria.app.review.findings import Findings, write
from prateria.app.review.work import SUSPECTS, Review
from prateria.bots.review import Gap, Moment, Turn, deals_of, finished
from prateria.core.replay import position
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
HIDDEN = """() => {
    const foot = document.querySelector('#side').getBoundingClientRect().top;
    const buttons = [...document.querySelectorAll('#controls button')];
    const low = buttons.filter((e) => e.getBoundingClientRect().bottom > foot);
    const scrolls = document.scrollingElement.scrollHeight > innerHeight;
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [status, stage, why] = [box('#status'), box('#stage'), box('.review-why > div')];
    const lies = status.bottom > stage.top || why.top < stage.bottom || why.height > 34;
    const told = [...(scrolls ? ['the page scrolls'] : []), ...(lies ? ['words over the table'] : [])];
    return [...low.map((e) => e.textContent), ...told];
}"""
BESIDE = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [status, stage, why, side] = [box('#status'), box('#stage'), box('.review-why'), box('#side-body')];
    const told = document.querySelector('.review-why');
    const whole = told.scrollHeight <= told.clientHeight;
    const apart = why.left >= stage.right && why.bottom <= side.top && status.bottom <= stage.top;
    return whole && apart && side.height > 200;
}"""
SMALL_TEXT = """() => [...document.querySelectorAll('.review-why, #controls button')]
    .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 12.5).map((e) => e.textContent)"""


def by_chance() -> Session:
    session, rng = Session.new(GAMES["wendake"], 2, seed=4), Rng(4)
    while legal := session.state.onward_actions():
        session.play(legal[rng.below(len(legal))])
    return session


def kept(session: Session) -> tuple[str, list[Turn]]:
    """A review with two moments, as if it had been worked out, and their turns: elsewhere something else is better."""
    work, moments = Review(session, (0,), Findings(), lambda text: None), list[Moment]()
    for turn in work.turns[5:]:
        first = next(one for one in reversed(position(session, turn.begin).onward_actions()) if one.seat == 0)
        run = next(run for run in finished(session, turn, (first,), Rng(1)) if run is not None)
        if run != tuple(step.action for step in session.steps[turn.begin : turn.end]):
            moments.append(
                Moment(turn, Gap(14.2, 1.6, 3.0, 20.0 - 10 * len(moments)), tuple(action.text for action in run))
            )
        if len(moments) == 2:
            break
    curve = [(0.0,) * session.header.seats] * len(work.stops)
    deals = [(0.0,) * session.header.seats] * deals_of(session)
    turns = [one.turn for one in moments]
    glances = [9.0 - 0.1 * n if one in turns else 1 / (2 + n) for n, one in enumerate(work.turns)]
    judged = [*moments, *[None] * (SUSPECTS - 2)]
    found = Findings(curve, deals, glances, judged, [], [None], spreads=[2.0] * len(curve))
    return write(session, found), turns


def at_rest(page: Page) -> list[str]:
    return [*page.evaluate(HIDDEN), *page.evaluate(SMALL_TEXT), *overflows(page)]


@pytest.mark.parametrize("game", ["manitou", "wendake"])
def test_the_buttons_of_a_moment_are_in_sight_on_phones(context: Contexts, site: SiteServer, game: str) -> None:
    session = played(3, 5) if game == "manitou" else by_chance()
    text, turns = kept(session)
    wrong = []
    page = context(viewport=PHONE, has_touch=True).new_page()
    put(page, {"here": save_text(session, bots=(None, "normal", "normal"))})
    page.add_init_script(f"if (origin !== 'null') localStorage['prateria:review:here'] ??= {json.dumps(text)}")
    Table(page, site.url).open().wait_for_python().press('[data-act="look-back"]')
    page.wait_for_function("document.querySelector('#replay-at')?.max > 0", timeout=PATIENCE)
    for lang in ("en", "it", "pl"):
        speak(page, lang)
        for viewport, light in ((PHONE, "light"), (SMALL, "dark")):  # a light has colours of its own, not sizes
            page.emulate_media(color_scheme=light)
            resize(page, viewport)
            page.evaluate("prateria.command('review')")
            page.locator("#panel .review").wait_for()
            for order, value in (("moment", str(turns[0].begin)), ("moment-better", ""), ("moment-played", "")):
                page.evaluate(f"prateria.command('{order}', '{value}')")
                page.locator("#controls .review-why").wait_for()
                wrong += [f"{lang} {viewport['width']} {light} {order}: {one}" for one in at_rest(page)]
        resize(page, TABLET)
        for order in ("moment-better", "moment-played"):
            page.evaluate(f"prateria.command('{order}', '')")
            page.locator(".review-why").wait_for()
            wrong += [] if page.evaluate(BESIDE) else [f"{lang} {order}: the words do not stand beside the table"]
    assert wrong == [], "\n".join(wrong)
