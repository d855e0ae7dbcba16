"""Who stands where: the hunters, tipis and canoes of one seat on the table. BI-13.

The camps of a seat are `(space, hunters, size)`, sorted by space: so many hunters, and a tipi (on land) or canoe (on a
river) of that size, 0 for none. A space with neither is not there.

>>> place((), 4, 2)
((4, 2, 0),)
>>> change(((4, 2, 0), (7, 0, 1)), 4, -1, 1)
((4, 1, 1), (7, 0, 1))
>>> take(((4, 1, 0), (7, 0, 1)), 4, 1)
((7, 0, 1),)
"""

from .board import BIT

__all__ = ["Camp", "Camps", "at", "change", "held", "place", "take"]

Camp = tuple[int, int, int]
Camps = tuple[Camp, ...]


def at(camps: Camps, space: int) -> tuple[int, int]:
    """How many hunters stand on a space, and the size of the tipi or canoe there."""
    for s, n, size in camps:
        if s == space:
            return n, size
    return 0, 0


def change(camps: Camps, space: int, more: int, size: int) -> Camps:
    """The camps with so many more hunters (or fewer, if below 0) on a space, and a piece of that size there."""
    for i, (s, n, _) in enumerate(camps):
        if s == space:
            new = ((space, n + more, size),) if n + more or size else ()
            return camps[:i] + new + camps[i + 1 :]
        if s > space:
            return (*camps[:i], (space, more, size), *camps[i:])
    return (*camps, (space, more, size))


def place(camps: Camps, space: int, number: int) -> Camps:
    """The camps with so many more hunters on a space."""
    return change(camps, space, number, at(camps, space)[1])


def take(camps: Camps, space: int, number: int) -> Camps:
    """The camps with so many fewer hunters on a space."""
    return change(camps, space, -number, at(camps, space)[1])


def held(camps: Camps) -> int:
    """The spaces held, as a set of bits."""
    found = 0
    for space, _, _ in camps:
        found |= BIT[space]
    return found
