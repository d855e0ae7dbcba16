"""A league: several lessons, of whatever games, added up by name.

A lesson brings up to 100 points: the share that was made of all comparisons, with the same seat of tables with the same
deal (match points), or, where there was no other such table, with the others at one's own table. Who was not there has
none of it. Ties are broken by, in this order: tables won, then the best lesson; after that they share the place.

>>> [(line.name, line.points, line.place) for line in league([{"Ada": Score(3, 4, True), "Ben": Score(1, 4, False)}])]
[('Ada', 75, 1), ('Ben', 25, 2)]
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .ranking import placed

__all__ = ["LeagueLine", "Score", "at_table", "league"]


class Score(NamedTuple):
    """What somebody made in a lesson: `match` of `most`; `won`: the own table."""

    match: int
    most: int
    won: bool

    @property
    def points(self) -> int:
        """From 0 to 100, halves up."""
        return (200 * self.match + self.most) // (2 * self.most) if self.most else 0


class LeagueLine(NamedTuple):
    """`points`: of all lessons; `lessons`: so many with somebody there; `won`, `best`: what breaks ties."""

    name: str
    points: int
    lessons: int
    won: int
    best: int
    place: int = 0


def at_table(points: Sequence[int], seat: int) -> tuple[int, int]:
    """Match points of a seat against the others of its own table, and of how many: 2 for more points, 1 for as many.

    >>> at_table((10, 7, 10), 0), at_table((10, 7, 10), 1)
    ((3, 4), (0, 4))
    """
    others = [theirs for other, theirs in enumerate(points) if other != seat]
    return sum(2 if points[seat] > theirs else points[seat] == theirs for theirs in others), 2 * len(others)


def league(lessons: Sequence[Mapping[str, Score]]) -> list[LeagueLine]:
    """The table, the best first; among equals by name."""
    lines = []
    for name in sorted({name for lesson in lessons for name in lesson}):
        scores = [lesson[name] for lesson in lessons if name in lesson]
        points = [score.points for score in scores]
        lines.append(LeagueLine(name, sum(points), len(scores), sum(score.won for score in scores), max(points)))
    lines.sort(key=_worth, reverse=True)  # stable: by name among equals
    return [line._replace(place=place) for line, place in zip(lines, placed([*map(_worth, lines)]), strict=True)]


def _worth(line: LeagueLine) -> tuple[int, int, int]:
    return line.points, line.won, line.best
