"""The only source of chance: a small integer generator that gives the same numbers on every Python, for ever.

SplitMix64 (Steele, Lea, Flood 2014): the state is one 64-bit integer, so copying a game copies its chance.

>>> rng = Rng(7)
>>> [rng.below(6) for _ in range(5)]
[2, 1, 4, 2, 4]
>>> twin = rng.clone()
>>> rng.shuffled((1, 2, 3, 4)) == twin.shuffled((1, 2, 3, 4))
True
"""

from collections.abc import Iterable
from typing import Final, TypeVar

__all__ = ["Rng"]

T = TypeVar("T")
_MASK: Final = 0xFFFFFFFFFFFFFFFF


class Rng:
    """A stream of numbers from a seed of up to 64 bits."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits32(self) -> int:
        """The next 32 bits of the stream, as an integer from 0 to 2**32 - 1."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return (z ^ (z >> 31)) >> 32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (draws that would favour low numbers are thrown away)."""
        limit = 0x100000000 - 0x100000000 % n
        while True:
            x = self.bits32()
            if x < limit:
                return x % n

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """A new list of the things in random order (Fisher and Yates)."""
        out = list(things)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    def clone(self) -> "Rng":
        """An independent generator that will give the same numbers."""
        return Rng(self.state)

    def fork(self) -> "Rng":
        """A fresh generator seeded from this one; the two streams share nothing afterwards."""
        return Rng(self.bits32() << 32 | self.bits32())
