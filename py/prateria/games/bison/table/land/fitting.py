"""How the land lies in its window: as large as it can be without a tile under what lies over the window's corners.

>>> from prateria.view.box import Box
>>> room = Box(0, 0, 370, 420)
>>> alone, beside = fitted((30, 31, 37), room, ()), fitted((30, 31, 37), room, (Box(280, 310, 90, 110),))
>>> alone[0] >= beside[0] > 1
True
"""

from functools import lru_cache
from itertools import product
from typing import Final

from prateria.view.box import Box

from .shape import SIDE, bounds, middle

__all__ = ["fitted"]

_MARGIN: Final = 9.0
_NEAREST: Final = 1.8  # a few tiles are not blown up beyond that
_SMALLER: Final = 0.97  # it is tried so much smaller each time
_STEPS: Final = 40
_TRIES: Final = tuple(  # shares of the room that is left, the middle first
    sorted(product((0.5, 0.25, 0.75, 0, 1), repeat=2), key=lambda at: abs(at[0] - 0.5) + abs(at[1] - 0.5))
)


@lru_cache(64)
def fitted(cells: tuple[int, ...], room: Box, taken: tuple[Box, ...]) -> tuple[float, float, float]:
    """Scale and shift that show all these cells in the room; none of them lies under what is `taken`."""
    left, top, right, bottom = bounds(cells)
    w, h = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
    scale = min(room.w / w, room.h / h, _NEAREST)
    middles = [middle(cell) for cell in cells]
    for _ in range(_STEPS):
        for across, down in _TRIES:
            x = room.x + (room.w - scale * w) * across - scale * (left - _MARGIN)
            y = room.y + (room.h - scale * h) * down - scale * (top - _MARGIN)
            far = scale * SIDE
            if not any(_meets(x + mx * scale, y + my * scale, far, box) for mx, my in middles for box in taken):
                return scale, x, y
        scale *= _SMALLER
    return scale, x, y


def _meets(x: float, y: float, far: float, box: Box) -> bool:
    """Whether something round that reaches so far comes under the box."""
    dx = max(box.x - x, 0, x - box.x - box.w)
    dy = max(box.y - y, 0, y - box.y - box.h)
    return dx * dx + dy * dy < far * far
