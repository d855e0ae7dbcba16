"""The contour of an area: one closed line just within its edge, so that neighbours keep theirs apart. BI-10.

>>> from .landshape import middle
>>> contour(("D4p",), {"D4": (0, 2)}).count("M"), contour(("D4p",), {"D4": (0, 2)}).count("z")
(1, 1)
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import hypot
from typing import Final

from ..engine.data import LAID
from ..engine.grid import CELL, CELLS, NEIGHBOURS
from .landshape import CORNERS, Point, middle, rounded, shape_of

__all__ = ["Lies", "contour"]

Lies = Mapping[str, tuple[int, int]]
"""Tile, by its place in `data.TILES`, and turn of each cell by name."""

_IN: Final = 4.2  # from the edge of a tile
_BANK: Final = 14.5  # from the middle of the water
_FARTHEST: Final = 2.0  # so many times that far at the most where edges meet at a sharp angle

_Edge = tuple[tuple[Point, ...], float]  # from a corner up to the next one, and how far inside it the line runs


def contour(spaces: Iterable[str], lies: Lies) -> str:
    """Round spaces of prairie or mountains that make one area; a second line where it has a hole."""
    return _contour(tuple(sorted((space, *lies[space[:-1]]) for space in spaces)), frozenset(_beside(spaces, lies)))


def _beside(spaces: Iterable[str], lies: Lies) -> Iterable[tuple[int, int]]:
    """The sides (cell, side) across which the area goes on."""
    for space in spaces:
        terrain, cell = "pm".index(space[-1]), CELL[space[:-1]]
        for side in shape_of(*lies[space[:-1]]).sides[terrain]:
            other = NEIGHBOURS[cell][side]
            if other >= 0 and CELLS[other] in lies:
                tile, turn = lies[CELLS[other]]
                if LAID[tile][turn // 2].sides[side - 3] == terrain:
                    yield cell, side


@lru_cache(256)
def _contour(spaces: tuple[tuple[str, int, int], ...], inner: frozenset[tuple[int, int]]) -> str:
    edges: dict[Point, list[_Edge]] = {}
    for space, tile, turn in spaces:
        terrain, cell = "pm".index(space[-1]), CELL[space[:-1]]
        (x, y), shape = middle(cell), shape_of(tile, turn)
        run = shape.sides[terrain]
        for side in run:
            if (cell, side) not in inner:
                _add(edges, [(x + dx, y + dy) for dx, dy in rounded(side)], _IN)
        first = CORNERS[run[0]]
        stream = shape.stream if _near(shape.stream[-1], first) else shape.stream[::-1]
        _add(edges, [(x + dx, y + dy) for dx, dy in stream], _BANK)
    lines = []
    while edges:
        ring: list[_Edge] = []
        at = start = min(edges)
        while at in edges:
            edge = edges[at].pop() if len(edges[at]) == 1 else _turning(ring[-1] if ring else None, edges[at])
            if not edges[at]:
                del edges[at]
            ring.append(edge)
            at = _key(edge[0][-1])
            if at == start and at not in edges:
                break
        lines.append(_line(ring))
    return "".join(lines)


def _near(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) < 1


def _key(point: Point) -> Point:
    """Corners of cells that are the same are the same here, whichever cell they were reckoned from."""
    return round(point[0] / 4) * 4.0, round(point[1] / 4) * 4.0


def _add(edges: dict[Point, list[_Edge]], points: list[Point], inside: float) -> None:
    edges.setdefault(_key(points[0]), []).append((tuple(points), inside))


def _turning(last: _Edge | None, ways: list[_Edge]) -> _Edge:
    """Where two lines of an area touch in a corner, the way that keeps closest to its own land."""
    if last is None:
        return ways.pop()
    (ax, ay), (bx, by) = last[0][-2], last[0][-1]

    def bend(edge: _Edge) -> float:
        (cx, cy), (dx, dy) = edge[0][0], edge[0][1]
        cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
        return cross / (hypot(bx - ax, by - ay) * hypot(dx - cx, dy - cy))

    best = max(ways, key=bend)
    ways.remove(best)
    return best


def _line(ring: list[_Edge]) -> str:
    """The ring, which runs clockwise, moved inwards."""
    points = [(point, inside) for edge, inside in ring for point in edge[:-1]]
    moved = []
    for i, ((x, y), far) in enumerate(points):
        (ax, ay), near = points[i - 1]
        bx, by = points[(i + 1) % len(points)][0]
        nx, ny = _normal(x - ax, y - ay)
        mx, my = _normal(bx - x, by - y)
        det = nx * my - ny * mx
        if abs(det) > 0.25:  # where the two moved lines cross
            dx, dy = (near * my - far * ny) / det, (far * nx - near * mx) / det
        else:
            both = (near + far) / 2 / max(1 + nx * mx + ny * my, 0.5)
            dx, dy = (nx + mx) * both, (ny + my) * both
        long, most = hypot(dx, dy), max(near, far) * _FARTHEST
        if long > most:
            dx, dy = dx * most / long, dy * most / long
        moved.append(f"{x + dx:.1f} {y + dy:.1f}")
    return f"M{'L'.join(moved)}z"


def _normal(dx: float, dy: float) -> Point:
    """To the right of the way on the screen: inwards."""
    long = hypot(dx, dy) or 1.0
    return -dy / long, dx / long
