"""Goods: what to exchange, to buy, to spend, to choose. Works on plain numbers, for bots and for proposals alike.

>>> even = (0.5, 0.5, 0.5, 0.5)
>>> ways((3, 0, 0, 4, 1, 0), 3, (), even, 3)[0].take  # the more different, the more points
(0, 1, 1, 0, 0)
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..engine.data import GOODS, PROGRESS, RESOURCES, TRACKS, VEGETABLES
from .worth import Weights, tile_help

__all__ = ["Plan", "choose_goods", "fetch", "spread", "tile_worth", "vegetables", "ways"]

_KINDS: Final = range(len(RESOURCES))
_VEG: Final = range(len(VEGETABLES))
_NOTHING: Final = (0,) * len(RESOURCES)
_KEPT: Final = 0.5
"""What a good kept for later is worth, in economic points, while there is a later."""
_SMALLPOX: Final = 0.3
"""What an exchange costs on the average by smallpox."""


class Plan(NamedTuple):
    """A Trade thought through: `give`, `take` in the exchange, the `tile` bought (-1: none), `spend` for points."""

    worth: float
    give: tuple[int, ...]
    take: tuple[int, ...]
    tile: int
    spend: tuple[int, ...]


@lru_cache(maxsize=4096)
def tile_worth(tile: int, worth: Weights, years: int, tracks: tuple[int, ...]) -> float:
    """What it brings to buy that progress tile, its price not counted."""
    level, name = PROGRESS[tile].level, PROGRESS[tile].track
    if name in TRACKS:
        point = worth[TRACKS.index(name)]
    else:
        edge = min(tracks) if name == "lower" else max(tracks)
        point = max(worth[track] for track, n in enumerate(tracks) if n == edge)
    return level * (worth[0] + point) + tile_help(tile, worth, years)


def vegetables(goods: Sequence[int], level: int) -> list[int]:
    """The kinds to pay a progress tile with: those of which there is most."""
    return sorted(sorted(_VEG, key=lambda kind: -goods[kind])[:level])


@lru_cache(maxsize=4096)
def ways(
    goods: tuple[int, ...],
    most: int,
    offer: tuple[tuple[int, float], ...],
    worth: Weights,
    years: int,
    free: bool = False,
) -> tuple[Plan, ...]:
    """Trades to think of, the best first: without a tile, and with the best one of each level that can be paid.

    At most `most` goods are exchanged; `free`: so many come for nothing, what they were given for is gone already.
    `offer`: (tile, what it brings) of each on sale; none if it cannot be bought now.
    """
    have = tuple(goods[: len(RESOURCES)])
    found = [_with(have, most, -1, 0.0, worth, years, free)]
    for level in (1, 2, 3):
        tiles = [(gain, -tile) for tile, gain in offer if PROGRESS[tile].level == level]
        if tiles:
            gain, tile = max(tiles)
            way = _with(have, most, -tile, gain, worth, years, free)
            if way is not None:
                found.append(way)
    return tuple(sorted((way for way in found if way is not None), key=lambda way: -way.worth))


def _with(
    have: tuple[int, ...], most: int, tile: int, gain: float, worth: Weights, years: int, free: bool
) -> Plan | None:
    """The best Trade in which that tile is bought; None if it cannot be. What can be paid already is bought without an
    exchange, unless that brings more than a single kind.

    >>> found = _with((2, 1, 0, 1, 1, 0), 2, 0, 1.0, (0.5,) * 4, 3, False)
    >>> found.give if found else None
    (0, 0, 0, 0, 0)
    """
    level = PROGRESS[tile].level if tile >= 0 else 0
    kinds = vegetables(have, level)
    price = [int(kind in kinds) if kind in _VEG else level for kind in _KINDS]
    take = [max(0, price[kind] - have[kind]) for kind in _KINDS]
    need = sum(take)
    spare = [max(0, have[kind] - price[kind]) for kind in _KINDS]
    if need > most or (need > sum(spare) and not free):
        return None
    give = [0] * len(RESOURCES)
    if not free:
        for _ in range(need):
            _give(spare, give)
    for _ in range(most - need):  # what there is twice or more becomes what is missing
        lacking = min(_KINDS, key=lambda kind: (spare[kind] + give[kind], kind))
        if not free and (spare[lacking] or give[lacking] or max(spare) < 2):
            break
        if not free:
            _give(spare, give)
        spare[lacking] += 1
        take[lacking] += 1
    if years and not free and not need and sum(give) == 1:
        spare, give, take = [n - price[i] for i, n in enumerate(have)], [*_NOTHING], [*_NOTHING]
    spend = tuple(int(n > 0) for n in spare)
    total = gain + worth[0] * (sum(spend) + (_KEPT if years else 0.02) * (sum(spare) - sum(spend)))
    return Plan(total - (_SMALLPOX if any(give) else 0.0), tuple(give), tuple(take), tile, spend)


def _give(spare: list[int], give: list[int]) -> None:
    """One good of the kind of which there is most is given."""
    kind = max(_KINDS, key=lambda kind: spare[kind])
    spare[kind] -= 1
    give[kind] += 1


def spread(goods: Sequence[int]) -> tuple[int, ...]:
    """One good of the kind of which there is most: what to give if it must be something."""
    give = list(_NOTHING)
    _give(list(goods[: len(RESOURCES)]), give)
    return tuple(give)


def choose_goods(goods: Sequence[int], kinds: Sequence[str], n: int) -> tuple[int, ...]:
    """So many goods of those kinds, each time one of which there is least."""
    have = [goods[GOODS.index(kind)] for kind in kinds]
    found = [0] * len(kinds)
    for _ in range(n):
        kind = min(range(len(kinds)), key=lambda kind: have[kind] + found[kind])
        found[kind] += 1
    return tuple(found)


def fetch(house: Sequence[int], village: Sequence[int], n: int) -> tuple[int, ...]:
    """So many natives of the long house, by `data.NATIVES`: those that the village has fewest of.

    >>> fetch((2, 2, 2), (3, 5, 2), 2)
    (0, 0, 2)
    """
    left, there, come = list(house), list(village), [0, 0, 0]
    for _ in range(min(n, sum(house))):
        native = min((kind for kind in range(3) if left[kind]), key=lambda kind: (there[kind], -kind))
        left[native] -= 1
        there[native] += 1
        come[native] += 1
    return tuple(come)
