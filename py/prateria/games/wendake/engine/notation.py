"""A position of Wendake in writing, for tests, tools and scenarios: tiles, goods and places by name, seats from 0.

`read(State, write(state))` gives an equal state. A mask card is its kind, with `-pox` if infected; in a hand `?`
follows where the others know nothing of it, `!` where they know its kind. The ghost of a solo game is the second one.
"""

from typing import Any, Final, TypeVar

from prateria.core.errors import BadPosition
from prateria.core.game import check_options
from prateria.core.rng import Rng

from . import frames
from .atlas import land_of
from .data import COMMON, FLAGS, GHOST, MASKS, NATIVES, PROGRESS, TILES, TRACKS, TRIBES, TURTLES
from .meta import META
from .notation_check import check
from .player import Player
from .position import Position
from .rules.masks import SORTS

S = TypeVar("S", bound=Position)
_KNOWN: Final = "?!"
_SIDES: Final = ("", "*")  # * the ritual side
_TILE: Final = {tile.id: i for i, tile in enumerate(TILES)}
_PROGRESS: Final = {tile.id: i for i, tile in enumerate(PROGRESS)}
_TRIBE: Final = {tribe.id: tribe for tribe in (COMMON, *TRIBES)}
_SORT: Final = {name: sort for sort, name in enumerate(SORTS)}
_CARD: Final = {SORTS[card // 3] + (*_KNOWN, "")[card % 3]: card for card in range(3 * len(SORTS))}
_CARD_NAMES: Final = tuple(_CARD)
_FRAMES: Final = {kind.__name__: kind for kind in frames.Frame.__args__}
_PLAIN: Final = (
    "marked", "fire", "ordered", "swaps", "swapped", "extra", "canoes", "women", "hunters", "flag",
)  # fmt: skip
"""Fields of a player that are written as they are."""
_LISTS: Final = ("goods", "house", "tracks")


def write(state: Position) -> dict[str, Any]:
    """The whole position, secrets included, as what json takes."""
    land, sides = state.land, state.sides
    return {
        "rules": state.rules,
        "seats": state.seats,
        "tribes": state.tribes,
        "pairs": [[TRACKS[track] for track in pair] for pair in state.pairs],
        "rng": state.rng.state,
        "year": state.year,
        "order": list(state.order),
        "next_order": list(state.next_order),
        "ghost_first": state.ghost_first,
        "turn": state.turn,
        "stack": [[type(frame).__name__, *map(_listed, frame)] for frame in state.stack],
        "standing": {name: list(state.stand[t * sides : (t + 1) * sides]) for t, name in enumerate(land.names)},
        "areas": {
            name: None if code < 0 else [code // 3, NATIVES[code % 3]]
            for name, code, home in zip(land.area_names, state.areas, land.home, strict=True)
            if home not in land.villages
        },
        "deck": [SORTS[sort] for sort in state.deck],
        "pile": [SORTS[sort] for sort in state.pile],
        "turtles": [list(faces) for faces in state.turtles],
        "offer": [PROGRESS[tile].id for tile in state.offer],
        "traded": [PROGRESS[tile].id for tile in state.traded],
        "flags": list(state.flags),
        "level": state.level,
        "open": _tiles(state.open),
        "stacks": [_tiles(stack) for stack in state.stacks],
        "gone": _tiles(state.gone),
        "choices": [TRIBES[tribe].id for tribe in state.choices],
        "ghost": [GHOST[card] for card in state.ghost],
        "turned": GHOST[state.turned] if state.turned >= 0 else None,
        "players": [_write_player(p) for p in state.players],
    }


def _write_player(p: Player) -> dict[str, Any]:
    return {
        "tribe": p.tribe.id if p.tribe else None,
        "grid": ["" if code < 0 else TILES[code >> 1].id + _SIDES[code & 1] for code in p.grid],
        "out": _tiles(p.out),
        "aside": _tiles(p.aside),
        **{field: getattr(p, field) for field in _PLAIN},
        **{field: list(getattr(p, field)) for field in _LISTS},
        "hand": [_CARD_NAMES[card] for card in p.hand],
        "played": [_CARD_NAMES[card] for card in p.played],
        "disc": MASKS[p.disc].id if p.disc >= 0 else None,
        "turtles": [["-".join(map(str, TURTLES[stack])), face] for stack, face in p.turtles],
        "progress": [PROGRESS[tile].id for tile in p.progress],
        "used": [PROGRESS[tile].id for tile in p.progress if p.used >> tile & 1],
    }


def read(cls: type[S], data: Any) -> S:
    """The position so written. Raises BadPosition for what the box, the table or the order of play do not allow."""
    try:
        state = _read(cls, data)
        check(state)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        raise BadPosition(f"not a position of Wendake: {error}") from error
    return state


def _read(cls: type[S], data: Any) -> S:
    state = cls.__new__(cls)
    state.rules, state.seats = data.get("rules", 1), data["seats"]
    check_options(META, state.seats, {"tribes": data["tribes"]}, state.rules)
    if not state.rules:
        raise ValueError("rules of no version")
    state.sides = max(2, state.seats)
    state.land = land = land_of(state.sides)
    state.tribes, state.level, state.year, state.turn = data["tribes"], data["level"], data["year"], data["turn"]
    (a, b), (c, d) = ([TRACKS.index(track) for track in pair] for pair in data["pairs"])
    state.pairs = ((a, b), (c, d))
    if type(data["rng"]) is not int:
        raise TypeError("the state of the generator is a number")
    state.rng = Rng(data["rng"])
    state.order, state.next_order = tuple(data["order"]), tuple(data["next_order"])
    state.ghost_first = data["ghost_first"]
    state.stack = tuple(_FRAMES[kind](*map(_tupled, fields)) for kind, *fields in data["stack"])
    state.stand = tuple(n for name in land.names for n in data["standing"][name])
    state.areas = tuple(_native(data["areas"].get(name)) for name in land.area_names)
    state.deck, state.pile = _sorts(data["deck"]), _sorts(data["pile"])
    state.turtles = tuple(tuple(faces) for faces in data["turtles"])
    state.offer = tuple(_PROGRESS[tile] for tile in data["offer"])
    state.traded = tuple(_PROGRESS[tile] for tile in data["traded"])
    state.flags = tuple(FLAGS[FLAGS.index(flag)] for flag in data["flags"])
    state.open, state.gone = _numbers(data["open"]), _numbers(data["gone"])
    state.stacks = tuple(_numbers(stack) for stack in data["stacks"])
    state.choices = tuple(TRIBES.index(_TRIBE[tribe]) for tribe in data["choices"])
    state.ghost = tuple(GHOST.index(card) for card in data["ghost"])
    state.turned = -1 if data["turned"] is None else GHOST.index(data["turned"])
    state.players = tuple(_read_player(seat, player) for seat, player in enumerate(data["players"]))
    state._legal = None
    return state


def _read_player(seat: int, data: Any) -> Player:
    p = Player.blank(seat)
    p.tribe = None if data["tribe"] is None else _TRIBE[data["tribe"]]
    p.grid = tuple(-1 if not code else 2 * _TILE[code.rstrip("*")] + code.endswith("*") for code in data["grid"])
    p.out, p.aside = _numbers(data["out"]), _numbers(data["aside"])
    for field in _PLAIN:
        setattr(p, field, data[field])
    for field in _LISTS:
        setattr(p, field, tuple(data[field]))
    p.hand, p.played = _hand(data["hand"]), _hand(data["played"])
    p.disc = -1 if data["disc"] is None else [mask.id for mask in MASKS].index(data["disc"])
    stacks = ["-".join(map(str, stack)) for stack in TURTLES]
    p.turtles = tuple((stacks.index(stack), face) for stack, face in data["turtles"])
    p.progress = tuple(_PROGRESS[tile] for tile in data["progress"])
    p.used = sum(1 << _PROGRESS[tile] for tile in data["used"])
    return p


def _tiles(numbers: tuple[int, ...]) -> list[str]:
    return [TILES[tile].id for tile in numbers]


def _numbers(names: list[str]) -> tuple[int, ...]:
    return tuple(_TILE[name] for name in names)


def _sorts(names: list[str]) -> tuple[int, ...]:
    return tuple(_SORT[name] for name in names)


def _hand(names: list[str]) -> tuple[int, ...]:
    return tuple(sorted(_CARD[name] for name in names))


def _native(code: Any) -> int:
    return -1 if code is None else 3 * int(code[0]) + NATIVES.index(code[1])


def _listed(value: Any) -> Any:
    return list(map(_listed, value)) if isinstance(value, tuple) else value


def _tupled(value: Any) -> Any:
    return tuple(map(_tupled, value)) if isinstance(value, list) else value
