"""A position made of an observation alone, in which that seat sees just this. PW-03, PW-18, PW-26."""

from typing import TypeVar

from .data import CARD, KIND
from .observe import Heap, Observation
from .position import Position
from .rules import spread

S = TypeVar("S", bound=Position)


def imagined(cls: type[S], view: Observation) -> S:
    """The prairie lies in the order of the cards; whoever has answered unseen has put down nothing."""
    state = cls.__new__(cls)
    state.seats, state.setup, state.phase, state.turn = len(view.players), view.setup, view.phase, view.turn
    unseen = _cards(view.prairie)
    out = len(unseen) - view.left
    state.boxed, state.prairie = unseen[:out], unseen[out:]
    state.table = spread(*_names(view.table))
    state.pile = tuple((seat, KIND[kind], lacks) for seat, kind, lacks in view.pile)
    state.at, state.asked = view.settled, view.asked
    state.winnings = tuple(tuple(CARD[card] for card in player.winnings) for player in view.players)
    state.gone = _cards(view.gone)
    state._legal = None
    return state


def _names(heap: Heap) -> tuple[str, ...]:
    return tuple(name for name, n in heap for _ in range(n))


def _cards(heap: Heap) -> tuple[int, ...]:
    return tuple(CARD[name] for name in _names(heap))
