"""The hands of bots in a race, all of them together, and how they do: PW-19."""

import pytest
from test_reaction import table

from prateria.bots.hands import Hands
from prateria.games import GAMES
from prateria.games.powwow.engine.actions import CLAIMS
from workshop.bench.race import play, tally

TEMPTING = ["red-hunter", "yellow-hunter", "green-hunter", *["bison"] * 8]


def started(levels, seed=1, state=None):
    """Hands that see a card turned at 1000 ms."""
    hands = Hands(GAMES["powwow"].flow.race, levels, seed)
    hands.begin(state or table(TEMPTING, len(levels)), 1000, 5, 900)
    return hands


@pytest.mark.rule("PW-19")
def test_hands_come_down_in_order_each_once_and_never_before_the_pace():
    hands = started(["normal"] * 3)
    first, rest = hands.down(2000), hands.down(20_000)
    touched = [*first, *rest]
    assert touched == sorted(touched)
    assert all(hand.at <= 2000 for hand in first)
    assert {hand.seat for hand in touched if hand.what == "hunter"} <= {0, 1, 2}
    assert [hand.at >= 1900 for hand in touched if hand.what == "turn"] == [True]
    assert hands.down(30_000) == []


def test_the_same_seed_has_the_same_hands_and_people_have_none():
    levels = [None, "normal", "first"]
    assert started(levels).down(20_000) == started(levels).down(20_000)
    assert len({str(started(levels, seed).down(20_000)) for seed in range(20)}) > 10
    assert all(hand.seat != 0 for seed in range(50) for hand in started(levels, seed).down(20_000))


def test_once_somebody_claimed_nobody_turns_and_nobody_claims_twice():
    state = table(TEMPTING, 3)
    for seed in range(20):
        hands = started(["normal"] * 3, seed, state)
        later = state.clone()
        later.apply(CLAIMS[0][3])
        hands.claimed(later, 1800, 6)
        coming = hands.down(20_000)
        assert all(hand.what != "turn" for hand in coming)
        assert len({hand.seat for hand in coming}) == len(coming)


def test_normal_is_clearly_stronger_than_first():
    """By chance alone a quarter; what more games say is told by the bench."""
    won = [tally(play(["normal", "first", "first", "first"], seed), 0).won for seed in range(12)]
    assert sum(won) / len(won) > 0.4
