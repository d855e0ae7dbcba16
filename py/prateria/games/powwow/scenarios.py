"""Named start positions that ship with the game: the guided round."""

from typing import Final

from ...core.game import Scenario

SCENARIOS: Final[dict[str, Scenario]] = {}
