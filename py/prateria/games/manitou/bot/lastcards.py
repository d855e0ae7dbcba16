"""For hints: the last card of a hunt, and the last but one, by count. The last is laid by who deals, who then has one
card only: each that it may be is tried wherever it may go, and goes where its seat stands best."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ..engine.observe import Observation
from .evaluation import silly, stands
from .explained import seen

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["counted", "is_counted"]

_DEALS: Final = 48
_SAME: Final = 1e-9


def is_counted(view: Observation) -> bool:
    """Whether so few cards are left to be laid in this hunt."""
    return view.phase == "play" and view.turns_left <= 2


def counted(state: "State", seat: int) -> Iterator[Any]:
    """None now and then while it counts, at last the card that leaves its seat furthest before the best other one, on
    the average of what that one may hold; of such as are even in this, that whose gain is seen."""
    view, legal = state.observe(seat), state.legal_actions()
    hands = Counter(state.redeal(seat, Rng(n)).hands for n in range(_DEALS if state.turns_left > 1 else 1))
    leads = dict.fromkeys([action for action in legal if not silly(view, action)] or legal, 0.0)
    for dealt, times in hands.items():
        deal = state.clone()
        deal.hands = dealt
        for action in leads:
            leads[action] += times * _lead(_answered(_after(deal, action)), seat)
        yield None
    most = max(leads.values())
    yield max((action for action, lead in leads.items() if lead > most - _SAME), key=lambda one: seen(view, one))


def _answered(state: "State") -> tuple[float, ...]:
    """What each seat has when the last card is laid, too."""
    if state.phase != "play":
        return stands(state, None, Rng(0))
    ends = [stands(_after(state, action), None, Rng(0)) for action in state.legal_actions()]
    return max(ends, key=lambda end: _lead(end, state.turn))


def _lead(points: tuple[float, ...], seat: int) -> float:
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def _after(state: "State", action: Any) -> "State":
    after = state.clone()
    after.apply(action)
    return after
