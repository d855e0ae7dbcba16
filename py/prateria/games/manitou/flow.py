"""How Manitou is played at one screen: the moment before a hunt is counted, and what lies there in the end."""

from typing import Any, Final

from prateria.games.contract import Flow

from .engine.position import Position

__all__ = ["FLOW"]


def interlude(before: Position, action: Any) -> Position | None:
    """The position in which the last card of a hunt lies on the table and nothing is taken yet.

    None if the action does not end a hunt.
    """
    if before.phase != "play" or before.turns_left != 1:
        return None
    state = before.clone()
    state.turns_left += 1  # so that the engine does not end the hunt
    state.apply(action)
    state.turns_left = 0
    return state


def last_look(before: Position, action: Any) -> Position | None:
    """The end of the game with all points counted, and the cards and herds of the last hunt still on the table.

    None if the action does not end the game.
    """
    lying = interlude(before, action)
    state = before.clone()
    state.apply(action)
    if lying is None or state.phase != "over":
        return None
    state.rows, state.guards, state.herds = lying.rows, lying.guards, lying.herds
    return state


FLOW: Final = Flow(interlude=interlude, last_look=last_look, carried={"card": ("territory",)})
