"""What a player has on a space: hunters, tipi or canoe as pieces that glide. BI-13, BI-20 to BI-23.

The engine knows how many, not which. Pieces are named by where they stand, so nothing else moves when one leaves; one
that has just come starts where it came from.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from prateria.view import css
from prateria.view.piece import piece
from prateria.view.stone import stone
from prateria.view.svg import Safe, el

from .figures import CANOE_H, CANOE_W, HUNTER_H, HUNTER_W, TIPI_H, TIPI_W, canoe, hunter, tipi
from .land.afar import afar, many
from .land.afar import built as built_afar
from .land.shape import Point
from .land.spots import FAR

__all__ = ["boxes", "camp", "reach"]

_BEHIND: Final = -6.5  # the hunter behind the first one: the number says how many there are
_DISC: Final = 7.2  # the disc of their number
_FOOT: Final = (8, 9)  # where it stands, from the middle of the hunter
_MANY: Final = f"{css.MIDDLE_HEAVY} {css.PLATE_POINTS_TEXT}"
_TALL: Final = 0.98
_BUILT: Final = 0.9
_GROWS: Final = 0.55  # pieces, of so much as letters do
_SEAT: Final = 8  # so far above a tipi or canoe reaches the shape of its seat, in the measure of the piece
_AIR: Final = 1.0  # round what is seen of them


class _Place(NamedTuple):
    """The middle of a piece seen from the place of all, in its own measure, and how large it is."""

    x: float
    y: float
    scale: float


def _places(hunters: int, size: int, river: bool, big: float) -> tuple[_Place, _Place]:
    """Of tipi or canoe, and of the hunter beside it, in front where there are both; a canoe is so long that it would
    reach over the numbers on the next tile."""
    grown = 1 + _GROWS * (big - 1)
    if not size or not hunters:
        return _Place(0, 0, _BUILT * grown * (0.92 + 0.03 * size) * (0.94 if river else 1)), _Place(0, 0, _TALL * grown)
    if river:
        return _Place(-5, 0, 0.76 * grown), _Place(11, 1, 0.9 * grown)
    return _Place(-7, 0, 0.8 * grown), _Place(11, 1, 0.9 * grown)


def reach(hunters: int, size: int, river: bool, at: Point, big: float) -> str:
    """All of these pieces that is seen, and a little more, as a path of rectangles: a touch on any of it is meant for
    their space."""
    return "".join(
        f"M{x - w - _AIR:.1f} {y - h - _AIR:.1f}h{2 * (w + _AIR):.1f}v{2 * (h + _AIR):.1f}h{-2 * (w + _AIR):.1f}z"
        for x, y, w, h in boxes(hunters, size, river, at, big)
    )


def boxes(hunters: int, size: int, river: bool, at: Point, big: float) -> list[tuple[float, float, float, float]]:
    """What is seen of each of these pieces: its middle, and half its width and height."""
    if big > FAR:
        return [(at[0] + x, at[1] + y, w, h) for x, y, w, h in afar(hunters, size, river, big).boxes]
    built, beside = _places(hunters, size, river, big)
    grown = 1 + _GROWS * (big - 1)
    x, y = at[0] + beside.x * grown, at[1] + beside.y * grown
    parts = []
    if size:
        w, h = (CANOE_W, CANOE_H) if river else (TIPI_W, TIPI_H)
        cx, cy, scale = at[0] + built.x * grown, at[1] + built.y * grown + 2.5 * built.scale, built.scale
        parts.append((cx, cy, w * scale / 2, h * scale / 2))
        aside = 16.5 if river else 0  # the shape of the seat, over the stern or the smoke hole
        parts.append((cx + aside * scale, cy - h * scale / 2, _SEAT * scale, _SEAT * scale))
    shown = min(hunters, 1 if size else 2)
    half = (HUNTER_W * beside.scale / 2, HUNTER_H * beside.scale / 2)
    parts += [(x + dx, y, *half) for dx in (0, _BEHIND * grown)[:shown]]
    if hunters > 1:
        dx, dy = _FOOT
        parts.append((x + dx, y + dy, _DISC * big * 0.9, _DISC * big * 0.9))
    return parts


def camp(
    seat: int,
    space: str,
    hunters: int,
    size: int,
    at: Point,
    starts: Mapping[str, Point],
    big: float = 1,
    named: bool = True,
) -> list[Safe]:
    """The pieces of a seat on a space whose spot is `at`. `starts`: where new pieces come from, by id; `big`: how much
    larger than usual letters are on this land; `named`: with ids, which no picture beside the table may have."""
    (x, y), river = at, space[-1] == "r"
    if big > FAR:
        return _from_afar(seat, space, hunters, size, at, starts, big, named)
    built, beside = _places(hunters, size, river, big)
    grown = 1 + _GROWS * (big - 1)
    parts = []
    if size:
        (w, h), scale = (CANOE_W, CANOE_H) if river else (TIPI_W, TIPI_H), built.scale
        body = (canoe if river else tipi)(seat, size, 0, 0, 1)
        left, top = x + built.x * grown - w * scale / 2, y + built.y * grown - (h - 5) * scale / 2
        parts.append(_stand(f"b{seat}-{space}-{size}", body, left, top, w, h, scale, seat, starts, named))
    x, y, scale = x + beside.x * grown, y + beside.y * grown, beside.scale
    behind = ((1, _BEHIND * grown),) if hunters > 1 and not size else ()  # that would hide half of what is built
    for i, dx in (*behind, (hunters, 0)) if hunters else ():
        left, top = x + dx - HUNTER_W * scale / 2, y - HUNTER_H * scale / 2
        body = hunter(seat, 0, 0, 1)
        parts.append(_stand(f"h{seat}-{space}-{i}", body, left, top, HUNTER_W, HUNTER_H, scale, seat, starts, named))
    if hunters > 1:
        parts.append(_many(seat, f"n{seat}-{space}" if named else None, hunters, x, y, big))
    return parts


def _from_afar(
    seat: int, space: str, hunters: int, size: int, at: Point, starts: Mapping[str, Point], big: float, named: bool
) -> list[Safe]:
    """The same as small as can be read."""
    river, parts = space[-1] == "r", []
    (left, top, scale), (x, y, grown), *_ = afar(hunters, size, river, big)
    if size:
        w, h = (CANOE_W, CANOE_H) if river else (TIPI_W, TIPI_H)
        body = built_afar(seat, size, river, hunters > 0, big)
        corner = at[0] + left, at[1] + top
        parts.append(_stand(f"b{seat}-{space}-{size}", body, *corner, w, h, scale, seat, starts, named))
    if hunters:
        corner = at[0] + x - HUNTER_W * grown / 2, at[1] + y - HUNTER_H * grown / 2
        body = hunter(seat, 0, 0, 1)
        id_ = f"h{seat}-{space}-{hunters}"
        parts.append(_stand(id_, body, *corner, HUNTER_W, HUNTER_H, grown, seat, starts, named))
        parts.append(many(seat, f"n{seat}-{space}" if named else None, hunters, size, river, at, big))
    return parts


def _many(seat: int, id_: str | None, hunters: int, x: float, y: float, big: float) -> Safe:
    """How many hunters stand there: at the feet of the first one."""
    cx, cy = x + _FOOT[0], y + _FOOT[1]
    kids = stone(
        str(hunters), round(cx, 1), round(cy, 1), round(_DISC * big, 1), round(cy + 4.3 * big, 1), round(12 * big, 1),
        "bi-many", _MANY,
    )  # fmt: skip
    return el("g", *kids, id=id_, class_=f"s{seat}")


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
    named: bool,
) -> Safe:
    return piece(
        id_ if named else None,
        body,
        round(x, 1),
        round(y, 1),
        w * scale,
        h * scale,
        scale,
        class_=f"s{seat}",
        start=starts.get(id_),
    )
