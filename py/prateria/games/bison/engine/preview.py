"""What a choice would do, from what a seat knows: shown before it is confirmed. BI-10, BI-18 to BI-28.

>>> from .state import State
>>> state = State.new(seats=2, seed=1)
>>> for text in ("do place 1", f"place {state.observe(state.turn).own} D3 0"):
...     state.apply(state.parse(f"{state.turn + 1} {text}"))
>>> shown = preview(state.observe(None), state.legal_actions()[0])
>>> [(change.area.id, change.area.gains[state.turn]) for change in shown.changes]
[('D4p', 5)]
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from prateria.core.game import Take

from . import board as land
from . import camps as on
from .actions import Alter, Barter, Build, Buy, Call, Do, Gain, Move, Place, Put
from .board import Board
from .camps import Camps
from .data import ACTIONS, ANIMALS, DEED, DEEDS, PIECE, PLACE, TERRAINS, TILE, TRACK
from .grid import CELL, SPACE, SPACES
from .observe import Area, Cell, Observation, areas
from .rules.actions import numbers, sources, up_to
from .rules.market import affordable, bartered, bought, only_way

__all__ = [
    "Change", "Look", "Preview", "coming", "counted", "followed", "gains", "gathered", "land_of", "look", "paying",
    "possible", "preview", "shown", "telling", "then", "tie", "unchanged",
]  # fmt: skip


class Change(NamedTuple):
    """An area that an action makes, or in which it changes who would get what.

    `area`: as it will be; `joined`: the areas of before that it is made of, () if it is quite new; `before`: what these
    would have brought each seat.
    """

    area: Area
    joined: tuple[str, ...]
    before: tuple[int, ...]


class Preview(NamedTuple):
    """What an action would do. `tile`: one that it lays; `changes`: areas, in the order of their scoring; `animals`:
    what the seat would then have of each animal; `comers`: where on the tile its hunters would bring most, if they are
    still to be put there: what changes is counted with them."""

    seat: int
    tile: Cell | None
    changes: tuple[Change, ...]
    animals: tuple[int, ...]
    comers: str = ""


class Look(NamedTuple):
    """All that a table shows of consequences. `affordable`: the most hunters that the seat that acts can pay for;
    `preview`: of the choice made ready; `news`: the latest events, so that what is new on the table comes from where it
    was. What areas would bring now stands in `Observation.areas`. `idle`: the actions in which no hunter could take
    part now, so that they bring an animal and nothing else."""

    affordable: int
    preview: Preview | None
    news: tuple[Any, ...] = ()
    idle: tuple[str, ...] = ()


def look(view: Observation, touch: Any, news: Sequence[Any] = ()) -> Look:
    """What to show of this position while this is touched (`view.frame.Touch`). `news`: the latest events."""
    most = affordable(view.players[view.actors[0]].animals) if view.actors else 0
    return Look(most, shown(view, touch), tuple(news), _idle(view))


def counted(view: Observation, shown: Preview | None) -> tuple[tuple[int, int], ...]:
    """What each seat would get if all areas were counted now, and after what is shown."""
    now = tuple(sum(area.gains[seat] for area in view.areas) for seat in range(view.seats))
    changes = shown.changes if shown is not None else ()
    return tuple(
        (n, n + sum(change.area.gains[seat] - change.before[seat] for change in changes)) for seat, n in enumerate(now)
    )


def telling(changes: Sequence[Change]) -> Sequence[Change]:
    """Those that bring somebody more or less than now; else all, so that something is seen."""
    return [change for change in changes if change.area.gains != change.before] or changes


def unchanged(view: Observation, action: Any) -> bool:
    """Whether nobody would get more or less after that than now, where something on the land is built or moves."""
    found = preview(view, action) if isinstance(action, Build | Alter | Move) else None
    return found is not None and all(change.area.gains == change.before for change in found.changes)


def _idle(view: Observation) -> tuple[str, ...]:
    if view.phase != "name":
        return ()
    me = view.players[view.turn]
    return tuple(name for name in DEEDS if DEED[name] != PLACE and name not in me.deeds and not possible(view, name))


def possible(view: Observation, deed: str) -> tuple[int, ...]:
    """With how many hunters that action could be named now, one at the least: paid for, and carried out whole."""
    me, (board, camps), others = view.players[view.turn], land_of(view), 0
    for space in view.spaces:
        if space.seat not in (None, view.turn):
            others |= 1 << SPACE[space.id]
    most = affordable(me.animals)
    found = numbers(DEED[deed], board, camps[view.turn], me.supply, others, view.variant, most) & up_to(most)
    return tuple(n for n in range(1, most + 1) if found >> n & 1)


def preview(view: Observation, action: Any) -> Preview | None:
    """What the action would do; None for one that leaves all areas and tracks as they are."""
    if not isinstance(action, Place | Put | Build | Alter | Call | Move | Gain | Buy | Barter):
        return None
    if isinstance(action, Call) and not gathered(view, (action,)):
        return None  # who comes is still to be chosen
    before, camps = land_of(view)
    after, animals, tile, comers = before, tuple(view.players[action.seat].animals), None, ""
    if isinstance(action, Place):
        after = before.lay(CELL[action.cell], TILE[action.tile], action.turn)
        tile = Cell(action.cell, action.tile, action.turn)
        comers, camps[action.seat] = _joined(view, after, camps, action)
    elif isinstance(action, Call):
        camps = followed(view, (action,))[1]
    elif isinstance(action, Put | Build | Alter | Move):
        camps[action.seat] = _moved(view, camps[action.seat], action)
    else:
        animals = _traded(animals, action)
    return Preview(action.seat, tile, _changes(view, areas(after, tuple(camps))), animals, comers)


def shown(view: Observation, touch: Any) -> Preview | None:
    """What is chosen would do; where a hint suggests it, all that the hint has in mind, so that the numbers of a hint
    stand on the table, while its price is paid too."""
    paying = view.phase == "pay" and bool(touch.advised)
    if touch.ready is None and not paying:
        return None
    if not paying and touch.ready not in touch.advised[:1]:
        return preview(view, touch.ready)
    seat = touch.advised[0].seat
    board, camps = followed(view, touch.advised)
    tile = next((Cell(a.cell, a.tile, a.turn) for a in touch.advised if isinstance(a, Place)), None)
    animals = tuple(view.players[seat].animals)
    for action in touch.advised:
        if isinstance(action, Gain | Buy | Barter):
            animals = _traded(animals, action)
        elif isinstance(action, Take) and action.kind in ANIMALS:
            animals = tuple(n - action.amount * (kind == action.kind) for n, kind in zip(animals, ANIMALS, strict=True))
    comers = next((action.space for action in touch.advised if isinstance(action, Put)), "") if tile else ""
    return Preview(seat, tile, _changes(view, areas(board, tuple(camps))), animals, comers)


def followed(view: Observation, actions: Sequence[Any]) -> tuple[Board, list[Camps]]:
    """The land and who stands there after these actions of one seat."""
    board, camps = land_of(view)
    left, deed = (view.doing.left, view.doing.deed) if view.doing else (0, "")
    target = view.doing.target if view.doing else None
    for action in actions:
        seat = action.seat
        own = camps[seat]
        if isinstance(action, Do):
            left, deed = action.hunters, action.deed
        elif isinstance(action, Place):
            board = board.lay(CELL[action.cell], TILE[action.tile], action.turn)
        elif isinstance(action, Put):
            camps[seat] = on.place(own, SPACE[action.space], left)
        elif isinstance(action, Build | Alter):
            space = SPACE[action.space]
            size = on.at(own, space)[1]
            new = size + left if isinstance(action, Build) else action.size
            camps[seat] = on.change(own, space, size - new, new)
        elif isinstance(action, Call):
            target = action.space
            comers = sources(own, SPACE[target])
            way = only_way([n for _, n in comers], left) or [0] * len(comers)  # else who comes is answered
            for (space, _), n in zip(comers, way, strict=True):
                if n:
                    camps[seat] = on.place(on.take(camps[seat], space, n), SPACE[target], n)
        elif isinstance(action, Move):
            camps[seat] = on.place(on.take(own, SPACE[action.start], 1), SPACE[action.to], 1)
        elif isinstance(action, Take) and deed == "gather" and target and action.amount and action.kind in SPACE:
            camps[seat] = on.place(on.take(own, SPACE[action.kind], action.amount), SPACE[target], action.amount)
    return board, camps


def coming(view: Observation, counts: Mapping[str, int]) -> tuple[int, ...]:
    """How much more or less each seat would get of all areas, once so many have come from these spaces to gather."""
    board, camps = followed(view, [Take(view.turn, space, n) for space, n in counts.items()])
    there = areas(board, tuple(camps))
    return tuple(sum(gains(there, seat)) - sum(gains(view.areas, seat)) for seat in range(view.seats))


def gathered(view: Observation, actions: Sequence[Any]) -> tuple[str, ...]:
    """From where hunters come, where these have some gather."""
    if not any(isinstance(action, Call) for action in actions):
        return ()
    seat = actions[0].seat
    now = followed(view, actions)[1][seat]
    return tuple(SPACES[space] for space, n, _ in land_of(view)[1][seat] if on.at(now, space)[0] < n)


def then(view: Observation, shown: Preview | None) -> tuple[Area, ...]:
    """The areas as they are after what is shown."""
    changes = shown.changes if shown is not None else ()
    gone = {name for change in changes for name in change.joined}
    return (*(area for area in view.areas if area.id not in gone), *(change.area for change in changes))


def gains(there: Sequence[Area], seat: int) -> tuple[int, ...]:
    """By animal what these areas bring that seat."""
    return tuple(sum(area.gains[seat] for area in there if area.terrain == terrain) for terrain in TERRAINS)


def tie(view: Observation, there: Sequence[Area] = ()) -> tuple[int, int, int] | None:
    """Before the last action of two in the last round, and after it: how many both would have if it were counted now,
    and of which kind the one who acts and the other would have fewest (BI-31); None where one would have more. `there`:
    the areas, if they are not as they lie. (Not where more than 15 of a kind would come: some of these are lost.)"""
    if view.seats != 2 or view.round < view.rounds or not view.actors:
        return None
    seat = view.actors[0]
    mine, theirs = (gains(there or view.areas, one) for one in (seat, 1 - seat))
    late = len(view.players[seat].deeds) >= ACTIONS - 1 and sum(mine) == sum(theirs)
    return (sum(mine), min(mine), min(theirs)) if late and max(*mine, *theirs) <= TRACK else None


def paying(view: Observation, counts: Mapping[str, int]) -> tuple[int, ...]:
    """What is left of each animal to the seat that pays, once it has given so many of each."""
    animals = view.players[view.turn].animals
    return tuple(n - counts.get(animal, 0) for animal, n in zip(ANIMALS, animals, strict=True))


def _joined(view: Observation, board: Board, camps: Sequence[Camps], action: Place) -> tuple[str, Camps]:
    """Where on the tile the hunters bring most that come with it, and the camps of their seat then."""
    seat, n = action.seat, view.doing.left if view.doing else 0
    if not n:
        return "", camps[seat]

    def brings(own: Camps) -> tuple[int, int]:
        gains = [area.gains for area in areas(board, (*camps[:seat], own, *camps[seat + 1 :]))]
        return sum(gain[seat] for gain in gains), -sum(map(sum, gains))

    spaces = [f"{action.cell}{terrain[0]}" for terrain in TERRAINS]
    ways = [(space, on.place(camps[seat], SPACE[space], n)) for space in spaces]
    return max(ways, key=lambda way: brings(way[1]))


def _moved(view: Observation, camps: Camps, action: Put | Build | Alter | Move) -> Camps:
    """The camps of the seat after the action."""
    left = view.doing.left if view.doing else 0
    if isinstance(action, Move):
        return on.place(on.take(camps, SPACE[action.start], 1), SPACE[action.to], 1)
    space = SPACE[action.space]
    if isinstance(action, Put):
        return on.place(camps, space, left)
    size = on.at(camps, space)[1]
    new = size + left if isinstance(action, Build) else action.size
    return on.change(camps, space, size - new, new)


def _traded(animals: tuple[int, ...], action: Gain | Buy | Barter) -> tuple[int, ...]:
    if isinstance(action, Buy):
        return bought(animals, PIECE[action.piece])
    if isinstance(action, Barter):
        return bartered(animals, ANIMALS.index(action.give), ANIMALS.index(action.get))
    return tuple(n + (animal == action.animal) for n, animal in zip(animals, ANIMALS, strict=True))


def _changes(view: Observation, after: tuple[Area, ...]) -> tuple[Change, ...]:
    """The areas that are not as they were."""
    known = set(view.areas)
    area_of = {space.id: space.area for space in view.spaces}
    by_id = {area.id: area for area in view.areas}
    found = []
    for area in after:
        if area not in known:
            joined = tuple(dict.fromkeys(area_of[space] for space in area.spaces if space in area_of))
            gains = zip(*(by_id[name].gains for name in joined), strict=True)
            found.append(Change(area, joined, tuple(map(sum, gains)) if joined else (0,) * view.seats))
    return tuple(found)


@lru_cache(maxsize=8)
def _board(ruleset: str, cells: tuple[Cell, ...]) -> Board:
    tiles = ((CELL[cell.id], TILE[cell.tile], cell.turn) for cell in cells)
    return land.board(ruleset, tuple(tile for tile in tiles if land.start(ruleset).laid[tile[0]] < 0))


def land_of(view: Observation) -> tuple[Board, list[Camps]]:
    """The board that was observed, and the camps of each seat."""
    camps = [
        tuple((SPACE[space.id], space.hunters, space.size) for space in view.spaces if space.seat == seat)
        for seat in range(view.seats)
    ]
    return _board(view.ruleset, view.cells), camps
