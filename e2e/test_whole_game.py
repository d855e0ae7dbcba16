"""Manitou from the first touch to the winner, as two children round one tablet would play it."""

from collections.abc import Callable

from conftest import PHONE, TABLET
from games import played, put, save_text, session_in, turns_left
from playwright.sync_api import BrowserContext, expect
from table import Table

from prateria.core.code import decode
from prateria.games import by_number
from workshop.serve import SiteServer


def test_two_people_play_by_touch_and_the_link_replays_to_the_same_score(
    context: Callable[..., BrowserContext], site: SiteServer
) -> None:
    page = context(viewport=TABLET, has_touch=True).new_page()
    table = Table(page, site.url, touch=True).open("new=manitou&seats=2&people=2&seed=11").wait()
    table.play_to_the_end()
    shown = page.locator("#panel").inner_text()
    outcome = session_in(table.link()).state.outcome()
    assert outcome is not None
    for points in outcome.points:
        assert str(abs(points)) in shown
    page.keyboard.press("Escape")
    expect(page.locator("#controls [data-do=result]")).to_be_visible()


def test_the_last_turns_of_a_person_and_three_computer_players_on_a_phone(
    context: Callable[..., BrowserContext], site: SiteServer
) -> None:
    page = context(viewport=PHONE, has_touch=True, locale="pl-PL", reduced_motion="no-preference").new_page()
    late = played(4, 3, turns_left(8, 3))
    put(page, {"here": save_text(late, bots=(None, "normal", "normal", "normal"))})
    table = Table(page, site.url, touch=True).resume()
    table.play_to_the_end()
    [save] = table.saves().values()
    assert save["head"]["over"] is True
    assert decode(save["code"], by_number).state.outcome() is not None
