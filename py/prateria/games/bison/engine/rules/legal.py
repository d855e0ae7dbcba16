"""What can be done in each phase of a position. BI-16 to BI-24, BI-28; how each action works is in `rules`."""

from collections.abc import Callable
from typing import Any, Final

from ..actions import ENDS, GAINS, named, takes
from ..data import ACTIONS, CANOES, DEEDS, MOVE3, PLACE, TRACK
from ..position import Position
from . import actions as rules
from .market import affordable, trades
from .rounds import surplus_words

__all__ = ["legal"]

Actions = tuple[Any, ...]


def legal(state: Position) -> Actions:
    """Every legal action, in a fixed order."""
    return _BY_PHASE[state.phase](state)


def _names(state: Position) -> Actions:
    """BI-16 to BI-18: actions with the numbers of hunters that can be paid and carried out; then trades."""
    seat = state.turn
    done, camps, supply, others = state.done[seat], state.camps[seat], state.supply[seat], state.others()
    most = affordable(state.tracks[seat])
    deeds = range(len(DEEDS))
    if len(done) == ACTIONS - 1 and state.hands[seat] >= 0:
        deeds = range(PLACE, PLACE + 1)  # BI-17
    found: list[Any] = []
    for deed in deeds:
        if deed not in done:
            numbers = rules.numbers(deed, state.board, camps, supply, others, state.variant, most)
            found += named(seat, deed, numbers & rules.up_to(most))
    return (*found, *_trades(state))


def _trades(state: Position) -> Actions:
    """BI-24."""
    return trades(state.turn, state.tracks[state.turn], state.market[state.turn])


def _ends(state: Position) -> Actions:
    return (ENDS[state.turn], *_trades(state))


def _answers(state: Position) -> Actions:
    bag = state.bag()
    return takes(bag.seat, bag.kinds[len(bag.taken)])[bag.answers()] if bag else ()


def _gains(state: Position) -> Actions:
    """BI-18: animals whose track is below 15."""
    seat = state.turn
    return tuple(gain for gain, n in zip(GAINS[seat], state.tracks[seat], strict=True) if n < TRACK)


def _places(state: Position) -> Actions:
    return rules.legal_places(state.board, state.turn, state.hands[state.turn])


def _puts(state: Position) -> Actions:
    return rules.legal_puts(state.turn, state.target)


def _builds(state: Position) -> Actions:
    seat, river = state.turn, state.deed == CANOES
    camps, supply = state.camps[seat], state.supply[seat]
    if state.variant:
        return rules.legal_alters(camps, supply, seat, river, state.left, state.used, state.variant == 2)
    return rules.legal_builds(camps, supply, seat, river, state.left)


def _calls(state: Position) -> Actions:
    return rules.legal_calls(state.camps[state.turn], state.turn, state.left)


def _moves(state: Position) -> Actions:
    seat = state.turn
    return rules.legal_moves(state.board, state.camps[seat], seat, state.others(), state.used, state.deed == MOVE3)


_BY_PHASE: Final[dict[str, Callable[[Position], Actions]]] = {
    "name": _names,
    "pay": _answers,
    "gain": _gains,
    "place": _places,
    "put": _puts,
    "build": _builds,
    "call": _calls,
    "gather": _answers,
    "move": _moves,
    "end": _ends,
    "surplus": surplus_words,
    "over": lambda state: (),
}
