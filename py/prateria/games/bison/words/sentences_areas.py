"""The log of Bison: what the areas bring at the end of a round, and by which place (BI-25 to BI-27). See `sentences`.

>>> from ..engine.events import AreaScored
>>> pieces = ((0, 0, 1, 0, 0), (0, 0, 0, 0, 3), (0, 0, 0, 0, 3))
>>> event = AreaScored("D4p", "prairie", 7, pieces, (1, 2, 2), (7, 1, 0))
>>> told = area_scored(Words("en"), event, ("Ola", "Jan", "Ben"))
>>> told.partition(". Second")[0]
'Prairie D4, 7 bison. First place: Ola (tipi 2) +7'
>>> told.partition(". Second")[2]
' place shared, only what their own spaces show: Jan (3 hunters) +1, Ben (3 hunters) 0.'
"""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.actions import Buy
from ..engine.data import ANIMALS, TERRAINS
from ..engine.events import AreaScored, Gathered, HuntersPut, Moved, TerrainScored
from ..engine.observe import Area, Observation
from ..engine.scoring import odd_one
from .labels import for_others
from .nouns import amount, area, area_of, forces, in_area, shares

__all__ = ["area_scored", "brought", "came_to", "in_short", "still", "terrain_scored"]


def area_scored(w: Words, event: AreaScored, names: Sequence[str]) -> str | None:
    """An area, and who has which place there with what. Where nothing lives there is nothing to tell."""
    if not event.animals:
        return None
    parts = [f"{area_of(w, event.area, event.animals)}."]
    for place in sorted({min(place, 3) for place in event.places if place}):
        there = [seat for seat, its in enumerate(event.places) if min(its, 3) == place]
        called = [f"{names[seat]} ({forces(w, event.terrain, event.pieces[seat])})" for seat in there]
        told = _place(w, place, len(there) > 1, odd_one(event.places, event.animals))
        parts.append(told % {"who": shares(called, [event.gains[seat] for seat in there])})
    return " ".join(parts)


def in_short(w: Words, event: Any, names: Sequence[str]) -> str:
    """An area by its name, and what it brings to whom: `Prairie D4: Ola +7, Jan +1.`"""
    if not isinstance(event, AreaScored) or not any(event.gains):
        return ""
    return f"{area(w, event.area)}: {', '.join(f'{names[seat]} {n:+d}' for seat, n in enumerate(event.gains) if n)}."


def came_to(w: Words, event: Any, view: Observation, names: Sequence[str]) -> str:
    """Of one's own hunters who have come with a tile, moved or gathered: the areas to which they came and from which
    they went, who is there with what, and what each would get: `Mountains F4, area D4, 8 turkeys: Ola (4 hunters) +8,
    Jan (2 hunters) +4.`"""
    if not isinstance(event, (HuntersPut, Moved, Gathered)) or event.seat != view.seat:
        return ""
    spaces = [event.to, event.start] if isinstance(event, Moved) else [event.space]
    spaces += [space for space, _ in event.sources] if isinstance(event, Gathered) else []
    found = {next(one for one in view.areas if space in one.spaces): space for space in reversed(spaces)}
    return " ".join(_stands(w, there, found[there], names) for there in reversed(found) if any(there.places))


def brought(w: Words, before: Observation, now: Observation) -> str:
    """How much more or less the areas would bring than before one's turn, to oneself and to others: `for you +7, for
    others −4`; '' where that is the same."""
    more = [sum(area.gains[seat] for area in now.areas) - sum(area.gains[seat] for area in before.areas)
            for seat in range(now.seats)]  # fmt: skip
    if now.seat is None or not any(more):
        return ""
    mine = more.pop(now.seat)
    own = w("for you %(n)s", n=f"{mine:+d}".replace("-", "−")) if mine else w("for you no change")
    return own + for_others(w, more)


def still(w: Words, actions: Sequence[Any]) -> str:
    """That something can still be bought before a turn is over (BI-16), where that can be; '' elsewhere."""
    return w("You can still buy, or take it back.") if any(isinstance(action, Buy) for action in actions) else ""


def _stands(w: Words, there: Area, space: str, names: Sequence[str]) -> str:
    """An area as it is, by that space of it: who has what there, and what each would get."""
    who = [seat for seat, place in enumerate(there.places) if place]
    called = [f"{isolate(names[seat])} ({forces(w, there.terrain, there.pieces[seat])})" for seat in who]
    living = amount(w, ANIMALS[TERRAINS.index(there.terrain)], there.animals)
    named = in_area(w, there.id, space)
    return f"{named}, {living}: {shares(called, [there.gains[seat] for seat in who])}."


def _place(w: Words, place: int, shared: bool, odd: bool) -> str:
    """A place, and which part of the animals it brings. `odd`: one of them cannot be halved."""
    if place == 1 and shared and odd:
        return w("First place shared, half for each, the odd animal for nobody: %(who)s.")
    if place == 1:
        return w("First place shared, half for each: %(who)s.") if shared else w("First place: %(who)s.")
    if place == 2:
        if shared:
            return w("Second place shared, only what their own spaces show: %(who)s.")
        return w("Second place, half of them: %(who)s.")
    return w("The others get the animals on their own spaces: %(who)s.")


def terrain_scored(w: Words, event: TerrainScored, names: Sequence[str]) -> str:
    """All areas of a kind together, for those to whom they bring something."""
    text = {
        "prairie": w("Bison from all prairies: %(shares)s."),
        "mountain": w("Turkeys from all mountains: %(shares)s."),
        "river": w("Fish from all rivers: %(shares)s."),
    }[event.terrain]
    some = (f"{names[seat]} {gain:+d}" for seat, gain in enumerate(event.gains) if gain)
    return text % {"shares": ", ".join(some) or w.p("shares", "nobody")}
