"""What something better would have brought, told afterwards: one sentence each."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words

from .nouns import kind, place

__all__ = ["instead", "same_deal"]


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    if name == "keep":
        return w("This card would have been kept for later: %(card)s.", card=kind(w, values["card"]))
    if name == "rest" and values["later"]:
        return (
            w("Most comes from other things and from later hunts.")
            if values["most"]
            else w("The rest comes from other things and from later hunts.")
        )
    if name == "rest":
        return w("The rest comes from other things.")
    if name == "evens":
        return w("On average a part of it is lost again later.")
    if name == "tie":
        return w("In a tie it comes to each of them.")
    told = _told(w, name, values, names)
    if values.get("but"):
        told = f"{w('But not all is better.')} {told}"
    return told


def _told(w: Words, name: str, values: dict[str, Any], names: Sequence[str]) -> str:
    """What there is at the end of the hunt."""
    more, less, who = values["more"], values["less"], names[values["seat"]]
    if name.endswith("thief"):
        if values.get("average"):
            return w(
                "The hide thief comes to %(name)s in %(more)d of 10 trial hunts, not in %(less)d.",
                more=more,
                less=less,
                name=who,
            )
        if more > less:
            return w("A hide thief would come to %(name)s.", name=who)
        return w("No hide thief would come to %(name)s.", name=who)
    found = {"place": _where(w, values), "name": who, "less": less}
    if name.endswith("herds"):
        return w.n(
            "%(place)s: %(n)d point from herds for %(name)s, not %(less)d.",
            "%(place)s: %(n)d points from herds for %(name)s, not %(less)d.",
            more,
            **found,
        )
    return w.n(
        "%(place)s: %(n)d captive for %(name)s, not %(less)d.",
        "%(place)s: %(n)d captives for %(name)s, not %(less)d.",
        more,
        **found,
    )


def _where(w: Words, values: dict[str, Any]) -> str:
    """The place, and when that is, unless that has been said: nobody is to look for an average on the table."""
    where = place(w, values["territory"])
    if values.get("average"):
        return w("%(place)s, on average", place=where)
    return where if values.get("again") else w("%(place)s, at the end of the hunt", place=where)


def same_deal(w: Words) -> str:
    """What is not dealt anew where the deal is judged: `bot.judging`."""
    return w("The parties stayed the same: only their cards came in another order.")
