"""The end of a hunt, one thing after another: the thief, the herds of each territory, the captives of all.

The engine settles all of it in one go; this is the same for the eye, made of the events alone.

>>> from .state import State
>>> state = State.new(seats=2, seed=1)
>>> while state.phase == "party" or state.turns_left > 1:
...     state.apply(state.legal_actions()[-1])
>>> before, told = state.clone(), []
>>> state.apply(state.legal_actions()[-1], told.append)
>>> looks = counting(before, told)
>>> looks[-1][1].rows == ((), (), ()), looks[-1][1].thieves == state.thieves
(True, True)
"""

from collections.abc import Sequence
from typing import Any, Final

from . import events as ev
from .data import KIND, TERRITORIES
from .position import Position

__all__ = ["counting"]

Looks = list[tuple[tuple[Any, ...], Position]]
_HERDS: Final = (ev.BisonCaught, ev.BisonLost)
_CARDS: Final = (ev.CaptivesTaken, ev.CardsReturned)


def counting(lying: Position, events: Sequence[Any]) -> Looks:
    """Events of a hunt's end that are seen together, each with the position after them. `lying`: the position in which
    the last card lies and nothing is taken yet."""
    looks: Looks = []
    state = lying.clone()
    for together in _looks(events):
        state = state.clone()
        for event in together:
            _take(state, event)
        looks.append((together, state))
    return looks


def _looks(events: Sequence[Any]) -> list[tuple[Any, ...]]:
    """The thief; then the herds of each territory; then all who take captives, and what goes home: in the order of the
    events, so that the log goes along with the table."""
    found: list[list[Any]] = []
    before: tuple[bool, str] | None = None
    for event in events:
        if not isinstance(event, _HERDS + _CARDS + (ev.ThievesTaken,)):
            continue
        key = (isinstance(event, _CARDS), "" if isinstance(event, _CARDS) else getattr(event, "territory", ""))
        if key == before:
            found[-1].append(event)
        else:
            found.append([event])
        before = key
    return [tuple(together) for together in found]


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
