"""Areas seen as one: their outline on the land, and where things are on a space. BI-10, BI-25 to BI-27.

>>> lie = {"D4": (0, 2)}
>>> outline(("D4p",), lie).count("M")
1
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from prateria.view.svg import Safe, el

from ...engine.data import LAID, RIVER, TERRAINS, TILES
from ...engine.grid import CELL, CELLS, NEIGHBOURS
from ...engine.observe import Area, Observation
from .shape import CORNERS, Point, middle, rounded, shape_of
from .spots import FAR

__all__ = ["Lies", "alone", "anchor", "edged", "leaders", "lies_of", "mark", "outline", "path_of", "spot_of"]

Lies = Mapping[str, tuple[int, int]]
"""Tile, by its place in `data.TILES`, and turn of each cell by name."""

_PIECE: Final = 14  # of a line of several colours
_TILE = {tile.id: number for number, tile in enumerate(TILES)}


def lies_of(view: Observation) -> dict[str, tuple[int, int]]:
    """What lies where."""
    return {cell.id: (_TILE[cell.tile], cell.turn) for cell in view.cells}


def _terrain(space: str) -> int:
    return next(n for n, name in enumerate(TERRAINS) if name[0] == space[-1])


def path_of(space: str, lies: Lies) -> str:
    """A space as a path: the outline of a land, the course of a river."""
    terrain, shape_ = _terrain(space), shape_of(*lies[space[:-1]])
    path = shape_.river if terrain == RIVER else shape_.lands[terrain]
    return path.at(middle(CELL[space[:-1]]))


def anchor(space: str, lies: Lies) -> Point:
    """Where something is written on a space: over its animals, away from the pieces."""
    (x, y), spot = middle(CELL[space[:-1]]), shape_of(*lies[space[:-1]]).spots[_terrain(space)].animals
    return x + spot[0], y + spot[1]


def spot_of(space: str, lies: Lies, big: float = 1) -> Point:
    """Where pieces stand on a space. `big`: how much larger than drawn letters are there."""
    (x, y), spot = middle(CELL[space[:-1]]), shape_of(*lies[space[:-1]]).spots[_terrain(space)]
    dx, dy = spot.afar if big > FAR else spot.pieces
    return x + dx, y + dy


def outline(spaces: Iterable[str], lies: Lies) -> str:
    """Round an area of prairie or mountains, as one closed line; along a river for one of water."""
    inside = tuple(spaces)
    if inside[0][-1] == "r":
        return "".join(path_of(space, lies) for space in inside)
    return contour(inside, lies)


def alone(space: str, lies: Lies) -> str:
    """Round one space of prairie or mountains, whatever it joins; along one of water."""
    return path_of(space, lies) if space[-1] == "r" else _contour(((space, *lies[space[:-1]]),), frozenset())


def leaders(area: Area) -> tuple[int, ...]:
    """The seats that are first there."""
    return tuple(seat for seat, place in enumerate(area.places) if place == 1)


def edged(area: Area, lies: Lies, class_: str = "") -> Safe:
    """The outline in the colour of whoever leads: full and tinted for one, in those of all in turn for several."""
    first = leaders(area)
    whose = f"s{first[0]}" if len(first) == 1 else "tied" if first else "free"
    d = Safe(outline(area.spaces, lies))
    kind = "water" if area.terrain == "river" else "ground"
    return el(
        "g",
        el("path", d=d, class_="bi-tint") if kind == "ground" else Safe(),
        el("path", d=d, class_="bi-round-under"),
        *(_in_turn(d, first) if len(first) > 1 else (el("path", d=d, class_="bi-round"),)),
        el("path", d=d, class_="bi-round-in") if kind == "water" else Safe(),
        class_=f"bi-area {kind} {whose} {class_}".rstrip(),
    )


def _in_turn(d: Safe, seats: Sequence[int]) -> Iterable[Safe]:
    """A line broken into pieces, each of the colour of the next of these seats."""
    for i, seat in enumerate(seats):
        gaps = f"{_PIECE} {_PIECE * (len(seats) - 1)}"
        yield el("path", d=d, class_=f"bi-round s{seat}", stroke_dasharray=gaps, stroke_dashoffset=-_PIECE * i)


def mark(space: str, lies: Lies, class_: str) -> Safe:
    """A space that may be touched, or is: its own outline, on this side of the bank. To be drawn below the animals."""
    kind = "water" if space[-1] == "r" else "ground"
    d = Safe(alone(space, lies))
    return el(
        "g",
        el("path", d=d, class_="bi-mark-edge"),
        el("path", d=d, class_="bi-mark-fill"),
        class_=f"bi-spot {kind} {class_}",
    )


# -- the line round an area: closed, and just within its edge, so that neighbours keep theirs apart -------------------

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
        moved.append((x + dx, y + dy))
    return f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in _uncrossed(moved))}z"


def _uncrossed(points: list[Point]) -> list[Point]:
    """Without the tails where the ring crosses itself: beside a river an edge moved inwards ends beyond the bank."""
    for _ in points:
        for far in range(2, len(points) // 2):
            if (at := _crossing(*points[:2], *points[far : far + 2])) is not None:
                return _uncrossed([at, *points[far + 1 :], points[0]])
        points = [*points[1:], points[0]]
    return points


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the line from a to b crosses that from c to d."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    if not (det := ux * vy - uy * vx):
        return None
    s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / det
    t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / det
    return (a[0] + s * ux, a[1] + s * uy) if 0 < s < 1 and 0 < t < 1 else None


def _normal(dx: float, dy: float) -> Point:
    """To the right of the way on the screen: inwards."""
    long = hypot(dx, dy) or 1.0
    return -dy / long, dx / long
