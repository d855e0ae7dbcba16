"""The way back from what is opened and not begun. WE-14, from version 2 of the rules on.

Swap, transfers, the exchange and the points of a Trade are opened before anything in them is chosen; until then whoever
opened them may leave them. The position is then the very one before.
"""

from typing import Final

from prateria.core.game import Sink

from .. import events as ev
from ..actions import Do, all_of
from ..frames import Bag, Steps, Swap, Transfer
from ..player import Player
from ..position import Position

__all__ = ["go_back", "way_back"]

_BACK: Final = all_of("back", ("",))


def way_back(state: Position) -> Do | None:
    """The action that leaves what was opened, or None where nothing is or where something in it is chosen already."""
    if state.rules < 2 or not state.stack:
        return None
    frame = state.stack[-1]
    if isinstance(frame, Bag):
        opened = bool(frame.parts) and not frame.taken
    elif isinstance(frame, Transfer):
        opened = not frame.some and not frame.stay
    else:
        opened = isinstance(frame, Swap) and frame.first < 0
    return _BACK[state.turn][0] if opened else None


def go_back(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """Ask again what was asked before it was opened."""
    frame = state.stack[-1]
    tell(ev.Closed(p.seat))
    state.pop()
    if isinstance(frame, Bag):
        state.swap_top(state.top(Steps)._replace(inner=frame.parts))
