"""The log of Wendake: what happens on the map, and turtles. See `sentences`.

>>> from ..engine.events import Moved
>>> sentence(Words("en"), Moved(0, "V1", "B1", ""), "Ola", ["Ola", "Jan"], 2)
'Ola moves a warrior: Village 1 → Border 1.'
"""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words

from ..engine.data import TURTLE_POINTS
from ..engine.events import (
    Fought,
    MajoritiesCounted,
    Moved,
    NativeLost,
    NativesCame,
    Raided,
    TileTurned,
    Transferred,
    TurtleTaken,
)
from .nouns import area, natives, place, spot, territory, track, turtle

__all__ = ["sentence"]


def sentence(
    w: Words, event: Any, name: str, names: Sequence[str], sides: int, viewer: int | None = None
) -> str | None:
    """A line of the log, or None where the event is another one. `names`: by side; `sides`: of the map; `viewer`: who
    reads."""
    match event:
        case Fought() if event.other == viewer:
            where = territory(w, event.to)
            return w("%(name)s attacks you – %(place)s. Both lose a warrior.", name=name, place=where)
        case Raided() if event.other == viewer:
            return _raided_you(w, event, name, area(w, event.area, sides))
        case Moved():
            return _moved(w, event, name, sides)
        case Fought():
            return w(
                "A fight (%(place)s): %(name)s and %(other)s lose a warrior each.",
                place=territory(w, event.to),
                name=name,
                other=names[event.other],
            )
        case Raided():
            return _raided(w, event, name, names[event.other], area(w, event.area, sides))
        case Transferred():
            return _transferred(w, event, name, area(w, event.area, sides))
        case NativeLost():
            return _lost(w, event.native, name, place(w, event.place, sides))
        case NativesCame() if any(event.natives):
            return w("%(name)s calls from the long house: %(natives)s.", name=name, natives=natives(w, event.natives))
        case NativesCame():
            return w("The long house is empty (%(name)s).", name=name)
        case TurtleTaken():
            return _turtle(w, event, name)
        case MajoritiesCounted():
            return _majorities(w, event, name)
        case TileTurned():
            return w("%(name)s turns a tile over: %(place)s.", name=name, place=spot(w, event.place))
    return None


def _moved(w: Words, event: Moved, name: str, sides: int) -> str:
    if event.area and event.origin != event.to:
        start, there = territory(w, event.origin), area(w, event.area, sides)
        return w("%(name)s sets up an outpost: %(start)s → %(place)s.", name=name, start=start, place=there)
    if event.area:
        return w("%(name)s sets up an outpost – %(place)s.", name=name, place=area(w, event.area, sides))
    start, to = territory(w, event.origin), territory(w, event.to)
    return w("%(name)s moves a warrior: %(start)s → %(to)s.", name=name, start=start, to=to)


def _raided(w: Words, event: Raided, name: str, other: str, where: str) -> str:
    return {
        "woman": w(
            "Attack (%(name)s): %(other)s’s woman goes to the long house, the warrior stays as an outpost – %(place)s."
        ),
        "hunter": w(
            "Attack (%(name)s): %(other)s’s hunter goes to the long house, the warrior stays as an outpost – %(place)s."
        ),
        "warrior": w("Attack (%(name)s): the warrior and an outpost of %(other)s fall – %(place)s."),
    }[event.native] % {"name": name, "other": other, "place": where}


def _raided_you(w: Words, event: Raided, name: str, where: str) -> str:
    return {
        "woman": w("%(name)s attacks you – %(place)s. Your woman goes to the long house."),
        "hunter": w("%(name)s attacks you – %(place)s. Your hunter goes to the long house."),
        "warrior": w("%(name)s attacks you – %(place)s. Your outpost and the warrior who attacks fall."),
    }[event.native] % {"name": name, "place": where}


def _transferred(w: Words, event: Transferred, name: str, where: str) -> str:
    told = (
        w("%(name)s: an outpost stands up as a sentinel – %(place)s.", name=name, place=where)
        if event.stays
        else w("%(name)s brings an outpost home – %(place)s.", name=name, place=where)
    )
    then = {"woman": w("A woman takes its place."), "hunter": w("A hunter takes its place.")}.get(event.native)
    return f"{told} {then or w('The area is left empty.')}"


def _lost(w: Words, native: str, name: str, where: str) -> str:
    return {
        "woman": w("Smallpox: %(name)s loses a woman – %(place)s."),
        "hunter": w("Smallpox: %(name)s loses a hunter – %(place)s."),
        "warrior": w("Smallpox: %(name)s loses a warrior – %(place)s."),
    }[native] % {"name": name, "place": where}


def _turtle(w: Words, event: TurtleTaken, name: str) -> str:
    """Its face is for its owner only."""
    what = turtle(w, event.category, event.level)
    if not event.tracks:
        return w("%(name)s takes a turtle: %(turtle)s.", name=name, turtle=f"{what} (+{TURTLE_POINTS[event.level]})")
    shown = (f"{track(w, at)} +{TURTLE_POINTS[event.level]}" for at in event.tracks)
    places = {"name": name, "turtle": what, "tracks": " / ".join(shown)}
    if len(event.tracks) > 1:
        return w("%(name)s takes a turtle: %(turtle)s (the better one will count: %(tracks)s).", **places)
    return w("%(name)s takes a turtle: %(turtle)s (at the end: %(tracks)s).", **places)


def _majorities(w: Words, event: MajoritiesCounted, name: str) -> str:
    if not event.territories:
        return w("%(name)s does not have the most sentinels anywhere.", name=name)
    where = ", ".join(territory(w, there) for there in event.territories)
    if event.flag:
        return w("%(name)s has the most sentinels, with the help of the flag: %(places)s.", name=name, places=where)
    return w("%(name)s has the most sentinels: %(places)s.", name=name, places=where)
