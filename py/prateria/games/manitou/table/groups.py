"""On an upright phone: the cards of a territory in groups side by side, one for each player, as wide as what lies
there needs; so they are large, and a group that grows takes room only from one that has some to spare.

>>> shares(200, (20, 20)), shares(200, (150, 20)), shares(200, (90, 20, 20))
((100.0, 100.0), (150, 50.0), (90, 55.0, 55.0))
"""

from collections.abc import Sequence
from typing import Final

from .cards import CARD_H, CARD_W
from .layout import Land, order

__all__ = ["grouped", "shares"]

SEEN: Final = 0.48  # of a card under the next: its left edge with the strength
BARE: Final = 24.0  # of a group without cards: whose it would be
LEAST: Final = 34.0  # of one with cards: its numbers
BETWEEN: Final = 2.0  # groups
EDGES: Final = 6.0  # beside the cards of a group
WIDEST: Final = 92.0  # of a card


def grouped(land: Land, counts: Sequence[int], seat: int | None) -> Land:
    """The territory with a group for each player, and its cards as wide as they may be for all to be seen. `counts`:
    cards by seat."""
    left, above = land.badge or (0.0, 0.0)
    full = [n for n in counts if n]
    room = sum(row.w for row in land.rows)
    free = room - BARE * (len(counts) - len(full)) - (left + EDGES) * len(full)
    high = (land.rows[0].h - above - 4) * CARD_W / CARD_H
    wide = min(high, free / max(sum(1 + SEEN * (n - 1) for n in full), 1), WIDEST)
    needs = [max(left + EDGES + wide * (1 + SEEN * (n - 1)), LEAST) if n else BARE for n in counts]
    around = order(len(counts), seat)
    x, rows = min(row.x for row in land.rows), list(land.rows)
    for s, w in zip(around, shares(room, [needs[s] for s in around]), strict=True):
        rows[s] = rows[s]._replace(x=round(x, 1), w=round(w, 1))
        x += w + BETWEEN
    return land._replace(rows=tuple(rows), card=wide)


def shares(room: float, needs: Sequence[float]) -> tuple[float, ...]:
    """That room in parts: equal ones, but for those that need more."""
    large: set[int] = set()
    while True:
        level = (room - sum(needs[i] for i in large)) / max(len(needs) - len(large), 1)
        more = {i for i, need in enumerate(needs) if need > level and i not in large}
        if not more:
            return tuple(needs[i] if i in large else level for i in range(len(needs)))
        large |= more
