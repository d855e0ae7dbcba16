"""A position made of an observation alone, in which that seat sees just this. WE-04, WE-10, WE-71, WE-90."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from prateria.core.rng import Rng

from . import observe
from .atlas import Land, land_of
from .data import (
    COMMON,
    FLAGS,
    GHOST,
    HEALTHY,
    INFECTED,
    MASK_KINDS,
    MASKS,
    NATIVES,
    PLACES,
    PROGRESS,
    TILES,
    TRACKS,
    TRIBES,
    TURTLE_FACES,
    TURTLES,
)
from .observe import Observation, Own
from .player import Player
from .position import GHOST_SEAT, Pairs, Position
from .rules.hands import Card, card, sort_of

S = TypeVar("S", bound=Position)

_TILE: Final = {tile.id: i for i, tile in enumerate(TILES)}
_PROGRESS: Final = {tile.id: i for i, tile in enumerate(PROGRESS)}
_MASK: Final = {"": -1} | {mask.id: i for i, mask in enumerate(MASKS)}
_TRIBE: Final = {"": None} | {tribe.id: tribe for tribe in (COMMON, *TRIBES)}


def imagined(cls: type[S], view: Observation) -> S:
    """What the seat does not know lies in the order of the box: mask cards, turtle faces, tiles, cards of the ghost."""
    state = cls.__new__(cls)
    state.rules, state.seats, state.rng, state._legal = view.rules, len(view.players), Rng(0), None
    state.sides = max(2, state.seats)
    state.land = land_of(state.sides)
    state.tribes = view.players[0].tribe != COMMON.id
    state.pairs, state.year = _pairs(view), view.year
    state.order, state.next_order = view.order, view.next_order
    state.turn = view.asked.seat if view.asked else view.order[0]
    state.stack = view.asked.stack if view.asked else ()
    state.stand = tuple(n for place in view.territories for n in place.standing)
    state.areas = tuple(_natives(view, state.land))
    state.offer = _numbers(_PROGRESS, view.offer)
    state.flags = tuple(flag for flag in FLAGS if flag in view.flags)
    state.choices = tuple(i for i, tribe in enumerate(TRIBES) if tribe.id in view.tribes)
    state.pile = tuple(_sort(mask) for mask in view.pile)
    state.players = tuple(_player(player) for player in view.players)
    _ghost(state, view.ghost)
    _tiles(state, view)
    _masks(state, view)
    _turtles(state, view)
    return state


def _numbers(number: dict[str, int], names: Iterable[str]) -> tuple[int, ...]:
    return tuple(number[name] for name in names)


def _pairs(view: Observation) -> Pairs:
    (a, b), (c, d) = view.pairs
    return (TRACKS.index(a), TRACKS.index(b)), (TRACKS.index(c), TRACKS.index(d))


def _natives(view: Observation, land: Land) -> Iterator[int]:
    """Who is in each area; those of villages are counted with the players."""
    for t, place in enumerate(view.territories):
        for area in place.areas:
            free = area.seat is None or t in land.villages
            yield -1 if free else 3 * (area.seat or 0) + NATIVES.index(area.native)


# -- players -------------------------------------------------------------------------------------------------------


def _player(view: observe.Player) -> Player:
    """All but cards and turtles."""
    p = Player.blank(view.seat)
    p.tribe = _TRIBE[view.tribe]
    p.grid = tuple(2 * _TILE[place.tile] + place.ritual if place.tile else -1 for place in view.grid)
    p.out, p.aside = _numbers(_TILE, view.out), _numbers(_TILE, view.aside)
    markers = [place.marker for place in view.grid]
    p.marked = sum(1 << i for i in range(len(PLACES)) if markers[i] == "action")
    p.fire = markers.index("fire") if "fire" in markers else -1
    p.ordered, p.swaps, p.swapped, p.extra = view.ordered, view.swaps, view.swapped, view.extra
    p.goods, p.canoes, p.women, p.hunters = view.goods, view.canoes, view.women, view.hunters
    p.house, p.tracks, p.disc, p.flag = view.house, view.tracks, _MASK[view.disc], view.flag
    p.progress = tuple(_PROGRESS[tile] for tile, _ in view.progress)
    p.used = sum(1 << _PROGRESS[tile] for tile, used in view.progress if used)
    return p


def _ghost(state: Position, ghost: observe.Ghost | None) -> None:
    state.ghost = state.traded = ()
    state.ghost_first, state.turned = False, -1
    if ghost is not None:
        p = Player.blank(GHOST_SEAT)
        p.disc, p.house = _MASK[ghost.disc], (0, 0, ghost.house)
        state.players += (p,)
        state.ghost = tuple(GHOST.index(name) for name in ghost.cards)
        state.traded, state.ghost_first = _numbers(_PROGRESS, ghost.traded), ghost.ahead
        state.turned = GHOST.index(ghost.turned) if ghost.turned else -1


# -- what is hidden ------------------------------------------------------------------------------------------------


def _tiles(state: Position, view: Observation) -> None:
    """Of the stacks everyone knows what is in them: all advanced tiles that are nowhere else."""
    state.level, state.open, state.gone = view.level, _numbers(_TILE, view.open), _numbers(_TILE, view.gone)
    seen = {*state.open, *state.gone}
    for p in state.people:
        seen.update((*(code >> 1 for code in p.grid), *p.out, *p.aside))
    state.stacks = tuple(
        tuple(
            i for i, tile in enumerate(TILES) if tile.level == level and tile.players <= state.sides and i not in seen
        )
        for level in (1, 2)
    )


def _masks(state: Position, view: Observation) -> None:
    """Cards of which only the kind is known are healthy as long as there are healthy ones; then the others' hands are
    filled, the rest is the deck."""
    pool = [n for _ in MASK_KINDS for n in (HEALTHY, INFECTED)]
    for sort in state.pile:
        pool[sort] -= 1
    others = []
    for p, player in zip(state.people, view.players, strict=True):
        if view.own and p.seat == view.seat:
            p.hand, p.played = _own(view.own, player)
            for own in (*p.hand, *p.played):
                pool[sort_of(own)] -= 1
        else:
            others.append((p, player))
            for mask in (*player.seen, *player.played):
                if mask.infected is not None:
                    pool[_sort(mask)] -= 1
    for p, player in others:
        p.hand = tuple(sorted(_known(mask, pool) for mask in player.seen))
        p.played = tuple(sorted(_known(mask, pool) for mask in player.played))
    rest = [sort for sort, n in enumerate(pool) for _ in range(n)]
    for p, player in others:
        unknown = player.hand - len(player.seen)
        p.hand = tuple(sorted((*p.hand, *(3 * sort for sort in rest[:unknown]))))
        del rest[:unknown]
    state.deck = tuple(rest)


def _own(own: Own, player: observe.Player) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Hand and played cards. Of a played card the others know the kind, or all where they say so."""
    hand = tuple(3 * _sort(mask) + seen for mask, seen in zip(own.hand, own.known, strict=True))
    seen, played = [mask for mask in player.played if mask.infected is not None], []
    for mask in own.played:
        played.append(3 * _sort(mask) + 1 + (mask in seen))
        if mask in seen:
            seen.remove(mask)
    return hand, tuple(sorted(played))


def _known(mask: Card, pool: list[int]) -> int:
    """A card of another player that everyone knows something of; taken from the pool if that is its kind only."""
    kind = MASK_KINDS.index(mask.kind)
    if mask.infected is not None:
        return card(kind, mask.infected, 2)
    infected = not pool[2 * kind]
    pool[2 * kind + infected] -= 1
    return card(kind, infected, 1)


def _sort(mask: Card) -> int:
    return 2 * MASK_KINDS.index(mask.kind) + bool(mask.infected)


def _turtles(state: Position, view: Observation) -> None:
    """The faces of each stack that the seat does not own: to their owners in the order of the seats, then the stack."""
    own = view.own.turtles if view.own else ()
    stacks = [list(range(len(TURTLE_FACES[level]))) for _, level in TURTLES]
    mine = []
    for category, level, tracks in own:
        stack, face = TURTLES.index((category, level)), TURTLE_FACES[level].index(tracks)
        stacks[stack].remove(face)
        mine.append((stack, face))
    for p, player in zip(state.people, view.players, strict=True):
        if view.own and p.seat == view.seat:
            p.turtles = tuple(mine)
        else:
            places = [TURTLES.index(turtle) for turtle in player.turtles]
            p.turtles = tuple((stack, stacks[stack].pop(0)) for stack in places)
    state.turtles = tuple(map(tuple, stacks))
