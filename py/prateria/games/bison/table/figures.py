"""Small figures that stand on the land: animals, hunters, tipis, canoes, the totem. Each in a box of its own.

What belongs to a player takes the colour of the seat from the group around it (`--seat`, css/table.css).

>>> FISH_W, "bi-fish" in fish(0, 0, 1)
(30, True)
"""

from functools import lru_cache
from typing import Final

from prateria.view import css
from prateria.view.animals import BISON_H, BISON_W, bison
from prateria.view.palette import SHAPES, shape
from prateria.view.svg import Safe, el

__all__ = [
    "ANIMAL",
    "CANOE_H",
    "CANOE_W",
    "FISH_H",
    "FISH_W",
    "HUNTER_H",
    "HUNTER_W",
    "TIPI_H",
    "TIPI_W",
    "TURKEY_H",
    "TURKEY_W",
    "animal",
    "canoe",
    "fish",
    "hunter",
    "tipi",
    "totem",
    "turkey",
]

HUNTER_W: Final = 18
HUNTER_H: Final = 26
TIPI_W: Final = 34
TIPI_H: Final = 34
CANOE_W: Final = 46
CANOE_H: Final = 26
TURKEY_W: Final = 30
TURKEY_H: Final = 28
FISH_W: Final = 30
FISH_H: Final = 14
_ON_TIPI: Final = 15  # of the number, in the measure of the piece
_ON_CANOE: Final = 15  # beside hunters it is smaller: 11 pixels then
_PLAIN: Final = 19  # where the piece is small on the screen

_TURKEY: Final = (
    '<path class="bi-fan" d="M13 23C3 23-1 15 2 9 1 5 5 2 8 3c2-3 8-3 10 0 4 0 6 3 5 7 1 5-1 10-4 12z"/>'
    '<path class="bi-fan-l" d="M12 20L4.5 9.5M12 20L8.5 5M12 20L13.5 4M12 20L19 6"/>'
    '<path class="bi-bird" d="M7 19c0-5 5-8 10-7 2 0 3-1 3-3l1-4c1-2 4-2 5 0 1 1 1 3 0 4-1 2-1 3-1 6 0 6-4 10-10 10'
    '-5 0-8-2-8-6z"/>'
    '<path class="bi-leg" d="M13.5 24.5v3M18 24.3v3.2"/>'
    '<path class="bi-wattle" d="M25.5 6.5c1.5 1 2 3 1 5-1-.5-2-1.5-2-3z"/><path class="bi-beak" d="M26'
    ' 5.2l3 1.3-3 1z"/>'
    '<circle class="bi-eye" cx="24" cy="5.6" r=".9"/>'
)
_FISH: Final = (
    '<path class="bi-fish" d="M1 2.5c2.5 0 5 1.5 6.5 3C11 2.5 15 1 19 1c5 0 8.5 3 10 6-1.5 3-5 6-10 6'
    "-4 0-8-1.5-11.5-4.5"
    '-1.5 1.5-4 3-6.5 3 1-2 1.5-3 1.5-4.5S2 4.5 1 2.5z"/>'
    '<path class="bi-gill" d="M23 3c-1.5 2.5-1.5 5.5 0 8M12 4.5q3 2.5 0 5M16 4q3 3 0 6"/><circle'
    ' class="bi-eye" cx="25.6" cy="5.4" r="1"/>'
)
_HUNTER: Final = (
    '<path class="bi-spear" d="M15.5 3V25"/><path class="bi-tip" d="M15.5-.5l1.9 4.5h-3.8z"/>'
    '<path class="f-cloth" d="M8.5 9.5C4.5 9.5 3.5 14 2 24q6.5 2.5 13 0C13.5 14 12.5 9.5 8.5'
    ' 9.5z"/>'
    '<path class="bi-hair" d="M4.2 6.5C4 2 6 .5 8.5 .5S13 2 12.8 6.5l.7 5-2-1H5.5l-2 1z"/>'
    '<circle class="bi-skin" cx="8.5" cy="6.7" r="3.5"/><path class="bi-band" d="M4.7 4.8q3.8-1.7'
    ' 7.6 0"/>'
)
_POLES: Final = "M14 8L11.5 1.5M17 8V.5M20 8L22.5 1.5"
_TIPI: Final = "M17 5L31 30Q17 35 3 30z"
_HULL: Final = "M2 4C4 1.5 6.5 2 7.5 5 18 7.5 28 7.5 38.5 5 39.5 2 42 1.5 44 4 44 16 39 25 30 25H16C7 25 2 16 2 4z"


@lru_cache(256)
def turkey(x: float, y: float, size: float) -> Safe:
    """A wild turkey with its left upper corner at (x, y)."""
    return el("g", Safe(_TURKEY), class_="bi-turkey", transform=_at(x, y, size))


@lru_cache(256)
def fish(x: float, y: float, size: float) -> Safe:
    """A salmon, looking right."""
    return el("g", Safe(_FISH), transform=_at(x, y, size))


ANIMAL: Final = ((BISON_W, BISON_H), (TURKEY_W, TURKEY_H), (FISH_W, FISH_H))
"""Width and height of an animal of each terrain, unscaled."""


@lru_cache(1024)
def animal(terrain: int, x: float, y: float, w: float) -> Safe:
    """The animal of that terrain, so wide."""
    if terrain == 0:
        return bison(x, y, w / BISON_W)
    return turkey(x, y, w / TURKEY_W) if terrain == 1 else fish(x, y, w / FISH_W)


@lru_cache(512)
def hunter(seat: int, x: float, y: float, size: float = 1) -> Safe:
    """A hunter of that seat, its shape on the chest."""
    mark = el("path", d=SHAPES[seat], class_="bi-mark", transform="translate(4 12.2) scale(.375)")
    return el("g", Safe(_HUNTER), mark, class_="bi-hunter", transform=_at(x, y, size))


@lru_cache(512)
def tipi(seat: int, n: int, x: float, y: float, size: float = 1, plain: bool = False) -> Safe:
    """A tipi of size n: the shape of the seat over the smoke hole, the number, as many squares along the hem. `plain`:
    what can be read from afar, large."""
    return el(
        "g",
        Safe() if plain else el("path", d=_POLES, class_="bi-pole"),
        el("path", d=_TIPI, class_="f-cloth"),
        Safe() if plain else _squares(n, 17, 26.6),
        shape(seat, 9 if plain else 11, -8 if plain else -4.5, 16 if plain else 12),
        _number(n, 17, 27.5 if plain else 24, _PLAIN if plain else _ON_TIPI),
        class_="bi-tipi",
        transform=_at(x, y, size),
    )


@lru_cache(512)
def canoe(seat: int, n: int, x: float, y: float, size: float = 1, plain: bool = False) -> Safe:
    """A canoe of size n, marked like a tipi."""
    return el(
        "g",
        el("path", d=_HULL, class_="f-cloth"),
        Safe() if plain else _squares(n, 23, 19.6),
        shape(seat, 31.5 if plain else 33.5, -7 if plain else -4.5, 15 if plain else 12),
        _number(n, 21 if plain else 23, 22 if plain else 18.5, _PLAIN if plain else _ON_CANOE),
        class_="bi-canoe",
        transform=_at(x, y, size),
    )


@lru_cache(64)
def totem(x: float, y: float, size: float) -> Safe:
    """The totem: a carved pole with wings, its foot at (x, y)."""
    return el(
        "g",
        Safe(
            '<ellipse class="bi-shade" cx="0" cy="0" rx="9" ry="3.5"/>'
            '<path class="bi-wood" d="M-5 0V-34q5-4 10 0V0q-5 2.5-10 0z"/>'
            '<path class="bi-wing" d="M-5-29L-16-34l2 6-3-.5 3 5 9-1zM5-29L16-34l-2 6 3-.5-3 5-9-1z"/>'
            '<path class="bi-red" d="M-5-20h10v6H-5z"/><path class="bi-carve" d="M-5-20h10M-5-14h10M-5-6h10M-2-10h4"/>'
            '<path class="bi-beak" d="M-1.8-27L0-23.5 1.8-27z"/>'
            '<circle class="bi-eye" cx="-2.3" cy="-30" r="1.1"/><circle class="bi-eye" cx="2.3" cy="-30"'
            ' r="1.1"/>'
            '<circle class="bi-eye" cx="-2.2" cy="-17.2" r="1"/><circle class="bi-eye" cx="2.2" cy="-17.2"'
            ' r="1"/>'
        ),
        class_="bi-totem",
        transform=_at(x, y, size),
    )


def _number(n: int, x: float, y: float, size: float) -> Safe:
    return el("text", str(n), x=x, y=y, font_size=size, class_=f"{css.MIDDLE_HEAVY} {css.PLATE_POINTS_TEXT}")


def _squares(n: int, x: float, y: float) -> Safe:
    """As many squares as the piece is large, side by side about x."""
    left = x - (n * 5 - 1.4) / 2
    return el("path", d="".join(f"M{left + i * 5:.4g} {y}h3.6v3.6h-3.6z" for i in range(n)), class_="bi-squares")


def _at(x: float, y: float, size: float) -> str:
    return f"translate({x:.5g} {y:.5g}) scale({size:.4g})"
