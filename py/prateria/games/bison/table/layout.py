"""Where everything lies on a stage of any size: pure geometry, in CSS pixels.

Three arrangements: `beside` (stages that lie: panels at the left of the land), `below` (tablets upright: one's own
things under the land) and `narrow` (phones upright). A phone on its side has `beside` with `low` panels, which show
either the actions or their price.

>>> plan = arrange(742, 600, 3, 0)
>>> plan.mode, plan.land.w > 500, len(plan.deeds), len(plan.prices)
('beside', True, 6, 6)
"""

from functools import lru_cache
from typing import NamedTuple

from prateria.view.box import Box

from ..engine.data import DEEDS, PRICES

__all__ = ["Plan", "arrange", "order"]

GAP = 6.0
_OWN = 386  # what one's own panel takes at least
_LEAST = 40  # a strip


class Plan(NamedTuple):
    """`strips[seat]`: what is known of the others. One's own, nothing for a spectator: the `panel` behind it all, its
    `head` with the name, `tracks`, `camp` with the tile in hand, the six `deeds`, the `prices` by number of hunters
    (in the places of the `deeds` if `low`), and the `buttons` market and end of turn."""

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


def order(seats: int, seat: int | None) -> tuple[int, ...]:
    """The other seats as they follow; all for a spectator."""
    first = 0 if seat is None else seat + 1
    return tuple((first + i) % seats for i in range(seats if seat is None else seats - 1))


@lru_cache(64)
def arrange(width: int, height: int, seats: int, seat: int | None, naming: bool = True) -> Plan:
    """The arrangement for a stage of that size, seen from that seat (None: a spectator). `naming`: an action is to be
    named; on a phone actions and prices make way for the land at all other times."""
    width, height = max(width, 280), max(height, 240)
    others = order(seats, seat)
    if width > height * 1.08 and width >= 540:
        return _beside(width, height, others, seat is not None)
    if width >= 560:
        return _below(width, height, others, seat is not None)
    return _narrow(width, height, others, seat is not None, naming)


def _beside(width: int, height: int, others: tuple[int, ...], own: bool) -> Plan:
    column = min(max(width * 0.27, 196), 300)
    land = Box(column + GAP + 2, 2, width - column - GAP - 4, height - 4)
    if not own:
        strips = dict(zip(others, _down(Box(2, 2, column, height - 4), len(others), 78), strict=True))
        return _spectator("beside", land, strips)
    if height - _OWN - 4 < (_LEAST + GAP) * len(others):
        return _lying(Box(2, 2, column, height - 4), land, others)
    room = (height - _OWN - 4) / max(len(others), 1) - GAP
    strips = dict(zip(others, _down(Box(2, 2, column, height - _OWN), len(others), min(room, 78)), strict=True))
    top = 2 + sum(box.h + GAP for box in strips.values())
    panel = Box(2, top, column, height - 2 - top)
    inner = panel.inset(7)
    spare = inner.h - (22 + 60 + 38 + 2 * 44 + 4 + 2 * 40 + 4 + 44 + 5 * GAP)
    ease = max(spare, 0) / 8
    head, rest = _cut(inner, 22)
    tracks, rest = _cut(rest, 60 + min(ease * 2, 30))
    camp, rest = _cut(rest, 38 + min(ease * 2, 30))
    deeds, rest = _cut(rest, 2 * 44 + 4 + min(ease * 2, 28))
    prices, rest = _cut(rest, 2 * 40 + 4 + min(ease, 16))
    foot = rest._replace(h=min(rest.h, 48))
    return Plan(
        "beside", land, strips, panel, head, _rows(tracks, 3), camp, _grid(deeds, 3, 2, 4), _grid(prices, 3, 2, 4),
        _pair(foot), False,
    )  # fmt: skip


def _lying(panel: Box, land: Box, others: tuple[int, ...]) -> Plan:
    """A phone on its side: the others above the land; beside it the actions or their price, one after the other."""
    above, land = _cut(land, 44)
    inner = panel.inset(7)
    head, rest = _cut(inner, 18)
    tracks, rest = _cut(rest, 3 * 17)
    camp, rest = _cut(rest, 30)
    grid, foot = rest._replace(h=min(rest.h - 44 - 4, 2 * 76 + 4)), rest._replace(y=rest.y + rest.h - 44, h=44)
    cells = _grid(grid, 3, 2, 4)
    strips = dict(zip(others, _across(above, len(others)), strict=True))
    return Plan("beside", land, strips, panel, head, _rows(tracks, 3), camp, cells, cells, _pair(foot), True)


def _below(width: int, height: int, others: tuple[int, ...], own: bool) -> Plan:
    strips = dict(zip(others, _across(Box(2, 2, width - 4, 54), len(others)), strict=True))
    top = 2 + 54 + GAP
    if not own:
        return _spectator("below", Box(2, top, width - 4, height - top - 2), strips)
    high = 178.0
    panel = Box(2, height - 2 - high, width - 4, high)
    land = Box(2, top, width - 4, panel.y - GAP - top)
    inner = panel.inset(8)
    left, right = (
        inner._replace(w=inner.w * 0.36),
        inner._replace(x=inner.x + inner.w * 0.36 + 12, w=inner.w * 0.64 - 12),
    )
    head, rest = _cut(left, 22)
    tracks, camp = _cut(rest, 66)
    deeds, rest = _cut(right, 54)
    prices, foot = _cut(rest, 50)
    return Plan(
        "below", land, strips, panel, head, _rows(tracks, 3), camp, _grid(deeds, 6, 1, 5), _grid(prices, 6, 1, 5),
        _pair(foot._replace(h=46)), False,
    )  # fmt: skip


def _narrow(width: int, height: int, others: tuple[int, ...], own: bool, naming: bool) -> Plan:
    line = 60.0 if len(others) > 2 else 46.0  # three are so narrow that their camps need a line of their own
    strips = dict(zip(others, _across(Box(2, 2, width - 4, line), len(others)), strict=True))
    top = 2 + line + 4
    if not own:
        return _spectator("narrow", Box(2, top, width - 4, height - top - 2), strips)
    small = height < 520
    high = (168.0 if small else 190.0) if naming else 100.0
    panel = Box(2, height - 2 - high, width - 4, high)
    land = Box(2, top, width - 4, panel.y - 4 - top)
    inner = panel.inset(5)
    tracks, rest = _cut(inner, 22, 3)
    middle, rest = _cut(rest, 42, 4)
    deeds, prices = _cut(rest, (44 if small else 52) if naming else 18, 4)
    head, camp = middle._replace(w=0), middle._replace(w=middle.w * 0.6)
    market = Box(middle.x + middle.w * 0.6 + 4, middle.y, 46, middle.h)
    end = Box(market.x + 50, middle.y, middle.x + middle.w - market.x - 50, middle.h)
    return Plan(
        "narrow", land, strips, panel, head, _across(tracks, 3), camp, _grid(deeds, 6, 1, 4),
        _grid(prices, 6, 1, 4) if naming else (), (market, end), False,
    )  # fmt: skip


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


def _grid(box: Box, columns: int, rows: int, gap: float) -> tuple[Box, ...]:
    w, h = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows
    return tuple(
        Box(box.x + i % columns * (w + gap), box.y + i // columns * (h + gap), w, h)
        for i in range(max(len(DEEDS), len(PRICES)))
    )
