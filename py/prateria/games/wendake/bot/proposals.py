"""Bags to propose: exchange, goods spent, natives fetched, goods gained. By what is on the table alone.

>>> from ..engine.state import State
>>> full_bags(Open("natives", ("woman", "hunter", "warrior"), (2, 2, 2), 2, 2, ()), (), (5, 5, 3), (), (0.5,) * 4, 3)
[(0, 0, 2)]
"""

from collections.abc import Sequence
from typing import NamedTuple

from .goods import choose_goods, fetch, spread, ways
from .worth import Weights

__all__ = ["Open", "full_bags", "pays"]


class Open(NamedTuple):
    """A bag to be filled: see `frames.Bag`."""

    why: str
    kinds: tuple[str, ...]
    limits: tuple[int, ...]
    least: int
    total: int
    taken: tuple[int, ...]


def full_bags(
    bag: Open,
    goods: tuple[int, ...],
    village: Sequence[int],
    offer: tuple[tuple[int, float], ...],
    worth: Weights,
    years: int,
) -> list[tuple[int, ...]]:
    """Full bags worth considering, the best first, with the answers already given. `village`: natives there.

    `offer`: (tile, what it brings) of the progress tiles that can still be bought in this turn.
    """
    if bag.why == "give":
        found = [way.give for way in ways(goods, bag.total, offer, worth, years) if any(way.give)]
        found = found or [spread(goods)]
    elif bag.why == "receive":
        found = [way.take for way in ways(goods, bag.total, offer, worth, years, free=True)]
    elif bag.why == "natives":
        found = [fetch(bag.limits, village, bag.total)]
    elif bag.why == "gain":
        found = [choose_goods(goods, bag.kinds, bag.total)]
    else:
        found = [bag.limits]
    return list(dict.fromkeys(_fit(bag, counts) for counts in found))


def pays(goods: tuple[int, ...], most: int, offer: tuple[tuple[int, float], ...], worth: Weights, years: int) -> bool:
    """Whether the best Trade has an exchange in it.

    >>> pays((3, 0, 0, 4, 1, 0), 3, (), (0.5,) * 4, 3), pays((1, 0, 0, 0, 0, 0), 3, (), (0.5,) * 4, 3)
    (True, False)
    """
    return any(ways(goods, most, offer, worth, years)[0].give)


def _fit(bag: Open, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """What is wanted, made to fit the answers already given, the limits and how full the bag must be."""
    begun = len(bag.taken)
    counts = [*bag.taken, *wanted[begun:]]
    for kind in range(begun, len(counts)):
        while sum(counts) > bag.total and counts[kind]:
            counts[kind] -= 1
    for kind in range(begun, len(counts)):
        missing = bag.least - sum(counts)
        counts[kind] += max(0, min(missing, bag.limits[kind] - counts[kind]))
    return tuple(counts)
