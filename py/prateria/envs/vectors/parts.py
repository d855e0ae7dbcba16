"""What vectors are made of.

>>> one(1, 3), one(None, 3), flags(("b",), ("a", "b"))
([0.0, 1.0, 0.0], [0.0, 0.0, 0.0], [0.0, 1.0])
>>> shares((1, 2, 9), 4), turned("abc", 1)
([0.25, 0.5, 1.0], ['b', 'c', 'a'])
"""

from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar

__all__ = ["Piece", "count", "flags", "one", "seats_of", "share", "shares", "turned", "yes"]

T = TypeVar("T")
Piece = tuple[str, list[float]]


def one(place: int | None, of: int) -> list[float]:
    """1 at that place, 0 at all others; None: nowhere."""
    found = [0.0] * of
    if place is not None:
        found[place] = 1.0
    return found


def flags(there: Collection[T], names: Sequence[T]) -> list[float]:
    """1 for each name that is there."""
    return [1.0 if name in there else 0.0 for name in names]


def count(things: Sequence[T], names: Sequence[T], most: float) -> list[float]:
    """How many of each name there are, as parts of `most`."""
    return [share(things.count(name), most) for name in names]


def share(amount: float, most: float) -> float:
    """A number as a part of `most`; what is more is cut off."""
    return max(-1.0, min(1.0, amount / most))


def shares(amounts: Iterable[float], most: float) -> list[float]:
    """Each of them as a part of `most`."""
    return [share(amount, most) for amount in amounts]


def turned(by_seat: Sequence[T], seat: int) -> list[T]:
    """What seats have, beginning with that one."""
    return [*by_seat[seat:], *by_seat[:seat]]


def seats_of(those: Collection[int], seat: int, of: int) -> list[float]:
    """1 for each of those seats, beginning with that one."""
    return [1.0 if (seat + i) % of in those else 0.0 for i in range(of)]


def yes(value: object) -> float:
    """1 or 0."""
    return 1.0 if value else 0.0
