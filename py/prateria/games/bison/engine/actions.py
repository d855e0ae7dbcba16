"""Everything that can be done in Bison. What there is little of is made at import, the rest when it is first needed.

What is used is always the one that the tables here hold. Bags are answered by `core.game.Take`: what is paid by the
names of animals, who is gathered by the names of the spaces that hunters leave.

>>> from .grid import CELL, SPACE
>>> named(0, 1, 0b101)[1].text, named(0, 1, 0b101)[1].picks
('1 do tipi 2', ('deed:tipi', 'hunters:2'))
>>> MOVES[1][SPACE["D4p"]][SPACE["D4r"]].text
'2 move D4p D4r'
>>> places(0, 20)[CELL["D3"]][1].text, BARTERS[0][0][2].text
('1 place T18 D3 2', '1 barter bison fish')
"""

from functools import cache
from typing import Final, NamedTuple

from prateria.core.game import Take

from .data import ANIMALS, DEEDS, MOST, PIECES, SIZES, TILES, TRACK, TURNS
from .grid import CELLS, SPACES
from .meta import META

__all__ = [
    "BARTERS",
    "BUILDS",
    "BUYS",
    "CALLS",
    "ENDS",
    "GAINS",
    "MOVES",
    "PUTS",
    "STOPS",
    "Alter",
    "Barter",
    "Build",
    "Buy",
    "Call",
    "Do",
    "End",
    "Gain",
    "Move",
    "Place",
    "Put",
    "Stop",
    "alters",
    "named",
    "places",
    "takes",
]


class Do(NamedTuple):
    """Name an action and how many hunters it uses (BI-16, BI-18)."""

    seat: int
    deed: str
    hunters: int

    @property
    def text(self) -> str:
        return f"{self.seat + 1} do {self.deed} {self.hunters}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"deed:{self.deed}", f"hunters:{self.hunters}")


class Gain(NamedTuple):
    """The animal that an action without hunters brings (BI-18)."""

    seat: int
    animal: str

    @property
    def text(self) -> str:
        return f"{self.seat + 1} gain {self.animal}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"gain:{self.animal}",)


class Place(NamedTuple):
    """Lay the tile in hand into a cell, turned by so many steps (BI-19)."""

    seat: int
    tile: str
    cell: str
    turn: int

    @property
    def text(self) -> str:
        return f"{self.seat + 1} place {self.tile} {self.cell} {self.turn}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}", f"turn:{self.turn}")


class Put(NamedTuple):
    """Put the hunters on that space of the tile just laid (BI-19)."""

    seat: int
    space: str
    verb: str = "put"

    @property
    def text(self) -> str:
        return f"{self.seat + 1} put {self.space}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


class Build(NamedTuple):
    """Build or enlarge on that space; how far follows from the hunters named (BI-20, BI-21)."""

    seat: int
    space: str
    verb: str = "build"

    @property
    def text(self) -> str:
        return f"{self.seat + 1} build {self.space}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


class Alter(NamedTuple):
    """Build, enlarge, reduce or dismantle (0) to that size on that space, as one step of several (BI-32, BI-33)."""

    seat: int
    space: str
    size: int

    @property
    def text(self) -> str:
        return f"{self.seat + 1} alter {self.space} {self.size}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}", f"size:{self.size}")


class Call(NamedTuple):
    """Gather on that space (BI-22)."""

    seat: int
    space: str
    verb: str = "call"

    @property
    def text(self) -> str:
        return f"{self.seat + 1} call {self.space}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"space:{self.space}",)


class Move(NamedTuple):
    """Move one hunter (BI-23)."""

    seat: int
    start: str
    to: str

    @property
    def text(self) -> str:
        return f"{self.seat + 1} move {self.start} {self.to}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"from:{self.start}", f"to:{self.to}")


class Buy(NamedTuple):
    """Buy a piece in the market (BI-24)."""

    seat: int
    piece: str

    @property
    def text(self) -> str:
        return f"{self.seat + 1} buy {self.piece}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"buy:{self.piece}",)


class Barter(NamedTuple):
    """Give three of one animal for one of another (BI-24)."""

    seat: int
    give: str
    get: str

    @property
    def text(self) -> str:
        return f"{self.seat + 1} barter {self.give} {self.get}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"give:{self.give}", f"get:{self.get}")


class End(NamedTuple):
    """The turn is over, there is nothing more to trade (BI-24)."""

    seat: int
    verb: str = "end"

    @property
    def text(self) -> str:
        return f"{self.seat + 1} end"

    @property
    def picks(self) -> tuple[str, ...]:
        return ("button:end",)


class Stop(NamedTuple):
    """Let the animals above 15 go (BI-28)."""

    seat: int
    verb: str = "stop"

    @property
    def text(self) -> str:
        return f"{self.seat + 1} stop"

    @property
    def picks(self) -> tuple[str, ...]:
        return ("button:stop",)


_SEATS: Final = range(META.seats[1])

ENDS: Final = tuple(End(s) for s in _SEATS)
STOPS: Final = tuple(Stop(s) for s in _SEATS)
GAINS: Final = tuple(tuple(Gain(s, animal) for animal in ANIMALS) for s in _SEATS)
"""`GAINS[seat][animal]`."""

BUYS: Final = tuple(tuple(Buy(s, piece) for piece in PIECES) for s in _SEATS)
"""`BUYS[seat][piece]`."""

BARTERS: Final = tuple(tuple(tuple(Barter(s, a, b) for b in ANIMALS) for a in ANIMALS) for s in _SEATS)
"""`BARTERS[seat][what is given][what is got]`."""

PUTS: Final = tuple(tuple(Put(s, space) for space in SPACES) for s in _SEATS)
BUILDS: Final = tuple(tuple(Build(s, space) for space in SPACES) for s in _SEATS)
CALLS: Final = tuple(tuple(Call(s, space) for space in SPACES) for s in _SEATS)
"""`CALLS[seat][space]`."""

_DO: Final = tuple(tuple(tuple(Do(s, deed, n) for n in range(MOST + 1)) for deed in DEEDS) for s in _SEATS)


class _Moves(dict[int, Move]):
    """The moves of a seat from one space, by where they lead: a handful of the places on the table."""

    def __init__(self, seat: int, start: str) -> None:
        super().__init__()
        self._from = (seat, start)

    def __missing__(self, to: int) -> Move:
        move = self[to] = Move(*self._from, SPACES[to])
        return move


MOVES: Final = tuple(tuple(_Moves(s, space) for space in SPACES) for s in _SEATS)
"""`MOVES[seat][start][to]`."""


@cache
def named(seat: int, deed: int, numbers: int) -> tuple[Do, ...]:
    """What names that action with any of these numbers of hunters, given as a bit set."""
    return tuple(do for n, do in enumerate(_DO[seat][deed]) if numbers >> n & 1)


@cache
def places(seat: int, tile: int) -> tuple[tuple[Place, ...], ...]:
    """`places(seat, tile)[cell][turn // 2]`."""
    return tuple(tuple(Place(seat, TILES[tile].id, cell, turn) for turn in TURNS) for cell in CELLS)


@cache
def alters(seat: int, space: int) -> tuple[Alter, ...]:
    """`alters(seat, space)[size]`."""
    return tuple(Alter(seat, SPACES[space], size) for size in (0, *SIZES))


@cache
def takes(seat: int, kind: str) -> tuple[Take, ...]:
    """`takes(seat, kind)[how many]`, for payments and for gathering."""
    return tuple(Take(seat, kind, n) for n in range(max(TRACK, MOST) + 1))
