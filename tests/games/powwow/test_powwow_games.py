"""Whole games of lively chance (half of the cards are let go): all subsets of options, race and calm, 2 to 5 players.

What the contract asks of every game stands in tests/contract; here are the actions of all seats at once.
"""

from itertools import product
from typing import Any

import pytest

from prateria.core.code import decode, encode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.powwow.engine import META, State
from prateria.games.powwow.engine.actions import CLAIMS, HAULS, PASSES, SETTLE, TURNS
from prateria.games.powwow.engine.data import CARDS, COPIES

EACH = [option.id for option in META.options if option.id != "half"]
WAYS = [
    (seats, {**dict(zip(EACH, values, strict=True)), "half": half})
    for seats in range(2, 6)
    for values in product((False, True), repeat=len(EACH))
    for half in (False, True)
    if all(values) or not half
]
"""Half a prairie changes the start only: once for each number of seats."""


def lively(state: State, rng: Rng) -> Any:
    """A choice that turns the card half of the time, and claims else."""
    legal = state.legal_actions()
    return legal[rng.below(2) and rng.below(len(legal))]


def all_cards(state: State) -> tuple[int, ...]:
    piles = (state.prairie, state.boxed, state.gone, *state.winnings)
    return tuple(n + sum(pile.count(card) for pile in piles) for card, n in enumerate(state.table))


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_a_game_keeps_the_contract(seats: int, options: dict[str, bool]) -> None:
    state, rng, played = State.new(seats, options, seed=seats), Rng(77), 0
    while state.actors():
        legal = state.legal_actions()
        assert len(set(legal)) == len({action.text for action in legal}) == len(legal) > 0
        assert {action.seat for action in legal} - {None} == set(state.actors())
        picks = [frozenset(action.picks) for action in legal]
        assert not any(a < b or (a == b and i != j) for i, a in enumerate(picks) for j, b in enumerate(picks))
        action, twin = lively(state, rng), state.clone()
        state.apply(action)
        played += 1
        if played % 11 == 0:
            assert State.from_json(twin.to_json()).legal_actions() == legal
            assert twin != state  # the copy has stayed as it was
            twin.apply(twin.parse(action.text))
            assert twin == state
            assert twin.legal_actions() == state.legal_actions()
            assert all_cards(state) == COPIES
            for seat in (None, *range(seats)):
                other = state.redeal(seat, Rng(played))
                assert other.observe(seat) == state.observe(seat)
                assert other.legal_actions() == state.legal_actions()
                assert State.from_json(other.to_json()) == other
                assert other.redeal(seat, Rng(5)) == state.redeal(seat, Rng(5))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == tuple(sum(part.values()) for part in outcome.breakdown)
    assert played <= META.max_actions
    assert (state.legal_actions(), state.phase) == ((), "over")


@pytest.mark.rule("PW-17", "PW-25")
@pytest.mark.parametrize("calm", [False, True])
def test_the_record_replays_to_the_same_end(calm: bool) -> None:
    options = {"calm": calm, "war_path": True, "marriage": True, "sharing": True}
    session, rng = Session.new(GAMES["powwow"], 4, options, seed=9), Rng(3)
    while session.state.actors():
        session.play(lively(session.state, rng))
    again = decode(encode(session), by_number)
    assert [step.action for step in again.steps] == [step.action for step in session.steps]
    assert again.state == session.state
    assert len(encode(session)) <= 490  # a QR code of version 15 at level M


def test_actions_are_interned_and_never_equal() -> None:
    everything = [*TURNS, *PASSES, SETTLE, *(claim for row in CLAIMS for claim in row)]
    everything += [haul for row in HAULS for haul in row.values()]
    assert len(set(everything)) == len(everything) == len({action.text for action in everything})
    state = State.new(3, {"marriage": True}, seed=1)
    known = {id(action) for action in everything}
    rng = Rng(1)
    while state.actors():
        assert {id(action) for action in state.legal_actions()} <= known
        state.apply(lively(state, rng))


def test_the_order_of_legal_actions_is_fixed() -> None:
    """It is part of every share code: never change this test within a version of the rules."""
    state = State.new(2, seed=1)
    state.apply(TURNS[0])
    kinds = ("chief", "warrior", "maiden", "hunter")
    claims = [f"{seat} claim {kind}" for seat in (1, 2) for kind in kinds]
    assert [action.text for action in state.legal_actions()] == ["2 turn", *claims]
    assert CARDS[:5] == ("bison", "totem", "tomahawk", "necklace", "tipi")
