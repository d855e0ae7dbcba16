"""Why one would do something, for hints: (id, values). The sentences are made by `words.reason`.

| id | values |
|---|---|
| `turn_next` | |
| `rival_near` | kind, cards, seat: that one could take the same loot |
| `last_chance` | kind, cards: the last card lies there, and nobody else can take it |
| `tipis_now` | kind, cards |
| `captive` | kind, cards: a chief with a male |
| `haul_big` | kind, cards: from five cards on |
| `haul_fair` | kind, cards |
| `wait_bigger` | kind, cards, loot; hidden: so much of it nobody has seen yet; seat: that one could take it meanwhile |
| `nothing_sound` | |
"""

from collections.abc import Sequence
from typing import Any, Final

from ..engine.actions import Claim, Haul, Pass
from ..engine.data import CARD, KIND, LOOT, TIPI, TOTEM, TRIBE
from ..engine.observe import Observation
from ..engine.rules import sound_kinds
from .claims import best_haul, land_of, rivals, value

__all__ = ["reason"]

Reason = tuple[str, dict[str, Any]]

_BIG: Final = 5


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to do that: the most telling thing about it."""
    action, land = actions[0], land_of(view)
    if isinstance(action, Pass):
        kinds = sound_kinds(view.setup, land.table, action.seat)
        found = [(value(land, haul, k), k, haul) for k in kinds if (haul := best_haul(land, action.seat, k))]
        if not found:
            return "nothing_sound", {}
        cards, kind, haul = max(found, key=lambda one: one[0])
        values = {"kind": TRIBE[kind], "cards": int(cards), "loot": haul.loot, "hidden": land.hidden[CARD[haul.loot]]}
        near = rivals(land, action.seat, haul, kind)
        return "wait_bigger", {**values, "seat": near[0]} if near else values
    if isinstance(action, Claim):
        kind = KIND[action.kind]
        best = best_haul(land, action.seat, kind)
    elif isinstance(action, Haul):
        kind, best = KIND[view.pile[view.settled].kind], action
    else:
        return "turn_next", {}
    if best is None:
        return "nothing_sound", {}
    cards = int(value(land, best, kind))
    values = {"kind": TRIBE[kind], "cards": cards}
    if isinstance(action, Claim):
        if near := rivals(land, action.seat, best, kind):
            return "rival_near", {**values, "seat": near[0]}
        if not land.left:
            return "last_chance", values
    if best.loot == LOOT[TIPI]:
        return "tipis_now", values
    if best.loot == LOOT[TOTEM]:
        return "captive", values
    return "haul_big" if cards >= _BIG else "haul_fair", values
