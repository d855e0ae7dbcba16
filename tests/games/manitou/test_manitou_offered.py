"""What people are proposed as a party: several, of about equal worth, and what is said of each is so."""

from typing import Any

import pytest

from prateria.core.game import Take
from prateria.core.rng import Rng
from prateria.games.manitou.bot import SENSE
from prateria.games.manitou.bot.proposals import offered, propose
from prateria.games.manitou.bot.reasons import reason
from prateria.games.manitou.bot.rollout import Hunt
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.data import BEATS, HUNTERS, HUNTS, KINDS, PARTY
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import Words


def parties(seats: int, seed: int) -> dict[int, list[dict[str, int]]]:
    """What the first seat is proposed in each hunt of a game that is played by chance."""
    state, rng, found = State.new(seats=seats, seed=seed), Rng(seed), {}
    while legal := state.legal_actions():
        bag = state.bag()
        if bag is not None and bag.seat == 0 and not bag.taken:
            found[state.hunt] = offered(state.observe(0))
        state.apply(legal[rng.below(len(legal))])
    return found


def told(view: Any, party: dict[str, int]) -> str:
    return in_words(Words("en"), reason(view, [Take(view.seat, kind, n) for kind, n in party.items()]))


def test_proposals_fit_and_differ_from_hunt_to_hunt_and_from_game_to_game() -> None:
    firsts = []
    for seed in range(8):
        for ways in parties(2, seed).values():
            assert 2 <= len(ways) == len({tuple(way.values()) for way in ways})
            firsts.append(tuple(ways[0].values()))
    assert len(set(firsts)) > len(firsts) * 3 / 4


def test_the_same_position_has_the_same_proposals_and_nothing_hidden_counts() -> None:
    state = State.new(seats=3, seed=5)
    seat = state.bag().seat  # type: ignore[union-attr]
    view = state.observe(seat)
    other = state.redeal(seat, Rng(9))
    assert offered(view) == offered(view) == offered(other.observe(seat))
    assert [SENSE.propose(view), *SENSE.others(view)] == offered(view)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_has_as_many_cards_as_are_asked_for_and_its_own_reason(seats: int) -> None:
    state = State.new(seats=seats, seed=seats)
    for seat in range(seats):
        view = state.observe(seat)
        ways = offered(view)
        assert {sum(way.values()) for way in ways} == {PARTY - (seat == state.dealer)}
        assert len({told(view, way) for way in ways}) == len(ways) == 4


def test_five_kinds_have_one_against_each_guard() -> None:
    assert all(any(beats[guard] for beats in BEATS) for guard in range(len(BEATS)))


@pytest.mark.parametrize("seats", [2, 4])
def test_they_are_about_as_good_as_the_advice(seats: int) -> None:
    games = 240
    sums = dict.fromkeys(("advice", "offered"), 0)
    for seed in range(games):
        view = State.new(seats=seats, seed=seed).observe(0)
        for name, party in (("advice", propose(view)), ("offered", offered(view)[0])):
            sums[name] += brought(_cards(party), seats, seed)
    assert sums["offered"] > sums["advice"] - games


def brought(party: list[int], seats: int, seed: int) -> int:
    """The lead that a party brings in a rollout."""
    state, rng = State.new(seats=seats, seed=seed), Rng(seed)
    state = state.redeal(0, rng)
    state.hands = tuple(tuple(party) if seat == 0 else hand for seat, hand in enumerate(state.hands))
    hunt = Hunt(state, 0, rng)
    hunt.play_on(rng)
    points, _ = hunt.result()
    return points[0] - max(points[1:])


def test_strong_ones_wait_for_a_later_hunt_only_where_there_are_both() -> None:
    said = "hunters, while strong ones wait for a later hunt"
    for seed in range(8):
        state, rng = State.new(seats=2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            bag = state.bag()
            if bag is not None and bag.seat == 0 and not bag.taken:
                view = state.observe(0)
                strong = [view.own.reserve[KINDS.index(kind)] for kind in HUNTERS[6:]]  # type: ignore[union-attr]
                for way in offered(view):
                    light = not any(way[kind] for kind in HUNTERS[6:])
                    assert (said in told(view, way)) == (light and any(strong) and view.hunt < HUNTS)
            state.apply(legal[rng.below(len(legal))])


def _cards(party: dict[str, int]) -> list[int]:
    return [KINDS.index(kind) for kind, n in party.items() for _ in range(n)]
