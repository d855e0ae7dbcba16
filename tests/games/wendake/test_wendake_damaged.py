"""Damaged positions: what is read can be played."""

import json

import pytest
from damage import damaged
from playing import choose, played

from prateria.core.errors import BadPosition
from prateria.core.rng import Rng
from prateria.games.wendake.engine import State

TABLES = [(1, {}), (2, {}), (2, {"tribes": True}), (3, {"tribes": True}), (4, {})]
MOVES = 40


def sound(seats, options):
    """Positions of a game as it is played: those with a question on a question, and some others."""
    states = [step.before for step in played("wendake", seats, options, seed=40 + seats).steps]
    deep = [state for state in states if len(state.stack) > 1]
    found = {}
    for state in deep:
        found.setdefault(tuple(type(frame) for frame in state.stack), state)
    return [*found.values(), *deep[:: len(deep) // 6], *states[:: len(states) // 6]]


def plays(state, rng):
    """It can be seen, dealt anew, written and played for a while, or to its end."""
    for _ in range(MOVES):
        for seat in (None, *state.actors()):
            state.observe(seat)
            state.redeal(seat, Rng(3))
        if not state.actors():
            assert state.outcome() is not None
            return
        state.apply(choose(state, rng))
    json.dumps(state.to_json())


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_damaged_position_is_refused_or_can_be_played(seats, options):
    rng, read = Rng(seats), 0
    for state in sound(seats, options):
        data = json.loads(json.dumps(state.to_json()))
        assert State.from_json(data) == state
        for _ in range(8):
            path, other = damaged(data, rng)
            try:
                again = State.from_json(other)
            except BadPosition:
                continue
            read += 1
            try:
                plays(again, rng)
            except Exception as error:
                raise AssertionError(f"{path}: {other['stack']}") from error
    assert read > 3
