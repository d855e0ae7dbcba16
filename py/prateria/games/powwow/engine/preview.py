"""What a table shows beside the position: what the choice made ready would take, and what has just happened.

>>> from prateria.kit.touch import Touch
>>> from .state import State
>>> look(State.new(seats=2, seed=1).observe(None), Touch())
Look(claim=None, cards=(), late=(), punished=(), thrown=(), empty=(), took=None, given=(), turned='')
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .actions import Claim, Haul
from .data import CARDS, KIND
from .events import BisonGiven, FoundNothing, Punished, Took, Turned
from .observe import Observation
from .referee import Late
from .rules import cards_of, hauls, spread

__all__ = ["Look", "Who", "look", "ways"]

Who = tuple[tuple[int, str], ...]
"""Tribe cards: (seat, kind)."""


class Look(NamedTuple):
    """`claim`: the tribe card, (seat, kind), of the choice made ready, and `cards` what it would take: of a claim only
    what is sure, of a hint to wait what is likely to grow. What has just happened to which
    tribe cards: touched too `late`, `punished` (so many cards `thrown`), found `empty` hands; the seat that `took` and
    the cards; the card just `turned`."""

    claim: tuple[int, str] | None
    cards: tuple[str, ...]
    late: Who
    punished: Who
    thrown: tuple[int, ...]
    empty: Who
    took: tuple[int, tuple[str, ...]] | None
    given: tuple[tuple[int, int, int], ...]
    turned: str


def look(view: Observation, touch: Any, news: Sequence[Any] = ()) -> Look:
    """What to show of this position while this is touched (`view.frame.Touch`). `news`: the latest events, and claims
    that came too late."""
    claim, cards = _ready(view, touch.ready)
    if touch.reason and touch.reason[0] == "wait_bigger":
        cards = (touch.reason[1]["loot"],)
    return Look(
        claim,
        cards,
        tuple((late.claim.seat, late.claim.kind) for late in news if isinstance(late, Late)),
        tuple((event.seat, event.kind) for event in news if isinstance(event, Punished)),
        tuple(event.amount for event in news if isinstance(event, Punished)),
        tuple((event.seat, event.kind) for event in news if isinstance(event, FoundNothing)),
        next(((event.seat, event.cards) for event in reversed(news) if isinstance(event, Took)), None),
        tuple((event.seat, event.other, event.amount) for event in news if isinstance(event, BisonGiven)),
        next((event.card for event in reversed(news) if isinstance(event, Turned)), ""),
    )


def ways(view: Observation, seat: int, kind: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What that tribe card may take from the table as it lies now: each kind of loot, with the people of whom one goes
    along, if any may. () where nothing is left for it."""
    table = spread(*(card for card, n in view.table for _ in range(n)))
    found: dict[str, tuple[str, ...]] = {}
    for haul in hauls(view.setup, table, seat, KIND[kind]):
        found[haul.loot] = (*found.get(haul.loot, ()), *((haul.partner,) if haul.partner else ()))
    return tuple(found.items())


def _ready(view: Observation, action: Any) -> tuple[tuple[int, str] | None, tuple[str, ...]]:
    table = spread(*(card for card, n in view.table for _ in range(n)))
    if isinstance(action, Haul) and view.settled < len(view.pile):
        kind = view.pile[view.settled].kind
        return (action.seat, kind), tuple(CARDS[card] for card in cards_of(view.setup, table, action, KIND[kind]))
    if isinstance(action, Claim):
        kind = action.kind
        found = hauls(view.setup, table, action.seat, KIND[kind])
        ways = [cards_of(view.setup, table, haul, KIND[kind]) for haul in found]
        sure = [card for card in ways[0] if all(card in way for way in ways)] if ways else []
        return (action.seat, kind), tuple(CARDS[card] for card in sure)
    return None, ()
