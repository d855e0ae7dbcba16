"""Where everything lies on a stage of any size: pure geometry, in CSS pixels.

People sit at the sides of the screen, clockwise from the bottom, each with a side turned towards them; whoever needs no
side (bots; in the calm way everyone but the one who looks) has a strip. Between them lie the open cards: a column for
each kind of people with its loot above, in the middle or below them tipis, council board and prairie.

>>> plan = arrange(1008, 700, (0, 1, 2, 3), 4, True)
>>> [side.turn for side in plan.sides], len(plan.heaps), plan.persons["red-hunter"].w > 60
([0, 90, 180, 270], 5, True)
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view.box import Box
from prateria.view.hand import centred

from ..engine.data import COLOURS, LOOT, TRIBE, USUAL
from .middle import GAP, LEAST, lay

__all__ = ["GLOW", "GLOW_CORNER", "NOBODY", "ROW", "Plan", "Side", "arrange", "small_pile"]

NOBODY: Final = -1
"""Instead of a seat: a side that keeps its room, for all people."""
EDGE: Final = 18  # of the stage, which itself ends 8 px from the edge of the screen
EDGE_CALM: Final = 7  # where nobody reaches over the table
GLOW: Final = 2  # from the edge of a box to the light round what may be touched
GLOW_CORNER: Final = 12
HAIR: Final = 1.5  # so far frames of people reach into the gaps between them
MOST: Final = 96  # and the widest of others
RACED: Final = 116  # the widest there
SHARE: Final = (0.2, 0.155)  # of the room across, for one side and for two that face each other
TALL: Final = 1.16  # height of a tribe card to its width
_LEAST_W: Final = 200  # with less the open cards cannot be drawn
_LEAST_H: Final = 170
_CENTRE: Final = 190  # the least that the open cards need, under one another
_CENTRE_LYING: Final = 294  # and beside one another
SLACK: Final = 4  # of a side, of the whole edge of the stage
INNER: Final = 12  # from the edge of a side to name and winnings
LINE: Final = 28  # name and winnings, in one line
BESIDE: Final = 8  # one card beside another
CORNER: Final = 9  # from the edge of a side in a corner to what lies there
RING: Final = 4  # round a card that is chosen
HEAD: Final = 38.5  # over the cards of a side, where the name lies there
LOW, HIGH = 38, 46  # of a strip, with its name beside the winnings and above them
ROW: Final = 40  # lower boxes have room for one line
_NAME: Final = 36  # the line with the name, over the cards of a side
TIGHT: Final = 24, 5, 32  # the least width of a card there, and then the edge and that line
ENDS: Final = {
    (1, True): "b", (2, True): "bt", (3, True): "blr", (4, True): "bltr", (5, True): "bbltt",
    (1, False): "b", (2, False): "bt", (3, False): "blr", (4, False): "bltr", (5, False): "bllrr",
}  # fmt: skip
"""Which side of the screen each person has, clockwise, for screens that lie (True) and that stand."""
TURN: Final = {"b": 0, "l": 90, "t": 180, "r": 270}


class Side(NamedTuple):
    """The place of a person: `w` along the edge of the screen, `h` into it, its middle `at`, turned by `turn` degrees.

    In its own measure, edge at the bottom: `cards`: the four tribe cards; `name` and `won`: name and winnings.
    """

    seat: int
    turn: int
    at: tuple[float, float]
    w: float
    h: float
    cards: tuple[Box, ...]
    name: Box
    won: Box

    @property
    def corner(self) -> bool:
        """Whether the cards lie two by two (a phone on its side)."""
        return self.cards[2].x == self.cards[0].x

    @property
    def above(self) -> float:
        """How much nearer to the middle of the table its cards may come: name and winnings may lie there."""
        card, name = self.cards[0], self.name
        beside = name.x + name.w <= card.x
        return card.y if beside else max(card.y - name.y - name.h - RING, 0)

    def on_stage(self, x: float, y: float) -> tuple[float, float]:
        """A point of the side's own measure on the stage."""
        x, y = x - self.w / 2, y - self.h / 2
        x, y = {0: (x, y), 90: (-y, x), 180: (-x, -y), 270: (y, -x)}[self.turn]
        return round(self.at[0] + x, 1), round(self.at[1] + y, 1)


class Plan(NamedTuple):
    """`sides` of people, `strips` of the others by seat, `heaps` of loot and places of `persons` by name."""

    sides: tuple[Side, ...]
    strips: Mapping[int, Box]
    heaps: Mapping[str, Box]
    persons: Mapping[str, Box]
    board: Box
    prairie: Box
    loot: float
    card: float

    def side_of(self, seat: int) -> Side | None:
        return next((side for side in self.sides if side.seat == seat), None)

    def won_at(self, seat: int) -> tuple[float, float]:
        """The middle of the winnings of a seat, on the stage."""
        side = self.side_of(seat)
        if side is None:
            x, y, size = small_pile(self.strips[seat])
            return x + size / 2, y
        return side.on_stage(*side.won.middle)


def small_pile(box: Box) -> tuple[float, float, float]:
    """The winnings in a strip: left edge, middle and size."""
    y = box.y + box.h / 2
    return (box.x + 9, y + 10, 17) if box.h > ROW else (box.x + box.w - 58, y, 21)


@lru_cache(64)
def arrange(
    width: int, height: int, people: tuple[int, ...], seats: int, race: bool, owned: int = len(COLOURS)
) -> Plan:
    """The arrangement of a stage for people at their sides. `owned`: see `middle.lay`."""
    width, height = max(width, 280), max(height, 240)
    low = height < 430 and width > height * 1.2
    edge = EDGE if race else EDGE_CALM
    stage = Box(0, 0, width, height)
    if (low or width < 540) and len(people) > 2:
        sides, middle = _stacked(stage, people, edge, HIGH + GAP if seats > len(people) else 0)
    elif low and len(people) == 1:
        sides, middle = _corner(stage, people[0], edge)
    elif low and len(people) == 2:
        sides, middle = _round(stage, people, "lr", edge)
    else:
        sides, middle = _round(stage, people, ENDS[len(people), width > height] if people else "", edge)
    others = [seat for seat in range(seats) if seat not in people]
    strips = {}
    if others:
        roomy = middle.w / (len(others) if race else seats) > 150  # by things that do not depend on the viewer
        high = LOW if roomy else HIGH
        each = (middle.w - GAP * (len(others) - 1)) / len(others)
        strips = {seat: Box(middle.x + i * (each + GAP), middle.y, each, high) for i, seat in enumerate(others)}
        middle = Box(middle.x, middle.y + high + GAP, middle.w, middle.h - high - GAP)
    # while the page is being laid out the stage can be tiny: draw over its edges then, as negative sizes would fail
    box = Box(middle.x, middle.y, max(middle.w, _LEAST_W), max(middle.h, _LEAST_H))
    return _centre(sides, strips, box, race and len(people) > 1, owned)


def _round(stage: Box, people: Sequence[int], ends: str, edge: float) -> tuple[tuple[Side, ...], Box]:
    """Sides at the ends of the stage; what is left between them."""
    form = {end: _form(stage.w / ends.count(end), edge, stage.h, {*"bt"} <= {*ends}) for end in "bt" if end in ends}
    top, bottom = (form[end].h if end in form else 2.0 for end in "tb")
    room = stage.h - top - bottom
    form |= {end: _form(room / ends.count(end), edge, stage.w, True) for end in "lr" if end in ends}
    left, right = (form[end].h if end in form else 2.0 for end in "lr")
    sides = []
    for i, (seat, end) in enumerate(zip(people, ends, strict=True)):
        # clockwise: the bottom from the right, the left from below, the top from the left, the right from above
        along = (ends[:i].count(end) + 0.5) / ends.count(end)
        depth = form[end].h / 2
        at = {
            "b": (stage.w * (1 - along), stage.h - depth),
            "l": (depth, stage.h - bottom - room * along),
            "t": (stage.w * along, depth),
            "r": (stage.w - depth, top + room * along),
        }[end]
        sides.append(_side(seat, TURN[end], at, form[end], edge))
    middle = Box(left + GAP, top + GAP, stage.w - left - right - 2 * GAP, room - 2 * GAP)
    return tuple(sides), middle


class _Form(NamedTuple):
    """Length and depth of a side, the width of its cards, and whether name and winnings have room beside them."""

    w: float
    h: float
    card: float
    wide: bool


def _form(room: float, edge: float, across: float, faced: bool) -> _Form:
    """The form of a side that has so much room along its edge, and `across` the stage; `faced`: another one does."""
    w = room - SLACK
    share, most = (SHARE[faced], RACED) if edge == EDGE else (SHARE[1], MOST)
    card = max(min((w - 2 * edge - 3 * GAP) / len(TRIBE), across * share / TALL, most), LEAST)
    wide = w >= 4 * card + 3 * BESIDE + 2 * 128
    return _Form(w, edge + card * TALL + (10 if wide else HEAD), card, wide)


def _side(seat: int, turn: int, at: tuple[float, float], form: _Form, edge: float, foot: float | None = None) -> Side:
    """`edge`: what its cards keep free of the edges of the stage; `foot`: and of their own, if that is another."""
    w, h, card, wide = form
    gap = min((w - 4 * card - 2 * edge) / 3, 10)
    x, y = centred(0, w, len(TRIBE), card, gap), h - (edge if foot is None else foot) - card * TALL
    cards = tuple(Box(x + i * (card + gap), y, card, card * TALL) for i in range(len(TRIBE)))
    if wide:
        end = x + 4 * card + 3 * gap
        high = card * TALL - 2 * GAP
        name = Box(INNER, y + GAP, x - 2 * INNER, high)
        won = Box(end + INNER, y + GAP, w - end - 2 * INNER, high)
    else:
        name, won = Box(INNER, 5, w - 106, LINE), Box(w - 90, 5, 80, LINE)
    return Side(seat, turn, at, w, h, cards, name, won)


def _stacked(stage: Box, people: Sequence[int], edge: float, strips: float) -> tuple[tuple[Side, ...], Box]:
    """On a phone, more than two: behind one another at both ends of its length, with cards as large as they must be.
    `strips`: the room that the others take.

    Who brings more people to a small phone than the lobby allows (by a link) finds smaller cards, but still a table.
    """
    lying = stage.w > stage.h
    across, length = (stage.h, stage.w) if lying else (stage.w, stage.h)
    n = len(people)
    near = -(-n // 2)  # so many at the end from which seats are counted
    rooms = length * 0.55, length - (_CENTRE_LYING if lying else _CENTRE + strips)
    wanted, most = ((room - 2 * edge - (n - 2) * GAP - n * _NAME) / n / TALL for room in rooms)
    name = _NAME
    if most < TIGHT[0]:  # keys have taken room under a game that is over: then nobody reaches over the table
        edge, name = TIGHT[1:]
    card = max(min(max(min((across - SLACK - 2 * edge - 3 * GAP) / len(TRIBE), wanted, MOST), LEAST), most), TIGHT[0])
    sides, depths = [], [0.0, 0.0]
    for i, far in [(i, 0) for i in range(near)] + [(i, 1) for i in range(n - 1, near - 1, -1)]:
        gap = GAP if depths[far] else edge
        high = card * TALL + name + gap
        middle = depths[far] + high / 2
        depths[far] += high
        place = length - middle if far == lying else middle
        turn = (90, 270)[far] if lying else (0, 180)[far]
        at = (place, across / 2) if lying else (across / 2, place)
        sides.append(_side(people[i], turn, at, _Form(across - SLACK, high, card, False), edge, gap))
    start, end = depths if lying else reversed(depths)
    room = length - start - end - 2 * GAP
    if lying:
        return tuple(sides), Box(start + GAP, 2, room, stage.h - SLACK)
    return tuple(sides), Box(GAP, start + GAP, stage.w - 2 * GAP, room)


def _corner(stage: Box, seat: int, edge: float) -> tuple[tuple[Side, ...], Box]:
    """On a phone that lies: one's own cards two by two at the right."""
    card = min((stage.h - edge - 112) / 2 / TALL, stage.w * 0.13, MOST)
    w, h = 2 * card + BESIDE + CORNER + max(edge, CORNER), stage.h - SLACK
    y = h - edge - 2 * card * TALL - BESIDE
    cards = tuple(
        Box(CORNER + i % 2 * (card + BESIDE), y + i // 2 * (card * TALL + BESIDE), card, card * TALL)
        for i in range(len(TRIBE))
    )
    name, won = Box(CORNER, GAP, w - 102, LINE), Box(w - 92, GAP, 76, LINE)
    side = Side(seat, 0, (stage.w - w / 2, stage.h / 2), w, h, cards, name, won)
    return (side,), Box(2, 2, stage.w - w - BESIDE, stage.h - SLACK)


def _centre(
    sides: tuple[Side, ...], strips: Mapping[int, Box], box: Box, shared: bool, owned: int = len(COLOURS)
) -> Plan:
    """The open cards, with the sizes of what lies there. `shared`, `owned`: see `lay`."""
    heaps, persons, board, prairie = lay(box, shared, owned)
    usual = heaps[LOOT[USUAL[0]]]
    loot = min(usual.h * 0.86 - 6, usual.w * 0.84 - 4, 104)
    card = min(sides[0].cards[0].w if sides else 76, board.w - 12)
    if board.w > board.h:
        card = min(card, (board.h - 8) / TALL)
    return Plan(sides, strips, heaps, persons, board, prairie, loot, card)
