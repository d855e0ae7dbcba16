"""What something better would have brought, told afterwards: one sentence each."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words

from .nouns import kind

__all__ = ["instead", "same_deal"]


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    if name == "keep":
        return w("This card would have been kept for later: %(card)s.", card=kind(w, values["card"]))
    if name == "thief":
        return w("As it was played, you hunted hardest, and the hide thief visits whoever does. Not so with this card.")
    more, less = values["more"], values["less"]
    if name == "herds":
        return w("Your herds of this hunt, right after this card: worth %(more)d, not %(less)d.", more=more, less=less)
    if name == "captives":
        return w("Your captives of this hunt, right after this card: %(more)d, not %(less)d.", more=more, less=less)
    who = names[values["seat"]]
    if name == "their_herds":
        return w(
            "The herds of %(name)s in this hunt, right after this card: worth %(more)d, not %(less)d.",
            name=who,
            more=more,
            less=less,
        )
    return w(
        "The captives of %(name)s in this hunt, right after this card: %(more)d, not %(less)d.",
        name=who,
        more=more,
        less=less,
    )


def same_deal(w: Words) -> str:
    """What is not dealt anew where the deal is judged: `bot.judging`."""
    return w("The parties stayed the same: only their cards came in another order.")
