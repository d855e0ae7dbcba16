"""The evaluation of a position of Bison: what land, pieces and animals are worth. For bots, hints and proposals.

And its rollout: everybody takes the best of a few quickly found plans, for a few named actions.

>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> state.apply(state.parse(f"{state.turn + 1} do place 4"))
>>> propose(state.observe(state.turn))
{'bison': 3, 'turkey': 2, 'fish': 2}
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng
from prateria.games.contract import Ahead, Budget

from ..engine.actions import Barter
from ..engine.data import ACTIONS, ANIMALS
from ..engine.observe import Observation
from .plans import Run, best
from .proposals import propose
from .worth import lead

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["AHEAD", "effort", "evaluate", "proposals", "silly"]


def proposals(view: Observation, rng: Rng, n: int) -> list[dict[str, int]]:
    """The even payment, or those who come at the least cost."""
    return [propose(view)]


def effort(view: Observation) -> int:
    """What one evaluation takes: areas are tallied for every player."""
    return 5 + 2 * view.seats


def silly(view: Observation, action: Any) -> bool:
    """Three animals for one of which there are more."""
    if not isinstance(action, Barter):
        return False
    animals = view.players[action.seat].animals
    return animals[ANIMALS.index(action.give)] < animals[ANIMALS.index(action.get)]


def evaluate(state: "State", seat: int, rng: Rng) -> float:
    """How many animals of the last scoring a seat is ahead; nobody is imagined to trade in a scoring (BI-28)."""
    while state.phase == "surplus":
        state.apply(state.legal_actions()[-1])
    return lead(state, seat)


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
