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
    more, less, who = values["more"], values["less"], names[values["seat"]]
    if name.endswith("thief"):
        if values.get("average"):
            return w(
                "In 10 trial hunts the hide thief comes %(more)d times, not %(less)d, to %(name)s.",
                more=more,
                less=less,
                name=who,
            )
        if more > less:
            return w("A hide thief would come to %(name)s.", name=who)
        return w("No hide thief would come to %(name)s.", name=who)
    found = {"place": _where(w, values), "name": who, "more": more, "less": less}
    if name.endswith("herds"):
        told = _herds(w, found)
    else:
        told = w("%(place)s: %(name)s takes %(more)d captives, not %(less)d.", **found)
    if values.get("average") and not values.get("again"):  # the picture beside it shows who leads now
        told += f" {w('Until the end of the hunt the table can still change.')}"
    return told


def _herds(w: Words, found: dict[str, Any]) -> str:
    """What the herds there come to for somebody, and what otherwise."""
    if not found["more"]:
        return w("%(place)s: no herd for %(name)s; otherwise herds worth %(less)d in all.", **found)
    if not found["less"]:
        return w("%(place)s: herds worth %(more)d in all for %(name)s; otherwise none.", **found)
    return w("%(place)s: herds worth %(more)d in all for %(name)s, not %(less)d.", **found)


def _where(w: Words, values: dict[str, Any]) -> str:
    """The place, and when that is, unless that has been said."""
    where = place(w, values["territory"])
    if values.get("again"):
        return where
    if values.get("average"):
        return w("%(place)s, on average in many trial hunts", place=where)
    return w("%(place)s, at the end of the hunt", place=where)


def same_deal(w: Words) -> str:
    """What is not dealt anew where the deal is judged: `bot.judging`."""
    return w("The parties stayed the same: only their cards came in another order.")
