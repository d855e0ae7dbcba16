"""What a seat may know of a position: everything but the stack, the tiles that went out and those in other hands.

Places, tiles, terrains and pieces are names as in `grid` and `data`. An area has the name of its space nearest to the
start tiles.

>>> from .state import State
>>> view = State.new(seats=2, seed=1).observe(None)
>>> view.own is None, [cell.id for cell in view.cells], [area.id for area in view.areas if area.terrain == "river"]
(True, ['D4', 'E4', 'D5'], ['D4r', 'E4r'])
"""

from functools import lru_cache
from typing import Any, NamedTuple

from prateria.core.game import Outcome

from .board import Board, Known, bits, named
from .camps import Camps
from .data import DEEDS, PRICES, TERRAINS, TILES
from .grid import CELLS, SPACES
from .position import Position
from .scoring import counts, standings

__all__ = ["Area", "Cell", "Doing", "Observation", "Player", "Space", "areas", "known", "observe"]


class Cell(NamedTuple):
    """A tile on the table, turned by so many steps (`data.LAID[tile][turn // 2]` says where its terrains lie)."""

    id: str
    tile: str
    turn: int


class Space(NamedTuple):
    """A space of a tile on the table: `animals` live there; `seat`: who has pieces there, or None; `hunters` and the
    `size` of the tipi or canoe (0: none) that stand there."""

    id: str
    terrain: str
    area: str
    animals: int
    seat: int | None
    hunters: int
    size: int


class Area(NamedTuple):
    """Connected spaces of one terrain, and what they would bring if they were scored now.

    `id`: see `board.named`; `spaces`: in order; `animals`: how many live there. By seat: `pieces`: how many tipis or
    canoes of size 4, 3, 2, 1 and how many hunters; `places`: 1 first (all 1 if tied), 2 second and so on, 0 without a
    piece; `gains`: the animals it would get.
    """

    id: str
    terrain: str
    spaces: tuple[str, ...]
    animals: int
    pieces: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    gains: tuple[int, ...]


class Player(NamedTuple):
    """What everyone knows of a player.

    `animals`: bison, turkeys, fish on the tracks, `points`: all of them; `supply`, `market`: how many of each of
    `data.PIECES`; `holds`: whether the tile is still in hand; `deeds`: the actions named in this round, in order.
    """

    seat: int
    animals: tuple[int, int, int]
    points: int
    supply: tuple[int, ...]
    market: tuple[int, ...]
    holds: bool
    deeds: tuple[str, ...]


class Doing(NamedTuple):
    """The action being taken: its `deed`, how many hunters are `left` to be used, the `price` still to be paid.

    `taken`: the answers given so far in the bag. `target`: the cell of the tile just laid, or the space where hunters
    gather, or None. `used`: (space, hunters that moved there in this action), or while building (space, 0).
    """

    deed: str
    left: int
    price: int
    taken: tuple[int, ...]
    target: str | None
    used: tuple[tuple[str, int], ...]


class Observation(NamedTuple):
    """A position as one seat sees it; `seat=None`: a spectator, without `own`.

    `phase`: see `state`. `totem`: the seat that holds it; `turn`: whose turn it is (`actors`: who decides now, another
    one in `surplus`). `open`: the cells where a tile may be laid. `own`: the tile in the seat's hand, or None.
    `unseen`: the tiles that it has not seen, in data order; `stack`: how many of them are still to be drawn.
    `terrain`: what is being scored in `surplus`, else None; `asked`: who has the word there, in order.
    """

    seat: int | None
    seats: int
    ruleset: str
    variant: int
    round: int
    rounds: int
    phase: str
    totem: int
    turn: int
    actors: tuple[int, ...]
    cells: tuple[Cell, ...]
    open: tuple[str, ...]
    spaces: tuple[Space, ...]
    areas: tuple[Area, ...]
    players: tuple[Player, ...]
    doing: Doing | None
    own: str | None
    unseen: tuple[str, ...]
    stack: int
    terrain: str | None
    asked: tuple[int, ...]
    outcome: Outcome | None


def observe(state: Position, seat: int | None) -> Observation:
    """The observation of that seat."""
    own = None
    unseen = [*state.stack, *state.boxed]
    for s, tile in enumerate(state.hands):
        if tile >= 0 and s == seat:
            own = TILES[tile].id
        elif tile >= 0:
            unseen.append(tile)
    land = _land(state.board, state.seats)
    spaces = dict(land.spaces)
    for s, camps in enumerate(state.camps):
        for space, hunters, size in camps:
            spaces[space] = Space(*spaces[space][:4], s, hunters, size)
    return Observation(
        seat,
        state.seats,
        state.ruleset,
        state.variant,
        state.round,
        state.rounds,
        state.phase,
        state.totem,
        state.turn,
        state.actors(),
        land.cells,
        land.open,
        tuple(spaces.values()),
        areas(state.board, state.camps),
        tuple(_player(state, s) for s in range(state.seats)),
        _doing(state) if state.deed >= 0 else None,
        own,
        tuple(TILES[tile].id for tile in sorted(unseen)),
        len(state.stack),
        TERRAINS[state.terrain] if state.terrain >= 0 else None,
        state.asked,
        state.outcome(),
    )


def known(view: Observation, what: Any) -> Any:
    """The same, a space, an action or more of them, with spaces that know their area (`board.Known`)."""
    return _known({space.id: Known(space.id, space.area) for space in view.spaces}, what)


def _known(lies: dict[str, Known], what: Any) -> Any:
    if isinstance(what, tuple):
        parts = [_known(lies, one) for one in what]
        return type(what)(*parts) if hasattr(what, "_fields") else tuple(parts)
    if isinstance(what, dict):
        return {key: _known(lies, one) for key, one in what.items()}
    return lies.get(what, what) if isinstance(what, str) else what


def areas(board: Board, camps: tuple[Camps, ...]) -> tuple[Area, ...]:
    """All areas, prairies first, then mountains, then rivers; each in the order of its first space."""
    found = dict(_land(board, len(camps)).areas)
    for terrain in range(len(TERRAINS)):
        for root, _, strengths, places, gains in standings(board, camps, terrain):
            found[root] = Area(*found[root][:4], tuple(counts(strong) for strong in strengths), places, gains)
    return tuple(found.values())


class _Land(NamedTuple):
    """What an observation says of a board on which nobody stands; spaces and areas by their number."""

    cells: tuple[Cell, ...]
    open: tuple[str, ...]
    spaces: dict[int, Space]
    areas: dict[int, Area]


@lru_cache(maxsize=64)
def _land(board: Board, seats: int) -> _Land:
    spaces = {
        s: Space(SPACES[s], TERRAINS[s % 3], board.name_of(s), board.animals(s), None, 0, 0)
        for s, root in enumerate(board.root)
        if root >= 0
    }
    nobody = (0,) * seats
    pieces = (counts(0),) * seats
    areas = {}
    for root in sorted(board.areas, key=lambda root: (root % 3, root)):
        mask, animals = board.areas[root]
        names = tuple(SPACES[space] for space in bits(mask))
        areas[root] = Area(named(mask), TERRAINS[root % 3], names, animals, pieces, nobody, nobody)
    cells = tuple(Cell(CELLS[c], TILES[n // 3].id, n % 3 * 2) for c, n in enumerate(board.laid) if n >= 0)
    return _Land(cells, tuple(CELLS[c] for c in board.open), spaces, areas)


def _player(state: Position, seat: int) -> Player:
    bison, turkeys, fish = track = state.tracks[seat]
    deeds = tuple(DEEDS[deed] for deed in state.done[seat])
    holds = state.hands[seat] >= 0
    return Player(seat, (bison, turkeys, fish), sum(track), state.supply[seat], state.market[seat], holds, deeds)


def _doing(state: Position) -> Doing:
    paying = state.phase == "pay"
    target = None
    if state.target >= 0:
        target = CELLS[state.target] if state.phase == "put" else SPACES[state.target]
    used = tuple((SPACES[space], n) for space, n in state.used)
    return Doing(DEEDS[state.deed], state.left, PRICES[state.left] if paying else 0, state.taken, target, used)
