"""What something better would have brought, told afterwards: one sentence each."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words

from ..engine.data import ANIMALS, TERRAINS
from .nouns import amount, area, space

__all__ = ["ahead", "instead", "won"]


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    if name == "kept":
        return w.n(
            "%(name)s keeps %(n)d animal more by this.",
            "%(name)s keeps %(n)d animals more by this.",
            values["n"],
            name=names[values["seat"]],
        )
    if name == "stronger":
        whose = names[values["seat"]]
        return w("%(area)s: there %(name)s is harder to overtake after this.", area=area(w, values["area"]), name=whose)
    if name == "total":
        return w.n(
            "All areas together just then: %(n)d animal for %(name)s, not %(less)d. It only pays later.",
            "All areas together just then: %(n)d animals for %(name)s, not %(less)d. It only pays later.",
            values["more"],
            name=names[values["seat"]],
            less=values["less"],
        )
    by, again = values.get("by"), values.get("again")
    named = space if name == "other_area" else area  # within a sentence
    areas = [named(w, one) for one in (values["area"], *values.get("too", ()))] if "area" in values else []
    values = {
        "area": w.list(areas) if len(areas) > 1 else "".join(areas),
        "animals": amount(w, ANIMALS[TERRAINS.index(values["terrain"])], values["more"]),
        "less": values["less"],
        "name": names[values["seat"]],
    }
    if name == "other_area":
        return w("Better as it was played: %(area)s, %(animals)s for %(name)s, not %(less)d.", **values)
    if name == "terrain":
        told = w("All areas together: %(animals)s for %(name)s, not %(less)d.", **values)
    else:
        told = w("%(area)s: %(animals)s for %(name)s, not %(less)d.", **values)
    told = f"{told} {w('Otherwise %(place)s joins several areas.', place=by)}" if by else told
    return told if again else f"{w('Counted right after the move.')} {told}"


def won(w: Words, n: int) -> str:
    """So many of what wins."""
    return w.n("%(n)d animal", "%(n)d animals", n)


def ahead(w: Words) -> str:
    """That one is ahead in these."""
    return w.p("axis", "Animals ahead")
