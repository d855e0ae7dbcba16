"""The log of Wendake: the beginning, the years, the ghost, the end. See `sentences`.

>>> from ..engine.events import YearBegan
>>> sentence(Words("en"), YearBegan(2, (1, 0)), ["Ola", "Jan"], 2)
'Year 2 begins. Order of play: Jan, Ola.'
"""

from collections.abc import Mapping, Sequence
from typing import Any

from prateria.kit.words import Words

from ..engine.data import TRACKS, YEARS
from ..engine.events import (
    Equipped,
    GameEnded,
    GhostActed,
    GridSlid,
    PairsCounted,
    PairsFormed,
    PileTurned,
    TileReplaced,
    TilesKept,
    TilesOpened,
    TopRow,
    TribeJoined,
    TurtlesCounted,
    TurtlesShown,
    YearBegan,
    YearEnded,
)
from ..engine.observe import Player
from ..engine.scoring import rating as rating_of
from .nouns import ghost, goods, mask, masks, pair, progress, rating, space, territory, tile, track, tribe

__all__ = ["passes", "sentence", "winners"]


def sentence(w: Words, event: Any, names: Sequence[str], seats: int) -> str | None:
    """A line of the log, or None where the event is another one. `names`: by side; `seats`: people at the table."""
    match event:
        case PairsFormed():
            return w("Pairs of tracks: %(pairs)s.", pairs=", ".join(pair(w, tracks) for tracks in event.pairs))
        case YearBegan():
            return _year_began(w, event, names, seats == 1)
        case YearEnded():
            return _year_ended(w, event, names)
        case PileTurned():
            return _pile(w, event)
        case TilesOpened():
            return _opened(w, event)
        case GhostActed():
            return _ghost(w, event)
        case GameEnded():
            return winners(w, event.points, event.winners, names[:seats])
    seat = getattr(event, "seat", None)
    if isinstance(event, TurtlesCounted):
        return f"{_of_seat(w, event, names[event.seat])} {_now(w, event, names)}"
    return None if seat is None else _of_seat(w, event, names[seat])


def winners(w: Words, points: Sequence[int], seats: Sequence[int], names: Sequence[str]) -> str:
    """Who won the game (WE-81), or what a solo game was worth (WE-90)."""
    n = points[seats[0]]
    if len(names) == 1:
        worth = rating(w, rating_of(n))
        return w.n(
            "The game is over with %(n)d point. Your rating: %(rating)s.",
            "The game is over with %(n)d points. Your rating: %(rating)s.",
            n,
            rating=worth,
        )
    told = w.n(
        "The game is over. %(name)s wins with %(n)d point.",
        "The game is over. %(name)s wins with %(n)d points.",
        n,
        name=names[seats[0]],
    )
    if points.count(n) == 1:
        return told
    why = w("It is a tie: the last order of play decides.")
    return f"{told} {why}"


def _of_seat(w: Words, event: Any, name: str) -> str | None:
    match event:
        case TribeJoined():
            return w("%(name)s plays: %(tribe)s.", name=name, tribe=tribe(w, event.tribe))
        case Equipped():
            return _equipped(w, event, name)
        case GridSlid():
            out = "; ".join(tile(w, what) for what in event.out)
            return w("%(name)s’s grid slides down. Out of it come: %(tiles)s.", name=name, tiles=out)
        case TileReplaced():
            out, new = tile(w, event.out), tile(w, event.tile)
            return w("%(name)s changes a tile: %(out)s → %(new)s.", name=name, out=out, new=new)
        case TilesKept():
            return w("%(name)s keeps all tiles.", name=name)
        case TopRow():
            row = "; ".join(tile(w, what) for what in event.tiles)
            return w("New top row of %(name)s, shuffled: %(tiles)s.", name=name, tiles=row)
        case TurtlesShown() if event.turtles:
            shown = ", ".join(f"{track(w, where)} +{n}" for where, n in event.tracks.items())
            return w("Turtles of %(name)s: %(turtles)s.", name=name, turtles=shown)
        case PairsCounted():
            return _counted(w, event, name)
    return None


def _now(w: Words, event: TurtlesCounted, names: Sequence[str]) -> str:
    """How many points somebody has with turtles, and what that changes at the head."""
    n = event.points[event.seat]
    now = w.n("Now %(n)d point.", "Now %(n)d points.", n)
    behind = [other for seat, other in enumerate(event.points) if seat != event.seat and other >= event.was]
    if not behind or n < max(behind):
        return now
    if n == max(behind):
        return f"{now} {w('Now it is a tie!')}" if event.was < n else now
    return f"{now} {w('%(name)s takes the lead!', name=names[event.seat])}"


def _counted(w: Words, event: PairsCounted, name: str) -> str:
    """How the points come about (WE-81)."""
    parts = [f"{pair(w, tracks)} {n}" for tracks, n in zip(event.pairs, event.points, strict=True)]
    if event.swap:
        parts.append(f"{w.p('points', 'Swap not used')} {event.swap}")
    total = sum(event.points) + event.swap
    return w("Points of %(name)s: %(points)s. Together: %(n)d.", name=name, points=", ".join(parts), n=total)


def _equipped(w: Words, event: Equipped, name: str) -> str:
    told = w("%(name)s begins with: %(goods)s.", name=name, goods=goods(w, event.goods))
    if not event.cards:
        return told
    own = w("In hand: %(masks)s.", masks=masks(w, [kind for kind, _ in event.cards]))
    return f"{told} {own}"


def _year_began(w: Words, event: YearBegan, names: Sequence[str], alone: bool) -> str:
    """Alone one always plays first (WE-90): the ghost has its place in the order of play all the same."""
    order = ", ".join(names[seat] for seat in event.order)
    if alone:
        return w("Year %(n)d begins. You play first. On the order of play: %(names)s.", n=event.year, names=order)
    return w("Year %(n)d begins. Order of play: %(names)s.", n=event.year, names=order)


def _year_ended(w: Words, event: YearEnded, names: Sequence[str]) -> str:
    """After the last year there is no order of play to come, but it decides ties."""
    order = ", ".join(names[seat] for seat in event.order)
    if event.year == YEARS:
        return w("The last year is over. Last order of play: %(names)s.", names=order)
    return w("Year %(n)d is over. New order of play: %(names)s.", n=event.year, names=order)


def _pile(w: Words, event: PileTurned) -> str:
    turned = w("A mask is turned up: %(mask)s.", mask=mask(w, event.kind))
    renewed = w("The discards become the new deck.")
    return f"{renewed} {turned}" if event.renewed else turned


def _opened(w: Words, event: TilesOpened) -> str:
    if not event.tiles:
        gone = "; ".join(tile(w, what) for what in event.gone)
        return w("Ghost – %(card)s: an open tile leaves the game – %(tiles)s.", card=ghost(w, "pathfinder"), tiles=gone)
    shown = "; ".join(tile(w, what) for what in event.tiles)
    if event.gone:
        return w("New tiles lie open in place of those of level 1.")
    return w("A new tile lies open: %(tiles)s.", tiles=shown)


def _ghost(w: Words, event: GhostActed) -> str:
    """WE-90."""
    card = ghost(w, event.card)
    if event.card == "pathfinder":
        order = w("Ghost – %(card)s: it takes a place in the order of play.", card=card)
        back = w("Warriors that come back to it: %(n)d.", n=event.back)
        return f"{order} {back}" if event.back else order
    if not event.what:
        return w("Ghost – %(card)s: nothing happens.", card=card)
    if event.card == "masks":
        return w("Ghost – %(card)s: its disc takes the space “%(space)s”.", card=card, space=space(w, event.what))
    if event.card == "traders":
        gone = progress(w, event.what)
        return w("Ghost – %(card)s: the progress tile “%(tile)s” leaves the game.", card=card, tile=gone)
    where = territory(w, event.what)
    if event.fought:
        return w("Ghost – %(card)s: you and the ghost lose a warrior each – %(place)s.", card=card, place=where)
    return w("Ghost – %(card)s: a ghost warrior moves in – %(place)s.", card=card, place=where)


def passes(
    w: Words, players: Sequence[Player], came: Mapping[tuple[int, str], int], gains: Sequence[int], names: Sequence[str]
) -> str:
    """Who has passed whom in a year: at the head of all, else on the track that leads farthest. `came`: by seat and
    track; `gains`: by seat, of what counts.

    >>> from ..engine.state import State
    >>> one, other = State.new(seats=2, seed=1).observe(0).players
    >>> both = one._replace(tracks=(0, 0, 6, 0)), other._replace(tracks=(0, 0, 4, 0))
    >>> came = {(seat, track): 3 * (seat == 0 and track == "ritual") for seat in (0, 1) for track in TRACKS}
    >>> passes(Words("en"), both, came, (0, 0), ["Ola", "Jan"])
    'Ola passes Jan on Ritual: 6 to 4.'
    >>> ahead = both[0]._replace(points=5), both[1]._replace(points=4)
    >>> passes(Words("en"), ahead, came, (3, 1), ["Ola", "Jan"])
    'Ola takes the lead from Jan: 5 to 4.'
    """
    found = list[tuple[bool, int, int, int, int, str]]()
    for one in players:
        for other in players:
            then = one.points - gains[one.seat] - other.points + gains[other.seat]
            if one.points > other.points and then < 0 and one.points == max(player.points for player in players):
                found.append((True, one.points, other.points, one.seat, other.seat, ""))
            for i, name in enumerate(TRACKS):
                n, m = one.tracks[i], other.tracks[i]
                if n > m and n - came[one.seat, name] < m - came[other.seat, name]:
                    found.append((False, n, m, one.seat, other.seat, name))
    if not found:
        return ""
    first, n, m, seat, passed, there = max(found)
    if first:
        return w("%(name)s takes the lead from %(other)s: %(n)d to %(m)d.",
                 name=names[seat], other=names[passed], n=n, m=m)  # fmt: skip
    return w("%(name)s passes %(other)s on %(track)s: %(n)d to %(m)d.",
             name=names[seat], other=names[passed], track=track(w, there), n=n, m=m)  # fmt: skip
