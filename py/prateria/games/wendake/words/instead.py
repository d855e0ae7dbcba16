"""What turns have brought, told afterwards: a turn by itself, and what something better would have brought.

>>> values = {"tracks": (("mask", 2),), "more": (0, 2, 0, 0, 0, 0, 0), "goods": (0,) * 6, "resources": 0}
>>> values |= {"fewer": (("ritual", 1),), "gone": (0,) * 7, "cost": (0,) * 6, "paid": 7, "beside": False}
>>> instead(Words("en"), ("brings", values), ())
'By the end of the turn this brings more: Masks +2, 2 areas. But less: Ritual −1, 7 resources.'
>>> pairs = ((("economic", "mask"), 15, 11), (("military", "ritual"), 21, 22))
>>> instead(Words("en"), ("counts", {"pairs": pairs, "turtles": True}), ())
'Of each pair only the lower track counts. After this turn, with the turtles: \
Economy and Masks 15, not 11; Military and Ritual 21, not 22.'
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine import events as ev
from ..engine.data import TRACKS, YEARS
from ..engine.observe import Observation
from .nouns import goods, pair, track

__all__ = ["idle", "instead", "part"]

MORE: Final = ("lead", "area", "turtle", "progress", "canoe", "mask", "native")
"""What else there can be more of, beside goods and points."""
_PEOPLE: Final = 3
"""Of so many it is told what they have got, of those who got most that counts;"""
_CHANGES: Final = 2
"""and so many tiles that were changed between two years."""


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    match name:
        case "first":
            who = isolate(names[values["seat"]])
            told = w("%(name)s would be first in the next year, and choose first among the new tiles.", name=who)
            return f"{told} {w('The tile can be played later.')}"
        case "order":
            return w("One marker must go to the order of play: the tiles stay free for later in this year.")
        case "their_area":
            return _theirs(w, isolate(names[values["seat"]]), values["less"], values["more"])
        case "counts":
            return _counts(w, values["pairs"], values["turtles"])
        case "later":
            return w("More comes of it later.") if values["more"] else w("By the end a part of that evens out.")
    gains = _list(w, values["tracks"], "+", values["more"], values["goods"], values["resources"])
    costs = _list(w, values["fewer"], "−", values["gone"], values["cost"], values["paid"])
    if values["beside"]:
        said = w("Also: %(gains)s.", gains=gains)
    else:
        said = w("By the end of the turn this brings more: %(gains)s.", gains=gains)
    return f"{said} {w('But less: %(cost)s.', cost=costs)}" if costs else said


def _counts(w: Words, pairs: Sequence[tuple[tuple[str, str], int, int]], turtles: bool) -> str:
    """What counts (WE-81), so much and not so much."""
    told = "; ".join(
        w("%(pair)s %(now)d, not %(then)d", pair=pair(w, one), now=now, then=then) for one, now, then in pairs
    )
    rule = w("Of each pair only the lower track counts.")
    if turtles:
        return f"{rule} {w('After this turn, with the turtles: %(pairs)s.', pairs=told)}"
    return f"{rule} {w('After this turn: %(pairs)s.', pairs=told)}"


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
            return w.n("%(n)d mask in hand", "%(n)d masks in hand", n)
        case "native":
            return w.n("%(n)d villager", "%(n)d villagers", n)
    return w.n("%(n)d progress tile", "%(n)d progress tiles", n)


def part(w: Words, before: Observation, after: Observation, names: Sequence[str]) -> str:
    """What points come on which tracks, and how many of these count: who gets most comes first. '' where none comes.

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
    if any(counted):
        points = ", ".join(f"{isolate(names[seat])} {both[seat][0].points} → {both[seat][1].points}" for seat in seats)
        told += [w("Of each pair only the lower track counts."), w("Points: %(points)s.", points=points)]
    return " ".join(told)


def idle(view: Observation, event: Any) -> bool:
    """Whether points on a track, or the masks that brought them, count for nothing in the last year: those on the
    higher one of a pair."""
    if view.year < YEARS or not isinstance(event, ev.Scored | ev.MasksPlayed):
        return False
    name = event.track if isinstance(event, ev.Scored) else "mask"
    [other] = [one for pair in view.pairs if name in pair for one in pair if one != name]
    tracks = dict(zip(TRACKS, view.players[event.seat].tracks, strict=True))
    return tracks[name] > tracks[other]
