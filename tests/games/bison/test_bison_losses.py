"""By what a review says a player lost most in Bison: so it was on the land, by the engine."""

import pytest
from bison_table import play, table

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.bison.engine.data import TERRAINS
from prateria.games.bison.engine.grid import SPACES
from prateria.games.bison.engine.scoring import standings
from prateria.games.bison.words import TEXTS
from prateria.games.bison.words.losses import lasting
from prateria.kit.words import Words

NAMES = ["Ola", "Jan", "Zoe"]


def turns(session):
    """The positions before each turn, and the last one."""
    steps = session.steps
    begins = [n for n, one in enumerate(steps) if not n or steps[n - 1].action.seat != one.action.seat]
    return [*(steps[n].before for n in begins), session.state]


def brings(state, seat, spaces):
    """What the areas on that land bring a seat, counted by the engine itself."""
    total = 0
    for terrain in range(len(TERRAINS)):
        for standing in standings(state.board, state.camps, terrain):
            mask = state.board.areas[standing.root][0]
            if any(mask >> SPACES.index(space) & 1 for space in spaces):
                total += standing.gains[seat]
    return total


@pytest.mark.rule("BI-25", "BI-26", "BI-30")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_said_to_be_lost_was_lost_in_that_turn_and_never_came_back(seats):
    session, rng = Session.new(GAMES["bison"], seats, {}, 30 + seats), Rng(seats)
    while actors := session.state.actors():
        for action in decide(SeatView(session.state, actors[0]), "first", rng.fork()).actions:
            session.play(action)
    states, told = turns(session), 0
    views = [state.observe(None) for state in states]
    for seat in range(seats):
        loss = lasting(views, seat)
        if loss is None:
            continue
        told += 1
        at = [
            n for n, state in enumerate(states[:-1])
            if (state.round, state.turn) == (loss.round, loss.by) and state.phase != "over"
            and tuple(brings(state, one, loss.area.spaces) for one in range(seats)) == loss.before
            and tuple(brings(states[n + 1], one, loss.area.spaces) for one in range(seats)) == loss.after
        ]  # fmt: skip
        assert at, loss
        assert loss.before[seat] > loss.after[seat]
        assert brings(session.state, seat, loss.area.spaces) <= loss.after[seat]
        said = TEXTS.fell(Words("en"), views, seat, NAMES).translate(dict.fromkeys((0x2068, 0x2069)))
        assert said.startswith(f"Round {loss.round} of {views[0].rounds}, the loss that cost {NAMES[seat]} most: ")
        assert f"{NAMES[seat]} +{loss.before[seat]}" in said.partition("After the turn of")[0]
    assert told


@pytest.mark.rule("BI-26")
def test_what_has_been_won_back_is_no_loss_that_cost_anything():
    """Three come where two led, who are four afterwards."""
    state = table("", ["D4p:2 D4r:2", "D5m:3"], turn=2, totem=2, animals=[(9, 9, 9)] * 2, deeds=["place"] * 2)
    views = [state.observe(None)]
    play(state, "2 do move3 3", "2 take bison 2", "2 take turkey 1", "2 take fish 1", *["2 move D5m D5p"] * 3, "2 end")
    views.append(state.observe(None))
    assert lasting(views, 0).by == 1
    assert lasting(views, 1) is None
    play(state, "1 do move1 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", *["1 move D4r D4p"] * 2, "1 end")
    views.append(state.observe(None))
    assert lasting(views, 0) is None
