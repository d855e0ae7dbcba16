"""The grid: what a tile is worth now, which line to go for, which new tile to take. Bots only. WE-11 to WE-16."""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from ..engine.data import CANOES, PLACES, RESOURCES, TILES, TURTLE_POINTS, TURTLES, YEARS
from ..engine.rules import grid
from ..engine.rules.hands import counts
from ..engine.rules.military import levels
from ..engine.rules.movement import HUNTER, WOMAN
from .goods import Plan, tile_worth, ways
from .masks import best, taken
from .worth import Weights, area_gain, majority_count, sets, weights

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["Sense", "ordinary", "served"]

_PLAIN: Final = {
    "harvest": (0, 1.6), "hunt": (0, 1.1), "tan": (0, 1.1), "fish": (0, 1.5), "canoe": (0, 1.0), "trade": (0, 5.0),
    "military": (1, 3.4), "move1": (1, 0.8), "move2": (1, 1.4), "move3": (1, 1.9), "move4": (1, 2.3),
    "ritual": (2, 4.5), "mask": (3, 5.0), "fire": (3, 3.6),
}  # fmt: skip
"""By action: the track that it serves most, and points there in an ordinary year: for tiles that are to come."""
_ORDER: Final = {
    "ritual": 0, "fire": 1, "canoe": 2, "harvest": 2, "hunt": 2, "fish": 3, "tan": 3, "move1": 3, "move2": 3,
    "move3": 3, "move4": 3, "mask": 3, "military": 5, "trade": 6,
}  # fmt: skip
"""In which order the tiles of a line serve best: what brings goods before the Trade, moves before the military."""


def ordinary(step: str, worth: Weights) -> float:
    """What that action brings in an ordinary year, in points of the end."""
    track, points = _PLAIN[step]
    return points * worth[track]


def served(step: str) -> int:
    """The track that an action serves most."""
    return _PLAIN[step][0]


class Sense:
    """What the actions of a side are worth to it in one position. `worth`: of points, if that is known already."""

    __slots__ = ("_known", "_plans", "good", "p", "seat", "state", "worth", "years")

    def __init__(self, state: "State", seat: int, worth: Weights | None = None) -> None:
        self.state, self.seat, self.p = state, seat, state.players[seat]
        self.years = YEARS - state.year
        self.worth: Weights = worth or weights(state, self.p, self.years)
        self._known: dict[str, float] = {}
        self._plans: dict[tuple[bool, int], tuple[Plan, ...]] = {}
        store = sum(self.p.goods)
        self.good = self.worth[0] * (0.75 if store < 6 else 0.6 if store < 11 else 0.35)

    # -- actions -------------------------------------------------------------------------------------------------

    def step(self, step: str) -> float:
        """What that action of a tile would bring now, in points."""
        if step not in self._known:
            self._known[step] = self._step(step)
        return self._known[step]

    def _step(self, step: str) -> float:
        state, p = self.state, self.p
        if step == "harvest":
            return self.good * area_gain(state, p, WOMAN)
        if step == "hunt":
            return 0.75 * self.good * area_gain(state, p, HUNTER)
        if step == "tan":
            return 0.5 * self.good * p.goods[-1]
        if step == "fish":
            return self.good * p.canoes
        if step == "canoe":
            return self.worth[0] * (0.35 * self.years + 0.3) + 0.4 if p.canoes < CANOES else 0.0
        if step == "military":
            return self.worth[1] * majority_count(state, self.seat) + self.turtles()
        if step == "mask":
            found = best(counts(p.hand), taken(state))
            return self.worth[3] * (max(found, 1.0) + (0.9 if self.years else 0.5))
        if step == "trade":
            kept = self.worth[0] * 0.5 * min(8, sum(p.goods[: len(RESOURCES)]))
            return max(0.0, self.trade(True)[0].worth - kept)
        if step == "ritual":
            come = min(2, sum(p.house))
            return self.worth[2] * (sets(state, p) + (0.3 * come * min(2, self.years)))
        if step == "fire":
            return 0.0
        return {"move1": 0.5, "move2": 0.9, "move3": 1.25, "move4": 1.5}[step] * (1.0 if self.years else 0.6)

    def turtles(self) -> float:
        """What the turtles are worth that a Military action would bring now."""
        total = 0.0
        for category in range(3):
            found = levels(self.state, self.p, category)
            if found:
                total += 0.6 * TURTLE_POINTS[TURTLES[found[-1]][1]]
        return total

    def offer(self) -> tuple[tuple[int, float], ...]:
        """The progress tiles on sale with what they bring."""
        worth, years, tracks = self.worth, self.years, self.p.tracks
        return tuple([(tile, tile_worth(tile, worth, years, tracks)) for tile in self.state.offer])

    def trade(self, can_buy: bool, most: int | None = None) -> tuple[Plan, ...]:
        """Trades with what is there now; `most`: goods exchanged, else as many as the canoes allow."""
        p = self.p
        if most is None:
            most = p.canoes + (p.tribe.exchange if p.tribe else 0)
        key = (can_buy, most)
        if key not in self._plans:
            self._plans[key] = ways(p.goods, most, self.offer() if can_buy else (), self.worth, self.years)
        return self._plans[key]

    # -- tiles ---------------------------------------------------------------------------------------------------

    def tile(self, place: int) -> float:
        """What the tile at that place of the grid would bring now."""
        return sum(self.step(step) for step in self.showing(place))

    def showing(self, place: int) -> tuple[str, ...]:
        """The actions that the tile there shows."""
        tile, side = divmod(self.p.grid[place], 2)
        return TILES[tile].back if side else TILES[tile].front

    def tiles(self) -> list[float]:
        """What each tile of the grid would bring now; a Sacred Fire as much as the best but two."""
        found = [self.tile(place) for place in range(len(PLACES))]
        for place in range(len(PLACES)):
            if self.showing(place) == ("fire",):
                found[place] = 0.9 * sorted(found)[-3]
        return found

    def line(self, marked: int, fire: int, worth: list[float]) -> tuple[float, tuple[int, ...]]:
        """The best line that can still be completed, and its places without a marker."""
        found: tuple[float, tuple[int, ...]] = (float("-inf"), ())
        for i in grid.open_lines(marked, fire):
            rest = tuple(place for place in grid.LINES[i] if not marked >> place & 1)
            total = sum(worth[place] for place in rest)
            if total > found[0]:
                found = (total, rest)
        return found

    def best_swap(self) -> tuple[float, int, int]:
        """(how much better the best line becomes, first, second): the best swap, without its price.

        A tile with the fire marker takes it along, so those swaps are left to others.
        """
        p, worth = self.p, self.tiles()
        now = self.line(p.marked, p.fire, worth)[0]
        best = (0.0, -1, -1)
        free = [place for place in grid.swaps(p.marked, p.fire, -1) if place != p.fire]
        for first, second in combinations(free, 2):
            new = worth[:]
            new[first], new[second] = worth[second], worth[first]
            gain = self.line(p.marked, p.fire, new)[0] - now
            if gain > best[0]:
                best = (gain, first, second)
        return best

    def next_place(self) -> int:
        """Where the next marker goes; -1 if no tile can be chosen."""
        if not grid.tiles(self.p.marked, self.p.fire):
            return -1
        rest = self.line(self.p.marked, self.p.fire, self.tiles())[1]
        return min(rest, key=lambda place: max(_ORDER[step] for step in self.showing(place)))

    def fire_place(self) -> int:
        """Which tile the Sacred Fire activates, so that the best line stays open; -1 if none can be."""
        places = grid.fires(self.p.marked)
        if not places:
            return -1
        worth = self.tiles()
        return max(places, key=lambda place: worth[place] + self.line(self.p.marked, place, worth)[0])

    def new_tile(self, tile: int) -> float:
        """What a tile is worth in the years to come."""
        front, back = TILES[tile].front, TILES[tile].back
        return self._plain(front) + 0.5 * self._plain(back)

    def _plain(self, steps: tuple[str, ...]) -> float:
        return sum(ordinary(step, self.worth) for step in steps)
