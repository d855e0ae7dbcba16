"""What something better would have brought in Wendake that what was played did not: (id, values), told by
`words.instead`.

| id | values |
|---|---|
| `counts` | by the end of the turn the lower track of each of these `pairs` counts so much, not so much; `turtles`: \
with the turtles that lay there before |
| `brings` | beside how it stood before the turn, by `SORTS`: what is `new` with it alone; what is `kept` and lost as \
it was played; what does not come and did as it was played (`missed`); what is `lost` with it alone; each has points \
on `tracks`, `leads` in territories, `more` by `MORE`, `goods` by `GOODS`, many `resources`; of all that only what \
matters most |
| `smallpox` | somebody was lost to smallpox, as it was played |
| `idle` | track, n, other, low: these points of what was played count nothing yet, as the other track of the pair is \
lower |
| `later` | n: so many points less count by the end of the turn |
| `line` | `tiles`: the actions of those to which the line can go on with it alone |
| `most` | less than half of what comes of it by the end counts by now (where it is less, `later` says so) |
| `evens` | by the end less comes of it than counts by now |
| `their_area` | seat: somebody else has so many areas `less` or `more`; `before`: they had the more of both before |
| `first` | seat: a marker on the first place of the order of play of the next year; `tile`: what was played instead |
| `order` | a marker on another place there, or on the last order of play |
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from prateria.games.contract import Way

from ..engine.actions import ORDER
from ..engine.data import GOODS, RESOURCES, TRACKS, TURTLE_POINTS, YEARS
from ..engine.observe import Observation
from ..engine.scoring import best_choice, lower

__all__ = ["MORE", "MOST", "SORTS", "instead", "otherwise"]

Reason = tuple[str, dict[str, Any]]
Counted = tuple[tuple[str, str], int, int]
"""A pair of tracks, what it counts, and what it would count."""

SORTS: Final = ("new", "kept", "missed", "lost")
MORE: Final = ("area", "turtle", "progress", "canoe", "mask", "native")
"""What else there can be more of: areas outside the village, turtles, progress tiles, canoes, mask cards in hand,
natives on the board."""
MOST: Final = 2
"""So many things are told of what there is more of, with what counts, and one fewer of what there is less of."""
_FIRST: Final = ("turtle", "progress", "tracks", "area", "leads", "canoe", "mask", "goods", "native")
"""What is told first."""
_FEW: Final = 2
"""So many kinds of resources are named, and so many tiles."""
_CLEAR: Final = 2
"""By so many points what comes of it must differ from what counts by now."""


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """What counts by the one and not by the other, and what else it brings more, and less; of a marker on the order of
    play what it is for, as it brings nothing at once. Nothing where that is no difference."""
    seat = better.actions[0].seat
    order = ORDER[seat][0]
    if order in better.actions and order not in played.actions:
        first = view.year < YEARS and len(view.players) > 1 and not view.next_order
        tiles = {place.id: place.steps for place in view.players[seat].grid}
        tile = next((tiles[one.what] for one in played.actions if getattr(one, "verb", "") == "tile"), ())
        return [
            ("first", {"seat": seat, "tile": tile}) if first else ("order", {}),
            *_idle(view, better.after, played.after, seat),
        ]
    pairs = otherwise(view, better.after, played.after, seat)
    counts = sum(now - then for _, now, then in pairs)
    found = [
        *_own(view, better.after, played.after, seat, pairs if counts > 0 else ()),
        *_smallpox(better.actions, played.actions),
        *_idle(view, better.after, played.after, seat),
        *_theirs(view, better.after, played.after, seat),
    ]
    if counts < 0:
        found.append(("later", {"n": -counts}))
    on = _open(view, better.after, played.after, seat) if better.points - counts >= _CLEAR else ()
    if on:
        found.append(("line", {"tiles": on}))
    if found and better.points and counts - better.points >= _CLEAR:
        found.append(("evens", {}))
    elif found and 0 <= 2 * counts < better.points:
        found.append(("most", {}))
    return found


def _own(
    view: Observation, here: Observation, there: Observation, seat: int, pairs: Sequence[Counted]
) -> Iterator[Reason]:
    """What is told of oneself; `pairs`: those that count otherwise, if that is more in all."""
    up, down = sum(now > then for _, now, then in pairs), sum(now < then for _, now, then in pairs)
    told = {track for pair, *_ in pairs for track in pair}
    found = _apart(*(_have(one, seat) for one in (view, here, there)))
    gains = _most({sort: found[sort] for sort in SORTS[:2]}, told, max(1, MOST - up))
    costs = _most({sort: found[sort] for sort in SORTS[2:]}, told, max(1, MOST - 1 - down))
    if pairs:
        yield "counts", {"pairs": pairs, "turtles": bool(_turtles(view))}
    if any(gains.values()):
        yield "brings", {sort: _as_told(one) for sort, one in (gains | costs).items()}


def _smallpox(better: Sequence[Any], played: Sequence[Any]) -> Iterator[Reason]:
    """That smallpox took somebody as it was played, and not with what is better."""
    here, there = (any(getattr(one, "verb", "") == "lose" for one in way) for way in (better, played))
    if there and not here:
        yield "smallpox", {}


def _idle(view: Observation, here: Observation, there: Observation, seat: int) -> Iterator[Reason]:
    """Points of what was played that count nothing yet, as the other track of the pair was and is no higher."""
    had, mine, theirs = (dict(zip(TRACKS, way.players[seat].tracks, strict=True)) for way in (view, here, there))
    for track, other in (one for pair in view.pairs for one in (pair, pair[::-1])):
        n, low = theirs[track] - max(had[track], mine[track]), theirs[other]
        if n > 0 and not _turtles(view) and had[other] == mine[other] == low <= mine[track]:
            yield "idle", {"track": track, "n": n, "other": other, "low": low}


def _open(view: Observation, here: Observation, there: Observation, seat: int) -> tuple[tuple[str, ...], ...]:
    """The actions of the tiles to which the line of this year can go on here, but to none of the same there, where they
    were not just played; nothing where these are many."""
    ways = [way.players[seat] for way in (here, there)]
    if any(way.year != view.year for way in (here, there)) or len({way.markers for way in ways}) > 1:
        return ()
    free, other = ({place for line in way.lines for place in line} for way in ways)
    marked = {place.id for way in ways for place in way.grid if place.marker}
    same = {place.steps for place in ways[0].grid if place.id in other}
    tiles = tuple(place.steps for place in ways[0].grid if place.id in free - marked and place.steps not in same)
    return tiles if len(tiles) <= _FEW else ()


def _turtles(view: Observation) -> tuple[tuple[tuple[int, ...], int], ...]:
    """In the last year the turtles of who looks, each by its tracks and points: what they add is known then."""
    own = view.own.turtles if view.own and view.year == YEARS else ()
    return tuple((tuple(map(TRACKS.index, tracks)), TURTLE_POINTS[level]) for _, level, tracks in own)


def otherwise(view: Observation, here: Observation, there: Observation, seat: int) -> tuple[Counted, ...]:
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


Things = dict[tuple[str, Any], int]
"""So many of what: of a sort (`_FIRST`), and which of these."""


def _have(view: Observation, seat: int) -> Things:
    """What somebody has; of natives how many are not in the long house, less than none."""
    p = view.players[seat]
    more = (_areas(view, seat), len(p.turtles), len(p.progress), p.canoes, p.hand, -sum(p.house))
    return (
        {("tracks", track): n for track, n in zip(TRACKS, p.tracks, strict=True)}
        | {("leads", place.id): int(_leads(place.standing, seat)) for place in view.territories}
        | {(what, what): n for what, n in zip(MORE, more, strict=True)}
        | {("goods", good): n for good, n in zip(GOODS, p.goods, strict=True)}
    )


def _apart(before: Things, here: Things, there: Things) -> dict[str, Things]:
    """What there is more of here than there, and less, each beside how many there were before.

    >>> mask = ("mask", "mask")
    >>> _apart({mask: 2}, {mask: 5}, {mask: 1}), _apart({mask: 2}, {mask: 0}, {mask: 3})["missed"]
    ({'new': {('mask', 'mask'): 3}, 'kept': {('mask', 'mask'): 1}, 'missed': {}, 'lost': {}}, {('mask', 'mask'): 1})
    """

    def beyond(more: Things, less: Things) -> Things:
        return {what: n for what in before if (n := more[what] - max(before[what], less[what])) > 0}

    def still(more: Things, less: Things) -> Things:
        return {what: n for what in before if (n := min(more[what], before[what]) - less[what]) > 0}

    both = (beyond(here, there), still(here, there), beyond(there, here), still(there, here))
    return dict(zip(SORTS, both, strict=True))


def _most(found: Mapping[str, Things], told: Collection[str], most: int) -> dict[str, Things]:
    """Of what is found so many things that matter most, without the tracks `told` already; all goods of a sort are one
    thing, and all leads."""
    things = [
        (what, sort, which if what == "tracks" else "")
        for sort, all_ in found.items()
        for what, which in all_
        if what != "tracks" or which not in told
    ]
    kept = sorted(dict.fromkeys(things), key=lambda one: _FIRST.index(one[0]))[:most]
    return {
        sort: {(what, which): n for (what, which), n in all_.items()
               if (what, sort, which if what == "tracks" else "") in kept}
        for sort, all_ in found.items()
    }  # fmt: skip


def _as_told(things: Things) -> dict[str, Any]:
    """These things by what they are."""
    resources, goods = _goods(tuple(things.get(("goods", good), 0) for good in GOODS))
    return {
        "tracks": tuple((track, things["tracks", track]) for track in TRACKS if ("tracks", track) in things),
        "leads": tuple(which for what, which in things if what == "leads"),
        "more": tuple(things.get((what, what), 0) for what in MORE),
        "goods": goods,
        "resources": resources,
    }


def _goods(goods: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """How many resources of many kinds; of few kinds each, and beavers.

    >>> _goods((1, 0, 2, 0, 1, 4)), _goods((0, 0, 2, 0, 1, 4))
    ((4, (0, 0, 0, 0, 0, 4)), (0, (0, 0, 2, 0, 1, 4)))
    """
    n = len(RESOURCES)
    if sum(map(bool, goods[:n])) <= _FEW:
        return 0, goods
    return sum(goods[:n]), (*(0,) * n, *goods[n : len(GOODS)])


def _theirs(view: Observation, here: Observation, there: Observation, seat: int) -> Iterator[Reason]:
    """Whose areas were attacked by the one and not by the other."""
    for other in range(len(here.players)):
        had, now, then = (_areas(one, other) for one in (view, here, there))
        if other != seat and now != then:
            less, more = max(0, then - now), max(0, now - then)
            yield "their_area", {"seat": other, "less": less, "more": more, "before": had == max(now, then)}


def _areas(view: Observation, seat: int) -> int:
    return sum(area.seat == seat for place in view.territories if place.home is None for area in place.areas)


def _leads(standing: Sequence[int], seat: int) -> bool:
    """Whether that seat has more sentinels there than any other (WE-25)."""
    return standing[seat] > max((*standing[:seat], *standing[seat + 1 :]))
