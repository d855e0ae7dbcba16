"""Why to do something, and why something cannot be done: one sentence each."""

from collections.abc import Sequence
from typing import Any

from ...kit.words import Words
from .data import BEATS, FIRST_WARRIOR, GUARDS, KIND
from .observe import Observation, Territory

__all__ = ["reason", "why_not"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What speaks for a move: see `judge_reason` for the ids. The table shows which card and which place is meant."""
    name, values = reason
    if name == "guard_captives":
        n = values["cards"]
        return w.n(
            "Whoever stands guard here at the end takes %(n)d captive.",
            "Whoever stands guard here at the end takes %(n)d captives.",
            n,
        )
    if name == "balanced_party":
        warriors = w.n("%(n)d great warrior", "%(n)d great warriors", values["warriors"])
        hunters = w.n("%(n)d hunter", "%(n)d hunters", values["hunters"])
        return w("A good mix: %(hunters)s, %(warriors)s.", hunters=hunters, warriors=warriors)
    sentences = {
        "only_play": w("Nothing else is possible here."),
        "catch_large": w("With this hunter you are the strongest here. The herd is worth %(herd)d."),
        "catch_alone": w("Nobody else has cards here: alone you take all herds, without hunters too."),
        "catch_second": w("With this hunter you are second here. The herd is worth %(herd)d."),
        "avoid_thief": w("Stay below the others: the hide thief visits whoever hunts hardest."),
        "save_strength": w("A weak hunter will do for now: keep the strong one for later."),
        "get_rid_weak": w("This card is of little use now; here it does no harm."),
        "safe_place": w("A quiet place: this hunter may stay safe here."),
        "take_down": w("In this trial an opposing great warrior falls."),
        "sacrifice_pair": w("A sacrifice: the upper great warrior of the pair falls too."),
        "join_pair": w("A second great warrior makes your guard much stronger."),
        "protect": w("A great warrior on guard keeps your hunters here from being captured."),
    }
    return sentences[name] % values


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
