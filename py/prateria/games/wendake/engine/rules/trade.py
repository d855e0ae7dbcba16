"""The Trade: exchange and smallpox, a progress tile, points for goods. WE-30 to WE-35.

Its three steps are steps of the turn (`frames.Steps.inner`), so that what may be done at any time fits in between.

>>> payments(1, (4, 0, 2, 1, 1, 0)), payments(2, (4, 0, 2, 2, 1, 0))
([(0,), (2,)], [])
"""

from itertools import combinations
from typing import Final

from prateria.core.game import Sink

from .. import events as ev
from ..actions import BUY, Do, do
from ..data import GOODS, NATIVES, PROGRESS, RESOURCES, TRACKS, VEGETABLES
from ..frames import Bag, Pay, Smallpox, Steps, Track
from ..player import Player, plus, put
from ..position import Position
from .bags import ask
from .military import take_flag
from .movement import HUNTER, WARRIOR, WOMAN
from .track import ECONOMIC, named, score

STEPS: Final = ("exchange", "buy", "spend")
ALLIANCES: Final = tuple(i for i, tile in enumerate(PROGRESS) if tile.when == "military")


def start(state: Position, p: "Player", tell: Sink) -> None:
    """WE-30: its three steps can be done now, each at most once."""
    state.swap_top(state.top(Steps)._replace(inner=STEPS))


# -- exchange ------------------------------------------------------------------------------------------------------


def has_resources(state: Position, p: "Player") -> bool:
    """Whether there is anything to give; beavers are no resources."""
    return any(p.goods[: len(RESOURCES)])


def exchange(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-31: for each canoe one resource; a tribe may add to it."""
    barter(state, p, p.canoes + (p.tribe.exchange if p.tribe else 0), True, tell)


def barter(state: Position, p: "Player", most: int, check: bool, tell: Sink) -> None:
    """Ask what is given: at least one resource and at most so many."""
    have = p.goods[: len(RESOURCES)]
    ask(state, "give", RESOURCES, have, 1, min(most, sum(have)), (), check)
    tell(ev.BagOpened(p.seat, "give"))


def barter_more(state: Position, p: "Player", tell: Sink) -> None:
    """P1-7: the exchange of this Trade with two resources more and without a check."""
    frame = state.top(Steps)
    state.swap_top(frame._replace(inner=frame.inner[1:]))
    barter(state, p, p.canoes + (p.tribe.exchange if p.tribe else 0) + 2, False, tell)


def given(state: Position, p: "Player", bag: Bag, tell: Sink) -> None:
    """All are given before any is taken (WE-31)."""
    n = sum(bag.taken)
    p.goods = plus(p.goods, bag.taken, -1)
    tell(ev.Given(p.seat, bag.taken))
    ask(state, "receive", RESOURCES, (n,) * len(RESOURCES), n, n, bag.taken, bag.check)


def received(state: Position, p: "Player", bag: Bag, tell: Sink) -> None:
    """WE-31; WE-32: then the check, once."""
    p.goods = plus(p.goods, bag.taken)
    tell(ev.Received(p.seat, bag.taken))
    if bag.check and state.turn_card(p.seat, tell) and natives(state, p):
        state.push(Smallpox())


def natives(state: Position, p: "Player") -> list[tuple[int, str]]:
    """Every native of that player on the board, as (native, place): a territory for sentinels, else an area (WE-33)."""
    land, seat = state.land, p.seat
    found = [(WARRIOR, name) for name, n in zip(land.names, state.stand[seat :: state.sides], strict=True) if n]
    village = land.start[land.villages[seat]]
    found += [(native, land.area_names[village + native]) for native in (WOMAN, HUNTER) if (p.women, p.hunters)[native]]
    found += [(code % 3, land.area_names[area]) for area, code in enumerate(state.areas) if code // 3 == seat]
    return found


def legal_smallpox(state: Position, p: "Player", frame: Smallpox) -> tuple[Do, ...]:
    """Any own native on the board, by its place."""
    return tuple(do(p.seat, "lose", place) for _, place in natives(state, p))


def lose(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-33: that native goes to the long house."""
    native = next(native for native, place in natives(state, p) if place == action.what)
    land = state.land
    if action.what in land.number:
        state.sentinels(land.number[action.what], p.seat, -1)
    elif land.home[land.area_number[action.what]] == land.villages[p.seat]:
        p.leave_home(native)
    else:
        state.areas = put(state.areas, land.area_number[action.what], -1)
    p.house_in(native)
    state.pop()
    tell(ev.NativeLost(p.seat, NATIVES[native], action.what))


# -- a progress tile -----------------------------------------------------------------------------------------------


def payments(level: int, goods: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The vegetables with which a tile of that level can be paid, each way once; [] if it cannot be paid (WE-34)."""
    if goods[GOODS.index("pelt")] < level or goods[GOODS.index("fish")] < level:
        return []
    kinds = [kind for kind in range(len(VEGETABLES)) if goods[kind]]
    return list(combinations(kinds, level))


def legal_buy(state: Position, p: "Player") -> tuple[Do, ...]:
    """The tiles on offer that the player can pay."""
    levels = [level for level in (1, 2, 3) if payments(level, p.goods)]
    if not levels:
        return ()
    return tuple(BUY[p.seat][tile] for tile in state.offer if PROGRESS[tile].level in levels)


def buy(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-34. Where there are several ways to pay, that is asked first."""
    tile = next(tile for tile in state.offer if PROGRESS[tile].id == action.what)
    ways = payments(PROGRESS[tile].level, p.goods)
    if len(ways) > 1:
        state.push(Pay(tile))
        tell(ev.PayChosen(p.seat, action.what))
    else:
        _buy(state, p, tile, ways[0], tell)


def legal_pay(state: Position, p: "Player", frame: Pay) -> tuple[Do, ...]:
    """Every way to pay that tile."""
    ways = payments(PROGRESS[frame.tile].level, p.goods)
    return tuple(do(p.seat, "pay", "+".join(VEGETABLES[kind] for kind in way)) for way in ways)


def pay(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-34: bought, with those vegetables."""
    tile = state.top(Pay).tile
    state.pop()
    _buy(state, p, tile, tuple(map(VEGETABLES.index, action.what.split("+"))), tell)


def _buy(state: Position, p: "Player", number: int, vegetables: tuple[int, ...], tell: Sink) -> None:
    """Economic points first, then those of the track, then the flag of an alliance (WE-34, WE-63)."""
    tile = PROGRESS[number]
    cost = tuple(int(kind in vegetables) if kind < len(VEGETABLES) else tile.level for kind in range(len(RESOURCES)))
    p.goods = plus(p.goods, cost, -1)
    state.offer = tuple(other for other in state.offer if other != number)
    p.progress += (number,)
    tell(ev.Bought(p.seat, tile.id, cost))
    score(p, ECONOMIC, tile.level, tile.id, tell)
    tracks = named(p, tile.track)
    if len(tracks) > 1:
        state.push(Track(tracks, tile.level))
    else:
        score(p, tracks[0], tile.level, tile.id, tell)
    if number in ALLIANCES:  # their track is always the military one
        take_flag(state, p, tell)


def legal_track(state: Position, p: "Player", frame: Track) -> tuple[Do, ...]:
    """The tracks that stand equal."""
    return tuple(do(p.seat, "track", TRACKS[track]) for track in frame.tracks)


def track(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-34: which of the tracks that stand equal."""
    frame = state.top(Track)
    state.pop()
    score(p, TRACKS.index(action.what), frame.points, PROGRESS[p.progress[-1]].id, tell)


# -- points --------------------------------------------------------------------------------------------------------


def spend(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-35: one to five different resources for as many points."""
    limits = tuple(min(n, 1) for n in p.goods[: len(RESOURCES)])
    ask(state, "spend", RESOURCES, limits, 1, sum(limits))
    tell(ev.BagOpened(p.seat, "spend"))


def spent(state: Position, p: "Player", bag: Bag, tell: Sink) -> None:
    """WE-35: the resources go, a point comes for each."""
    p.goods = plus(p.goods, bag.taken, -1)
    tell(ev.Spent(p.seat, bag.taken))
    score(p, ECONOMIC, sum(bag.taken), "spend", tell)
