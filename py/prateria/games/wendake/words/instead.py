"""What turns have brought, told afterwards: a turn by itself, and what something better would have brought.

>>> values = {"tracks": (("mask", 2),), "more": (0, 2, 0, 0, 0, 0, 0), "goods": (0,) * 6, "resources": 0}
>>> values |= {"fewer": (("ritual", 1),), "gone": (0,) * 7, "cost": (0,) * 6, "paid": 7, "counts": 1}
>>> instead(Words("en"), ("brings", values), ())
'By the end of the turn this brings more: Masks +2, 2 areas. But less: Ritual −1, 7 resources. \
Only the lower track of each pair counts: so far that makes 1 point more.'
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine import events as ev
from .lost import unused
from .nouns import goods, track
from .sentences import sentence

__all__ = ["instead", "turned"]

MORE: Final = ("lead", "area", "turtle", "progress", "canoe", "mask", "native")
"""What else there can be more of, beside goods and points."""


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    match name:
        case "first":
            who = isolate(names[values["seat"]])
            return w("%(name)s would be first in the next year, and choose first among the new tiles.", name=who)
        case "order":
            return w("One marker must go to the order of play: the tiles stay free for later in this year.")
        case "their_area":
            return _theirs(w, isolate(names[values["seat"]]), values["less"], values["more"])
    gains = _list(w, values["tracks"], "+", values["more"], values["goods"], values["resources"])
    costs = _list(w, values["fewer"], "−", values["gone"], values["cost"], values["paid"])
    if name == "brought":
        if not gains:
            said = w("What was played brought nothing in that turn.")
        else:
            said = w("What was played brought: %(gains)s.", gains=gains)
        return f"{said} {w('It cost: %(cost)s.', cost=costs)}" if costs else said
    told = [w("By the end of the turn this brings more: %(gains)s.", gains=gains)]
    told += [w("But less: %(cost)s.", cost=costs)] if costs else []
    if "counts" in values:
        counts = w.n(
            "Only the lower track of each pair counts: so far that makes %(n)d point more.",
            "Only the lower track of each pair counts: so far that makes %(n)d points more.",
            values["counts"],
        )
        told.append(counts)
    return " ".join(told)


def _theirs(w: Words, name: str, less: int, more: int) -> str:
    if less:
        return w.n("%(name)s then has %(n)d area less.", "%(name)s then has %(n)d areas less.", less, name=name)
    return w.n("%(name)s then has %(n)d area more.", "%(name)s then has %(n)d areas more.", more, name=name)


def _list(
    w: Words, tracks: Sequence[tuple[str, int]], sign: str, more: Sequence[int], kinds: Sequence[int], resources: int
) -> str:
    """Points first, goods last."""
    told = [f"{track(w, what)} {sign}{n}" for what, n in tracks]
    told += [_some(w, what, n) for what, n in zip(MORE, more, strict=True) if n]
    told += [w.n("%(n)d resource", "%(n)d resources", resources)] * bool(resources)
    told += [goods(w, kinds)] * any(kinds)
    return ", ".join(told)


def _some(w: Words, what: str, n: int) -> str:
    """So many of that, after a colon."""
    match what:
        case "lead":
            return w.n("the lead in %(n)d territory", "the lead in %(n)d territories", n)
        case "area":
            return w.n("%(n)d area", "%(n)d areas", n)
        case "turtle":
            return w.n("%(n)d turtle", "%(n)d turtles", n)
        case "canoe":
            return w.n("%(n)d canoe", "%(n)d canoes", n)
        case "mask":
            return w.n("%(n)d mask in the hand", "%(n)d masks in the hand", n)
        case "native":
            return w.n("%(n)d villager", "%(n)d villagers", n)
    return w.n("%(n)d progress tile", "%(n)d progress tiles", n)


def turned(w: Words, events: Sequence[Any], names: Sequence[str]) -> str:
    """A turn in which a tile was played: which, what points came of it, the first attack, and what did nothing; '' of
    other turns.

    >>> tile = ev.TileChosen(0, "C3", "A7", ("military", "mask"), False)
    >>> turned(Words("en"), [tile, ev.StepBegan(0, "military"), ev.Scored(0, "military", 3, 7, "military")], ["Ola"])
    '\u2068Ola\u2069 plays: Military, Mask. Points: Military +3. Actions that did nothing: Mask.'
    """
    tiles = [event for event in events if isinstance(event, ev.TileChosen)]
    tiles = [event for event in tiles if event.steps != ("fire",)] or tiles  # then it names the Sacred Fire itself
    if not tiles:
        return ""
    seat, points = tiles[0].seat, dict[str, int]()
    for event in events:
        if isinstance(event, ev.Scored) and event.seat == seat:
            points[event.track] = points.get(event.track, 0) + event.points
    attacks = [event for event in events if isinstance(event, ev.Fought | ev.Raided) and event.seat == seat]
    told = [sentence(w, event, names, None) for event in (*tiles, *attacks[:1])]
    gains = ", ".join(f"{track(w, name)} +{n}" for name, n in points.items())
    told.insert(len(tiles), w("Points: %(points)s.", points=gains) if gains else "")
    return " ".join(filter(None, (*told, unused(w, events))))
