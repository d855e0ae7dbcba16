"""What a hint says that others can do against it, and of a tie that decides the game."""

from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.data import SIZES
from .nouns import goes, one, upon

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
    known, heard = values.get("rivals") == 1 and "names" in values, values.get("heard") or values.get("least")
    name = other(values) if known else w.p("who can answer", "somebody")
    least = ""
    if deed in ("tipi", "canoe"):
        least = one(w, f"{deed}-{n}")
        least = w("%(piece)s or larger", piece=least) if n < SIZES[-1] and not heard else least
    if values.get("short"):
        return _short(w, least, name if known else "")
    both = "come" in values and not heard
    if where := values.get("where"):
        if not least:
            return w("Watch out: %(name)s can send hunters %(goal)s.", name=name, goal=goes(w, where))
        there = upon(w, where)
        if both:
            return w("Watch out: %(name)s can answer with %(piece)s %(there)s, or send hunters there.", name=name,
                     piece=least, there=there)  # fmt: skip
        return w("Watch out: %(name)s can answer with %(piece)s %(there)s.", name=name, piece=least, there=there)
    if not least:
        return w("Watch out: %(name)s can send hunters here.", name=name)
    if both:
        return w("Watch out: %(name)s can answer with %(piece)s, or send hunters here.", name=name, piece=least)
    return w("Watch out: %(name)s can answer with %(piece)s.", name=name, piece=least)


def _short(w: Words, piece: str, name: str) -> str:
    """The same in the fewest words. `name`: '' where nobody need be named."""
    if not name:
        return w("Watch out for %(piece)s.", piece=piece) if piece else w("Watch out for hunters.")
    if not piece:
        return w("Watch out for hunters (%(name)s).", name=name)
    return w("Watch out for %(piece)s (%(name)s).", piece=piece, name=name)
