"""Which tile a hint gives away for a new one: none of which the new one can do all is better kept, and no action goes
that one has built for, where something about as good leaves it. Hints only.

What bots choose by here knows no more than what the actions of a tile are worth in an ordinary year, and the
evaluation no more than how many actions the grid has: that one's own fields lie ready for one of them it does not see.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from ...engine.data import TILES
from ...engine.rules.movement import HUNTER, WOMAN
from ..policy import choices
from ..reasons import reason

if TYPE_CHECKING:
    from ...engine.state import State

__all__ = ["keeps_more"]

_FEW: Final = 2
"""So many other choices are tried."""
_EVEN: Final = 1.0
"""Points by which the evaluation must tell two of them apart, where an action would go for which one has built;"""
_ABOUT: Final = 0.25
"""and where none would."""
_POINTS: Final = {"mask": 2, "military": 2, "trade": 2}
"""Actions that bring points: worth as much as two fields that lie ready for another one."""
_FRONT: Final = {tile.id: tile.front for tile in TILES}


def keeps_more(state: "State", seat: int, action: Any) -> tuple[list[Any], float]:
    """New tiles that leave more of what one has, the best first; and by how many points they may be worse."""
    others = [other for other in choices(state) if other.verb == "replace"]
    gone = _gone(state, seat, action)
    if gone:
        costs = {other: _gone(state, seat, other) for other in others}
        found = sorted((other for other in others if costs[other] < gone),
                       key=lambda other: (costs[other], not _all_of(other), other.where != action.where))  # fmt: skip
        return found[:_FEW], _EVEN
    if _all_of(action):
        return [], 0.0
    return [other for other in others if other.where == action.where and _all_of(other)], _ABOUT


def _all_of(action: Any) -> bool:
    """Whether the new tile can do all that the old one could."""
    return Counter(_FRONT[action.what]) <= Counter(_FRONT[action.where])


def _gone(state: "State", seat: int, action: Any) -> int:
    """How much one has built for actions that then no tile shows any more."""
    none = reason(state.observe(seat), (action,))[1]["none"]
    if not none:
        return 0
    built = {
        "harvest": state.areas.count(3 * seat + WOMAN), "hunt": state.areas.count(3 * seat + HUNTER),
        "fish": state.players[seat].canoes - 1, **_POINTS,
    }  # fmt: skip
    return sum(built.get(step, 0) for step in none)
