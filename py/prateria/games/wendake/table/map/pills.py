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
    astray: Callable[[Box], bool], beside: Sequence[Box] = (),
) -> Pill | None:  # fmt: skip
    """The first of these names that finds free room near the goal, and where; else the name that is `written` there,
    over itself. `taken`: what must not be covered; `astray`: whether another territory lies there; `beside`:
    what only the name as it is written may cover."""
    name, there = written
    for other in names:
        found = _nearest(_round(_wide(other), goal, land, (*taken, *beside, there)), astray)
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


def _round(wide: float, goal: Box, land: Box, taken: Sequence[Box]) -> Iterator[tuple[float, Box]]:
    """The spots of that width round a goal that cover none of these, each with how far it is away. Row by row, as there
    are thousands of spots: a box that lies in the row takes all left edges from which it would be covered."""
    (cx, cy), left, top = goal.middle, land.w - _EDGE - wide, land.h - _EDGE - _HIGH
    lefts = [x for x in _both(cx - wide / 2, int(wide)) if _EDGE <= x <= left]
    for y in (y for y in _both(cy - _HIGH / 2, int(goal.h)) if _EDGE <= y <= top):
        row = [(box.x - wide, box.x + box.w) for box in taken if box.y - _HIGH < y < box.y + box.h]
        for x in lefts:
            if not any(begins < x < ends for begins, ends in row):
                spot = Box(x, y, wide, _HIGH)
                yield _apart(spot, goal), spot


def _both(middle: float, size: int) -> list[float]:
    """From there to both sides, step by step, as far as a name may lie."""
    return [round(middle + n, 1) for n in range(-(_FAR + size) // _STEP * _STEP, _FAR + size, _STEP)]


def _nearest(spots: Iterable[tuple[float, Box]], astray: Callable[[Box], bool]) -> Box | None:
    """Where a territory lies is asked of the nearest first, until none that is farther can be better."""
    best, found = float(_FAR), None
    for far, spot in sorted(spots):
        if far > best:
            break
        if not astray(spot):
            return spot
        if found is None and far + _ASTRAY <= best:
            best, found = far + _ASTRAY, spot
    return found


def _apart(one: Box, other: Box) -> float:
    """How far it is from one to the other; a little also if their middles are apart."""
    (ax, ay), (bx, by) = one.middle, other.middle
    aside, above = abs(ax - bx), abs(ay - by)
    gap = math.hypot(max(aside - (one.w + other.w) / 2, 0), max(above - (one.h + other.h) / 2, 0))
    return gap + (aside + above) / 100
