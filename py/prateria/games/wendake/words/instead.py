"""What turns have brought, told afterwards: a turn by itself, and what something better would have brought.

>>> none = {"tracks": (), "leads": (), "more": (0,) * 6, "goods": (0,) * 6, "resources": 0}
>>> values = dict.fromkeys(("new", "kept", "missed", "lost"), none)
>>> values |= {"new": none | {"more": (2, 0, 0, 0, 0, 0)}, "kept": none | {"leads": ("O1",)}}
>>> instead(Words("en"), ("brings", values | {"missed": none | {"tracks": (("ritual", 1),)}}), ())
'New by the end of the turn: 2 areas. Not lost: the lead in 1 territory (Woods 1). But this does not come: Ritual +1.'
>>> pairs = ((("economic", "mask"), 15, 11), (("military", "ritual"), 21, 22))
>>> instead(Words("en"), ("counts", {"pairs": pairs, "turtles": True}), ())
'Of each pair only the lower track counts. The turtles are counted with it. The pair Economy + Masks is then worth \
15 points, not 11. The pair Military + Ritual is then worth 21 points, not 22.'
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine import events as ev
from ..engine.data import TRACKS, YEARS
from ..engine.observe import Observation
from .lost import unused
from .nouns import goods as amounts
from .nouns import steps, territory, track
from .sentences import sentence

__all__ = ["idle", "instead", "part", "turned"]

MORE: Final = ("area", "turtle", "progress", "canoe", "mask", "native")
"""What else there can be more of, beside goods, leads and points."""
_PEOPLE: Final = 3
"""Of so many it is told what they have got, of those who got most that counts."""


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    match name:
        case "first":
            who, tile = isolate(names[values["seat"]]), steps(w, values["tile"])
            first = w("%(name)s would be first in the next year, and choose first among the new tiles.", name=who)
            first = f"{first} {w('One marker must go there anyway.')}"
            return f"{first} {w('This tile can still be played later: %(tile)s.', tile=tile)}" if tile else first
        case "order":
            return w("One marker must go to the order of play: the tiles stay free for later in this year.")
        case "their_area":
            return _theirs(w, isolate(names[values["seat"]]), values["less"], values["more"], values["before"])
        case "counts":
            return _counts(w, values["pairs"], values["turtles"])
        case "line":
            tiles = "; ".join(steps(w, tile) for tile in values["tiles"])
            return w("Only this way the line stays open to: %(tiles)s.", tiles=tiles)
        case "most":
            return w("Most of it comes later, and from other things.")
        case "smallpox":
            return w("Smallpox took somebody as it was played: that was bad luck.")
        case "idle":
            both = {which: track(w, values[which]) for which in ("track", "other")}
            return w("%(track)s +%(n)d counts nothing yet: %(other)s (%(low)d) is lower.", **values | both)
        case "later":
            n = values["n"]
            return w.n(
                "On the tracks it is %(n)d point less right now: it pays later.",
                "On the tracks it is %(n)d points less right now: it pays later.",
                n,
            )
        case "evens":
            return w("On average a part of it is lost again later.")
    new, missed = (_list(w, sign="+", **values[sort]) for sort in ("new", "missed"))
    kept, lost = (_list(w, sign="", **values[sort]) for sort in ("kept", "lost"))
    told = [
        new and w("New by the end of the turn: %(things)s.", things=new),
        kept and w("Not lost: %(things)s.", things=kept),
        missed and w("But this does not come: %(things)s.", things=missed),
        lost and w("This is used up or lost: %(things)s.", things=lost),
    ]
    return " ".join(filter(None, told))


def _counts(w: Words, pairs: Sequence[tuple[tuple[str, str], int, int]], turtles: bool) -> str:
    """What counts (WE-81), so much and not so much."""
    told = [w("Of each pair only the lower track counts.")]
    told += [w("The turtles are counted with it.")] * turtles
    for pair, now, then in pairs:
        both = " + ".join(track(w, one) for one in pair)
        told.append(
            w.n("The pair %(pair)s is then worth %(n)d point, not %(then)d.",
                "The pair %(pair)s is then worth %(n)d points, not %(then)d.", now, pair=both, then=then)
        )  # fmt: skip
    return " ".join(told)


def _theirs(w: Words, name: str, less: int, more: int, before: bool) -> str:
    """`before`: they had the more of both before, so they truly lose or keep it."""
    if less and before:
        return w.n("%(name)s loses %(n)d area.", "%(name)s loses %(n)d areas.", less, name=name)
    if more and before:
        return w.n("%(name)s keeps %(n)d area.", "%(name)s keeps %(n)d areas.", more, name=name)
    if less:
        return w.n("%(name)s then has %(n)d area less.", "%(name)s then has %(n)d areas less.", less, name=name)
    return w.n("%(name)s then has %(n)d area more.", "%(name)s then has %(n)d areas more.", more, name=name)


def _list(
    w: Words,
    tracks: Sequence[tuple[str, int]],
    leads: Sequence[str],
    more: Sequence[int],
    goods: Sequence[int],
    resources: int,
    sign: str,
) -> str:
    """Points first, goods last."""
    told = [f"{track(w, what)} {sign}{n}" for what, n in tracks]
    if leads:
        where = ", ".join(territory(w, one) for one in leads)
        told.append(f"{w.n('the lead in %(n)d territory', 'the lead in %(n)d territories', len(leads))} ({where})")
    told += [_some(w, what, n) for what, n in zip(MORE, more, strict=True) if n]
    told += [w.n("%(n)d good", "%(n)d goods", resources)] * bool(resources)
    told += [amounts(w, goods)] * any(goods)
    return ", ".join(told)


def _some(w: Words, what: str, n: int) -> str:
    """So many of that, after a colon."""
    match what:
        case "area":
            return w.n("%(n)d area", "%(n)d areas", n)
        case "turtle":
            return w.n("%(n)d turtle", "%(n)d turtles", n)
        case "canoe":
            return w.n("%(n)d canoe", "%(n)d canoes", n)
        case "mask":
            return w.n("%(n)d mask in hand", "%(n)d masks in hand", n)
        case "native":
            return w.n("%(n)d villager", "%(n)d villagers", n)
    return w.n("%(n)d progress tile", "%(n)d progress tiles", n)


def turned(w: Words, events: Sequence[Any], names: Sequence[str]) -> str:
    """A turn in which a tile was played: which, what points came of it, the first attack or else outpost or exchange,
    or what did nothing where it is none of that; '' of other turns.

    >>> tile = ev.TileChosen(0, "C3", "A7", ("military", "mask"), False)
    >>> turned(Words("en"), [tile, ev.StepBegan(0, "military"), ev.Scored(0, "military", 3, 7, "military")], ["Ola"])
    '\u2068Ola\u2069 plays: Military, Mask. Points: Military +3. Not used: Mask.'
    """
    tiles = [event for event in events if isinstance(event, ev.TileChosen)]
    tiles = [event for event in tiles if event.steps != ("fire",)] or tiles  # then it names the Sacred Fire itself
    if not tiles:
        return ""
    seat, points = tiles[0].seat, dict[str, int]()
    for event in events:
        if isinstance(event, ev.Scored) and event.seat == seat:
            points[event.track] = points.get(event.track, 0) + event.points
    hearts = [event for event in events if getattr(event, "seat", None) == seat and _rank(event)]
    heart = sorted(hearts, key=_rank)[:1]
    told = [sentence(w, event, names, None) for event in (*tiles, *heart)]
    gains = ", ".join(f"{track(w, name)} +{n}" for name, n in points.items())
    told.insert(len(tiles), w("Points: %(points)s.", points=gains) if gains else "")
    return " ".join(filter(None, (*told, "" if heart else unused(w, events))))


def _rank(event: Any) -> int:
    """Of an attack 1, of an outpost that is set up 2, of an exchange 3; of all else 0."""
    match event:
        case ev.Fought() | ev.Raided():
            return 1
        case ev.Moved(area=area) if area:
            return 2
        case ev.Received():
            return 3
    return 0


def part(w: Words, before: Observation, after: Observation, names: Sequence[str]) -> str:
    """What points come on which tracks, and how many of these count: who gets most comes first. '' where none counts:
    then they are no reason for what has changed.

    >>> from ..engine.state import State
    >>> view = State.new(seats=2, seed=1).observe(None)
    >>> one, other = view.players
    >>> both = one._replace(tracks=(0, 4, 0, 0)), other._replace(tracks=(5, 5, 0, 0), points=6)
    >>> told = part(Words("en"), view, view._replace(players=both), ["Ola", "Jan"])
    >>> told.replace("\u2068", "").replace("\u2069", "").partition("+5. ")[2]
    'Ola: Military +4. Of each pair only the lower track counts. Points: Jan 1 → 6, Ola 1 → 1.'
    >>> part(Words("en"), view, view, ["Ola", "Jan"])
    ''
    """
    both = list(zip(before.players, after.players, strict=True))
    counted = [there.points - here.points for here, there in both]
    gained = [
        [(name, n - had) for name, n, had in zip(TRACKS, there.tracks, here.tracks, strict=True) if n > had]
        for here, there in both
    ]
    seats = sorted(range(len(both)), key=lambda seat: (-counted[seat], -sum(n for _, n in gained[seat])))
    told = [
        f"{isolate(names[seat])}: {', '.join(f'{track(w, name)} +{n}' for name, n in gained[seat])}."
        for seat in [seat for seat in seats if gained[seat]][:_PEOPLE]
    ]
    if not any(counted):
        return ""
    points = ", ".join(f"{isolate(names[seat])} {both[seat][0].points} → {both[seat][1].points}" for seat in seats)
    found = [w("What came on the tracks: %(points)s", points=" ".join(told))] * bool(told)
    return " ".join((*found, w("Of each pair only the lower track counts."), w("Points: %(points)s.", points=points)))


def idle(view: Observation, event: Any) -> bool:
    """Whether points on a track, or the masks that brought them, count for nothing in the last year: those on the
    higher one of a pair."""
    if view.year < YEARS or not isinstance(event, ev.Scored | ev.MasksPlayed):
        return False
    name = event.track if isinstance(event, ev.Scored) else "mask"
    [other] = [one for pair in view.pairs if name in pair for one in pair if one != name]
    tracks = dict(zip(TRACKS, view.players[event.seat].tracks, strict=True))
    return tracks[name] > tracks[other]
