"""Where everything lies on a stage of any size: pure geometry, in CSS pixels.

Three arrangements: `columns` (tablets, desktops), `bands` (a phone upright), `low` (a phone on its side).

>>> plan = arrange(700, 620, 3, 0)
>>> plan.mode, len(plan.lands), plan.lands[0].box.w > 200
('columns', 3, True)
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view.box import Box

__all__ = [
    "APART", "FELL", "GAP", "IN_GROUP", "LENS", "LINES", "PLATE_CORNER", "WIDEST", "Box", "Land", "Plan", "arrange",
    "grouped", "order", "piled", "shares", "stage",
]  # fmt: skip

GAP: Final = 6
EDGE: Final = 2  # of the stage, which nothing touches
LIFTED: Final = 14  # a chosen card needs over the hand of a phone
OWN_LINE: Final = 32.0  # one's own strip over the hand of a phone
IN_ROW: Final = 1.5  # from the edge of a row to the next one
RATIO: Final = 1.4  # height of a card to its width
PLATE_CORNER: Final = 12
LENS: Final = 26
"""Of the key with the lens, in the corner of a picture."""
LEFT: Final = (27.0, 0.0)
ABOVE: Final = (0.0, 18.0)
LOW_BAND: Final = 100  # lower bands have no room above the cards of two players
FELL: Final = 0.7
APART: Final = 3  # between small things in a row, as long as there is room
LINES: Final = (1, 2, 3)
"""Of cards that lie in one place, each line upon the one above it: the fewer the better."""
WIDEST: Final = 92.0  # of a card

# of the groups of an upright phone
BARE: Final = 24.0  # of a group without cards: whose it would be
LEAST: Final = 34.0  # of one with cards: whose it is, and which herd it would take
FIGURE: Final = 9.0  # more for each figure of its strength after the first
TOLD: Final = 70.0  # of the one on guard: captives, too
IN_GROUP: Final = 0.44
"""So much of the height of a card is seen under the next line: its strength, or the sign of a great warrior."""
BETWEEN: Final = 2.0  # groups
EDGES: Final = 6.0  # beside the cards of a group


def piled(lines: int, under: float) -> float:
    """How high so many lines of cards are, by the height of one. `under`: so much of it is seen under the next line."""
    return 1 + under * (lines - 1)


class Land(NamedTuple):
    """A territory: the whole, its picture with name and herds, and the row of each seat.

    `badge`: where rows are groups side by side (`grouped`), so much is left of the cards, or above them, for whose they
    are; the captives of a guard are told there, too. `card`: the width of the cards that lie there (pieces.py).
    """

    box: Box
    scene: Box
    rows: tuple[Box, ...]
    badge: tuple[float, float] | None = None
    card: float = 0.0

    @property
    def fell(self) -> float:
        """How wide a great warrior is that has fallen, by that width: on an upright phone all are small already."""
        return 1.0 if self.badge else FELL


class Plan(NamedTuple):
    """`strips[seat]`: what is known of a player; `hand`, `pile`, `reserve` only for someone who has one; `card`: the
    width of a card in the hand."""

    mode: str
    strips: tuple[Box, ...]
    lands: tuple[Land, ...]
    hand: Box | None
    card: float
    side: Box | None


def order(seats: int, seat: int | None) -> tuple[int, ...]:
    """The seats in the order in which their rows stand: the others as they follow, one's own last."""
    first = 0 if seat is None else seat + 1
    return tuple((first + i) % seats for i in range(seats))


def stage(width: int, height: int) -> tuple[int, int]:
    """That size, or the least of its shape in which a table can be laid: on a smaller stage all of it is smaller.

    >>> stage(390, 560), stage(122, 155)
    ((390, 560), (346, 440))
    """
    width, height = max(width, 1), max(height, 1)
    least = (480, 250) if width > height * 1.2 else (280, 440)
    grown = max(1.0, least[0] / width, least[1] / height)
    return round(width * grown), round(height * grown)


@lru_cache(64)
def arrange(width: int, height: int, seats: int, seat: int | None) -> Plan:
    """The arrangement for a stage of that size, seen from that seat (None: a spectator)."""
    width, height = stage(width, height)
    if height < 430 and width > height * 1.2:
        return _low(width, height, seats, seat)
    if width < 540:
        return _bands(width, height, seats, seat)
    return _columns(width, height, seats, seat)


def _columns(width: int, height: int, seats: int, seat: int | None) -> Plan:
    strip_h = 60 if height < 720 else 70
    above = order(seats, seat)[: None if seat is None else -1]
    strips = dict(zip(above, _split(Box(EDGE, EDGE, width - 2 * EDGE, strip_h), len(above)), strict=True))
    top = EDGE + strip_h + GAP
    hand = side = None
    card = 0.0
    bottom = float(height - EDGE)
    if seat is not None:
        hand_h = min(max(height * 0.245, 124), 196)
        card = min((hand_h - 18) / RATIO, (width - 380) / 3.3)
        hand_w = 3 * card + 28
        bottom -= hand_h + GAP
        y, side_w = bottom + GAP, (width - 2 * EDGE - hand_w) / 2 - GAP
        hand = Box((width - hand_w) / 2, y, hand_w, hand_h)
        strips[seat] = Box(EDGE, y, side_w, hand_h)
        side = Box(width - EDGE - side_w, y, side_w, hand_h)
    boxes = _split(Box(EDGE, top, width - 2 * EDGE, bottom - top), 3)
    scene_h = min(max((bottom - top) * 0.3, 78), 170)
    return Plan("columns", _by_seat(strips), tuple(_tall(b, scene_h, seats, seat) for b in boxes), hand, card, side)


def _low(width: int, height: int, seats: int, seat: int | None) -> Plan:
    column = min(max(width * 0.34, 190), 280)
    lands = _split(Box(EDGE, EDGE, width - column - GAP - 2 * EDGE, height - 2 * EDGE), 3)
    x, w = width - column - EDGE, column
    hand = side = None
    card = 0.0
    others = order(seats, seat)
    bottom = float(height - EDGE)
    if seat is not None:
        hand_h = min(height * 0.36, 130)
        card = min((hand_h - LIFTED) / RATIO, (w - 20) / 3)
        bottom -= hand_h
        hand = Box(x, bottom, w, hand_h)
    strip_h = min((bottom - EDGE) / seats - GAP, 62)
    strips = {s: Box(x, EDGE + i * (strip_h + GAP), w, strip_h) for i, s in enumerate(others)}
    scene_h = min(max(height * 0.32, 76), 130)
    return Plan("low", _by_seat(strips), tuple(_tall(b, scene_h, seats, seat) for b in lands), hand, card, side)


def _bands(width: int, height: int, seats: int, seat: int | None) -> Plan:
    above = order(seats, seat)[: None if seat is None else -1]
    strip_h = 54.0 if height > 500 else 48.0
    strips = dict(zip(above, _split(Box(EDGE, EDGE, width - 2 * EDGE, strip_h), len(above)), strict=True))
    top, bottom = EDGE + strip_h + GAP, float(height - EDGE)
    hand = side = None
    card = 0.0
    if seat is not None:
        hand_h = min(max(height * 0.235, 112), 170)
        card = min((hand_h - LIFTED) / RATIO, (width - 130) / 3.1)
        bottom -= hand_h
        hand_w = 3 * card + 18
        hand = Box(EDGE, bottom, hand_w, hand_h)
        side = Box(hand.x + hand_w + 4, bottom + 4, width - hand_w - 8, hand_h - 4)
        strips[seat] = Box(EDGE, bottom - OWN_LINE - 2, width - 2 * EDGE, OWN_LINE)
        bottom -= OWN_LINE + 2 + GAP
    lands = []
    band_h = (bottom - top - 2 * GAP) / 3
    scene_w = min(max(width * 0.25, 84), 130)
    for t in range(3):
        box = Box(EDGE, top + t * (band_h + GAP), width - 2 * EDGE, band_h)
        inner = Box(box.x + scene_w, box.y + 3, box.w - scene_w - 3, box.h - 6)
        groups = dict(zip(order(seats, seat), _split(inner, seats, 2), strict=True))
        badge = LEFT if seats == 2 and band_h < LOW_BAND else ABOVE
        lands.append(Land(box, Box(box.x, box.y, scene_w, box.h), _by_seat(groups), badge))
    return Plan("bands", _by_seat(strips), tuple(lands), hand, card, side)


def _tall(box: Box, scene_h: float, seats: int, seat: int | None) -> Land:
    """A territory with its picture above and the rows of the players under it."""
    scene = Box(box.x, box.y, box.w, scene_h)
    row_h = (box.h - scene_h - 4) / seats
    rows = {
        s: Box(box.x + 4, box.y + scene_h + i * row_h + IN_ROW, box.w - 8, row_h - 2 * IN_ROW)
        for i, s in enumerate(order(seats, seat))
    }
    return Land(box, scene, _by_seat(rows))


def grouped(
    land: Land, wides: Sequence[Sequence[float]], guard: int | None, seat: int | None, strengths: Sequence[int]
) -> Land:
    """On an upright phone: the territory with the cards of each player in a group, side by side, each as wide as what
    lies there needs; so cards are as wide as they may be for all to be seen, in as many lines as that takes, and a
    group that grows takes room only from one that has some to spare. `wides`: of each seat's cards, by the width of
    one, in each number of `LINES`; nothing where there are none; `strengths`: what is written over them."""
    left, above = land.badge or (0.0, 0.0)
    room, edges = sum(row.w for row in land.rows), left + EDGES
    room -= BARE * sum(not wide for wide in wides)
    high = (land.rows[0].h - above - 4) / RATIO
    figures = [FIGURE * (len(str(n)) - 1) * bool(above) for n in strengths]
    leasts = [TOLD if above and s == guard else LEAST + more for s, more in enumerate(figures)]
    tried = []
    for i, lines in enumerate(LINES):
        groups = [(wide[i], least) for wide, least in zip(wides, leasts, strict=True) if wide]
        tried.append((_widest(room, edges, groups, min(high / piled(lines, IN_GROUP), WIDEST)), -i))
    card, at = max(tried)
    needs = [max(edges + card * wide[-at], least) if wide else BARE for wide, least in zip(wides, leasts, strict=True)]
    around = order(len(wides), seat)
    x, rows = min(row.x for row in land.rows), list(land.rows)
    for s, w in zip(around, shares(sum(row.w for row in land.rows), [needs[s] for s in around]), strict=True):
        rows[s] = rows[s]._replace(x=round(x, 1), w=round(w, 1))
        x += w + BETWEEN
    return land._replace(rows=tuple(rows), card=card)


def _widest(room: float, edges: float, groups: Sequence[tuple[float, float]], card: float) -> float:
    """How wide cards may be for groups to fit into that room side by side: at most so. A group: how wide it is by the
    width of a card, and how wide at the least."""
    while True:
        wide = [by for by, least in groups if edges + card * by > least]
        free = room - sum(least for by, least in groups if edges + card * by <= least) - edges * len(wide)
        if not wide or card * sum(wide) <= free + 0.01:
            return card
        card = free / sum(wide)


def shares(room: float, needs: Sequence[float]) -> tuple[float, ...]:
    """That room in parts: equal ones, but for those that need more.

    >>> shares(200, (20, 20)), shares(200, (150, 20)), shares(200, (90, 20, 20))
    ((100.0, 100.0), (150, 50.0), (90, 55.0, 55.0))
    """
    large: set[int] = set()
    while True:
        level = (room - sum(needs[i] for i in large)) / max(len(needs) - len(large), 1)
        more = {i for i, need in enumerate(needs) if need > level and i not in large}
        if not more:
            return tuple(needs[i] if i in large else level for i in range(len(needs)))
        large |= more


def _split(box: Box, parts: int, gap: float = GAP) -> list[Box]:
    w = (box.w - gap * (parts - 1)) / max(parts, 1)
    return [Box(box.x + i * (w + gap), box.y, w, box.h) for i in range(parts)]


def _by_seat(boxes: dict[int, Box]) -> tuple[Box, ...]:
    return tuple(boxes[s] for s in range(len(boxes)))
