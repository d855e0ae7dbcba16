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
    return " ".join((f"{move[0].upper()}{move[1:]} {why}", *_price(w, values)))


def _price(w: Words, values: dict[str, Any]) -> list[str]:
    """What it costs if nothing more happens."""
    told = []
    if "captured" in values:
        told.append(w("But others stand guard there: as it stands, they capture this card (1 point for them)."))
    if values.get("thief") == 1:
        told.append(w("But it draws the hide thief to you: −10 points, if it stays like this."))
    elif "thief" in values:
        told.append(w("The hide thief is still coming to you: −10 points, if it stays like this."))
    return told


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
        "catch_large": w("With it you are the strongest here: a herd worth %(herd)d."),
        "catch_both": w("Alone here you take both herds: %(herd)d together."),
        "catch_alone": w("Alone here you take all herds, without hunters too."),
        "catch_second": w("With it you are second here: a herd worth %(herd)d."),
        "avoid_thief": w("Stay below the others: the hide thief visits the strongest."),
        "save_strength": w("A weak hunter will do for now: keep the strong one."),
        "get_rid_weak": w("Of little use now, but here it does no harm."),
        "safe_place": w("A quiet place: it may stay safe here."),
        "take_down": w("An opposing great warrior falls."),
        "both_fall": w("Two of a kind: both fall, and nobody is on guard."),
        "sacrifice_pair": w("A sacrifice: your card and the upper one of the pair fall. The lower one stays."),
        "join_pair": w("Two great warriors make a much stronger guard."),
        "protect": w("On guard it keeps your hunters from being captured."),
    }
    return sentences[name] % values
