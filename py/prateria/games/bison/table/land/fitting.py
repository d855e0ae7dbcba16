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

_MARGIN: Final = 10.0  # animals at the edge reach a little over it
_NAMED: Final = 22.0  # beyond its middle a place at the edge is seen, with its name
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
def fitted(cells: tuple[int, ...], room: Box, taken: tuple[Box, ...], edge: tuple[int, ...] = ()) -> Fitted:
    """How all these cells lie best in the room; none of them lies under what is `taken`. `edge`: cells of which the
    room may cut off the farther half."""
    left, top, right, bottom = _reach(cells, edge)
    w, h = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
    largest = min(room.w / w, room.h / h, _NEAREST)
    middles = [(*middle(cell), SIDE) for cell in cells] + [(*middle(cell), _NAMED) for cell in edge]
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
            if not any(
                _meets(x + mx * scale, y + my * scale, far * scale, box) for mx, my, far in middles for box in taken
            ):
                best = Fitted(scale, x, y, worth)
                break
            scale *= _SMALLER
    return best if best.worth else Fitted(scale, x, y, 0)  # there is no such place in a very small window


def _reach(cells: tuple[int, ...], edge: tuple[int, ...]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is to be seen of them."""
    left, top, right, bottom = bounds(cells)
    if not edge:
        return left, top, right, bottom
    xs, ys = zip(*(middle(cell) for cell in edge), strict=True)
    return (
        min(left, min(xs) - _NAMED), min(top, min(ys) - _NAMED),
        max(right, max(xs) + _NAMED), max(bottom, max(ys) + _NAMED),
    )  # fmt: skip


def _meets(x: float, y: float, far: float, box: Box) -> bool:
    """Whether something round that reaches so far comes under the box."""
    dx = max(box.x - x, 0, x - box.x - box.w)
    dy = max(box.y - y, 0, y - box.y - box.h)
    return dx * dx + dy * dy < far * far
