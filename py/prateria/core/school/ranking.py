"""Tables of the same deal compared: who has made more of the same seat, as in duplicate bridge.

Each seat of a table is compared with the same seat of every other table: 2 for more points, 1 for as many, 0 for fewer
(match points). So nobody gains by a good seat or a lucky deal. Whoever has as many match points shares the place:
points of different seats say nothing about each other, so they break no tie.

>>> [line[:2] + line[3:] for line in compared({1: (10, 7), 2: (12, 7), 3: (9, 8)}, (0, 1))]
[(2, 0, 4, 4, 1), (3, 1, 4, 4, 1), (1, 0, 2, 4, 3), (1, 1, 1, 4, 4), (2, 1, 1, 4, 4), (3, 0, 0, 4, 6)]
"""

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import NamedTuple, TypeVar

__all__ = ["Line", "compared", "placed"]

Name = TypeVar("Name", bound=Hashable)


class Line(NamedTuple):
    """One seat of one table. `match`: its match points, of `most`; `place`: from 1, the same for ties."""

    table: Hashable
    seat: int
    points: int
    match: int
    most: int
    place: int = 0


def placed(values: Sequence[object]) -> list[int]:
    """The places of values that are sorted, the best first: ties share one, and the next is as many farther.

    >>> placed([9, 7, 7, 3])
    [1, 2, 2, 4]
    """
    places: list[int] = []
    for i, value in enumerate(values):
        places.append(places[-1] if i and value == values[i - 1] else i + 1)
    return places


def compared(tables: Mapping[Name, Sequence[int]], seats: Collection[int]) -> list[Line]:
    """Those seats of all tables, the best first. `tables`: name of each -> points of its seats, as many everywhere."""
    lines = []
    for table, points in tables.items():
        for seat in sorted(seats):
            others = [theirs[seat] for name, theirs in tables.items() if name != table]
            match = sum(2 if points[seat] > other else points[seat] == other for other in others)
            lines.append(Line(table, seat, points[seat], match, 2 * len(others)))
    lines.sort(key=lambda line: -line.match)  # else in the order of the tables
    return [
        line._replace(place=place) for line, place in zip(lines, placed([line.match for line in lines]), strict=True)
    ]
