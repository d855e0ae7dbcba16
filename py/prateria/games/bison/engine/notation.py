"""A position of Bison in writing, for tests, tools and scenarios: everything by name, seats from 0.

`read(State, write(state))` gives an equal state. How many tiles lie on the table is free: whatever is neither there nor
in a hand nor in the stack went out unseen. Boards and areas follow from the tiles.

>>> from .state import State
>>> data = write(State.new(seats=2, seed=1))
>>> data["tiles"]
{'D4': ['S1', 2], 'E4': ['S2', 4], 'D5': ['S3', 0]}
>>> data["players"][0]["supply"]
{'hunter': 4, 'tipi-1': 1, 'tipi-2': 1, 'canoe-1': 1, 'canoe-2': 1}
"""

from typing import Any, TypeVar

from prateria.core.errors import BadPosition

from .board import board
from .camps import held
from .data import DEED, DEEDS, PIECES, TERRAINS, TILE, TILES
from .grid import CELL, CELLS, SPACE, SPACES, STARTS
from .notation_check import check
from .position import Position

S = TypeVar("S", bound=Position)


def write(state: Position) -> dict[str, Any]:
    """The whole position, secrets included, as what json takes."""
    laid = {CELLS[c]: [TILES[n // 3].id, n % 3 * 2] for c, n in enumerate(state.board.laid) if n >= 0}
    place = CELLS if state.phase == "put" else SPACES
    return {
        "seats": state.seats,
        "ruleset": state.ruleset,
        "variant": state.variant,
        "round": state.round,
        "totem": state.totem,
        "turn": state.turn,
        "phase": state.phase,
        "deed": DEEDS[state.deed] if state.deed >= 0 else None,
        "left": state.left,
        "taken": list(state.taken),
        "target": place[state.target] if state.target >= 0 else None,
        "used": [[SPACES[space], n] for space, n in state.used],
        "terrain": TERRAINS[state.terrain] if state.terrain >= 0 else None,
        "asked": list(state.asked),
        "tiles": laid,
        "stack": [TILES[tile].id for tile in state.stack],
        "boxed": [TILES[tile].id for tile in state.boxed],
        "players": [
            {
                "animals": list(state.tracks[s]),
                "supply": _named(state.supply[s]),
                "market": _named(state.market[s]),
                "tile": TILES[state.hands[s]].id if state.hands[s] >= 0 else None,
                "deeds": [DEEDS[deed] for deed in state.done[s]],
                "camps": {SPACES[space]: [hunters, size] for space, hunters, size in state.camps[s]},
            }
            for s in range(state.seats)
        ],
    }


def read(cls: type[S], data: Any) -> S:
    """The position so written. Raises BadPosition for what the box, the table or the order of play do not allow."""
    try:
        return _read(cls, data)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        raise BadPosition(f"not a position of Bison: {error}") from error


def _read(cls: type[S], data: Any) -> S:
    state = cls.new(data["seats"], {"ruleset": data["ruleset"], "variant": data["variant"]})
    players = data["players"]
    place = CELL if data["phase"] == "put" else SPACE
    tiles = tuple((CELL[cell], TILE[tile], turn) for cell, (tile, turn) in data["tiles"].items())
    state.this_round, state.totem, state.turn, state.phase = data["round"], data["totem"], data["turn"], data["phase"]
    state.deed = -1 if data["deed"] is None else DEED[data["deed"]]
    state.left, state.taken, state.asked = data["left"], tuple(data["taken"]), tuple(data["asked"])
    state.target = -1 if data["target"] is None else place[data["target"]]
    state.used = tuple((SPACE[space], n) for space, n in data["used"])
    state.terrain = -1 if data["terrain"] is None else TERRAINS.index(data["terrain"])
    state.board = board(state.ruleset, tuple(tile for tile in tiles if tile[1] >= len(STARTS)))
    if any(state.board.laid[cell] != 3 * tile + turn // 2 for cell, tile, turn in tiles):
        raise ValueError("the start tiles lie elsewhere")
    state.stack = tuple(TILE[tile] for tile in data["stack"])
    state.boxed = tuple(sorted(TILE[tile] for tile in data["boxed"]))
    state.tracks = tuple(tuple(player["animals"]) for player in players)
    state.supply = tuple(_counted(player["supply"]) for player in players)
    state.market = tuple(_counted(player["market"]) for player in players)
    state.hands = tuple(-1 if player["tile"] is None else TILE[player["tile"]] for player in players)
    state.done = tuple(tuple(DEED[deed] for deed in player["deeds"]) for player in players)
    state.camps = tuple(
        tuple(sorted((SPACE[space], hunters, size) for space, (hunters, size) in player["camps"].items()))
        for player in players
    )
    state.held = tuple(held(camps) for camps in state.camps)
    state._legal = None
    check(state, [tile for _, tile, _ in tiles])
    return state


def _named(numbers: tuple[int, ...]) -> dict[str, int]:
    return {piece: n for piece, n in zip(PIECES, numbers, strict=True) if n}


def _counted(pieces: dict[str, int]) -> tuple[int, ...]:
    if not set(pieces) <= set(PIECES):
        raise ValueError("no such piece")
    return tuple(pieces.get(piece, 0) for piece in PIECES)
