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
        return w(
            "As things lay, your herds of this hunt would have been worth %(more)d, not %(less)d.", more=more, less=less
        )
    if name == "captives":
        return w(
            "As things lay, your captives of this hunt would have been %(more)d, not %(less)d.", more=more, less=less
        )
    who = names[values["seat"]]
    if name == "their_herds":
        return w(
            "As things lay, the herds of %(name)s in this hunt would have been worth %(more)d, not %(less)d.",
            name=who,
            more=more,
            less=less,
        )
    return w(
        "As things lay, the captives of %(name)s in this hunt would have been %(more)d, not %(less)d.",
        name=who,
        more=more,
        less=less,
    )


def same_deal(w: Words) -> str:
    """What is not dealt anew where the deal is judged: `bot.judging`."""
    return w("Judged with these parties: only the order of their cards is dealt anew.")
