"""Whether a calm game is decided: the rest of it is tried many times, with the cards that are left in other orders."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from prateria.core.rng import Rng

from .judging import answer

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["decided"]

TRIES: Final = 60
"""In each the same must win. In every other one whoever leads lets a third of what they could take lie, but at
the last card."""

LEAST: Final = 6
"""So many cards are left at the least, else they are turned as quickly as that is read;"""

AHEAD: Final = 8
"""and so many cards one is ahead."""


def decided(sample: Callable[[Rng], "State"], rng: Rng) -> Iterator[int]:
    """In how many trials the one who leads has won so far; 0, and no more, as soon as it came otherwise."""
    first = sample(rng)
    best, second = sorted(map(len, first.winnings), reverse=True)[:2]
    if not first.setup.calm or len(first.prairie) < LEAST or best - second < AHEAD:
        yield 0
        return
    leader = [*map(len, first.winnings)].index(best)
    for n in range(TRIES):
        state = sample(rng)
        while state.actors():
            leads = state.prairie and state.phase == "ask" and state.asked[0] == leader
            careless = leads and n % 2 and not rng.below(3)
            state.apply(state.legal_actions()[0] if careless else answer(state, rng))
        outcome = state.outcome()
        if outcome is None or outcome.winners != (leader,):
            yield 0
            return
        yield n + 1
