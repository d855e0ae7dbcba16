"""The rules of Bison: what can be done, and what it does.

>>> state = State.new(seats=2, seed=1)
>>> while state.actors():
...     state.apply(state.legal_actions()[0])
>>> state.outcome() is not None
True
"""

from .meta import META
from .scenarios import SCENARIOS
from .state import State

__all__ = ["META", "SCENARIOS", "State"]
