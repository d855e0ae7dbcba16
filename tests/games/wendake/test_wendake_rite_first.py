"""Before a Ritual what adds to it lies chosen already: without it the larger button would pass it over."""

import pytest
from wendake_drawn import EN
from wendake_table import play, position, steps

from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.words import prompt
from prateria.kit.touch import Touch


def at_a_ritual(**own):
    state = position(ask=steps("ritual"), **own)
    play(state, "do ritual")
    return FLOW.plain(state, state.legal_actions()) if state.stack and state.bag() is None else None


@pytest.mark.parametrize("tile", ["P1-3", "P2-3"])
def test_a_point_more_costs_nothing_and_is_proposed(tile):
    assert at_a_ritual(progress={0: tile}).text == f"1 use {tile}"


def test_the_line_above_says_what_it_brings():
    state = position(ask=steps("ritual"), progress={0: "P2-3"})
    play(state, "do ritual")
    ready = FLOW.plain(state, state.legal_actions())
    told = prompt(EN, state.observe(0), ("Ola", "Jan"), Touch(ready.picks, ("button:go", *ready.picks), ready))
    assert "Big ritual. At a Ritual: 1 point more, and one more villager comes. Done?" in told


def test_what_adds_nothing_is_not_proposed():
    assert at_a_ritual(progress={0: "P1-3"}, used="P1-3") is None
    assert at_a_ritual(progress={0: "P1-1"}) is None
    state = position(ask=steps("ritual"), progress={0: "P1-3"})
    assert FLOW.plain(state, state.legal_actions()) is None  # it has not begun
