"""What something better would have brought in Wendake that what was played did not: (id, values), told by
`words.instead`.

| id | values |
|---|---|
| `brings` | more by the end of the turn: points on `tracks`, `more` by `MORE`, `goods` by `GOODS`, many `resources`; \
less: `fewer`, `gone`, `cost`, `paid`; `counts`: so many points more count already |
| `their_area` | seat: somebody else has so many areas `less` or `more` |
| `brought` | the same as `brings` of what was played against nothing, without `counts` |
| `first` | seat: a marker on the first place of the order of play of the next year |
| `order` | a marker on another place there, or on the last order of play: the tiles wait |
"""

from collections.abc import Iterator, Sequence
from operator import sub
from typing import Any, Final

from prateria.games.contract import Way

from ..engine.actions import ORDER
from ..engine.data import GOODS, RESOURCES, TRACKS, YEARS
from ..engine.observe import Observation, Player

__all__ = ["MORE", "instead"]

Reason = tuple[str, dict[str, Any]]

MORE: Final = ("lead", "area", "turtle", "progress", "canoe", "mask", "native")
"""What else there can be more of: territories with the most sentinels, areas outside the village, turtles, progress
tiles, canoes, mask cards in hand, natives on the board."""
_FEW: Final = 2
"""So many kinds of resources are named."""


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """What the one brings more, and less; of a marker on the order of play what it is for, as it brings nothing at
    once, and what the other brought. Nothing where that is no difference."""
    seat = better.actions[0].seat
    order = ORDER[seat][0]
    if order in better.actions and order not in played.actions:
        first = view.year < YEARS and len(view.players) > 1 and not view.next_order
        return [("first", {"seat": seat}) if first else ("order", {}), ("brought", _apart(played.after, view, seat))]
    found = _apart(better.after, played.after, seat)
    found |= _counts(better.after.players[seat], played.after.players[seat])
    gains = any((found["tracks"], found["resources"], *found["more"], *found["goods"]))
    return [*[("brings", found)] * gains, *_theirs(better.after, played.after, seat)]


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


def _goods(goods: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """How many resources of many kinds; of few kinds each, and beavers.

    >>> _goods((1, 0, 2, 0, 1, 4)), _goods((0, 0, 2, 0, 1, 4))
    ((4, (0, 0, 0, 0, 0, 4)), (0, (0, 0, 2, 0, 1, 4)))
    """
    n = len(RESOURCES)
    if sum(map(bool, goods[:n])) <= _FEW:
        return 0, goods
    return sum(goods[:n]), (*(0,) * n, *goods[n : len(GOODS)])


def _counts(mine: Player, other: Player) -> dict[str, int]:
    """How many points more count by now, the lower track of each pair (WE-81), where that is not all of them."""
    n = sum(mine.pairs) - sum(other.pairs)
    return {"counts": n} if 0 < n != sum(mine.tracks) - sum(other.tracks) else {}


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
