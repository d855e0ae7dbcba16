"""Whether a position read from outside is one that the box, the table and the order of play allow. See `notation`."""

from collections import Counter
from typing import Any, Final

from .data import (
    ACTIONS,
    ANIMALS,
    CANOE,
    CANOES,
    DEEDS,
    GATHER,
    MARKET,
    MOST,
    MOVE1,
    MOVE3,
    PIECES,
    PLACE,
    PRICES,
    RIVER,
    ROUNDS,
    SIZES,
    SUPPLY,
    TERRAINS,
    TILES,
    TIPI,
    TIPIS,
    TRACK,
)
from .position import Position
from .rules import actions as rules

__all__ = ["check"]

_DEEDS_OF: Final = {
    "pay": range(len(DEEDS)),
    "gain": range(len(DEEDS)),
    "place": (PLACE,),
    "put": (PLACE,),
    "build": (TIPIS, CANOES),
    "call": (GATHER,),
    "gather": (GATHER,),
    "move": (MOVE1, MOVE3),
}
"""By phase within an action: the actions that pass through it."""

_BETWEEN: Final = ("name", "end", "surplus", "over")


def check(state: Position, laid: list[int]) -> None:
    """Raises ValueError with the first thing that is wrong. `laid`: the tiles on the table."""
    _check_numbers(state)
    _check_tiles(state, laid)
    for seat in range(state.seats):
        _check_pieces(state, seat)
    _check_order(state)
    if state.phase in _BETWEEN:
        if (state.deed, state.left, state.target) != (-1, 0, -1) or state.taken or state.used:
            raise ValueError("something is being done between two actions")
    else:
        _check_action(state)
    _check_tracks(state)


def _check_numbers(state: Position) -> None:
    numbers: list[Any] = [state.round, state.totem, state.turn, state.left, *state.taken, *state.asked]
    for rows in (state.tracks, state.supply, state.market, state.used, *state.camps):
        numbers += [n for row in rows for n in row]
    if any(type(n) is not int or n < 0 for n in numbers):
        raise ValueError("a number is something else")
    by_seat = (state.tracks, state.supply, state.market, state.hands, state.done, state.camps)
    if any(len(rows) != state.seats for rows in by_seat) or any(len(row) != len(ANIMALS) for row in state.tracks):
        raise ValueError("players and their tracks do not fit")
    if max(state.totem, state.turn, *state.asked, 0) >= state.seats or not 1 <= state.round <= ROUNDS[state.seats]:
        raise ValueError("seats or rounds do not fit")


def _check_tiles(state: Position, laid: list[int]) -> None:
    """BI-01, BI-08, BI-14."""
    tiles = [*laid, *state.stack, *state.boxed, *(tile for tile in state.hands if tile >= 0)]
    if sorted(tiles) != list(range(len(TILES))) or sorted(laid) != sorted(n // 3 for n in state.board.laid if n >= 0):
        raise ValueError("the tiles are not those of the box, or do not lie as they can")
    if len(state.stack) != (ROUNDS[state.seats] - state.round) * state.seats:
        raise ValueError("the stack does not fit the round")


def _check_pieces(state: Position, seat: int) -> None:
    """BI-02, BI-13."""
    count = Counter(dict(zip(PIECES, state.supply[seat], strict=True)))
    count.update(dict(zip(PIECES, state.market[seat], strict=True)))
    for space, hunters, size in state.camps[seat]:
        if state.board.root[space] < 0 or not hunters + size or size > SIZES[-1]:
            raise ValueError("pieces where they cannot stand")
        count["hunter"] += hunters
        if size:
            count[PIECES[(CANOE if space % len(TERRAINS) == RIVER else TIPI) + size]] += 1
    if any(count[piece] != n + m for piece, n, m in zip(PIECES, SUPPLY, MARKET, strict=True)):
        raise ValueError(f"seat {seat} does not have the pieces of its colour")
    if any(state.held[seat] & held for other, held in enumerate(state.held) if other != seat):
        raise ValueError("two players on one space")


def _check_order(state: Position) -> None:
    """BI-16, BI-17: who has named how many actions, and still holds the tile."""
    order = [(state.totem + i) % state.seats for i in range(state.seats)]
    ended = state.phase in ("surplus", "over")
    before = order.index(state.turn) + (state.phase != "name" and not ended)
    fewest = ACTIONS if ended else len(state.done[order[-1]]) - (before == state.seats)
    if (not ended and not 0 <= fewest < ACTIONS) or (ended and state.turn != state.totem):
        raise ValueError("the turn does not fit")
    for i, seat in enumerate(order):
        done = state.done[seat]
        if len(done) != fewest + (i < before and not ended) or len(set(done)) != len(done):
            raise ValueError("actions are taken in turn, each once a round")
        holding = seat == state.turn and state.deed == PLACE and state.phase in ("pay", "gain", "place")
        if (state.hands[seat] >= 0) != (PLACE not in done or holding):
            raise ValueError("a tile is in hand until it is placed")
        if len(done) == ACTIONS and PLACE not in done:
            raise ValueError("the tile must be placed")


def _check_action(state: Position) -> None:
    """What is being done can be brought to its end."""
    seat, phase, deed, left = state.turn, state.phase, state.deed, state.left
    if deed not in _DEEDS_OF[phase] or not state.done[seat] or state.done[seat][-1] != deed:
        raise ValueError("no such phase in this action")
    if left > MOST or ((left == 0) != (phase == "gain") and phase != "place") or (phase == "pay" and not PRICES[left]):
        raise ValueError("the hunters do not fit")
    if state.used != tuple(sorted(dict(state.used).items())) or (state.used and phase not in ("build", "move")):
        raise ValueError("what was done does not fit")
    camps = {space: hunters for space, hunters, _ in state.camps[seat]}
    if any(n > camps[space] or (n > 0) != (phase == "move") for space, n in state.used):
        raise ValueError("what was done does not fit")
    if phase == "put":
        spaces = [space for row in state.camps for space, _, _ in row]
        if state.board.laid[state.target] < 0 or any(space // 3 == state.target for space in spaces):
            raise ValueError("hunters are put on a new tile")
    elif (state.target >= 0) != (phase == "gather") or (phase == "gather" and not camps[state.target]):
        raise ValueError("hunters gather where one stands")
    can = rules.numbers(
        deed, state.board, state.camps[seat], state.supply[seat], state.others(), state.variant, MOST, state.used
    )
    if not can >> left & 1:
        raise ValueError("so many hunters cannot do it")
    if (bag := state.bag()) is None:
        if state.taken:
            raise ValueError("answers without a question")
        return
    missing, rest = bag.total - sum(bag.taken), bag.limits[len(bag.taken) :]
    if not rest or not 0 <= missing <= sum(rest) or any(n > m for n, m in zip(bag.taken, bag.limits, strict=False)):
        raise ValueError("the bag cannot be filled")


def _check_tracks(state: Position) -> None:
    """BI-04, BI-28, BI-30."""
    last = state.round == ROUNDS[state.seats]
    if state.phase == "over":
        if not last or state.asked or state.terrain >= 0:
            raise ValueError("over too early")
        return
    order = [(state.totem + i) % state.seats for i in range(state.seats)]
    above = [(seat, a) for seat in order for a in range(len(ANIMALS)) if state.tracks[seat][a] > TRACK]
    if any(a != state.terrain for _, a in above) or tuple(seat for seat, _ in above) != state.asked:
        raise ValueError("tracks end at 15")
    if bool(above) != (state.phase == "surplus") or (state.terrain >= 0) != bool(above) or (above and last):
        raise ValueError("a surplus is there in a scoring only")
