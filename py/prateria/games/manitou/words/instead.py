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
    where, more, less = place(w, values["territory"]), values["more"], values["less"]
    if name == "herds":
        return w(
            "%(place)s, right after this card: herds worth %(more)d for you, not %(less)d.",
            place=where,
            more=more,
            less=less,
        )
    if name == "captives":
        return w(
            "%(place)s, right after this card: captives for you: %(more)d, not %(less)d.",
            place=where,
            more=more,
            less=less,
        )
    who = names[values["seat"]]
    if name == "their_herds":
        return w(
            "%(place)s, right after this card: herds worth %(more)d for %(name)s, not %(less)d.",
            place=where,
            name=who,
            more=more,
            less=less,
        )
    return w(
        "%(place)s, right after this card: captives for %(name)s: %(more)d, not %(less)d.",
        place=where,
        name=who,
        more=more,
        less=less,
    )


def same_deal(w: Words) -> str:
    """What is not dealt anew where the deal is judged: `bot.judging`."""
    return w("The parties stayed the same: only their cards came in another order.")
