"""Players of one's own and bots of ours, all in one interpreter: quick, and no proof of anything, because each could
reach the others and the state.

>>> trial = Trial([{"source": "def choose(view): return view.actions[0]"}, {"level": "first"}])
>>> trial.faults()
[None, None]
>>> umpire = trial.open({"game": "manitou", "seed": 3}, [0, 1])
>>> while turn := umpire.play_on():
...     turn = trial.play_on()
>>> umpire.over, umpire.referee.stopped
(True, [])
"""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final

from .cell import Cell
from .umpire import Turn, Umpire

__all__ = ["Trial"]


class Trial:
    """`players`: each with `source` or `level`."""

    def __init__(self, players: Sequence[Mapping[str, str]], tell: Callable[[int], object] | None = None) -> None:
        self._players: Final = players
        self._cells: Final = [Cell(tell) if "source" in player else None for player in players]
        self._loaded: Final = [
            cell.load(player["source"]) if cell else {} for cell, player in zip(self._cells, players, strict=True)
        ]

    def faults(self) -> list[dict[str, Any] | None]:
        """By player: what is wrong with its text, or None."""
        return [found if "stop" in found else None for found in self._loaded]

    def open(self, setting: Mapping[str, Any], sitting: Sequence[int]) -> Umpire:
        """A game in which they sit so: by seat, which player. Raises as `Umpire`."""
        levels = [self._players[player].get("level") for player in sitting]
        self._umpire, self._sitting = Umpire({**setting, "levels": levels}), sitting
        return self._umpire

    def play_on(self, seconds: float = 1.0) -> Turn | None:
        """Let one's own players act until a bot of ours is to act, the game is over or the time is."""
        end = perf_counter() + seconds
        while turn := self._umpire.turn():
            cell = self._cells[self._sitting[turn.seat]]
            if cell is None or perf_counter() > end:
                return turn
            found = cell.answer(turn.question.view())
            if "stop" in found:
                self._umpire.stopped(found["stop"], found["why"], found["line"])
            else:
                self._umpire.referee.answer(found["index"])
        return None
