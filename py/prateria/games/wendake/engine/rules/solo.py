"""The ghost of the solo game: four cards a year, one after each turn. WE-90."""

from typing import Final

from prateria.core.game import Sink

from .. import events as ev
from ..data import GHOST, MASKS, PROGRESS, TILES
from ..position import GHOST_SEAT, Position
from .movement import WARRIOR

YOU: Final = 0
COME_BACK: Final = 2


def shuffle(state: Position) -> None:
    """The ghost's cards for a year."""
    if state.solo:
        state.ghost = tuple(state.rng.shuffled(range(len(GHOST))))


def act(state: Position, tell: Sink) -> None:
    """The next card is turned and done, while there is one."""
    if not state.ghost:
        return
    card, state.ghost = state.ghost[-1], state.ghost[:-1]
    state.turned = card
    tell((_pathfinder, _raiders, _masks, _traders)[card](state))
    if GHOST[card] == "masks":
        state.turn_card(GHOST_SEAT, tell)


def _pathfinder(state: Position) -> ev.GhostActed:
    """Its marker onto the order of play; two warriors come back."""
    state.next_order += (GHOST_SEAT,)
    ghost = state.players[GHOST_SEAT]
    back = min(COME_BACK, ghost.house[WARRIOR])
    ghost.house_in(WARRIOR, -back)
    state.sentinels(state.land.villages[GHOST_SEAT], GHOST_SEAT, back)
    return ev.GhostActed("pathfinder", back=back)


def target(state: Position) -> int | None:
    """Where the raiders go: in reach, where you have the most sentinels; without any of yours, where no ghost is."""
    land, sides = state.land, state.sides
    village, yours = land.villages[GHOST_SEAT], land.villages[YOU]
    bases = [t for t in range(len(land.names)) if t == village or state.stand[t * sides + GHOST_SEAT]]
    reach = [t for t in range(len(land.names)) if t not in (village, yours) and any(t in land.near[b] for b in bases)]
    most = max(state.stand[t * sides + YOU] for t in reach)
    for t in reach:
        if state.stand[t * sides + YOU] == most and (most or not state.stand[t * sides + GHOST_SEAT]):
            return t
    return None


def _raiders(state: Position) -> ev.GhostActed:
    """A ghost warrior goes out to contest a majority."""
    land, sides = state.land, state.sides
    village, to = land.villages[GHOST_SEAT], target(state)
    if to is None or not state.stand[village * sides + GHOST_SEAT]:
        return ev.GhostActed("raiders")
    state.sentinels(village, GHOST_SEAT, -1)
    fought = bool(state.stand[to * sides + YOU])
    if fought:
        state.sentinels(to, YOU, -1)
        for seat in (YOU, GHOST_SEAT):
            state.players[seat].house_in(WARRIOR)
    else:
        state.sentinels(to, GHOST_SEAT, 1)
    return ev.GhostActed("raiders", land.names[to], fought)


def _masks(state: Position) -> ev.GhostActed:
    """Its disc goes to the dearest free space that it may take this year."""
    limit = 2 + state.year // 2
    taken = [p.disc for p in state.players]
    free = [space for space, mask in enumerate(MASKS) if mask.points <= limit and space not in taken]
    if not free:
        return ev.GhostActed("masks")
    space = max(free, key=lambda space: (MASKS[space].points, -space))
    state.players[GHOST_SEAT].disc = space
    return ev.GhostActed("masks", MASKS[space].id)


def _traders(state: Position) -> ev.GhostActed:
    """The first progress tile of the lowest level leaves the game."""
    if not state.offer:
        return ev.GhostActed("traders")
    tile, state.offer = state.offer[0], state.offer[1:]
    state.traded += (tile,)
    return ev.GhostActed("traders", PROGRESS[tile].id)


def take_tile(state: Position, tell: Sink) -> None:
    """Pathfinder, at the year's end: the open tile with the lowest number leaves; the display is filled."""
    if not state.open:
        return
    tile = min(state.open)
    state.open = tuple(other for other in state.open if other != tile)
    state.gone += (tile,)
    tell(ev.TilesOpened((), (TILES[tile].id,)))
    state.refill(tell)
