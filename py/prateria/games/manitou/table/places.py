"""Where on the table something happened: the card that was laid, the territory, the player whom the thief visits.

>>> from ..engine.events import Played
>>> places(Played(1, "chief", "river"))
('laid-1-chief-river|land-river',)
"""

from typing import Any

from ..engine import events as ev

__all__ = ["laid_name", "places"]


def laid_name(seat: int, kind: str, territory: str) -> str:
    """A card on the table, as `data-place` knows it: of equal ones in a row the last is meant."""
    return f"laid-{seat}-{kind}-{territory}"


def places(event: Any) -> tuple[str, ...]:
    """See `Table.places`. In a later hunt the card is gone, and the territory is left."""
    match event:
        case ev.Played() | ev.Trial():
            return (f"{laid_name(event.seat, event.kind, event.territory)}|land-{event.territory}",)
        case ev.BisonCaught() | ev.BisonLost() | ev.CaptivesTaken() | ev.CardsReturned():
            return (f"land-{event.territory}",)
        case ev.ThievesTaken():
            return tuple(f"player-{seat}" for seat in event.seats)
    return ()
