"""Tracks, prices, market and barter. BI-04, BI-18, BI-24, BI-28.

>>> [trade.text for trade in trades(0, (3, 1, 15), (1, 0, 0, 0, 0, 1, 1, 0, 0))]
['1 buy hunter', '1 buy canoe-1', '1 barter bison turkey', '1 barter fish bison', '1 barter fish turkey']
>>> only_way((0, 4, 5), 9), only_way((0, 4, 5), 8)
((0, 4, 5), None)
"""

from collections.abc import Sequence
from typing import Final

from ..actions import BARTERS, BUYS, Barter, Buy
from ..data import ANIMALS, BARTER, MOST, PRICES, TRACK, VALUE

__all__ = ["Track", "affordable", "bartered", "bought", "only_way", "paid", "spends", "trades"]

Track = tuple[int, ...]  # bison, turkeys, fish

_KINDS: Final = range(len(ANIMALS))
_AFFORDABLE: Final = tuple(max(n for n, price in enumerate(PRICES) if price <= m) for m in range(PRICES[MOST] + 1))


def affordable(track: Track) -> int:
    """The greatest number of hunters that can be paid for."""
    return _AFFORDABLE[min(sum(track), PRICES[MOST])]


def trades(seat: int, track: Track, market: Sequence[int]) -> tuple[Buy | Barter, ...]:
    """What that seat can buy, pieces in data order, and then barter. `market`: how many of each piece are there."""
    found: list[Buy | Barter] = []
    least = min(track)
    if least:
        found = [BUYS[seat][p] for p, left in enumerate(market) if left and VALUE[p] <= least]
    for give in _KINDS:
        if track[give] >= BARTER:
            row = BARTERS[seat][give]
            found += [row[get] for get in _KINDS if get != give and track[get] < TRACK]
    return tuple(found)


def spends(trade: Buy | Barter, animal: int) -> bool:
    """Whether a trade takes from the track of that animal."""
    return isinstance(trade, Buy) or trade.give == ANIMALS[animal]


def bought(track: Track, piece: int) -> Track:
    """The track after buying."""
    return tuple(n - VALUE[piece] for n in track)


def bartered(track: Track, give: int, get: int) -> Track:
    """The track after bartering."""
    return tuple(n - BARTER * (a == give) + (a == get) for a, n in enumerate(track))


def paid(track: Track, animals: Sequence[int]) -> Track:
    """The track less what is paid."""
    return tuple(n - m for n, m in zip(track, animals, strict=True))


def only_way(limits: Sequence[int], total: int) -> tuple[int, ...] | None:
    """How many of each kind, if a bag of that total can be filled in one way only."""
    if total == sum(limits):
        return tuple(limits)
    if sum(limit > 0 for limit in limits) == 1:
        return tuple(total if limit else 0 for limit in limits)
    return None
