"""What a hint proposes for warriors where a bot would move more for about as much: nobody leaves a majority whom
somebody else can stand in for, nobody goes home only to be sent out again, no outpost gives up its area for that.
"""

from typing import TYPE_CHECKING, Any, Final

from ...engine import frames
from ...engine.actions import do
from ...engine.data import PROGRESS, YEARS
from ...engine.rules.movement import WARRIOR, WOMAN
from ..evaluation import shortlist
from ..policy import choices
from ..reasons import reason

if TYPE_CHECKING:
    from ...engine.state import State

__all__ = ["GOES", "gives_up", "in_place_of", "leaves_empty", "left_out", "outposts_stay", "without"]

GOES: Final = ("stand", "lie", "raid", "fight")
_FEW: Final = 2
"""So many other moves are tried."""
_NUMBER: Final = {tile.id: i for i, tile in enumerate(PROGRESS)}


def gives_up(state: "State", seat: int, action: Any) -> bool:
    """Whether a warrior leaves a territory where one has the most; or goes home for nothing but to be sent out again.
    To win an area from the village is no loss: they all set out there."""
    if getattr(action, "verb", "") not in GOES:
        return False
    name, values = reason(state.observe(seat), (action,))
    sets_out = action.verb != "stand" and action.what == state.land.names[state.land.villages[seat]]
    return name == "transfer" or ("leaves" in values and not sets_out)


def in_place_of(state: "State", seat: int, action: Any) -> list[tuple[Any, ...]]:
    """Moves in place of one that gives something up, first those that come to the same: another warrior to the same
    place, one who comes after and then that one; then others, and none, except for an area that is won and kept."""
    steps, top = [step for step in state.legal_actions() if step.verb in GOES], state.stack[-1]
    found: list[tuple[Any, ...]]
    found = [(step,) for step in steps if (step.verb, step.where) == (action.verb, action.where) and step != action]
    if isinstance(top, frames.Moves) and top.left + top.extra > 1:
        after = [step for step in steps if (step.verb, step.where) == ("stand", action.what)]
        found += [(step, action) for step in after if step.what != action.where]  # else all would stand as before
    found = [run for run in found if not gives_up(state, seat, run[0])][:_FEW]
    if not left_out(state, action):
        return found
    likely = [(step,) for step in shortlist(state, seat) if step.verb in GOES and not gives_up(state, seat, step)]
    stop = do(seat, "stop")
    return [*found, *likely[:_FEW], *(((stop,),) if stop in state.legal_actions() else ())]


def left_out(state: "State", action: Any) -> bool:
    """Whether what a move gives up may be worth more: in the last year an area brings no goods any more."""
    return bool(action.verb == "stand" or state.year == YEARS)


def leaves_empty(state: "State", action: Any) -> bool:
    """Whether an outpost goes home, or first of all would, and nobody takes its place."""
    if action.verb == "open":
        after = state.clone()
        after.apply(action)
        action = choices(after)[0]
    return action.verb == "home" and bool(action.where == "leave")


def outposts_stay(state: "State", seat: int, action: Any) -> list[Any]:
    """What is done instead: others go home whose places are taken, or no more of them."""
    if action.verb == "open":
        return [without(state, action)]
    return [one for one in state.legal_actions() if one.verb == "done" or (one.verb, one.where) == ("home", "fill")]


def without(state: "State", action: Any) -> Any:
    """What would be done without that: if the tile did not show that action, the progress tile were used, or no
    outpost could go home."""
    after, frame = state.clone(), state.stack[-1]
    if action.verb == "use":
        after.players[state.turn].used |= 1 << _NUMBER[action.what]
    elif action.verb == "open":
        mine = 3 * state.turn
        after.areas = tuple(mine + WOMAN if native == mine + WARRIOR else native for native in state.areas)
    elif isinstance(frame, frames.Steps):
        at = frame.pending.index(action.what)
        before = frame.pending[:at] if frame.free else ()
        after.swap_top(frame._replace(pending=(*before, *frame.pending[at + 1 :])))
    return choices(after)[0]
