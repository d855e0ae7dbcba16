"""Bison for players: the land with its spaces and areas, pieces, animals."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ...core.game import Take
from ...games.bison.engine import actions as did
from ...games.bison.engine.data import ANIMALS, PIECES, TILE, TILES
from ...games.bison.engine.observe import Area, Cell, Doing, Space
from ...games.bison.engine.observe import Player as Seen
from ...games.bison.engine.position import Position
from .. import action, view


class Piece(NamedTuple):
    """`kind` hunter, tipi or canoe; `size` 1 to 4, of a hunter 1."""

    kind: str
    size: int

    def __repr__(self) -> str:
        return self.kind if self.kind == "hunter" else f"{self.kind} {self.size}"


class Tile(NamedTuple):
    """A tile of the land: `animals` by kind, each in its terrain (bison on the prairie, turkeys in the mountains, fish
    in the river); `sides`: the terrains of its sides, P or M, before it is turned."""

    name: str
    animals: Mapping[str, int]
    sides: str


class Board(NamedTuple):
    """`cells`: the tiles that lie there; `open`: where a tile may be laid; `spaces` by name: terrain, area, animals,
    seat (who has pieces there), hunters, size (of the tipi or canoe); `areas` by name: terrain, spaces, animals,
    pieces, places and gains (what each seat would get if it were scored now); `doing`: the action being carried out."""

    cells: tuple[Cell, ...]
    open: tuple[str, ...]
    spaces: Mapping[str, Space]
    areas: Mapping[str, Area]
    doing: Doing | None


class Player(NamedTuple):
    """`animals`: how many of each kind, `points`: all of them; `supply`: the pieces to be used, `market`: those to be
    bought; `deeds`: the actions named in this round; `holds`: the tile of the round is still in hand."""

    seat: int
    points: int
    animals: Mapping[str, int]
    supply: Mapping[Piece, int]
    market: Mapping[Piece, int]
    deeds: tuple[str, ...]
    holds: bool


class Action(action.Action):
    """What can be done in Bison, by its `what`:

    do      name an action (`deed`: place, tipi, canoe, gather, move1, move3) and how many `hunters` it uses
    pay     `amount` of that `animal`
    gain    that `animal`, for using no hunters
    place   lay that `tile` into that `cell`, turned by `turn`
    put     the hunters onto that `space` of the new tile
    build   a tipi or canoe on that `space`
    alter   the tipi or canoe on that `space` to that `size`, 0: away with it
    call    gather on that `space`
    gather  so many hunters (`amount`) come from that `space`
    move    a hunter from `start` to `space`
    buy     that `piece`
    barter  three of `give` for one of `get`
    end     the turn is over
    stop    let the animals above 15 go
    """

    __slots__ = ()
    NAMES = (
        "deed", "hunters", "animal", "amount", "tile", "cell", "turn", "space", "size", "start", "piece", "give", "get",
    )  # fmt: skip


class View(view.View):
    """What you see of Bison when it is your turn. Give back one of `view.actions`.

    view.actions     see help(view.actions[0])
    view.hand        the tile of this round, while it is not laid: `view.hand[0].animals["fish"]`
    view.board       the land: `view.board.spaces["D4p"].animals`, `view.board.areas`, see help(view.board)
    view.me, view.others   players: points, animals, supply, market, deeds, see help(view.me)
    view.phase       name, pay, gain, place, put, build, call, gather, move, end or surplus
    view.round       from 1; view.rounds: how many there are
    view.unseen      the tiles that you have not seen yet
    view.random      random numbers                   view.sample()     a world to try things in
    """

    __slots__ = ()

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The tile of this round, while it is not laid."""
        return () if self.observation.own is None else (_tile(self.observation.own),)

    @property
    def unseen(self) -> tuple[Tile, ...]:
        """The tiles that you have not seen: in hands, in the stack, or out of the game."""
        return tuple(map(_tile, self.observation.unseen))

    @property
    def board(self) -> Board:
        """The land, and the action that is being carried out."""
        seen = self.observation
        spaces = {space.id: space for space in seen.spaces}
        return Board(seen.cells, seen.open, spaces, {area.id: area for area in seen.areas}, seen.doing)

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, by seat."""
        return tuple(map(_player, self.observation.players))

    @property
    def round(self) -> int:
        """The round, from 1."""
        number: int = self.observation.round
        return number

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        rounds: int = self.observation.rounds
        return rounds


_SAYS: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {
    did.Do: lambda a: {"deed": a.deed, "hunters": a.hunters},
    did.Gain: lambda a: {"animal": a.animal},
    did.Place: lambda a: {"tile": _tile(a.tile), "cell": a.cell, "turn": a.turn},
    did.Put: lambda a: {"space": a.space},
    did.Build: lambda a: {"space": a.space},
    did.Alter: lambda a: {"space": a.space, "size": a.size},
    did.Call: lambda a: {"space": a.space},
    did.Move: lambda a: {"start": a.start, "space": a.to},
    did.Buy: lambda a: {"piece": _piece(a.piece)},
    did.Barter: lambda a: {"give": a.give, "get": a.get},
}
"""What each kind of action says of itself; the others say nothing more."""


def say(engine: Any) -> Action:
    """The action of an engine's action."""
    if isinstance(engine, Take):
        if engine.kind in ANIMALS:
            return Action(engine, "pay", {"animal": engine.kind, "amount": engine.amount})
        return Action(engine, "gather", {"space": engine.kind, "amount": engine.amount})
    says = _SAYS.get(type(engine))
    return Action(engine, type(engine).__name__.lower(), says(engine) if says else {})


def points(state: Position) -> tuple[int, ...]:
    """The points so far: each animal is one."""
    return tuple(map(sum, state.tracks))


def _piece(name: str) -> Piece:
    kind, _, size = name.partition("-")
    return Piece(kind, int(size or 1))


def _tile(name: str) -> Tile:
    tile = TILES[TILE[name]]
    return Tile(tile.id, dict(zip(ANIMALS, tile.animals, strict=True)), tile.sides)


def _pieces(counts: tuple[int, ...]) -> dict[Piece, int]:
    return {_piece(name): n for name, n in zip(PIECES, counts, strict=True)}


def _player(seen: Seen) -> Player:
    animals = dict(zip(ANIMALS, seen.animals, strict=True))
    return Player(seen.seat, seen.points, animals, _pieces(seen.supply), _pieces(seen.market), seen.deeds, seen.holds)
