"""Where everything lies on a stage of any size: pure geometry, in CSS pixels.

`wide`: grid and choices at the left, at the right a pane that shows the map, the market, a board ...; `tall`: the pane
above, grid and choices below it; `narrow` (a phone): one pane at a time, the grid being one of them.

>>> plan = arrange(744, 600, 4, 3)
>>> plan.mode, plan.grid.w > 260, plan.pane.w > 400
('wide', True, True)
"""

from functools import lru_cache
from typing import NamedTuple

from prateria.view.box import Box

__all__ = ["Plan", "arrange"]

GAP = 6
TAB = 40


class Plan(NamedTuple):
    """`strips[seat]`; `tabs`: the row of names of panes; `me`: goods and natives; `dock`: choices that have no place of
    their own. In `narrow` the grid and `me` lie within the pane."""

    mode: str
    strips: tuple[Box, ...]
    tabs: Box
    pane: Box
    grid: Box
    me: Box
    dock: Box


@lru_cache(128)
def arrange(width: int, height: int, seats: int, wanted: float) -> Plan:
    """The arrangement of that stage. `wanted`: how high the choices would like to be."""
    width, height = max(width, 280), max(height, 240)
    if width < 600:
        return _narrow(width, height, seats, wanted)
    return _wide(width, height, seats) if width > height else _tall(width, height, seats)


def _strips(width: float, seats: int, high: float) -> tuple[Box, ...]:
    each = (width - 4 - GAP * (seats - 1)) / seats
    return tuple(Box(2 + i * (each + GAP), 2, each, high) for i in range(seats))


def _wide(width: int, height: int, seats: int) -> Plan:
    low = height < 430
    strips = _strips(width, seats, 36 if low else 50)
    top = 2 + strips[0].h + GAP
    room = height - top - 2
    left = min(width * 0.42, room * (0.66 if low else 0.56), 480)
    grid = Box(2, top, left, left)
    me = Box(2, top + left + GAP, left, 0 if low else min(room * 0.12, 66))
    y = me.y + me.h + (0 if low else GAP)
    dock = Box(2, y, left, height - 2 - y)
    x = left + 2 + GAP + 2
    tab = 34 if low else TAB
    tabs = Box(x, top, width - x - 2, tab)
    pane = Box(x, top + tab + GAP, width - x - 2, room - tab - GAP)
    return Plan("wide", strips, tabs, pane, grid, me, dock)


def _tall(width: int, height: int, seats: int) -> Plan:
    strips = _strips(width, seats, 52)
    top = 2 + strips[0].h + GAP
    room = height - top - 2 - TAB - GAP
    size = min(room * 0.44, width * 0.5)
    tabs = Box(2, top, width - 4, TAB)
    pane = Box(2, top + TAB + GAP, width - 4, room - size - GAP)
    y = pane.y + pane.h + GAP
    grid = Box(2, y, size, size)
    x = size + 2 + GAP + 2
    me = Box(x, y, width - x - 2, 70)
    dock = Box(x, y + 76, width - x - 2, size - 76)
    return Plan("tall", strips, tabs, pane, grid, me, dock)


def _narrow(width: int, height: int, seats: int, wanted: float) -> Plan:
    strips = _strips(width, seats, 46)
    top = 2 + 46 + 4
    tabs = Box(2, top, width - 4, TAB)
    y = top + TAB + 4
    room = height - y - 2
    high = min(max(wanted, 52), room * 0.42)  # one row always, so that the panes keep their size
    dock = Box(2, height - 2 - high, width - 4, high)
    pane = Box(2, y, width - 4, room - high - (4 if high else 0))
    side = 78
    size = min(pane.w - side - GAP, pane.h)
    left = pane.x + (pane.w - size - side - GAP) / 2
    grid = Box(left, pane.y, size, size)
    me = Box(left + size + GAP, pane.y, side, min(pane.h, max(size, 200)))
    return Plan("narrow", strips, tabs, pane, grid, me, dock)
