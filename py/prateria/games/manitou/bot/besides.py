"""What a hint says besides the reason of a card, by what its seat knows.

`at` of a weak hunter that is sent because a stronger one would draw the hide thief: why there (`own`: one's own guard
protects it, `safe`: nobody is on guard, `best`: it comes to strength `mine` against so much); `taken` of a hunter
that nothing else sends there: the other territories, where a guard would capture it; `weaker`: the strength of the
weakest hunter in the hand that would bring the same herd just now; `away` of a card that brings nothing: from such a
hunter on the only opponent, who lays one card more, takes over the hide thief, whom fewer of them take over from
one's stronger hunter.
"""

from typing import Any, Final

from ..engine.actions import Play
from ..engine.data import KIND, STRENGTH
from ..engine.observe import Observation
from ..engine.preview import preview, thieves
from .prospects import turns

__all__ = ["besides", "taken", "weaker"]

_TAKING: Final = ("catch_large", "take_over", "catch_both")
_SPARED: Final = ("avoid_thief", "save_strength", "get_rid_weak")
_PLACED: Final = ("outlasts", "together", "mine")
"""What says by itself why a hunter goes there."""
_IDLE: Final = ("join_pair", "first_guard", "safe_place", "own_guard", "get_rid_weak")


def besides(view: Observation, action: Play, name: str, values: dict[str, Any]) -> dict[str, Any]:
    """See above. `values`: what is known of that reason."""
    shown = preview(view, action)
    if shown is None:
        return {}
    if name == "avoid_thief":
        mine, best = shown.strengths[shown.seat], max(n for i, n in enumerate(shown.strengths) if i != shown.seat)
        if shown.captured:
            return {"at": "best", "mine": mine, "best": best} if best else {}
        return {"at": "safe" if shown.standing.guard is None else "own"}
    if name in _TAKING:
        same = weaker(view, action)
        return {"weaker": min(STRENGTH[KIND[one.kind]] for one in same)} if same else {}
    away = {}
    if name in _IDLE and not (values.get("cards") or "alone" in values or "rest" in values):
        away = _away(view, action)
    return away or ({"taken": there} if (there := taken(view, action, name, values)) else {})


def taken(view: Observation, action: Play, name: str, values: dict[str, Any], here: bool = False) -> tuple[str, ...]:
    """See above; with `here` only where it would be captured itself, but not everywhere: the territories where not."""
    if name not in _SPARED or not STRENGTH[KIND[action.kind]] or any(one in values for one in _PLACED):
        return ()
    shown = {place.id: preview(view, action._replace(territory=place.id)) for place in view.territories}
    caught = tuple(there for there, one in shown.items() if one and one.captured)
    if here:
        return tuple(there for there in shown if there not in caught) if action.territory in caught else ()
    return () if action.territory in caught else caught


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
