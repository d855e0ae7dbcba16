"""How fast this device is, by a small piece of work: from that follows, once for a table, which budget its bots have.

The clock decides nothing else: what comes out is kept with the game, so that the same seed gives the same moves.
"""

from collections.abc import Callable, Iterator
from typing import Final

from ..core.rng import Rng

__all__ = ["TRIES", "size_for", "tries"]

TRIES: Final = 5
"""The fastest counts: the others were disturbed, or the browser had not translated everything yet."""

_CARDS: Final = 600
_FAST: Final = 0.003
"""Seconds in which a device that has time for the larger budget shuffles those: in a browser a middling laptop needs
half of it."""


def tries(clock: Callable[[], float]) -> Iterator[float]:
    """The seconds that each try has taken, one try after another."""
    for n in range(TRIES):
        since = clock()
        Rng(n).shuffled(range(_CARDS))
        yield clock() - since


def size_for(seconds: float) -> int:
    """Which of `Ahead.budgets` or `Sense.efforts` suits a device whose fastest try took that long.

    >>> size_for(0.001), size_for(0.1)
    (1, 0)
    """
    return int(seconds <= _FAST)
