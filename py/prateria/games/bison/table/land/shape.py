"""How a tile lies in its cell, in measures of the land: outline, lands, river, and where things stand. BI-05 to BI-09.

One measure is a sixtieth of a cell's side; the middle of cell D4 is the origin. Even sides bulge outwards, odd ones
inwards, so that neighbours fit (BI-06). Paths start at a point of the cell and are relative, so one text serves every
cell.

>>> middle(STARTS[0]), middle(STARTS[1])
((0.0, 0.0), (103.9, 0.0))
>>> from ...engine.data import TILE
>>> shape_of(TILE["T01"], 0).river.at(middle(STARTS[1]))
'M103.9 -60c15.6 42 -15.6 78 0 120'
"""

from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt
from typing import Final, NamedTuple

from ...engine.data import LAID, RIVER, TILES
from ...engine.grid import PLACES, STARTS
from .spots import afar, places

__all__ = [
    "CORNERS",
    "INSIDE",
    "SIDE",
    "WIDE",
    "Path",
    "Point",
    "Shape",
    "Spot",
    "along",
    "bounds",
    "middle",
    "outline",
    "rounded",
    "shape_of",
]

Point = tuple[float, float]

SIDE: Final = 60.0
WIDE: Final = SIDE * sqrt(3)
CORNERS: Final[tuple[Point, ...]] = tuple(
    (x * WIDE / 2, y * SIDE / 2) for x, y in ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
)
"""From the middle of a cell, corner 0 on top, then clockwise (BI-05)."""

_INWARDS: Final = 0.93  # pieces: a tipi or canoe with hunters is so broad that it would reach over the border
_BULGE: Final = 9.0  # how far the control point of a side lies from the straight line: the side itself half as far


class Path(NamedTuple):
    """`start`: where it begins, seen from the middle of the cell; `run`: the relative path from there."""

    start: Point
    run: str

    def at(self, centre: Point) -> str:
        """The path in a cell with that middle."""
        return f"M{_n(centre[0] + self.start[0])} {_n(centre[1] + self.start[1])}{self.run}"


class Spot(NamedTuple):
    """Where a space has its `animals` and its `pieces`, and these where they are seen from `afar`."""

    animals: Point
    pieces: Point
    afar: Point


class Shape(NamedTuple):
    """A turned tile. By land, prairie and mountains: `lands`, its outline; `sides`, the outer ones; `rim`, points along
    these, where grass and peaks grow. `river`: the course of the water, `stream` as points; by terrain, `spots`."""

    lands: tuple[Path, Path]
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    rim: tuple[tuple[Point, ...], tuple[Point, ...]]
    river: Path
    stream: tuple[Point, ...]
    spots: tuple[Spot, Spot, Spot]


def _n(value: float) -> str:
    return f"{round(value, 1):.10g}"


def middle(cell: int) -> Point:
    """The middle of a cell of `grid.CELLS`."""
    (q, r), (a, b) = PLACES[cell], PLACES[STARTS[0]]
    return round(WIDE * (q - a + (r - b) / 2), 1), 1.5 * SIDE * (r - b)


def bounds(cells: tuple[int, ...]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of some cells."""
    xs, ys = zip(*(middle(cell) for cell in cells), strict=True)
    return min(xs) - WIDE / 2, min(ys) - SIDE, max(xs) + WIDE / 2, max(ys) + SIDE


def along(side: int) -> str:
    """From corner `side` to the next one, clockwise."""
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
    mx, my = (ax + bx) / 2, (ay + by) / 2
    far = 1 + (_BULGE if side % 2 == 0 else -_BULGE) / hypot(mx, my)
    return f"q{_n(mx * far - ax)} {_n(my * far - ay)} {_n(bx - ax)} {_n(by - ay)}"


def rounded(side: int) -> tuple[Point, ...]:
    """The same as points, seen from the middle of the cell."""
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
    mx, my = (ax + bx) / 2, (ay + by) / 2
    far = 1 + (_BULGE if side % 2 == 0 else -_BULGE) / hypot(mx, my)
    parts = tuple(n / 4 for n in range(5))
    return tuple(
        (
            ax * (1 - t) ** 2 + 2 * mx * far * t * (1 - t) + bx * t * t,
            ay * (1 - t) ** 2 + 2 * my * far * t * (1 - t) + by * t * t,
        )
        for t in parts
    )


OUTLINE: Final = Path(CORNERS[0], "".join(map(along, range(6))) + "z")


def outline(cell: int) -> str:
    """The outline of a cell as a path."""
    return OUTLINE.at(middle(cell))


@lru_cache(64)
def shape_of(tile: int, turn: int) -> Shape:
    """The shape of a tile of `data.TILES`, turned by 0, 2 or 4 steps."""
    laid = LAID[tile][turn // 2]
    return _shape(laid.sides, laid.river, TILES[tile].animals)


def _shape(sides: tuple[int, ...], river: tuple[int, int], animals: tuple[int, ...]) -> Shape:
    first, second = river
    after = sides[first]  # the land that follows the first corner clockwise
    lands, runs = [], []
    for land in range(RIVER):
        begin, end = (first, second) if land == after else (second, first)
        run = tuple(side % 6 for side in range(begin, end if end > begin else end + 6))
        runs.append(run)
        lands.append(Path(CORNERS[begin], "".join(map(along, run)) + _flow(end, begin) + "z"))
    stream = tuple(_point(first, second, t / 8) for t in range(9))
    spots = _spots(first, second, after, animals)
    return Shape(
        (lands[0], lands[1]),
        (runs[0], runs[1]),
        (_rim(runs[0]), _rim(runs[1])),
        Path(CORNERS[first], _flow(first, second)),
        stream,
        spots,
    )


def _curve(a: int, b: int) -> tuple[Point, Point, Point, Point]:
    """The river from corner to corner: it enters towards the middle of the tile, so that three may meet alike; one that
    bends leaves room to the narrower land, one that runs through winds a little."""
    (ax, ay), (bx, by) = CORNERS[a], CORNERS[b]
    if (a - b) % 6 != 3:
        return (ax, ay), (-0.3 * ax, -0.3 * ay), (-0.3 * bx, -0.3 * by), (bx, by)
    wx, wy = (by - ay) * 0.13, (ax - bx) * 0.13
    return (ax, ay), (ax * 0.3 + wx, ay * 0.3 + wy), (bx * 0.3 - wx, by * 0.3 - wy), (bx, by)


def _flow(a: int, b: int) -> str:
    (ax, ay), *rest = _curve(a, b)
    return "c" + " ".join(f"{_n(x - ax)} {_n(y - ay)}" for x, y in rest)


def _point(a: int, b: int, t: float) -> Point:
    """The point of the river at t from 0 to 1."""
    p, q, r, s = _curve(a, b)
    k, m, n, o = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    return p[0] * k + q[0] * m + r[0] * n + s[0] * o, p[1] * k + q[1] * m + r[1] * n + s[1] * o


def _rim(run: tuple[int, ...]) -> tuple[Point, ...]:
    """Middles of the sides and the corners between them, a little inside."""
    found: list[Point] = []
    for i, side in enumerate(run):
        (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
        if i:
            found.append((ax * 0.8, ay * 0.8))
        found.append(((ax + bx) * 0.36, (ay + by) * 0.36))
    return tuple(found)


INSIDE: Final[tuple[Point, ...]] = tuple(
    (far * cos(n * pi / 18), far * sin(n * pi / 18)) for n in range(36) for far in (42.0, 36.0, 30.0, 24.0, 12.0)
)
"""Places for a name, which stays on its tile."""


def _spots(first: int, second: int, after: int, animals: tuple[int, ...]) -> tuple[Spot, Spot, Spot]:
    """Where things stand: the places of the same tile with its river from corner 0, turned."""
    far = (second - first) % 6
    begin, to, land = (first, far, after) if far <= 3 else (second, 6 - far, 1 - after)
    order = (land, 1 - land, RIVER)
    there = to, tuple(animals[terrain] for terrain in order), begin
    found, far_off = places(*there), afar(*there)
    inwards = [(_INWARDS * x, _INWARDS * y) for x, y in found[:3]]
    spots = {terrain: Spot(found[3 + i], inwards[i], far_off[i]) for i, terrain in enumerate(order)}
    return spots[0], spots[1], spots[2]
