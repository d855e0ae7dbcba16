"""What something better would have brought in Bison that what was played did not: (id, values), told by
`words.instead`. All as if it had been counted then.

| id | values |
|---|---|
| `area` | seat, area, terrain, more, less: animals that the area would bring, with the one and with the other |
| `other_area` | the same of another area, which what was played brings and the better one does not |
| `terrain` | the same of all areas of a terrain together, where that is more than any of them makes |
| `their_area` | the same for another `seat`, who would have less; `too`: more areas in it; `by`: a tile joins them |
| `total` | seat, more, less: what all areas together bring, where what is told of single ones does not make that up |
| `stronger` | seat, area, terrain: nothing of that, but there one is harder to overtake: BI-25 |
| `kept` | seat, n: nor that, but so many animals more are left |

`again`: that it is counted then has been said.
"""

from collections.abc import Sequence
from math import inf
from typing import Any

from prateria.games.contract import Way

from ..engine.data import TERRAINS
from ..engine.observe import Area, Observation

__all__ = ["instead"]

Reason = tuple[str, dict[str, Any]]
_TOLD = 3
"""So many sentences at the most."""
_MUCH = 2
"""Animals from which on it is told what another one has less, beside what one has more."""


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """The area, or the terrain, in which the one brings most more than the other, and the area in which it takes most
    from another one, who has much less by it in all; that alone, where one gets nothing more."""
    me = better.actions[0].seat
    mine = _widest(better.after.areas, played.after.areas, me)
    if mine is not None:
        widest, area, less = mine
        told: list[Reason] = [("area", _values(me, area, area.gains[me], less, _new(area, view, better, me)))]
        theirs = [_named_alike(told[0][1], (better, played), one) for one in _theirs(view, better, played, me, _MUCH)]
        n, terrain, more, fewer = max(_terrain(better.after.areas, played.after.areas, me, one) for one in TERRAINS)
        if n > widest:
            whole = ("terrain", {"seat": me, "terrain": terrain, "more": more, "less": fewer})
            told = [whole, *theirs, *(one for one in told if one[1]["terrain"] != terrain)]
        else:
            told += theirs
        if (other := _widest(played.after.areas, better.after.areas, me)) is not None:
            _, area, less = other
            told.insert(2, ("other_area", _values(me, area, area.gains[me], less, _new(area, view, played, me))))
        told = told[:_TOLD]
        here, there = (_all(way.after.areas, me) for way in (better, played))
        if here < there and sum(_more(one, me) for one in told) != here - there:
            told.append(("total", {"seat": me, "more": here, "less": there}))
        return [(name, {**values, "again": n > 0}) for n, (name, values) in enumerate(told)]
    return _theirs(view, better, played, me) or _later(better, played, me)


def _theirs(view: Observation, better: Way, played: Way, me: int, least: float = -inf) -> list[Reason]:
    """The area in which another one has most less by what is better; of those only who have `least` less in all."""
    theirs = [
        (found, seat)
        for seat in range(view.seats)
        if seat != me and (found := _widest(played.after.areas, better.after.areas, seat)) is not None
        if _all(played.after.areas, seat) - _all(better.after.areas, seat) >= least
    ]
    if not theirs:
        return []
    (_, area, less), seat = max(theirs, key=lambda one: one[0][0])
    return [("their_area", _as_it_lies(area, better.after, seat) | {"more": less, "less": area.gains[seat]})]


def _named_alike(mine: dict[str, Any], ways: Sequence[Way], theirs: Reason) -> Reason:
    """What another one has less in the area just told of is told by the same name, if it is one area both ways."""
    (name, values), both = theirs, {mine["area"], theirs[1]["area"]}
    same = "too" not in values and all(any(both <= {*one.spaces} for one in way.after.areas) for way in ways)
    return name, {**values, "area": mine["area"]} if same else values


def _more(reason: Reason, seat: int) -> int:
    """How much more that says the seat has with what is better."""
    name, values = reason
    n: int = values["more"] - values["less"] if values["seat"] == seat else 0
    return -n if name == "other_area" else n


def _all(areas: Sequence[Area], seat: int) -> int:
    """What all areas together bring that seat."""
    return sum(area.gains[seat] for area in areas)


def _as_it_lies(area: Area, shown: Observation, seat: int) -> dict[str, Any]:
    """The names by which that area is found in the position shown, where its spaces may be several: those that bring
    the seat something."""
    lie = [one for one in shown.areas if not {*one.spaces}.isdisjoint(area.spaces)]
    lie.sort(key=lambda one: -one.gains[seat])
    name, *too = [one.id for one in lie if one.gains[seat]] or [one.id for one in lie] or [area.id]
    found = {"seat": seat, "area": name, "terrain": area.terrain}
    if lie and lie[0].gains[seat] and too:
        found["too"] = tuple(too)
    new = {space[:-1] for space in area.spaces} - {space.id[:-1] for space in shown.spaces}
    if len(new) == 1 and len(lie) > 1:
        found["by"] = new.pop()
    return found


def _terrain(here: Sequence[Area], there: Sequence[Area], seat: int, terrain: str) -> tuple[int, str, int, int]:
    """How much more all areas of that terrain bring that seat here than there."""
    more, less = (sum(one.gains[seat] for one in areas if one.terrain == terrain) for areas in (here, there))
    return more - less, terrain, more, less


def _later(better: Way, played: Way, me: int) -> Sequence[Reason]:
    """Where nothing would be counted otherwise yet: the area of most animals in which one stands more strongly; else
    what is not spent."""
    firmer = [area for area in better.after.areas if _best(area, played.after.areas, me) < area.pieces[me]]
    if firmer:
        area = max(firmer, key=lambda area: area.animals)
        return [("stronger", {"seat": me, "area": area.id, "terrain": area.terrain})]
    n = better.after.players[me].points - played.after.players[me].points
    return [("kept", {"seat": me, "n": n})] if n > 0 else []


def _best(area: Area, others: Sequence[Area], seat: int) -> tuple[int, ...]:
    """The strongest that a seat is in what joins the same spaces: the largest tipi or canoe counts before the next."""
    spaces = {*area.spaces}
    found = [one.pieces[seat] for one in others if not spaces.isdisjoint(one.spaces)]
    return max(found, default=(0,) * len(area.pieces[seat]))


def _new(area: Area, view: Observation, way: Way, seat: int) -> str:
    """A space of that area in which the seat stands anew: the area is named by it."""
    before = {space.id: space for space in view.spaces}
    spaces = [space for space in way.after.spaces if space.id in area.spaces and space.seat == seat]
    return next((space.id for space in spaces if before.get(space.id) != space), area.id)


def _values(seat: int, area: Area, more: int, less: int, name: str) -> dict[str, Any]:
    return {"seat": seat, "area": name, "terrain": area.terrain, "more": more, "less": less}


def _widest(here: Sequence[Area], there: Sequence[Area], seat: int) -> tuple[int, Area, int] | None:
    """How much more an area brings that seat here than its spaces do there, that area, and what they bring there."""
    found = None
    for area in here:
        spaces = {*area.spaces}
        other = sum(one.gains[seat] for one in there if not spaces.isdisjoint(one.spaces))
        if area.gains[seat] > other and (found is None or area.gains[seat] - other > found[0]):
            found = area.gains[seat] - other, area, other
    return found
