"""The games of Prateria, by id. A game is imported when it is first asked for, so a page pays for one only.

>>> GAMES["manitou"].META.seats
(2, 4)
>>> GAMES["lynx-looked_at"]
Traceback (most recent call last):
KeyError: 'lynx-looked_at'
"""

from collections.abc import Iterator, Mapping
from typing import Final

from .game import Game

__all__ = ["GAMES", "by_number"]

_NUMBERS: Final = {
    "manitou": 1,
    "powwow": 2,
    "bison": 3,
    "wendake": 4,
}
"""The number of a game in share codes: never changed, never used again."""


class _Games(Mapping[str, Game]):
    def __init__(self) -> None:
        self._games = {game: Game(f"{__name__}.{game}") for game in _NUMBERS}

    def __getitem__(self, game: str) -> Game:
        return self._games[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


GAMES: Final[Mapping[str, Game]] = _Games()


def by_number(number: int) -> Game | None:
    """The game with that number in share codes, or None."""
    return next((GAMES[game] for game, n in _NUMBERS.items() if n == number), None)
