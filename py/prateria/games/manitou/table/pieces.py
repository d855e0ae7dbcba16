"""The cards as pieces that keep their identity: which drawn card is which copy.

The engine knows kinds and counts only. Copies of a kind of one colour are numbered through what was captured, what
lies in the territories, then through the hand; so a card that is played keeps its id and glides to its place, and on
to whoever captures it. Cards of others that are hidden have ids that say nothing about them.
"""

from collections.abc import Container, Sequence
from typing import Final, NamedTuple

from prateria.view.box import Box

from ..engine.data import KIND, STRENGTH
from ..engine.observe import Laid, Observation, Territory
from ..engine.preview import Preview, guard_of
from .cards import CARD_H, CARD_W
from .layout import APART, Land, Plan, grouped

__all__ = ["Named", "awaited", "fan_box", "lying", "name_pieces", "places", "spread", "tens"]

UPON: Final = 0.54  # so much of the lower card of a pair is seen: the whole of its sign
SEEN: Final = 0.52  # so much of each but the last in a line, at the least, where a row may have a second one
IN_LINE: Final = 4  # so many cards at the least have room there
LAPPED: Final = 0.42  # so much of a card is under the second line
FIGURES: Final = 0.56  # so much of a card under another one is seen where its number has two figures


class Named(NamedTuple):
    """`won[seat]`: ids of that player's captives; `laid[t]`: of the cards in territory t, in the order played; `hand`:
    of one's own hand."""

    won: tuple[tuple[str, ...], ...]
    laid: tuple[tuple[str, ...], ...]
    hand: tuple[str, ...]


def name_pieces(view: Observation) -> Named:
    """Ids for all cards whose face someone may see here."""
    seen: dict[tuple[int, str], int] = {}

    def name(seat: int, kind: str) -> str:
        n = seen[seat, kind] = seen.get((seat, kind), 0) + 1
        return f"c{seat}-{kind}-{n}"

    won = tuple(tuple(name(seat, kind) for seat, kind in player.captives) for player in view.players)
    laid = tuple(tuple(name(card.seat, card.kind) for card in place.laid) for place in view.territories)
    hand = tuple(name(view.seat, kind) for kind in view.own.hand) if view.own and view.seat is not None else ()
    return Named(won, laid, hand)


def awaited(place: Territory, ready: Preview | None) -> Territory:
    """With the card that is ready to be laid there as the last one, so that the others lie as they will then."""
    if ready is None or ready.territory != place.id:
        return place
    joins = ready.result == "joins"
    card = Laid(ready.seat, ready.kind, joins or ready.result == "lies")
    return place._replace(laid=(*place.laid, card), guard=ready.seat if joins else place.guard)


def lying(place: Territory, seats: int) -> tuple[list[list[int]], int | None]:
    """The cards of each seat in a territory as they lie, by their place in the order played; and the upper one of a
    pair on guard, which lies upon the other, wherever that was (MA-09, MA-13)."""
    rows: list[list[int]] = [[] for _ in range(seats)]
    for i, one in enumerate(place.laid):
        rows[one.seat].append(i)
    guard = guard_of(place)
    if len(guard) < 3:
        return rows, None
    lower, upper = (i for i in rows[guard[0]] if place.laid[i].up and not STRENGTH[KIND[place.laid[i].kind]])
    rows[guard[0]].remove(lower)
    rows[guard[0]].insert(rows[guard[0]].index(upper), lower)
    return rows, upper


def spread(plan: Plan, view: Observation, ghosts: tuple[tuple[int, int], ...]) -> Plan:
    """The plan for the cards that lie there, with their width. `ghosts`: (territory, seat) of what is about to be
    laid."""
    counts = [[0] * len(view.players) for _ in view.territories]
    for there, place in zip(counts, view.territories, strict=True):
        for card in place.laid:
            there[card.seat] += 1
    for t, seat in ghosts:
        counts[t][seat] += 1
    lands = zip(plan.lands, counts, strict=True)
    if plan.lands[0].badge:
        eyes = view.seat if view.own else None
        return plan._replace(lands=tuple(grouped(land, there, eyes) for land, there in lands))
    most = max(IN_LINE, *(n for there in counts for n in there))
    row = fan_box(plan.lands[0].rows[0], None)
    wide = max(
        min((row.h - 2) * CARD_W / CARD_H / high, row.w / (1 + SEEN * (in_line - 1)), 92)
        for high, in_line in ((1, most), (2 - LAPPED, max(IN_LINE, -(-most // 2))))
    )
    return plan._replace(lands=tuple(land._replace(card=wide) for land in plan.lands))


def fan_box(row: Box, badge: tuple[float, float] | None) -> Box:
    """The part of a player's row in which the cards lie: right of the badge, or under it."""
    if badge and badge[1]:
        return Box(row.x + 3, row.y + badge[1], row.w - 6, row.h - badge[1] - 3)
    left = badge[0] if badge else 34 if row.w > 150 else 27
    return Box(row.x + left, row.y, row.w - left - (4 if badge else 2), row.h)


def tens(place: Territory, row: Sequence[int]) -> set[int]:
    """Of the cards of that row, in their order, those whose number has two figures to be read."""
    return {n for n, i in enumerate(row) if place.laid[i].up and STRENGTH[KIND[place.laid[i].kind]] > 9}


def places(
    land: Land, seat: int, cards: int, upper: int | None = None, tens: Container[int] = (), single: bool = False
) -> tuple[tuple[float, float], ...]:
    """Where the cards of a row lie: if it need not be a `single` one, in two lines where one is too short for their
    size and there is room for another, the two of a pair in the same. `upper`: the upper one of a pair. `tens`: which
    have a number of two figures."""
    box, w = fan_box(land.rows[seat], land.badge), land.card
    high = w * CARD_H / CARD_W
    further = high * (1 - LAPPED)
    if single or land.badge or box.w > w * (1 + SEEN * (cards - 1)) - 1 or box.h < high + further - 1:
        free = 0 if land.badge and land.badge[1] else (box.h - high) / 2  # else close under the badge
        return _line(box, box.y + free, w, cards, upper, tens)
    first = (cards + 1) // 2
    first += (1 if first < IN_LINE else -1) * (upper == first)
    y = box.y + (box.h - high - further) / 2
    at = None if upper is None else upper - first
    above = _line(box, y, w, first, upper if at is not None and at < 0 else None, tens)
    under = {n - first for n in range(first, cards) if n in tens}
    return above + _line(box, y + further, w, cards - first, at if at is not None and at > 0 else None, under)


def _line(
    box: Box, y: float, w: float, cards: int, upper: int | None, tens: Container[int]
) -> tuple[tuple[float, float], ...]:
    """Side by side, overlapping if they must; the `upper` one of a pair always does. Of `tens` more is seen, and less
    of the others."""
    tucked = w * UPON if upper else 0.0
    gaps = cards - 1 - bool(upper)
    apart = min(w + APART, (box.w - w - tucked) / max(gaps, 1))
    if gaps and apart < tucked:
        apart = tucked = (box.w - w) / (cards - 1)
    steps = [tucked if upper and i + 1 == upper else apart for i in range(cards - 1)]
    wide = [i for i in range(cards - 1) if i in tens and steps[i] < w * FIGURES]
    if wide and (rest := [i for i in range(cards - 1) if i not in wide and not (upper and i + 1 == upper)]):
        more = sum(w * FIGURES - steps[i] for i in wide)
        steps = [w * FIGURES if i in wide else step - more / len(rest) * (i in rest) for i, step in enumerate(steps)]
    xs = [sum(steps[:i]) for i in range(cards)]
    return tuple((round(box.x + x, 1), round(y, 1)) for x in xs)
