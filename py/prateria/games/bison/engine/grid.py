"""The cells of the table, their sides and corners, and the name of every place. BI-05, BI-06, BI-08, BI-12.

Cells are named like the squares of a chess board, eight columns by eight rows with the start tiles in the middle: a
letter for the column (cells lie half a cell to the right in every second row), a number for the row from the top. A
space is its cell and a letter for its terrain. Names hold for both rulesets and never change while the table grows.
Inside the engine a cell is its place in `CELLS`, a space its place in `SPACES`, three for each cell.

>>> [CELLS[cell] for cell in STARTS], SPACES[space(STARTS[1], 2)]
(['D4', 'E4', 'D5'], 'E4r')
>>> [CELLS[cell] for cell in NEIGHBOURS[CELL["D4"]]]
['D3', 'E4', 'D5', 'C5', 'C4', 'C3']
>>> [(CELLS[cell], corner) for cell, corner in MEETING[CELL["D4"]][TOTEM_CORNER]]  # where the totem stands
[('E4', 4), ('D5', 0)]
>>> sum(far <= 2 for far in DISTANCE), len(CELLS)
(27, 48)
"""

from typing import Final

from .data import START, TERRAINS

SIDES: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Steps in axial coordinates across sides 0 to 5: NE, E, SE, SW, W, NW."""

_FAR: Final = 3  # the farther of the two limits of BI-12


def _far(q: int, r: int) -> int:
    """Steps to the nearest start tile."""
    return min(max(abs(q - a), abs(r - b), abs(q - a + r - b)) for a, b, _ in START)


PLACES: Final = tuple(
    (q, r) for r in range(-_FAR, _FAR + 2) for q in range(-2 * _FAR, 2 * _FAR + 1) if _far(q, r) <= _FAR
)
"""The axial coordinates (q, r) of each cell: by rows from the top, each from the left."""

AT: Final = {place: cell for cell, place in enumerate(PLACES)}

CELLS: Final = tuple(f"{'ABCDEFGH'[q + r // 2 + _FAR]}{r + _FAR + 1}" for q, r in PLACES)
CELL: Final = {name: cell for cell, name in enumerate(CELLS)}

DISTANCE: Final = tuple(_far(q, r) for q, r in PLACES)
"""How far each cell lies from the nearest start tile."""

NEIGHBOURS: Final = tuple(tuple(AT.get((q + dq, r + dr), -1) for dq, dr in SIDES) for q, r in PLACES)
"""`NEIGHBOURS[cell][side]`: the cell across that side, or -1 outside the table."""

MEETING: Final = tuple(
    tuple(
        tuple((other, c % 6) for other, c in ((sides[i - 1], i + 2), (sides[i], i + 4)) if other >= 0) for i in range(6)
    )
    for sides in NEIGHBOURS
)
"""`MEETING[cell][corner]`: the other cells that meet there, each with the number of that corner in it (BI-06)."""

STARTS: Final = tuple(AT[q, r] for q, r, _ in START)
TOTEM_CORNER: Final = 2
"""The corner of the first start tile at which the totem stands (BI-08)."""

SPACES: Final = tuple(f"{cell}{terrain[0]}" for cell in CELLS for terrain in TERRAINS)
SPACE: Final = {name: s for s, name in enumerate(SPACES)}


def space(cell: int, terrain: int) -> int:
    """The space of that terrain on a cell. `divmod(space, 3)` gives both back."""
    return 3 * cell + terrain
