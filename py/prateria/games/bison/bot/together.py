"""What hunters who stand together could build, of what there is or can be bought: it need not be paid for yet."""

from collections.abc import Sequence
from typing import Any

from ..engine.actions import Call, Move
from ..engine.camps import at
from ..engine.data import CANOE, SIZES, TIPI
from ..engine.grid import SPACE
from ..engine.observe import Observation
from ..engine.preview import followed

__all__ = ["larger"]


def larger(view: Observation, actions: Sequence[Any]) -> bool:
    """Whether a larger tipi or canoe than before can be built where these actions bring hunters together."""
    seat, now, was = actions[0].seat, followed(view, actions)[1], followed(view, ())[1]
    me = view.players[seat]
    for action in actions:
        if isinstance(action, Call | Move):
            goal = action.space if isinstance(action, Call) else action.to
            deed, first = ("canoe", CANOE) if goal[-1] == "r" else ("tipi", TIPI)
            less, more = (min(sum(at(camps[seat], SPACE[goal])), SIZES[-1]) for camps in (was, now))
            sizes = range(max(less, 1) + 1, more + 1)
            together = at(now[seat], SPACE[goal])[0] > 1
            if together and deed not in me.deeds and any(me.supply[first + n] or me.market[first + n] for n in sizes):
                return True
    return False
