"""What a game gives to the level `strong`, which compares rollouts: by which policy, and how far.

A game without it has no such level. `bots.search` does the rest; `bots.think.LEVELS` says which level uses it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..core.rng import Rng
from .usual import Observation, Position

__all__ = ["Ahead", "AtOnce", "Budget"]


class Budget(NamedTuple):
    """What one decision may take: so many of the likeliest runs are compared, over so many positions in all."""

    runs: int
    nodes: int


class AtOnce(NamedTuple):
    """What one decision may take that is judged at once: so much of `Sense.effort`, and so many full bags compared."""

    effort: int
    bags: int


@dataclass(frozen=True, kw_only=True)
class Ahead:
    """The rollouts of a strong player: each likely run of actions is played on by all seats, then evaluated."""

    step: Callable[[Position, Rng], Iterator[None]]
    """Changes a sampled position by what somebody sensible does at once, whoever acts in it: an action, or a whole
    turn. Gives way now and then."""
    clock: Callable[[Position], int]
    """How far the game is, in units of the `horizon`; it never goes back."""
    horizon: int
    """So much later than the decision the position is looked at, or when the game is over."""
    value: Callable[[Position, int], float]
    """What that position is worth to a seat; a finished game on the same scale."""
    budgets: tuple[Budget, ...]
    """For slow devices, for others."""
    weighty: Callable[[Observation], bool]
    """Whether a decision is worth that; others are made as `normal` makes them."""

    def onward(self, state: Position, rng: Rng, end: int | None) -> Iterator[None]:
        """Changes a position by what all do sensibly until its clock shows `end` (None: until the game is over)."""
        while state.actors() and (end is None or self.clock(state) < end):
            yield from self.step(state, rng)
