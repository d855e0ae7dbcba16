"""Why to do something, and why something cannot be done: one sentence each."""

from typing import Any

from prateria.kit.words import Words

from .nouns import kind, way

__all__ = ["reason"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """The move, and what speaks for it: see `bot.reasons` for the ids. The table shows it as well."""
    name, values = reason
    why = _why(w, name, values)
    if "card" not in values or "to" not in values:
        return why
    move = f"{kind(w, values['card'])}: {way(w, values['to'])}."
    said = f"{move[0].upper()}{move[1:]} {why}"
    if "thief" not in values:
        return said
    return f"{said} {w('But the hide thief visits whoever hunts hardest at the end: now that would be you.')}"


def _why(w: Words, name: str, values: dict[str, Any]) -> str:
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
        "catch_both": w("Nobody else has cards here: both herds are yours, %(herd)d together."),
        "catch_alone": w("Nobody else has cards here: alone you take all herds, without hunters too."),
        "catch_second": w("With this hunter you are second here. The herd is worth %(herd)d."),
        "avoid_thief": w("Stay below the others: the hide thief visits whoever hunts hardest."),
        "save_strength": w("A weak hunter will do for now: keep the strong one for later."),
        "get_rid_weak": w("This card is of little use now; here it does no harm."),
        "safe_place": w("A quiet place: this hunter may stay safe here."),
        "take_down": w("In this trial an opposing great warrior falls."),
        "both_fall": w("Two of a kind meet: both fall, and nobody is on guard here any more."),
        "sacrifice_pair": w("A sacrifice: the upper great warrior of the pair falls too."),
        "join_pair": w("A second great warrior makes your guard much stronger."),
        "protect": w("A great warrior on guard keeps your hunters here from being captured."),
    }
    return sentences[name] % values
