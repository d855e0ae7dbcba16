"""Many games of the same players: who sits where in each, and how it came out.

Each deal is played as often as there are seats, and everybody moves on by one seat: nobody has better cards, nobody
sits better. Where there are fewer players than seats, the last one has the seats that are left.

>>> [seating(n, seats=2, seed=5) for n in range(3)]
[Seating(seed=5, luck=0, shift=0), Seating(seed=5, luck=1, shift=1), Seating(seed=6, luck=2, shift=0)]
>>> seating(1, 2, 5).sitting(players=2, seats=2), seating(0, 4, 5).sitting(players=2, seats=4)
((1, 0), (0, 1, 1, 1))
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from ..referee import Result, Stop

__all__ = ["Seating", "Series", "seating", "wilson"]


class Seating(NamedTuple):
    """`seed`: of the deal; `luck`: of the players' random numbers; `shift`: by so many seats everybody has moved on."""

    seed: int
    luck: int
    shift: int

    def sitting(self, players: int, seats: int) -> tuple[int, ...]:
        """By seat: which of the players."""
        return tuple(min((seat - self.shift) % seats, players - 1) for seat in range(seats))


def seating(n: int, seats: int, seed: int) -> Seating:
    """That of the game with this number, from 0."""
    return Seating(seed + n // seats, n, n % seats)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins, which holds where few games were played or almost all were won;
    shared wins count in parts.

    >>> [round(100 * end) for end in wilson(75, 100)]
    [66, 82]
    """
    z = 1.96
    mean, of = won / games, 1 + z * z / games
    middle = mean + z * z / (2 * games)
    reach = z * (mean * (1 - mean) / games + z * z / (4 * games * games)) ** 0.5
    return max((middle - reach) / of, 0.0), min((middle + reach) / of, 1.0)


class Series:
    """The games of `players` players at `seats` seats so far."""

    def __init__(self, players: int, seats: int) -> None:
        self.games = 0
        self._seats: Final = seats
        self._won: Final = [[0.0] * seats for _ in range(players)]  # by player, then by seat
        self._points: Final = [[0] * seats for _ in range(players)]
        self._sat: Final = [[0] * seats for _ in range(players)]
        self._stops: Final = [0] * players

    def add(self, sitting: Sequence[int], result: Result, stops: Iterable[Stop] = ()) -> None:
        """One more. `sitting`: by seat, which player; `stops`: those of this game."""
        self.games += 1
        for seat, player in enumerate(sitting):
            self._sat[player][seat] += 1
            self._points[player][seat] += result.points[seat]
            if seat in result.winners:
                self._won[player][seat] += 1 / len(result.winners)
        for stop in stops:
            self._stops[sitting[stop.seat]] += 1

    def table(self) -> list[dict[str, Any]]:
        """By player, for json: `games`, `won` (shared wins in parts), `low` and `high` of `won / games`, `points` (the
        mean of a game at a seat), `stops`, and by seat `games`, `won`, `points` (the mean)."""
        return [self._of(player) for player in range(len(self._won))]

    def _of(self, player: int) -> dict[str, Any]:
        won, points, sat = self._won[player], self._points[player], self._sat[player]
        low, high = wilson(sum(won), self.games) if self.games else (0.0, 1.0)
        by_seat = [
            {"games": sat[seat], "won": won[seat], "points": points[seat] / max(1, sat[seat])}
            for seat in range(self._seats)
        ]
        return {
            "games": self.games,
            "won": sum(won),
            "low": low,
            "high": high,
            "points": sum(points) / max(1, sum(sat)),
            "stops": self._stops[player],
            "seats": by_seat,
        }
