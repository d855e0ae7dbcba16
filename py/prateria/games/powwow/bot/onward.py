"""What goes best with a claim that is chosen already, for hints: the loot, and who comes along. The reason is `onward`:
cards; loot and there: so much of it; seats: they could take that loot, too; or card: who; harm:
with this one owner could take so many; owner: who plays that colour, mine: oneself; left: cards are still to come."""

from collections.abc import Sequence
from typing import Any

from ..engine.actions import Claim, Haul
from ..engine.data import CARD, KIND, LOOT, TIPI, USUAL
from ..engine.observe import Observation
from ..engine.rules import cards_of
from .claims import Land, keen, land_of, rivals, value
from .instead import harm, owner_of

__all__ = ["never_again", "onward"]


def never_again(land: Land, haul: Haul, kind: int, loot: str) -> bool:
    """Whether that loot can never be this seat's once it has taken that haul, which spends a person: none that could
    take it lies there any more, nor is still to come (PW-10 to PW-12)."""
    taken, own, usual = cards_of(land.setup, land.table, haul, kind), land.setup.own[haul.seat], CARD[loot]
    kinds = own if loot == LOOT[TIPI] else (own[USUAL.index(usual)],)
    return not any(land.table[one] - taken.count(one) or (land.left and land.hidden[one]) for one in kinds)


def onward(view: Observation, claim: Claim, found: Sequence[Haul]) -> tuple[Haul, tuple[str, dict[str, Any]]]:
    """The haul that is worth most; of equals the one that an opponent would miss most, then what could never be one's
    own again."""
    land, kind = land_of(view), KIND[claim.kind]

    def spoils(haul: Haul) -> int:
        owner = owner_of(land, haul.partner)
        late = not land.left and owner in view.answered  # their claim, if there is one, comes first
        return 0 if late else harm(view, land, haul.seat, haul)

    def near(haul: Haul) -> tuple[int, ...]:
        return rivals(land, haul.seat, haul, kind) if land.left else ()

    def rank(haul: Haul) -> tuple[float, ...]:
        last = bool(land.left) and never_again(land, haul, kind, haul.loot)
        return value(land, haul, kind), spoils(haul), last, len(near(haul)), keen(land.setup, haul)

    best = max(found, key=rank)
    values: dict[str, Any] = {"cards": int(value(land, best, kind)), "left": land.left}
    if best.partner is None:
        values |= {"loot": best.loot, "there": land.table[CARD[best.loot]], "seats": near(best)}
    else:
        owner = owner_of(land, best.partner)
        values |= {"card": best.partner, "captive": best.loot != LOOT[TIPI], "harm": spoils(best), "owner": owner}
        values["mine"] = owner == best.seat
    return best, ("onward", values)
