"""Wendake to its end by touch; its last years on a phone and by keyboard, the last one alone; for everyone (axe)."""

from functools import cache
from typing import Any

import pytest
from conftest import PHONE, TABLET, Contexts
from games import put, save_text, session_in
from playwright.sync_api import expect
from table import PATIENCE
from test_axe import in_both_lights
from wendake import ByKeyboard, Wendake, by_chance

from prateria.core.code import decode, encode
from prateria.core.session import Session
from prateria.games import by_number
from workshop.serve import SiteServer


@cache
def played(seats: int, year: int) -> Session:
    """A game by chance up to the first turn of a year."""
    return by_chance(seats, lambda session: session.state.round >= year)


@cache
def last_turn_of(year: int) -> Session:
    """A game of two by chance, where the first seat chooses its last tile of that year."""
    session = played(2, year + 1)
    for n, step in reversed(list(enumerate(session.steps))):
        state: Any = step.before
        asked = state.observe(None).asked
        if (state.round, state.actors()) == (year, (0,)) and asked is not None and asked.what == "turn":
            return session.fork(n)
    raise AssertionError("it is never asked")


def done(session: Session) -> list[str]:
    """The actions of tiles that the first seat has carried out."""
    actions = [step.action for step in session.steps]
    return [action.what for action in actions if action.seat == 0 and getattr(action, "verb", "") == "do"]


def idle(session: Session, since: int) -> list[int]:
    """The steps since that one at which the first seat ended a turn without an action that it could have done."""
    found, acted = [], False
    for i, step in enumerate(session.steps):
        verb = getattr(step.action, "verb", "")
        if step.action.seat == 0 and verb == "end" and not acted:
            legal = step.before.legal_actions()
            found += [i] if any(getattr(action, "verb", "") == "do" for action in legal) else []
        acted = step.action.seat == 0 and verb != "end" and (acted or verb == "do")
    return [i for i in found if i >= since]


def test_a_person_and_a_computer_player_on_a_tablet(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    put(page, {}, confirm=False)
    kinds = ("trade", "mask", "military", "ritual")
    table = Wendake(page, site.url, touch=True, wanted=[f"step:{kind}" for kind in kinds])
    table.open("new=wendake&seats=2&people=1&level=first&seed=5").wait()
    table.play_until("end")
    shown = page.locator("#panel").inner_text()
    session = session_in(table.link())
    outcome = session.state.outcome()
    assert outcome is not None
    for points in outcome.points:
        assert str(points) in shown
    assert {"turn", "steps", "moves", "evolve", "result"} <= table.seen
    assert set(kinds) <= set(done(session))


def test_on_a_phone_the_last_years_go_into_a_link_and_come_back(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    put(page, {"here": save_text(last_turn_of(6))}, confirm=False)
    table = Wendake(page, site.url, touch=True)
    table.resume()
    assert table.play_until("result", "end") == "result"
    table.step("result")
    table.play_until("turn")
    link = table.link()
    session = session_in(link)
    assert (session.state.round, session.state.actors()) == (7, (0,))
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    opens_elsewhere(context, site, link, 7)
    table.play_until("end")
    [save] = table.saves().values()
    assert save["head"]["over"] is True
    assert idle(decode(save["code"], by_number), len(last_turn_of(6).steps)) == []


def opens_elsewhere(context: Contexts, site: SiteServer, link: str, year: int) -> None:
    """On another device, with its own storage: the same game, in that year. Then the years before, there too."""
    there = Wendake(context(viewport=TABLET).new_page(), site.url)
    there.page.goto(link)
    there.wait()  # one person plays: nobody is asked who that is
    assert there.year() == year
    assert [save["code"] for save in there.saves().values()] == [encode(session_in(link))]
    for seats, earlier in ((3, 2), (1, 4)):
        code = encode(played(seats, earlier))
        there.page.evaluate("hash => { location.hash = hash; }", "#g=" + code)
        there.page.get_by_role("button", name="Open the game").click(timeout=PATIENCE)
        expect(there.page.locator(".status-aside")).to_contain_text(str(earlier))
        assert code in [save["code"] for save in there.saves().values()]


def test_alone_to_the_rating(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    put(page, {"here": save_text(played(1, 7))}, confirm=False)
    table = Wendake(page, site.url, touch=True)
    table.resume()
    table.play_until("end")
    assert "curtain" not in table.seen
    words = ("newcomer", "scout", "speaker", "leader", "legend")
    assert any(word in page.locator("#panel").inner_text().lower() for word in words)


def test_the_end_of_a_year_and_the_last_one_by_keyboard_only(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=TABLET).new_page()
    put(page, {"here": save_text(last_turn_of(6))})
    table = ByKeyboard(page, site.url, wanted=("step:trade", "button:exchange"))
    table.resume()
    table.play_until("end")
    assert page.evaluate("document.activeElement.closest('#panel') !== null"), "the result has the focus"
    assert {"turn", "steps", "bag", "result", "evolve"} <= table.seen
    [save] = table.saves().values()
    assert decode(save["code"], by_number).state.outcome() is not None


@pytest.mark.parametrize("viewport", [TABLET, PHONE], ids=["tablet", "phone"])
def test_axe_finds_nothing_wrong(context: Contexts, site: SiteServer, viewport: dict[str, int]) -> None:
    page = context(viewport=viewport).new_page()
    put(page, {"here": save_text(played(4, 3))})
    table = Wendake(page, site.url)
    table.resume()
    table.wait_asked()
    for pane in ("map", "market", "board", "legend"):
        page.locator(f"#stage .tab-{pane}").click()
        expect(page.locator(f"#stage .tab-{pane}")).to_have_attribute("aria-pressed", "true")
        assert in_both_lights(page, pane) == []
    key = page.locator('#stage .pane [data-pane^="legend"] >> visible=true')
    if key.count():
        key.click()
        assert page.locator("#stage").get_attribute("data-pane") == "legend2"
        assert in_both_lights(page, "the next page of the legend") == []
