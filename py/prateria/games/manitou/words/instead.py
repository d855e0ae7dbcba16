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
    told = _told(w, name, values, names)
    return f"{w('But also:')} {told}" if values.get("against") else told


def _told(w: Words, name: str, values: dict[str, Any], names: Sequence[str]) -> str:
    """What there is at the end of the hunt."""
    more, less = values["more"], values["less"]
    who = names[values["seat"]] if "seat" in values else ""
    if name.endswith("thief") and not values.get("average"):
        if name == "thief":
            return w("No hide thief would come to you.") if less > more else w("A hide thief would come to you.")
        return (
            w("A hide thief would come to %(name)s.", name=who)
            if more > less
            else w("No hide thief would come to %(name)s.", name=who)
        )
    if name == "thief":
        return w("In 10 trial hunts the hide thief comes to you %(more)d times, not %(less)d.", more=more, less=less)
    if name == "their_thief":
        return w(
            "In 10 trial hunts the hide thief comes %(more)d times, not %(less)d, to %(name)s.",
            more=more,
            less=less,
            name=who,
        )
    where = _where(w, values)
    if name == "herds":
        return w(
            "%(place)s: herds worth %(more)d for you, not %(less)d.",
            place=where,
            more=more,
            less=less,
        )
    if name == "captives":
        return w(
            "%(place)s: captives for you: %(more)d, not %(less)d.",
            place=where,
            more=more,
            less=less,
        )
    if name == "their_herds":
        return w(
            "%(place)s: herds worth %(more)d for %(name)s, not %(less)d.",
            place=where,
            name=who,
            more=more,
            less=less,
        )
    return w(
        "%(place)s: captives for %(name)s: %(more)d, not %(less)d.",
        place=where,
        name=who,
        more=more,
        less=less,
    )


def _where(w: Words, values: dict[str, Any]) -> str:
    """The place, and when that is, unless that has been said."""
    where = place(w, values["territory"])
    if values.get("again"):
        return where
    if values.get("average"):
        return w("%(place)s, at the end of the hunt, on average", place=where)
    return w("%(place)s, at the end of the hunt", place=where)


def same_deal(w: Words) -> str:
    """What is not dealt anew where the deal is judged: `bot.judging`."""
    return w("The parties stayed the same: only their cards came in another order.")
