"""Areas seen as one: their outline on the land, and what stands written on them. BI-10, BI-25 to BI-27.

>>> lie = {"D4": (0, 2)}
>>> outline(("D4p",), lie).count("M")
1
"""

from collections.abc import Iterable

from prateria.view import css
from prateria.view.measure import width
from prateria.view.palette import shape
from prateria.view.svg import Safe, el

from ..engine.data import RIVER, TERRAINS, TILES
from ..engine.grid import CELL
from ..engine.observe import Area, Observation
from .contour import Lies, contour
from .landshape import Point, middle, shape_of

__all__ = ["Lies", "anchor", "edged", "leaders", "lies_of", "mark", "outline", "path_of", "plates"]

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
    """Round an area of prairie or mountains, as one closed line; along a river for one of water."""
    inside = tuple(spaces)
    if inside[0][-1] == "r":
        return "".join(path_of(space, lies) for space in inside)
    return contour(inside, lies)


def leaders(area: Area) -> tuple[int, ...]:
    """The seats that are first there."""
    return tuple(seat for seat, place in enumerate(area.places) if place == 1)


def edged(area: Area, lies: Lies, class_: str = "") -> Safe:
    """The outline in the colour of whoever leads: full and tinted for one, broken for several."""
    first = leaders(area)
    whose = f"s{first[0]}" if len(first) == 1 else "tied" if first else "free"
    d = Safe(outline(area.spaces, lies))
    kind = "water" if area.terrain == "river" else "ground"
    return el(
        "g",
        el("path", d=d, class_="bi-tint") if kind == "ground" else Safe(),
        el("path", d=d, class_="bi-round-under"),
        el("path", d=d, class_="bi-round"),
        el("path", d=d, class_="bi-round-in") if kind == "water" else Safe(),
        class_=f"bi-area {kind} {whose} {class_}".rstrip(),
    )


def plates(areas: Iterable[Area], lies: Lies, big: float) -> list[Safe]:
    """On the land, for areas that somebody leads: how many animals each has, and the shapes of the leaders. None lies
    over another. `big`: how much larger than drawn, so that it can be read from afar."""
    taken: list[tuple[float, float, float]] = []  # middle, and half the width
    parts = []
    for area in areas:
        first = leaders(area)
        text = str(area.animals)
        half = (width(text, 17) + 12 + 18 * len(first)) / 2 * big
        middles = [anchor(space, lies) for space in area.spaces]
        cx, cy = (sum(n) / len(middles) for n in zip(*middles, strict=True))
        middles.sort(key=lambda at: (at[0] - cx) ** 2 + (at[1] - cy) ** 2)
        tries = [(x, y + dy * big) for dy in (0, -14, 14, -26, 26) for x, y in middles]
        x, y = next((at for at in tries if not _lies_on(at, half, big, taken)), middles[0])
        taken.append((x, y, half))
        parts.append(_plate(text, first, x, y, half / big, big))
    return parts


def _lies_on(at: Point, half: float, big: float, taken: list[tuple[float, float, float]]) -> bool:
    return any(abs(at[0] - x) < half + other and abs(at[1] - y) < 25 * big for x, y, other in taken)


def _plate(text: str, first: tuple[int, ...], x: float, y: float, half: float, big: float) -> Safe:
    return el(
        "g",
        el("rect", x=round(-half, 1), y=-12, width=round(2 * half, 1), height=24, rx=9, class_="bi-plate"),
        el("text", text, x=round(6 - half, 1), y=6, font_size=17, class_=css.HEAVY),
        *(
            el("g", shape(seat, round(8 - half + width(text, 17) + i * 18, 1), -8, 16), class_=f"s{seat}")
            for i, seat in enumerate(first)
        ),
        class_="bi-area-plate",
        transform=f"translate({x:.5g} {y:.5g}) scale({big:.3g})",
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
