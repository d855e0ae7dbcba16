"""What those who have claimed before leave for another (PW-09), for what all can see."""

from .data import KIND
from .observe import Observation
from .rules import Table, cards_of, hauls, spread

__all__ = ["remains"]

MANY = 200
"""Of more tables than so many it is not thought what yet another claim might leave."""


def remains(view: Observation, seat: int, kind: str) -> bool:
    """Whether that tribe card may still take something once all claims that lie there have taken what they take: where
    they choose, whatever leaves something counts. Without a claim: whether it may take something now."""
    tables: set[Table] = {spread(*(card for card, n in view.table for _ in range(n)))}
    for claim in view.pile:
        if len(tables) <= MANY:
            tables = {left for table in tables for left in _after(view, table, claim.seat, KIND[claim.kind])}
    return any(hauls(view.setup, table, seat, KIND[kind]) for table in tables)


def _after(view: Observation, table: Table, seat: int, kind: int) -> list[Table]:
    """What that claim may leave: all, where it is wrong."""
    taken = [cards_of(view.setup, table, haul, kind) for haul in hauls(view.setup, table, seat, kind)]
    return [tuple(n - cards.count(card) for card, n in enumerate(table)) for cards in taken] or [table]
