"""A table as a teacher prepares it: the deal, who sits there, and what children may do at it.

The deal is the header of a game: the same deal is the same start on every tablet. What a lock is opened with follows
from the deal, so that it stands in no code: a mask, not a secret, since whoever reads this file can compute it too.
"""

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..rng import Rng
from ..seats import MARKS, SeatSetting
from ..session import Header
from .profile import shuts

__all__ = ["SEEDS", "Prepared", "deals", "digits_of", "places"]

SEEDS: Final = 1 << 16
"""How many deals a typed code can name."""


class Prepared(NamedTuple):
    """`bots`: for each seat a level, or None for a person. `profile`: what children may do (`profile`); `table`: its
    number in the class, 0 where it has none; `minutes`: how long the class plays, 0 where that is open."""

    deal: Header
    bots: tuple[str | None, ...]
    profile: str = "open"
    table: int = 0
    minutes: int = 0

    @property
    def lock(self) -> str:
        """The four digits of its lock; '' where nothing is locked."""
        return digits_of(self.deal) if shuts(self.profile) else ""

    @property
    def seats(self) -> tuple[SeatSetting, ...]:
        """Who sits there, with the animals in their order: the same on every tablet."""
        return tuple(SeatSetting("", bot, mark) for bot, mark in zip(self.bots, MARKS, strict=False))


def digits_of(deal: Header) -> str:
    """The digits of the lock of a deal: the same from the typed code and from the link.

    >>> len(digits_of(Header("manitou", 2, 4, (), 7))), digits_of(Header("manitou", 2, 4, (), 7)).isdecimal()
    (4, True)
    """
    text = "|".join(map(str, (deal.game, deal.rules, deal.seats, *(value for _, value in deal.options), deal.seed)))
    return f"{zlib.crc32(f'lock|{text}'.encode()) % 10_000:04d}"


def places(seats: int, people: int, level: str) -> tuple[str | None, ...]:
    """People first, computer players of one level in the other seats.

    >>> places(4, 3, "normal")
    (None, None, None, 'normal')
    """
    return (None,) * people + (level,) * (seats - people)


def deals(seed: int, tables: int, each: bool) -> Sequence[int]:
    """The seeds of so many tables: one for all, or another for `each`; the first is the seed itself.

    >>> deals(7, 3, False)
    [7, 7, 7]
    >>> len(set(deals(7, 30, True))), deals(7, 3, True) == deals(7, 30, True)[:3]
    (30, True)
    """
    if not each:
        return [seed] * tables
    chance, found = Rng(seed), [seed]
    while len(found) < tables:
        other = chance.below(SEEDS)
        if other not in found:
            found.append(other)
    return found
