"""The random numbers of a player: a stream of its own, the same for the same game, and no way to those of the game.

>>> chance = Chance(7)
>>> chance.below(6), chance.choice("abc"), chance.shuffled((1, 2, 3))
(2, 'b', [3, 1, 2])
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ..core.rng import Rng

__all__ = ["Chance"]

T = TypeVar("T")


class Chance:
    """`view.random`: dice of your own. The names are those of Python's module `random`."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return self._rng.below(n)

    def randint(self, low: int, high: int) -> int:
        """A whole number from low to high, both included: `randint(1, 6)` is a die."""
        return low + self._rng.below(high - low + 1)

    def random(self) -> float:
        """A number from 0 up to 1, which it never reaches: `random() < 0.25` is true every fourth time."""
        return self._rng.bits32() / 2**32

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each as likely as the others. Raises IndexError where there is none, as Python does."""
        if not things:
            raise IndexError("Cannot choose from an empty sequence")
        return things[self._rng.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """A new list of the things in random order."""
        return self._rng.shuffled(things)

    def sample(self, things: Iterable[T], n: int) -> list[T]:
        """So many of the things, in random order, none of them twice."""
        return self._rng.shuffled(things)[:n]

    def fork(self) -> Rng:
        """A stream for a world that is dealt."""
        return self._rng.fork()

    def __repr__(self) -> str:
        return "<random numbers of your own>"
