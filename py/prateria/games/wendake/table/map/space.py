"""Where things stand within a territory of the map: pure geometry, in pixels of the picture.

>>> wide, high = room(Box(0, 0, 200, 60), 2, 2), room(Box(0, 0, 60, 160), 2, 2)
>>> [slot.w > 35 for slot in (*wide.slots, *high.slots)], wide.people.x > wide.slots[1].x, high.people.y > 100
([True, True, True, True], True, True)
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view.box import Box

from ..figures import FIGURE

__all__ = ["HEAPS", "Room", "landing", "room", "shared", "spots"]

MOST: Final = 64
"""The largest slot of an area."""
HEAPS: Final = 2
"""For how many heaps of sentinels there is to be room in a territory: all rows of areas stand level then. In a village
there are its own warriors only."""
SHARES: Final = (0.74, 0.66, 0.58, 0.5)
"""Of the room, what areas may take."""
LOW: Final = 30
"""So high is the name of a territory with the least that stands below it."""
BADGE: Final = 9
"""What a number takes beside the figure on whose foot it lies."""


class Room(NamedTuple):
    """Where things stand within a territory: its name, the slots of its areas, and the rest for sentinels."""

    name: Box
    slots: tuple[Box, ...]
    people: Box


@lru_cache(512)
def room(box: Box, areas: int, seats: int, name: float = 74, badge: float = 0) -> Room:
    """The name above or at the left; areas and people side by side or one above the other: all as large as can be.

    `name`: how wide the name is; `badge`: what a number takes beside each area.
    """
    _, aside, columns, beside, share = _best(box, areas, seats, name, badge)
    title, rest = _halves(box, name)[aside]
    sizes = _sizes(rest, areas, seats, columns, beside, badge, share)
    size, high = (max(n, 4.0) for n in sizes)  # however small the window
    step = size + 3 + badge
    wide, deep = columns * step, -(-areas // columns) * (size + 3)
    if beside:
        more = min(rest.w - wide, seats * (high * FIGURE + BADGE) + 4)
        x, y = rest.x + (rest.w - wide - more) / 2, rest.y + (rest.h - deep) / 2
        people = Box(x + wide + 1, rest.y, more - 1, rest.h)
    else:
        more = min(rest.h - deep, high * seats + 2)
        x, y = rest.x + (rest.w - wide) / 2, rest.y + (rest.h - deep - more) / 2
        people = Box(rest.x, y + deep + 1, rest.w, more - 1)
    slots = tuple(Box(x + i % columns * step, y + i // columns * (size + 3), size, size) for i in range(areas))
    return Room(title, slots, people)


def _halves(box: Box, name: float) -> tuple[tuple[Box, Box], ...]:
    """The name and what is left to the rest: above it, or at its left where that is wide enough, or too low for both.

    >>> [len(_halves(Box(0, 0, 165, high), 83)) for high in (15, 60)]
    [2, 1]
    """
    above = Box(box.x, box.y, box.w, 14), Box(box.x, box.y + 15, box.w, box.h - 15)
    aside = Box(box.x, box.y + box.h / 2 - 14, name, 14), Box(box.x + name + 4, box.y, box.w - name - 4, box.h)
    low = box.h < LOW and box.w > name + LOW  # below its name is room for nobody
    return (above, aside) if box.w > 2 * name or low else (above,)


def _best(box: Box, areas: int, seats: int, name: float, badge: float) -> tuple[float, int, int, bool, float]:
    """The arrangement in which one sees best: how well; which of the halves; columns; people beside the areas; what
    part of the room is for the areas."""
    return max(
        (_score(rest, areas, seats, columns, beside, badge, share), i, columns, beside, share)
        for i, (_, rest) in enumerate(_halves(box, name))
        for columns in range(1, areas + 1)
        if areas % columns == 0
        for beside in (False, True)
        for share in SHARES
    )


def _score(box: Box, areas: int, seats: int, columns: int, beside: bool, badge: float, share: float) -> float:
    """How well one can see what stands there, and touch the areas."""
    size, high = _sizes(box, areas, seats, columns, beside, badge, share)
    _, alone = _sizes(box, areas, 1, columns, beside, badge, share)  # mostly there is one heap
    return min(size, (high + alone) * 0.65) + 0.5 * size


def _sizes(
    box: Box, areas: int, seats: int, columns: int, beside: bool, badge: float, share: float
) -> tuple[float, float]:
    """How large a slot and how high a figure can be in that arrangement."""
    rows, more = -(-areas // columns), 3 + badge
    if beside:
        size = min(box.h / rows - 3, (box.w * share) / columns - more, MOST)
        room = Box(0, 0, box.w - columns * (size + more), box.h)
    else:
        size = min(box.w / columns - more, (box.h * share) / rows - 3, MOST)
        room = Box(0, 0, box.w, box.h - rows * (size + 3))
    return size, _figures(room, seats)[0]


def _figures(box: Box, seats: int) -> tuple[float, int]:
    """The height of figures of so many seats in a box, and in how many columns."""
    best, columns = 0.0, 1
    for tried in range(1, seats + 1):
        high = min((box.w / tried - BADGE) / FIGURE, box.h / -(-seats // tried), 44)
        if high > best:
            best, columns = high, tried
    return best, columns


def spots(box: Box, here: Sequence[tuple[int, int]]) -> list[Box]:
    """Where the sentinels of each seat stand, as large as there is room for."""
    if not here:
        return []
    high, columns = _figures(box, len(here))
    high = max(high, 14)
    rows = -(-len(here) // columns)
    each = min(high * FIGURE + BADGE + 2, box.w / columns)
    left, top = box.x + (box.w - each * columns) / 2, box.y + (box.h - high * rows) / 2
    return [Box(left + i % columns * each, top + i // columns * high, each, high) for i in range(len(here))]


def landing(box: Box, here: Sequence[tuple[int, int]], seat: int) -> Box:
    """Where somebody of a seat comes to stand that has nobody there: beside those who stand there now."""
    after = sorted([*here, (seat, 1)])
    found = dict(zip([one for one, _ in after], spots(box, after), strict=True))[seat]
    mine = found._replace(w=found.h * FIGURE)
    stand = [spot._replace(w=spot.h * FIGURE + BADGE) for spot in spots(box, here)]
    right, foot = box.x + max(box.w - mine.w, 0), box.y + max(box.h - mine.h, 0)
    free = [mine, *(mine._replace(x=x, y=y) for x, y in ((box.x, mine.y), (right, mine.y), (mine.x, foot)))]
    return min(free, key=lambda spot: sum(shared(spot, other) for other in stand))


def shared(one: Box, other: Box) -> float:
    """The area that both cover.

    >>> shared(Box(0, 0, 10, 10), Box(8, 5, 10, 10)), shared(Box(0, 0, 10, 10), Box(10, 0, 10, 10))
    (10, 0)
    """
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    return max(wide, 0) * max(min(one.y + one.h, other.y + other.h) - max(one.y, other.y), 0)
