"""What a beginner does, where chance decides what the level `first` does: a party that is not too strong, and a card
that brings something just now. So the hide thief comes to others, too, and a game against it stays close."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ..engine.data import STRENGTH, THIEF
from ..engine.observe import Observation
from ..engine.preview import hoped, preview, standings
from .evaluation import silly
from .proposals import counts, likely_party, party_size, reserve_of

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["modest", "offhand"]

_OF: Final = 3
"""Of so many parties the one with the weakest hunters is taken,"""
_LESS: Final = 4
"""and a card that brings so much less than the best one is as good,"""
_LEAD: Final = 6
"""where so much strength more than all others have is as bad as what the thief takes."""


def modest(view: Observation, rng: Rng, n: int) -> list[dict[str, int]]:
    """So many parties."""
    cards, size = reserve_of(view), party_size(view)
    drawn = [[likely_party(cards, size, rng) for _ in range(_OF)] for _ in range(n)]
    return [counts(view, min(of, key=lambda party: sum(STRENGTH[kind] for kind in party))) for of in drawn]


def offhand(state: "State", seat: int) -> Sequence[Any]:
    """Of the cards of that seat those that bring about as much as any, as the table shows it."""
    view, legal = state.observe(seat), state.legal_actions()
    worth = {action: _worth(view, action) for action in legal if not silly(view, action)}
    most = max(worth.values(), default=0)
    return [action for action, one in worth.items() if one >= most - _LESS] or legal


def _worth(view: Observation, action: Any) -> float:
    """Herds and captives more than the others have, and how much the hide thief is asked for."""
    shown = preview(view, action)
    if shown is None:
        return 0
    seat: int = action.seat
    stands = [shown.standing if there.territory == shown.territory else there for there in standings(view)]
    brings = [sum(hoped(stands, player.seat)) for player in view.players]
    rows = [shown.strengths if there.id == shown.territory else there.strengths for there in view.territories]
    totals = [sum(column) for column in zip(*rows, strict=True)]
    ahead = totals.pop(seat) - max(totals)
    return 2 * brings[seat] - sum(brings) + float(THIEF * min(max((ahead + 1) / _LEAD, 0), 1))
