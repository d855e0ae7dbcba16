"""What the others did last, for one who has looked away; and a log that is never ahead of the table."""

import re

from driver import Driver, run

from prateria.app.lastmoves import last_moves
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou.engine.events import Played

PLACES = GAMES["manitou"].table.places


def played(seats, until, seed=3):
    session, rng = Session.new(GAMES["manitou"], seats, seed=seed), Rng(seed)
    while not until(session):
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    return session


def cards(session):
    """(seat, place) of the cards laid, in their order."""
    events = [event for step in session.steps for event in step.events]
    return [(event.seat, PLACES(event)[0]) for event in events if isinstance(event, Played)]


def test_of_each_other_seat_the_last_turn_since_ones_own():
    session = played(3, lambda s: s.state.phase == "play" and s.state.actors() == (0,) and s.state.turns_left < 18)
    found = last_moves(session, 0, PLACES)
    assert {(seat, place) for seat, named in found for place in named} == set(cards(session)[-2:])
    assert {seat for seat, _ in found} == {1, 2}


def test_what_lay_there_in_a_round_before_is_gone():
    session = played(2, lambda s: s.state.hunt == 2 and s.state.actors() == (0,))
    assert last_moves(session, 0, PLACES) == []


def test_the_last_move_is_framed_until_something_is_touched():
    async def work():
        driver = Driver()
        await driver.start(2, 1)
        await driver.reach("play")
        while not re.search(r'class="last s1"[^>]*data-where="laid-1-', driver.page.regions["marks"]):
            await driver.answer()
            await driver.reach("play")
        legal = driver.local.session.state.legal_actions()
        driver.app.touch(legal[0].picks[0])
        assert driver.page.regions["marks"] == ""
        await driver.order("cancel")
        assert 'class="last s1"' in driver.page.regions["marks"]

    run(work)


def test_the_log_is_not_ahead_of_what_is_shown():
    async def work():
        driver = Driver()
        await driver.start(2, 1, seed=3)
        await driver.reach("result")
        caught = 0
        for region, html in driver.page.history:
            if region == "status":
                status = html
            if region == "side" and "event-bisoncaught" in html:
                lines = html.count("event-bisoncaught")
                assert lines >= caught
                if lines > caught:
                    last = re.findall(r'event-bisoncaught"[^>]*>(?:<svg.*?</svg>)?([^<]*)', html)[-1]
                    assert last in status, "told when it is shown"
                caught = lines
        assert caught

    run(work)
