"""What something better would have brought, told afterwards: one sentence each."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from .nouns import goods, track

__all__ = ["instead"]

MORE: Final = ("canoe", "area", "mask", "turtle", "progress")
"""What else there can be more of, beside goods and points."""


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    if name == "first":
        who = isolate(names[values["seat"]])
        return w("%(name)s would be first in the next year, and choose first among the new tiles.", name=who)
    if name == "order":
        return w("One marker must go to the order of play: the tiles stay free for later in this year.")
    told = [goods(w, values["goods"])] * any(values["goods"])
    told += [f"{track(w, what)} +{n}" for what, n in values["tracks"]]
    told += [_more(w, what, n) for what, n in zip(MORE, values["more"], strict=True) if n]
    paid = [goods(w, values["cost"])] * any(values["cost"])
    paid += [_less(w, what, n) for what, n in zip(MORE, values["gone"], strict=True) if n]
    gains, cost = ", ".join(told), ", ".join(paid)
    if name == "brings":
        said = w("By the end of the turn this brings: %(gains)s.", gains=gains)
        return f"{said} {w('It costs: %(cost)s.', cost=cost)}" if paid else said
    if not told:
        said = w("What was played brought nothing in that turn.")
    else:
        said = w("What was played brought: %(gains)s.", gains=gains)
    return f"{said} {w('It cost: %(cost)s.', cost=cost)}" if paid else said


def _less(w: Words, what: str, n: int) -> str:
    """So many fewer of that, after a colon."""
    match what:
        case "canoe":
            return w.n("%(n)d canoe", "%(n)d canoes", n)
        case "area":
            return w.n("%(n)d area", "%(n)d areas", n)
        case "mask":
            return w.n("%(n)d mask from the hand", "%(n)d masks from the hand", n)
        case "turtle":
            return w.n("%(n)d turtle", "%(n)d turtles", n)
    return w.n("%(n)d progress tile", "%(n)d progress tiles", n)


def _more(w: Words, what: str, n: int) -> str:
    """So many more of that, after a colon."""
    match what:
        case "canoe":
            return w.n("%(n)d more canoe", "%(n)d more canoes", n)
        case "area":
            return w.n("%(n)d more area", "%(n)d more areas", n)
        case "mask":
            return w.n("%(n)d more mask", "%(n)d more masks", n)
        case "turtle":
            return w.n("%(n)d more turtle", "%(n)d more turtles", n)
    return w.n("%(n)d more progress tile", "%(n)d more progress tiles", n)
