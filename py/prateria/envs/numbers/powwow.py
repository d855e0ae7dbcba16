"""Pow Wow in turns: to turn a card, to answer with a tribe card or none, and what a claim takes."""

from collections.abc import Iterator, Mapping
from typing import Final

from ...core.game import Choice
from ...games.powwow.engine.actions import CLAIMS, HAULS, PASSES, TURNS
from .listing import Listing

__all__ = ["NUMBERS"]


def actions(seats: int, options: Mapping[str, Choice]) -> Iterator[str]:
    """PW-04, PW-18, PW-10 to PW-14. Spouses come with `marriage`, totems without a captive with `sharing`."""
    yield TURNS[0].text[2:]
    yield PASSES[0].text[2:]
    yield from (claim.text[2:] for claim in CLAIMS[0])
    for (loot, partner), haul in HAULS[0].items():
        if loot == "tipi" and partner and not options["marriage"]:
            continue
        if loot == "totem" and not partner and not options["sharing"]:
            continue
        yield haul.text[2:]


NUMBERS: Final = Listing(actions)
