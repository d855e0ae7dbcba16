"""Why one is asked again: by the card that was turned somebody else's chief could take one's own person captive."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.data import CHIEF, LOOT, TOTEM, TRIBE
from ..engine.preview import brings, ways

__all__ = ["captured", "takes_captive"]

LEAST: Final = 2
"""What brings so many cards at the least is worth a word."""


def captured(w: Words, view: Any, turned: str, names: Sequence[str]) -> str:
    """Who could do so since that card, with whom one could claim now; '': nobody, or they could before."""
    if view.seat is None or view.phase != "ask" or view.seat not in view.actors or not turned:
        return ""
    before = view._replace(table=tuple((card, n - (card == turned)) for card, n in view.table))
    own = view.players[view.seat].colour
    for kind in sorted(TRIBE, key=lambda one: -brings(view, view.seat, one)[0]):
        person = f"{own}-{kind}"
        if brings(view, view.seat, kind)[0] < LEAST or dict(view.table).get(person) != 1:
            continue
        for other in range(len(view.players)):
            if other != view.seat and takes_captive(view, other, person) and not takes_captive(before, other, person):
                return _said(w, kind, isolate(names[other]))
    return ""


def takes_captive(view: Any, seat: int, person: str) -> bool:
    """Whether that seat's chief could take this person now."""
    return any(person in who for loot, who in ways(view, seat, TRIBE[CHIEF]) if loot == LOOT[TOTEM])


def _said(w: Words, kind: str, name: str) -> str:
    return {
        "chief": w("%(name)s’s chief could take your chief captive now."),
        "warrior": w("%(name)s’s chief could take your warrior captive now."),
        "hunter": w("%(name)s’s chief could take your hunter captive now."),
    }[kind] % {"name": name}
