"""What the deal gave each seat: how often something new lay there to take (PW-07), and how many of their people came.

>>> events = [Turned(0, "blue-hunter", 1), Turned(1, "bison", 0), Answered(1, None), Turned(0, "bison", 0)]
>>> chances([*events, Answered(1, None)], ["red", "blue"])
Chances(cards=3, choices=(0, 1), people=(0, 1))
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from .data import CARDS, TRIBE
from .events import Answered, Took, Turned
from .rules import worthy_kinds

__all__ = ["Chances", "chances", "unlucky"]

_SHARE = 2
"""So many times fewer choices are few."""


class Chances(NamedTuple):
    """Of so many cards that were turned: `choices` and own `people`, by seat. A choice is one of their people who can
    take something from then on, counted once for as long as that stays so: what is left lying is no new luck."""

    cards: int
    choices: tuple[int, ...]
    people: tuple[int, ...]


def chances(events: Sequence[Any], colours: Sequence[str]) -> Chances:
    """Of all events of a calm game (in a race nobody is asked), with the colours of the seats."""
    there, asked = Counter[str](), any(isinstance(event, Answered) for event in events)
    turned, able = list[str](), set[tuple[int, int]]()
    choices = [0] * len(colours)
    for event in events if asked else ():
        if isinstance(event, Turned):
            turned.append(event.card)
            there[event.card] += 1
        elif isinstance(event, Took):
            there -= Counter(event.cards)
        else:
            continue
        now = _able(there, colours)
        for seat, _ in now - able:
            choices[seat] += 1
        able = now
    shades = [card.partition("-")[0] for card in turned]
    return Chances(len(turned), tuple(choices), tuple(map(shades.count, colours)))


def _able(there: Counter[str], colours: Sequence[str]) -> set[tuple[int, int]]:
    """Of each seat the people who lie there and could take something (PW-07)."""
    kinds = worthy_kinds(tuple(there[card] for card in CARDS))
    return {(seat, kind) for seat, its in enumerate(colours) for kind in kinds if there[f"{its}-{TRIBE[kind]}"]}


def unlucky(found: Chances) -> bool:
    """Whether somebody had far fewer choices than somebody else, and fewer of their own people came: chance alone."""
    few, many = (found.choices.index(of(found.choices)) for of in (min, max))
    return found.choices[few] * _SHARE <= found.choices[many] and found.people[few] < found.people[many]
