"""The evaluation of a position of Manitou: what is worth what. Used by bots, by hints and by the suggestion of a party.

>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> silly(state.observe(0), state.legal_actions()[0]), effort(state.observe(0)) > 0
(False, True)
"""

from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ..engine.data import HUNTS, STRENGTH, TURNS
from ..engine.observe import Observation
from ..engine.preview import preview
from .rollout import Hunt

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["effort", "evaluate", "silly", "stands"]

_CARD: Final = tuple(
    tuple(later * (0.1 * strength if strength else 0.5) for strength in STRENGTH) for later in range(HUNTS + 1)
)
"""`_CARD[later][kind]`: what a card is worth, in points, when so many hunts are still to come."""

_DOUBT: Final = (3.0, 12.0, 18.0, 21.0)
"""By hunts still to come: the lead, in points, that wins about three games of four."""


def effort(view: Observation) -> int:
    """What one evaluation takes: the turns to be imagined, and what it takes to set up, for every player."""
    players = len(view.players)
    if view.phase == "party":
        return TURNS * players + 5 * players + 4
    return view.turns_left + 2 * players + 1


def silly(view: Observation, action: Any) -> bool:
    """A great warrior laid only to fall."""
    shown = preview(view, action)
    return shown is not None and shown.result in ("loses", "weak")


def evaluate(state: "State", seat: int, rng: Rng) -> float:
    """From -1 to 1: how well that seat stands in a sampled position, after a rollout of the present hunt."""
    points = stands(state, seat, rng)
    lead = points[seat] - max(points[:seat] + points[seat + 1 :])
    running = state.phase == "play" or (state.phase == "party" and state.chosen[seat])
    later = HUNTS - state.hunt + (state.phase == "party" and not running)
    return lead / (abs(lead) + _DOUBT[later])


def stands(state: "State", seat: int | None, rng: Rng) -> tuple[float, ...]:
    """What each seat has in a position dealt as that seat knows it (None: as they who watch do), in points: those of
    the present hunt after a rollout, and what the cards are worth that are left."""
    seats = range(state.seats)
    points = [state.points(s) for s in seats]
    cards = [0.0] * state.seats
    later = HUNTS - state.hunt
    if state.phase == "play" or (state.phase == "party" and seat is not None and state.chosen[seat]):
        hunt = Hunt(state, seat, rng)
        hunt.play_on(rng)
        gains, gone = hunt.result()
        for s in seats:
            points[s] += gains[s]
            cards[s] = -sum(_CARD[later][kind] for kind in gone[s])
    elif state.phase == "party":  # the hunt has just ended and another one is to come
        later += 1
        for s in seats:
            cards[s] = sum(n * _CARD[later][kind] for kind, n in enumerate(state.unseen(s)))
    return tuple(points[s] + cards[s] for s in seats)
