"""The end of a hunt as short looks in the order of the rules: the thief, the herds of one territory after the other,
the captives of all.

The engine settles all of it in one go; this is the same for the eye, made of the events alone.

>>> from .state import State
>>> state = State.new(seats=2, seed=1)
>>> while state.phase == "party" or state.turns_left > 1:
...     state.apply(state.legal_actions()[-1])
>>> before, told = state.clone(), []
>>> state.apply(state.legal_actions()[-1], told.append)
>>> *_, (events, after) = looks = counting(before, told)
>>> [type(events[0]).__name__[:5] for events, _ in looks]
['Thiev', 'Bison', 'Bison', 'Bison', 'Cards']
>>> after.rows == ((), (), ()), after.thieves == state.thieves
(True, True)
"""

from collections.abc import Sequence
from typing import Any

from . import events as ev
from .data import KIND, TERRITORIES
from .position import Position

__all__ = ["counting"]

Looks = list[tuple[tuple[Any, ...], Position]]


def counting(lying: Position, events: Sequence[Any]) -> Looks:
    """What of these events of a hunt's end is counted, in their order, with the position after each look. `lying`: the
    position in which the last card lies and nothing is taken yet."""
    looks: dict[str, list[Any]] = {}
    for event in events:
        if isinstance(event, ev.ThievesTaken):
            looks.setdefault("thief", []).append(event)
        elif isinstance(event, ev.BisonCaught | ev.BisonLost):
            looks.setdefault(event.territory, []).append(event)
        elif isinstance(event, ev.CaptivesTaken | ev.CardsReturned):
            looks.setdefault("captives", []).append(event)
    found, state = Looks(), lying.clone()
    for together in looks.values():
        for event in together:
            _take(state, event)
        found.append((tuple(together), state.clone()))
    return found


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
