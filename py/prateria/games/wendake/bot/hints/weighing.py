"""Which action of a tile speaks most for it: without which one the year would end worst. For hints."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.core.rng import Rng

from ...engine import frames
from ...engine.observe import Observation
from ...engine.state import State
from ..evaluation import evaluate

__all__ = ["weighs"]

_CLEARLY: Final = 0.5
"""Points by which the year must end worse without it than without any other."""
_SILENT: Final = 0


def weighs(view: Observation, actions: Sequence[Any]) -> str:
    """That action; '' where there is one only, or two matter alike."""
    state = State.imagined(view)
    seat = state.turn
    for action in actions:
        state.apply(action)
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, frames.Steps) or state.turn != seat or len({*frame.pending}) < 2:
        return ""
    worth = dict[str, float]()
    for step in dict.fromkeys(frame.pending):
        less = state.clone()
        less.swap_top(frame._replace(pending=tuple(other for other in frame.pending if other != step)))
        worth[step] = evaluate(less, seat, Rng(_SILENT))
    first, second = sorted(worth, key=lambda step: worth[step])[:2]
    return first if worth[second] - worth[first] >= _CLEARLY else ""
