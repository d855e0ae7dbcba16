"""What lies in the box: tiles, pieces and prices as tuples. BI-01 to BI-04, BI-07, BI-08, BI-14, BI-16, BI-18, BI-24.

Terrains and animals have one order everywhere, that of the scoring (BI-25): bison live on prairies, turkeys on
mountains, fish in rivers.

>>> TILES[TILE["T18"]]
Tile(id='T18', sides='MPPMMM', animals=(0, 1, 2))
>>> LAID[TILE["T18"]][1]  # turned by 2: prairie lies at board sides 3 and 4, the river joins corners 3 and 5
Laid(sides=(1, 1, 1, 0, 0, 1), river=(3, 5))
"""

from typing import Final, NamedTuple

TERRAINS: Final = ("prairie", "mountain", "river")
ANIMALS: Final = ("bison", "turkey", "fish")
PRAIRIE, MOUNTAIN, RIVER = range(3)


class Tile(NamedTuple):
    """`sides`: local sides 0 to 5, P or M; `animals`: how many on the prairie, on the mountain and in the river."""

    id: str
    sides: str
    animals: tuple[int, int, int]


TILES: Final = (
    Tile("S1", "PMMMPP", (1, 1, 1)),
    Tile("S2", "MPPPMM", (1, 1, 1)),
    Tile("S3", "PPMMMP", (1, 1, 1)),
    Tile("T01", "PPPMMM", (3, 0, 0)),
    Tile("T02", "PPMMMM", (3, 0, 0)),
    Tile("T03", "MPPPMM", (0, 3, 0)),
    Tile("T04", "PPPPMM", (0, 3, 0)),
    Tile("T05", "PPPMMM", (0, 0, 3)),
    Tile("T06", "MPPPMM", (0, 0, 3)),
    Tile("T07", "PPPPMM", (2, 1, 0)),
    Tile("T08", "MPPMMM", (2, 1, 0)),
    Tile("T09", "PPMMMM", (1, 2, 0)),
    Tile("T10", "MPPPPM", (1, 2, 0)),
    Tile("T11", "MPPPMM", (2, 0, 1)),
    Tile("T12", "MPPPPM", (2, 0, 1)),
    Tile("T13", "PPPMMM", (0, 2, 1)),
    Tile("T14", "MPPMMM", (0, 2, 1)),
    Tile("T15", "MPPPMM", (1, 0, 2)),
    Tile("T16", "PPPPMM", (1, 0, 2)),
    Tile("T17", "PPPMMM", (0, 1, 2)),
    Tile("T18", "MPPMMM", (0, 1, 2)),
)
"""The start tiles come first; inside the engine a tile is its place in this tuple."""

TILE: Final = {tile.id: t for t, tile in enumerate(TILES)}

TURNS: Final = (0, 2, 4)
"""How far a tile may be turned: convex sides meet concave ones (BI-06)."""

START: Final = ((0, 0, 2), (1, 0, 4), (0, 1, 0))
"""q, r and turn of the start tiles (BI-08)."""


class Laid(NamedTuple):
    """A turned tile. `sides`: the terrain at board sides 0 to 5; `river`: the two board corners that it joins, the
    lower first."""

    sides: tuple[int, ...]
    river: tuple[int, int]


def _laid(tile: Tile, turn: int) -> Laid:
    """BI-06, BI-07."""
    sides = tuple("PM".index(tile.sides[(side - turn) % 6]) for side in range(6))
    first, second = (corner for corner in range(6) if sides[corner - 1] != sides[corner])
    return Laid(sides, (first, second))


LAID: Final = tuple(tuple(_laid(tile, turn) for turn in TURNS) for tile in TILES)
"""`LAID[tile][turn // 2]`."""

SIZES: Final = (1, 2, 3, 4)
PIECES: Final = ("hunter", *(f"tipi-{n}" for n in SIZES), *(f"canoe-{n}" for n in SIZES))
"""Every kind of piece in data order; supplies and markets count them in this order."""

PIECE: Final = {name: p for p, name in enumerate(PIECES)}
HUNTER: Final = PIECE["hunter"]
TIPI: Final = PIECE["tipi-1"] - 1
CANOE: Final = PIECE["canoe-1"] - 1
"""`TIPI + n`: the place of a tipi of size n in `PIECES`; `CANOE + n` likewise."""

SUPPLY: Final = (4, 1, 1, 0, 0, 1, 1, 0, 0)
MARKET: Final = (4, 1, 1, 1, 1, 1, 1, 1, 1)
"""What each player starts with, and what of the colour waits in the market (BI-02, BI-03)."""

VALUE: Final = (1, *SIZES, *SIZES)
"""What each piece costs in the market: that many of each animal (BI-24)."""

BARTER: Final = 3
"""So many of one animal for one of another (BI-24)."""

START_ANIMALS: Final = 10
TRACK: Final = 15
"""Where the tracks begin and where they end (BI-03, BI-04)."""

DEEDS: Final = ("place", "tipi", "canoe", "gather", "move1", "move3")
PLACE, TIPIS, CANOES, GATHER, MOVE1, MOVE3 = range(6)
"""The six actions of a round (BI-16)."""

DEED: Final = {name: d for d, name in enumerate(DEEDS)}
ACTIONS: Final = 4
"""How many of them each player takes in a round."""

PRICES: Final = (0, 0, 2, 4, 7, 10)
"""By the number of hunters used (BI-18); with none an animal is gained."""

MOST: Final = len(PRICES) - 1
"""Hunters used in one action at most."""

ROUNDS: Final = {2: 6, 3: 5, 4: 4}
REMOVED: Final = {2: 6, 3: 3, 4: 2}
"""By number of seats: how many rounds, and how many tiles go out unseen (BI-14)."""

REACH: Final = {"bison": 2, "apacze": 3}
"""How far from the nearest start tile a tile may lie, by ruleset (BI-12)."""
