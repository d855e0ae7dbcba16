"""Why one would do something, for hints: (id, values). The sentences are made by `words.reason`.

| id | values |
|---|---|
| `joins` | terrain, animals: a tile laid without hunters makes that area larger |
| `leads`, `holds`, `shares`, `second`, `takes_part` | terrain, animals: what the action comes to in that area |
| `place_now` | the tile must be placed with this action |
| `free` | one hunter costs nothing |
| `gather_big`, `camp_back` | many hunters together; hunters come back |
| `gains` | an animal rather than anything else |
| `buys`, `barters`, `saves` | trade, or the end of the turn |
| `pays_plenty` | an even payment |
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.core.game import Take

from ..engine import camps as on
from ..engine.actions import Alter, Barter, Build, Buy, Call, Do, End, Gain, Move, Place, Put, Stop
from ..engine.board import Board
from ..engine.camps import Camps
from ..engine.data import ACTIONS, ANIMALS, TILE
from ..engine.grid import CELL, SPACE
from ..engine.observe import Area, Observation, areas
from ..engine.preview import land_of

__all__ = ["reason"]

Reason = tuple[str, dict[str, Any]]

_TRADES: Final = {Buy: "buys", Barter: "barters", End: "saves", Stop: "saves", Gain: "gains"}


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to begin that: the most telling thing about the whole run."""
    first = actions[0]
    if type(first) in _TRADES:
        return _TRADES[type(first)], {}
    if isinstance(first, Take) and first.kind in ANIMALS:
        return "pays_plenty", {}
    if isinstance(first, Do):
        if not first.hunters and first.deed != "place":
            return "gains", {}
        me = view.players[first.seat]
        if me.holds and len(me.deeds) == ACTIONS - 1:
            return "place_now", {}
    return _of_land(view, actions) or _otherwise(view, actions)


def _otherwise(view: Observation, actions: Sequence[Any]) -> Reason:
    """What brings no animals at once."""
    first = actions[0]
    deed = first.deed if isinstance(first, Do) else view.doing.deed if view.doing else ""
    if deed == "gather":
        return "gather_big", {}
    if deed in ("tipi", "canoe"):
        return "camp_back", {}
    return "free", {}


def _of_land(view: Observation, actions: Sequence[Any]) -> Reason | None:
    """What changes for the seat in the area where it gains most."""
    seat = actions[0].seat
    board, camps = land_of(view)
    after, then = _followed(view, board, camps, actions)
    was = {space: area for area in view.areas for space in area.spaces}
    best: tuple[int, Area] | None = None
    for area in areas(after, tuple(then)):
        before = sum(old.gains[seat] for old in {was[s].id: was[s] for s in area.spaces if s in was}.values())
        stronger = area.pieces[seat] != (was[area.spaces[0]].pieces[seat] if area.spaces[0] in was else (0,) * 5)
        gain = 2 * (area.gains[seat] - before) + stronger
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, area
    if best is None:
        return None
    area = best[1]
    values = {"terrain": area.terrain, "animals": area.animals}
    place = area.places[seat]
    if not any(isinstance(action, Put | Build | Alter | Move | Call) for action in actions):
        return "joins", values
    if place == 1 and area.places.count(1) > 1:
        return "shares", values
    if place == 1:
        led = any(s in was and was[s].places[seat] == 1 and was[s].places.count(1) == 1 for s in area.spaces)
        return "holds" if led else "leads", values
    return ("second" if place == 2 and area.places.count(2) == 1 else "takes_part"), values


def _followed(view: Observation, board: Board, camps: list[Camps], actions: Sequence[Any]) -> tuple[Board, list[Camps]]:
    """The land and who stands there after these actions."""
    left, deed = (view.doing.left, view.doing.deed) if view.doing else (0, "")
    target = view.doing.target if view.doing else None
    for action in actions:
        seat = action.seat
        own = camps[seat]
        if isinstance(action, Do):
            left, deed = action.hunters, action.deed
        elif isinstance(action, Place):
            board = board.lay(CELL[action.cell], TILE[action.tile], action.turn)
        elif isinstance(action, Put):
            camps[seat] = on.place(own, SPACE[action.space], left)
        elif isinstance(action, Build | Alter):
            space = SPACE[action.space]
            size = on.at(own, space)[1]
            new = size + left if isinstance(action, Build) else action.size
            camps[seat] = on.change(own, space, size - new, new)
        elif isinstance(action, Call):
            target = action.space
        elif isinstance(action, Move):
            camps[seat] = on.place(on.take(own, SPACE[action.start], 1), SPACE[action.to], 1)
        elif isinstance(action, Take) and deed == "gather" and target and action.amount and action.kind in SPACE:
            camps[seat] = on.place(on.take(own, SPACE[action.kind], action.amount), SPACE[target], action.amount)
    return board, camps
