"""How Wendake is played on in the mind: turn by turn, to the end of the next year."""

import pytest

from prateria.core.rng import Rng
from prateria.games.wendake.bot.ahead import AHEAD
from prateria.games.wendake.bot.evaluation import evaluate
from prateria.games.wendake.engine import State


def step(state):
    for _ in AHEAD.step(state, Rng(1)):
        pass


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_can_be_played_in_the_mind(seats):
    state = State.new(seats=seats, seed=4)
    while state.actors():
        before = state.clone()
        step(state)
        assert state != before
    outcome = state.outcome()
    assert outcome is not None
    assert min(outcome.points) > 0


def test_a_step_is_a_turn():
    state = State.new(seats=2, seed=4)
    seat = state.turn
    step(state)
    assert state.turn != seat
    assert AHEAD.clock(state) == state.year == 1


def test_a_finished_game_is_worth_what_one_is_ahead():
    state = State.new(seats=2, seed=4)
    while state.actors():
        step(state)
    points = state.outcome().points
    for seat in (0, 1):
        assert AHEAD.value(state, seat) == points[seat] - points[1 - seat]
        assert evaluate(state.clone(), seat, Rng(1)) == pytest.approx(points[seat] - 0.4 * points[1 - seat])
