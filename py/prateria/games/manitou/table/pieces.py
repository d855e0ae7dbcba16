"""The cards as pieces that keep their identity: which drawn card is which copy.

The engine knows kinds and counts only. Copies of a kind of one colour are numbered through what was captured, what
lies in the territories, then through the hand; so a card that is played keeps its id and glides to its place, and on
to whoever captures it. Cards of others that are hidden have ids that say nothing about them.
"""

from typing import NamedTuple

from prateria.view.box import Box

from ..engine.observe import Observation
from .cards import CARD_H, CARD_W
from .layout import Plan, fan

__all__ = ["Named", "fan_box", "name_pieces", "places", "row_cards"]


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


def row_cards(plan: Plan, view: Observation, ghosts: tuple[tuple[int, int], ...]) -> float:
    """The width of every card in the territories: as large as the fullest row allows. `ghosts`: (territory, seat)."""
    most = 4
    for t, place in enumerate(view.territories):
        counts = [0] * len(view.players)
        for card in place.laid:
            counts[card.seat] += 1
        for where, seat in ghosts:
            counts[seat] += where == t
        most = max(most, *counts)
    row = fan_box(min((box for land in plan.lands for box in land.rows), key=lambda box: box.w * box.h))
    return min((row.h - 2) * CARD_W / CARD_H, row.w / (1 + 0.52 * (most - 1)), 92)


def fan_box(row: Box) -> Box:
    """The part of a player's row in which the cards lie: right of the badge."""
    badge = 34 if row.w > 150 else 27
    return Box(row.x + badge, row.y, row.w - badge - 2, row.h)


def places(row: Box, cards: int, w: float) -> tuple[tuple[float, float], ...]:
    """Where the cards of a row lie."""
    box = fan_box(row)
    y = round(box.y + (box.h - w * CARD_H / CARD_W) / 2, 1)
    return tuple((x, y) for x in fan(box, cards, w))
