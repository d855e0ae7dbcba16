"""The names of tiles on the land: where nothing covers them, or not at all."""

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from prateria.view import css
from prateria.view.svg import Safe, el

from ...engine.data import RIVER, TILES
from ...engine.grid import CELL, STARTS, TOTEM_CORNER
from ...engine.observe import Observation
from ..camp import boxes
from .areas import Lies, spot_of
from .chips import CAMPS, animals_at, at_number
from .shape import CORNERS, INSIDE, Point, middle, shape_of
from .spots import FAR

__all__ = ["half", "named_at", "names", "things"]

_NAME: Final = 11.5  # how high letters are
_WITHIN: Final = 46.0  # so far from its middle a tile reaches on all sides
_WET: Final = 4.0  # so much rather over water than over what stands there
_SURE: Final = 4.0  # so much rather over what may come there than over what always does
_NEAR: Final = 120.0  # what is farther away than that lies on no name of a tile

Box = tuple[float, float, float, float]
"""The middle of a thing, and half its width and height."""


def names(
    view: Observation, lies: Lies, big: float, cells: Container[str], over: Iterable[Box] = (), always: bool = False
) -> list[Safe]:
    """Of these cells each at its own place, if that is free: a name never wanders. `over`: what else lies on the land;
    `always`: even where it lies over something, for it is told of."""
    taken, parts = [*things(view, lies, big), *over], list[Safe]()
    for name, lie in lies.items():
        if name not in cells:
            continue
        x, y = middle(CELL[name])
        near = [box for box in taken if abs(box[0] - x) + abs(box[1] - y) < _NEAR]
        dx, dy = named_at(lie, big)
        at = x + dx, y + dy
        if always or _air(at, near, big) > 0:
            parts.append(_written(name, *at, big))
    return parts


@lru_cache(512)
def named_at(lie: tuple[int, int], big: float) -> Point:
    """Where the name of a tile stands, seen from its middle: clear of its animals, and farthest from all that can ever
    come to stand on it."""
    shape, big = shape_of(*lie), max(big, 1.0)
    lives, may = _fauna(lie, (0.0, 0.0), big), list[Box]()
    for terrain, spot in enumerate(shape.spots):
        for hunters, size in CAMPS:
            may += boxes(hunters, size, terrain == RIVER, spot.afar if big > FAR else spot.pieces, big)
    water = [(x, y, 7.0, 4.0) for x, y in shape.stream]
    places = dict.fromkeys(_held(at, big) for at in INSIDE)
    return max(
        places, key=lambda at: min(_SURE * _air(at, lives, big), _air(at, may, big), _WET + _air(at, water, big))
    )


def _held(at: Point, big: float) -> Point:
    """Letters seen from afar are larger, and stand so much nearer to the middle of the tile, inside it."""
    x, y = at
    far = hypot(x, y)
    near = min(1.0, (_WITHIN - _NAME * big * (0.6 * abs(x) + 0.36 * abs(y)) / far) / far)
    return x * near, y * near


def half(big: float) -> Point:
    """Half of what a name takes."""
    return 0.62 * _NAME * big, 0.38 * _NAME * big


def things(view: Observation, lies: Lies, big: float) -> list[Box]:
    """What lies over the names: animals with their numbers, pieces, the totem."""
    (x, y), (dx, dy) = middle(STARTS[0]), CORNERS[TOTEM_CORNER]
    found: list[Box] = [(x + dx, y + dy - 6, 11.0, 17.0)]
    for name, lie in lies.items():
        found += _fauna(lie, middle(CELL[name]), big)
    for space in view.spaces:
        if space.seat is not None:
            found += boxes(space.hunters, space.size, space.terrain == "river", spot_of(space.id, lies, big), big)
    return found


def _fauna(lie: tuple[int, int], at: Point, big: float) -> list[Box]:
    """The animals of a tile and their numbers; `at`: its middle."""
    found: list[Box] = []
    for terrain, n in enumerate(TILES[lie[0]].animals):
        if n:
            dx, dy = animals_at(*lie, terrain, big)
            cx, cy, r = at_number((at[0] + dx, at[1] + dy), big)
            left, wide, high = (1, 9 * big, 6 * big) if big > FAR else (5, 10 + 1.5 * n, 7 + n)
            found += [(at[0] + dx - left, at[1] + dy - 2, wide, high), (cx, cy, 1.05 * r, 1.05 * r)]
    return found


def _air(at: Point, taken: Sequence[Box], big: float) -> float:
    """How far a name there would be from the nearest of them; below 0 where it would lie under one."""
    wide, high = half(big)
    return min((max(abs(at[0] - x) - w - wide, abs(at[1] - y) - h - high) for x, y, w, h in taken), default=_NEAR)


def _written(name: str, x: float, y: float, big: float) -> Safe:
    return el(
        "text", name, x=round(x, 1), y=round(y + 4, 1), font_size=round(_NAME * big, 1), class_=f"bi-name {css.MIDDLE}",
    )  # fmt: skip
