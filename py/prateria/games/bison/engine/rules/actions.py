"""What each action of a round can do. BI-13, BI-16 to BI-23, BI-32, BI-33.

`numbers`: with how many hunters it can be carried out whole; none is always among them. `legal_*`: what can be done
then, one decision after another. A hunter can move if some space in its reach is empty or its own; no move of one's own
ever closes that space, so hunters may move in any order and a number that could be named can always be carried out.

>>> from ..board import start
>>> from ..grid import SPACE
>>> land, camps = start("bison"), ((SPACE["D4p"], 2, 0), (SPACE["E4r"], 1, 0))
>>> bin(numbers(GATHER, land, camps, (), 0, 0, 5))  # two can be called to E4, one to D4
'0b111'
>>> [move.text for move in legal_moves(land, camps, 0, 0, ((SPACE["D4p"], 2),), False)]  # those in D4 have moved
['1 move E4r E4p', '1 move E4r E4m']
"""

from ..actions import BUILDS, CALLS, MOVES, PUTS, Alter, Build, Call, Move, Place, Put, alters, places
from ..board import Board
from ..camps import Camps
from ..data import CANOE, CANOES, GATHER, HUNTER, MOST, MOVE3, PLACE, RIVER, SIZES, TERRAINS, TIPI, TIPIS
from .building import Site, Stock, after, plain, steps, totals

__all__ = [
    "Used",
    "legal_alters",
    "legal_builds",
    "legal_calls",
    "legal_moves",
    "legal_places",
    "legal_puts",
    "numbers",
    "sources",
    "up_to",
]

Used = tuple[tuple[int, int], ...]
"""(space, hunters that came there by this action) or, while building, the spaces where a step was made."""


def up_to(most: int) -> int:
    """The bit set of 0 to that number, 5 at most."""
    return (2 << min(most, MOST)) - 1


def numbers(
    deed: int,
    board: Board,
    camps: Camps,
    supply: tuple[int, ...],
    others: int,
    variant: int,
    most: int,
    used: Used = (),
) -> int:
    """With how many hunters a seat can carry out an action whole, or go on with one, as a bit set.

    `camps`, `supply`: its own; `others`: the spaces that other seats hold; `most`: how many it can pay for.
    """
    if deed == PLACE:
        return up_to(supply[HUNTER])  # BI-19: they come from the own supply
    if deed == GATHER:
        return numbers_gather(camps)
    if deed in (TIPIS, CANOES):
        return numbers_building(camps, supply, deed == CANOES, variant, most, used)
    return numbers_move(board, camps, others, deed == MOVE3, used)


# -- placing the tile ----------------------------------------------------------------------------------------------


def legal_places(board: Board, seat: int, tile: int) -> tuple[Place, ...]:
    """Every open cell, every turn (BI-06, BI-11, BI-12)."""
    by_cell = places(seat, tile)
    return tuple(place for cell in board.open for place in by_cell[cell])


def legal_puts(seat: int, cell: int) -> tuple[Put, ...]:
    """The spaces of the new tile (BI-19)."""
    return PUTS[seat][len(TERRAINS) * cell : len(TERRAINS) * (cell + 1)]


# -- tipis and canoes ----------------------------------------------------------------------------------------------


def sites(camps: Camps, river: bool, used: Used = ()) -> tuple[Site, ...]:
    """What one's own spaces of land or of rivers hold, sorted, without those where a step was made."""
    found = [(n, size) for space, n, size in camps if (space % 3 == RIVER) == river and (space, 0) not in used]
    found.sort()
    return tuple(found)


def stock(supply: tuple[int, ...], river: bool) -> Stock:
    """The tipis or canoes of the supply, and its hunters."""
    first = (CANOE if river else TIPI) + 1
    return (*supply[first : first + len(SIZES)], supply[HUNTER])


def numbers_building(camps: Camps, supply: tuple[int, ...], river: bool, variant: int, most: int, used: Used) -> int:
    """BI-20, BI-21: one step; BI-32, BI-33: several."""
    if variant:
        return totals(sites(camps, river, used), stock(supply, river), most, variant == 2)
    return 1 | plain(sites(camps, river), stock(supply, river))


def legal_builds(camps: Camps, supply: tuple[int, ...], seat: int, river: bool, left: int) -> tuple[Build, ...]:
    """The spaces where so many hunters build or enlarge in one step."""
    have = stock(supply, river)
    return tuple(
        BUILDS[seat][space]
        for space, n, size in camps
        if (space % 3 == RIVER) == river and n >= left and size + left <= SIZES[-1] and have[size + left - 1]
    )


def legal_alters(
    camps: Camps, supply: tuple[int, ...], seat: int, river: bool, left: int, used: Used, reduce: bool
) -> tuple[Alter, ...]:
    """The steps after which the rest of the hunters can be used to the last one."""
    have, free = stock(supply, river), sites(camps, river, used)
    found: list[Alter] = []
    for space, n, size in camps:
        if (space % 3 == RIVER) == river and (space, 0) not in used:
            i = free.index((n, size))
            rest = free[:i] + free[i + 1 :]
            for new, hunters in steps((n, size), have, left, reduce):
                if totals(rest, after(have, size, new), left - hunters, reduce) >> (left - hunters) & 1:
                    found.append(alters(seat, space)[new])
    return tuple(found)


# -- gathering -----------------------------------------------------------------------------------------------------


def numbers_gather(camps: Camps) -> int:
    """BI-22: all hunters but those of the smallest group, which can call."""
    groups = [n for _, n, _ in camps if n]
    return up_to(sum(groups) - min(groups)) if groups else 1


def legal_calls(camps: Camps, seat: int, left: int) -> tuple[Call, ...]:
    """The spaces with an own hunter to which so many others can come."""
    elsewhere = sum(n for _, n, _ in camps) - left
    return tuple(CALLS[seat][space] for space, n, _ in camps if 0 < n <= elsewhere)


def sources(camps: Camps, to: int) -> tuple[tuple[int, int], ...]:
    """(space, hunters) wherever hunters can come from."""
    return tuple((space, n) for space, n, _ in camps if n and space != to)


# -- moving --------------------------------------------------------------------------------------------------------


def numbers_move(board: Board, camps: Camps, others: int, far: bool, used: Used) -> int:
    """BI-23: all hunters that have not moved and have somewhere to go."""
    movable, came = 0, dict(used)
    for space, n, _ in camps:
        n -= came.get(space, 0)
        if n and (board.near[space] & ~others or (far and board.far(space) & ~others)):
            movable += n
    return up_to(movable)


def legal_moves(board: Board, camps: Camps, seat: int, others: int, used: Used, far: bool) -> tuple[Move, ...]:
    """Every move of a hunter that has not moved yet, by spaces in their order."""
    came = dict(used)
    found: list[Move] = []
    for space, n, _ in camps:
        if n > came.get(space, 0):
            by_target = MOVES[seat][space]
            found += [by_target[to] for to in board.within(space, far) if not others >> to & 1]
    return tuple(found)
