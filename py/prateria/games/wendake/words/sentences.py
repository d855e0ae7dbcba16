"""The log of Wendake: each event as a sentence. Places, goods and tiles stand in it as labels, after a colon.

What happens within actions is told in `told_actions` and `told_goods`, between the years in `told_year`.

>>> from ..engine.events import OrderTaken
>>> sentence(Words("en"), OrderTaken(0, 2, 1), ["Ola", "Jan"], None)
'\u2068Ola\u2069: place 2 in next year’s order of play.'
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.data import PROGRESS, YEARS
from ..engine.events import (
    BlanketSeen,
    Bought,
    Fought,
    GridSlid,
    MajoritiesCounted,
    MasksHeld,
    NativeLost,
    OrderTaken,
    ProgressUsed,
    Raided,
    Scored,
    Swapped,
    TileChosen,
    TilesOpened,
    TopRow,
    YearBegan,
)
from . import sentences_actions as told_actions
from . import sentences_goods as told_goods
from . import sentences_year as told_year
from .nouns import progress, progress_text, spot, steps, track
from .sentences_year import winners

__all__ = ["ROOM", "again", "begins", "brief", "everybody", "harm", "sentence", "winners", "woe"]

ROOM: Final = 95
"""So many letters stand in three lines beside two keys: then the tiles that were played are told, too."""
_TILES: Final = frozenset(tile.id for tile in PROGRESS)


def sentence(w: Words, event: Any, names: Sequence[str], viewer: int | None) -> str | None:
    """A line of the log, or None for what is not worth one. `viewer`: who reads; the events are theirs already."""
    if isinstance(event, TopRow) and viewer not in (None, event.seat):
        return None  # of the others their new tile has been told
    called = everybody(w, names)
    told = told_year.sentence(w, event, called, len(names))
    if told is not None:
        return told
    seat = getattr(event, "seat", None)
    if seat is None:
        return None
    name, sides = called[seat], len(called)
    return (
        _turn(w, event, name, seat == viewer)
        or told_goods.sentence(w, event, name, seat < len(names))
        or told_actions.sentence(w, event, name, called, sides, viewer)
    )


def again(event: Any) -> bool:
    """Not what the points that come of it say as well, nor the points of a progress tile, nor that somebody has done
    without something, nor what then lies in the grid and the market: so that a year's end has room above the table.

    >>> again(MajoritiesCounted(0, ("V1",), "")), again(MajoritiesCounted(0, (), ""))
    (False, True)
    """
    if isinstance(event, MajoritiesCounted):
        return not event.territories
    if isinstance(event, Scored) and event.why in _TILES:  # they stand beside the tracks
        return False
    return not isinstance(event, MasksHeld | TopRow | TilesOpened)


def begins(event: Any) -> bool:
    """A year does, with a new order of play, or its end with the tiles that come out of the grids: the result of the
    year lies before that."""
    return isinstance(event, GridSlid | YearBegan)


def woe(event: Any) -> bool:
    """Smallpox: a blanket that carries it, and somebody who is lost by it.

    >>> woe(NativeLost(0, "woman", "V1.0"))
    True
    """
    return isinstance(event, NativeLost) or (isinstance(event, BlanketSeen) and event.infected)


def harm(event: Any, seat: int) -> bool:
    """An attack on somebody of that seat.

    >>> harm(Fought(0, "V1", "C", 1), 1), harm(Fought(0, "V1", "C", 1), 0)
    (True, False)
    """
    return isinstance(event, Fought | Raided) and event.other == seat


def brief(w: Words, events: Sequence[Any], names: Sequence[str], seat: int) -> list[str]:
    r"""Attacks on that seat; then of each of the others the tile that was played, the points on tracks, and what is
    gone from the market. Where there is no room for tiles, that of who has no points.

    >>> told = [Scored(1, "economic", 1, 1, "spend"), Scored(1, "economic", 2, 3, "P2-1")]
    >>> brief(Words("en"), told, ["Ola", "Jan"], 0)
    ['\u2068Jan\u2069: Economy +3.']
    """
    hurt = _said(w, [event for event in events if harm(event, seat)], names, seat)
    short, long = list(hurt), list(hurt)
    for other in dict.fromkeys(getattr(event, "seat", seat) for event in events):
        if other == seat:
            continue
        own = [event for event in events if getattr(event, "seat", seat) == other]
        tile = _said(w, [event for event in own if isinstance(event, TileChosen | OrderTaken)][-1:], names, seat)
        bought = _said(w, [event for event in own if isinstance(event, Bought)], names, seat)
        gains = _gains(w, own)
        named = w("%(name)s: %(gains)s.", name=everybody(w, names)[other], gains=gains)
        short += [named, *bought] if gains else [*tile, *bought]
        long += [*tile, f"{gains}.", *bought] if tile and gains else [named, *bought] if gains else [*tile, *bought]
    return long if sum(len(one) for one in long) <= ROOM else short


def _said(w: Words, events: Sequence[Any], names: Sequence[str], seat: int) -> list[str]:
    return [said for event in events if (said := sentence(w, event, names, seat))]


def _gains(w: Words, events: Sequence[Any]) -> str:
    """Points by their track."""
    points: dict[str, int] = {}
    for event in events:
        if isinstance(event, Scored) and event.points:
            points[event.track] = points.get(event.track, 0) + event.points
    return ", ".join(f"{track(w, name)} +{n}" for name, n in points.items())


def everybody(w: Words, names: Sequence[str]) -> list[str]:
    """The names by side, ready for sentences; in the solo game the ghost's is the second."""
    return [isolate(name) for name in (*names, *(w.p("ghost", "Ghost") for _ in range(2 - len(names))))]


def _turn(w: Words, event: Any, name: str, own: bool) -> str | None:
    """A marker, and what may be done at any time; of one's own progress tile what it does. A turn's end needs no words:
    the next one plays."""
    match event:
        case TileChosen():
            actions = steps(w, event.steps)
            if event.fire:
                return w("%(name)s’s Sacred Fire plays “%(actions)s”.", name=name, actions=actions)
            return w("%(name)s plays: %(actions)s.", name=name, actions=actions)
        case OrderTaken() if event.year == YEARS:
            return w("%(name)s takes place %(n)d in the last order of play.", name=name, n=event.space)
        case OrderTaken() if own:  # the last marker may have gone there by itself
            return w(
                "One marker goes to the order of play: %(name)s has place %(n)d next year.",
                name=name,
                n=event.space,
            )
        case OrderTaken():
            return w("%(name)s: place %(n)d in next year’s order of play.", name=name, n=event.space)
        case ProgressUsed():
            used = w("%(name)s uses a progress tile: %(tile)s.", name=name, tile=progress(w, event.tile))
            # which masks come back is told next
            return f"{used} {progress_text(w, event.tile)}" if own and event.tile != "P2-5" else used
        case Swapped():
            return w(
                "%(name)s swaps two tiles: %(first)s and %(second)s.",
                name=name,
                first=spot(w, event.first),
                second=spot(w, event.second),
            )
    return None
