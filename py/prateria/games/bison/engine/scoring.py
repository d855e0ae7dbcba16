"""What areas bring, and who wins. BI-25 to BI-27, BI-31: pure functions of who stands where.

Places count from 1 with gaps after ties, as in sport: two tied for first are both 1, the next one is 3. So BI-26 and
BI-27 need nothing but a place and whether it is shared. A strength is one number: tipis or canoes of size 4 first, then
3, 2, 1, then hunters; no seat has more than 8 of anything.

>>> yellow, red, green, blue = strength(0, 2), strength(1, 1) + strength(0, 1), strength(3, 1), strength(1, 0)
>>> award((yellow, red, green, blue), (1, 4, 0, 2), 7)  # EX-BI-1
((1, 2, 3, 4), (7, 3, 0, 2))
>>> award((yellow, red, green - strength(0, 1) + strength(0, 2) - 3, blue), (1, 4, 0, 2), 7)  # EX-BI-2
((1, 3, 1, 4), (3, 4, 3, 2))
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from prateria.core.game import Outcome

from .board import Board
from .camps import Camps
from .data import ANIMALS, SIZES

__all__ = ["Standing", "award", "counted", "counts", "odd_one", "outcome", "standings", "strength"]

_BITS: Final = 4  # of a count; hunters lowest


class Standing(NamedTuple):
    """An area if it were scored now.

    `root`: its first space; `animals`: how many live there; for each seat: `strengths` (0: no piece there), `places`
    (0: no piece there) and `gains`, the animals it would get.
    """

    root: int
    animals: int
    strengths: tuple[int, ...]
    places: tuple[int, ...]
    gains: tuple[int, ...]


def strength(hunters: int, size: int) -> int:
    """What the pieces on one space count for; strengths of spaces add up (BI-25)."""
    return hunters + (1 << _BITS * size if size else 0)


def counts(strong: int) -> tuple[int, ...]:
    """A strength taken apart: how many pieces of size 4, 3, 2, 1, and how many hunters."""
    return tuple(strong >> _BITS * n & (1 << _BITS) - 1 for n in (*reversed(SIZES), 0))


def award(strengths: Sequence[int], own: Sequence[int], animals: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """(places, gains) by seat in an area of so many animals. `own`: the animals on the spaces that each seat holds."""
    places = tuple(1 + sum(other > mine for other in strengths) if mine else 0 for mine in strengths)
    gains = []
    for place, shown in zip(places, own, strict=True):
        if place == 1:
            gains.append(animals if places.count(1) == 1 else animals // 2)
        elif place == 2:
            gains.append(animals // 2 if places.count(2) == 1 else shown)
        else:
            gains.append(shown if place else 0)
    return places, tuple(gains)


def odd_one(places: Sequence[int], animals: int) -> bool:
    """Whether an animal of an area counts for nobody: half of an odd number is rounded down (BI-27)."""
    return places.count(1) > 1 and animals % 2 == 1


def standings(board: Board, camps: Sequence[Camps], terrain: int) -> tuple[Standing, ...]:
    """The areas of a terrain in which somebody has pieces, in the order of their first spaces."""
    seats = len(camps)
    tallies: dict[int, tuple[list[int], list[int]]] = {}
    for seat, row in enumerate(camps):
        for space, hunters, size in row:
            if space % 3 == terrain:
                root = board.root[space]
                tally = tallies.get(root)
                if tally is None:
                    tally = tallies[root] = ([0] * seats, [0] * seats)
                tally[0][seat] += strength(hunters, size)
                tally[1][seat] += board.animals(space)
    found = []
    for root in sorted(tallies):
        strengths, own = tallies[root]
        animals = board.areas[root][1]
        found.append(Standing(root, animals, tuple(strengths), *award(strengths, own, animals)))
    return tuple(found)


def counted(board: Board, camps: Sequence[Camps]) -> list[tuple[int, ...]]:
    """What a counting of all areas would bring each seat, by animal."""
    kinds = [standings(board, camps, terrain) for terrain in range(len(ANIMALS))]
    return [tuple(sum(area.gains[seat] for area in areas) for areas in kinds) for seat in range(len(camps))]


def outcome(tracks: Sequence[tuple[int, ...]]) -> Outcome:
    """The end: most animals in all; among those tied the one whose smallest kind is greatest (BI-31).

    >>> outcome(((10, 14, 6), (12, 7, 11), (9, 9, 11))).winners  # EX-BI-4
    (1,)
    """
    points = tuple(sum(track) for track in tracks)
    ranks = [(sum(track), min(track)) for track in tracks]
    best = max(ranks)
    breakdown = tuple(dict(zip(ANIMALS, track, strict=True)) for track in tracks)
    return Outcome(points, breakdown, tuple(seat for seat, rank in enumerate(ranks) if rank == best))
