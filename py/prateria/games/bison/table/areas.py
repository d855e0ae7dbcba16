"""Areas seen as one: their outline on the land, and what stands written on them. BI-10, BI-25 to BI-27.

>>> lie = {"D4": (0, 2)}
>>> outline(("D4p",), lie).count("M")
4
"""

from collections.abc import Iterable, Mapping

from prateria.view import css
from prateria.view.measure import width
from prateria.view.palette import shape
from prateria.view.svg import Safe, el

from ..engine.data import LAID, RIVER, TERRAINS, TILES
from ..engine.grid import CELL, CELLS, NEIGHBOURS
from ..engine.observe import Area, Observation
from .landshape import CORNERS, Path, Point, along, middle, shape_of

__all__ = ["Lies", "anchor", "edged", "leaders", "lies_of", "mark", "outline", "path_of", "plate"]

Lies = Mapping[str, tuple[int, int]]
"""Tile, by its place in `data.TILES`, and turn of each cell by name."""

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


def outline(spaces: Iterable[str], lies: Lies) -> str:
    """Round an area of prairie or mountains, without the sides inside it; along a river for one of water."""
    inside, parts = tuple(spaces), []
    for space in inside:
        terrain, cell = _terrain(space), CELL[space[:-1]]
        if terrain == RIVER:
            parts.append(path_of(space, lies))
            continue
        tile, turn = lies[space[:-1]]
        shape_, centre = shape_of(tile, turn), middle(cell)
        parts.append(shape_.banks[terrain].at(centre))
        for side in shape_.sides[terrain]:
            other = NEIGHBOURS[cell][side]
            there = CELLS[other] if other >= 0 else ""
            if there in lies and _across(lies[there], side) == terrain:
                continue
            (x, y), inner = CORNERS[side], 0.93
            parts.append(Path((x * inner, y * inner), _scaled(side, inner)).at(centre))
    return "".join(parts)


def _across(lie: tuple[int, int], side: int) -> int:
    """The terrain that a neighbour has at the other side of that side."""
    tile, turn = lie
    return LAID[tile][turn // 2].sides[side - 3]


def _scaled(side: int, by: float) -> str:
    numbers = along(side)[1:].split(" ")
    return "q" + " ".join(f"{float(n) * by:.4g}" for n in numbers)


def leaders(area: Area) -> tuple[int, ...]:
    """The seats that are first there."""
    return tuple(seat for seat, place in enumerate(area.places) if place == 1)


def edged(area: Area, lies: Lies, class_: str = "") -> Safe:
    """The outline in the colour of whoever leads: a full line for one, a broken one for several or nobody."""
    first = leaders(area)
    whose = f"s{first[0]}" if len(first) == 1 else "tied" if first else "free"
    d = outline(area.spaces, lies)
    kind = "water" if area.terrain == "river" else "ground"
    return el(
        "g",
        el("path", d=Safe(d), class_="bi-round-under"),
        el("path", d=Safe(d), class_="bi-round"),
        el("path", d=Safe(d), class_="bi-round-in") if kind == "water" else Safe(),
        class_=f"bi-area {kind} {whose} {class_}".rstrip(),
    )


def plate(area: Area, lies: Lies) -> Safe:
    """On the land: how many animals the area has, and the shapes of those who lead."""
    first = leaders(area)
    middles = [anchor(space, lies) for space in area.spaces]
    cx, cy = (sum(n) / len(middles) for n in zip(*middles, strict=True))
    x, y = min(middles, key=lambda at: (at[0] - cx) ** 2 + (at[1] - cy) ** 2)
    text = str(area.animals)
    wide = width(text, 17) + 12 + 18 * len(first)
    left = x - wide / 2
    return el(
        "g",
        el("rect", x=round(left, 1), y=round(y - 12, 1), width=round(wide, 1), height=24, rx=9, class_="bi-plate"),
        el("text", text, x=round(left + 6, 1), y=round(y + 6, 1), font_size=17, class_=css.HEAVY),
        *(
            el("g", shape(seat, round(left + 8 + width(text, 17) + i * 18, 1), round(y - 8, 1), 16), class_=f"s{seat}")
            for i, seat in enumerate(first)
        ),
        class_="bi-area-plate",
    )


def mark(space: str, lies: Lies, class_: str) -> Safe:
    """A space that may be touched, or is: its own outline."""
    kind = "water" if space[-1] == "r" else "ground"
    d = Safe(path_of(space, lies))
    return el(
        "g",
        el("path", d=d, class_="bi-mark-edge"),
        el("path", d=d, class_="bi-mark-fill"),
        class_=f"bi-spot {kind} {class_}",
    )
