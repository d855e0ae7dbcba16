"""Why a touch leads nowhere: one sentence each, with the rule that says so."""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.data import BEATS, FIRST_WARRIOR, GUARDS, KIND
from ..engine.observe import Observation, Territory

__all__ = ["why_not"]


def why_not(w: Words, view: Observation, chosen: Sequence[str], pick: str) -> str:
    """Why a touch leads nowhere, for the seat that acts; '' where the rules do not forbid it.

    `chosen`: what was touched before.
    """
    sort, _, what = pick.partition(":")
    if view.phase == "party":
        return w("First everyone chooses a party.")
    if view.phase == "over":
        return w("The game is over.")
    if view.seat not in view.actors:
        return w("It is not your turn yet.")
    kind = what if sort == "card" else next((p[5:] for p in chosen if p.startswith("card:")), "")
    if not kind:
        return w("Choose a card from your hand first.")
    if KIND.get(kind, 0) < FIRST_WARRIOR:
        return ""
    if sort == "card":
        return w("This great warrior cannot go anywhere now.")
    place = next((place for place in view.territories if place.id == what), None)
    return _closed(w, view, place, KIND[kind]) if place else ""


def _closed(w: Words, view: Observation, place: Territory, kind: int) -> str:
    """Why a great warrior may not go there (MA-10, MA-14)."""
    guard = [KIND[card.kind] for card in place.laid if card.up and KIND[card.kind] >= FIRST_WARRIOR]
    if len(guard) < GUARDS:
        return ""
    if place.guard == view.seat:
        return w("Two of your great warriors stand here already.")
    upper = guard[-1] - FIRST_WARRIOR
    if kind - FIRST_WARRIOR == upper or BEATS[kind - FIRST_WARRIOR][upper]:
        return ""
    return w("Too weak: the upper one of this pair would have to be equal or weaker.")
