"""With how many hunters, and with which tipi or canoe, a hint would come to the same; what it makes larger, and what
hunters who stand together could."""

from collections.abc import Sequence
from typing import Any

from ..engine.actions import Build, Buy, Call, Do, Move, Put
from ..engine.board import Board
from ..engine.camps import Camps, at, change, take
from ..engine.data import CANOE, SIZES, TIPI
from ..engine.grid import SPACE
from ..engine.observe import Area, Observation, areas
from ..engine.preview import followed

__all__ = ["enough", "grown", "larger", "smaller"]


def enough(
    view: Observation, board: Board, camps: Sequence[Camps], then: Sequence[Area], actions: Sequence[Any]
) -> int:
    """With how many hunters everybody would get the same, where more come with a tile or build; 0: with no fewer."""
    used = next((do.hunters for do in actions if isinstance(do, Do)), 0)
    goal = next((action for action in actions if isinstance(action, Put | Build)), None)
    gains = [area.gains for area in then]
    if goal is None or (isinstance(goal, Build) and gains == [area.gains for area in view.areas]):
        return 0
    seat, space, first = goal.seat, SPACE[goal.space], CANOE if goal.space[-1] == "r" else TIPI
    built, ready = at(camps[seat], space)[1], view.players[seat].supply
    buys = any(isinstance(action, Buy) for action in actions)  # something smaller costs less
    for less in range(used - 1, 0, -1):
        fewer = list(camps)
        if isinstance(goal, Put):
            fewer[seat] = take(fewer[seat], space, less)
        elif ready[first + built - less] or (buys and view.players[seat].market[first + built - less]):
            fewer[seat] = change(fewer[seat], space, less, built - less)
        else:
            continue
        if [area.gains for area in areas(board, tuple(fewer))] == gains:
            return used - less
    return 0


def smaller(camps: Camps, actions: Sequence[Any], least: int) -> str:
    """What is built where no more than `least` hunters build."""
    used = next(do.hunters for do in actions if isinstance(do, Do))
    space = next(action.space for action in actions if isinstance(action, Build))
    return f"{'canoe' if space[-1] == 'r' else 'tipi'}-{at(camps, SPACE[space])[1] - used + least}"


def grown(view: Observation, actions: Sequence[Any]) -> tuple[int, int] | None:
    """The size of the tipi or canoe there that is made larger, and of the one that comes in its place."""
    do = next((one for one in actions if isinstance(one, Do)), None)
    goal = next((one.space for one in actions if isinstance(one, Build)), "")
    size = next((space.size for space in view.spaces if space.id == goal), 0)
    return (size, size + do.hunters) if do is not None and size else None


def larger(view: Observation, actions: Sequence[Any]) -> bool:
    """Whether a larger tipi or canoe than before can be built where these actions bring hunters together, of what there
    is or can be bought: it need not be paid for yet."""
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
