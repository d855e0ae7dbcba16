"""The rollout of Bison: everybody takes the best of a few quickly found plans, for a few named actions."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from prateria.core.rng import Rng
from prateria.games.contract import Ahead, Budget

from ..engine.data import ACTIONS
from ..engine.observe import Observation
from .evaluation import evaluate
from .plans import Run, best

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["AHEAD"]


def _step(state: "State", rng: Rng) -> Iterator[None]:
    run: Run | None = None
    for run in best(state, state.actor):  # noqa: B007  the last one is meant
        yield None
    for action in run or ():
        state.apply(action)


def _named(state: "State") -> int:
    """The actions named so far, by all."""
    return ACTIONS * state.seats * (state.this_round - 1) + sum(map(len, state.done))


def _value(state: "State", seat: int) -> float:
    return evaluate(state, seat, Rng(0))


def _weighty(view: Observation) -> bool:
    """Not trading: it is a small thing, and one sees what it brings."""
    return view.phase == "name"


AHEAD: Final = Ahead(
    step=_step,
    clock=_named,
    horizon=8,
    value=_value,
    budgets=(Budget(runs=4, nodes=6), Budget(runs=6, nodes=11)),
    weighty=_weighty,
)
