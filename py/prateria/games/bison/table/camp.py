"""What a player has on a space: hunters, tipi or canoe as pieces that glide. BI-13, BI-20 to BI-23.

The engine knows how many, not which. Pieces are named by where they stand, so nothing else moves when one leaves; one
that has just come starts where it came from.
"""

from collections.abc import Mapping
from typing import Final

from prateria.view import css
from prateria.view.piece import piece
from prateria.view.stone import stone
from prateria.view.svg import Safe, el

from .figures import CANOE_H, CANOE_W, HUNTER_H, HUNTER_W, TIPI_H, TIPI_W, canoe, hunter, tipi
from .land.shape import Point

__all__ = ["camp"]

_SEEN: Final = 3  # hunters drawn one by one; the number says the rest
_ALONE: Final[tuple[tuple[float, ...], ...]] = ((), (0.0,), (-8.0, 8.0), (-13.0, 0.0, 13.0))
_BESIDE: Final[tuple[tuple[float, ...], ...]] = ((), (15.0,), (11.0, 20.0), (9.0, 15.5, 22.0))
_DISC: Final = 7.2  # the disc of their number
_MANY: Final = f"{css.MIDDLE_HEAVY} {css.PLATE_POINTS_TEXT}"
_TALL: Final = 0.98
_BUILT: Final = 0.86


def camp(
    seat: int,
    space: str,
    hunters: int,
    size: int,
    at: Point,
    starts: Mapping[str, Point],
    class_: str = "",
    big: float = 1,
) -> list[Safe]:
    """The pieces of a seat on a space whose spot is `at`. `starts`: where new pieces come from, by id; `big`: how much
    larger than usual the number of hunters is."""
    x, y = at
    river = space[-1] == "r"
    parts = []
    if size:
        w, h = (CANOE_W, CANOE_H) if river else (TIPI_W, TIPI_H)
        scale = _BUILT * (0.92 + 0.04 * size)
        left, top = x - (9 if hunters else 0) - w * scale / 2, y + 13 - h * scale
        body = (canoe if river else tipi)(seat, size, 0, 0, 1)
        id_ = f"b{seat}-{space}-{size}"
        parts.append(_stand(id_, body, left, top, w, h, scale, seat, starts, class_))
    offsets = (_BESIDE if size else _ALONE)[min(hunters, _SEEN)]
    for i, dx in enumerate(offsets):
        id_ = f"h{seat}-{space}-{i + 1}"
        left, top = x + dx - HUNTER_W * _TALL / 2, y + 13 - HUNTER_H * _TALL + (i % 2) * 1.5
        parts.append(_stand(id_, hunter(seat, 0, 0, 1), left, top, HUNTER_W, HUNTER_H, _TALL, seat, starts, class_))
    if hunters > 1:
        cx, cy = x + offsets[-1] + 8, y + 11
        parts.append(
            el(
                "g",
                *stone(
                    str(hunters), round(cx, 1), round(cy, 1), round(_DISC * big, 1),
                    round(cy + 4.3 * big, 1), round(12 * big, 1), "bi-many", _MANY,
                ),
                id=f"n{seat}-{space}",
                class_=f"s{seat}",
            )
        )  # fmt: skip
    return parts


def _stand(
    id_: str,
    body: Safe,
    x: float,
    y: float,
    w: float,
    h: float,
    scale: float,
    seat: int,
    starts: Mapping[str, Point],
    class_: str,
) -> Safe:
    return piece(
        id_,
        body,
        round(x, 1),
        round(y, 1),
        w * scale,
        h * scale,
        scale,
        class_=f"s{seat} {class_}".rstrip(),
        start=starts.get(id_),
    )
