"""Where everything lies on a stage of any size: pure geometry, in CSS pixels.

`wide`: grid and choices at the left, at the right a pane that shows the map, the market, a board ...; `tall`: the pane
above, grid and choices below it; `narrow` (a phone): one pane at a time, the grid being one of them.

>>> plan = arrange(744, 600, 4, 3)
>>> plan.mode, plan.grid.w > 260, plan.pane.w > 400
('wide', True, True)
>>> [arrange(752, height, 2, 3).mode for height in (590, 670, 790)]
['wide', 'tall', 'tall']
"""

from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view.box import Box

__all__ = [
    "CLOSE",
    "CORNER",
    "EDGE",
    "GAP",
    "PAIR",
    "TITLE_BASE",
    "TITLE_X",
    "UNDER_MAP",
    "Plan",
    "arrange",
    "left_below",
    "under_map",
]

GAP: Final = 6
EDGE: Final = 2  # of the stage, which nothing touches
TAB: Final = 40
CORNER: Final = 10  # of a strip, of what lies on a pane, of a button
TITLE_X: Final = 8  # from the edge of a part of a pane to its title
TITLE_BASE: Final = 17  # and from its top to the line on which that stands
NARROW_STRIP: Final = 46
SIGNED_STRIP: Final = 56  # of three and more, whose tracks have their signs above their numbers
PAIR: Final = 2  # of strips, in which signs have room beside numbers
CLOSE: Final = 4  # the parts of a phone's picture
ROW: Final = 52  # so high is one row of choices
UNDER_MAP: Final = 97  # and two, for which a phone's map always leaves room
HAVE: Final = 64  # goods and natives, where they lie below the grid of a phone
SIDE: Final = 78  # or so wide, beside it
CARDS: Final = 72  # cards and progress tiles below them
SHELF: Final = 64  # and where there is room for more, at the least
FEW: Final = 38  # and where there is little room
UPRIGHT: Final = 0.85  # so high to its width, a stage is tall: on an upright tablet beside what a lesson says, too


class Plan(NamedTuple):
    """`strips[seat]`; `tabs`: the row of names of panes; `me`: goods and natives; `dock`: choices that have no place of
    their own. In `narrow` the grid and `me` lie within the pane. `land`: the map as large as it is drawn, the same
    through a whole turn, whatever there is to choose. `shelf`: one's masks and progress tiles, in one size whatever is
    asked; without height on a phone, where they lie below the grid."""

    mode: str
    strips: tuple[Box, ...]
    tabs: Box
    pane: Box
    land: Box
    grid: Box
    me: Box
    dock: Box
    shelf: Box = Box(0, 0, 0, 0)


@lru_cache(128)
def arrange(width: int, height: int, seats: int, wanted: float) -> Plan:
    """The arrangement of that stage. `wanted`: how high the choices would like to be."""
    width, height = max(width, 280), max(height, 240)
    if width < 600:
        return _narrow(width, height, seats, wanted)
    return _wide(width, height, seats) if height < width * UPRIGHT else _tall(width, height, seats)


def _strips(width: float, seats: int, high: float) -> tuple[Box, ...]:
    each = (width - 2 * EDGE - GAP * (seats - 1)) / seats
    return tuple(Box(EDGE + i * (each + GAP), EDGE, each, high) for i in range(seats))


def _wide(width: int, height: int, seats: int) -> Plan:
    low = height < 430
    strips = _strips(width, seats, 36 if low else 50)
    top = EDGE + strips[0].h + GAP
    room = height - top - EDGE
    shelf = 0 if low else _shelf(height)
    left = min(width * 0.42, room * (0.66 if low else 0.56), 480)
    grid = Box(EDGE, top, left, left)
    me = Box(EDGE, top + left + GAP, left, 0 if low else min(room * 0.12, 66))
    y = me.y + me.h + (0 if low else GAP)
    dock = Box(EDGE, y, left, height - EDGE - y)
    x = left + EDGE + GAP + 2
    tab = 34 if low else TAB
    tabs = Box(x, top, width - x - EDGE, tab)
    pane = Box(x, top + tab + GAP, width - x - EDGE, room - tab - GAP - (shelf + GAP if shelf else 0))
    return Plan("wide", strips, tabs, pane, pane, grid, me, dock, pane._replace(y=height - EDGE - shelf, h=shelf))


def _tall(width: int, height: int, seats: int) -> Plan:
    strips = _strips(width, seats, 52)
    top = EDGE + strips[0].h + GAP
    room = height - top - EDGE - TAB - GAP
    size = min(room * 0.44, width * 0.5)
    tabs = Box(EDGE, top, width - 2 * EDGE, TAB)
    pane = Box(EDGE, top + TAB + GAP, width - 2 * EDGE, room - size - GAP)
    y = pane.y + pane.h + GAP
    grid = Box(EDGE, y, size, size)
    x = size + EDGE + GAP + 2
    me = Box(x, y, width - x - EDGE, 70)
    down, deep = me.h + GAP, _shelf(height)
    dock = Box(x, y + down, width - x - EDGE, size - down - deep - GAP)
    return Plan("tall", strips, tabs, pane, pane, grid, me, dock, dock._replace(y=y + size - deep, h=deep))


def _shelf(height: float) -> float:
    return min(max(height * 0.105, SHELF), 1.3 * SHELF)


def _narrow(width: int, height: int, seats: int, wanted: float) -> Plan:
    strips = _strips(width, seats, NARROW_STRIP if seats <= PAIR else SIGNED_STRIP)
    top = EDGE + strips[0].h + CLOSE
    tabs = Box(EDGE, top, width - 2 * EDGE, TAB)
    y = top + TAB + CLOSE
    room = height - y - EDGE
    high = min(max(wanted, ROW), room * 0.42)  # one row always, so that the panes keep their size
    deep = min(wanted, high) or high  # from the foot: what ends a turn lies there in one place
    dock = Box(EDGE, height - EDGE - deep, width - 2 * EDGE, deep)
    pane = Box(EDGE, y, width - 2 * EDGE, room - high - (CLOSE if high else 0))
    land = pane._replace(h=room - UNDER_MAP - CLOSE)
    return Plan("narrow", strips, tabs, pane, land, *_phone_grid(pane, room - ROW - CLOSE), dock)


def _phone_grid(pane: Box, most: float) -> tuple[Box, Box]:
    """The grid of a phone, with goods and natives: below it on a high phone, else beside it. `most`: the height of the
    pane while the choices take one row; by it the grid has its size, so that it keeps that while they take more."""
    below = min(pane.w, most - HAVE - CARDS - 2 * GAP)
    beside = min(pane.w - SIDE - GAP, most - FEW - GAP)
    if below >= beside:
        size = min(below, pane.h - HAVE - GAP)
        grid = Box(pane.x + (pane.w - size) / 2, pane.y, size, size)
        return grid, Box(pane.x, pane.y + size + GAP, pane.w, HAVE)
    size = min(beside, pane.h)
    left = pane.x + (pane.w - size - SIDE - GAP) / 2
    return Box(left, pane.y, size, size), Box(left + size + GAP, pane.y, SIDE, min(pane.h, max(size, 200)))


def left_below(box: Box, high: float) -> Box:
    """What is left of a place below so much of it."""
    return box._replace(y=box.y + high, h=box.h - high)


def under_map(plan: Plan, choices: bool) -> Box | None:
    """What is free under a phone's map, above the `choices` if there are any; None elsewhere."""
    if plan.mode != "narrow":
        return None
    top, foot = plan.land.y + plan.land.h + GAP, plan.dock.y - CLOSE if choices else plan.dock.y + plan.dock.h
    return plan.dock._replace(y=top, h=foot - top)
