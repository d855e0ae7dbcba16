"""Where the name of a goal is written on the map: over nobody, over nothing that is read, and over no way. Pure
geometry.

>>> land, taken = Box(0, 0, 300, 200), [Box(0, 0, 300, 88), Box(0, 122, 300, 78), Box(140, 90, 30, 30)]
>>> name = "Border 2", Box(10, 4, 60, 14)
>>> place(["Attack: Border 2, beans", "Attack"], taken[-1], land, taken, name, lambda spot: False).name
'Attack'
>>> taken = [Box(0, 30, 300, 170), Box(90, 0, 210, 30)]
>>> place(["Attack"], Box(140, 90, 30, 30), land, taken, name, lambda spot: True).name
'Border 2'
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from prateria.view.box import Box
from prateria.view.letters import NAME, NOTE
from prateria.view.measure import width

from ..face import WIDER
from .space import shared

__all__ = ["Pill", "place"]

_HIGH: Final = 24.0
_PAD: Final = 9.0
_EDGE: Final = 2.0  # of the map
_FAR: Final = 90
"""No farther from its goal: nobody would see what it names."""
_ASTRAY: Final = 60.0
"""So much nearer it must be to lie in a territory that it does not name."""
_STEP: Final = 6
_FRAMES: Final = ((_PAD, 4, 4), (6, 3, 3), (6, 5, 0), (3, 3, 0), (2, 1, 0))
"""Beside what is written, above it and below it."""


class Pill(NamedTuple):
    name: str
    spot: Box
    size: float  # of its letters


def place(
    names: Sequence[str], goal: Box, land: Box, taken: Sequence[Box], written: tuple[str, Box],
    astray: Callable[[Box], bool],
) -> Pill | None:  # fmt: skip
    """The first of these names that finds free room near the goal, and where; else the name that is `written` there,
    over itself. `taken`: what must not be covered; `astray`: whether another territory lies there."""
    name, there = written
    for other in names:
        wide = _wide(other)
        far = {spot: _apart(spot, goal) + _ASTRAY * astray(spot) for spot in _round(wide, goal, land)}
        near = sorted((spot for spot in far if far[spot] <= _FAR), key=lambda spot: far[spot])
        found = _free(near, (*taken, there))
        if found is not None:
            return Pill(other, found, NAME)
    found = _free(_over(there), taken)
    return None if found is None else Pill(name, found, NOTE)


def _wide(name: str) -> float:
    return round(width(name, NAME) * WIDER + 2 * _PAD, 1)


def _free(spots: Iterable[Box], taken: Sequence[Box]) -> Box | None:
    """The first that covers none of these."""
    return next((spot for spot in spots if not any(shared(spot, other) for other in taken)), None)


def _over(written: Box) -> Iterator[Box]:
    """Round what is written there, at first with most room."""
    for aside, above, below in _FRAMES:
        yield Box(written.x - aside, written.y - above, written.w + 2 * aside, written.h + above + below)


def _round(wide: float, goal: Box, land: Box) -> Iterator[Box]:
    """All spots of that width round a goal."""
    (cx, cy), left, top = goal.middle, land.w - _EDGE - wide, land.h - _EDGE - _HIGH
    for dy in range(0, _FAR + int(goal.h), _STEP):
        for dx in range(0, _FAR + int(wide), _STEP):
            for x, y in ((cx + i * dx - wide / 2, cy + j * dy - _HIGH / 2) for i in (1, -1) for j in (-1, 1)):
                if _EDGE <= x <= left and _EDGE <= y <= top:
                    yield Box(round(x, 1), round(y, 1), wide, _HIGH)


def _apart(one: Box, other: Box) -> float:
    """How far it is from one to the other; a little also if their middles are apart."""
    (ax, ay), (bx, by) = one.middle, other.middle
    aside, above = abs(ax - bx), abs(ay - by)
    gap = math.hypot(max(aside - (one.w + other.w) / 2, 0), max(above - (one.h + other.h) / 2, 0))
    return gap + (aside + above) / 100
