"""What chance gave in a calm game: how many of each seat's own people came. On a half prairie these may be few.

>>> from .events import Answered, Turned
>>> chances([Turned(0, "blue-maiden", 2), Turned(1, "red-hunter", 1), Answered(0, "hunter")], ["red", "blue"])
Chances(cards=2, people=(1, 1))
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from .events import Answered, Turned

__all__ = ["Chances", "chances", "unlucky"]

_FEWER: Final = 3


class Chances(NamedTuple):
    """Of so many cards that were turned: own `people`, by seat."""

    cards: int
    people: tuple[int, ...]


def chances(events: Sequence[Any], colours: Sequence[str]) -> Chances:
    """Of all events of a calm game (a race is decided by hands), with the colours of the seats."""
    calm = any(isinstance(event, Answered) for event in events)
    shades = [event.card.partition("-")[0] for event in events if calm and isinstance(event, Turned)]
    return Chances(len(shades), tuple(map(shades.count, colours)))


def unlucky(found: Chances) -> bool:
    """Whether far fewer of somebody's own people came than of somebody else's: chance alone."""
    return max(found.people) - min(found.people) >= _FEWER
