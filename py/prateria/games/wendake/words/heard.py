"""What those hear who do not see the table, beside what is written."""

from typing import Any

from prateria.kit.words import Words

from ..engine.data import MASKS
from ..engine.events import MasksHeld
from ..engine.observe import Observation
from .nouns import space

__all__ = ["heard"]

_SHARED = "P1-5"  # with it one plays on a space with a disc as well


def heard(w: Words, event: Any, viewer: int | None, view: Observation) -> str:
    """Of masks in one's own hand that cannot be played: which spaces for them are taken (WE-26)."""
    if not isinstance(event, MasksHeld) or event.seat != viewer or view.own is None:
        return ""
    kinds = [card.kind for card in view.own.hand]
    have = sorted((kinds.count(kind) for kind in {*kinds}), reverse=True)
    fits = [mask.id for mask in MASKS if _makes(have, mask.pattern)]
    taken = {player.disc for player in view.players} | ({view.ghost.disc} if view.ghost else set())
    if not fits or not taken.issuperset(fits) or (_SHARED, True) in view.players[event.seat].progress:
        return ""
    return w("A disc lies there already: %(spaces)s.", spaces=", ".join(space(w, name) for name in fits))


def _makes(have: list[int], pattern: tuple[int, ...]) -> bool:
    """Whether so many masks of each kind make that combination."""
    wanted = sorted(pattern, reverse=True)
    return len(wanted) <= len(have) and all(n >= least for n, least in zip(have, wanted, strict=False))
