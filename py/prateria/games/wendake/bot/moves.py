"""Warriors: where a step leads, whom to transfer, whom to lose. Bots only. WE-33, WE-40 to WE-45."""

from typing import TYPE_CHECKING, Final

from ..engine.actions import Do
from ..engine.rules.movement import HUNTER, WARRIOR, WOMAN
from .worth import Weights, area_gain

if TYPE_CHECKING:
    from ..engine.player import Player
    from ..engine.state import State

__all__ = ["Warpath", "loss"]

_AREAS: Final = 5
"""More areas of one kind than that bring no turtles any more."""


class Warpath:
    """What steps are worth to a side in one position. `war`: military actions to come this year (one or none)."""

    __slots__ = (
        "_arrives", "_leaves", "home", "p", "ritual", "rivals", "seat", "state", "war", "worth", "years", "yields",
    )  # fmt: skip

    def __init__(self, state: "State", p: "Player", worth: Weights, years: int, war: float) -> None:
        self.state, self.p, self.worth, self.years, self.seat = state, p, worth, years, p.seat
        self.war = worth[1] * (war + 0.8 * years)
        self.ritual = worth[2] * 0.75 * (years + 0.4)
        self.home = state.land.villages[p.seat]
        sides, stand, seat = state.sides, state.stand, p.seat
        self.rivals = [
            max((*stand[t : t + seat], *stand[t + seat + 1 : t + sides])) for t in range(0, len(stand), sides)
        ]
        self._leaves: dict[int, float] = {}
        self._arrives: dict[int, float] = {}
        self.yields = tuple(self._yield(native) for native in (WOMAN, HUNTER))

    def _yield(self, native: int) -> float:
        """What one area more is worth with somebody in it: goods year by year, turtles, less what is missed at home."""
        p, have = self.p, area_gain(self.state, self.p, native)
        village = (p.women, p.hunters)[native]
        if not village:
            return 0.0
        good = self.worth[0] * (0.34, 0.3)[native] * (self.years + 0.3)
        turtle = 0.45 if have < _AREAS else 0.0
        fewest = min(p.women, p.hunters, self.state.at_home(self.seat))
        missed = self.ritual if village == fewest else 0.35 * self.ritual if village == fewest + 1 else 0.0
        return good + turtle - missed

    def area(self, area: int) -> float:
        """What an area is worth in which an own warrior lies or would lie."""
        return max(0.15, self.yields[self.state.land.products[area] == "beaver"])

    def leaves(self, origin: int) -> float:
        """What is missed where a warrior leaves: a majority, and at home a set."""
        if origin not in self._leaves:
            self._leaves[origin] = self._left(origin)
        return self._leaves[origin]

    def _left(self, origin: int) -> float:
        state = self.state
        here, rival = state.stand[origin * state.sides + self.seat], self.rivals[origin]
        lost = self.war if here > rival and here - 1 <= rival else 0.0
        if origin != self.home:
            return lost
        fewest = min(self.p.women, self.p.hunters)
        return lost + (self.ritual if here <= fewest else 0.25 * self.ritual if here == fewest + 1 else 0.0)

    def arrives(self, to: int) -> float:
        """What one sentinel more is worth there."""
        if to not in self._arrives:
            self._arrives[to] = self._come(to)
        return self._arrives[to]

    def _come(self, to: int) -> float:
        state = self.state
        if to == self.home:
            fewest = min(self.p.women, self.p.hunters)
            return self.ritual if state.at_home(self.seat) < fewest else 0.0
        here, rival = state.stand[to * state.sides + self.seat], self.rivals[to]
        near = 0.08 * self.free_near(to)
        if here == rival:
            return self.war * (0.9 if rival else 1.0) + near
        if here == rival + 1:
            return 0.12 * self.war + near
        return 0.15 * self.war + near if here == rival - 1 else near

    def free_near(self, t: int) -> int:
        """Free areas in that territory."""
        land = self.state.land
        start = land.start[t]
        return self.state.areas[start : start + len(land.territories[t].areas)].count(-1)

    def step(self, action: Do) -> float:
        """What that step of a warrior is worth; 0 for stopping."""
        land, state = self.state.land, self.state
        if action.verb == "stop":
            return 0.0
        cost = self.leaves(land.number[action.what])
        if action.verb == "stand":
            return self.arrives(land.number[action.where]) - cost - 0.02
        if action.verb == "fight":
            place, _, number = action.where.rpartition("-")
            return self._fight(land.number[place], int(number) - 1) - cost - 0.35 * self.ritual
        area = land.area_number[action.where]
        away = min(cost, 0.3 * self.ritual) if land.number[action.what] == self.home else cost  # it comes back
        if action.verb == "lie":
            return self.area(area) - away
        native = state.areas[area] % 3
        if native == WARRIOR:
            return 0.1 - cost - 0.35 * self.ritual
        return self.area(area) + 0.5 - away

    def _fight(self, t: int, other: int) -> float:
        """What is won there when a sentinel of that side falls (and the own warrior with it)."""
        state, sides = self.state, self.state.sides
        here = list(state.stand[t * sides : (t + 1) * sides])
        mine = here[self.seat]
        here[other] -= 1
        here[self.seat] = 0
        rival = max(here)
        won = self.war if mine and self.rivals[t] >= mine > rival else 0.0
        return won + 0.15

    def transfer(self, action: Do) -> float:
        """What that transfer is worth: the warrior home (or standing there), somebody in its place or nobody."""
        land = self.state.land
        area = land.area_number[action.what]
        warrior = self.arrives(land.home[area]) if action.verb == "stay" else self.arrives(self.home) + 0.12
        lost = 0.15 if self.years else 0.0
        if action.where == "fill":
            return warrior + self.yields[land.products[area] == "beaver"] - lost
        return warrior - lost - (0.25 if self.years else 0.0)


def loss(war: Warpath, place: str) -> float:
    """What is missed if smallpox takes the native of that place."""
    state, land, p = war.state, war.state.land, war.p
    if place in land.number:
        return war.leaves(land.number[place]) + 0.2
    area = land.area_number[place]
    if land.home[area] != war.home:
        return 0.2 + war.area(area) if state.areas[area] % 3 == WARRIOR else 0.6 + war.worth[0] * 0.34 * war.years
    village = (p.women, p.hunters)[land.products[area] == "beaver"]
    return war.ritual if village <= min(p.women, p.hunters, state.at_home(p.seat)) else 0.15
