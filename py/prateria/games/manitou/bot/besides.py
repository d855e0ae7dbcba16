"""What a hint says besides the reason of a card, by what its seat knows.

`at` of a weak hunter that is sent because a stronger one would draw the hide thief: why there (`own`: one's own guard
protects it, `safe`: nobody is on guard); `weaker`: the strength of the weakest hunter in the hand that would bring the
same herd just now; `away` of a card that brings nothing: from such a hunter on the only opponent, who lays one card
more, takes over the hide thief, whom fewer of them take over from one's stronger hunter.
"""

from typing import Any, Final

from ..engine.actions import Play
from ..engine.data import KIND, STRENGTH
from ..engine.observe import Observation
from ..engine.preview import preview, thieves
from .prospects import turns

__all__ = ["besides", "weaker"]

_TAKING: Final = ("catch_large", "take_over", "catch_both")
_IDLE: Final = ("join_pair", "first_guard", "safe_place", "own_guard", "get_rid_weak")


def besides(view: Observation, action: Play, name: str, values: dict[str, Any]) -> dict[str, Any]:
    """See above. `values`: what is known of that reason."""
    shown = preview(view, action)
    if shown is None:
        return {}
    if name == "avoid_thief" and shown.standing.guard in (None, shown.seat):
        return {"at": "safe" if shown.standing.guard is None else "own"}
    if name in _TAKING:
        same = weaker(view, action)
        return {"weaker": min(STRENGTH[KIND[one.kind]] for one in same)} if same else {}
    if name in _IDLE and not (values.get("cards") or "alone" in values or "rest" in values):
        return _away(view, action)
    return {}


def weaker(view: Observation, action: Play) -> list[Play]:
    """The same with the weaker hunters of the hand, as far as they bring the same herds just now."""
    own, shown = STRENGTH[KIND[action.kind]], preview(view, action)
    if shown is None or view.own is None:
        return []
    kinds = dict.fromkeys(kind for kind in view.own.hand if 0 < STRENGTH[KIND[kind]] < own)
    tried = [action._replace(kind=kind) for kind in kinds]
    had = [catch[:2] for catch in shown.standing.catches]
    return [one for one in tried if (it := preview(view, one)) and [catch[:2] for catch in it.standing.catches] == had]


def _away(view: Observation, action: Play) -> dict[str, Any]:
    """Where the hide thief is with that seat now, and may go to the only opponent by the one card that follows."""
    seat, other = action.seat, 1 - action.seat
    if len(view.players) != 2 or view.own is None or tuple(thieves(view)) != (seat,) or turns(view, seat)[other] != 1:
        return {}
    totals = [sum(column) for column in zip(*(place.strengths for place in view.territories), strict=True)]
    least = totals[seat] + STRENGTH[KIND[action.kind]] - totals[other] + 1
    may = [s for s, n in zip(STRENGTH, view.players[other].unseen, strict=True) if n]
    more = max(STRENGTH[KIND[kind]] for kind in view.own.hand) - STRENGTH[KIND[action.kind]]
    return {"away": least} if any(least <= strength < least + more for strength in may) else {}
