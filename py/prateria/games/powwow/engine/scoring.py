"""The end of the game. PW-20.

>>> from .data import BISON, TOTEM
>>> end = outcome(((BISON, TOTEM), (BISON, 7), ()))
>>> end.points, end.winners, end.breakdown[1]["person"]
((2, 2, 0), (0, 1), 1)
"""

from prateria.core.game import Outcome

from .data import LOOT
from .winnings import Pile

__all__ = ["outcome"]


def outcome(piles: tuple[Pile, ...]) -> Outcome:
    """Every card of the winnings counts one; the breakdown counts loot by kind and all person cards together."""
    points = tuple(len(pile) for pile in piles)
    breakdown = tuple(
        {name: pile.count(card) for card, name in enumerate(LOOT)} | {"person": sum(card >= len(LOOT) for card in pile)}
        for pile in piles
    )
    return Outcome(points, breakdown, tuple(s for s, n in enumerate(points) if n == max(points)))
