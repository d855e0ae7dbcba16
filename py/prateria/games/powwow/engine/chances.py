"""What the deal gave each seat: how often something lay there to take (PW-07), and how many of their people came.

>>> events = [Turned(0, "blue-hunter", 1), Turned(1, "bison", 0), Answered(1, None)]
>>> chances(events, ["red", "blue"])
Chances(cards=2, choices=(0, 1), people=(0, 1))
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .events import Answered, Turned

__all__ = ["Chances", "chances", "unlucky"]

_SHARE = 2
"""So many times fewer choices are few."""


class Chances(NamedTuple):
    """Of so many cards that were turned: `choices` and own `people`, by seat."""

    cards: int
    choices: tuple[int, ...]
    people: tuple[int, ...]


def chances(events: Sequence[Any], colours: Sequence[str]) -> Chances:
    """Of all events of a calm game (in a race nobody is asked), with the colours of the seats."""
    turned = [event.card for event in events if isinstance(event, Turned)]
    asked = [event.seat for event in events if isinstance(event, Answered)]
    shades = [card.partition("-")[0] for card in turned]
    return Chances(len(turned), tuple(map(asked.count, range(len(colours)))), tuple(map(shades.count, colours)))


def unlucky(found: Chances) -> bool:
    """Whether somebody had far fewer choices than somebody else, and fewer of their own people came: chance alone."""
    few, many = (found.choices.index(of(found.choices)) for of in (min, max))
    return found.choices[few] * _SHARE <= found.choices[many] and found.people[few] < found.people[many]
