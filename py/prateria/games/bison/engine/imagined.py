"""A position made of an observation alone, in which that seat sees just this. BI-14, BI-15."""

from typing import TypeVar

from .board import board
from .camps import Camps, held
from .data import DEED, TERRAINS, TILE
from .grid import CELL, SPACE, STARTS
from .observe import Doing, Observation
from .position import Position

S = TypeVar("S", bound=Position)


def imagined(cls: type[S], view: Observation) -> S:
    """The tiles not seen lie in the order of the box: to the hands of the others, to those that went out, to the
    stack."""
    state = cls.__new__(cls)
    state.seats, state.ruleset, state.variant = view.seats, view.ruleset, view.variant
    tiles = ((CELL[cell], TILE[tile], turn) for cell, tile, turn in view.cells)
    state.board = board(view.ruleset, tuple(tile for tile in tiles if tile[0] not in STARTS))
    state.camps = tuple(_camps(view, player.seat) for player in view.players)
    state.held = tuple(held(camps) for camps in state.camps)
    state.tracks = tuple(player.animals for player in view.players)
    state.supply = tuple(player.supply for player in view.players)
    state.market = tuple(player.market for player in view.players)
    unseen = [TILE[tile] for tile in view.unseen]
    own = -1 if view.own is None else TILE[view.own]
    hands = [own if player.seat == view.seat else unseen.pop(0) if player.holds else -1 for player in view.players]
    out = len(unseen) - view.stack
    state.hands, state.boxed, state.stack = tuple(hands), tuple(unseen[:out]), tuple(unseen[out:])
    state.this_round, state.totem, state.turn, state.phase = view.round, view.totem, view.turn, view.phase
    state.done = tuple(tuple(DEED[deed] for deed in player.deeds) for player in view.players)
    state.terrain = -1 if view.terrain is None else TERRAINS.index(view.terrain)
    state.asked = view.asked
    _do(state, view.doing)
    state._legal = None
    return state


def _camps(view: Observation, seat: int) -> Camps:
    return tuple((SPACE[space.id], space.hunters, space.size) for space in view.spaces if space.seat == seat)


def _do(state: Position, doing: Doing | None) -> None:
    """What is being done; between two actions nothing is."""
    state.deed = state.target = -1
    state.left, state.taken, state.used = 0, (), ()
    if doing is not None:
        state.deed, state.left, state.taken = DEED[doing.deed], doing.left, doing.taken
        state.used = tuple((SPACE[space], n) for space, n in doing.used)
        if doing.target is not None:
            state.target = (CELL if state.phase == "put" else SPACE)[doing.target]
