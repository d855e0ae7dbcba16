"""Where everything lies on a stage of any size: pure geometry, in CSS pixels.

Three arrangements: `beside` (stages that lie: panels at the left of the land), `below` (tablets upright: one's own
things under the land) and `narrow` (phones upright). A phone on its side has `beside` with `low` panels, which show
either the actions or their price.

>>> plan = arrange(742, 600, 3, 0)
>>> plan.mode, plan.land.w > 500, len(plan.deeds), len(plan.prices)
('beside', True, 6, 6)
"""

from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view.box import Box

from ..engine.data import DEEDS, PRICES

__all__ = ["KEY_CORNER", "ROUND_KEY", "SHEET_CORNER", "SMALL_KEY_CORNER", "Plan", "arrange", "order"]

GAP: Final = 6.0
EDGE: Final = 2  # of the stage, which nothing touches
KEY_CORNER: Final = 10
SMALL_KEY_CORNER: Final = 9  # of keys that lie in a row of many
ROUND_KEY: Final = 17  # half as wide
SHEET_CORNER: Final = 15  # of what lies over the land as large as it likes
_OWN: Final = 386  # what one's own panel takes at least
_LEAST: Final = 40  # a strip
_STRIP: Final = 78  # a strip that has the room it would like
# how high the parts of one's own panel are at least, from above
_HEAD: Final = 22
_TRACKS: Final = 60
_CAMP: Final = 38
_DEED: Final = 44
_PRICE: Final = 40
_FOOT: Final = 44
_BETWEEN: Final = 4  # the keys of a panel
_PAD: Final = 7  # from the edge of the panel to what lies on it
_LOW_STRIP: Final = 54  # a strip over the land
# a panel on a phone upright, from above
_EDGE: Final = 5.0
_LINE: Final = 22.0  # the tracks
_AT_HOME: Final = 40.0  # the camp
_KEYS: Final = (52.0, 40.0)  # the actions, and their prices; in their room stands what is told while something is done
_BARE: Final = 2 * _EDGE + _LINE + 3 + _AT_HOME  # no more than tracks and camp
_PANEL: Final = _BARE + sum(_KEYS) + 2 * _BETWEEN
_LOW_PANEL: Final = 126.0  # on a short phone: a line, and what is told, or camp and a row of keys
_BRIEF: Final = 24.0  # the tracks there while something is done,
_COUNT: Final = 50.0  # at whose end stands what the land brings


class Plan(NamedTuple):
    """`strips[seat]`: what is known of the others. One's own, nothing for a spectator: the `panel` behind it all, its
    `head` with the name, `tracks`, `camp` with the tile in hand, the six `deeds`, the `prices` by number of hunters
    (in the places of the `deeds` if `low`), and the `buttons` market and end of turn. `told`: on a phone
    upright the room of what is told of the land and what is chosen from, so nothing lies over the land; elsewhere that
    finds a corner. While something is done there, it takes the room of actions and prices, and in that of the `buttons`
    stands what is being done (`doing`); on a short phone there are tracks alone, and the `camp` is the room at their
    end."""

    mode: str
    land: Box
    strips: dict[int, Box]
    panel: Box | None
    head: Box | None
    tracks: tuple[Box, ...]
    camp: Box | None
    deeds: tuple[Box, ...]
    prices: tuple[Box, ...]
    buttons: tuple[Box, Box] | None
    low: bool
    told: Box | None = None
    doing: Box | None = None

    @property
    def houses(self) -> bool:
        """Whether the `camp` has room for the camp."""
        return self.camp is not None and self.camp.w > _COUNT


def order(seats: int, seat: int | None) -> tuple[int, ...]:
    """The other seats as they follow; all for a spectator."""
    first = 0 if seat is None else seat + 1
    return tuple((first + i) % seats for i in range(seats if seat is None else seats - 1))


@lru_cache(64)
def arrange(
    width: int,
    height: int,
    seats: int,
    seat: int | None,
    acting: bool = False,
    bare: bool = False,
) -> Plan:
    """The arrangement for a stage of that size, seen from that seat (None: a spectator). `acting`: something is being
    done; on a phone actions and prices make way then for what is told of it. The land has the same room all the time.
    `bare`: a lesson speaks of other things than actions, so on a phone the land has the room of their keys."""
    width, height = max(width, 280), max(height, 240)
    others = order(seats, seat)
    if width > height * 1.08 and width >= 540:
        return _beside(width, height, others, seat is not None)
    if width >= 560:
        return _below(width, height, others, seat is not None)
    return _narrow(width, height, others, seat is not None, acting, bare)


def _beside(width: int, height: int, others: tuple[int, ...], own: bool) -> Plan:
    column = min(max(width * 0.27, 196), 300)
    land = Box(column + GAP + EDGE, EDGE, width - column - GAP - 2 * EDGE, height - 2 * EDGE)
    side = Box(EDGE, EDGE, column, height - 2 * EDGE)
    if not own:
        strips = dict(zip(others, _down(side, len(others), _STRIP), strict=True))
        return _spectator("beside", land, strips)
    if side.h - _OWN < (_LEAST + GAP) * len(others):
        return _lying(side, land, others)
    room = (side.h - _OWN) / max(len(others), 1) - GAP
    strips = dict(zip(others, _down(side, len(others), min(room, _STRIP)), strict=True))
    top = EDGE + sum(box.h + GAP for box in strips.values())
    panel = Box(EDGE, top, column, height - EDGE - top)
    inner = panel.inset(_PAD)
    deeds_h, prices_h = 2 * _DEED + _BETWEEN, 2 * _PRICE + _BETWEEN
    spare = inner.h - (_HEAD + _TRACKS + _CAMP + deeds_h + prices_h + _FOOT + 5 * GAP)
    ease = max(spare, 0) / 8
    head, rest = _cut(inner, _HEAD)
    tracks, rest = _cut(rest, _TRACKS + min(ease * 2, 48))
    camp, rest = _cut(rest, _CAMP + min(ease * 2, 44))
    deeds, rest = _cut(rest, deeds_h + min(ease * 2, 60))
    prices, rest = _cut(rest, prices_h + min(ease, 36))
    foot = rest._replace(h=min(rest.h, 52))
    return Plan(
        "beside", land, strips, panel, head, _rows(tracks, 3), camp, _grid(deeds, 3, 2), _grid(prices, 3, 2),
        _pair(foot), False,
    )  # fmt: skip


def _lying(panel: Box, land: Box, others: tuple[int, ...]) -> Plan:
    """A phone on its side: the others above the land; beside it the actions or their price, one after the other."""
    above, land = _cut(land, 44)
    inner = panel.inset(_PAD)
    head, rest = _cut(inner, 18)
    tracks, rest = _cut(rest, 3 * 17)
    camp, rest = _cut(rest, 30)
    grid, foot = (
        rest._replace(h=min(rest.h - _FOOT - _BETWEEN, 2 * 76 + _BETWEEN)),
        rest._replace(y=rest.y + rest.h - _FOOT, h=_FOOT),
    )
    cells = _grid(grid, 3, 2)
    strips = dict(zip(others, _across(above, len(others)), strict=True))
    return Plan("beside", land, strips, panel, head, _rows(tracks, 3), camp, cells, cells, _pair(foot), True)


def _below(width: int, height: int, others: tuple[int, ...], own: bool) -> Plan:
    strips = dict(zip(others, _across(Box(EDGE, EDGE, width - 2 * EDGE, _LOW_STRIP), len(others)), strict=True))
    top = EDGE + _LOW_STRIP + GAP
    if not own:
        return _spectator("below", Box(EDGE, top, width - 2 * EDGE, height - top - EDGE), strips)
    high = 178.0
    panel = Box(EDGE, height - EDGE - high, width - 2 * EDGE, high)
    land = Box(EDGE, top, width - 2 * EDGE, panel.y - GAP - top)
    inner = panel.inset(8)
    left, right = (
        inner._replace(w=inner.w * 0.36),
        inner._replace(x=inner.x + inner.w * 0.36 + 12, w=inner.w * 0.64 - 12),
    )
    head, rest = _cut(left, _HEAD)
    tracks, camp = _cut(rest, 66)
    deeds, rest = _cut(right, 54)
    prices, foot = _cut(rest, 50)
    return Plan(
        "below", land, strips, panel, head, _rows(tracks, 3), camp, _grid(deeds, 6, 1, 5), _grid(prices, 6, 1, 5),
        _pair(foot._replace(h=46)), False,
    )  # fmt: skip


def _narrow(width: int, height: int, others: tuple[int, ...], own: bool, acting: bool, bare: bool) -> Plan:
    strip = 60.0 if len(others) > 2 else 46.0  # three are so narrow that their camps need a line of their own
    strips = dict(zip(others, _across(Box(EDGE, EDGE, width - 2 * EDGE, strip), len(others)), strict=True))
    top = EDGE + strip + _BETWEEN
    if not own:
        return _spectator("narrow", Box(EDGE, top, width - 2 * EDGE, height - top - EDGE), strips)
    small = height < 520
    high = _BARE if bare else _LOW_PANEL if small else _PANEL
    panel = Box(EDGE, height - EDGE - high, width - 2 * EDGE, high)
    land = Box(EDGE, top, width - 2 * EDGE, panel.y - _BETWEEN - top)
    inner = panel.inset(_EDGE)
    if small and acting:
        line, told = _cut(inner, _BRIEF)
        count = line._replace(x=line.x + line.w - _COUNT, w=_COUNT)
        tracks = line._replace(w=line.w - _COUNT - GAP)
        return Plan(
            "narrow", land, strips, panel, count._replace(w=0), _across(tracks, 3), count, (), (), None, False, told
        )
    tracks, rest = _cut(inner, _LINE, 3)
    middle, rest = _cut(rest, _AT_HOME, _BETWEEN)
    room = inner._replace(y=middle.y, h=inner.y + inner.h - middle.y) if small and not bare else rest
    deeds, prices = (rest, rest) if small else _cut(rest, _KEYS[0], _BETWEEN)
    head, camp = middle._replace(w=0), middle._replace(w=middle.w * 0.6)
    market = Box(middle.x + middle.w * 0.6 + _BETWEEN, middle.y, 46, middle.h)
    step = market.w + _BETWEEN
    end = Box(market.x + step, middle.y, middle.x + middle.w - market.x - step, middle.h)
    plan = Plan("narrow", land, strips, panel, head, _across(tracks, 3), camp, (), (), (market, end), small, room)
    if bare:
        return plan
    if acting:
        return plan._replace(buttons=None, doing=end._replace(x=market.x, w=step + end.w))
    return plan._replace(deeds=_grid(deeds, 6, 1), prices=_grid(prices, 6, 1))


def _spectator(mode: str, land: Box, strips: dict[int, Box]) -> Plan:
    return Plan(mode, land, strips, None, None, (), None, (), (), None, False)


def _cut(box: Box, h: float, gap: float = GAP) -> tuple[Box, Box]:
    """The upper part of that height, and what is left under it."""
    return box._replace(h=h), box._replace(y=box.y + h + gap, h=max(box.h - h - gap, 0))


def _pair(box: Box) -> tuple[Box, Box]:
    left, right = _across(box, 2)
    return left, right


def _across(box: Box, parts: int) -> tuple[Box, ...]:
    w = (box.w - GAP * (parts - 1)) / max(parts, 1)
    return tuple(Box(box.x + i * (w + GAP), box.y, w, box.h) for i in range(parts))


def _down(box: Box, parts: int, h: float) -> tuple[Box, ...]:
    return tuple(Box(box.x, box.y + i * (h + GAP), box.w, h) for i in range(parts))


def _rows(box: Box, parts: int) -> tuple[Box, ...]:
    h = box.h / parts
    return tuple(Box(box.x, box.y + i * h, box.w, h) for i in range(parts))


def _grid(box: Box, columns: int, rows: int, gap: float = _BETWEEN) -> tuple[Box, ...]:
    w, h = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows
    return tuple(
        Box(box.x + i % columns * (w + gap), box.y + i // columns * (h + gap), w, h)
        for i in range(max(len(DEEDS), len(PRICES)))
    )
