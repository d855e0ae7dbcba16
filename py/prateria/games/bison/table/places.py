"""Where on the table something happened: the spaces of the land, or the strip of a player; what it changed in a stock.

>>> from ..engine.events import Moved, TilePlaced
>>> places(Moved(0, "D4p", "D4r", 1))
('at-D4p', 'at-D4r')
>>> places(TilePlaced(0, "T18", "D3", 2, ("D3p", "D3m", "D3r")))
('at-D3p+at-D3m+at-D3r',)
"""

from collections.abc import Sequence
from typing import Any

from ..engine import events as ev
from ..engine.data import ANIMALS, BARTER, PIECE, VALUE

__all__ = ["gains", "places"]


def places(event: Any) -> tuple[str, ...]:
    """See `Table.places`."""
    match event:
        case ev.TilePlaced():
            return ("+".join(f"at-{event.cell}{terrain}" for terrain in "pmr"),)
        case ev.HuntersPut() | ev.Altered() | ev.Called() | ev.Gathered():
            return (f"at-{event.space}",)
        case ev.Moved():
            return (f"at-{event.start}", f"at-{event.to}")
        case ev.Bought() | ev.Bartered():
            return (f"player-{event.seat}",)
        case ev.AreaScored():
            return (f"area-{event.area}*|at-{event.area}",)  # it may have become part of another since
    return ()


def gains(event: Any) -> tuple[tuple[str, str], ...]:
    """See `Table.gains`.

    >>> from ..engine.events import Bartered, Paid
    >>> gains(Paid(0, (2, 0, 1))), gains(Bartered(1, "bison", "fish"))  # doctest: +NORMALIZE_WHITESPACE
    ((('stock-0-bison|track-0-bison', '−2'), ('stock-0-fish|track-0-fish', '−1')),
     (('stock-1-bison|track-1-bison', '−3'), ('stock-1-fish|track-1-fish', '+1')))
    """
    match event:
        case ev.Paid():
            return _changed(event.seat, [-n for n in event.animals])
        case ev.Gained():
            return _changed(event.seat, [int(animal == event.animal) for animal in ANIMALS])
        case ev.Bought():
            return _changed(event.seat, [-VALUE[PIECE[event.piece]]] * len(ANIMALS))
        case ev.Bartered():
            return _changed(event.seat, [(a == event.get) - BARTER * (a == event.give) for a in ANIMALS])
    return ()


def _changed(seat: int, animals: Sequence[int]) -> tuple[tuple[str, str], ...]:
    """Animals of a stock, by kind: beside a number, or on one's own track."""
    return tuple(
        (f"stock-{seat}-{animal}|track-{seat}-{animal}", f"{n:+d}".replace("-", "−"))
        for animal, n in zip(ANIMALS, animals, strict=True)
        if n
    )
