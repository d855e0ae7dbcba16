"""What is taken for granted in a turn, as nothing else is meant: the lone action of a tile, the last marker."""

from collections.abc import Sequence
from typing import Any, Final

from .. import frames
from ..position import Position

__all__ = ["granted"]

_OPENS: Final = ("trade", "mask")
"""Actions that only open a choice, after which all progress tiles can still be used."""

_APART: Final = ("P2-4", "P3-7")
"""Progress tiles that shift points or turn tiles: no action of a tile counts those."""

_GOODS_ALIKE: Final = ("ritual", "hunt", "fish", "harvest")
"""Actions that bring as much whatever goods one has."""

_OF_GOODS: Final = ("P1-8", "P2-7", "P2-8", "P3-8")
"""Progress tiles that only bring or exchange goods."""

_BEAVERS: Final = "P3-8"
"""That of them which brings what is tanned."""

_FETCH: Final = "P3-4"
"""The progress tile that brings a villager, who could set out as well."""


def granted(before: Position, legal: Sequence[Any]) -> Any | None:
    """The lone action of a tile, which has just been chosen, or of several the last one, unless that counts warriors:
    who has touched another one does not expect it. Not while outposts could be brought home before it, or a progress
    tile used, where that might change it; a swap can wait. The last marker, where it can only go to the order of play:
    whatever may be done at any time can be done after that as well. And the only outpost that can go home, once that
    has been opened; and to count warriors, once no alliance is left to be used.

    >>> from ..state import State
    >>> state = State.new(seats=2, seed=1)
    >>> alone = next(a for a in state.legal_actions() if a.verb == "tile" and a.what == "A1")
    >>> state.apply(alone)
    >>> granted(state, state.legal_actions()).text
    '1 do mask'
    """
    frame = before.stack[-1] if before.stack else None
    if isinstance(frame, frames.Turn):
        markers = [action for action in legal if getattr(action, "verb", "") in ("tile", "order")]
        return markers[0] if [action.verb for action in markers] == ["order"] else None
    if isinstance(frame, frames.Military):  # the last alliance has just been used
        return legal[0] if len(legal) == 1 else None
    if isinstance(frame, frames.Transfer) and not frame.some:
        others = [action for action in legal if getattr(action, "verb", "") not in ("home", "back")]
        one = not others and len({action.what for action in legal if action.verb == "home"}) == 1
        return legal[0] if one and legal[0].where == "fill" else None
    if not isinstance(frame, frames.Steps) or len(frame.pending) != 1:
        return None
    if frame.pending[0] == "military":  # it never is all that a tile has
        return None
    own = [action for action in legal if getattr(action, "verb", "") == "do"]
    rest = [a for a in legal if a not in own and a.verb != "end" and (a.verb, a.what) != ("open", "swap")]
    return own[0] if len(own) == 1 and all(_can_wait(frame.pending[0], action) for action in rest) else None


def _can_wait(step: str, action: Any) -> bool:
    """Whether that is worth no more before an action of that name than after it: a progress tile, where the action only
    opens a choice, or where what the tile brings changes nothing of it.

    >>> from ..actions import do
    >>> [_can_wait(step, do(0, "use", "P1-1")) for step in ("trade", "move3", "ritual")]
    [True, True, False]
    """
    if (action.verb, action.what) == ("open", "transfer"):  # who comes home later changes nothing of it
        return step in (*_OPENS, "tan", "fish")
    if action.verb != "use":
        return False
    if step.startswith("move"):  # what sets out besides can do so after it
        return bool(action.what != _FETCH)
    if step == "tan" and action.what in _OF_GOODS:
        return bool(action.what != _BEAVERS)
    return step in _OPENS or action.what in _APART or (step in _GOODS_ALIKE and action.what in _OF_GOODS)
