"""Where on the table something happened: the spaces of the land, or the strip of a player.

>>> from ..engine.events import Moved, TilePlaced
>>> places(Moved(0, "D4p", "D4r", 1))
('at-D4p', 'at-D4r')
>>> places(TilePlaced(0, "T18", "D3", 2, ("D3p", "D3m", "D3r")))
('at-D3p+at-D3m+at-D3r',)
"""

from typing import Any

from ..engine import events as ev

__all__ = ["places"]


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
            return (f"at-{event.area}",)
    return ()
