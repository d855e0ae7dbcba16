"""How the land lies in its window: as large as it can be without a tile under what lies over the window's corners.

>>> from prateria.view.box import Box
>>> room = Box(0, 0, 370, 420)
>>> alone, beside = fitted((30, 31, 37), room, ()), fitted((30, 31, 37), room, (Box(280, 310, 90, 110),))
>>> alone[0] >= beside[0] > 1
True
"""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from prateria.view.box import Box

from .shape import SIDE, bounds, middle

__all__ = ["Fitted", "fitted"]

_MARGIN: Final = 9.0
_NEAREST: Final = 2.6  # a few tiles are not blown up beyond that
_SMALLER: Final = 0.97  # it is tried so much smaller each time
_STEPS: Final = 40
_MIDDLE: Final = 0.3  # so much smaller it may be to lie in the middle instead of wholly aside
_TRIES: Final = tuple(  # shares of the room that is left, the middle first
    sorted(
        product((n / 8 for n in range(9)), (n / 4 for n in range(5))),
        key=lambda at: abs(at[0] - 0.5) + abs(at[1] - 0.5),
    )
)


class Fitted(NamedTuple):
    """Scale and shift of the land, and how well it lies: as large as may be, and not aside."""

    scale: float
    x: float
    y: float
    worth: float


@lru_cache(64)
def fitted(cells: tuple[int, ...], room: Box, taken: tuple[Box, ...]) -> Fitted:
    """How all these cells lie best in the room; none of them lies under what is `taken`."""
    left, top, right, bottom = bounds(cells)
    w, h = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
    largest = min(room.w / w, room.h / h, _NEAREST)
    middles = [middle(cell) for cell in cells]
    best = Fitted(0, 0, 0, 0)
    for across, down in _TRIES:
        scale = largest
        for _ in range(_STEPS):
            aside, off = room.w - scale * w, room.h - scale * h
            worth = scale * (1 - _MIDDLE * (abs(across - 0.5) * aside / room.w + abs(down - 0.5) * off / room.h / 2))
            if worth <= best.worth:
                break
            x = room.x + aside * across - scale * (left - _MARGIN)
            y = room.y + off * down - scale * (top - _MARGIN)
            far = scale * SIDE
            if not any(_meets(x + mx * scale, y + my * scale, far, box) for mx, my in middles for box in taken):
                best = Fitted(scale, x, y, worth)
                break
            scale *= _SMALLER
    return best if best.worth else Fitted(scale, x, y, 0)  # there is no such place in a very small window


def _meets(x: float, y: float, far: float, box: Box) -> bool:
    """Whether something round that reaches so far comes under the box."""
    dx = max(box.x - x, 0, x - box.x - box.w)
    dy = max(box.y - y, 0, y - box.y - box.h)
    return dx * dx + dy * dy < far * far
