"""Whether a position that was read can be: the pieces of the box, each once, and a question that can be asked."""

from collections import Counter
from typing import Any

from .data import (
    CANOES,
    FLAGS,
    GHOST,
    HEALTHY,
    HOME,
    HOUSE,
    INFECTED,
    MASK_KINDS,
    PLACES,
    PROGRESS,
    RESOURCES,
    TILES,
    TRACKS,
    TURTLE_FACES,
    TURTLES,
    YEARS,
)
from .frames import Evolve, Tribe
from .notation_asked import check_questions
from .player import Player
from .position import GHOST_SEAT, Position
from .rules.evolution import ROW
from .rules.grid import TILES_A_YEAR, open_lines
from .rules.hands import sort_of
from .rules.movement import HUNTER, WARRIOR, WOMAN
from .rules.trade import ALLIANCES


def check(state: Position) -> None:
    """Raises ValueError with the first thing that is wrong."""
    _check_numbers(state)
    _check_order(state)
    for p in state.people:
        _check_player(state, p)
    _check_tribes(state)
    _check_flags(state)
    _check_natives(state)
    _check_box(state)
    check_questions(state)
    if state.stack and not state.legal_actions():
        raise ValueError("nothing can be done")


def _asked(state: Position, kind: type) -> bool:
    """Whether that is the question at the bottom."""
    return bool(state.stack) and isinstance(state.stack[0], kind)


def _check_numbers(state: Position) -> None:
    numbers: list[Any] = [state.year, state.level, state.turn, *state.order, *state.next_order, *state.stand]
    numbers += [face for faces in state.turtles for face in faces]
    flags: list[Any] = [state.tribes, state.ghost_first]
    for p in state.players:
        numbers += [p.marked, p.swaps, p.canoes, p.women, p.hunters, *p.goods, *p.house, *p.tracks]
        numbers += [face for _, face in p.turtles]
        flags += [p.ordered, p.swapped, p.extra]
        if (len(p.goods), len(p.house), len(p.tracks)) != (len(RESOURCES) + 1, len(HOUSE), len(TRACKS)):
            raise ValueError(f"goods, long house or tracks of seat {p.seat}")
        if type(p.fire) is not int or p.fire not in range(-1, len(PLACES)):
            raise ValueError("a fire marker that is nowhere")
    if any(type(n) is not int or n < 0 for n in numbers) or any(type(flag) is not bool for flag in flags):
        raise ValueError("a number or a yes or no is something else")
    if len(state.players) != state.sides or len(state.stand) != len(state.land.names) * state.sides:
        raise ValueError("not the sides of this map")


def _check_order(state: Position) -> None:
    if sorted(state.order) != list(range(state.seats)) or state.turn not in state.order:
        raise ValueError("the order of play")
    ordered = {p.seat for p in state.people if p.ordered}
    ghost = state.solo and GHOST_SEAT in state.next_order and GHOST.index("pathfinder") not in state.ghost
    if sorted(state.next_order) != sorted(ordered | {GHOST_SEAT} if ghost else ordered):
        raise ValueError("the next order of play")
    if not 1 <= state.year <= YEARS or state.level not in (1, 2) or sorted(sum(state.pairs, ())) != [0, 1, 2, 3]:
        raise ValueError("no such year, level or pairs")
    if len(state.ghost) > len(GHOST) * state.solo or len(set(state.ghost)) != len(state.ghost):
        raise ValueError("the cards of the ghost")
    if state.turned >= 0 and (not state.solo or (state.turned in state.ghost and len(state.ghost) < len(GHOST))):
        raise ValueError("the card that the ghost has turned")


def _check_player(state: Position, p: "Player") -> None:
    evolving = _asked(state, Evolve) and state.order.index(p.seat) >= state.order.index(state.turn)
    empty = ROW if evolving else 0  # what slid out is still to be replaced (WE-71)
    if len(p.out) != empty or [code < 0 for code in p.grid] != [place < empty for place in range(len(PLACES))]:
        raise ValueError(f"the grid of seat {p.seat}")
    if p.marked >> len(PLACES) or p.marked.bit_count() > TILES_A_YEAR or (p.fire >= 0 and p.marked >> p.fire & 1):
        raise ValueError(f"the markers of seat {p.seat}")
    if not open_lines(p.marked, p.fire if p.marked.bit_count() < TILES_A_YEAR else -1):
        raise ValueError(f"markers of seat {p.seat} that are in no line")
    launched = p.tribe.canoes if p.tribe and not _asked(state, Tribe) else 0  # once all have joined; none is ever lost
    if not launched <= p.canoes <= CANOES or p.used & ~sum(1 << tile for tile in p.progress):
        raise ValueError(f"the canoes or progress tiles of seat {p.seat}")


def _check_tribes(state: Position) -> None:
    """WE-08: chosen in reverse order of play, of one more than there are players."""
    open_ = state.order[: state.order.index(state.turn) + 1] if _asked(state, Tribe) else ()
    if any((p.tribe is None) != (p.seat in open_) for p in state.people):
        raise ValueError("who has a tribe")
    if len(set(state.choices)) != len(state.choices) or len(state.choices) != state.tribes * (len(open_) + 1):
        raise ValueError("the tribes to choose from")


def _check_flags(state: Position) -> None:
    """WE-63: each once, and as many as can still be asked for."""
    flags = [*state.flags, *(p.flag for p in state.players if p.flag)]
    if len(set(flags)) != len(flags) or not set(flags) <= set(FLAGS):
        raise ValueError("the flags")
    if len(state.flags) < sum(tile in ALLIANCES for tile in state.offer):
        raise ValueError("a flag is missing")


def _check_natives(state: Position) -> None:
    """Everyone's natives, wherever they are; the ghost has warriors only. Villages are counted, not occupied."""
    land = state.land
    if any(code >= 0 and home in land.villages for code, home in zip(state.areas, land.home, strict=True)):
        raise ValueError("an area of a village that is occupied")
    if any(not -1 <= code < 3 * state.sides for code in state.areas):
        raise ValueError("a native of nobody")
    for p in state.players:
        code = 3 * p.seat
        women = p.women + state.areas.count(code + WOMAN) + p.house[WOMAN]
        hunters = p.hunters + state.areas.count(code + HUNTER) + p.house[HUNTER]
        warriors = sum(state.stand[p.seat :: state.sides]) + state.areas.count(code + WARRIOR) + p.house[WARRIOR]
        if p.seat >= state.seats:
            expected = (0, 0, HOME[WARRIOR])
        elif state.choices and len(state.choices) > 1 and not warriors:
            expected = (0, 0, 0)  # tribes are still being chosen
        else:
            expected = (HOME[0] + HOUSE[0], HOME[1] + HOUSE[1], p.tribe.warriors if p.tribe else 0)
        if (women, hunters, warriors) != expected:
            raise ValueError(f"the natives of seat {p.seat}")


def _check_box(state: Position) -> None:
    """Mask cards, tiles, progress tiles and turtles are those of the box."""
    cards = Counter([*state.deck, *state.pile])
    tiles = Counter([*state.open, *state.gone, *(tile for stack in state.stacks for tile in stack)])
    progress = Counter([*state.offer, *state.traded])
    turtles = Counter((stack, face) for stack, faces in enumerate(state.turtles) for face in faces)
    for p in state.players:
        cards.update(map(sort_of, (*p.hand, *p.played)))
        tiles.update([*(code >> 1 for code in p.grid if code >= 0), *p.out, *p.aside])
        progress.update(p.progress)
        turtles.update(p.turtles)
    if cards != Counter({2 * k + pox: (HEALTHY, INFECTED)[pox] for k in range(len(MASK_KINDS)) for pox in (0, 1)}):
        raise ValueError("the mask cards are not those of the box")
    if tiles != Counter(
        {
            i: state.seats if tile.level == 0 else 1
            for i, tile in enumerate(TILES)
            if tile.level == 0 or tile.players <= state.sides
        }
    ):
        raise ValueError("the tiles are not those of the box")
    levels = Counter(PROGRESS[tile].level for tile in progress)
    if max(progress.values()) > 1 or levels != Counter(dict.fromkeys((1, 2, 3), 2 * state.sides)):
        raise ValueError("the progress tiles are not those of a game")
    faces = [len(TURTLE_FACES[level]) for _, level in TURTLES]
    if len(state.turtles) != len(TURTLES) or len(state.stacks) != 2:
        raise ValueError("the stacks of turtles or tiles")
    if any(len({stack for stack, _ in p.turtles}) != len(p.turtles) for p in state.players):
        raise ValueError("two turtles of one stack")
    if turtles != Counter((stack, face) for stack, n in enumerate(faces) for face in range(n)):
        raise ValueError("the turtles are not those of the box")
