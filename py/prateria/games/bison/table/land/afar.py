"""What stands on a space where the land is seen from afar: as small as can be read, within the place that is kept for
it (`spots.PIECES`), so that nothing reaches over the border of its tile or onto what stands beside it.

A tipi or canoe is as wide as that place; beside hunters it is smaller. One of them is drawn, and their number, also
of one alone, lies at its head, above that of what is built: side by side the two read as one.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view import css
from prateria.view.palette import shape
from prateria.view.stone import stone
from prateria.view.svg import Safe, el

from ..figures import HUNTER_H, HUNTER_W
from .shape import Point

__all__ = ["Afar", "afar", "built", "many"]

Box = tuple[float, float, float, float]
"""The middle of something, and half its width and height."""

_DIGIT: Final = 12.0  # letters as drawn
_CLOSE: Final = 0.95  # so large are two numbers side by side
_CLOTH: Final = "M10 4H24L32.500 30Q17 35 1.500 30z"
_HULL: Final = "M1 4C3 1 6 1 8 5 18 7 28 7 38 5 40 1 43 1 45 4 45 20 40 30 30 30H16C6 30 1 20 1 4z"
_FAR: Final = 16.0  # so far round their place pieces reach
_TIPI_W: Final = 34.0
_CANOE_W: Final = 46.0
_WRITTEN: Final = f"{css.MIDDLE_HEAVY} {css.PLATE_POINTS_TEXT}"


class Afar(NamedTuple):
    """Seen from the place of all: upper left corner of tipi or canoe, and its scale; middle of the hunter, and its
    scale; middle of their number, and its radius (a scale or radius of 0: there is none). `boxes`: what is seen."""

    built: tuple[float, float, float]
    hunter: tuple[float, float, float]
    number: tuple[float, float, float]
    boxes: tuple[Box, ...]


@lru_cache(256)
def afar(hunters: int, size: int, river: bool, big: float) -> Afar:
    """Where everything is of so many hunters and a tipi or canoe (0: none). `big`: how much larger letters are than
    drawn."""
    wide, far = _CANOE_W if river else _TIPI_W, _FAR
    boxes: list[Box] = []
    built = hunter = number = (0.0, 0.0, 0.0)
    if size:
        scale = (1.5 if hunters else 2 if river else 1.75) * far / wide
        built = (-far, (-0.1 if river else -0.68) * far, scale)
        if not hunters:
            built = (-wide * scale / 2, (-9 if river else -12.5) * scale, scale)
        boxes += _hull(built, hunters > 0) if river else _tent(built)
        if hunters:
            (x, y), (right, up) = ((0.5, 0.12), (0.7, -0.78)) if river else ((0.55, 0.3), (0.65, -0.74))
            hunter, number = (x * far, y * far, 0.052 * far), (right * far, up * far, 4.9 * big)
    else:
        hunter = (0.0, 0.0, far / 12.5)
        r = 6.8 * big
        number = (0.0, far - r, r)
    if hunters:
        (x, y, scale), (nx, ny, r) = hunter, number
        boxes += (x, y, HUNTER_W * scale / 2, HUNTER_H * scale / 2), (nx, ny, 0.9 * r, 0.9 * r)
    return Afar(built, hunter, number, tuple(boxes))


def _tent(at: tuple[float, float, float]) -> tuple[Box, ...]:
    x, y, scale = at
    return (x + 17 * scale, y + 17 * scale, 17 * scale, 17 * scale), (x + 17 * scale, y, 8 * scale, 8 * scale)


def _hull(at: tuple[float, float, float], beside: bool) -> tuple[Box, ...]:
    """The canoe, and the shape of its seat over an end of it, at the other one if hunters stand `beside`."""
    x, y, scale = at
    mark = (12, -3, 9) if beside else (32.5, -2.5, 7.5)
    dx, dy, half = (n * scale for n in mark)
    return (x + 23 * scale, y + 15 * scale, 23 * scale, 15 * scale), (x + dx, y + dy, half, half)


def built(seat: int, n: int, river: bool, beside: bool, big: float) -> Safe:
    """A tipi or canoe of size n: the shape of its seat, and the number. `beside`: hunters, for whom it makes room."""
    scale = afar(int(beside), n, river, big).built[2]
    letters = round(_DIGIT * big * (_CLOSE if beside else 1) / scale, 1)
    x, y = (15 if beside else 22, 27.5) if river else (14 if beside else 17, 29.5)
    mark = (shape(seat, 3, -12, 18) if beside else shape(seat, 25, -10, 15)) if river else shape(seat, 9, -8, 16)
    return el(
        "g",
        el("path", d=_HULL if river else _CLOTH, class_="f-cloth"),
        mark,
        el("text", str(n), x=x, y=y, font_size=letters, class_=_WRITTEN),
        class_="bi-canoe" if river else "bi-tipi",
    )


def many(seat: int, id_: str | None, hunters: int, size: int, river: bool, at: Point, big: float) -> Safe:
    """How many hunters stand there, on the body of the one that is drawn; beside its head the shape of the seat, where
    no tipi or canoe bears it."""
    x, y, r = afar(hunters, size, river, big).number
    cx, cy, letters = at[0] + x, at[1] + y, _DIGIT * big * (_CLOSE if size else 1)
    kids = stone(
        str(hunters), round(cx, 1), round(cy, 1), round(r, 1), round(cy + 0.36 * letters, 1), round(letters, 1),
        "bi-many", _WRITTEN,
    )  # fmt: skip
    mark = () if size else (shape(seat, round(cx - 16, 1), round(at[1] - 16, 1), 14),)
    return el("g", *kids, *mark, id=id_, class_=f"s{seat}")
