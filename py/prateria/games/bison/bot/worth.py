"""What a position is worth to each seat, in animals of the last scoring. BI-18, BI-25 to BI-30.

Only the last scoring counts, and what stands on the land by then has grown round by round: so pieces on the land count
most, what an area brings now and how hard it is to take away. Animals on the tracks, pieces in the supply count as much
as there is still time to use them.

>>> from ..engine.state import State
>>> worth(State.new(seats=2, seed=1)) == (worth(State.new(seats=2, seed=2)))
True
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ..engine.board import Board
from ..engine.camps import Camps
from ..engine.data import ACTIONS, CANOE, HUNTER, PRICES, ROUNDS, SIZES, TIPI, TRACK
from ..engine.scoring import award, counts, strength

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["actions_left", "counted", "income", "lead", "power", "worth"]

_POWER: Final = (10.0, 7.0, 4.5, 2.5, 1.0)
"""Of a piece of size 4, 3, 2, 1 and of a hunter: how much it holds an area in the long run."""

_STEEP: Final = 1.5
_RIVAL: Final = 1.5  # somebody who may still come
_NOW: Final = 0.55  # of an area counts as it stands, the rest by how safe it is
_GROWS: Final = 0.35  # animals that an area still gains, for each round to come

_ANIMAL: Final = tuple(0.35 * n - 0.009 * n * n for n in range(TRACK + 1))
"""What so many animals of one kind are worth: the first ones most."""

_HUNTER: Final = 0.9
_CROWD: Final = 1.1
"""A hunter beside another one on the land: it can move on or build."""

_PIECE: Final = (0.0, 0.5, 1.0, 1.5, 2.0)
"""In the supply, of size 1 to 4."""

_SOON: Final = 4  # actions that use up what a player owns


def actions_left(state: "State", seat: int) -> int:
    """How many actions that seat still has in the game, the present one not counted once it is named."""
    return ACTIONS * (ROUNDS[state.seats] - state.this_round + 1) - len(state.done[seat])


def lead(state: "State", seat: int) -> float:
    """How far that seat is ahead: of the best of the others, and of all of them."""
    if state.phase == "over":
        stands: tuple[float, ...] = tuple(sum(track) + min(track) / 64 for track in state.tracks)
    else:
        stands = worth(state)
    if len(stands) == 2:
        half = 0.5 * stands[1 - seat]
        return stands[seat] - half - half
    others = stands[:seat] + stands[seat + 1 :]
    return stands[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def worth(state: "State") -> tuple[float, ...]:
    """What each seat has."""
    later = ROUNDS[state.seats] - state.this_round
    values, income = _land(state.board, state.camps, later)
    found = list(values)
    for seat, more in enumerate(income):
        left = ACTIONS * (later + 1) - len(state.done[seat])
        if left:
            track = state.tracks[seat]
            if later:
                bison, turkey, fish = track
                track = bison + more[0], turkey + more[1], fish + more[2]
            found[seat] += _means(left, track, state.supply[seat], state.camps[seat])
    return tuple(found)


def income(state: "State") -> tuple[int, ...]:
    """How many animals each seat would get if all areas were counted now."""
    return tuple(map(sum, _land(state.board, state.camps, ROUNDS[state.seats] - state.this_round)[1]))


def counted(state: "State") -> tuple[tuple[int, int, int], ...]:
    """The same by animal."""
    return _land(state.board, state.camps, ROUNDS[state.seats] - state.this_round)[1]


def power(state: "State", seat: int) -> float:
    """How far that seat is ahead by the land alone, by what it brings and how hard it is to take away."""
    found = _land(state.board, state.camps, ROUNDS[state.seats] - state.this_round)[0]
    return found[seat] - max(found[:seat] + found[seat + 1 :])


Land = tuple[tuple[float, ...], tuple[tuple[int, int, int], ...]]


@lru_cache(maxsize=1 << 11)
def _land(board: Board, camps: tuple[Camps, ...], later: int) -> Land:
    """By seat: what all areas are worth to it, and how many animals of each kind they bring now."""
    seats = len(camps)
    tallies: dict[int, list[int]] = {}
    for seat, own in enumerate(camps):
        for name, strong, shown in _tally(board, own):
            tally = tallies.get(name)
            if tally is None:
                tally = tallies[name] = [0] * (2 * seats)
            tally[seat] = strong
            tally[seats + seat] = shown
    found = [0.0] * seats
    income = [0] * (3 * seats)
    areas = board.areas
    for name, tally in tallies.items():
        values, gains = _area(tuple(tally), areas[name][1], later)
        at = name % 3
        for seat, value in enumerate(values):
            found[seat] += value
            income[at] += gains[seat]
            at += 3
    return tuple(found), tuple([(income[i], income[i + 1], income[i + 2]) for i in range(0, 3 * seats, 3)])


@lru_cache(maxsize=1 << 11)
def _tally(board: Board, camps: Camps) -> tuple[tuple[int, int, int], ...]:
    """(area, strength, animals on the spaces held) for each area in which a seat has those camps."""
    found: dict[int, tuple[int, int]] = {}
    root, animals = board.root, board.animals
    for space, hunters, size in camps:
        name = root[space]
        strong, own = found.get(name, (0, 0))
        found[name] = strong + strength(hunters, size), own + animals(space)
    return tuple([(name, strong, own) for name, (strong, own) in found.items()])


@lru_cache(maxsize=1 << 15)
def _area(tally: tuple[int, ...], animals: int, later: int) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """What an area is worth to each seat, and what it brings now. `tally`: strengths by seat, then their animals."""
    seats = len(tally) // 2
    strengths = tally[:seats]
    gains = award(strengths, tally[seats:], animals)[1]
    powers = [sum(n * p for n, p in zip(counts(s), _POWER, strict=True)) ** _STEEP for s in strengths]
    rivals = sum(powers) + _RIVAL * min(later + 0.5, 2)
    hope = animals + _GROWS * later
    return tuple(_NOW * g + (1 - _NOW) * hope * p / rivals for g, p in zip(gains, powers, strict=True)), gains


def _means(left: int, track: tuple[int, ...], supply: tuple[int, ...], camps: Camps) -> float:
    """Animals and pieces that are not on the land, with so many actions still to use them."""
    soon = 1.0 if left >= _SOON else left / _SOON
    bison, turkey, fish = track
    animals = (
        _ANIMAL[bison if bison < TRACK else TRACK]
        + _ANIMAL[turkey if turkey < TRACK else TRACK]
        + _ANIMAL[fish if fish < TRACK else TRACK]
    )
    hunters = _HUNTER * min(supply[HUNTER], len(PRICES) - 1 + left // ACTIONS)
    return soon * (animals + _stored(supply) + hunters + _crowd(camps))


@lru_cache(maxsize=1 << 11)
def _stored(supply: tuple[int, ...]) -> float:
    """Tipis and canoes that lie ready."""
    return sum(_PIECE[n] * (supply[TIPI + n] + supply[CANOE + n]) for n in SIZES)


@lru_cache(maxsize=1 << 11)
def _crowd(camps: Camps) -> float:
    """Hunters who stand beside others."""
    return _CROWD * sum(n - 1 for _, n, _ in camps if n > 1)
