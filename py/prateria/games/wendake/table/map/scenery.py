"""The lake country as a landscape: coast, woods, hills, reeds, fields, trails, palisades with their long houses.

It says nothing that the pieces do not say: it lies still below them and keeps off the places where they stand. It is
made once for each size of the picture, and all trees of one look are one path, however many there are: a redraw
compares some twenty things.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view.box import Box
from prateria.view.svg import Safe, el

from . import stamps
from .lines import Point, noise
from .shape import MapShape, map_shape
from .space import Room

__all__ = ["Land", "growth", "water"]

Print = Callable[[float, float, float], str]


class Land(NamedTuple):
    """A territory as the landscape needs to know it: what is to stay free in it."""

    id: str
    kind: str
    room: Room


class _Sort(NamedTuple):
    """Something that grows: every `apart` pixels one, `size` large, that part of the places left empty."""

    apart: float
    size: float
    empty: float
    looks: tuple[str, ...]


GROWS: Final = {
    "outland": (_Sort(16, 19, 0.1, ("pine", "pine", "fir")),),
    "border": (_Sort(46, 17, 0.2, ("hill",)), _Sort(27, 16, 0.45, ("leafy", "maple", "fir", "tuft"))),
    "shore": (_Sort(20, 13, 0.3, ("tuft", "reeds", "tuft")), _Sort(44, 15, 0.55, ("leafy",))),
    "centre": (_Sort(34, 30, 0.25, ("parcel",)), _Sort(22, 12, 0.5, ("tuft",))),
    "village": (_Sort(13, 9, 0.6, ("tuft",)),),
}
"""What grows on each kind of land; what comes first takes the best places."""
LOOKS: Final = ("hill", "parcel", "rows", "shade", "trunk", "pine", "fir", "leafy", "maple", "tuft", "reeds")
"""The order in which they are drawn."""
HOUSES: Final = ((36.0, 19.0), (28.0, 15.0), (22.0, 13.0))
"""Sizes of a long house, the first that has room."""


MOST: Final = 4
"""No village has more."""


def water(shape: MapShape, wide: float, high: float) -> list[Safe]:
    """What lies below the land: the sea, the waves and shallows of its lakes, the beach round all of the land."""
    return [
        el("rect", x=0, y=0, width=round(wide, 1), height=round(high, 1), rx=14, class_="we-sea"),
        el("path", d=shape.coast, class_="we-shallow"),
        el("path", d=shape.coast, class_="we-beach"),
        el("path", d=_waves(shape), class_="we-ripple"),
    ]


def growth(shape: MapShape, lands: tuple[Land, ...]) -> Safe:
    """What grows and stands on the land, below all pieces."""
    return _growth(shape.sides, shape.width, shape.height, shape.broad, lands)


@lru_cache(32)
def _growth(sides: int, width: int, height: int, broad: bool, lands: tuple[Land, ...]) -> Safe:
    shape = map_shape(sides, width, height, broad)
    unit = min(max(min(width, height) / 560, 0.72), 1.2)
    trails = {land.id: list(_trails(shape, land)) for land in lands}
    found: dict[str, list[str]] = {look: [] for look in LOOKS}
    houses: list[str] = []
    ribs: list[str] = []
    for land in lands:
        free = _Free(shape, land, trails[land.id])
        if land.kind == "village":
            for x, y, wide, high in _houses(free, land):
                houses.append(stamps.house(x, y, wide, high))
                ribs.append(stamps.ribs(x, y, wide, high))
        for n, sort in enumerate(GROWS[land.kind]):
            for x, y, look in _places(free, land.id, n, sort, unit):
                _print(found, look, x, y, sort.size * unit)
    rings = "".join(_ring(shape.boxes[land.id]) for land in lands if land.kind == "village")
    ways = "".join(d for land in lands for d, _ in trails[land.id])
    drawn = (
        ("we-trail-edge", ways),
        ("we-frontier-edge", shape.frontiers),
        ("we-frontier", shape.frontiers),
        *((f"we-{look}", "".join(found[look])) for look in LOOKS),
        ("we-posts-edge", rings),
        ("we-posts", rings),
        ("we-trail", _steps(shape)),
        ("we-longhouse", "".join(houses)),
        ("we-ribs", "".join(ribs)),
    )
    return el(
        "g",
        *(el("path", d=d, class_=look) for look, d in drawn if d),
        class_="we-still" if min(width, height) > 330 else "we-still we-fine",
        aria_hidden="true",
    )


# -- where there is room -------------------------------------------------------------------------------------------


class _Free:
    """The places of a territory on which nothing stands."""

    def __init__(self, shape: MapShape, land: Land, trails: Sequence[tuple[str, list[Point]]]) -> None:
        self.shape, self.land = shape, land
        self.taken = [land.room.name, *land.room.slots]
        people = land.room.people
        if people.w > 0 and people.h > 0:
            self.taken.append(Box(people.middle[0] - 16, people.middle[1] - 18, 32, 36))
        self.points = [point for _, points in trails for point in points]

    def holds(self, box: Box, by: float = 3.0) -> bool:
        """Whether that box lies within the territory, off all that stands there; then it is taken."""
        x, y, wide, high = box
        corners = ((a, b) for a in (x - by, x + wide + by) for b in (y - by, y + high + by))
        if any(self.shape.at(a, b) != self.land.id for a, b in corners):
            return False
        if any(x < t.x + t.w and t.x < x + wide and y < t.y + t.h and t.y < y + high for t in self.taken):
            return False
        if any(x - 3 < px < x + wide + 3 and y < py < y + high + 3 for px, py in self.points):
            return False
        self.taken.append(box)
        return True


def _places(free: _Free, name: str, n: int, sort: _Sort, unit: float) -> Iterator[tuple[float, float, str]]:
    """Where something of that sort grows, from the back to the front: (x, y) of its foot, and its look."""
    apart, size = sort.apart * unit, sort.size * unit
    seed = sum(map(ord, name))
    xs, ys = free.shape.xs, free.shape.ys
    land, down = free.shape.extent(name), apart * 0.8
    columns = _reaching(land.x, land.w, xs, apart, (1.3, 0.2))
    for row in _reaching(land.y, land.h, ys, down, (0.75, 0.25)):
        for column in columns:
            x = xs[0] + (column + 0.5 + row % 2 / 2 + 0.3 * noise(seed, row, column, n)) * apart
            y = ys[0] + (row + 0.5 + 0.25 * noise(column, seed, row, n)) * down
            if free.shape.at(x, y) != name or (noise(row, column, n, seed) + 1) / 2 < sort.empty:
                continue
            look = sort.looks[int((noise(row, n, column, 5) + 1) / 2 * len(sort.looks)) % len(sort.looks)]
            wide, high = {"hill": (1.7, 0.7), "parcel": (1.1, 0.7)}.get(look, (0.55, 0.8))
            box = Box(x - size * wide / 2, y - size * high, size * wide, size * high)
            if look in ("pine", "fir", "leafy", "maple"):
                box = Box(x - size * 0.3, y - size * 0.75, size * 0.6, size * 0.8)
            if free.holds(box):
                yield x, y, look


def _reaching(
    begin: float, length: float, edges: tuple[float, ...], step: float, to_and_fro: tuple[float, float]
) -> range:
    """The lines, a step from one another, that may have a place on that stretch: `to_and_fro` in steps."""
    first, end = (begin - edges[0]) / step, (begin + length - edges[0]) / step
    before, after = to_and_fro
    return range(max(0, int(first - before)), min(int((edges[-1] - edges[0]) / step), int(end - after) + 1))


def _houses(free: _Free, land: Land) -> Iterator[Box]:
    """Long houses on what the people of a village leave free, as large as can be."""
    people, inside = land.room.people, free.shape.boxes[land.id].inset(4)
    if people.w > 4 and people.h > 4 and land.room.slots:
        x, y = people.middle
        free.taken.append(Box(x - 24, people.y + 2, 48, min(people.h - 4, 50)) if people.w < 90 else people)
    n = 0
    for w, h in HOUSES:
        for row in range(int((inside.h - h) / 6) + 1):
            for column in range(int((inside.w - w) / 6) + 1):
                x, y = inside.x + column * 6, inside.y + row * 6
                if n < MOST and free.holds(Box(x - 1, y - 2, w + 2, h + 4), 0):
                    n += 1
                    yield Box(x, y, w, h)


def _print(found: dict[str, list[str]], look: str, x: float, y: float, size: float) -> None:
    """One thing more."""
    if look in ("pine", "fir", "leafy", "maple"):
        crown: Print = stamps.pine if look in ("pine", "fir") else stamps.leafy
        found["shade"].append(stamps.shade(x, y, size))
        found["trunk"].append(stamps.trunk(x, y, size))
        found[look].append(crown(x, y - 0.1 * size, size))
    elif look == "parcel":
        found[look].append(stamps.parcel(x, y - 0.35 * size, size, size * 0.6))
        found["rows"].append(stamps.rows(x, y - 0.35 * size, size, size * 0.6))
    elif look == "hill":
        found[look].append(stamps.hill(x, y, size))
    else:
        found["tuft"].append(stamps.tuft(x, y, size))
        if look == "reeds":
            found["reeds"].append(stamps.reeds(x, y, size))


# -- lines ---------------------------------------------------------------------------------------------------------


def _waves(shape: MapShape) -> str:
    """Waves on the lakes."""
    found = []
    for name, box in shape.boxes.items():
        if name[0] != "~" or box.w < 6:
            continue
        for i in range(int(box.h // 15)):
            for k in range(max(int(box.w // 40), 1)):
                x = box.x + box.w * (k + 0.5 + 0.3 * noise(i, k, 3)) / max(int(box.w // 40), 1) - 6
                found.append(stamps.wave(max(x, box.x), box.y + 9 + 15 * i, min(14, box.w)))
    return "".join(found)


def _ring(box: Box) -> str:
    """The palisade of a village."""
    x, y, wide, high = (round(n, 1) for n in box.inset(-2.5))
    if min(wide, high) < 8:
        return ""
    r = round(min(12, wide / 4, high / 4), 1)
    return (
        f"M{x + r:.5g} {y}h{wide - 2 * r:.5g}q{r} 0 {r} {r}v{high - 2 * r:.5g}q0 {r}-{r} {r}h-{wide - 2 * r:.5g}"
        f"q-{r} 0-{r}-{r}v-{high - 2 * r:.5g}q0-{r} {r}-{r}z"
    )


def _trails(shape: MapShape, land: Land) -> Iterator[tuple[str, list[Point]]]:
    """From each border to the middle of a territory: a path, and points on it. All meet on its long middle line; into a
    village they lead only as far as through its palisade."""
    box = shape.boxes[land.id]
    mx, my = box.middle
    for pair, ((x, y), (dx, dy)) in shape.gates.items():
        if land.id not in pair:
            continue
        tx, ty = (x, my) if dy else (mx, y)
        if land.kind == "village":
            tx, ty = x + dx * (11 if mx > x else -11), y + dy * (11 if my > y else -11)
            ex, ey = tx, ty
        else:
            ex, ey = mx, my
        points = [
            ((1 - t) ** 2 * x + 2 * t * (1 - t) * tx + t * t * ex, (1 - t) ** 2 * y + 2 * t * (1 - t) * ty + t * t * ey)
            for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
        ]
        yield f"M{x:.4g} {y:.4g}Q{tx:.4g} {ty:.4g} {ex:.4g} {ey:.4g}", points


def _steps(shape: MapShape) -> str:
    """Across the middle of each border: here one may go."""
    return "".join(
        f"M{x - 10 * dx:.5g} {y - 10 * dy:.5g}L{x + 10 * dx:.5g} {y + 10 * dy:.5g}"
        for (x, y), (dx, dy) in shape.gates.values()
    )
