"""The end of a year: order of play, turned tiles, sliding grids, better tiles. WE-70 to WE-73."""

from typing import Final

from prateria.core.game import Sink

from .. import events as ev
from .. import scoring
from ..actions import Do, do
from ..data import OPEN_TILES, PLACES, TILES, YEARS
from ..frames import Evolve, Turn
from ..player import Player
from ..position import Position
from . import masks, solo

ROW: Final = 3
LAST_OF_LEVEL_1: Final = 3


def end_year(state: Position, tell: Sink) -> None:
    """WE-70 and the beginning of WE-71, for all; after the last year the game ends instead."""
    state.ghost_first = state.solo and state.next_order[0] != 0
    state.order = tuple(seat for seat in state.next_order if seat < state.seats)
    tell(ev.YearEnded(state.year, state.next_order))
    if state.year == YEARS:
        scoring.finish(state, tell)
        return
    state.next_order = ()
    for p in state.people:
        slide(p, tell)
    if state.ghost_first:
        solo.take_tile(state, tell)
    state.stack, state.turn = (Evolve(),), state.order[0]


def slide(p: "Player", tell: Sink) -> None:
    """WE-71: used tiles are turned over, all slide down; those that leave come to their action side."""
    turned = [place for place in range(len(PLACES)) if p.marked >> place & 1]
    grid = [code ^ (place in turned) for place, code in enumerate(p.grid)]
    p.out = tuple(code >> 1 for code in grid[-ROW:])
    p.grid = (*(-1,) * ROW, *grid[:-ROW])
    p.marked, p.fire, p.ordered = 0, -1, False
    tell(ev.GridSlid(p.seat, tuple(PLACES[place] for place in turned), tuple(TILES[tile].id for tile in p.out)))


def legal_evolve(state: Position, p: "Player", frame: Evolve) -> tuple[Do, ...]:
    """Keep all, or one of the three for an open tile or one put aside earlier."""
    others = (*state.open, *p.aside)
    return (
        do(p.seat, "keep"),
        *(do(p.seat, "replace", TILES[out].id, TILES[tile].id) for out in p.out for tile in others),
    )


def keep(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-71: no tile is replaced; they are shuffled all the same."""
    tell(ev.TilesKept(p.seat))
    _evolved(state, p, tell)


def replace(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-71: one tile is put aside for another."""
    out = next(tile for tile in p.out if TILES[tile].id == action.what)
    tile = next(tile for tile in (*state.open, *p.aside) if TILES[tile].id == action.where)
    state.open = tuple(other for other in state.open if other != tile)
    p.aside = (*(other for other in p.aside if other != tile), out)
    p.out = (*(other for other in p.out if other != out), tile)
    tell(ev.TileReplaced(p.seat, action.what, action.where))
    _evolved(state, p, tell)


def _evolved(state: Position, p: "Player", tell: Sink) -> None:
    """The three come shuffled into the top row; the display is filled; the next one chooses, or the year is over."""
    row = state.rng.shuffled(sorted(p.out))
    p.grid = (*(2 * tile for tile in row), *p.grid[ROW:])
    p.out = ()
    tell(ev.TopRow(p.seat, tuple(TILES[tile].id for tile in row)))
    refill(state, tell)
    i = state.order.index(p.seat) + 1
    if i < len(state.order):
        state.turn = state.order[i]
    else:
        _begin_year(state, tell)


def refill(state: Position, tell: Sink) -> None:
    """WE-71: six tiles lie open while there are any."""
    stack = state.stacks[state.level - 1]
    missing = min(OPEN_TILES - len(state.open), len(stack))
    if missing:
        new = stack[-missing:][::-1]
        state.stacks = tuple(s[:-missing] if s is stack else s for s in state.stacks)
        state.open += new
        tell(ev.TilesOpened(tuple(TILES[tile].id for tile in new), ()))


def _begin_year(state: Position, tell: Sink) -> None:
    """WE-72, WE-73."""
    if state.solo and not state.ghost_first:
        solo.take_tile(state, tell)
    if state.year == LAST_OF_LEVEL_1:
        gone = state.open + state.stacks[0]
        state.gone += gone
        new = state.stacks[1][-OPEN_TILES:][::-1]
        state.level, state.open, state.stacks = 2, new, ((), state.stacks[1][:-OPEN_TILES])
        tell(ev.TilesOpened(tuple(TILES[tile].id for tile in new), tuple(TILES[tile].id for tile in gone)))
    for p in state.players:
        p.disc, p.used = -1, 0
        if p.played:
            masks.take_back(state, p, tell)
        p.extra = bool(p.tribe and p.tribe.extra_move)
    solo.shuffle(state)
    state.year += 1
    state.turn, state.stack = state.order[0], (Turn(),)
    tell(ev.YearBegan(state.year, state.in_order))
