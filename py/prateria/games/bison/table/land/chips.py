"""Where the number of each kind of animals on a tile stands, so that nothing that may stand there hides it or is hidden
by it: seen from afar on the animal itself; beside its usual place, as near as can be, on its own space. BI-07, BI-09.

>>> from ...engine.data import TILE
>>> near = [max(map(abs, shift)) for shift in shifts(TILE["T05"], 0, 1.7)]
>>> all(far <= 18 for far in near)
True
"""

from functools import lru_cache
from itertools import product
from math import hypot
from typing import Final

from ...engine.data import RIVER, TILES
from ..camp import boxes
from .shape import CORNERS, Point, shape_of
from .spots import FAR

__all__ = ["CAMPS", "animals_at", "at_number", "shifts"]

CAMPS: Final = ((4, 0), (0, 2), (3, 2), (1, 2))  # hunters, and the size of a tipi or canoe: of each sort the largest
_BANK: Final = 11.0  # from the middle of the water to its bank
_AIR: Final = 0.9  # of a disc: what of it no corner of a picture reaches
_TRIES: Final = sorted(product(range(-18, 19, 2), repeat=2), key=lambda at: hypot(*at))
_MOST: Final = 18.0
_OVER: Final = 0.5  # so little it may reach over the border of its tile

Box = tuple[float, float, float, float]


def at_number(spot: Point, big: float) -> tuple[float, float, float]:
    """The middle of the number of animals that stand there, and its radius. `big`: how much larger than drawn letters
    are."""
    if big > FAR:
        return spot[0] + 2.5 * big, spot[1] + big, 5.5 * big
    return spot[0] + 8, spot[1] + 6, 7 * big


def animals_at(tile: int, turn: int, terrain: int, big: float) -> Point:
    """Where the animals of a space stand, seen from the middle of its tile."""
    (x, y), (dx, dy) = shape_of(tile, turn).spots[terrain].animals, shifts(tile, turn, big)[terrain]
    return x + dx, y + dy


@lru_cache(512)
def shifts(tile: int, turn: int, big: float) -> tuple[Point, Point, Point]:
    """So far beside its usual place each stands, by terrain; (0, 0) where there is room."""
    shape = shape_of(tile, turn)
    taken = [
        box
        for terrain, spot in enumerate(shape.spots)
        for hunters, size in CAMPS
        for box in boxes(hunters, size, terrain == RIVER, spot.afar if big > FAR else spot.pieces, big)
    ]
    found: list[Point] = []
    stand: list[Point] = []  # the numbers that have their place
    for terrain, (spot, n) in enumerate(zip(shape.spots, TILES[tile].animals, strict=True)):
        if not n:
            found.append((0.0, 0.0))
            continue
        x, y, r = at_number(spot.animals, big)
        near = [box for box in taken if abs(box[0] - x) < box[2] + r + _MOST and abs(box[1] - y) < box[3] + r + _MOST]
        others = [(ox, oy, r, r) for ox, oy in stand]
        usual = _reach(x, y, r)
        water = min(hypot(x - px, y - py) for px, py in shape.stream)
        best, least = (0.0, 0.0), _hidden(x, y, r, near)
        for dx, dy in _TRIES if least else ():
            if hypot(dx, dy) > _MOST or _reach(x + dx, y + dy, r) > max(usual, _OVER):
                continue
            off = min(hypot(x + dx - px, y + dy - py) for px, py in shape.stream)
            if off > max(water, _BANK / 2) if terrain == RIVER else off < min(water, _BANK + 0.6 * r):
                continue
            if (hidden := _hidden(x + dx, y + dy, r, near + others)) < least - 0.1:
                best, least = (float(dx), float(dy)), hidden
                if not least:
                    break
        found.append(best)
        stand.append((x + best[0], y + best[1]))
    return found[0], found[1], found[2]


def _hidden(x: float, y: float, r: float, taken: list[Box]) -> float:
    """How deep it lies in each of these, together."""
    return sum(max(min(_AIR * r + w - abs(x - bx), _AIR * r + h - abs(y - by)), 0) for bx, by, w, h in taken)


def _reach(x: float, y: float, r: float) -> float:
    """How far it reaches over the border of its tile."""
    sides = ((CORNERS[i][0] + CORNERS[i - 1][0], CORNERS[i][1] + CORNERS[i - 1][1]) for i in range(6))
    return max((x * sx + y * sy) / hypot(sx, sy) - hypot(sx, sy) / 2 + r for sx, sy in sides)
