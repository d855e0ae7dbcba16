"""The games of the house, by id. A game is imported when it is first asked for, so a page pays for one only.

>>> sorted(GAMES)
['bison', 'manitou', 'powwow', 'wendake']
>>> GAMES["manitou"].META.seats
(2, 4)
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final

__all__ = ["GAMES", "by_number", "room"]

_NUMBERS: Final = {"manitou": 1, "powwow": 2, "bison": 3, "wendake": 4}
"""The number of a game in share codes: never changed, never used again."""


class _Games(Mapping[str, ModuleType]):
    def __getitem__(self, game: str) -> ModuleType:
        if game not in _NUMBERS:
            raise KeyError(game)
        return import_module(f"{__name__}.{game}")

    def __iter__(self) -> Iterator[str]:
        return iter(_NUMBERS)

    def __len__(self) -> int:
        return len(_NUMBERS)


GAMES: Final[Mapping[str, Any]] = _Games()


def by_number(number: int) -> Any | None:
    """The game with that number in share codes, or None."""
    return next((GAMES[game] for game, n in _NUMBERS.items() if n == number), None)


def room(game: str, name: str) -> Any:
    """One room of a game: `room("manitou", "table")`. Raises KeyError for an unknown game."""
    return import_module(f"{GAMES[game].__name__}.{name}")
