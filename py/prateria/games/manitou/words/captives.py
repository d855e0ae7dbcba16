"""Which cards a player has captured, by name: everybody has seen that, and it says what others can no longer send."""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.data import KINDS
from ..engine.observe import Player
from .nouns import kind as named

__all__ = ["captives_named"]


def captives_named(w: Words, player: Player, names: Sequence[str]) -> list[str]:
    """A sentence for each player from whom that one has captives, in the order of the cards. `names`: of all seats."""
    owners = sorted({seat for seat, _ in player.captives})
    found = []
    for owner in owners:
        kinds = sorted((kind for seat, kind in player.captives if seat == owner), key=KINDS.index)
        cards = ", ".join(named(w, kind) for kind in kinds)
        found.append(w("Captured from %(name)s: %(cards)s.", name=names[owner], cards=cards))
    return found
