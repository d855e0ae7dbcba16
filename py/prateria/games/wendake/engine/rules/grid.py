"""The grid of action tiles: which tile may be chosen, activated or swapped. WE-12, WE-13, WE-16, WE-17.

Places are numbers from 0, row by row. A set of places is a number with their bits; `fire` is a place or -1. A line is
open while it has every marker so far and no fire marker: only tiles that leave one open may be chosen.

>>> [len(tiles(1 << place, -1)) for place in (0, 1, 4)]  # EX-WE-1: a corner, the middle of a side, the centre
[6, 4, 8]
>>> [len(tiles(1 << 4, fire)) for fire in (0, 1)], [len(tiles(1, fire)) for fire in (1, 5)]
([6, 6], [4, 6])
"""

from functools import cache
from typing import Final

from ..actions import FIRE, ORDER, SWAP, TILE, Do

__all__ = ["LINES", "choices", "fires", "open_lines", "swaps", "tiles"]

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
"""Three rows, three columns, two diagonals."""

_MASKS: Final = tuple(sum(1 << place for place in line) for line in LINES)
_PLACES: Final = range(9)
TILES_A_YEAR: Final = 3


@cache
def open_lines(marked: int, fire: int) -> tuple[int, ...]:
    """The lines, by number, that can still be completed."""
    blocked = 1 << fire if fire >= 0 else 0
    return tuple(i for i, line in enumerate(_MASKS) if marked & line == marked and not line & blocked)


@cache
def tiles(marked: int, fire: int) -> tuple[int, ...]:
    """The places that may be chosen next (WE-12, WE-13)."""
    if marked.bit_count() >= TILES_A_YEAR:
        return ()
    reach = 0
    for i in open_lines(marked, fire):
        reach |= _MASKS[i]
    return tuple(place for place in _PLACES if (reach & ~marked) >> place & 1)


@cache
def fires(marked: int) -> tuple[int, ...]:
    """The places that the Sacred Fire may activate, its own being marked (WE-16)."""
    return tuple(place for place in _PLACES if not marked >> place & 1 and _can_go_on(marked, place))


@cache
def swaps(marked: int, fire: int, first: int) -> tuple[int, ...]:
    """The places that may change tiles with the place `first`; for -1 those that may be swapped at all (WE-17)."""
    free = [place for place in _PLACES if not marked >> place & 1]
    if first < 0:
        return tuple(free)
    if first == fire:
        return tuple(place for place in free if place != first and _can_go_on(marked, place))
    if not _can_go_on(marked, first):  # the fire marker cannot come here
        free = [place for place in free if place != fire]
    return tuple(place for place in free if place != first)


def _can_go_on(marked: int, fire: int) -> bool:
    return marked.bit_count() >= TILES_A_YEAR or bool(open_lines(marked, fire))


@cache
def choices(seat: int, marked: int, fire: int, ordered: bool) -> tuple[Do, ...]:
    """Where that seat may put its next action marker (WE-11)."""
    return tuple(TILE[seat][place] for place in tiles(marked, fire)) + (() if ordered else ORDER[seat])


@cache
def fire_choices(seat: int, marked: int) -> tuple[Do, ...]:
    """What the Sacred Fire of that seat may activate."""
    return tuple(FIRE[seat][place] for place in fires(marked))


@cache
def swap_choices(seat: int, marked: int, fire: int, first: int) -> tuple[Do, ...]:
    """The tiles of that seat that may be swapped, or be the second of a swap."""
    return tuple(SWAP[seat][place] for place in swaps(marked, fire, first))
