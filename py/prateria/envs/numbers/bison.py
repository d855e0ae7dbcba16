"""Bison: actions with their hunters, tiles, pieces, moves and trades, on the cells that the ruleset has.

A seat holds one tile at a time, so laying it is numbered by cell and turn alone.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ...core.game import Choice
from ...games.bison.engine.actions import Place
from ...games.bison.engine.data import ANIMALS, DEEDS, MOST, PIECES, PRICES, REACH, SIZES, TERRAINS, TURNS
from ...games.bison.engine.grid import CELLS, DISTANCE, PLACES, STARTS
from .listing import Listing

__all__ = ["FAR", "NUMBERS", "cells_of"]

FAR = 3
"""A hunter moves three steps at most, none of them farther than to the next cell (BI-13, BI-23)."""


def actions(seats: int, options: Mapping[str, Choice]) -> Iterator[str]:
    """BI-16 to BI-24, BI-28, BI-32, BI-33."""
    cells = cells_of(str(options["ruleset"]))
    land = [f"{CELLS[cell]}{terrain[0]}" for cell in cells for terrain in TERRAINS]
    new = [cell for cell in cells if cell not in STARTS]
    yield from (f"do {deed} {hunters}" for deed in DEEDS for hunters in range(MOST + 1))
    yield from (f"gain {animal}" for animal in ANIMALS)
    yield from (f"place {CELLS[cell]} {turn}" for cell in new for turn in TURNS)
    yield from (f"put {CELLS[cell]}{terrain[0]}" for cell in new for terrain in TERRAINS)
    if options["variant"]:
        yield from (f"alter {space} {size}" for space in land for size in (0, *SIZES))
    else:
        yield from (f"build {space}" for space in land)
    yield from (f"call {space}" for space in land)
    for start in cells:
        for to in cells:
            if _distance(start, to) <= FAR:
                for a in TERRAINS:
                    for b in TERRAINS:
                        if (start, a) != (to, b):
                            yield f"move {CELLS[start]}{a[0]} {CELLS[to]}{b[0]}"
    yield from (f"buy {piece}" for piece in PIECES)
    yield from (f"barter {give} {get}" for give in ANIMALS for get in ANIMALS if give != get)
    yield from (f"take {animal} {n}" for animal in ANIMALS for n in range(PRICES[-1] + 1))
    yield from (f"take {space} {n}" for space in land for n in range(MOST + 1))
    yield from ("end", "stop")


def text_of(action: Any) -> str:
    """The text of an action without its seat, and without the tile that is laid."""
    if isinstance(action, Place):
        return f"place {action.cell} {action.turn}"
    text: str = action.text
    return text[2:]


def cells_of(ruleset: str) -> list[int]:
    """The cells on which a tile can ever lie (BI-12)."""
    return [cell for cell, far in enumerate(DISTANCE) if far <= REACH[ruleset]]


def _distance(a: int, b: int) -> int:
    """Steps from cell to cell."""
    (q, r), (s, t) = PLACES[a], PLACES[b]
    return max(abs(q - s), abs(r - t), abs(q - s + r - t))


NUMBERS: Final = Listing(actions, text_of)
