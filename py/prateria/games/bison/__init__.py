"""Bison (W. Kramer, M. Kiesling, 2006): tiles join into prairies, mountains and rivers. Rules BI-01 to BI-33.

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
