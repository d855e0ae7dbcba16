"""Where tables of the same deal parted: the first decision at which their records differ, and so on for those that
stayed together.

The same start and the same choices give the same position, so records are compared choice by choice and nothing is
played for it. The answers of a bag are one decision. A record that ends (the bell) parts from nobody.

>>> partings({"a": [(0,), (1,)], "b": [(0,), (2,)], "c": [(0,), (1,)]})
[Parting(length=1, groups=(('a', 'c'), ('b',)))]
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from ..replay import runs
from ..session import Step

__all__ = ["Choices", "Parting", "choices", "partings"]

Name = TypeVar("Name", bound=Hashable)
Choices = Sequence[tuple[int, ...]]
"""A record: for each decision the places of its actions among those there were."""


class Parting(NamedTuple):
    """`length`: so many actions these tables have in common; `groups`: who decided the same then, each by name."""

    length: int
    groups: tuple[tuple[Hashable, ...], ...]


def choices(steps: Sequence[Step]) -> Choices:
    """What `partings` compares of a game."""
    return [tuple(step.choice for step in steps[begin:end]) for begin, end in runs(steps)]


def partings(games: Mapping[Name, Choices]) -> list[Parting]:
    """All partings of games with the same start, the earliest first."""
    found: list[Parting] = []
    together: list[tuple[list[Name], int]] = [(list(games), 0)]
    while together:
        names, at = together.pop()
        names = [name for name in names if len(games[name]) > at]
        if len(names) < 2:
            continue
        ways: dict[tuple[int, ...], list[Name]] = {}
        for name in names:
            ways.setdefault(games[name][at], []).append(name)
        if len(ways) > 1:
            length = sum(len(decision) for decision in games[names[0]][:at])
            found.append(Parting(length, tuple(map(tuple, ways.values()))))
        together += [(group, at + 1) for group in ways.values()]
    return sorted(found, key=lambda parting: parting.length)  # else in the order in which they were found
