"""Why a mask is drawn, a combination played or kept, for hints: as `reasons`."""

from typing import Any

from ..engine.data import MASKS
from ..engine.frames import Draw
from ..engine.observe import Observation, Player
from .foreseen import combination
from .lines import counted, lying_open, playable

__all__ = ["draw", "hold", "makes", "mask"]

Reason = tuple[str, dict[str, Any]]


def draw(view: Observation, player: Player, action: Any) -> Reason:
    """With `Two masks` one goes away again afterwards: it may be just that one."""
    if action.what != "pile":
        return "draw_deck", {}
    if any(isinstance(frame, Draw) and frame.discard for frame in (view.asked.stack if view.asked else ())):
        return "draw_two", {}
    space, n = playable(view, player, lying_open(view))
    if n > playable(view, player)[1]:
        told = {"space": space, "n": n, **counted(view, player, [("mask", n)])}
        return "mask_makes", {**told, **_plays(view, space)}
    return "draw_pile", {}


def mask(view: Observation, player: Player, action: Any) -> Reason:
    """A combination; `more`: one that would bring more, but of more masks, which then are not there for another one."""
    found = {mask.id: (sum(mask.pattern), mask.points) for mask in MASKS}
    cards, n = found[action.what]
    space, most = playable(view, player)
    more = {"more": (space, most)} if most > n and found[space][0] > cards else {}
    told = {"space": action.what, "n": n, **more, **counted(view, player, [("mask", n)])}
    return "mask_space", {**told, **_plays(view, action.what, space if more else "")}


def _plays(view: Observation, space: str, other: str = "") -> dict[str, Any]:
    """The combination that a hint speaks of: another one says if that could still be played, and it is not."""
    return {"about": "mask", "promise": (view.year, space), "kept": ((view.year, other),)}


def hold(view: Observation, player: Player, action: Any) -> Reason:
    """What could be played instead, and how much of it would count."""
    space, n = playable(view, player)
    if not n:
        return "mask_hold", {}
    return "mask_hold", {"space": space, "n": n, **counted(view, player, [("mask", n)]), **_plays(view, "", space)}


def makes(view: Observation, player: Player, action: Any) -> Reason:
    """A mask that is none of the hand: what it makes."""
    space = combination(view, action)
    n = next((mask.points for mask in MASKS if mask.id == space), 0)
    if not space:
        return "mask_may", {}
    return "mask_makes", {"space": space, "n": n, **counted(view, player, [("mask", n)])}
