"""What something better would have brought in Bison that what was played did not: (id, values), told by
`words.instead`. All as if it had been counted then.

| id | values |
|---|---|
| `areas` | `me`: who decides; `parts`: what brings a `seat` otherwise, `more` animals with what is better, `less` as \
it was played, in these `areas` of a `terrain`, or in all of it (none named); `rest`: by seat how much more all other \
areas bring, so that all of it makes up the whole difference |
| `evens` | by the end less comes of it than is counted then |
| `most` | less than half of what comes of it by the end is counted then |
| `pays` | nothing comes of it by then, and yet by the end |
| `tile` | nothing is counted otherwise, but the tile goes elsewhere, or is turned another way (`turned`); space, \
area, terrain, `animals`, `less`: where so many live in an area of it, not so many, if that is more anywhere |
| `stronger` | seat, area, terrain: nothing is counted otherwise, but there one is harder to overtake: BI-25 |
| `kept` | seat, n: so many animals more are left for later rounds |
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from prateria.games.contract import Way

from ..engine.actions import Place
from ..engine.observe import Area, Observation

__all__ = ["instead"]

Reason = tuple[str, dict[str, Any]]
Part = dict[str, Any]
_TOLD = 3
"""So many parts at the most."""
_CLEAR = 2
"""By so many animals what comes of it must differ from what is counted then."""


class _Ground(NamedTuple):
    """Land that is no part of any other one both ways: the areas that lie on it with the one, and with the other."""

    spaces: set[str]
    here: list[Area]
    there: list[Area]


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """All that would be counted otherwise then, for all: the widest of it by name, the rest as a sum."""
    me = better.actions[0].seat
    grounds = _grounds(better.after.areas, played.after.areas)
    parts = [part for one in grounds for part in _parts(one, view.seats, me)]
    if not parts:
        return _later(better, played, me)
    parts.sort(key=lambda one: (one["seat"] != me, -abs(_more(one))))
    told = parts if len(parts) <= _TOLD else (_together(parts, better, played) or parts)[:_TOLD]
    all_ = [_all(better.after.areas, seat) - _all(played.after.areas, seat) for seat in range(view.seats)]
    rest = [n - sum(_more(one) for one in told if one["seat"] == seat) for seat, n in enumerate(all_)]
    left = tuple((seat, n) for seat, n in enumerate(rest) if n)
    reasons: list[Reason] = [("areas", {"me": me, "parts": told, "rest": left})]
    now = _ahead(better.after.areas, view.seats, me) - _ahead(played.after.areas, view.seats, me)
    if better.points and now <= 0:
        reasons.append(("pays", {}))
    elif better.points and now - better.points >= _CLEAR:
        reasons.append(("evens", {}))
    elif 2 * now < better.points:
        reasons.append(("most", {}))
    return reasons


def _more(part: Part) -> int:
    """How much more that is for the seat with what is better."""
    n: int = part["more"] - part["less"]
    return n


def _all(areas: Sequence[Area], seat: int) -> int:
    """What all areas together bring that seat."""
    return sum(area.gains[seat] for area in areas)


def _ahead(areas: Sequence[Area], seats: int, me: int) -> int:
    """How far ahead of the best of the others one is by them."""
    return _all(areas, me) - max(_all(areas, seat) for seat in range(seats) if seat != me)


def _grounds(here: Sequence[Area], there: Sequence[Area]) -> list[_Ground]:
    """The land in pieces as large as the areas make them both ways."""
    found: list[_Ground] = []
    for n, area in ((n, area) for n, areas in enumerate((here, there)) for area in areas):
        whole = _Ground({*area.spaces}, [], [])
        (whole.here, whole.there)[n].append(area)
        for one in [one for one in found if not one.spaces.isdisjoint(area.spaces)]:
            found.remove(one)
            whole = _Ground(whole.spaces | one.spaces, one.here + whole.here, one.there + whole.there)
        found.append(whole)
    return found


def _parts(ground: _Ground, seats: int, me: int) -> Iterator[Part]:
    """Who gets more or less there."""
    for seat in range(seats):
        more, less = _all(ground.here, seat), _all(ground.there, seat)
        if more == less:
            continue
        lie = ground.here if more > less or seat != me else ground.there
        lie = sorted(lie or ground.there, key=lambda one: -one.gains[seat])
        lie = [one for one in lie if one.gains[seat]] or lie[:1]
        names = tuple(area.id for area in lie)
        yield {"seat": seat, "areas": names, "terrain": lie[0].terrain, "more": more, "less": less}


def _together(parts: Sequence[Part], better: Way, played: Way) -> list[Part]:
    """The same, where several parts are of one seat and terrain, with all of that terrain as one; the widest first."""
    kinds = [(part["seat"], part["terrain"]) for part in parts]
    found = [part for part, kind in zip(parts, kinds, strict=True) if kinds.count(kind) == 1]
    for seat, terrain in dict.fromkeys(kind for kind in kinds if kinds.count(kind) > 1):
        more, less = (
            sum(area.gains[seat] for area in way.after.areas if area.terrain == terrain) for way in (better, played)
        )
        found += [{"seat": seat, "areas": (), "terrain": terrain, "more": more, "less": less}] * (more != less)
    return sorted(found, key=lambda one: -abs(_more(one)))


def _later(better: Way, played: Way, me: int) -> Sequence[Reason]:
    """Where nothing would be counted otherwise yet: where the tile lies, and what is not spent; else the area of most
    animals in which one stands more strongly, or what is not spent."""
    n = better.after.players[me].points - played.after.players[me].points
    kept: list[Reason] = [("kept", {"seat": me, "n": n})] if n > 0 else []
    if tile := _tile(better, played):
        return [tile, *kept]
    firmer = [area for area in better.after.areas if _best(area, played.after.areas, me) < area.pieces[me]]
    if firmer:
        area = max(firmer, key=lambda area: area.animals)
        return [("stronger", {"seat": me, "area": area.id, "terrain": area.terrain})]
    return kept


def _tile(better: Way, played: Way) -> Reason | None:
    """Of a tile that lies otherwise, the area that grows most by it."""
    ways = [(way, next((one for one in way.actions if isinstance(one, Place)), None)) for way in (better, played)]
    (_, mine), (_, other) = ways
    if mine is None or other is None or mine == other:
        return None
    lives = [
        {area.terrain: (area.animals, area.id) for area in way.after.areas for space in area.spaces
         if place and space[:-1] == place.cell}
        for way, place in ways
    ]  # fmt: skip
    found = [
        (n - less, {"area": area, "terrain": terrain, "animals": n, "less": less})
        for terrain, (n, area) in lives[0].items()
        for less, *_ in (lives[1].get(terrain, (0, "")),)
    ]
    widest, values = max(found, key=lambda one: one[0], default=(0, {}))
    return "tile", {"turned": mine.cell == other.cell, **(values if widest > 0 else {})}


def _best(area: Area, others: Sequence[Area], seat: int) -> tuple[int, ...]:
    """The strongest that a seat is in what joins the same spaces: the largest tipi or canoe counts before the next."""
    spaces = {*area.spaces}
    found = [one.pieces[seat] for one in others if not spaces.isdisjoint(one.spaces)]
    return max(found, default=(0,) * len(area.pieces[seat]))
