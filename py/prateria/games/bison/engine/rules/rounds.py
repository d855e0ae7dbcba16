"""From one turn to the next and from one round to the next: tiles are drawn, areas scored, the totem passed on.

BI-14 to BI-16, BI-25, BI-28 to BI-31. The scoring goes terrain by terrain and waits wherever somebody stands above 15.
"""

from typing import Any

from prateria.core.game import Sink

from .. import events as ev
from ..actions import STOPS
from ..board import named
from ..data import ACTIONS, ANIMALS, ROUNDS, TERRAINS, TILES, TRACK
from ..position import Position
from ..scoring import counts, outcome, standings
from .market import spends, trades

__all__ = ["begin_round", "end_turn", "next_word", "surplus_words"]


def begin_round(state: Position, tell: Sink) -> None:
    """BI-15: everyone draws a tile, the totem's holder first."""
    state.this_round += 1
    state.turn, state.phase = state.totem, "name"
    state.done = ((),) * state.seats
    tell(ev.RoundBegan(state.this_round, state.totem))
    hands, stack = [-1] * state.seats, list(state.stack)
    for seat in _from_totem(state):
        hands[seat] = stack.pop()
        tell(ev.TileDrawn(seat, TILES[hands[seat]].id, len(stack)))
    state.hands, state.stack = tuple(hands), tuple(stack)
    state._legal = None


def end_turn(state: Position, tell: Sink) -> None:
    """BI-16: the next seat; after four actions each, the scoring. In the last round it is the final one (BI-30)."""
    state.turn = (state.turn + 1) % state.seats
    state.phase = "name"
    if len(state.done[state.turn]) == ACTIONS:
        final = _is_last(state)
        if final:
            state.tracks = ((0,) * len(ANIMALS),) * state.seats
        state.phase = "surplus"
        tell(ev.RoundEnded(state.this_round, final))
        _score_on(state, tell)


def _score_on(state: Position, tell: Sink) -> None:
    """BI-25: the terrains that are left, until somebody stands above 15 (BI-28)."""
    while state.terrain < len(TERRAINS) - 1:
        state.terrain += 1
        _score(state, tell)
        if not _is_last(state):
            state.asked = tuple(seat for seat in _from_totem(state) if state.tracks[seat][state.terrain] > TRACK)
            if state.asked:
                return
    state.terrain = -1
    if _is_last(state):
        state.phase = "over"
        points, _, winners = outcome(state.tracks)
        tell(ev.GameEnded(points, winners))
    else:
        holder = state.totem
        state.totem = (holder + 1) % state.seats
        tell(ev.TotemPassed(holder, state.totem))
        begin_round(state, tell)


def _score(state: Position, tell: Sink) -> None:
    """BI-25 to BI-27: all areas of the present terrain."""
    terrain, before = state.terrain, state.tracks
    for root, animals, strengths, places, gains in standings(state.board, state.camps, terrain):
        state.tracks = tuple(
            (*track[:terrain], track[terrain] + gain, *track[terrain + 1 :])
            for track, gain in zip(state.tracks, gains, strict=True)
        )
        pieces = tuple(counts(strong) for strong in strengths)
        tell(ev.AreaScored(named(state.board.areas[root][0]), TERRAINS[terrain], animals, pieces, places, gains))
    totals = tuple(track[terrain] for track in state.tracks)
    gained = tuple(total - track[terrain] for total, track in zip(totals, before, strict=True))
    tell(ev.TerrainScored(TERRAINS[terrain], ANIMALS[terrain], gained, totals))


def surplus_words(state: Position) -> tuple[Any, ...]:
    """BI-28: trade, or stop; in `apacze` nobody stops who can still spend from the overfull track."""
    seat = state.asked[0]
    found = trades(seat, state.tracks[seat], state.market[seat])
    if state.ruleset == "apacze" and any(spends(trade, state.terrain) for trade in found):
        return found
    return (*found, STOPS[seat])


def next_word(state: Position, tell: Sink) -> None:
    """BI-28: whoever is no longer above 15 has had their word; after the last one the scoring goes on."""
    if state.tracks[state.asked[0]][state.terrain] <= TRACK:
        state.asked = state.asked[1:]
        if not state.asked:
            _score_on(state, tell)


def _is_last(state: Position) -> bool:
    return state.this_round == ROUNDS[state.seats]


def _from_totem(state: Position) -> list[int]:
    """All seats in turn, beginning with the totem's holder."""
    return [(state.totem + i) % state.seats for i in range(state.seats)]
