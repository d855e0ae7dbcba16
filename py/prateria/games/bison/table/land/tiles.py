"""The land: tiles drawn as country one would like to walk on, all of one kind in one path. BI-06 to BI-10.

Everything that lies on many tiles is one path of many parts, so that a full table is a few dozen elements.

>>> "bi-water" in tile(0, 2)
True
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view.letters import DROP
from prateria.view.stone import stone
from prateria.view.svg import Safe, el, join

from ...engine.data import LAID, MOUNTAIN, PRAIRIE, RIVER, TILES
from ...engine.grid import MEETING
from ..figures import ANIMAL, animal
from .chips import animals_at, at_number
from .shape import CORNERS, OUTLINE, Point, Shape, middle, shape_of
from .spots import FAR

__all__ = ["Lie", "fauna", "land", "tile"]

_ANIMAL_W: Final = (23.0, 17.0, 20.0)
_ORDER: Final = (  # from below
    "under", "prairie", "mountain", "swell", "grass", "bloom", "rock", "shade", "snow", "pine", "trunk", "seam", "bank",
    "mouth", "water", "pool", "shine",
)  # fmt: skip


class Lie(NamedTuple):
    """A tile on the table: the cell and tile by number, and its turn."""

    cell: int
    tile: int
    turn: int


def land(lies: Sequence[Lie]) -> Safe:
    """All that is land: ground, growth, water."""
    laid = {lie.cell for lie in lies}
    parts = [_pieces(middle(lie.cell), lie.tile, lie.turn) for lie in lies]
    pools = "".join(
        _pool(middle(lie.cell), corner)
        for lie in lies
        for corner in LAID[lie.tile][lie.turn // 2].river
        if any(cell in laid for cell, _ in MEETING[lie.cell][corner])
    )
    return _layers([*parts, dict.fromkeys(_ORDER, "") | {"mouth": pools, "pool": pools}])


def _pool(centre: Point, corner: int) -> str:
    """Where a river ends at other tiles: it meets theirs, or is a pond there (BI-09)."""
    x, y = CORNERS[corner]
    return f"M{centre[0] + x:.5g} {centre[1] + y:.5g}h.01"


def tile(number: int, turn: int, centre: Point = (0, 0), big: float = 1) -> Safe:
    """One tile as a picture about its middle, with its animals: in a hand, under a finger, in the rules. `big`: how
    much larger its numbers are than usual."""
    return join((_layers([_pieces(centre, number, turn)]), fauna(number, turn, centre, big)))


def _layers(parts: Sequence[dict[str, str]]) -> Safe:
    return join(el("path", d=Safe("".join(part[name] for part in parts)), class_=f"bi-{name}") for name in _ORDER)


@lru_cache(256)
def _pieces(centre: Point, number: int, turn: int) -> dict[str, str]:
    """The parts of each layer that this tile brings."""
    shape = shape_of(number, turn)
    found = dict.fromkeys(_ORDER, "")
    found["under"] = found["seam"] = OUTLINE.at(centre)
    for name, path in zip(("prairie", "mountain"), shape.lands, strict=True):
        found[name] = path.at(centre)
    found["bank"] = found["water"] = shape.river.at(centre)
    found["shine"] = _shine(shape, centre)
    _meadow(found, shape, centre, number)
    _range(found, shape, centre, number)
    return found


def _shine(shape: Shape, centre: Point) -> str:
    """Light on the water: short strokes along the stream."""
    return "".join(
        f"M{centre[0] + a[0]:.5g} {centre[1] + a[1]:.5g}l{(b[0] - a[0]) * 0.6:.3g} {(b[1] - a[1]) * 0.6:.3g}"
        for a, b in zip(shape.stream[1::3], shape.stream[2::3], strict=False)
    )


def _meadow(found: dict[str, str], shape: Shape, centre: Point, number: int) -> None:
    """Swells of the ground, tufts of grass, a few flowers."""
    for i, (x, y) in enumerate(shape.rim[PRAIRIE]):
        vary = (number * 7 + i * 5) % 6
        px, py = centre[0] + x * 0.94, centre[1] + y * 0.94
        if i % 2 == 0:
            found["swell"] += f"M{px - 13:.5g} {py + 2:.5g}q{9 + vary} {-6 - vary % 3} 24 1"
            found["grass"] += _tuft(px + 9 - vary * 3, py + 7, vary)
        else:
            found["grass"] += _tuft(px * 1.0, py + 3, vary + 1)
        if vary in (1, 4):
            found["bloom"] += _dots(px - 5 + vary * 2, py - 4 + vary, vary)


def _tuft(x: float, y: float, vary: int) -> str:
    high = 5 + vary % 3
    return (
        f"M{x:.5g} {y:.5g}q-.5-3-2.500-{high - 1}M{x:.5g} {y:.5g}q0-4 .6-{high + 1}M{x:.5g} {y:.5g}q.6-3 3-{high - 1}"
    )


def _dots(x: float, y: float, vary: int) -> str:
    spots = ((0, 0), (4.2, 2.1), (1.4, 4.6)) if vary > 2 else ((0, 0), (3.6, -2.4))
    return "".join(f"M{x + dx:.5g} {y + dy:.5g}h.01" for dx, dy in spots)


_ROCK: Final = ((-1, 0), (0, -1), (1, 0), (0.2, 0.16), (-0.6, 0.14))
_SHADE: Final = ((0, -1), (1, 0), (0.2, 0.16), (0.05, -0.2), (0.25, -0.4))
_SNOW: Final = ((0, -1), (0.38, -0.62), (0.14, -0.7), (-0.04, -0.56), (-0.18, -0.7), (-0.36, -0.64))
_PINE: Final = ((0, -13), (3.6, -7.5), (1.9, -7.5), (5, -3), (3.1, -3), (6, 1.5))


def _range(found: dict[str, str], shape: Shape, centre: Point, number: int) -> None:
    """Peaks along the outer sides, pines at their feet."""
    rim = sorted(shape.rim[MOUNTAIN], key=lambda point: point[1])
    for i, (x, y) in enumerate(rim):
        vary = (number * 5 + i * 3) % 5
        px, py = centre[0] + x * 0.9, centre[1] + y * 0.9 + 6
        if i % 2 == 0 or len(rim) < 4:
            half, high = 11 + vary % 3 * 1.5, 15 + vary * 1.2
            found["rock"] += _polygon(px, py, half, high, _ROCK)
            found["shade"] += _polygon(px, py, half, high, _SHADE)
            found["snow"] += _polygon(px, py, half, high, _SNOW)
        else:
            for dx, dy in ((-5, 0), (4, 2)) if vary % 2 else ((0, 0),):
                whole = (*_PINE, *((-x, y) for x, y in reversed(_PINE[1:])))
                found["pine"] += _polygon(px + dx, py + dy, 1, 1, whole)
                found["trunk"] += f"M{px + dx:.5g} {py + dy + 1.5:.5g}v2.5"


def _polygon(x: float, y: float, wide: float, high: float, points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x + dx * wide:.4g} {y + dy * high:.4g}" for dx, dy in points) + "z"


@lru_cache(512)
def fauna(number: int, turn: int, centre: Point, big: float = 1, part: str = "") -> Safe:
    """The animals of a tile, space by space, each kind with its number, which is so much larger than usual. `part`:
    `animals` or `numbers` alone, where pieces of other tiles lie between them."""
    kids = []
    for terrain, n in enumerate(TILES[number].animals):
        if n:
            x, y = animals_at(number, turn, terrain, big)
            kids.append(_herd(terrain, n, centre[0] + x, centre[1] + y, big, part))
    return join(kids)


_GROUPS: Final = ((), ((0, 0),), ((-0.3, -0.24), (0.3, 0.26)), ((-0.38, -0.34), (0.4, -0.28), (-0.04, 0.42)))
"""Where one, two or three animals stand about their middle, in widths."""

_SCHOOL: Final = ((), ((0, 0),), ((-0.2, -0.32), (0.2, 0.3)), ((-0.22, -0.56), (0.22, 0), (-0.22, 0.56)))
_KINDS: Final = ("bison", "turkey", "fish")


def _herd(terrain: int, n: int, x: float, y: float, big: float, part: str) -> Safe:
    """Animals with their number at the place that is kept for it; seen from afar one animal that bears the number."""
    far = big > FAR
    w = _ANIMAL_W[terrain] * (1.25 + 0.4 * (big - 1) if far else 0.86)
    h = w * ANIMAL[terrain][1] / ANIMAL[terrain][0]
    places = (_SCHOOL if terrain == RIVER else _GROUPS)[1 if far else n]
    size = 12 * big
    px, py = (x - 1, y - 1) if far else (x - 4, y - 2)
    cx, cy, r = at_number((x, y), big)
    beasts = (
        animal(terrain, round(px + dx * w - w / 2, 1), round(py + dy * h * 1.1 - h / 2, 1), w) for dx, dy in places
    )
    disc, number = stone(
        str(n), round(cx, 1), round(cy, 1), round(r, 1), round(cy + size * DROP, 1), round(size, 1), "bi-count"
    )
    return el(
        "g",
        *(beasts if part != "numbers" else ()),
        *(() if part == "animals" else (number,) if far else (disc, number)),
        class_=f"bi-herd of-{_KINDS[terrain]}",
    )
