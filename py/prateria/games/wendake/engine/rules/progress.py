"""The 24 progress tiles: for each where it can be used, whether it would do anything there, and what it does.

WE-60 to WE-65. A tile belongs to a point of the game: `any` (between the actions of the own turn), or a place inside
an action: `transfer`, `ritual`, `draw` and `play` (of a Mask action), `exchange` (of a Trade), `military`. The question
that stands there lists it by `usable`; using it turns it and does its effect, mostly to that very question.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from prateria.core.game import Sink

from .. import events as ev
from ..actions import TURN, USE, Do, do
from ..data import ANIMALS, GOODS, PLACES, PROGRESS, RESOURCES, TILES, TRACKS, VEGETABLES
from ..frames import Add, Bag, Disguise, Draw, PlayMasks, Ritual, Shift, Steps, TurnOver
from ..player import Player, put
from ..position import Position
from .bags import ask
from .masks import take_back
from .military import ally
from .movement import can_move, start, stay
from .produce import gain
from .ritual import fetch
from .track import MASK, score
from .trade import barter, barter_more, has_resources

Use = Callable[[Position, "Player", Sink], None]


class Effect(NamedTuple):
    """`possible`: asked for the player whose turn it is, at that point."""

    point: str
    possible: Callable[[Position, "Player"], bool]
    use: Use


def usable(state: Position, p: "Player", point: str) -> tuple[Do, ...]:
    """The tiles of that player that are not turned and can be used at that point of the game, in the order bought."""
    if not p.progress:
        return ()
    used, uses = p.used, USE[p.seat]
    return tuple(
        uses[tile]
        for tile in p.progress
        if not used >> tile & 1 and EFFECTS[tile].point == point and EFFECTS[tile].possible(state, p)
    )


def use(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """Once a year: the tile is turned, then it does what it says."""
    tile = _NUMBER[action.what]
    p.used |= 1 << tile
    tell(ev.ProgressUsed(p.seat, action.what))
    EFFECTS[tile].use(state, p, tell)


# -- what they do --------------------------------------------------------------------------------------------------


def _always(state: Position, p: "Player") -> bool:
    return True


def _moves(warriors: int) -> Use:
    """One Move action of so many warriors."""
    return lambda state, p, tell: start(state, p, warriors, False)


def _rite(points: int = 0, natives: int = 0, moves: int = 0, most: bool = False) -> Use:
    """More points, natives or moves in a Ritual; the most numerous kind instead of sets."""

    def use(state: Position, p: "Player", tell: Sink) -> None:
        rite = state.top(Ritual)
        state.swap_top(Ritual(rite.points + points, rite.most or most, rite.natives + natives, rite.moves + moves))

    return use


def _goods(*choices: tuple[tuple[str, ...], int], beavers: int = 0) -> Use:
    """So many goods of each of those sorts, by choice."""

    def use(state: Position, p: "Player", tell: Sink) -> None:
        if beavers:
            gain(p, (*(0 for _ in RESOURCES), beavers), "beaver", tell)
        for kinds, n in reversed(choices):
            ask(state, "gain", kinds, (n,) * len(kinds), n, n)

    return use


def _several_open(state: Position, p: "Player") -> bool:
    """Two actions of a tile at least are still to be done, from top to bottom so far."""
    frame = state.stack[-1]
    return isinstance(frame, Steps) and len(frame.pending) > 1 and not frame.free


def _any_order(state: Position, p: "Player", tell: Sink) -> None:
    state.swap_top(state.top(Steps)._replace(free=True))


def _occupied(state: Position, p: "Player") -> bool:
    return bool(p.hand) and any(other.disc >= 0 for other in state.players)


def _share(state: Position, p: "Player", tell: Sink) -> None:
    state.swap_top(state.top(PlayMasks)._replace(shared=True))


def _draw_two(state: Position, p: "Player", tell: Sink) -> None:
    state.swap_top(Draw(2, True))


def _in_trade(state: Position, p: "Player") -> bool:
    """The exchange of a Trade is still to come."""
    frame = state.stack[-1]
    return isinstance(frame, Steps) and frame.inner[:1] == ("exchange",) and has_resources(state, p)


EFFECTS: Final = (
    Effect("any", can_move, _moves(1)),  # P1-1
    Effect("transfer", _always, stay),  # P1-2
    Effect("ritual", _always, _rite(points=1, moves=1)),  # P1-3
    Effect("any", _several_open, _any_order),  # P1-4
    Effect("play", _occupied, _share),  # P1-5
    Effect("draw", _always, _draw_two),  # P1-6
    Effect("exchange", _in_trade, barter_more),  # P1-7
    Effect("any", _always, _goods((ANIMALS, 1))),  # P1-8
    Effect("any", can_move, _moves(2)),  # P2-1
    Effect("military", _always, lambda state, p, tell: ally(state, p, False)),  # P2-2
    Effect("ritual", _always, _rite(points=1, natives=1)),  # P2-3
    Effect("any", lambda state, p: any(p.tracks), lambda state, p, tell: state.push(Shift())),  # P2-4
    Effect("draw", lambda state, p: bool(p.played), take_back),  # P2-5
    Effect("play", lambda state, p: bool(p.hand), lambda state, p, tell: state.push(Disguise())),  # P2-6
    Effect("any", has_resources, lambda state, p, tell: barter(state, p, 3, False, tell)),  # P2-7
    Effect("any", _always, _goods((ANIMALS, 1), (VEGETABLES, 1))),  # P2-8
    Effect("any", can_move, _moves(3)),  # P3-1
    Effect("military", _always, lambda state, p, tell: ally(state, p, True)),  # P3-2
    Effect("ritual", _always, _rite(most=True)),  # P3-3
    Effect("any", lambda state, p: any(p.house), lambda state, p, tell: fetch(state, p, 1, tell)),  # P3-4
    Effect("play", _always, lambda state, p, tell: score(p, MASK, 1, "P3-5", tell)),  # P3-5
    Effect("play", lambda state, p: bool(p.hand), lambda state, p, tell: state.push(Add())),  # P3-6
    Effect("any", _always, lambda state, p, tell: state.push(TurnOver())),  # P3-7
    Effect("any", _always, _goods((RESOURCES, 2), beavers=1)),  # P3-8
)
"""In the order of `data.PROGRESS`."""

_NUMBER: Final = {tile.id: i for i, tile in enumerate(PROGRESS)}


# -- their choices -------------------------------------------------------------------------------------------------


def gained(state: Position, p: "Player", bag: Bag, tell: Sink) -> None:
    """P1-8, P2-8, P3-8: the chosen goods come."""
    goods = dict(zip(bag.kinds, bag.taken, strict=True))
    gain(p, tuple(goods.get(kind, 0) for kind in GOODS), "progress", tell)


def legal_shift(state: Position, p: "Player", frame: Shift) -> tuple[Do, ...]:
    """From each track with a point to each other one."""
    return tuple(do(p.seat, "shift", a, b) for a in TRACKS for b in TRACKS if a != b and p.tracks[TRACKS.index(a)])


def shift(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """P2-4."""
    source, to = TRACKS.index(action.what), TRACKS.index(action.where)
    p.tracks = put(p.tracks, source, p.tracks[source] - 1)
    p.tracks = put(p.tracks, to, p.tracks[to] + 1)
    state.pop()
    tell(ev.PointShifted(p.seat, action.what, action.where))


def legal_turn_over(state: Position, p: "Player", frame: TurnOver) -> tuple[Do, ...]:
    """Any tile of the grid, with or without a marker (P3-7)."""
    return TURN[p.seat]


def turn_over(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """P3-7; what is being done goes on by the side that the tile showed before."""
    place = PLACES.index(action.what)
    p.grid = put(p.grid, place, p.grid[place] ^ 1)
    state.pop()
    tell(ev.TileTurned(p.seat, action.what, TILES[p.grid[place] >> 1].id))
