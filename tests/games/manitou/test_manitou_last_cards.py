"""What a hint advises for the last cards of a hunt, where what comes of each can be counted."""

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot import SENSE
from prateria.games.manitou.bot.evaluation import stands
from prateria.games.manitou.bot.plain import plainer
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.data import HUNTS


def lead(state: State, action, seat: int) -> float:
    after = state.clone()
    after.apply(action)
    points = stands(after, None, Rng(0)) if after.hunt < HUNTS else [after.points(one) for one in range(state.seats)]
    return points[seat] - max(n for other, n in enumerate(points) if other != seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_other_last_card_of_a_hunt_would_bring_more_than_that_of_a_hint(seats: int) -> None:
    """Whatever a search has found: against the best of the others it is counted to the end."""
    swapped = 0
    for seed in range(12):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase == "play" and state.turns_left == 1:
                *_, (told,) = plainer(state.redeal(state.turn, Rng(1)), state.turn, (action,))
                swapped += told != action
                assert lead(state, told, state.turn) == max(lead(state, other, state.turn) for other in legal)
            state.apply(action)
    assert swapped


LAST = {
    "hills": "1:h6 2:h4 2:h9 2:scout- 3:h4 3:h8 3:rainmaker- 3:h3 3:chief 3:healer",
    "river": "2:rainmaker- 1:rainmaker- 1:chief 1:scout",
    "forest": "2:h5 2:healer- 3:rainmaker 1:healer- 1:h3",
    "herds": ((11, 7), (10,), (6,)),
    "bison": ((13, 5), (12, 9), (4,)),
    "captives": ("2:h2 2:h7 2:h8 2:h6 3:h5 3:h2 3:h5",),
}


def test_the_last_card_but_one_goes_where_it_brings_more_even_if_it_is_answered() -> None:
    """At the river nobody else hunts, and one's own pair is on guard; in the forest another one's is."""
    state = hunt(3, hands=["h4 scout", "h1", "h1"], turn=1, left=2, hunt=3, thieves=(0, 1, 1), dealer=2, **LAST)
    assert SENSE.unsearched(state.observe(0))
    for action in state.legal_actions():
        *_, (told,) = plainer(state.redeal(0, Rng(2)), 0, (action,))
        assert told.text == "1 play h4 river"
    *_, (told,) = plainer(state.redeal(0, Rng(2)), 0, ())
    assert told.text == "1 play h4 river"


def test_what_the_last_one_holds_counts_but_not_what_it_holds_in_truth() -> None:
    for held in ("h1", "h10", "mother"):
        state = hunt(3, hands=["h4 scout", held, "h1"], turn=1, left=2, hunt=3, thieves=(0, 1, 1), dealer=2, **LAST)
        *_, (told,) = plainer(state, 0, ())
        assert told.text == "1 play h4 river"
