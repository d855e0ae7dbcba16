"""The land as it lies: which tiles, what adjoins what, which spaces make an area. BI-06 to BI-12.

A board never changes: laying a tile gives another one, in which only what the tile touches is worked out anew. Sets of
spaces are integers, one bit a space, so that steps and areas are a few operations each. An area is named by its first
space in the order of `grid.SPACES`.

>>> board = start("bison")
>>> [(SPACES[root], animals) for root, (_, animals) in sorted(board.areas.items())]
[('D4p', 2), ('D4m', 1), ('D4r', 2), ('E4p', 1), ('E4m', 1), ('E4r', 1), ('D5m', 1)]
>>> from .data import TILE
>>> from .grid import CELL, SPACE
>>> after = board.lay(CELL["D3"], TILE["T06"], 0)  # its river runs on
>>> [SPACES[s] for s in bits(after.areas[after.root[SPACE["D4r"]]][0])]
['D3r', 'D4r', 'D5r']
"""

from functools import cache
from typing import Final

from .data import LAID, REACH, RIVER, START, TILES, TURNS
from .grid import CELLS, DISTANCE, MEETING, NEIGHBOURS, SPACES, STARTS

__all__ = ["BIT", "Board", "Known", "bits", "board", "start"]

BIT: Final = tuple(1 << s for s in range(len(SPACES)))

_RINGS: Final = tuple(sum(bit for s, bit in enumerate(BIT) if DISTANCE[s // 3] == far) for far in range(max(DISTANCE)))

_STEPS: Final = 3


class Known(str):
    """A space by its name that knows what its `area` is called, as long as that stands."""

    area: str

    def __new__(cls, space: str, area: str = "") -> "Known":
        self = super().__new__(cls, space)
        self.area = area
        return self


class Board:
    """Tiles on the table, and what follows from them.

    `laid[cell]`: the tile and its turn as `3 * tile + turn // 2`, or -1. `near[space]`: the spaces one step away.
    `root[space]`: the first space of its area, or -1 where no tile lies. `areas`: by that first space, the spaces of
    the area and how many animals live there, in no order that means anything. `open`: where a tile may be laid.
    """

    __slots__ = ("_far", "_known", "_within", "areas", "laid", "limit", "near", "open", "root")

    limit: int  # how far from the nearest start tile a tile may lie (BI-12)
    laid: tuple[int, ...]
    near: tuple[int, ...]
    root: tuple[int, ...]
    areas: dict[int, tuple[int, int]]
    open: tuple[int, ...]
    _far: dict[int, int]  # up to three steps from a space, as far as somebody has asked
    _within: dict[int, tuple[int, ...]]
    _known: dict[int, Known]

    def lay(self, cell: int, tile: int, turn: int) -> "Board":
        """The board with that tile in an open cell."""
        sides, river = LAID[tile][turn // 2]
        laid, near, root, areas = list(self.laid), list(self.near), list(self.root), dict(self.areas)
        laid[cell] = 3 * tile + turn // 2
        here = 3 * cell
        near[here + RIVER] = BIT[here] | BIT[here + 1]
        for terrain, animals in enumerate(TILES[tile].animals):
            space = here + terrain
            areas[space] = (BIT[space], animals)
            root[space] = space
            if terrain != RIVER:
                near[space] = BIT[here + RIVER]
        for side, other in enumerate(NEIGHBOURS[cell]):
            if other >= 0 and laid[other] >= 0:
                terrain = sides[side]
                across = LAID[laid[other] // 3][laid[other] % 3].sides[side - 3]
                _adjoin(near, here + terrain, 3 * other + across)
                if terrain == across:
                    _join(root, areas, here + terrain, 3 * other + across)
        for corner in river:
            for other, theirs in MEETING[cell][corner]:
                if laid[other] >= 0 and theirs in LAID[laid[other] // 3][laid[other] % 3].river:
                    _adjoin(near, here + RIVER, 3 * other + RIVER)
                    _join(root, areas, here + RIVER, 3 * other + RIVER)
        return _board(self.limit, tuple(laid), tuple(near), tuple(root), areas, self._opened(cell, laid))

    def _opened(self, cell: int, laid: list[int]) -> tuple[int, ...]:
        """The open cells once a tile lies there (BI-11, BI-12)."""
        beside = [c for c in NEIGHBOURS[cell] if c >= 0 and laid[c] < 0 and DISTANCE[c] <= self.limit]
        return tuple(sorted({*self.open, *beside} - {cell}))

    def far(self, space: int) -> int:
        """The spaces one to three steps away, through whatever stands there (BI-13, BI-23)."""
        found = self._far.get(space)
        if found is None:
            near, edge, found = self.near, BIT[space], BIT[space]
            for _ in range(_STEPS):
                reached = 0
                for s in bits(edge):
                    reached |= near[s]
                edge = reached & ~found
                found |= reached
            found = self._far[space] = found & ~BIT[space]
        return found

    def within(self, space: int, far: bool) -> tuple[int, ...]:
        """The spaces one step away, or one to three, in order."""
        key = 2 * space + far
        found = self._within.get(key)
        if found is None:
            found = self._within[key] = bits(self.far(space) if far else self.near[space])
        return found

    def name_of(self, space: int) -> str:
        """The name of the area of a space where a tile lies, see `named`."""
        return named(self.areas[self.root[space]][0])

    def known(self, space: int) -> Known:
        """Such a space by its name, with that of its area."""
        found = self._known.get(space)
        if found is None:
            found = self._known[space] = Known(SPACES[space], self.name_of(space))
        return found

    def animals(self, space: int) -> int:
        """How many animals live on a space where a tile lies."""
        return TILES[self.laid[space // 3] // 3].animals[space % 3]


def _board(
    limit: int,
    laid: tuple[int, ...],
    near: tuple[int, ...],
    root: tuple[int, ...],
    areas: dict[int, tuple[int, int]],
    cells: tuple[int, ...],
) -> Board:
    self = Board.__new__(Board)
    self.limit, self.laid, self.near, self.root, self.areas, self.open = limit, laid, near, root, areas, cells
    self._far, self._within, self._known = {}, {}, {}
    return self


def _adjoin(near: list[int], a: int, b: int) -> None:
    near[a] |= BIT[b]
    near[b] |= BIT[a]


def _join(root: list[int], areas: dict[int, tuple[int, int]], a: int, b: int) -> None:
    """Make one area of the areas of two spaces."""
    first, second = sorted((root[a], root[b]))
    if first != second:
        mask, animals = areas.pop(second)
        areas[first] = (areas[first][0] | mask, areas[first][1] + animals)
        for space in bits(mask):
            root[space] = first


def named(mask: int) -> str:
    """The space by which an area is known: the first of those nearest to the start tiles, so that its name hardly
    changes as it grows.

    >>> from .grid import SPACE
    >>> named(BIT[SPACE["E2r"]] | BIT[SPACE["D4r"]]), named(BIT[SPACE["E2r"]])
    ('D4r', 'E2r')
    """
    near = next(filter(None, (mask & ring for ring in _RINGS)), mask)
    return SPACES[(near & -near).bit_length() - 1]


def bits(mask: int) -> tuple[int, ...]:
    """The spaces of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@cache
def start(ruleset: str) -> Board:
    """The three start tiles (BI-08)."""
    empty = (0,) * len(SPACES)
    board = _board(REACH[ruleset], (-1,) * len(CELLS), empty, (-1,) * len(SPACES), {}, ())
    for tile, (cell, (_, _, turn)) in enumerate(zip(STARTS, START, strict=True)):
        board = board.lay(cell, tile, turn)
    return board


def board(ruleset: str, tiles: tuple[tuple[int, int, int], ...]) -> Board:
    """The start tiles and others, given as (cell, tile, turn) in any order. Raises ValueError if one cannot lie so."""
    found, rest = start(ruleset), list(tiles)
    while rest:
        fits = [tile for tile in rest if tile[0] in found.open and tile[2] in TURNS]
        if not fits:
            raise ValueError("a tile lies where it cannot")
        for tile in fits:
            rest.remove(tile)
            if tile[0] not in found.open:
                raise ValueError("two tiles in one cell")
            found = found.lay(*tile)
    return found
