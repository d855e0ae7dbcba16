"""Animals of the prairie, drawn by hand, as markup in their own small boxes."""

from functools import lru_cache
from typing import Final

from .svg import Safe, el

__all__ = ["BISON_H", "BISON_W", "bison", "calf"]

BISON_W: Final = 120
BISON_H: Final = 84

# Seen from the side, looking left: a light rear, a dark mane over hump, head and forelegs.
_REAR: Final = (
    "M58 12C68 16 78 21 90 22c12 1 19 6 22 15 2 6 3 13 2 21-1 3-1 5-1 8l1 13c0 2-2 3-4 3h-4l1-4-2-13c-1-4-3-7-4-10"
    "-1 4-3 7-5 10l2 13c0 3-2 4-4 4h-5l2-5-2-12-2-10c-10 3-21 4-31 2z"
)
_MANE: Final = (
    "M27 23C33 10 44 4 55 6c10 2 17 9 18 20 1 9-2 17-6 24l-3 8c-1 3-1 7-1 10l1 11c0 2-2 3-4 3h-5l2-5-1-11-1-8"
    "c-1 2-2 5-3 7l1 14c0 2-2 3-4 3h-5l2-5-1-10-2-9c-3 3-6 6-10 7-3 5-7 8-11 8-4 1-7-1-8-5-1-3-2-6-4-9-3-4-4-9-3-14"
    "c1-7 6-13 12-17 2-2 5-4 8-5z"
)
_HEAD: Final = "M8 42c-1-8 5-16 13-18 7-1 13 4 14 12 1 8-3 15-8 19-2 5-5 11-9 12-4 0-7-2-8-6-1-6-2-12-2-19z"
_HORN: Final = "M24 27c-5-1-8-6-6-13 2 5 5 8 10 8 2 2 1 5-4 5z"
_TAIL: Final = "M112 36c4 4 5 10 4 17l2 6-4 4-2-6c0-8-1-14-4-18z"
_BEARD: Final = "M12 62c2 5 2 10 1 15 5-3 9-9 10-15z"


@lru_cache(64)
def bison(x: float, y: float, size: float, flip: bool = False) -> Safe:
    """A bison whose box of 120 by 84 starts at (x, y), scaled by `size`; it looks left, flipped right."""
    turn = _turn(x, y, size, flip)
    return el(
        "g",
        el("path", d=_TAIL, class_="b-mane"),
        el("path", d=_REAR, class_="b-rear"),
        el("path", d=_MANE, class_="b-mane"),
        el("path", d=_BEARD, class_="b-dark"),
        el("path", d=_HEAD, class_="b-dark"),
        el("path", d=_HORN, class_="b-horn"),
        el("circle", cx=17, cy=41, r=2.2, class_="b-eye"),
        class_="bison",
        transform=turn,
    )


@lru_cache(64)
def calf(x: float, y: float, size: float, flip: bool = False) -> Safe:
    """A bison far away or young: one shape, for small sizes."""
    turn = _turn(x, y, size, flip)
    return el("path", d=f"{_REAR}{_MANE}{_HEAD}{_TAIL}", class_="b-far", transform=turn)


def _turn(x: float, y: float, size: float, flip: bool) -> str:
    across = -size if flip else size
    return f"translate({x + (BISON_W * size if flip else 0):.5g} {y:.5g}) scale({across:.4g} {size:.4g})"
