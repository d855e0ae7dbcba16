"""What lies in the box: facts as tuples, those of `wendake-data.json`. WE-01 to WE-10, WE-28, WE-50, WE-51.

Inside the engine things are their places in these tuples: a tile is a place in `TILES`, a good one in `GOODS`.

>>> [tile.id for tile in TILES if "military" in tile.back]
['L2-04', 'L2-07', 'L2-10', 'L2-15']
"""

from typing import Final, NamedTuple


class Tile(NamedTuple):
    """An action tile. `level` 0: one of the nine that everyone starts with; `players`: the fewest it is for; `front`:
    its actions from top to bottom; `back`: those of its ritual side."""

    id: str
    level: int
    players: int
    front: tuple[str, ...]
    back: tuple[str, ...]


class Mask(NamedTuple):
    """A space of the mask board. `pattern`: how many equal cards of each kind its combination has."""

    id: str
    pattern: tuple[int, ...]
    points: int


class Progress(NamedTuple):
    """A progress tile. `track`: where it gives its points, `lower` and `higher` by where the buyer stands; `when`: at
    any time in the own turn, or at which action it is used. What it does: `progress.EFFECTS`."""

    id: str
    level: int
    track: str
    when: str


class Tribe(NamedTuple):
    """The power of a tribe, each field a number that is ordinary in the others."""

    id: str
    exchange: int = 0  # resources more in the exchange of a Trade
    warriors: int = 7  # two of them in the long house
    extra_move: bool = False  # once a year one warrior more in a Move action of a tile
    canoes: int = 1  # in play at the start
    swaps: int = 1


class Start(NamedTuple):
    """What a tribe begins with: `goods` by `GOODS` without the vegetable of its village, which all have; `cards`: mask
    cards; `economic`: points on that track."""

    goods: tuple[int, ...]
    cards: int = 1
    economic: int = 0


YEARS: Final = 7

TRACKS: Final = ("economic", "military", "ritual", "mask")

VEGETABLES: Final = ("corn", "bean", "pumpkin")

ANIMALS: Final = ("pelt", "fish")

RESOURCES: Final = VEGETABLES + ANIMALS

GOODS: Final = (*RESOURCES, "beaver")

NATIVES: Final = ("woman", "hunter", "warrior")

HOME: Final = (5, 5, 5)
"""Natives in the village at the start; `HOUSE` more are in the long house (WE-06)."""

HOUSE: Final = (2, 2, 2)

CANOES: Final = 5

OPEN_TILES: Final = 6

FLAGS: Final = ("EN", "FR")

GHOST: Final = ("pathfinder", "raiders", "masks", "traders")
"""The cards of the solo game (WE-90)."""

PLACES: Final = ("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3")
"""The places of a grid, row by row from the top."""

TILES: Final = (
    Tile("B1", 0, 1, ("fire",), ("ritual",)),
    Tile("B2", 0, 1, ("move3",), ("ritual",)),
    Tile("B3", 0, 1, ("harvest",), ("ritual",)),
    Tile("B4", 0, 1, ("hunt", "move1"), ("ritual",)),
    Tile("B5", 0, 1, ("tan", "move1"), ("ritual",)),
    Tile("B6", 0, 1, ("fish", "military"), ("ritual",)),
    Tile("B7", 0, 1, ("mask",), ("ritual",)),
    Tile("B8", 0, 1, ("trade",), ("ritual",)),
    Tile("B9", 0, 1, ("canoe", "move1"), ("ritual",)),
    Tile("L1-01", 1, 2, ("hunt", "move1", "trade"), ("ritual", "move1")),
    Tile("L1-02", 1, 2, ("harvest", "trade"), ("ritual", "move1")),
    Tile("L1-03", 1, 2, ("tan", "move1", "trade"), ("ritual", "move1")),
    Tile("L1-04", 1, 2, ("harvest", "hunt", "move1"), ("ritual", "tan")),
    Tile("L1-05", 1, 2, ("hunt", "tan", "move2"), ("ritual", "fish")),
    Tile("L1-06", 1, 2, ("harvest", "move3"), ("ritual", "hunt")),
    Tile("L1-07", 1, 2, ("mask", "move3"), ("ritual", "canoe")),
    Tile("L1-08", 1, 2, ("canoe", "move1", "fish", "military"), ("ritual", "move1")),
    Tile("L1-09", 1, 2, ("mask", "trade"), ("ritual", "harvest")),
    Tile("L1-10", 1, 2, ("move3", "fish", "military"), ("ritual", "canoe")),
    Tile("L1-11", 1, 2, ("canoe", "move4"), ("ritual", "fish")),
    Tile("L1-12", 1, 3, ("canoe", "move1", "trade"), ("ritual", "move1")),
    Tile("L1-13", 1, 3, ("mask", "harvest"), ("ritual", "hunt")),
    Tile("L1-14", 1, 3, ("tan", "move1", "fish", "military"), ("ritual", "move1")),
    Tile("L1-15", 1, 4, ("mask", "fish", "military"), ("ritual", "tan")),
    Tile("L1-16", 1, 4, ("canoe", "move1", "mask"), ("ritual", "harvest")),
    Tile("L1-17", 1, 4, ("harvest", "tan", "move1"), ("ritual", "canoe")),
    Tile("L2-01", 2, 2, ("harvest", "hunt", "tan", "move2"), ("ritual", "mask")),
    Tile("L2-02", 2, 2, ("hunt", "tan", "move2", "trade"), ("ritual", "move2")),
    Tile("L2-03", 2, 2, ("harvest", "fish", "military", "trade"), ("ritual", "mask")),
    Tile("L2-04", 2, 2, ("move3", "mask", "trade"), ("ritual", "military")),
    Tile("L2-05", 2, 2, ("harvest", "hunt", "move4"), ("ritual", "trade")),
    Tile("L2-06", 2, 2, ("canoe", "move4", "fish", "military"), ("ritual", "trade")),
    Tile("L2-07", 2, 2, ("mask", "harvest", "trade"), ("ritual", "military")),
    Tile("L2-08", 2, 2, ("move3", "mask", "fish", "military"), ("ritual", "trade")),
    Tile("L2-09", 2, 2, ("canoe", "move1", "fish", "military", "trade"), ("ritual", "mask")),
    Tile("L2-10", 2, 2, ("hunt", "move1", "mask", "trade"), ("ritual", "military")),
    Tile("L2-11", 2, 2, ("harvest", "tan", "move1", "trade"), ("ritual", "move2")),
    Tile("L2-12", 2, 3, ("canoe", "hunt", "move2", "mask"), ("ritual", "trade")),
    Tile("L2-13", 2, 3, ("harvest", "tan", "move1", "fish", "military"), ("ritual", "mask")),
    Tile("L2-14", 2, 3, ("tan", "move4", "fish", "military"), ("ritual", "mask")),
    Tile("L2-15", 2, 4, ("canoe", "move1", "harvest", "mask"), ("ritual", "military")),
    Tile("L2-16", 2, 4, ("hunt", "move1", "fish", "military", "mask"), ("ritual", "trade")),
    Tile("L2-17", 2, 4, ("canoe", "tan", "move2", "mask"), ("ritual", "move2")),
)

MASKS: Final = (
    Mask("pair", (2,), 2),
    Mask("three_kinds", (1, 1, 1), 2),
    Mask("two_pairs", (2, 2), 3),
    Mask("four_kinds", (1, 1, 1, 1), 3),
    Mask("trips", (3,), 4),
    Mask("full_house", (3, 2), 5),
    Mask("five_kinds", (1, 1, 1, 1, 1), 6),
    Mask("quads", (4,), 7),
)

MASK_KINDS: Final = ("beggar", "crooked", "husk", "spirit", "animal")

HEALTHY: Final = 5

INFECTED: Final = 3
"""How many cards of each kind of mask show a blanket without and with smallpox (WE-04)."""

CATEGORIES: Final = ("women", "hunters", "canoes")

TURTLES: Final = tuple((category, level) for category in CATEGORIES for level in (3, 4, 5))
"""The nine stacks of turtles; `TURTLE_FACES[level]`: the tracks of the four tiles in each; `TURTLE_POINTS[level]`."""

TURTLE_FACES: Final = {
    3: tuple((track,) for track in TRACKS),
    4: tuple((track,) for track in TRACKS),
    5: (("economic", "military"), ("military", "mask"), ("mask", "ritual"), ("ritual", "economic")),
}

TURTLE_POINTS: Final = {3: 1, 4: 2, 5: 2}

PROGRESS: Final = (
    Progress("P1-1", 1, "military", "any"),
    Progress("P1-2", 1, "military", "transfer"),
    Progress("P1-3", 1, "ritual", "ritual"),
    Progress("P1-4", 1, "ritual", "any"),
    Progress("P1-5", 1, "mask", "mask"),
    Progress("P1-6", 1, "mask", "mask"),
    Progress("P1-7", 1, "lower", "trade"),
    Progress("P1-8", 1, "higher", "any"),
    Progress("P2-1", 2, "military", "any"),
    Progress("P2-2", 2, "military", "military"),
    Progress("P2-3", 2, "ritual", "ritual"),
    Progress("P2-4", 2, "ritual", "any"),
    Progress("P2-5", 2, "mask", "mask"),
    Progress("P2-6", 2, "mask", "mask"),
    Progress("P2-7", 2, "lower", "any"),
    Progress("P2-8", 2, "higher", "any"),
    Progress("P3-1", 3, "military", "any"),
    Progress("P3-2", 3, "military", "military"),
    Progress("P3-3", 3, "ritual", "ritual"),
    Progress("P3-4", 3, "ritual", "any"),
    Progress("P3-5", 3, "mask", "mask"),
    Progress("P3-6", 3, "mask", "mask"),
    Progress("P3-7", 3, "lower", "any"),
    Progress("P3-8", 3, "higher", "any"),
)

COMMON: Final = Tribe("common")
"""What everyone is without the option `tribes` (WE-08)."""

TRIBES: Final = (
    Tribe("wyandot", exchange=1),
    Tribe("iroquois", warriors=8),
    Tribe("shawnee", extra_move=True),
    Tribe("potomac", canoes=2),
    Tribe("seneca", swaps=2),
)

_STARTS: Final = {
    1: {
        "wyandot": Start((0, 0, 0, 1, 1, 0)),
        "iroquois": Start((0, 0, 0, 0, 1, 1)),
        "shawnee": Start((0, 0, 0, 1, 0, 1)),
        "potomac": Start((0, 0, 0, 0, 2, 0)),
        "seneca": Start((0, 0, 0, 0, 0, 1), cards=2),
    },
    2: {
        "wyandot": Start((0, 0, 0, 0, 1, 2), economic=2),
        "iroquois": Start((0, 0, 0, 1, 1, 2)),
        "shawnee": Start((0, 0, 0, 2, 0, 2)),
        "potomac": Start((0, 0, 0, 0, 0, 0)),
        "seneca": Start((0, 0, 0, 1, 0, 2)),
    },
}
"""By version of the rules."""


def start_of(tribe: str, rules: int) -> Start:
    """What that tribe, or "common", begins with by that version of the rules (WE-08).

    >>> start_of("seneca", 1).cards, start_of("seneca", 2).cards
    (2, 1)
    """
    return Start((0, 0, 0, 1, 1, 2)) if tribe == COMMON.id else _STARTS[rules][tribe]
