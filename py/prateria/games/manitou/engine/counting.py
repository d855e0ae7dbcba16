"""The end of a hunt as one look: the thief, the herds of all territories, the captives of all.

The engine settles all of it in one go; this is the same for the eye, made of the events alone. The result that comes
then tells it once more, so it is not told one thing after the other before that.

>>> from .state import State
>>> state = State.new(seats=2, seed=1)
>>> while state.phase == "party" or state.turns_left > 1:
...     state.apply(state.legal_actions()[-1])
>>> before, told = state.clone(), []
>>> state.apply(state.legal_actions()[-1], told.append)
>>> ((events, after),) = counting(before, told)
>>> after.rows == ((), (), ()), after.thieves == state.thieves
(True, True)
"""

from collections.abc import Sequence
from typing import Any, Final

from . import events as ev
from .data import KIND, TERRITORIES
from .position import Position

__all__ = ["counting"]

Looks = list[tuple[tuple[Any, ...], Position]]
_COUNTED: Final = (ev.ThievesTaken, ev.BisonCaught, ev.BisonLost, ev.CaptivesTaken, ev.CardsReturned)


def counting(lying: Position, events: Sequence[Any]) -> Looks:
    """What of these events of a hunt's end is counted, in their order, with the position after it. `lying`: the
    position in which the last card lies and nothing is taken yet."""
    together = tuple(event for event in events if isinstance(event, _COUNTED))
    state = lying.clone()
    for event in together:
        _take(state, event)
    return [(together, state)] if together else []


def _take(state: Position, event: Any) -> None:
    """What that event moves."""
    match event:
        case ev.ThievesTaken():
            state.thieves = tuple(n + (seat in event.seats) for seat, n in enumerate(state.thieves))
        case ev.BisonCaught():
            state.bison = _with(state.bison, event.seat, (*state.bison[event.seat], event.value))
            state.herds = _with(state.herds, TERRITORIES.index(event.territory), ())
        case ev.BisonLost():
            state.herds = _with(state.herds, TERRITORIES.index(event.territory), ())
        case ev.CaptivesTaken() | ev.CardsReturned():
            t = TERRITORIES.index(event.territory)
            state.rows, state.guards = _with(state.rows, t, ()), _with(state.guards, t, ())
            if isinstance(event, ev.CaptivesTaken):
                taken = tuple((seat, KIND[kind]) for seat, kind in event.cards)
                state.captives = _with(state.captives, event.seat, (*state.captives[event.seat], *taken))


def _with(values: tuple[Any, ...], i: int, value: Any) -> tuple[Any, ...]:
    return (*values[:i], value, *values[i + 1 :])
