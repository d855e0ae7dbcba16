"""Why one would do something, for hints: (id, values). The sentences are made by `words.reason`.

| id | values |
|---|---|
| `only_play` | |
| `balanced_party` | hunters, warriors: how many of each |
| `catch_large` | territory, herd: the first place there, and the value it brings |
| `catch_second` | territory, herd: the second place |
| `avoid_thief` | strength: of all own hunters afterwards, below or not above that of the others |
| `save_strength` | kind: a strong hunter that stays in the hand |
| `get_rid_weak` | kind: a card of little use laid where it does no harm |
| `safe_place` | territory: no opposing great warrior there |
| `take_down` | territory, kind: of the opposing great warrior |
| `sacrifice_pair` | territory, kind: the upper one of the pair |
| `guard_captives` | territory, cards: of others that one would take |
| `join_pair` | territory: a second great warrior beside one's own |
| `protect` | territory: the first great warrior there, before anything can be taken |
"""

from collections.abc import Sequence
from typing import Any

from .actions import Play
from .data import KIND, STRENGTH
from .observe import Observation
from .preview import Preview, preview

__all__ = ["reason"]

Reason = tuple[str, dict[str, Any]]

_LARGE = 9
_WEAK = 3
_STRONG = 7


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to do that: the most telling thing about it."""
    action = actions[0]
    if not isinstance(action, Play):
        if len(actions) > 1:
            hunters = sum(take.amount for take in actions if STRENGTH[KIND[take.kind]])
            return "balanced_party", {"hunters": hunters, "warriors": sum(take.amount for take in actions) - hunters}
        return "only_play", {}
    shown = preview(view, action)
    if shown is None:
        return "only_play", {}
    return _hunter(view, shown) if shown.result == "lies" else _warrior(view, shown)


def _hunter(view: Observation, shown: Preview) -> Reason:
    place = next(place for place in view.territories if place.id == shown.territory)
    values = {"territory": shown.territory}
    earlier = max((s for s in range(len(place.strengths))), key=lambda s: (place.strengths[s], s != shown.seat))
    was_first = place.strengths[shown.seat] > 0 and earlier == shown.seat
    for seat, herd, _, rank in shown.standing.catches:
        if seat == shown.seat and rank == 1 and not was_first:
            return "catch_large", {**values, "herd": herd}
        if seat == shown.seat and rank == 2:
            return "catch_second", {**values, "herd": herd}
    strength = STRENGTH[KIND[shown.kind]]
    hand = view.own.hand if view.own else ()
    strongest = max((kind for kind in hand), key=lambda kind: STRENGTH[KIND[kind]], default=shown.kind)
    if strength <= _WEAK and shown.seat not in shown.thieves and STRENGTH[KIND[strongest]] >= _STRONG:
        totals = sum(place.strengths[shown.seat] for place in view.territories) + strength
        return "avoid_thief", {"strength": totals}
    if strength <= _WEAK and STRENGTH[KIND[strongest]] >= _STRONG:
        return "save_strength", {"kind": strongest}
    if strength <= _WEAK:
        return "get_rid_weak", {"kind": shown.kind}
    return "safe_place", values


def _warrior(view: Observation, shown: Preview) -> Reason:
    values: dict[str, Any] = {"territory": shown.territory}
    if shown.result in ("wins", "equal") and shown.against:
        return "take_down", {**values, "kind": shown.against[1]}
    if shown.result == "sacrifice" and shown.against:
        return "sacrifice_pair", {**values, "kind": shown.against[1]}
    if shown.result == "joins" and shown.guard and len(shown.guard[1]) > 1:
        return "join_pair", values
    if shown.result == "joins" and shown.standing.captives:
        return "guard_captives", {**values, "cards": shown.standing.captives}
    if shown.result == "joins":
        return "protect", values
    return "get_rid_weak", {"kind": shown.kind}
