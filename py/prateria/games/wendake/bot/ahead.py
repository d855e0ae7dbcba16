"""The rollout of Wendake: all seats do what is likeliest, to the end of the next year."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng
from prateria.games.contract import Ahead, Budget

from ..engine import frames
from ..engine.data import YEARS
from ..engine.observe import Observation
from ..engine.rules.dispatch import carry_out
from .evaluation import filled
from .policy import choices
from .worth import value, weights

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["AHEAD"]


def _step(state: "State", rng: Rng) -> Iterator[None]:
    """A turn, or what is asked of somebody within another's."""
    seat, year = state.turn, state.year
    worth = weights(state, state.players[seat], YEARS - year)
    while state.stack and state.turn == seat and state.year == year:
        frame = state.stack[-1]
        if isinstance(frame, frames.Bag):
            for answer in filled(state, frame, worth):
                carry_out(state, answer, _nobody)
        else:
            action = choices(state, worth)[0]
            carry_out(state, action, _nobody)
            if action.verb == "end":
                return
        yield None


def _nobody(event: Any) -> None:
    """The sink for events of a rollout: they are told to nobody."""


def _year(state: "State") -> int:
    return state.year


def _lead(state: "State", seat: int) -> float:
    """The lead over the best opponent, in expected points at the end."""
    outcome = None if state.stack else state.outcome()
    if outcome is not None:
        points: tuple[float, ...] = outcome.points
    else:
        points = tuple(value(state, p.seat, YEARS - state.year) for p in state.people)
    return points[seat] - max((*points[:seat], *points[seat + 1 :]), default=0.0)


def _weighty(view: Observation) -> bool:
    return True


AHEAD: Final = Ahead(
    step=_step,
    clock=_year,
    horizon=2,
    value=_lead,
    budgets=(Budget(runs=12, nodes=36), Budget(runs=12, nodes=54)),
    weighty=_weighty,
)
