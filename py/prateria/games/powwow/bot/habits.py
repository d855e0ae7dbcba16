"""How often those at a table take what they can, for hints: by the level of computer players, which all may see.

Measured in 1000 calm games on half a prairie, of two and of three (how often loot that another could take was gone
before the one who left it was asked again). Of 2, 3, 4, and more cards:

>>> habit("first", 2), habit("normal", 2), habit("normal", 4), habit(None, 3)
(0.5, 0.03, 0.97, 0.5)
"""

from collections.abc import Callable, Sequence
from typing import Final

__all__ = ["Chance", "chance_of", "habit"]

Chance = Callable[[int, float], float]
"""How likely it is that a seat takes so many cards at its next chance."""

HABITS: Final = {
    "first": (0.5, 0.6, 0.63, 0.7),
    "normal": (0.03, 0.55, 0.97, 0.99),
    "strong": (0.06, 0.35, 0.45, 0.6),
}
PEOPLE: Final = (0.2, 0.5, 0.65, 0.75)
"""Of people, and of players somebody wrote, nothing is known: between the others."""


def habit(level: str | None, cards: float) -> float:
    """How likely one of that level takes so many cards at its next chance."""
    return HABITS.get(level or "", PEOPLE)[min(max(int(cards), 2), 5) - 2]


def chance_of(levels: Sequence[str | None]) -> Chance:
    """The same for the seats of a table; of people where no level is known."""
    return lambda seat, cards: habit(levels[seat] if seat < len(levels) else None, cards)
