"""What one's own last step has brought is marked until the next round begins."""

from bison_table import last_turn

from prateria.app.brought import brought
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.bison.engine.events import Bartered
from prateria.games.bison.flow import FLOW


def test_an_exchange_in_the_counting_is_not_marked_in_the_next_round():
    session = Session.new(GAMES["bison"], 2, {}, 1)
    session.state = last_turn("", ["D4p:1 E4r:1", "D5m:1"], animals=[(15, 2, 3), (3, 2, 3)], totem=1)
    session.play(next(action for action in session.state.legal_actions() if action.text.endswith("end")))
    assert session.state.phase == "surplus"
    seat = session.state.actors()[0]
    barter = next(action for action in session.state.legal_actions() if "barter bison" in action.text)
    session.play(barter)
    while session.state.phase == "surplus":
        session.play(session.state.legal_actions()[-1])
    assert any(isinstance(event, Bartered) for event in session.steps[-1].events)
    assert brought(session, seat, FLOW, 0) == ()
