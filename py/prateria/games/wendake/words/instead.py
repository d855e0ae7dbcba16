"""What something better would have brought, told afterwards: one sentence each."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words

from .nouns import goods, track

__all__ = ["instead"]

MORE: Final = ("canoe", "area", "mask", "turtle", "progress")
"""What else there can be more of, beside goods and points."""


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    told = [goods(w, values["goods"])] * any(values["goods"])
    told += [f"{track(w, what)} +{n}" for what, n in values["tracks"]]
    told += [_more(w, what, n) for what, n in zip(MORE, values["more"], strict=True) if n]
    price = f" {w('Price: %(goods)s.', goods=goods(w, values['price']))}" if any(values["price"]) else ""
    if name == "brings":
        return w("By the end of the turn this brings: %(gains)s.", gains=", ".join(told)) + price
    if not told:
        return w("What was played brought nothing in that turn.") + price
    return w("What was played brought: %(gains)s.", gains=", ".join(told)) + price


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
