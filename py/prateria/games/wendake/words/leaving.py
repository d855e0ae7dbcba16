"""What a warrior who goes leaves behind: from where, whether nobody stands there then, who leads. WE-25, WE-40."""

from collections.abc import Sequence

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from ..engine.actions import Do
from ..engine.events import Fought, Moved, Raided
from ..engine.observe import Observation, Territory
from .nouns import territory
from .people import name

__all__ = ["behind", "coming_from", "coming_in", "given_up_by", "left_there"]


def behind(w: Words, view: Observation, where: str, names: Sequence[str] = ()) -> str:
    """What it means for that territory that a warrior of whoever is asked leaves it; '' where it changes nothing."""
    seat = view.asked.seat if view.asked else None
    found = _found(view, where)
    if seat is None or found.home is not None or not found.standing[seat]:
        return ""
    alone = [w("your only sentinel there")] * (found.standing[seat] == 1)
    return "; ".join((*alone, *_lead(w, view, found, seat, found.standing[seat], names)))


def _found(view: Observation, where: str) -> Territory:
    return next(place for place in view.territories if place.id == where)


def _lead(w: Words, view: Observation, found: Territory, seat: int, n: int, names: Sequence[str]) -> list[str]:
    """Who leads once one of `n` has left, where that changes for that seat."""
    most = max(n for other, n in enumerate(found.standing) if other != seat)
    if not most or n < most or n - 1 > most:
        return []
    if n - 1 == most:
        return [w("you are only level there then")]
    first = [other for other, many in enumerate(found.standing) if other != seat and many == most]
    if len(first) > 1:
        return [w("others lead there then")] * (n > most)
    return [w("%(name)s leads there then", name=name(w, view, first[0], names))]


def coming_from(w: Words, view: Observation, touch: Touch, goal: str, names: Sequence[str] = ()) -> str:
    """Of a goal the territory from which a warrior goes there, where that is known, with what it leaves behind; where
    it has been chosen, that alone. '' where several can go, and each of them says it."""
    chosen = [pick.partition(":")[2] for pick in touch.chosen if pick.startswith("from:")]
    to = goal.partition(".")[0].partition("-")[0]
    near = _found(view, to).near
    stays = () if goal == to else (to,)
    here = (*near, *stays)
    open_ = [pick.partition(":")[2] for pick in touch.possible if pick.startswith("from:")]
    able = chosen or [place for place in open_ if place in here]
    if len(able) != 1:
        return ""
    loss = behind(w, view, able[0], names)
    if chosen:
        return f"{territory(w, able[0])}: {loss}" if loss else ""
    start = w("from: %(place)s", place=territory(w, able[0]))
    return f"{start} ({loss})" if loss else start


def given_up_by(w: Words, view: Observation, action: Do, names: Sequence[str] = ()) -> str:
    """Of a warrior's step what it gives up, as a sentence; '' for nothing."""
    if getattr(action, "verb", "") not in ("stand", "lie", "raid", "fight"):
        return ""
    loss = behind(w, view, action.what, names)
    return f"{territory(w, action.what)}: {loss}." if loss else ""


def left_there(w: Words, event: Moved | Raided | Fought, view: Observation, names: Sequence[str]) -> str:
    """The same of one's own step that has been made: who leads where it came from, if one did so before."""
    found = _found(view, event.origin)
    n = found.standing[event.seat]
    most = max(many for other, many in enumerate(found.standing) if other != event.seat)
    if found.home is not None or not most or n >= most or n + 1 < most:
        return ""
    first = [other for other, many in enumerate(found.standing) if other != event.seat and many == most]
    if len(first) > 1:
        return w("You no longer lead there: %(place)s.", place=territory(w, event.origin)) if n + 1 > most else ""
    who = name(w, view, first[0], names)
    return w("Now %(name)s leads there: %(place)s.", name=who, place=territory(w, event.origin))


def coming_in(w: Words, view: Observation) -> str:
    """Above the tiles of which one may come into the grid (WE-71): which they are, where there are several sorts."""
    asked = view.asked
    if asked is None or not view.players[asked.seat].aside:
        return w("Comes in")
    if view.level > 1:
        return w("Comes in: a blue tile (level 2), or one put aside earlier")
    return w("Comes in: a new tile, or one put aside earlier")
