"""For hints: what carries out what an earlier hint meant, unless something else has become clearly better.

A hint that leads hunters together means that they build there in this round (`meant`), one that lays a tile means that
place: whoever does one part by hand, or asks again an action later, is led on, not elsewhere.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from ..engine.actions import Build, Buy, Call, Do, Move, Place, Put
from ..engine.camps import at
from ..engine.data import ACTIONS, PIECE, SIZES
from ..engine.grid import SPACE, SPACES
from ..engine.observe import Observation
from ..engine.preview import followed
from .odd import worth_of
from .plan import Run
from .trying import Way, best_way, carried

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["keeping", "meant"]

_CLEARLY: Final = 1.5
"""By so many animals of the last scoring something else must be better before a plan is dropped;"""

_ELSEWHERE: Final = 1.2
"""by so many the place of a tile."""

Promise = tuple[Any, ...]
"""`(round, "tipi", space)`: to build there; `(round, "place", Place, Put | None)`: to lay the tile so."""


def meant(view: Observation, actions: Sequence[Any], name: str, values: dict[str, Any]) -> dict[str, Any]:
    """What those actions promise for later, with the promises that could be kept now, and those that still can be
    `later`; nothing elsewhere than where an action is named or a tile laid. `name`, `values`: their reason."""
    place = next((one for one in actions if isinstance(one, Place)), None)
    if place is not None:
        put = next((one for one in actions if isinstance(one, Put)), None)
        return {"about": "tile", "promise": (view.round, "place", place, put), "kept": ()}
    if view.phase != "name" or not any(isinstance(action, Do) for action in actions):
        return {}
    goal = next((one.space for one in actions if isinstance(one, Build)), "")
    if not goal and "next" in values:
        goal = values["next"][1]
    elif not goal and name in ("prepares", "larger"):
        deed = values.get("piece", "").partition("-")[0]
        comes = (getattr(one, "to", getattr(one, "space", "")) for one in actions if isinstance(one, Move | Call))
        goal = values.get("site") or next((space for space in comes if not deed or _deed(space) == deed), "")
    return {
        "promise": (view.round, _deed(goal), goal) if goal else None,
        "kept": _possible(view, ()) if actions[0].seat == view.turn else (),
        "later": _possible(view, actions),
    }


def _deed(space: str) -> str:
    return "canoe" if space[-1] == "r" else "tipi"


def _possible(view: Observation, actions: Sequence[Any]) -> tuple[Promise, ...]:
    """Where that seat has hunters after these who could build with an action of this round that is left."""
    seat = view.turn
    done = [*view.players[seat].deeds, *(action.deed for action in actions if isinstance(action, Do))]
    if len(done) == ACTIONS or (len(done) == ACTIONS - 1 and "place" not in done):
        return ()
    there = (SPACES[space] for space, hunters, _ in followed(view, actions)[1][seat] if hunters)
    return tuple((view.round, _deed(space), space) for space in there if _deed(space) not in done)


def keeping(state: "State", seat: int, run: Run, promises: Sequence[Promise]) -> Iterator[Run | None]:
    """None now and then, at last the run, or what keeps one of the promises of earlier hints to that seat, if all that
    is not clearly worse; before that, once, what it is if there is no time to try it out."""
    for promise in promises:
        if promise is None or promise[0] != state.this_round:
            continue
        if promise[1] == "place":
            way = _laid(state, promise[2:])
            if way and worth_of(state, seat, way) > worth_of(state, seat, run) - _ELSEWHERE:
                run = way
        elif state.phase == "name" and not state.variant and not _kept(run, promise):
            yield from _building(state, seat, run, promise[2])
            return
    yield run


def _kept(run: Run, promise: Promise) -> bool:
    """Whether it does so."""
    return any(isinstance(action, Build) and action.space == promise[2] for action in run)


def _laid(state: "State", steps: Sequence[Any]) -> Run:
    """The tile laid as it was meant, as far as it is not yet; () where that cannot be."""
    found, after = [], state.clone()
    for action in steps:
        if action is not None and action in after.legal_actions():
            after.apply(action)
            found.append(action)
        elif found or state.phase == "place":
            break
    return tuple(found) if found and after.phase not in ("place", "put") else ()


def _building(state: "State", seat: int, run: Run, space: str) -> Iterator[Run | None]:
    """The run, or what is best built there, tried out by playing on."""
    ways = list(_ways(state, seat, space))
    if not ways:
        yield run
        return
    built = max(ways, key=lambda way: worth_of(state, seat, way))
    yield built if worth_of(state, seat, built) > worth_of(state, seat, run) - _CLEARLY else run
    yield from best_way(state, seat, [Way(run, 0.0), Way(built, _CLEARLY)])


def _ways(state: "State", seat: int, space: str) -> Iterator[Run]:
    """All that can be built there with one action, of the camp or bought for it."""
    deed, (hunters, stands) = _deed(space), at(state.camps[seat], SPACE[space])
    for n in range(1, min(hunters, SIZES[-1] - stands) + 1):
        piece = f"{deed}-{stands + n}"
        first = () if state.supply[seat][PIECE[piece]] else (Buy(seat, piece),)
        after = state.clone()
        if first and first[0] not in after.legal_actions():
            continue
        for action in first:
            after.apply(action)
        name = Do(seat, deed, n)
        if name in after.legal_actions() and (way := carried(after, name, (Build(seat, space),))):
            yield (*first, *way)
