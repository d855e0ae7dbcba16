"""How Bison is played at one screen: the tile in hand stays unseen, and the scoring is shown terrain by terrain."""

from typing import Any, Final

from prateria.games.contract import Flow, Moments, moments

from .engine import events as ev
from .engine.position import Position

__all__ = ["FLOW"]


def scenes(before: Position, action: Any) -> Moments:
    """When areas are scored: what happens, one after another, each with the position at that moment.

    Meanwhile the phase is `surplus` and nobody is asked. [] for an action by which nothing is scored.
    """
    told = moments(before, action)
    return told if any(isinstance(event, ev.TerrainScored) for event, _ in told) else []


def interlude(before: Position, action: Any) -> Position | None:
    """The position in which the last areas of a round are scored and nothing else has begun.

    None if the action does not end a round.
    """
    told = moments(before, action)
    if not any(isinstance(event, ev.TotemPassed | ev.GameEnded) for event, _ in told):
        return None
    scored = [state for event, state in told if isinstance(event, ev.TerrainScored)]
    return scored[-1] if scored else before.clone()  # else it was the last word about a surplus of fish


def private(state: Position) -> bool:
    """Whether what is decided now must stay unseen by the others round the screen: while the tile is in hand."""
    return state.phase != "over" and state.hands[state.actor] >= 0


FLOW: Final = Flow(
    private=private,
    scenes=scenes,
    interlude=interlude,
    turning=("turn",),  # a tile is turned in its cell
    carried={
        "tile": ("cell",),  # the one in hand
        "camp": ("space",),  # hunters and camps from one's own
        "from": ("to",),
        "give": ("get",),
        "buy": ("own",),  # into one's own camp
    },
    looking=("space", "from", "to"),  # a space shows its area
)
