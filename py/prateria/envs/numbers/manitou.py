"""Manitou: each kind of card into each territory, each answer while a party is chosen, and a pass."""

from collections.abc import Iterator, Mapping
from typing import Final

from ...core.game import Choice
from ...games.manitou.engine.actions import PASSES, PLAYS, TAKES
from .listing import Listing

__all__ = ["NUMBERS"]


def actions(seats: int, options: Mapping[str, Choice]) -> Iterator[str]:
    """MA-06, MA-07, MA-24."""
    for by_territory in PLAYS[0]:
        yield from (play.text[2:] for play in by_territory)
    for by_amount in TAKES[0]:
        yield from (take.text[2:] for take in by_amount)
    yield PASSES[0].text[2:]


NUMBERS: Final = Listing(actions)
