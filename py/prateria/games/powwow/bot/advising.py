"""What a hint says before anything is tried, the calm way: as a strong player (`patience`), but told to somebody who
counts along.

Of captives that bring as much it names the one whom another would miss most. And a claim that nobody can ever lessen,
and that more may come to, is not made before it must be: waiting costs nothing then. But what somebody who is asked at
this card yet would probably take at once is not left to them, nor a great haul to chance near the end.
"""

from collections.abc import Sequence
from typing import Any, Final

from ..engine.data import KIND
from ..engine.observe import Observation
from ..engine.rules import sound_kinds
from .claims import Land, best_haul, keen, land_of, rivals, value
from .habits import Chance
from .instead import harm
from .patience import READY, advisable, pressing
from .thefts import grows, robbers

__all__ = ["advised_first"]

DEAR: Final = 3
"""So many cards are not left to somebody who takes them at this card yet,"""
AS_LIKELY: Final = 0.3
"""so likely. Cards a game better than to wait there, on half a prairie of two, by the rule of thumb alone (give or take
0.2): 0.4 in 400 games against `first`, 0.2 in 600 against `normal`, 0.7 in 600 against `strong`; with two cards 0.4
worse (`first`, 600)."""
GREAT: Final = 6
"""Nor are so many cards left to chance, where somebody could ever lessen them,"""
LATE: Final = 15
"""when so few are to come. Measured wherever so many lay there, no difference was seen (0.0 against `normal`, 0.1
against `first`, 300 games each, give or take 0.2); it is easier to agree with."""


def advised_first(view: Observation, legal: Sequence[Any], chance: Chance) -> Any | None:
    """The haul or claim that is advised, None where nothing is chosen. `chance`: that another takes what is left."""
    land = land_of(view)
    if view.phase == "take":
        kind = KIND[view.pile[view.settled].kind]
        return max(
            legal,
            key=lambda haul: (
                value(land, haul, kind),
                harm(view, land, haul.seat, haul),
                keen(land.setup, haul),
            ),
        )
    best = advisable(view, legal, chance)
    if view.phase != "ask" or best is None:
        return best
    if best == legal[0]:
        return _not_left(view, land, legal[1:], chance) or best
    return legal[0] if _costs_nothing(view, land, legal[1:], chance) else best


def _not_left(view: Observation, land: Land, claims: Sequence[Any], chance: Chance) -> Any | None:
    """The best claim whose loot somebody would probably take who is asked at this card yet, or which is great and may
    still be lessened near the end; None: there is none."""
    found = []
    for n, claim in enumerate(claims):
        kind = KIND[claim.kind]
        if haul := best_haul(land, claim.seat, kind):
            cards = value(land, haul, kind)
            after = {*view.asked}.intersection(rivals(land, claim.seat, haul, kind))
            taken = cards >= DEAR and any(chance(other, cards) >= AS_LIKELY for other in after)
            late = cards >= GREAT and land.left <= LATE and robbers(land, claim.seat, kind)
            if taken or late:
                found.append((cards, -n))
    return claims[-max(found)[1]] if found else None


def _costs_nothing(view: Observation, land: Land, claims: Sequence[Any], chance: Chance) -> bool:
    """Whether none of these claims is lost by waiting, and one may become more; enough cards are left for all that may
    want one."""
    seat, loot, growing, taken = claims[0].seat, set(), False, False
    for kind in sound_kinds(land.setup, land.table, seat):
        haul = best_haul(land, seat, kind)
        if haul is None:
            continue
        loot.add(haul.loot)
        presses, free = pressing(view, land, haul, kind, chance), not robbers(land, seat, kind)
        if presses > 0 or (presses == 0 and not free):
            return False
        taken |= not free
        growing |= bool(grows(land, haul, kind)) or presses < 0
    to_come = sum(land.hidden[own] for own in land.setup.own[seat])
    spare = READY if taken else min(READY, to_come)
    return growing and land.left >= len(loot) + spare
