"""Fair luck: teams that sit on every seat of the same deal, as in duplicate bridge.

A team has one child at each table, each time on another seat: at table 1 the first team sits on the first seat, at
table 2 on the second, and so on round. What a team has made is compared on the same seat with the other tables
(`ranking`), so over as many tables as there are teams each has had all seats of the deal once: neither seat nor deal
favours anybody.

>>> [[team_at(table, seat, 3) for seat in range(3)] for table in (1, 2, 3)]
[[0, 2, 1], [1, 0, 2], [2, 1, 0]]
>>> fair(6, 3), fair(4, 3)
(True, False)
"""

from collections.abc import Iterable
from typing import NamedTuple

from .ranking import placed

__all__ = ["TeamLine", "fair", "team_at", "teams"]


class TeamLine(NamedTuple):
    """`match`: match points of all its children, of `most`; `seats`: on how many seats they sat; `place`: from 1, the
    same for as large a share."""

    team: int
    match: int
    most: int
    seats: int
    place: int = 0

    @property
    def percent(self) -> int:
        """The share in whole hundredths, halves up."""
        return (200 * self.match + self.most) // (2 * self.most) if self.most else 0


def team_at(table: int, seat: int, count: int) -> int:
    """Which of so many teams sits there. `table`: from 1."""
    return (table - 1 - seat) % count


def fair(tables: int, count: int) -> bool:
    """Whether each team sits on each seat equally often."""
    return tables % count == 0


def teams(lines: Iterable[tuple[int, int, int, int]], count: int) -> list[TeamLine]:
    """The teams, the best first. `lines`: (table, seat, match points, of) of each seat that was compared."""
    found = [TeamLine(team, 0, 0, 0) for team in range(count)]
    sat: list[set[int]] = [set() for _ in found]
    for table, seat, match, most in lines:
        team = team_at(table, seat, count)
        sat[team].add(seat)
        line = found[team]
        found[team] = TeamLine(team, line.match + match, line.most + most, len(sat[team]))
    found.sort(key=lambda line: (-line.match / line.most if line.most else 1, line.team))
    shares = [line.match / line.most if line.most else -1 for line in found]
    return [line._replace(place=place) for line, place in zip(found, placed(shares), strict=True)]
