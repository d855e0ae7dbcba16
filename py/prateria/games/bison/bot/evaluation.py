"""The evaluation of a position of Bison: what land, pieces and animals are worth. For bots, hints and proposals.

>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> state.apply(state.parse(f"{state.turn + 1} do place 4"))
>>> propose(state.observe(state.turn))
{'bison': 3, 'turkey': 2, 'fish': 2}
"""

from typing import TYPE_CHECKING, Any

from prateria.core.rng import Rng

from ..engine.actions import Barter
from ..engine.data import ANIMALS
from ..engine.observe import Observation
from .proposals import propose
from .worth import lead

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["effort", "evaluate", "proposals", "silly"]


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
