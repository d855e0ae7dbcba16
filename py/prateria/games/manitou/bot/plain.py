"""For hints: the party that its panel proposes, and of cards about equally good one whose gain is seen at once.

What lies on the table tells a child why a herd or captives are worth a card, but not why strength is laid where
nothing is at risk. So where the reason is a quiet one, or the hide thief takes more than the card brings, or the same
card brings more elsewhere, what brings most just now is shown instead, if by the bot's own evaluation it is as good:
the same card no less, for the others within the error of the trials, within twice that where nobody else is in that
place yet. Of hunters that take the same herd the weaker is plainer, within that error if only the stronger draws the
hide thief. Where those cost something, a guard that costs nothing is plainer, too, and for a hunter that nothing
sends to where it is captured a place where it is not. The last two cards of a hunt are counted instead: what is seen
is then nearly all there is.
"""

from collections.abc import Iterator
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ..engine.observe import Observation
from .besides import taken, weaker
from .evaluation import evaluate, silly
from .explained import CLAIMS, QUIET, seen
from .lastcards import counted, is_counted
from .offered import offered
from .reasons import draws, hint, plays, reason

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["plainer"]

_SHOWN: Final = (*CLAIMS, "guard_captives", "take_down", "hold")
"""Reasons that name what is won,"""
_GUARDS: Final = ("join_pair", "protect", "first_guard", "both_fall")
"""and those for a guard, or against one."""
_TAKEN: Final = ("catch_large", "take_over", "catch_both")
"""and those for a herd that is taken just now."""
_DEALS: Final = 48
_DOUBT: Final = 1 / _DEALS**0.5
_FIRST: Final = 16
"""After so many deals what is surely worse is tried no further."""
_SURELY: Final = 2 / _FIRST**0.5
_MOST: Final = 3
"""So many others are tried, those that bring most."""


def plainer(state: "State", seat: int, run: tuple[Any, ...]) -> Iterator[tuple[Any, ...] | None]:
    """None now and then while it looks, at last what a hint proposes."""
    view = state.observe(seat)
    if (bag := state.bag()) is not None:
        yield bag.takes(offered(view)[0])
        return
    if is_counted(view):
        yield from ((action,) if action else None for action in counted(state, seat))
        return
    others = _plain(view, run[0])
    gaps: list[list[float]] = [[] for _ in others]
    for n in range(_DEALS):
        if n == _FIRST:
            likely = [i for i, gap in enumerate(gaps) if _likely(gap, _SURELY) >= 0]
            others, gaps = [others[i] for i in likely], [gaps[i] for i in likely]
        if not others:
            break
        deal = state.redeal(seat, Rng(n))
        here = _worth(deal, seat, run[0], n)
        for gap, other in zip(gaps, others, strict=True):
            gap.append(_worth(deal, seat, other, n) - here)
        yield None
    doubt, spared = _doubtful(view, run[0]), _spared(view, run[0])
    good = (
        other
        for other, gap in zip(others, gaps, strict=True)
        if _likely(gap, _DOUBT * max(doubt, other in spared)) >= 0
    )
    yield (next(good, run[0]),)


def _likely(gaps: list[float], doubt: float) -> float:
    """Their mean, and so many times their spread. (`statistics` would be shipped for this alone.)"""
    n, mean = len(gaps), sum(gaps) / len(gaps)
    return mean + doubt * sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1))


def _doubtful(view: Observation, action: Any) -> int:
    """Whether nothing on the table shows why, or the hide thief shows why not: 1; 2: strength is added to a herd which
    nobody else has come for."""
    name, values = hint(view, (action,))
    if name == "keep_large" and not values["best"]:
        return 2
    return int(name in QUIET or (values.get("thief") in (1, 2) and "net" not in values))


def _spared(view: Observation, action: Any) -> list[Any]:
    """The weaker hunters that bring the same herds, and not the hide thief, whom that one draws."""
    return [other for other in weaker(view, action) if not draws(view, other)] if draws(view, action) else []


def _plain(view: Observation, action: Any) -> list[Any]:
    """What brings more at once than that, the most first."""
    legal, name = plays(view), reason(view, (action,))[0]
    safe = taken(view, action, *hint(view, (action,)), here=True)
    if not _doubtful(view, action):
        legal = tuple(other for other in legal if other.kind == action.kind and name in _SHOWN)
    here = seen(view, action)
    gains = {
        other: gain
        for other in legal
        if (gain := seen(view, other)) > here
        and not silly(view, other)
        and (_is_shown(view, other, gain) or (other.kind == action.kind and other.territory in safe))
    }
    same = weaker(view, action) if name in _TAKEN else []
    others = [other for other in same if not silly(view, other)]
    return [*sorted(gains, key=lambda other: -gains[other])[: _MOST - len(others)], *others]


def _is_shown(view: Observation, action: Any, gain: float) -> bool:
    name = reason(view, (action,))[0]
    return (name in _SHOWN and name not in QUIET) or (name in _GUARDS and gain >= 0)


def _worth(deal: "State", seat: int, action: Any, luck: int) -> float:
    after = deal.clone()
    after.apply(action)
    return evaluate(after, seat, Rng(luck))
