"""The plain actions: canoe, harvest, hunt, tan, fish. WE-20, WE-22, WE-23."""

from prateria.core.game import Sink

from .. import events as ev
from ..data import CANOES, GOODS
from ..maps import MAPS
from ..player import Player, plus
from ..position import Position
from .movement import HUNTER, WOMAN

BEAVER = GOODS.index("beaver")
PELT = GOODS.index("pelt")
FISH = GOODS.index("fish")


def gain(p: "Player", goods: tuple[int, ...], why: str, tell: Sink) -> None:
    """Goods for a player, from a supply without limit."""
    p.goods = plus(p.goods, goods)
    tell(ev.Gained(p.seat, goods, why))


def crop(state: Position, p: "Player", native: int) -> tuple[int, ...]:
    """What the areas with own women (WE-22: harvest) or hunters (hunt) yield; one of the village yields 1 too."""
    goods, land = [0] * len(GOODS), state.land
    for area, here in enumerate(state.areas):
        if here == 3 * p.seat + native:
            goods[GOODS.index(land.products[area])] += 1
    if p.hunters if native else p.women:
        area = land.start[land.villages[p.seat]]
        goods[BEAVER if native else GOODS.index(land.products[area])] += 1
    return tuple(goods)


def areas_with(state: Position, p: "Player", native: int) -> int:
    """How many areas have own women or hunters, the village's included."""
    return state.areas.count(3 * p.seat + native) + bool(p.hunters if native else p.women)


def harvest(state: Position, p: "Player", tell: Sink) -> None:
    """WE-22: a vegetable of its kind for each area with an own woman."""
    gain(p, crop(state, p, WOMAN), "harvest", tell)


def hunt(state: Position, p: "Player", tell: Sink) -> None:
    """WE-22: a beaver for each area with an own hunter."""
    gain(p, crop(state, p, HUNTER), "hunt", tell)


def tan(state: Position, p: "Player", tell: Sink) -> None:
    """WE-23: all beavers go, a pelt comes for each."""
    beavers = p.goods[BEAVER]
    goods = [0] * len(GOODS)
    goods[PELT], goods[BEAVER] = beavers, -beavers
    gain(p, tuple(goods), "tan", tell)


def fish(state: Position, p: "Player", tell: Sink) -> None:
    """WE-23: a fish for each canoe in play."""
    goods = [0] * len(GOODS)
    goods[FISH] = p.canoes
    gain(p, tuple(goods), "fish", tell)


def launch(state: Position, p: "Player", tell: Sink) -> None:
    """WE-20: a canoe into a lake; which one does not matter."""
    before = lakes(p.canoes, state.sides)
    p.canoes += 1
    lake = next(i for i, n in enumerate(lakes(p.canoes, state.sides)) if n > before[i])
    tell(ev.CanoeLaunched(p.seat, p.canoes, MAPS[state.sides].lakes[lake]))


def lakes(canoes: int, sides: int) -> tuple[int, ...]:
    """How many canoes of a player are in each lake: each new one goes to the first with fewest of them (WE-06).

    >>> lakes(1, 2), lakes(5, 2)
    ((1, 0, 0), (2, 2, 1))
    """
    there = len(MAPS[sides].lakes)
    return tuple((canoes + there - 1 - lake) // there for lake in range(there))


def can_launch(state: Position, p: "Player") -> bool:
    """WE-20: at most five."""
    return p.canoes < CANOES
