"""What something better would have brought in Wendake that what was played did not: (id, values), told by
`words.instead`.

| id | values |
|---|---|
| `counts` | by the end of the turn the lower track of each of these `pairs` counts so much, not so much; `turtles`: \
with the turtles that lay there before |
| `brings` | more by the end of the turn: points on `tracks`, `more` by `MORE`, `goods` by `GOODS`, many `resources`; \
less: `fewer`, `gone`, `cost`, `paid`; of all that only what matters most; `beside`: what counts has been told |
| `later` | `more` comes of it by the end than counts by now, or less |
| `their_area` | seat: somebody else has so many areas `less` or `more` |
| `first` | seat: a marker on the first place of the order of play of the next year |
| `order` | a marker on another place there, or on the last order of play |
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from operator import sub
from typing import Any, Final

from prateria.games.contract import Way

from ..engine.actions import ORDER
from ..engine.data import GOODS, RESOURCES, TRACKS, TURTLE_POINTS, YEARS
from ..engine.observe import Observation
from ..engine.scoring import best_choice, lower

__all__ = ["MORE", "MOST", "instead"]

Reason = tuple[str, dict[str, Any]]
Counted = tuple[tuple[str, str], int, int]
"""A pair of tracks, what it counts, and what it would count."""

MORE: Final = ("lead", "area", "turtle", "progress", "canoe", "mask", "native")
"""What else there can be more of: territories with the most sentinels, areas outside the village, turtles, progress
tiles, canoes, mask cards in hand, natives on the board."""
MOST: Final = 3
"""So many things are told of what there is more of, with what counts, and one fewer of what there is less of."""
_FIRST: Final = ("turtle", "progress", "tracks", "area", "lead", "canoe", "mask", "goods", "native")
"""What is told first."""
_FEW: Final = 2
"""So many kinds of resources are named."""
_CLEAR: Final = 2
"""By so many points what comes of it must differ from what counts by now."""


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """What counts by the one and not by the other, and what else it brings more, and less; of a marker on the order of
    play what it is for, as it brings nothing at once. Nothing where that is no difference."""
    seat = better.actions[0].seat
    order = ORDER[seat][0]
    if order in better.actions and order not in played.actions:
        first = view.year < YEARS and len(view.players) > 1 and not view.next_order
        return [("first", {"seat": seat}) if first else ("order", {})]
    pairs = _pairs(view, better.after, played.after, seat)
    counts = sum(now - then for _, now, then in pairs)
    found = [
        *_own(view, better.after, played.after, seat, pairs if counts > 0 else ()),
        *_theirs(better.after, played.after, seat),
    ]
    if found and better.points and abs(better.points - counts) >= _CLEAR:
        found.append(("later", {"more": better.points > counts}))
    return found


def _own(
    view: Observation, here: Observation, there: Observation, seat: int, pairs: Sequence[Counted]
) -> Iterator[Reason]:
    """What is told of oneself; `pairs`: those that count otherwise, if that is more in all."""
    up, down = sum(now > then for _, now, then in pairs), sum(now < then for _, now, then in pairs)
    told = {track for pair, *_ in pairs for track in pair}
    found = _apart(here, there, seat)
    gains = _most(found, ("tracks", "more", "goods", "resources"), told, max(1, MOST - up))
    costs = _most(found, ("fewer", "gone", "cost", "paid"), told, max(1, MOST - 1 - down))
    if pairs:
        yield "counts", {"pairs": pairs, "turtles": bool(_turtles(view))}
    if any((gains["tracks"], gains["resources"], *gains["more"], *gains["goods"])):
        yield "brings", gains | costs | {"beside": bool(pairs)}


def _turtles(view: Observation) -> tuple[tuple[tuple[int, ...], int], ...]:
    """In the last year the turtles of who looks, each by its tracks and points: what they add is known then."""
    own = view.own.turtles if view.own and view.year == YEARS else ()
    return tuple((tuple(map(TRACKS.index, tracks)), TURTLE_POINTS[level]) for _, level, tracks in own)


def _pairs(view: Observation, here: Observation, there: Observation, seat: int) -> tuple[Counted, ...]:
    """The pairs of which the lower track (WE-81) counts otherwise: so much here, so much there."""
    turtles, (first, second) = _turtles(view), view.pairs
    pairs = ((TRACKS.index(first[0]), TRACKS.index(first[1])), (TRACKS.index(second[0]), TRACKS.index(second[1])))
    both = []
    for after in (here, there):
        tracks = list(after.players[seat].tracks)
        still = turtles if after.asked else ()  # at the end they lie on the tracks
        for track, (_, points) in zip(best_choice(tuple(tracks), pairs, still), still, strict=True):
            tracks[track] += points
        both.append(lower(tuple(tracks), pairs))
    return tuple((pair, now, then) for pair, now, then in zip(view.pairs, *both, strict=True) if now != then)


def _apart(here: Observation, there: Observation, seat: int) -> dict[str, Any]:
    """What there is more of here than there, and less."""
    mine, other = here.players[seat], there.players[seat]
    goods = tuple(map(sub, mine.goods, other.goods))
    tracks = tuple(map(sub, mine.tracks, other.tracks))
    more = tuple(map(sub, _more(here, seat), _more(there, seat)))
    gained, got = _goods(tuple(max(0, n) for n in goods))
    paid, cost = _goods(tuple(max(0, -n) for n in goods))
    return {
        "tracks": tuple((track, n) for track, n in zip(TRACKS, tracks, strict=True) if n > 0),
        "more": tuple(max(0, n) for n in more),
        "goods": got,
        "resources": gained,
        "fewer": tuple((track, -n) for track, n in zip(TRACKS, tracks, strict=True) if n < 0),
        "gone": tuple(max(0, -n) for n in more),
        "cost": cost,
        "paid": paid,
    }


def _most(
    found: Mapping[str, Any], names: tuple[str, str, str, str], told: Collection[str], most: int
) -> dict[str, Any]:
    """Of what is found under these names so many things that matter most, without the tracks `told` already; all goods
    are one thing."""
    tracks, more, goods, resources = (found[name] for name in names)
    tracks = tuple(one for one in tracks if one[0] not in told)
    things = [what for what, n in zip(MORE, more, strict=True) if n]
    things += ["tracks"] * len(tracks) + ["goods"] * (resources > 0 or any(goods))
    kept = sorted(things, key=_FIRST.index)[:most]
    stuff = (goods, resources) if "goods" in kept else ((0,) * len(GOODS), 0)
    few = tuple(n * (what in kept) for what, n in zip(MORE, more, strict=True))
    return dict(zip(names, (tracks[: kept.count("tracks")], few, *stuff), strict=True))


def _goods(goods: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """How many resources of many kinds; of few kinds each, and beavers.

    >>> _goods((1, 0, 2, 0, 1, 4)), _goods((0, 0, 2, 0, 1, 4))
    ((4, (0, 0, 0, 0, 0, 4)), (0, (0, 0, 2, 0, 1, 4)))
    """
    n = len(RESOURCES)
    if sum(map(bool, goods[:n])) <= _FEW:
        return 0, goods
    return sum(goods[:n]), (*(0,) * n, *goods[n : len(GOODS)])


def _theirs(here: Observation, there: Observation, seat: int) -> Iterator[Reason]:
    """Whose areas were attacked by the one and not by the other."""
    for other in range(len(here.players)):
        n = _areas(there, other) - _areas(here, other)
        if other != seat and n:
            yield "their_area", {"seat": other, "less": max(0, n), "more": max(0, -n)}


def _areas(view: Observation, seat: int) -> int:
    return sum(area.seat == seat for place in view.territories if place.home is None for area in place.areas)


def _leads(view: Observation, seat: int) -> int:
    """The territories where that seat has more sentinels than any other (WE-25)."""
    standing = (place.standing for place in view.territories)
    return sum(n[seat] > max((*n[:seat], *n[seat + 1 :])) for n in standing)


def _more(view: Observation, seat: int) -> tuple[int, ...]:
    """How much there is, by `MORE`; of natives how many are not in the long house, less than none."""
    p = view.players[seat]
    out = -sum(p.house)
    return _leads(view, seat), _areas(view, seat), len(p.turtles), len(p.progress), p.canoes, p.hand, out
