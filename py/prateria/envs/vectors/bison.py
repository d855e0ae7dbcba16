"""What a seat sees of Bison: cells and spaces, tracks and pieces, the action being taken, tiles still to come."""

from collections.abc import Iterator, Mapping

from ...core.game import Choice
from ...games.bison.engine.data import (
    ACTIONS,
    ANIMALS,
    DEEDS,
    LAID,
    MOST,
    PRICES,
    ROUNDS,
    SIZES,
    TERRAINS,
    TILE,
    TILES,
    TRACK,
)
from ...games.bison.engine.grid import CELLS
from ...games.bison.engine.observe import Cell, Doing, Observation, Player
from ..numbers.bison import cells_of
from .parts import Piece, flags, one, seats_of, share, shares, turned, yes

__all__ = ["pieces"]

_PHASES = ("name", "pay", "gain", "place", "put", "build", "call", "gather", "move", "end", "surplus", "over")
_TILES = tuple(tile.id for tile in TILES)
_HUNTERS = 9


def pieces(options: Mapping[str, Choice], view: Observation) -> Iterator[Piece]:
    """The pieces of `vectors.pieces`."""
    seat, seats = view.seat or 0, view.seats
    names = [CELLS[cell] for cell in cells_of(str(options["ruleset"]))]
    yield "seat", one(seat, seats)
    yield "phase", one(_PHASES.index(view.phase), len(_PHASES))
    yield "round", [share(view.round, ROUNDS[seats])]
    yield "totem", seats_of((view.totem,), seat, seats)
    yield "turn", seats_of((view.turn,), seat, seats)
    yield "actor", seats_of(view.actors, seat, seats)
    yield "asked", seats_of(view.asked, seat, seats)
    yield "terrain", one(TERRAINS.index(view.terrain) if view.terrain else None, len(TERRAINS))
    for i, player in enumerate(turned(view.players, seat)):
        yield f"player_{i}", _player(player)
    yield "tile", one(TILE[view.own] if view.own else None, len(TILES))
    yield "unseen", flags(view.unseen, _TILES)
    yield "stack", [share(view.stack, len(TILES))]
    yield from _doing(view.doing, names)
    laid = {cell.id: cell for cell in view.cells}
    yield "cells", [value for name in names for value in _cell(laid.get(name), name in view.open)]
    yield from _spaces(view, names)


def _player(player: Player) -> list[float]:
    """Tracks, supply, market, the tile in hand, the actions of this round in their order."""
    done = [share(player.deeds.index(deed) + 1, ACTIONS) if deed in player.deeds else 0.0 for deed in DEEDS]
    return [
        *shares(player.animals, TRACK * 2),
        *shares(player.supply, _HUNTERS),
        *shares(player.market, _HUNTERS),
        yes(player.holds),
        *done,
    ]


def _doing(doing: Doing | None, names: list[str]) -> Iterator[Piece]:
    """The action, what is left of it, and in which cell."""
    doing = doing or Doing("", 0, 0, (), None, ())
    yield "deed", one(DEEDS.index(doing.deed) if doing.deed else None, len(DEEDS))
    yield "left", [share(doing.left, MOST), share(doing.price, PRICES[-1])]
    paid = (*doing.taken, 0, 0, 0) if doing.price else (0, 0, 0)
    yield "paid", shares(paid[: len(ANIMALS)], PRICES[-1])
    yield "answered", [share(len(doing.taken), _HUNTERS)]
    yield "cell", flags((doing.target,), names)


def _cell(cell: Cell | None, is_open: bool) -> list[float]:
    """Open, or a tile: mountains on which of its sides, the ends of its river, its animals."""
    if cell is None:
        return [yes(is_open), *(0.0 for _ in range(16))]
    tile, laid = TILES[TILE[cell.tile]], LAID[TILE[cell.tile]][cell.turn // 2]
    return [0.0, 1.0, *map(float, laid.sides), *flags(laid.river, range(6)), *shares(tile.animals, 3)]


def _spaces(view: Observation, names: list[str]) -> Iterator[Piece]:
    """For each space: hunters and sizes of camps by seat; where the present action has moved, gathers or takes."""
    seat, seats = view.seat or 0, view.seats
    held = {space.id: space for space in view.spaces}
    doing = view.doing
    target = doing.target if doing else None
    used = dict(doing.used) if doing else {}
    sources = [s.id for s in view.spaces if s.seat == view.turn and s.hunters and s.id != target]
    taken = dict(zip(sources, doing.taken, strict=False)) if doing and view.phase == "gather" else {}
    places = [f"{name}{terrain[0]}" for name in names for terrain in TERRAINS]
    for i in range(seats):
        mine = [held.get(place) for place in places]
        here = [space if space and space.seat == (seat + i) % seats else None for space in mine]
        yield f"hunters_{i}", [share(space.hunters, _HUNTERS) if space else 0.0 for space in here]
        yield f"sizes_{i}", [share(space.size, len(SIZES)) if space else 0.0 for space in here]
    yield "target", flags((target,), places)
    yield "used", [share(1 + used[place], 1 + MOST) if place in used else 0.0 for place in places]
    yield "taken", [share(taken.get(place, 0), MOST) for place in places]
