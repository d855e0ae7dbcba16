"""Why one would do something, for hints: (id, values). The sentences are made by `words.reason`.

Every reason has `action`, the first thing to do, and `goal`: the cell or space where the whole run leads, or "". Where
something is bought for an action, `then` is that action and `times` how many of the first thing are bought.

| id | values besides |
|---|---|
| `joins` | terrain, animals: a tile makes that area larger |
| `leads`, `holds`, `shares`, `second`, `takes_part` | terrain, animals: what the action comes to in that area |
| these six | more, less, elsewhere: counted now, what one gets more there, another seat less, one less elsewhere |
| `place_now` | the tile must be placed with this action |
| `free` | one hunter costs nothing |
| `gather_big`, `camp_back` | many hunters together; hunters come back |
| `gains`, `fewest` | an animal rather than anything else; the kind of which there is least |
| `buys_hunter`, `buys_big`, `barters` | trade |
| `saves`, `ends` | the end of the turn, with something left to spend or not |
| `pays_plenty` | an even payment |
| `just` | nothing that could be said in a sentence |
"""

from collections.abc import Sequence
from typing import Any

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


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to begin that: the most telling thing about the whole run."""
    name, values = _named(view, actions)
    first = actions[0]
    if isinstance(first, Buy | Barter) and (then := next((a for a in actions if isinstance(a, Do)), None)):
        values = {**values, "then": then, "times": actions.count(first)}
    return name, {**values, "action": first, "goal": _goal(actions)}


def _goal(actions: Sequence[Any]) -> str:
    """Where the run leads: the cell of the tile, the space that is built on, gathered or moved to first."""
    for action in actions:
        if isinstance(action, Place):
            return action.cell
        if isinstance(action, Put | Build | Alter | Call):
            return action.space
        if isinstance(action, Move):
            return action.to
    return ""


def _named(view: Observation, actions: Sequence[Any]) -> Reason:
    first = actions[0]
    if isinstance(first, Buy | Barter) and isinstance(actions[-1], Place | Put | Build | Alter | Move):
        return _of_land(view, actions) or (_trade(view, first), {})
    if isinstance(first, Buy | Barter | End | Stop | Gain):
        return _trade(view, first), {}
    if isinstance(first, Take) and first.kind in ANIMALS:
        return "pays_plenty", {}
    if isinstance(first, Do):
        if not first.hunters and first.deed != "place":
            return "gains", {}
        me = view.players[first.seat]
        if me.holds and len(me.deeds) == ACTIONS - 1:
            return "place_now", {}
    return _of_land(view, actions) or (_otherwise(view, first), {})


def _trade(view: Observation, action: Any) -> str:
    """Why to trade so, or not at all."""
    animals = dict(zip(ANIMALS, view.players[action.seat].animals, strict=True))
    if isinstance(action, Buy):
        return "buys_hunter" if action.piece == "hunter" else "buys_big"
    if isinstance(action, Barter):
        return "barters" if animals[action.give] > animals[action.get] else "just"
    if isinstance(action, Gain):
        return "fewest" if animals[action.animal] == min(animals.values()) else "just"
    return "saves" if isinstance(action, End) and min(animals.values()) and view.round < view.rounds else "ends"


def _otherwise(view: Observation, first: Any) -> str:
    """What brings no animals at once."""
    deed = first.deed if isinstance(first, Do) else view.doing.deed if view.doing else ""
    done = view.players[first.seat].deeds
    if deed == "gather" and not {"tipi", "canoe"} <= set(done):
        return "gather_big"
    if deed in ("tipi", "canoe") and not view.variant:
        return "camp_back"
    return "free" if isinstance(first, Do) and first.hunters == 1 else "just"


def _of_land(view: Observation, actions: Sequence[Any]) -> Reason | None:
    """What changes for the seat in the area where it gains most."""
    seat = actions[0].seat
    board, camps = land_of(view)
    after, then = _followed(view, board, camps, actions)
    was = {space: area for area in view.areas for space in area.spaces}
    all_then = areas(after, tuple(then))
    best: tuple[int, Area, bool, tuple[Area, ...]] | None = None
    for area in all_then:
        olds = tuple({was[space].id: was[space] for space in area.spaces if space in was}.values())
        had = tuple(map(sum, zip(*(old.pieces[seat] for old in olds), strict=True))) if olds else (0,) * 5
        stronger = area.pieces[seat] > had
        gain = 2 * (area.gains[seat] - sum(old.gains[seat] for old in olds)) + stronger
        if gain > 0 and (best is None or gain > best[0]):
            best = gain, area, stronger, olds
    if best is None:
        return None
    _, area, stronger, olds = best
    led = any(old.places[seat] == 1 and old.places.count(1) == 1 for old in olds)
    changes = [now - sum(old.gains[n] for old in olds) for n, now in enumerate(area.gains)]
    in_all = sum(one.gains[seat] for one in all_then) - sum(one.gains[seat] for one in view.areas)
    return _standing(area, seat, stronger, led), {
        "terrain": area.terrain,
        "animals": area.animals,
        "more": max(changes[seat], 0),
        "less": max(-min(changes), 0),
        "elsewhere": max(changes[seat] - in_all, 0),
    }


def _standing(area: Area, seat: int, stronger: bool, led: bool) -> str:
    """What the seat is in that area after the run. `stronger`: it has more there than before; `led`: it was first."""
    place = area.places[seat]
    if not stronger and len(area.spaces) > 1 and place == 1 and led:
        return "joins"
    if place == 1 and area.places.count(1) > 1:
        return "shares"
    if place == 1:
        return "holds" if led else "leads"
    return "second" if place == 2 and area.places.count(2) == 1 else "takes_part"


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
