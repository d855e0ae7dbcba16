"""What a hint says that others can do against it, and of a tie that decides the game."""

from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.data import SIZES
from .nouns import piece, space

__all__ = ["answer", "other", "tied"]


def tied(w: Words, tie: tuple[int, int, int], name: str) -> str:
    """What decides between two who would have as many. `name`: of the other one."""
    n, mine, theirs = tie
    return w(
        "Then both have %(n)d. The fewest of a kind decides: you %(mine)d, %(name)s %(theirs)d.",
        n=n, mine=mine, theirs=theirs, name=name,
    )  # fmt: skip


def other(values: dict[str, Any]) -> str:
    """The name of the only other one; its number where names are not known."""
    return isolate(values.get("names", "12")[1 - values["action"].seat])


def answer(w: Words, values: dict[str, Any]) -> str:
    """What may take it back before one's next turn: the least that is enough for it, and who, if there is only one."""
    deed, n = values["answer"]
    known, heard = values.get("rivals") == 1 and "names" in values, values.get("heard")
    name = other(values) if known else w.p("who can answer", "somebody")
    least = ""
    if deed in ("tipi", "canoe"):
        least = piece(w, f"{deed}-{n}")
        least = w("%(piece)s or larger", piece=least) if n < SIZES[-1] and not heard else least
    both = "come" in values and not heard
    if where := values.get("where"):
        place = space(w, where)
        if not least:
            return w("Watch out, %(place)s: %(name)s can send hunters there.", name=name, place=place)
        if both:
            return w("Watch out, %(place)s: %(name)s can answer with %(piece)s, or send hunters there.", name=name,
                     piece=least, place=place)  # fmt: skip
        return w("Watch out, %(place)s: %(name)s can answer with %(piece)s.", name=name, piece=least, place=place)
    if not least:
        return w("Watch out: %(name)s can send hunters here.", name=name)
    if both:
        return w("Watch out: %(name)s can answer with %(piece)s, or send hunters here.", name=name, piece=least)
    return w("Watch out: %(name)s can answer with %(piece)s.", name=name, piece=least)
