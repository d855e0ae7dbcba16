"""How Bison is played on in the mind: the best plan of everybody, so many named actions far."""

from bison_table import table

from prateria.core.rng import Rng
from prateria.games.bison.bot.evaluation import AHEAD
from prateria.games.bison.bot.plans import best, plans
from prateria.games.bison.engine import State
from prateria.games.bison.engine.data import ACTIONS


def far(state, steps):
    """The position after that many steps in the mind."""
    for _ in range(steps):
        for _ in AHEAD.step(state, Rng(1)):
            pass
    return state


def test_the_best_plan_is_the_first_of_all() -> None:
    state = State.new(seats=2, seed=3)
    first = next(plan for plan in plans(state, state.turn) if plan)
    *waits, chosen = best(state, state.turn)
    assert chosen == first
    assert set(waits) == {None}


def test_a_step_is_a_whole_action_or_the_end_of_a_turn() -> None:
    state = State.new(seats=2, seed=3)
    seat, named = state.turn, AHEAD.clock(state)
    assert far(state, 1).phase == "end"
    assert (state.turn, AHEAD.clock(state)) == (seat, named + 1)
    assert far(state, 1).turn != seat


def test_the_clock_never_goes_back_and_counts_every_round() -> None:
    state, before = State.new(seats=3, seed=2), -1
    for _ in range(40):
        assert AHEAD.clock(far(state, 1)) >= before
        before = AHEAD.clock(state)
    assert state.this_round == 2
    assert before == ACTIONS * 3 + sum(map(len, state.done))


def test_a_finished_game_and_a_running_one_are_worth_as_much_as_one_is_ahead() -> None:
    even = table(seats=2)
    assert AHEAD.value(even, 0) == -AHEAD.value(even, 1)
