"""Nearer before one must choose: the window about all that can be chosen on the land now, with what lies round it,
where that makes it larger by a clear step. BI-11, BI-19 to BI-23.

>>> from prateria.view.box import Box
>>> nearest((30,), (), Box(0, 0, 370, 380), (), (-300, -300, 300, 300), 0.55).scale > 1
True
>>> nearest((30,), (), Box(0, 0, 370, 380), (), (-300, -300, 300, 300), 1.25) is None
True
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from prateria.kit.touch import Touch
from prateria.view.box import Box

from ...engine.grid import CELL
from ...engine.observe import Observation
from .shape import SIDE, WIDE, bounds, middle

__all__ = ["LEAST", "Near", "choices", "gathering", "nearer", "nearest", "waits"]

CLEARLY: Final = 1.25
"""So much larger it is, if it can be;"""
LEAST: Final = 1.12
"""so much at the least, or else all of the land stays in sight."""
_MOST: Final = 1.35  # where spaces are larger than a finger there is no reason to come nearer
_EASY: Final = 1.0  # areas that are concerned come into sight as long as it is as large as that
_ROUND: Final = ((1.0, CLEARLY), (0.6, CLEARLY), (0.3, CLEARLY), (0.1, LEAST), (0.0, LEAST))
"""Tiles round what can be chosen: as many as leave it so much larger."""
_EDGE: Final = 40.0  # pixels beyond the land (web/lens.mjs)
_CLEAR: Final = 0.8 * SIDE  # so far round its middle no key lies on a tile
_STEP: Final = 10  # pixels between two tries
_FARTHER: Final = 0.95
_WAYS: Final = sorted(product(range(-160, 161, _STEP), repeat=2), key=lambda way: way[0] ** 2 + way[1] ** 2)
_ON_LAND: Final = ("space:", "from:", "to:")
_STEPS: Final = ("put", "build", "call", "gather", "move")

Sides = tuple[float, float, float, float]
"""Left, top, right and bottom, in the measure of the land."""


class Near(NamedTuple):
    """The scale, the point of the land in the middle of the window, and what is to be in sight."""

    scale: float
    x: float
    y: float
    sides: Sides

    def __str__(self) -> str:
        return " ".join(f"{n:.5g}" for n in (*self[:3], *self.sides))


def choices(view: Observation, touch: Touch) -> tuple[str, ...]:
    """The spaces among which one chooses in this step, whatever of it has been touched."""
    if view.phase not in _STEPS or view.seat not in view.actors:
        return ()
    picks = (pick for pick in (*touch.possible, *touch.chosen) if pick.startswith(_ON_LAND))
    there, target = gathering(view)
    return tuple(dict.fromkeys((*(pick.partition(":")[2] for pick in picks), *there, *filter(None, [target]))))


def waits(view: Observation, touch: Touch) -> bool:
    """Whether such a step has come and is not asked for yet."""
    return view.phase in _STEPS and view.seat in view.actors[:1] and not choices(view, touch)


def gathering(view: Observation) -> tuple[tuple[str, ...], str | None]:
    """From where hunters can come of whoever chooses who gathers, and whither."""
    if view.phase != "gather" or view.doing is None or view.seat not in view.actors:
        return (), None
    target = view.doing.target
    return tuple(one.id for one in view.spaces if one.seat == view.seat and one.hunters and one.id != target), target


def nearer(view: Observation, touch: Touch, box: Box, taken: Iterable[Box], whole: float) -> Near | None:
    """How these are seen in their window when the step begins; None: with all of the land. `taken`: what lies over the
    window; `whole`: the scale at which all of the land is seen."""
    spaces = choices(view, touch)
    if not spaces:
        return None
    areas = [area.spaces for area in view.areas if not {*area.spaces}.isdisjoint(spaces)]
    land = bounds(tuple(CELL[cell.id] for cell in view.cells))
    room = Box(0, 0, box.w, box.h)
    return nearest(_cells(spaces), tuple(map(_cells, areas)), room, tuple(taken), land, whole)


def _cells(spaces: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted({CELL[space[:-1]] for space in spaces}))


@lru_cache(64)
def nearest(
    cells: tuple[int, ...],
    areas: tuple[tuple[int, ...], ...],
    room: Box,
    taken: tuple[Box, ...],
    land: Sides,
    whole: float,
) -> Near | None:
    """The same of cells: those among which one chooses, and those of each area that is concerned."""
    inner = bounds(cells)
    for tiles, clearly in _ROUND:
        sides = _within(_grown(inner, tiles * WIDE), land)
        scale = _scale(sides, room)
        if scale >= clearly * whole:
            break
    else:
        return None
    reaches = [_within(_joined(sides, bounds(area)), land) for area in areas]
    for reach in sorted(reaches, key=lambda reach: -_scale(reach, room)):
        wider = _joined(sides, reach)
        if _scale(wider, room) >= max(clearly * whole, _EASY):
            sides = wider
    scale = _scale(sides, room)
    while scale >= clearly * whole:
        if (at := _clear(cells, sides, room, taken, land, scale)) is not None:
            return Near(scale, *at, inner)
        scale *= _FARTHER
    return None


def _scale(sides: Sides, room: Box) -> float:
    return min(room.w / (sides[2] - sides[0]), room.h / (sides[3] - sides[1]), _MOST)


def _clear(
    cells: tuple[int, ...], sides: Sides, room: Box, taken: tuple[Box, ...], land: Sides, scale: float
) -> tuple[float, float] | None:
    """What lies in the middle of the window, as near as can be to that of these sides, so that none of the cells lies
    beyond its edge or under what is over it."""
    cx, cy = _held(((sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2), room, land, scale)
    far = _CLEAR * scale
    for dx, dy in _WAYS:
        x, y = _held((cx + dx / scale, cy + dy / scale), room, land, scale)
        spots = [
            (room.w / 2 + (mx - x) * scale, room.h / 2 + (my - y) * scale)
            for mx, my in (middle(cell) for cell in cells)
        ]
        inside = all(far <= px <= room.w - far and far <= py <= room.h - far for px, py in spots)
        if inside and not any(_meets(px, py, far, box) for px, py in spots for box in taken):
            return x, y
    return None


def _held(at: tuple[float, float], room: Box, land: Sides, scale: float) -> tuple[float, float]:
    """Never so far beside the land as its window would not show it (`look` in web/lens.mjs)."""
    found = []
    for n, low, high, size in ((at[0], land[0], land[2], room.w), (at[1], land[1], land[3], room.h)):
        least, most = low - _EDGE / scale + size / 2 / scale, high + _EDGE / scale - size / 2 / scale
        found.append((low + high) / 2 if least > most else min(max(n, least), most))
    return found[0], found[1]


def _meets(x: float, y: float, far: float, box: Box) -> bool:
    dx = max(box.x - x, 0, x - box.x - box.w)
    dy = max(box.y - y, 0, y - box.y - box.h)
    return dx * dx + dy * dy < far * far


def _grown(sides: Sides, by: float) -> Sides:
    return sides[0] - by, sides[1] - by, sides[2] + by, sides[3] + by


def _within(sides: Sides, land: Sides) -> Sides:
    left, top, right, bottom = _grown(land, 10)
    return max(sides[0], left), max(sides[1], top), min(sides[2], right), min(sides[3], bottom)


def _joined(a: Sides, b: Sides) -> Sides:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])
