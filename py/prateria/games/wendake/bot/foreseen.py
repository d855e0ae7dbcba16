"""What will be done further on in the same turn, as far as it can be foreseen from what is seen: for hints, so that
they name it. It goes by the same sense as the bots (`answers`), on a position imagined from the observation."""

from typing import Any, Final

from ..engine.data import PLACES
from ..engine.observe import Observation
from ..engine.state import State
from .policy import choices
from .tiles import Sense

__all__ = ["best_line", "combination", "goes_on", "homecoming", "next_step", "swapped"]

_FEW: Final = 3
"""So many questions lie at most between a progress tile and the masks that are played."""

Line = tuple[tuple[str, ...], tuple[str, ...]]
"""The places of a line, and the tiles that lie there."""


def combination(view: Observation, action: Any) -> str:
    """The mask space that is played for after that action; '' if none is."""
    state = State.imagined(view)
    for _ in range(_FEW):
        state.apply(action)
        if not state.stack:
            return ""
        action = choices(state)[0]
        if action.verb == "mask":
            return str(action.what)
    return ""


def next_step(view: Observation, action: Any, verb: str = "") -> tuple[Observation, Any]:
    """What is seen after that action, and what comes next then; None where others go on. `verb`: of what is legal then
    the first of those, where a progress tile would be used before it, or outposts brought home."""
    state = State.imagined(view)
    seat = state.turn
    state.apply(action)
    goes_on = bool(state.stack) and state.turn == seat
    step = choices(state)[0] if goes_on and state.bag() is None else None
    if verb and getattr(step, "verb", "") in ("use", "open"):
        step = next((other for other in state.legal_actions() if other.verb == verb), step)
    return state.observe(seat), step


def homecoming(view: Observation, action: Any) -> Any:
    """The outpost that goes home first after that has been opened, and what becomes of its area; None if none does."""
    state = State.imagined(view)
    state.apply(action)
    found = choices(state)[0]
    return found if found.verb in ("home", "stay") else None


def swapped(view: Observation, action: Any) -> tuple[tuple[str, ...], Line]:
    """(the places of the tiles that change places, the line that is best after it): for a swap, from its opening on."""
    state = State.imagined(view)
    seat, places = state.turn, [action.what] if action.verb == "swap" else []
    first = view.asked.first if view.asked else ""
    if first:
        places.insert(0, first)
    while True:
        state.apply(action)
        if len(places) == 2:
            break
        action = choices(state)[0]
        places.append(action.what)
    return tuple(places), best_line(state, seat)


def best_line(state: State, seat: int) -> Line:
    """The line that is worth most, with what lies in it."""
    sense, p = Sense(state, seat), state.players[seat]
    rest = sense.line(p.marked, p.fire, sense.tiles())[1]
    places = sorted({*rest, *(place for place in range(len(PLACES)) if p.marked >> place & 1)})
    return tuple(PLACES[place] for place in places), tuple(str(p.grid[place] >> 1) for place in places)


def goes_on(view: Observation, place: str) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The line that is worth most after the tile at that place, and what the others in it show, as they lie."""
    state = State.imagined(view)
    sense, p = Sense(state, state.turn), state.players[state.turn]
    at = PLACES.index(place)
    rest = sense.line(p.marked | 1 << at, p.fire, sense.tiles())[1]
    line = tuple(PLACES[other] for other in sorted({at, *rest}))
    return line, tuple(sense.showing(other) for other in sorted(rest))
