"""The people on the map as pieces that glide from where they were to where they are (web/glide.mjs). WE-40 to WE-45.

A heap of equal people is drawn as its two topmost, each with an id of its own: who comes takes a new one and glides in
from where the events say, who leaves uncovers the next. Touches go through them to what they stand on.

>>> from .events import Moved, Transferred
>>> origins([Moved(0, "V1", "B1", ""), Transferred(1, "B1.0", "woman", False)])["B1", 0]
'V1'
"""

from collections.abc import Sequence
from typing import Any, Final

from ...view.box import Box
from ...view.piece import piece
from ...view.svg import Safe, el
from .events import GhostActed, Moved, Raided, Transferred
from .figures import FIGURE, figure
from .observe import Area
from .pictograms import sign

__all__ = ["heap", "in_area", "number", "origins", "over_area"]

_HIGH: Final = 34.0  # a figure in its own measure
_GHOST: Final = 1  # its side, alone


def origins(news: Sequence[Any]) -> dict[tuple[str, int], str]:
    """From where somebody of a seat came to a territory or area by these events: the name of another one."""
    found: dict[tuple[str, int], str] = {}
    for event in news:
        match event:
            case Moved() | Raided():
                found[event.area or getattr(event, "to", ""), event.seat] = event.origin
            case Transferred():
                home, village = event.area.partition(".")[0], f"V{event.seat + 1}"
                found[home if event.stays else village, event.seat] = event.area
                found[event.area, event.seat] = village
            case GhostActed() if event.card == "raiders" and not event.fought:
                found[event.what, _GHOST] = f"V{_GHOST + 1}"
    return found


def heap(where: str, native: str, seat: int, n: int, box: Box, start: Box | None, lies: bool = False) -> list[Safe]:
    """So many natives of one kind on one spot. `start`: the spot from where the last one has come, if it has."""
    scale = box.h / _HIGH
    from_ = (start.middle[0] - box.h * FIGURE / 2, start.middle[1] - box.h / 2) if start else None
    name = where.replace(".", "-")
    return [
        piece(
            f"{native}-{name}-{seat}-{k}",
            figure(native, seat, 0, 0, _HIGH, lies),
            box.x,
            box.y,
            box.h * FIGURE,
            box.h,
            scale,
            class_="we-native",
            start=from_ if k == n - 1 else None,
        )
        for k in range(max(n - 2, 0), n)
    ]


def in_area(area: Area, box: Box, start: Box | None) -> list[Safe]:
    """Who is in an area."""
    if area.seat is None:
        return []
    h = round(box.w * 0.94, 1)
    cx, cy = box.middle
    spot = Box(round(cx - h * FIGURE / 2, 1), round(cy - h / 2, 1), round(h * FIGURE, 1), h)
    return heap(area.id, area.native, area.seat, area.stack, spot, start, area.native == "warrior")


def over_area(area: Area, box: Box) -> list[Safe]:
    """What is read over them: what the area yields, how many there are."""
    if area.seat is None:
        return []
    small = max(box.w * 0.4, 13)
    kids = [sign(area.product, round(box.x - 1, 1), round(box.y + box.w - small + 1, 1), round(small, 1))]
    return [*kids, *number(area.stack, box.x + box.w - 5, box.y + box.w - 7)]


def number(n: int, x: float, y: float) -> list[Safe]:
    """How many, if more than one."""
    if n < 2:
        return []
    r = 9 if n < 10 else 10
    return [
        el("circle", cx=round(x, 1), cy=round(y, 1), r=r, class_="stone"),
        el("text", str(n), x=round(x, 1), y=round(y + 4.5, 1), font_size=13, class_="t-mid t-heavy"),
    ]
