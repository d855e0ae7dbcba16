"""For hints: nothing is bought or bartered but for what the same hint names.

One can buy just before an action what it needs, so a tipi or canoe is never bought at the end of a turn for a plan that
others, or the next tile, may change; a hunter is before a tile that can bring it onto the land, with no more than five:
this one, or the next once all actions of the round are done, so that they can still use what it costs.
What would be lost above 15 may buy anything, if not far more is paid of a kind than would be lost of one. BI-24, BI-28.
"""

from typing import TYPE_CHECKING, Any

from ..engine.actions import Barter, Buy
from ..engine.data import ACTIONS, DEED, HUNTER, MOST, PIECE, ROUNDS, VALUE
from .plan import Run
from .trading import spills

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["needed"]


def needed(state: "State", seat: int, run: Run) -> Run:
    """The same run without what is bought or bartered for nothing that follows in it."""
    if (lost := spills(state.observe(seat))) and state.phase in ("end", "surplus"):
        return _no_more(state, run, lost)
    if state.phase not in ("name", "end") or lost:
        return run
    last = len(state.done[seat]) == ACTIONS and state.this_round < ROUNDS[state.seats]
    comes = last or DEED["place"] not in state.done[seat] or state.variant > 1
    if state.phase == "end":
        room = max(MOST - state.supply[seat][HUNTER], 0) if comes else 0
        come = [n for n, a in enumerate(run) if isinstance(a, Buy) and a.piece == "hunter"][:room]
        less = tuple(a for n, a in enumerate(run) if not isinstance(a, Buy) or n in come)
        run = less if _legal(state, less) else run[-1:]
    vain = Barter if state.phase == "end" else Buy | Barter
    for action in [a for a in reversed(run) if isinstance(a, vain)]:
        less = _without(run, action)
        run = less if _legal(state, less) else run
    return run


def _no_more(state: "State", run: Run, lost: int) -> Run:
    """The run with something smaller in the place of a first purchase that costs more of each kind than twice what is
    lost of the kind of which most is; or without it, where that is no less than the end of the turn."""
    first = run[0]
    if not isinstance(first, Buy) or VALUE[PIECE[first.piece]] <= 2 * lost:
        return run
    fit = [one for one in state.legal_actions() if isinstance(one, Buy) and VALUE[PIECE[one.piece]] <= 2 * lost]
    sort = first.piece.partition("-")[0]
    fit.sort(key=lambda one: (VALUE[PIECE[one.piece]], one.piece.startswith(sort), one.piece == "hunter"))
    ways = [(one, *rest) for one in fit[-1:] for rest in (run[1:], ())] + [run[1:]] * bool(run[1:])
    return next((way for way in ways if _legal(state, way)), run)


def _without(run: Run, action: Any) -> Run:
    """The run without the last such action."""
    at = len(run) - 1 - run[::-1].index(action)
    return run[:at] + run[at + 1 :]


def _legal(state: "State", run: Run) -> bool:
    after = state.clone()
    for action in run:
        if action not in after.legal_actions():
            return False
        after.apply(action)
    return True
