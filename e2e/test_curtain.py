"""Two people round one tablet: the hand of one is never in the page while the other looks at it."""

import re
from itertools import zip_longest
from typing import Any

from conftest import Contexts
from games import in_hunt, played, put, save_text, session_of
from looks import FITS
from playwright.sync_api import Page, expect
from table import Table
from test_unseen import LISTEN

from prateria.core.game import Take
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

PEOPLE = (None, None)


def with_parties(second: tuple[int, ...]) -> Session:
    """A fresh game: the party of seat 0 is always the same, the dealer's as given (counts by kind)."""
    session = next(s for seed in range(99) if (s := Session.new(GAMES["manitou"], 2, seed=seed)).state.dealer == 1)
    while (bag := session.state.bag()) is not None:
        kind = len(bag.taken)
        session.play(Take(bag.seat, bag.kinds[kind], (FIRST, second)[bag.seat][kind]))
    return session


FIRST = (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0)
SECOND = ((1, 1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0))


def hidden(session: Session, seat: int) -> set[str]:
    """Kinds in that seat's hand that nobody else can see: not on the table and not in the other's hand."""
    state: Any = session.state
    seen = {card.kind for place in state.observe(None).territories for card in place.laid}
    return set(state.observe(seat).own.hand) - seen - set(state.observe(1 - seat).own.hand)


def cards_in(page: Page) -> set[str]:
    """Kinds that can be picked or are shown as a card in a hand."""
    picks = page.eval_on_selector_all('[data-pick^="card:"]', "all => all.map((e) => e.dataset.pick.slice(5))")
    return set(picks)


UNTIMED = """() => {
    const body = document.body.cloneNode(true);
    for (const region of body.querySelectorAll('#say, #panel-say, #toast')) region.replaceChildren();
    return body.outerHTML;
}"""
"""All that stands until something else is drawn: what is only said goes by the clock, and is looked at by itself."""


def markup(page: Page) -> list[str]:
    """All that the page holds, once the table fits its place, without what glides at the moment, and what is said."""
    page.wait_for_function(FITS)
    last: list[str] = []
    for _ in range(60):
        page.wait_for_timeout(400)
        html = re.sub(r' style="[^"]*"| class="(still)?"', "", str(page.evaluate(UNTIMED)))
        last, before = re.findall("<[^>]*>|[^<]+", html), last
        if last == before:
            return last
    raise AssertionError("the page never rests")


def is_said(page: Page, what: str) -> list[str]:
    """What has been said since it was asked last, once that is among it."""
    page.wait_for_function("what => window.spoken.some((said) => said.includes(what))", arg=what)
    return list(page.evaluate("window.spoken.splice(0)"))


def nothing_is_left_of_what_was_said(page: Page) -> None:
    """It may come a moment later, and would stay for many seconds (`STAYS` in web/say.mjs)."""
    page.wait_for_timeout(300)  # longer than what is about to be said waits (`SOON`)
    assert page.locator("#say p, #panel-say p").all_inner_texts() == []
    assert page.locator("#toast").inner_text() == ""


def test_no_trace_of_the_other_hand(context: Contexts, site: SiteServer) -> None:
    seen = []
    for party in SECOND:
        session = with_parties(party)
        assert session.state.actors() == (0,)
        page = context().new_page()
        put(page, {"here": save_text(session, bots=PEOPLE)})
        table = Table(page, site.url).open().wait_for_python()
        page.evaluate(LISTEN)
        table.go_on_with("here")
        table.wait_until_asked("curtain")
        assert cards_in(page) == set()
        looks = [markup(page)]
        nothing_is_left_of_what_was_said(page)
        page.evaluate("window.spoken.splice(0)")
        table.do_once("uncover")
        table.wait_until_asked("play")
        assert cards_in(page) == set(session.state.observe(0).own.hand)
        looks += [markup(page), is_said(page, page.inner_text("#status .status-now"))]
        table.play_card()
        table.wait_until_asked("curtain")
        assert cards_in(page) == set()
        looks.append(markup(page))
        nothing_is_left_of_what_was_said(page)
        seen.append(looks)
        page.close()
    for weak, strong in zip(*seen, strict=True):  # whatever the other has: not one letter differs
        assert [pair for pair in zip_longest(weak, strong) if pair[0] != pair[1]] == []


def test_the_tablet_goes_round(page: Page, site: SiteServer) -> None:
    session = played(2, 5, in_hunt(1, 4, 0))
    put(page, {"here": save_text(session, bots=PEOPLE, names=("Ola", "Bo"))})
    table = Table(page, site.url).resume()
    for seat, name in ((0, "Ola"), (1, "Bo"), (0, "Ola")):
        table.wait_until_asked("curtain")
        session = session_of(table.saves()["here"])
        assert session.state.actors() == (seat,)
        expect(page.locator("#panel h2")).to_have_text(f"Hand the device to \u2068{name}\u2069")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator("#panel .curtain-mark")).to_be_visible()
        assert cards_in(page) == set()
        nothing_is_left_of_what_was_said(page)  # to who has the hand
        table.do_once("uncover")
        table.wait_until_asked("play")
        assert cards_in(page) == set(session.state.observe(seat).own.hand)
        assert not cards_in(page) & hidden(session, 1 - seat)
        since = page.locator(".since")
        expect(since).to_contain_text("Since your last turn")
        expect(since.locator("li").last).to_contain_text("Bo" if seat == 0 else "Ola")
        table.do_once("seen")
        expect(since).to_have_count(0)
        table.play_card()


def test_one_person_needs_no_curtain(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(3, 5, in_hunt(1, 4, 0)))})
    table = Table(page, site.url).resume()
    page.evaluate(
        """() => {
            window.curtains = 0;
            const look = () => { window.curtains += document.querySelectorAll('.curtain-mark').length; };
            new MutationObserver(look).observe(document.getElementById('panel'), { childList: true, subtree: true });
        }"""
    )
    for _ in range(3):
        table.wait_until_asked("play")
        table.play_card()
    table.wait_until_asked()
    assert page.evaluate("window.curtains") == 0
