"""Wendake (D. Sabia, 2017): seven years in the villages of the Great Lakes. Rules WE-01 to WE-90.

>>> state = State.new(seats=2, seed=1)
>>> while state.actors():
...     state.apply(state.legal_actions()[0])
>>> state.outcome() is not None, state.year
(True, 7)
"""

from .meta import META
from .scenarios import SCENARIOS
from .state import State

__all__ = ["META", "SCENARIOS", "State"]
