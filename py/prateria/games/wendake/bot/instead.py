"""What something better would have brought in Wendake that what was played did not: (id, values), told by
`words.instead`.

| id | values |
|---|---|
| `brings` | `goods` by `GOODS`, `tracks` with points, `more` by `MORE`: of the turn; `cost`, `gone`: so many fewer |
| `brought` | the same of what was played |
| `first` | seat: a marker on the first place of the order of play of the next year |
| `order` | a marker on another place there, or on the last order of play: the tiles wait |
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.games.contract import Way

from ..engine.actions import ORDER
from ..engine.data import TRACKS, YEARS
from ..engine.observe import Observation

__all__ = ["MORE", "instead"]

Reason = tuple[str, dict[str, Any]]

MORE: Final = ("canoe", "area", "mask", "turtle", "progress")
"""What else there can be more of: canoes, areas outside the village, mask cards in hand, turtles, progress tiles."""


def instead(view: Observation, better: Way, played: Way) -> Sequence[Reason]:
    """What the one brought, and the other; of a marker on the order of play what it is for, as it brings nothing at
    once. Nothing where that is no difference."""
    seat = better.actions[0].seat
    more, less = _brought(view, better.after, seat), _brought(view, played.after, seat)
    order = ORDER[seat][0]
    if order in better.actions and order not in played.actions:
        first = view.year < YEARS and len(view.players) > 1 and not view.next_order
        return [("first", {"seat": seat}) if first else ("order", {}), ("brought", less)]
    if more == less or not any((*more["goods"], *more["tracks"], *more["more"])):
        return []
    return [("brings", more), ("brought", less)]


def _brought(before: Observation, after: Observation, seat: int) -> dict[str, Any]:
    """What there is more of than before, and less."""
    was, now = before.players[seat], after.players[seat]
    goods = [b - a for a, b in zip(was.goods, now.goods, strict=True)]
    tracks = [b - a for a, b in zip(was.tracks, now.tracks, strict=True)]
    others = [b - a for a, b in zip(_more(before, seat), _more(after, seat), strict=True)]
    return {
        "goods": tuple(max(0, n) for n in goods),
        "tracks": tuple((track, n) for track, n in zip(TRACKS, tracks, strict=True) if n > 0),
        "more": tuple(max(0, n) for n in others),
        "cost": tuple(max(0, -n) for n in goods),
        "gone": tuple(max(0, -n) for n in others),
    }


def _more(view: Observation, seat: int) -> tuple[int, ...]:
    """How much there is, by `MORE`."""
    player = view.players[seat]
    areas = sum(area.seat == seat for place in view.territories if place.home is None for area in place.areas)
    return player.canoes, areas, player.hand, len(player.turtles), len(player.progress)
