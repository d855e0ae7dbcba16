"""Places kept on a tile, so that nothing that stands there covers a number or another piece. BI-07, BI-09.

A tile is its river, from one corner to another: straight over the middle, or round two sides. What stands on it, at
the most: the pieces of somebody on each of its three spaces, and a number of animals on each that has any. These places
have been searched for once, as discs that keep apart and on their own space; the tests of the land hold what matters of
that. They are those of a river that begins in corner 0; other tiles are this one turned. There are no tiles but these.

>>> places(3, (1, 0, 0), 0)[3]
(39.0, 23.0)
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

__all__ = ["CHIP", "FAR", "PIECES", "afar", "places"]

FAR: Final = 1.15
"""Where letters are more than so many times larger than drawn, all that stands there is drawn for reading alone."""

PIECES: Final = 19.5
"""So far round its place the pieces on a space may reach."""
CHIP: Final = 13.0
"""And a number of animals."""

Point = tuple[float, float]

_PLACES: Final[dict[tuple[int, int], tuple[Point, ...]]] = {
    (3, 0b001): ((23, -26), (-34, -20), (-9, 32), (39, 23)),
    (3, 0b010): ((33, 20), (-20, 28), (6, -36), (-39, -22)),
    (3, 0b100): ((34, 1), (-33, -15), (0, 40), (2, -44)),
    (3, 0b101): ((33, -19), (-34, 5), (-2, 39), (39, 21), (2, -44)),
    (3, 0b110): ((34, 15), (-34, 18), (9, -35), (-39, -23), (-2, 43)),
    (3, 0b111): ((31, 22), (-34, 20), (0, -40), (39, -21), (-38, -22), (-2, 43)),
    (2, 0b001): ((14, -31), (-34, -18), (4, 10), (39, 6)),
    (2, 0b011): ((34, 3), (-1, 39), (-7, -14), (24, -31), (-39, 18)),
    (2, 0b110): ((34, -20), (-34, 5), (-4, -37), (0, 44), (38, 23)),
}
"""By where the river ends, and which spaces have animals (1: the land that begins in its first corner, 2: the other,
4: the river): the pieces on these three, then the animals of those that have any."""

_AFAR: Final[dict[tuple[int, int], tuple[Point, ...]]] = {
    (3, 0b001): ((28, -14), (-30, -13), (-7, 26)),
    (3, 0b010): ((28, 10), (-32, 19), (4, -22)),
    (3, 0b100): ((30, -12), (-24, -5), (2, 33)),
    (3, 0b101): ((26, -6), (-26, -6), (1, 26)),
    (3, 0b110): ((24, 13), (-26, 6), (9, -23)),
    (3, 0b111): ((25, 15), (-26, 6), (4, -28)),
    (2, 0b001): ((27, -20), (-33, -2), (10, 19)),
    (2, 0b011): ((32, -13), (-7, 32), (-11, -11)),
    (2, 0b110): ((28, -8), (-19, 21), (-6, -29)),
}
"""The same for the pieces alone, where they are drawn for reading (`afar`): nearer to the middle, so that they reach
neither over the border of the tile nor, whatever the three of them are, onto each other."""


@lru_cache(256)
def places(to: int, animals: tuple[int, ...], turn: int) -> tuple[Point, ...]:
    """Where the pieces stand on the land that begins where the river does, the other land, the river; then their
    animals, whether there are any or not. `to`: how many corners on the river ends; `turn`: in which it begins."""
    mask = sum(1 << i for i, n in enumerate(animals) if n)
    found = list(_PLACES[to, mask])
    for i, n in enumerate(animals):
        if not n:
            found.insert(3 + i, found[i])
    return _turned(found, turn)


@lru_cache(256)
def afar(to: int, animals: tuple[int, ...], turn: int) -> tuple[Point, ...]:
    """Where the pieces of these three spaces stand where they are drawn for reading alone."""
    return _turned(_AFAR[to, sum(1 << i for i, n in enumerate(animals) if n)], turn)


def _turned(found: Sequence[Point], turn: int) -> tuple[Point, ...]:
    c, s = cos(radians(60 * turn)), sin(radians(60 * turn))
    return tuple((x * c - y * s, x * s + y * c) for x, y in found)
