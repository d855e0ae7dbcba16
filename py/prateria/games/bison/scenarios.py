"""Named start positions that ship with the game. See `position` for the form.

A number and its position are never changed, since share codes name them: another position takes the next number.
"""

from typing import Final

from ...core.game import Scenario

SCENARIOS: Final[dict[str, Scenario]] = {}
