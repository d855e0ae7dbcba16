"""Sensible payments, and who comes when hunters gather. BI-18, BI-22.

>>> split((3, 9, 7), 7)
(0, 5, 2)
"""

from collections.abc import Sequence

from prateria.core.game import Bag, Take

from ..engine.data import ANIMALS
from ..engine.gathering import cheapest, least_missed
from ..engine.observe import Observation

__all__ = ["fill", "lying_there", "propose", "split"]


def split(limits: Sequence[int], total: int, given: Sequence[int] = ()) -> tuple[int, ...]:
    """How many to take of each, so that what is left is as even as can be: always from where there is most.

    `given`: the first answers, which stand already.
    """
    left = list(limits)
    for _ in range(total - sum(given)):
        left[max(range(len(given), len(left)), key=left.__getitem__)] -= 1
    return (*given, *(limit - n for limit, n in zip(limits[len(given) :], left[len(given) :], strict=True)))


def propose(view: Observation) -> dict[str, int]:
    """The whole bag that this seat is filling, as counts by kind."""
    doing = view.doing
    if view.phase == "pay" and doing:
        return dict(zip(ANIMALS, split(view.players[view.turn].animals, doing.price, doing.taken), strict=True))
    return cheapest(view) if view.phase == "gather" else {}


def lying_there(view: Observation) -> dict[str, int]:
    """The same for people, who see what it changes, when the bag opens and when they ask."""
    return least_missed(view) if view.phase == "gather" else propose(view)


def fill(bag: Bag, counts: Sequence[int]) -> tuple[Take, ...]:
    """The answers to a bag for these counts."""
    return tuple(Take(bag.seat, kind, n) for kind, n in zip(bag.kinds, counts, strict=True))
