"""The lake country as a picture: where each territory lies and how its borders run. WE-01.

Each map is a plan of small fields (`plans`), `~1` to `~5` being lakes in the order of `maps`. Two territories are
neighbours exactly where their fields touch (a test compares that with the table of the box); lakes part what is not.
Borders are the edges of the fields, bent like rivers, always in the same way, so that both neighbours have the same
line; where only two meet, corners are rounded.

>>> shape = map_shape(2, 600, 400)
>>> sorted(name for pair in shape.gates if "C" in pair for name in pair if name != "C")
['B1', 'B2', 'I1', 'I2']
>>> [box.w > 50 for box in (shape.boxes["C"], shape.boxes["V1"])]
[True, True]
"""

from bisect import bisect
from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from prateria.view.box import Box

from .lines import Point, curve, noise, pair, turn
from .plans import HIGH, WIDE, Plan

__all__ = ["MapShape", "map_shape"]

Corner = tuple[int, int]


class MapShape(NamedTuple):
    """`outlines`: the border of each territory and lake as path data; `boxes`: the room for what stands in it; `gates`:
    the middle of the border between two neighbours, and the way across (dx, dy); `coast`: the border of all the land,
    towards the sea and the lakes; `frontiers`: all lines between two territories
    without palisade; `plan`, `xs`, `ys`: the fields; `broad`: it is the plan of a wide picture."""

    outlines: Mapping[str, str]
    boxes: Mapping[str, Box]
    gates: Mapping[tuple[str, str], tuple[Point, Point]]
    coast: str
    frontiers: str
    plan: Plan
    xs: tuple[float, ...]
    ys: tuple[float, ...]
    sides: int
    width: int
    height: int
    broad: bool

    def at(self, x: float, y: float) -> str:
        """What lies there; "" outside."""
        return _at(self.plan, bisect(self.ys, y) - 1, bisect(self.xs, x) - 1)

    def extent(self, name: str) -> Box:
        """The smallest box that holds all fields of a territory."""
        rows = [r for r, row in enumerate(self.plan.rows) if name in row]
        columns = [c for row in self.plan.rows for c, there in enumerate(row) if there == name]
        left, top = self.xs[min(columns)], self.ys[rows[0]]
        return Box(left, top, self.xs[max(columns) + 1] - left, self.ys[rows[-1] + 1] - top)


_BROAD: Final = 1.35
"""From so much wider than high on a picture is wide."""
_SHORE: Final = 9  # of the land, from the edge of the picture
_ROUND: Final = 13.0  # what is cut off a corner at the most
_REACH: Final = 24.0  # from one bend of a border to the next


@lru_cache(64)
def map_shape(sides: int, width: int, height: int, broad: bool | None = None) -> MapShape:
    """The map for that many sides in a picture of that size. `broad`: by the plan of a wide picture, whatever its size;
    None: by its size."""
    broad = width > _BROAD * height if broad is None else broad
    plan = (WIDE if broad else HIGH)[sides]
    xs, ys = _measure(plan.wide, width), _measure(plan.high, height)
    names = dict.fromkeys(name for row in plan.rows for name in row)
    outlines = {name: _outline(plan, xs, ys, {name}) for name in names}
    boxes = {name: _room(plan, xs, ys, name) for name in names}
    coast = _outline(plan, xs, ys, {name for name in names if name[0] != "~"})
    lines = coast, _frontiers(plan, xs, ys)
    return MapShape(
        outlines, boxes, _gates(plan, xs, ys), *lines, plan, tuple(xs), tuple(ys), sides, width, height, broad
    )


def _measure(parts: tuple[float, ...], length: float) -> list[float]:
    """Where the fields begin and end."""
    unit = (length - 2 * _SHORE) / sum(parts)
    return [round(_SHORE + unit * sum(parts[:i]), 2) for i in range(len(parts) + 1)]


def _at(plan: Plan, row: int, column: int) -> str:
    """What lies there; "" outside."""
    if 0 <= row < len(plan.rows) and 0 <= column < len(plan.wide):
        return plan.rows[row][column]
    return ""


# -- borders -------------------------------------------------------------------------------------------------------


def _bend(corner: Corner, xs: list[float], ys: list[float]) -> Point:
    """A corner of the fields, moved a little: always by the same."""
    column, row = corner
    turn = (column * 7 + row * 11) % 5 - 2, (column * 5 + row * 3) % 5 - 2
    return round(xs[column] + turn[0] * 1.7, 1), round(ys[row] + turn[1] * 1.7, 1)


def _edges(plan: Plan, names: Collection[str]) -> dict[Corner, list[Corner]]:
    """The edges of some territories together with them at their right, by where they begin."""
    found: dict[Corner, list[Corner]] = {}
    for r in range(len(plan.high)):
        for c in range(len(plan.wide)):
            if plan.rows[r][c] not in names:
                continue
            for dr, dc, start, end in (
                (-1, 0, (c, r), (c + 1, r)),
                (0, 1, (c + 1, r), (c + 1, r + 1)),
                (1, 0, (c + 1, r + 1), (c, r + 1)),
                (0, -1, (c, r + 1), (c, r)),
            ):
                if _at(plan, r + dr, c + dc) not in names:
                    found.setdefault(start, []).append(end)
    return found


def _outline(plan: Plan, xs: list[float], ys: list[float], names: Collection[str]) -> str:
    """The border as path data: every part that lies in two pieces is a ring of its own."""
    edges = _edges(plan, names)
    path = []
    while edges:
        start = at = min(edges)
        ring = []
        while True:
            ends = edges[at]
            to = ends.pop()
            if not ends:
                del edges[at]
            ring.append((at, to))
            at = to
            if at == start:
                break
        lines = [_wave(plan, a, b, xs, ys) for a, b in ring]
        path.append("M" + pair(lines[0][0]))
        for line, after, (_, corner) in zip(lines, (*lines[1:], lines[0]), ring, strict=True):
            path.append(curve(line))
            if line[-1] != after[0]:
                path.append(turn(line[-1], _bend(corner, xs, ys), after[0]))
        path.append("Z")
    return "".join(path)


def _frontiers(plan: Plan, xs: list[float], ys: list[float]) -> str:
    """All lines between two territories, each once; a village has its palisade."""
    found = []
    for r in range(len(plan.high)):
        for c in range(len(plan.wide)):
            for there, a, b in (
                (_at(plan, r, c + 1), (c + 1, r), (c + 1, r + 1)),
                (_at(plan, r + 1, c), (c, r + 1), (c + 1, r + 1)),
            ):
                here = plan.rows[r][c]
                if there and here != there and not {"~", "V"} & {here[0], there[0]}:
                    line = _wave(plan, a, b, xs, ys)
                    found.append("M" + pair(line[0]) + curve(line))
    return "".join(found)


def _corner(plan: Plan, corner: Corner) -> bool:
    """Whether a single line turns there, which is rounded then."""
    c, r = corner
    here = [_at(plan, r - 1, c - 1), _at(plan, r - 1, c), _at(plan, r, c), _at(plan, r, c - 1)]
    return len({*here}) == 2 and max(map(here.count, here)) == 3


def _wave(plan: Plan, a: Corner, b: Corner, xs: list[float], ys: list[float]) -> list[Point]:
    """The points of one edge, which bends like a river: the same from both ends."""
    first, last = min(a, b), max(a, b)
    (ax, ay), (bx, by) = _bend(first, xs, ys), _bend(last, xs, ys)
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    nx, ny = (ay - by) / length, (bx - ax) / length
    cut = min(_ROUND, length * 0.42) / length
    begin, end = cut if _corner(plan, first) else 0.0, 1 - cut if _corner(plan, last) else 1.0
    parts = max(2, round(length / _REACH))
    points = []
    for i in range(parts + 1):
        part = begin + (end - begin) * i / parts
        swing = min(length * 0.1, 4.6) * noise(*first, *last, i) if 0 < i < parts else 0.0
        points.append((round(ax + (bx - ax) * part + nx * swing, 1), round(ay + (by - ay) * part + ny * swing, 1)))
    return points if a == first else points[::-1]


# -- room and ways -------------------------------------------------------------------------------------------------


def _room(plan: Plan, xs: list[float], ys: list[float], name: str) -> Box:
    """The largest rectangle of fields of a territory, a little inside its border."""
    best = Box(0, 0, 0, 0)
    for top, left, bottom, right in _blocks(plan, name):
        box = Box(xs[left], ys[top], xs[right] - xs[left], ys[bottom] - ys[top])
        if _worth(box) > _worth(best):
            best = box
    return best.inset(5)


def _worth(box: Box) -> float:
    """A narrow place is worth little, however long it is."""
    return box.w * box.h * min(box.w, box.h)


@cache
def _blocks(plan: Plan, name: str) -> tuple[tuple[int, int, int, int], ...]:
    """All rectangles of fields that lie within a territory."""
    rows, columns = range(len(plan.high)), range(len(plan.wide))
    fields = {(r, c) for r in rows for c in columns if plan.rows[r][c] == name}
    return tuple(
        (top, left, bottom, right)
        for top, left in sorted(fields)
        for bottom in range(top + 1, len(plan.high) + 1)
        for right in range(left + 1, len(plan.wide) + 1)
        if all((r, c) in fields for r in range(top, bottom) for c in range(left, right))
    )


def _gates(plan: Plan, xs: list[float], ys: list[float]) -> dict[tuple[str, str], tuple[Point, Point]]:
    """Between any two neighbours the middle of their longest common border, and which way leads across."""
    stretches: dict[tuple[str, str, bool, int], list[int]] = {}
    for r in range(len(plan.high)):
        for c in range(len(plan.wide)):
            for dr, dc in ((0, 1), (1, 0)):
                here, there = plan.rows[r][c], _at(plan, r + dr, c + dc)
                if there and here != there and "~" not in here + there:
                    pair = (here, there) if here < there else (there, here)
                    stretches.setdefault((*pair, bool(dc), c if dc else r), []).append(r if dc else c)
    found: dict[tuple[str, str], tuple[float, Point, Point]] = {}
    for (one, other, beside, line), along in stretches.items():
        first, last = min(along), max(along) + 1
        a, b = (ys[first], ys[last]) if beside else (xs[first], xs[last])
        middle = (xs[line + 1], (a + b) / 2) if beside else ((a + b) / 2, ys[line + 1])
        if b - a > found.get((one, other), (0.0,))[0]:
            found[one, other] = b - a, middle, (1.0, 0.0) if beside else (0.0, 1.0)
    return {pair: (middle, across) for pair, (_, middle, across) in found.items()}
