"""What a whole turn brings if one does what hints propose in it, so that the hint at the tile and those after it say
the same. Hints only.

It is played through as one does offhand, on a position imagined from what is seen: a mask of the deck counts for
nothing, since nobody knows it.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ...engine import frames
from ...engine.actions import do
from ...engine.data import TRACKS, YEARS
from ...engine.observe import Observation
from ...engine.state import State
from ..evaluation import filled
from ..lines import counted, open_mask
from ..policy import choices
from ..reasons import reason
from ..worth import weights

__all__ = ["explained", "played"]

_TILE: Final = ("line", "begin", "fire", "fire_tile")


def explained(view: Observation, actions: Sequence[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Why one would do that: of a tile with all the points of the turn in place of those that the tile alone surely
    brings, of its action with the progress tiles that serve it. `can`: more than surely; `buys`: progress tiles."""
    name, values = reason(view, actions)
    player = view.players[view.asked.seat if view.asked else 0]
    if name in _TILE:
        tracks, buys = played(view, actions)
        unknown = "mask" in values["steps"] and "mask" not in dict(tracks)
        values = {name: value for name, value in values.items() if name not in ("counts", "behind", "comes")}
        values |= {"can": tracks != values["tracks"], "tracks": tracks, "might": (("mask", 0),) * unknown, "buys": buys}
        values |= counted(view, player, tracks)
    elif name == "points" and actions[0].verb == "do":
        n = dict(played(view, actions, alone=True)[0]).get(values["track"], int(values["n"]))
        values |= {"n": n, **counted(view, player, [(values["track"], n)])}
    yield name, values


def played(
    view: Observation, actions: Sequence[Any], alone: bool = False
) -> tuple[tuple[tuple[str, int], ...], tuple[str, ...]]:
    """(track, points) and the progress tiles bought until that turn is over, `alone`: that action of the tile."""
    state = State.imagined(view)
    player, year, meant, bought = state.players[state.turn], state.year, [*actions], list[str]()
    before = player.tracks
    while True:
        action = meant.pop(0) if meant else _next(state)
        if getattr(action, "verb", "") == "end":
            break
        hand = player.hand
        state.apply(action)
        if (action.verb, action.what) == ("draw", "deck") or action.verb == "discard":
            player.hand = hand
        bought += [action.what] * (action.verb == "buy")
        while state.stack and isinstance(state.stack[-1], frames.Bag):
            for answer in filled(state, state.stack[-1], weights(state, player, YEARS - year)):
                state.apply(answer)
        if not state.stack or (state.turn, state.year) != (player.seat, year) or (alone and len(state.stack) == 1):
            break
    gains = zip(TRACKS, player.tracks, before, strict=True)
    return tuple((track, n - m) for track, n, m in gains if n > m), tuple(bought)


def _next(state: State) -> Any:
    """What would be done then; of masks as a hint does."""
    action = choices(state)[0]
    if action.verb == "draw" and open_mask(state.observe(action.seat), action.seat):
        return do(action.seat, "draw", "pile")
    return action
