"""With how many hunters, and with which tipi or canoe, a hint would come to the same; what it makes larger, and what
hunters who stand together could."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from prateria.core.game import Take

from ..engine.actions import Build, Buy, Call, Do, Move, Put
from ..engine.board import Board
from ..engine.camps import Camps, at, change, take
from ..engine.data import ACTIONS, ANIMALS, CANOE, PRICES, SIZES, TIPI, VALUE
from ..engine.grid import SPACE, SPACES
from ..engine.observe import Area, Observation, areas
from ..engine.preview import followed

__all__ = [
    "ahead",
    "enough",
    "fewer",
    "grown",
    "idlers",
    "larger",
    "prepares",
    "smaller",
    "spent",
    "to_buy",
    "tops",
    "used",
]


def enough(
    view: Observation, board: Board, camps: Sequence[Camps], then: Sequence[Area], actions: Sequence[Any]
) -> int:
    """With how many hunters everybody would get the same, where more come with a tile or build; 0: with no fewer."""
    goal = next((action for action in actions if isinstance(action, Put | Build)), None)
    gains = [area.gains for area in then]
    if goal is None or (isinstance(goal, Build) and gains == [area.gains for area in view.areas]):
        return 0
    seat, space, first = goal.seat, SPACE[goal.space], CANOE if goal.space[-1] == "r" else TIPI
    built, ready = at(camps[seat], space)[1], view.players[seat].supply
    buys = any(isinstance(action, Buy) for action in actions)  # something smaller costs less
    many = used(actions)
    for less in range(many - 1, 0, -1):
        fewer = list(camps)
        if isinstance(goal, Put):
            fewer[seat] = take(fewer[seat], space, less)
        elif ready[first + built - less] or (buys and view.players[seat].market[first + built - less]):
            fewer[seat] = change(fewer[seat], space, less, built - less)
        else:
            continue
        if [area.gains for area in areas(board, tuple(fewer))] == gains:
            return many - less
    return 0


def fewer(view: Observation, actions: Sequence[Any]) -> int:
    """With how many of its hunters a march would come to the same for all, if all were counted then; 0: with all."""
    moves = [action for action in actions if isinstance(action, Move)]
    gains = [area.gains for area in areas(*_land(view, moves))] if len(moves) > 1 else []
    for n in range(1, len(moves)):
        for some in dict.fromkeys(combinations(moves, n)):
            if [area.gains for area in areas(*_land(view, some))] == gains:
                return n
    return 0


def idlers(view: Observation, actions: Sequence[Any]) -> int:
    """How many of the hunters who still move change nothing for anybody, if all were counted then."""
    moves = [action for action in actions if isinstance(action, Move)]
    if [area.gains for area in areas(*_land(view, moves))] == [area.gains for area in view.areas]:
        return len(moves)
    return len(moves) - (fewer(view, moves) or len(moves))


def _land(view: Observation, actions: Sequence[Any]) -> tuple[Board, tuple[Camps, ...]]:
    board, camps = followed(view, actions)
    return board, tuple(camps)


def used(actions: Sequence[Any]) -> int:
    """How many hunters an action among these uses; 0 where none is named."""
    return next((do.hunters for do in actions if isinstance(do, Do)), 0)


def smaller(camps: Camps, actions: Sequence[Any], least: int) -> str:
    """What is built where no more than `least` hunters build."""
    space = next(action.space for action in actions if isinstance(action, Build))
    return f"{'canoe' if space[-1] == 'r' else 'tipi'}-{at(camps, SPACE[space])[1] - used(actions) + least}"


def grown(view: Observation, actions: Sequence[Any]) -> tuple[int, int] | None:
    """The size of the tipi or canoe there that is made larger, and of the one that comes in its place."""
    do = next((one for one in actions if isinstance(one, Do)), None)
    goal = next((one.space for one in actions if isinstance(one, Build)), "")
    size = next((space.size for space in view.spaces if space.id == goal), 0)
    return (size, size + do.hunters) if do is not None and size else None


def larger(view: Observation, actions: Sequence[Any], later: bool = False) -> bool:
    """Whether a larger tipi or canoe than before can be built where these actions bring hunters together, of what there
    is or can be bought: it need not be paid for yet. `later`: whether it has to wait for the next round, as that action
    has been done."""
    seat, now, was = actions[0].seat, followed(view, actions)[1], followed(view, ())[1]
    me = view.players[seat]
    for action in actions:
        if isinstance(action, Call | Move):
            goal = action.space if isinstance(action, Call) else action.to
            deed, first = ("canoe", CANOE) if goal[-1] == "r" else ("tipi", TIPI)
            less, more = (min(sum(at(camps[seat], SPACE[goal])), SIZES[-1]) for camps in (was, now))
            sizes = range(max(less, 1) + 1, more + 1)
            together = at(now[seat], SPACE[goal])[0] > 1
            if (
                together
                and (deed in me.deeds) == later
                and any(me.supply[first + n] or me.market[first + n] for n in sizes)
            ):
                return True
    return False


def prepares(view: Observation, actions: Sequence[Any]) -> tuple[str, int, str] | None:
    """What can be built next of the camp, and be paid for, from where hunters have moved or come together, so that the
    seat gets more, how many animals, and where: `("canoe-2", 3, "D4r")`; None for nothing, or if the same would bring
    as much in that area without going or coming first."""
    return next(_next(view, actions, False), None)


def to_buy(view: Observation, actions: Sequence[Any]) -> tuple[str, int, str] | None:
    """The same of what must be bought first, and can be: what brings most, and of that what costs least; what brings
    nothing more at once only if nothing in the camp could be built there."""
    return max(_next(view, actions, True), key=_most, default=None)


def ahead(view: Observation, actions: Sequence[Any]) -> tuple[str, int, str] | None:
    """The same in the next round, of the camp or bought first: what brings most; what brings nothing more only where
    that makes a lead safer."""
    if view.round == view.rounds:
        return None
    found = [one for buys in (False, True) for one in _next(view, actions, buys, later=True)]
    return max(found, key=_most, default=None)


def _most(found: tuple[str, int, str]) -> tuple[int, int]:
    """What brings more, then what is smaller."""
    return found[1], -int(found[0][-1])


def _next(view: Observation, actions: Sequence[Any], buys: bool, later: bool = False) -> Iterator[tuple[str, int, str]]:
    seat, board, camps = actions[0].seat, *followed(view, actions)
    me, now, was = view.players[seat], _gains(areas(board, tuple(camps)), seat), followed(view, ())[1][seat]
    area_of = {space.id: space.area for space in view.spaces}
    before = _at_once(view, seat, buys, later)
    paid = {a.kind: a.amount for a in actions if isinstance(a, Take) and a.kind in ANIMALS}
    left = [n - paid.get(kind, 0) for kind, n in zip(ANIMALS, me.animals, strict=True)]
    for come in (action for action in actions if isinstance(action, Move | Call)):
        goal = come.to if isinstance(come, Move) else come.space
        far = isinstance(come, Move) and area_of[come.start] != area_of[goal]
        fewest = 1 if far else at(was, SPACE[goal])[0] + 1  # in the same area what could be built before is no news
        deed, first = ("canoe", CANOE) if goal[-1] == "r" else ("tipi", TIPI)
        hunters, size = at(camps[seat], SPACE[goal])
        sizes = range(min(hunters, len(SIZES) - size), fewest - 1, -1)
        ready = any(me.supply[first + size + n] for n in sizes)
        for n in sizes:
            piece = first + size + n
            cost = VALUE[piece] if buys else 0  # of each kind
            if (deed in me.deeds and not later) or view.variant or not (me.market if buys else me.supply)[piece]:
                continue
            if min(left) < cost or sum(left) - cost * len(ANIMALS) < PRICES[n]:
                continue
            built = (*camps[:seat], change(camps[seat], SPACE[goal], -n, size + n), *camps[seat + 1 :])
            then = areas(board, built)
            brings, there = _gains(then, seat) - now, area_of.get(goal, "")
            if brings > 0 and _of(then, there, seat) <= before.get(there, 0):
                continue
            firmer = later and not brings and _leads(then, there, seat)
            if brings > 0 or firmer or (buys and not later and not ready and not brings):
                yield f"{deed}-{size + n}", brings, goal


def _leads(there: Sequence[Area], name: str, seat: int) -> bool:
    """Whether that seat alone is first in that area, and animals live there."""
    places = next((area.places for area in there if area.id == name and area.animals), (0,))
    return len(places) > seat and places[seat] == 1 and places.count(1) == 1


def _at_once(view: Observation, seat: int, buys: bool, later: bool = False) -> dict[str, int]:
    """By area, the most that the seat would get of it if it built there now, without anybody going there first."""
    (board, camps), me = followed(view, ()), view.players[seat]
    area_of, found = {space.id: space.area for space in view.spaces}, dict[str, int]()
    for space, hunters, size in camps[seat]:
        deed, first = ("canoe", CANOE) if SPACES[space][-1] == "r" else ("tipi", TIPI)
        open_ = later or deed not in me.deeds
        for n in range(1, min(hunters, len(SIZES) - size) + 1) if open_ and not view.variant else ():
            piece = first + size + n
            cost = VALUE[piece] if buys else 0
            ready = (me.market if buys else me.supply)[piece] and min(me.animals) >= cost
            if ready and sum(me.animals) - cost * len(ANIMALS) >= PRICES[n]:
                built = (*camps[:seat], change(camps[seat], space, -n, size + n), *camps[seat + 1 :])
                area = area_of[SPACES[space]]
                found[area] = max(found.get(area, 0), _of(areas(board, built), area, seat))
    return found


def _of(there: Sequence[Area], name: str, seat: int) -> int:
    return next((area.gains[seat] for area in there if area.id == name), 0)


def _gains(there: Sequence[Area], seat: int) -> int:
    return sum(area.gains[seat] for area in there)


def spent(view: Observation, actions: Sequence[Any]) -> int:
    """How many actions are left in the round, if what is built takes the last hunters from the land and the tile that
    brings others has been laid; 0 elsewhere."""
    deeds = [*view.players[actions[0].seat].deeds, *(action.deed for action in actions if isinstance(action, Do))]
    if view.doing or "place" not in deeds or not any(isinstance(action, Build) for action in actions):
        return 0  # within an action it has been said
    stand = any(hunters for _, hunters, _ in followed(view, actions)[1][actions[0].seat])
    return 0 if stand else ACTIONS - len(deeds)


def tops(view: Observation, seat: int, piece: str) -> bool:
    """Whether somebody else has in the camp, or could buy, a larger one than that."""
    deed, _, size = piece.partition("-")
    first = CANOE if deed == "canoe" else TIPI
    others = (player for player in view.players if player.seat != seat)
    return any(one.supply[first + n] or one.market[first + n] for one in others for n in SIZES if n > int(size))
