"""What something better would have brought, told afterwards: one sentence each."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate, times

from ..engine.data import ANIMALS, TERRAINS
from ..engine.events import Altered, Bartered, Bought, Gathered, HuntersPut, Moved, Named, TilePlaced
from ..engine.observe import Observation
from .nouns import amount, area, space, taken
from .sentences import sentence

__all__ = ["ahead", "instead", "part", "turned", "won"]


_ON_THE_LAND: Final = (Altered, Gathered, HuntersPut, Moved, TilePlaced)


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
    if name == "tile":
        lies = w("Here the tile is turned another way.") if values["turned"] else w("Here the tile goes elsewhere.")
        if "animals" not in values:
            return lies
        animals = amount(w, ANIMALS[TERRAINS.index(values["terrain"])], values["animals"])
        grows = w(
            "An area of it then has %(animals)s, not %(less)d: %(area)s.",
            animals=animals, less=values["less"], area=space(w, values["area"]),
        )  # fmt: skip
        return f"{lies} {grows}"
    if name == "pays":
        return w("It only pays later.")
    if name == "most":
        return w("Most of it comes later, and from other things.")
    if name == "evens":
        return w("On average a part of it is lost again later.")
    parts, me = values["parts"], values["me"]
    good, bad = (
        [one for one in parts if ((one["more"] > one["less"]) is (one["seat"] == me)) is way] for way in (True, False)
    )
    told = "; ".join(_counted(w, one, names) for one in good)
    said = [w("If the areas were counted now: %(areas)s.", areas=told)] if good else []
    if bad:
        worse = "; ".join(_worse(w, bad, names))
        said.append(w("But then: %(who)s.", who=worse) if good else w("For now it is even a loss: %(who)s.", who=worse))
    elif not good:
        said.append(w("For now this brings nothing more."))
    if values["rest"]:
        rest = ", ".join(f"{names[seat]} {n:+d}".replace("-", "−") for seat, n in values["rest"])
        said.append(w("All the rest: %(who)s.", who=rest))
    return " ".join(said)


def _counted(w: Words, part: dict[str, Any], names: Sequence[str]) -> str:
    """What somebody gets in these areas, and what otherwise."""
    animals = amount(w, ANIMALS[TERRAINS.index(part["terrain"])], part["more"])
    name, where = names[part["seat"]], _where(w, part)
    return w(
        "%(animals)s for %(name)s, not %(less)d (%(area)s)", animals=animals, name=name, less=part["less"], area=where
    )


def _worse(w: Words, parts: Sequence[dict[str, Any]], names: Sequence[str]) -> list[str]:
    """What is worse: less for oneself, more for another one; of each a few words."""
    said = []
    for seat, less in dict.fromkeys((one["seat"], one["more"] < one["less"]) for one in parts):
        here = [one for one in parts if (one["seat"], one["more"] < one["less"]) == (seat, less)]
        animals = w.list([_differs(w, one, less) for one in here])
        said.append(w("%(name)s gets %(animals)s", name=names[seat], animals=animals))
    return said


def _differs(w: Words, part: dict[str, Any], less: bool) -> str:
    """How many more or fewer, and where."""
    kind = ANIMALS[TERRAINS.index(part["terrain"])]
    animals, where = taken(w, kind, abs(part["more"] - part["less"])), _where(w, part)
    if less:
        return w("%(animals)s fewer (%(area)s)", animals=animals, area=where)
    return w("%(animals)s more (%(area)s)", animals=animals, area=where)


def _where(w: Words, part: dict[str, Any]) -> str:
    """In which areas, or in all of a terrain."""
    if part["areas"]:
        return w.list([space(w, one) for one in part["areas"]])
    return {
        "prairie": w.p("terrain", "all prairies"),
        "mountain": w.p("terrain", "all mountains"),
        "river": w.p("terrain", "all rivers"),
    }[str(part["terrain"])]


def turned(w: Words, events: Sequence[Any], names: Sequence[str]) -> str:
    """What a turn has changed on the land; what was bought and paid for it goes without saying. Where nothing has,
    all that was traded.

    >>> turned(Words("en"), [Altered(0, "E4p", 0, 2, 2)], ["Ola"]).replace("\u2068", "").replace("\u2069", "")
    'Ola builds tipi 2: prairie E4.'
    """
    land = [event for event in events if isinstance(event, _ON_THE_LAND)]
    traded = [event for event in events if isinstance(event, Bartered | Bought | Named)]
    told = [sentence(w, event, names, None) for event in land or traded]
    return " ".join(times(said for said in told if said))


def part(w: Words, before: Observation, after: Observation, names: Sequence[str]) -> str:
    """What one counting of the land would bring before and after a round: that alone wins in the end."""
    points = [
        w("%(name)s from %(before)d to %(after)d", name=isolate(name), before=old, after=new)
        if old != new
        else w("%(name)s stays at %(n)d", name=isolate(name), n=new)
        for name, old, new in zip(names, *map(_counting, (before, after)), strict=False)  # more names may be known
    ]
    return w("Animals from the land before this round and after it: %(points)s.", points="; ".join(points))


def _counting(view: Observation) -> list[int]:
    return [sum(area.gains[seat] for area in view.areas) for seat in range(view.seats)]


def won(w: Words, n: int) -> str:
    """So many of what wins."""
    return w.n("%(n)d animal", "%(n)d animals", n)


def ahead(w: Words) -> str:
    """That one is ahead in these."""
    return w.p("axis", "Animals ahead")
