"""What actions do to a position. BI-16 to BI-24, BI-28, BI-32, BI-33.

>>> from ..state import State
>>> state, told = State.new(seats=2, seed=1), []
>>> state.apply(state.parse(f"{state.turn + 1} do move1 0"), told.append)
>>> state.apply(state.parse(f"{state.turn + 1} gain fish"), told.append)
>>> state.phase, [type(event).__name__ for event in told]
('end', ['Named', 'Gained'])
"""

from collections.abc import Callable
from typing import Any, Final

from prateria.core.game import Sink, Take

from .. import camps as on
from .. import events as ev
from ..actions import Alter, Barter, Build, Buy, Call, Do, End, Gain, Move, Place, Put, Stop
from ..board import named
from ..camps import Camps
from ..data import ANIMALS, CANOE, CANOES, DEED, GATHER, HUNTER, PIECE, PLACE, PRICES, RIVER, TILE, TIPI, TIPIS, TRACK
from ..grid import CELL, SPACE
from ..position import Position
from . import actions as rules
from .market import bartered, bought, only_way, paid
from .rounds import end_turn, next_word

__all__ = ["carry_out"]


def carry_out(state: Position, action: Any, tell: Sink) -> None:
    """Change the state by a legal action."""
    _BY_TYPE[type(action)](state, action, tell)


def _do(state: Position, action: Do, tell: Sink) -> None:
    """BI-16, BI-18: an action is named; next it is paid for."""
    seat, n = action.seat, action.hunters
    state.deed, state.left = DEED[action.deed], n
    state.done = _at(state.done, seat, (*state.done[seat], state.deed))
    tell(ev.Named(seat, action.deed, n, PRICES[n]))
    if PRICES[n]:
        state.phase = "pay"
        if way := only_way(state.tracks[seat], PRICES[n]):
            _pay(state, way, tell)
    elif n:
        _set_about(state, tell)
    elif min(state.tracks[seat]) < TRACK:
        state.phase = "gain"
    else:
        tell(ev.Gained(seat, None))
        _set_about(state, tell)


def _gain(state: Position, action: Gain, tell: Sink) -> None:
    """BI-18."""
    animal = ANIMALS.index(action.animal)
    track = state.tracks[action.seat]
    state.tracks = _at(state.tracks, action.seat, _at(track, animal, track[animal] + 1))
    tell(ev.Gained(action.seat, action.animal))
    _set_about(state, tell)


def _take(state: Position, action: Take, tell: Sink) -> None:
    """One answer of a bag, and what comes of the last one."""
    state.taken += (action.amount,)
    tell(ev.Answered(*action))
    bag = state.bag()
    if bag and len(bag.taken) == len(bag.kinds):
        taken, state.taken = state.taken, ()
        if state.phase == "pay":
            _pay(state, taken, tell)
        else:
            _gather(state, taken, tell)


def _pay(state: Position, animals: tuple[int, ...], tell: Sink) -> None:
    state.tracks = _at(state.tracks, state.turn, paid(state.tracks[state.turn], animals))
    tell(ev.Paid(state.turn, animals))
    _set_about(state, tell)


def _set_about(state: Position, tell: Sink) -> None:
    """The price is paid: begin to carry the action out."""
    if state.deed == PLACE:
        state.phase = "place"
    elif not state.left:
        _finish(state)
    elif state.deed == GATHER:
        state.phase = "call"
    else:
        state.phase = "build" if state.deed in (TIPIS, CANOES) else "move"


def _finish(state: Position) -> None:
    """The action is done."""
    state.phase, state.deed, state.left, state.target, state.used = "end", -1, 0, -1, ()


def _settle(state: Position, seat: int, camps: Camps, hunters: int = 0) -> None:
    """New camps of a seat, and so many more hunters in its supply."""
    state.camps = _at(state.camps, seat, camps)
    state.held = _at(state.held, seat, on.held(camps))
    if hunters:
        supply = state.supply[seat]
        state.supply = _at(state.supply, seat, (supply[HUNTER] + hunters, *supply[1:]))


def _place(state: Position, action: Place, tell: Sink) -> None:
    """BI-19."""
    seat, cell = action.seat, CELL[action.cell]
    state.board = board = state.board.lay(cell, TILE[action.tile], action.turn)
    state.hands = _at(state.hands, seat, -1)
    first, second, third = (named(board.areas[root][0]) for root in board.root[3 * cell : 3 * cell + 3])
    tell(ev.TilePlaced(*action, (first, second, third)))
    if state.left:
        state.phase, state.target = "put", cell
    else:
        _finish(state)


def _put(state: Position, action: Put, tell: Sink) -> None:
    """BI-19."""
    seat, n = action.seat, state.left
    _settle(state, seat, on.place(state.camps[seat], SPACE[action.space], n), -n)
    tell(ev.HuntersPut(seat, state.board.known(SPACE[action.space]), n))
    _finish(state)


def _build(state: Position, action: Build, tell: Sink) -> None:
    """BI-20, BI-21."""
    size = on.at(state.camps[action.seat], SPACE[action.space])[1]
    _resize(state, action.seat, SPACE[action.space], size, size + state.left, tell)
    _finish(state)


def _alter(state: Position, action: Alter, tell: Sink) -> None:
    """BI-32, BI-33."""
    space = SPACE[action.space]
    size = on.at(state.camps[action.seat], space)[1]
    _resize(state, action.seat, space, size, action.size, tell)
    state.left -= abs(action.size - size)
    state.used = tuple(sorted((*state.used, (space, 0))))
    if not state.left:
        _finish(state)


def _resize(state: Position, seat: int, space: int, size: int, new: int, tell: Sink) -> None:
    """The piece on a space changes its size; hunters go back to the supply for each square more, and come from it
    for each square less."""
    pieces, supply = CANOE if space % 3 == RIVER else TIPI, list(state.supply[seat])
    if size:
        supply[pieces + size] += 1
    if new:
        supply[pieces + new] -= 1
    state.supply = _at(state.supply, seat, tuple(supply))
    _settle(state, seat, on.change(state.camps[seat], space, size - new, new), new - size)
    tell(ev.Altered(seat, state.board.known(space), size, new, abs(new - size)))


def _call(state: Position, action: Call, tell: Sink) -> None:
    """BI-22: where to; who comes is asked if there is a choice."""
    state.phase, state.target = "gather", SPACE[action.space]
    tell(ev.Called(action.seat, state.board.known(state.target)))
    limits = tuple(n for _, n in rules.sources(state.camps[action.seat], state.target))
    if way := only_way(limits, state.left):
        _gather(state, way, tell)


def _gather(state: Position, numbers: tuple[int, ...], tell: Sink) -> None:
    """BI-22."""
    seat, camps = state.turn, state.camps[state.turn]
    came = [(space, n) for (space, _), n in zip(rules.sources(camps, state.target), numbers, strict=True) if n]
    for space, n in came:
        camps = on.place(on.take(camps, space, n), state.target, n)
    _settle(state, seat, camps)
    known = state.board.known
    tell(ev.Gathered(seat, known(state.target), tuple((known(space), n) for space, n in came)))
    _finish(state)


def _move(state: Position, action: Move, tell: Sink) -> None:
    """BI-23."""
    seat, origin, to = action.seat, SPACE[action.start], SPACE[action.to]
    _settle(state, seat, on.place(on.take(state.camps[seat], origin, 1), to, 1))
    state.left -= 1
    came = dict(state.used)
    came[to] = came.get(to, 0) + 1
    state.used = tuple(sorted(came.items()))
    tell(ev.Moved(seat, state.board.known(origin), state.board.known(to), state.left))
    if not state.left:
        _finish(state)


def _buy(state: Position, action: Buy, tell: Sink) -> None:
    """BI-24."""
    seat, piece = action.seat, PIECE[action.piece]
    state.tracks = _at(state.tracks, seat, bought(state.tracks[seat], piece))
    market, supply = state.market[seat], state.supply[seat]
    state.market = _at(state.market, seat, _at(market, piece, market[piece] - 1))
    state.supply = _at(state.supply, seat, _at(supply, piece, supply[piece] + 1))
    tell(ev.Bought(*action))
    if state.asked:
        next_word(state, tell)


def _barter(state: Position, action: Barter, tell: Sink) -> None:
    """BI-24."""
    give, get = ANIMALS.index(action.give), ANIMALS.index(action.get)
    state.tracks = _at(state.tracks, action.seat, bartered(state.tracks[action.seat], give, get))
    tell(ev.Bartered(*action))
    if state.asked:
        next_word(state, tell)


def _end(state: Position, action: End, tell: Sink) -> None:
    """BI-16."""
    tell(ev.TurnEnded(action.seat))
    end_turn(state, tell)


def _stop(state: Position, action: Stop, tell: Sink) -> None:
    """BI-28: the rest is lost."""
    track = state.tracks[action.seat]
    state.tracks = _at(state.tracks, action.seat, _at(track, state.terrain, TRACK))
    tell(ev.SurplusLost(action.seat, ANIMALS[state.terrain], track[state.terrain] - TRACK))
    next_word(state, tell)


_BY_TYPE: Final[dict[type, Callable[[Position, Any, Sink], None]]] = {
    Do: _do,
    Gain: _gain,
    Take: _take,
    Place: _place,
    Put: _put,
    Build: _build,
    Alter: _alter,
    Call: _call,
    Move: _move,
    Buy: _buy,
    Barter: _barter,
    End: _end,
    Stop: _stop,
}


def _at(values: tuple[Any, ...], i: int, value: Any) -> tuple[Any, ...]:
    """The tuple with one value replaced."""
    return (*values[:i], value, *values[i + 1 :])
