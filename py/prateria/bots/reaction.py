"""How fast a bot's hand is in a race: what it touches after a card was turned, and when. Rule PW-19.

Its touches run on the clock of everyone's touches. What is worth touching is told by `urges` and
`temptations` of the game's `Sense` (`games.contract`).

>>> quick = [reaction("normal", Rng(n)) for n in range(1000)]
>>> slow = [reaction("first", Rng(n)) for n in range(1000)]
>>> sorted(quick)[500] < sorted(slow)[500], min(quick) >= LEAST
(True, True)
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..core.rng import Rng
from ..games import GAMES
from .seatview import SeatView

__all__ = ["LEAST", "REFLEXES", "Move", "Reflex", "claim", "ease", "reaction", "turning"]

LEAST: Final = 350
"""Nobody is faster than that (milliseconds)."""


class Reflex(NamedTuple):
    """`middle`: milliseconds of half of all reactions; `spread`: how much slower or faster two of three are at most;
    `misses`, `wrong`: of 100 chances, how many it does not see, and how many wrong ones it takes for one;
    `patience`: whether it can wait for more; `turns`: milliseconds until it turns the next card."""

    middle: int
    spread: float
    misses: int
    wrong: int
    patience: bool
    turns: int


REFLEXES: Final = {
    "first": Reflex(middle=2400, spread=1.45, misses=35, wrong=2, patience=False, turns=3000),
    "normal": Reflex(middle=1300, spread=1.35, misses=8, wrong=0, patience=True, turns=2000),
    "strong": Reflex(middle=900, spread=1.3, misses=3, wrong=0, patience=True, turns=1600),
}


class Move(NamedTuple):
    """A hand on its way: what it will touch, so many milliseconds from now."""

    what: str
    after: int


def reaction(level: str, rng: Rng, slower: float = 1.0) -> int:
    """Milliseconds from seeing to touching."""
    reflex = REFLEXES[level]
    bell = sum(rng.below(1001) for _ in range(6)) / 1000 - 3  # about normal: of three, two lie within 0.7
    return max(LEAST, int(reflex.middle * reflex.spread ** (bell / 0.7) * slower))


def claim(view: SeatView, level: str, rng: Rng, slower: float = 1.0, hurried: bool = False) -> Move | None:
    """What a bot will claim of what lies there, or None. `hurried`: somebody has just claimed; all are awake."""
    reflex, sense = REFLEXES[level], GAMES[view.game].sense_of(level)
    observation = view.observe()
    after = reaction(level, rng, slower * (0.6 if hurried else 1.0))
    if rng.below(100) < reflex.wrong and (tempting := sense.temptations(observation, view.seat)):
        return Move(tempting[rng.below(len(tempting))], after)
    if rng.below(100) < reflex.misses:
        return None
    for what, now, later in sense.urges(observation, view.seat):
        # a beginner likes what is big
        if now >= later if reflex.patience else rng.below(100) < 15 * now:
            return Move(what, after)
    return None


def turning(level: str, rng: Rng, slower: float = 1.0) -> int:
    """Milliseconds until a bot turns the next card, if nobody claims."""
    usual = REFLEXES[level].turns
    return round(usual * (75 + rng.below(51)) / 100 * slower)


def ease(points: Sequence[int], people: Sequence[int]) -> float:
    """How much slower bots become when a person has fallen far behind the best of all: from 1 to 2.

    >>> ease((10, 4), (1,)), ease((30, 10), (1,)), ease((60, 10), (1,)), ease((60, 10), (0,))
    (1.0, 1.5, 2.0, 1.0)
    """
    behind = max((max(points) - points[seat] for seat in people), default=0)
    return 1 + min(max(behind - 10, 0), 20) / 20
