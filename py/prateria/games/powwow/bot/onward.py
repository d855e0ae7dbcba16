"""What goes best with a claim that is chosen already, for hints: the loot, and who comes along. The reason is `onward`:
cards; loot and there: so much of it; seats: they could take that loot, too; or card: who; harm:
with this one owner could take so many; owner: who plays that colour, mine: oneself; left: cards are still to come."""

from collections.abc import Sequence
from typing import Any

from ..engine.actions import Claim, Haul
from ..engine.data import CARD, KIND
from ..engine.observe import Observation
from .claims import keen, land_of, rivals, value
from .instead import harm, owner_of

__all__ = ["onward"]


def onward(view: Observation, claim: Claim, found: Sequence[Haul]) -> tuple[Haul, tuple[str, dict[str, Any]]]:
    """The haul that is worth most; of equals the one that an opponent would miss most."""
    land, kind = land_of(view), KIND[claim.kind]

    def spoils(haul: Haul) -> int:
        owner = owner_of(land, haul.partner)
        late = not land.left and owner in view.answered  # their claim, if there is one, comes first
        return 0 if late else harm(view, land, haul.seat, haul)

    def near(haul: Haul) -> tuple[int, ...]:
        return rivals(land, haul.seat, haul, kind) if land.left else ()

    best = max(found, key=lambda one: (value(land, one, kind), spoils(one), len(near(one)), keen(land.setup, one)))
    values: dict[str, Any] = {"cards": int(value(land, best, kind)), "left": land.left}
    if best.partner is None:
        values |= {"loot": best.loot, "there": land.table[CARD[best.loot]], "seats": near(best)}
    else:
        owner = owner_of(land, best.partner)
        values |= {"card": best.partner, "harm": spoils(best), "owner": owner}
        values["mine"] = owner == best.seat
    return best, ("onward", values)
