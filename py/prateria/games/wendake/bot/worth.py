"""What a position is worth to a side: where its four tracks would end, and what of that would count. Bots only.

The figures are guesses that playing has proved useful; no rule stands here.

>>> both(10.0, 10.0, 0) == 10.0, both(10.0, 14.0, 0) < both(11.0, 13.0, 0)
(True, True)
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ..engine.data import MASKS, PROGRESS, RESOURCES, TILES, TRACKS, TURTLE_FACES, TURTLE_POINTS, TURTLES
from ..engine.rules.hands import counts
from ..engine.rules.masks import COMBINATIONS, playable
from ..engine.rules.movement import HUNTER, WOMAN
from ..engine.rules.track import ECONOMIC, MASK, MILITARY, RITUAL

if TYPE_CHECKING:
    from ..engine.observe import Observation
    from ..engine.observe import Player as Seen
    from ..engine.player import Player
    from ..engine.state import State

__all__ = [
    "HELP", "POWERS", "Weights", "area_gain", "both", "ends", "even", "majority_count", "sets", "tile_help", "value",
    "weights",
]  # fmt: skip

Weights = tuple[float, float, float, float]
"""What a point on each track is worth now."""


class Help(NamedTuple):
    """What a progress tile adds in a year: points on its tracks, by `data.TRACKS`."""

    economic: float = 0.0
    military: float = 0.0
    ritual: float = 0.0
    mask: float = 0.0


HELP: Final = {
    "P1-1": Help(0.2, 0.4),
    "P1-2": Help(0.0, 0.4),
    "P1-3": Help(0.0, 0.1, 0.8),
    "P1-4": Help(0.1),
    "P1-5": Help(mask=1.0),
    "P1-6": Help(mask=0.9),
    "P1-7": Help(0.6),
    "P1-8": Help(0.8),
    "P2-1": Help(0.3, 0.6),
    "P2-2": Help(military=1.0),
    "P2-3": Help(0.1, 0.0, 1.0),
    "P2-4": Help(0.2, 0.2, 0.2, 0.2),
    "P2-5": Help(mask=1.5),
    "P2-6": Help(mask=1.0),
    "P2-7": Help(0.5),
    "P2-8": Help(1.6),
    "P3-1": Help(0.4, 0.8),
    "P3-2": Help(military=1.8),
    "P3-3": Help(ritual=1.8),
    "P3-4": Help(0.0, 0.1, 0.6),
    "P3-5": Help(mask=1.2),
    "P3-6": Help(mask=1.6),
    "P3-7": Help(0.2, 0.1, 0.3, 0.1),
    "P3-8": Help(2.2),
}
_HELP: Final = tuple(HELP[tile.id] for tile in PROGRESS)
POWERS: Final = {
    "wyandot": Help(0.3),
    "iroquois": Help(0.05, 0.25, 0.15),
    "shawnee": Help(0.15, 0.3),
}
"""What the power of a tribe adds in a year; what shows on the table, canoes and masks, counts by itself."""
_GOOD: Final = 0.55
"""What a good in store becomes in economic points, as long as there are not too many; a beaver a little less."""


def both(one: float, other: float, years: int) -> float:
    """What a pair of tracks is worth: the lower one, and a part of the rest as long as the lower can catch up."""
    low, more = (one, other - one) if one < other else (other, one - other)
    return low + (0.04 + 0.05 * years) * more / (1.0 + more / (2.0 + 1.5 * years))


def sets(state: "State", p: "Player") -> int:
    """Complete sets in the village (WE-36)."""
    return min(p.women, p.hunters, state.at_home(p.seat))


def majority_count(state: "State", seat: int) -> int:
    """The territories that would give that side a military point (WE-25)."""
    sides, stand, won = state.sides, state.stand, 0
    for t in range(0, len(stand), sides):
        mine = stand[t + seat]
        if mine and mine > max((*stand[t : t + seat], *stand[t + seat + 1 : t + sides])):
            won += 1
    return won


def area_gain(state: "State", p: "Player", native: int) -> int:
    """The areas that yield for that native, the village's included."""
    return state.areas.count(3 * p.seat + native) + bool(p.hunters if native else p.women)


@lru_cache(maxsize=1024)
def _store(goods: tuple[int, ...]) -> float:
    """How many goods those are: what there is much of counts less."""
    return sum(min(n, 3) + 0.4 * max(0, n - 3) for n in goods[: len(RESOURCES)]) + 0.7 * min(goods[-1], 4)


@lru_cache(maxsize=1024)
def _actions(grid: tuple[int, ...]) -> int:
    """The actions on the tiles of a grid."""
    return sum(len(TILES[code >> 1].front) for code in grid if code >= 0)


@lru_cache(maxsize=1024)
def _mask_rate(cards: tuple[int, ...]) -> float:
    """Mask points to be expected of a year's play with so many cards in all."""
    have = counts(cards)
    best = max((MASKS[COMBINATIONS[i][0]].points for i in playable(have)), default=0)
    return min(7.0, 0.6 * best + 0.55 * len(cards) + 0.4)


def ends(state: "State", p: "Player", years: int) -> list[float]:
    """Where the tracks of that side would end, roughly, with `years` still to come after this one."""
    goods = p.goods
    store = _store(goods)
    end = [float(n) for n in p.tracks]
    end[ECONOMIC] += store * (_GOOD if years else 0.1)
    for stack, face in p.turtles:
        level = TURTLES[stack][1]
        names = TURTLE_FACES[level][face]
        for name in names:
            end[TRACKS.index(name)] += TURTLE_POINTS[level] / (1.0 if len(names) == 1 else 1.5)
    if not years:
        return end
    women, hunters, home = area_gain(state, p, WOMAN), area_gain(state, p, HUNTER), state.at_home(p.seat)
    end[ECONOMIC] += years * (0.6 + 0.30 * women + 0.24 * hunters + 0.34 * p.canoes)
    end[MILITARY] += years * (0.85 * majority_count(state, p.seat) + 0.06 * (women + hunters + p.canoes))
    end[RITUAL] += years * 0.75 * sets(state, p) + 0.12 * (p.women + p.hunters + home)
    end[MASK] += years * 0.8 * _mask_rate((*p.hand, *p.played))
    for tile in p.progress:
        for track, points in enumerate(_HELP[tile]):
            end[track] += years * points
    if p.tribe and p.tribe.id in POWERS:
        for track, points in enumerate(POWERS[p.tribe.id]):
            end[track] += years * points
    actions = _actions(p.grid)
    return [points + 0.04 * years * actions for points in end]


def value(state: "State", seat: int, years: int) -> float:
    """What a position is worth to that side, in points of the end."""
    p = state.players[seat]
    end = ends(state, p, years)
    (a, b), (c, d) = state.pairs
    total = both(end[a], end[b], years) + both(end[c], end[d], years) + (not p.swapped)
    if p.ordered and years:
        place = state.next_order.index(seat)
        total += 0.25 * (state.seats - place)
    return total


def weights(state: "State", p: "Player", years: int) -> Weights:
    """What a point more on each track is worth: more on the lower of a pair, most when it is far behind."""
    end = ends(state, p, years)
    found = [0.0] * len(TRACKS)
    for a, b in state.pairs:
        lead = max(-1.0, min(1.0, (end[a] - end[b]) / 5.0))
        found[a] = 0.55 - 0.42 * lead
        found[b] = 0.55 + 0.42 * lead
    return found[0], found[1], found[2], found[3]


def even(view: "Observation", player: "Seen") -> Weights:
    """What a point on each track is worth, by where the tracks of a player that one sees stand now."""
    worth = dict.fromkeys(TRACKS, 0.55)
    for a, b in view.pairs:
        lead = (player.tracks[TRACKS.index(a)] - player.tracks[TRACKS.index(b)]) / 6
        worth[a] -= 0.4 * max(-1.0, min(1.0, lead))
        worth[b] += 0.4 * max(-1.0, min(1.0, lead))
    return worth["economic"], worth["military"], worth["ritual"], worth["mask"]


def tile_help(tile: int, worth: Weights, years: int) -> float:
    """What a progress tile is worth in the years to come, this one included in part."""
    return (years + 0.3) * sum(a * b for a, b in zip(_HELP[tile], worth, strict=True))
