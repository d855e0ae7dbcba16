"""The rules of Pow Wow: what can be done, and what it does.

>>> state = State.new(seats=2, seed=1)
>>> while state.actors():
...     state.apply(state.legal_actions()[0])  # turn, and turn, and nobody ever claims
>>> state.outcome().points
(0, 0)
"""

from .meta import META
from .scenarios import SCENARIOS
from .state import State

__all__ = ["META", "SCENARIOS", "State"]
