"""What is in a party of eight cards, for the reason of a hint: `balanced_party` in `reasons`."""

from collections.abc import Sequence
from typing import Any, Final

from ..engine.data import BEATS, FIRST_WARRIOR, KIND, MUCH, STRENGTH, TURNS, WARRIORS
from ..engine.observe import Observation

__all__ = ["STRONG", "WEAK", "party"]

WEAK: Final = 3
STRONG: Final = 7
"""Hunters of at most, and of at least such strength are called so."""


def party(view: Observation, takes: Sequence[Any]) -> dict[str, Any]:
    """What is in a party, and what stays out of it."""
    own, taken = view.own, [(STRENGTH[KIND[take.kind]], take.amount) for take in takes if take.amount]
    whole = sum(strength * n for strength, n in taken) * (sum(n for _, n in taken) == TURNS)
    warriors = sum(n for strength, n in taken if not strength)
    return {
        **({"all": whole, "few": warriors == sum(own.reserve[FIRST_WARRIOR:])} if own and whole >= MUCH else {}),
        "hunters": sum(n for strength, n in taken if strength),
        "strong": sum(n for strength, n in taken if strength >= STRONG),
        "middling": sum(n for strength, n in taken if WEAK < strength < STRONG),
        "weak": sum(n for strength, n in taken if 0 < strength <= WEAK),
        "warriors": warriors,
        **_unbeaten(takes),
        "kinds": sum(not strength for strength, _ in taken),
    }


def _unbeaten(takes: Sequence[Any]) -> dict[str, str]:
    """The one kind of guard that none of the great warriors in the party beats, where there is just one (MA-04)."""
    own = [WARRIORS.index(take.kind) for take in takes if take.amount and take.kind in WARRIORS]
    left = [kind for k, kind in enumerate(WARRIORS) if not any(BEATS[one][k] for one in own)]
    return {"unbeaten": left[0]} if len(left) == 1 else {}
