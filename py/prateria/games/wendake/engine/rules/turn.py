"""A turn: an action marker, the actions of the tile, what may be done in between. WE-11 to WE-17, WE-64."""

from collections.abc import Callable
from typing import Final, NamedTuple

from prateria.core.game import Sink

from .. import events as ev
from ..actions import END, Do, do
from ..data import PLACES, TILES
from ..frames import Bag, Steps, Swap, Transfer, Turn
from ..player import Player, put
from ..position import Position
from . import evolution, masks, military, movement, produce, ritual, solo, trade
from .grid import choices, fire_choices, swap_choices

MARKERS: Final = 4


class Step(NamedTuple):
    """An action of a tile. `possible`: whether it would do anything now; else it is not offered (WE-14)."""

    possible: Callable[[Position, "Player"], bool]
    begin: Callable[[Position, "Player", Sink], None]


def _always(state: Position, p: "Player") -> bool:
    return True


def _move(warriors: int) -> Step:
    return Step(movement.can_move, lambda state, p, tell: movement.start(state, p, warriors, True))


STEPS: Final = {
    "canoe": Step(produce.can_launch, produce.launch),
    "move1": _move(1),
    "move2": _move(2),
    "move3": _move(3),
    "move4": _move(4),
    "harvest": Step(lambda state, p: produce.areas_with(state, p, movement.WOMAN) > 0, produce.harvest),
    "hunt": Step(lambda state, p: produce.areas_with(state, p, movement.HUNTER) > 0, produce.hunt),
    "tan": Step(lambda state, p: p.goods[produce.BEAVER] > 0, produce.tan),
    "fish": Step(lambda state, p: p.canoes > 0, produce.fish),
    "military": Step(_always, military.start),
    "mask": Step(_always, masks.start),
    "trade": Step(_always, trade.start),
    "ritual": Step(_always, ritual.start),
}
"""Every action of a tile but the Sacred Fire, which is chosen by the tile that it activates."""

_DO: Final = tuple({step: do(seat, "do", step) for step in STEPS} for seat in range(len(END)))
_OPEN: Final = tuple({what: do(seat, "open", what) for what in ("swap", "transfer")} for seat in range(len(END)))
_PARTS: Final[dict[str, Callable[[Position, "Player"], tuple[Do, ...]]]] = {
    "exchange": lambda state, p: (do(p.seat, "exchange"),) if trade.has_resources(state, p) else (),
    "buy": trade.legal_buy,
    "spend": lambda state, p: (do(p.seat, "spend"),) if trade.has_resources(state, p) else (),
}


def begin(state: Position, seat: int) -> None:
    """It is that seat's turn."""
    state.turn, state.stack = seat, (Turn(),)


def legal_any_time(state: Position, p: "Player") -> tuple[Do, ...]:
    """What may be done at any time of the own turn, outside actions: a swap, transfers, progress tiles (WE-64)."""
    found: tuple[Do, ...] = ()
    if p.swaps:
        found += (_OPEN[p.seat]["swap"],)
    if movement.can_transfer(state, p):
        found += (_OPEN[p.seat]["transfer"],)
    return found + state.usable(p, "any")


def legal_turn(state: Position, p: "Player", frame: Turn) -> tuple[Do, ...]:
    """Where the next marker may go (WE-11 to WE-13), and what may be done before."""
    return choices(p.seat, p.marked, p.fire, p.ordered) + legal_any_time(state, p)


def legal_steps(state: Position, p: "Player", frame: Steps) -> tuple[Do, ...]:
    """The actions still to be done: choosing a later one leaves out those before it; or the end of the turn."""
    found: list[Do] = []
    for part in frame.inner:
        found += _PARTS[part](state, p)
    for step in frame.pending:
        if step == "fire":
            found += fire_choices(p.seat, p.marked)
        elif STEPS[step].possible(state, p):
            found.append(_DO[p.seat][step])
    more = state.usable(p, "exchange") if frame.inner else ()
    return (*found, *more, *legal_any_time(state, p), *END[p.seat])


# -- the marker ----------------------------------------------------------------------------------------------------


def _activate(state: Position, p: "Player", action: Do, place: int, tell: Sink) -> None:
    """The actions that the tile shows can be carried out now."""
    tile, side = divmod(p.grid[place], 2)
    steps = TILES[tile].back if side else TILES[tile].front
    state.stack = (Steps((), steps, False),)
    tell(ev.TileChosen(p.seat, action.what, TILES[tile].id, steps, action.verb == "fire"))


def tile(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-12: a marker onto a tile."""
    place = PLACES.index(action.what)
    p.marked |= 1 << place
    _activate(state, p, action, place, tell)


def fire(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-16: the Sacred Fire activates another tile."""
    p.fire = PLACES.index(action.what)
    _activate(state, p, action, p.fire, tell)


def order(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-15: a marker onto the leftmost free space of the order of play."""
    p.ordered = True
    state.next_order += (p.seat,)
    state.stack = (Steps((), (), False),)
    tell(ev.OrderTaken(p.seat, len(state.next_order), state.year))


# -- the actions of the tile ---------------------------------------------------------------------------------------


def step(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-14: the next action, or a later one; in any order after P1-4."""
    frame = state.top(Steps)
    i = frame.pending.index(action.what)
    before = frame.pending[:i] if frame.free else ()
    state.swap_top(Steps((), before + frame.pending[i + 1 :], frame.free))
    tell(ev.StepBegan(p.seat, action.what))
    STEPS[action.what].begin(state, p, tell)


def part(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-30: a step of the Trade, which closes those before it."""
    frame = state.top(Steps)
    state.swap_top(frame._replace(inner=frame.inner[frame.inner.index(action.verb) + 1 :]))
    {"exchange": trade.exchange, "buy": trade.buy, "spend": trade.spend}[action.verb](state, p, action, tell)
    bag = state.stack[-1]
    if isinstance(bag, Bag):
        state.swap_top(bag._replace(parts=frame.inner))


def end(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """The turn is over and goes to the next one who has a marker left; when nobody has, the year is over (WE-11)."""
    tell(ev.TurnEnded(p.seat))
    if state.solo:
        solo.act(state, tell)
    i = state.order.index(p.seat) + 1
    for seat in (*state.order[i:], *state.order[:i]):
        player = state.players[seat]
        if player.marked.bit_count() + player.ordered < MARKERS:
            begin(state, seat)
            return
    evolution.end_year(state, tell)


# -- at any time ---------------------------------------------------------------------------------------------------


def open_(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """A swap or transfers begin."""
    state.push(Swap(-1) if action.what == "swap" else Transfer(False, False))
    tell(ev.Opened(p.seat, action.what))


def legal_swap(state: Position, p: "Player", frame: Swap) -> tuple[Do, ...]:
    """The tiles that may be swapped, with the first one if it is chosen."""
    return swap_choices(p.seat, p.marked, p.fire, frame.first)


def swap(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-17: two tiles without an action marker change places; the fire marker goes with its tile."""
    first, place = state.top(Swap).first, PLACES.index(action.what)
    if first < 0:
        state.swap_top(Swap(place))
        tell(ev.FirstOfSwap(p.seat, action.what))
        return
    one, other = p.grid[first], p.grid[place]
    p.grid = put(put(p.grid, first, other), place, one)
    if p.fire in (first, place):
        p.fire = first + place - p.fire
    p.swaps, p.swapped = p.swaps - 1, True
    state.pop()
    tell(ev.Swapped(p.seat, PLACES[first], action.what, p.swaps))
