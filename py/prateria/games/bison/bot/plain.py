"""For hints: what a child would wonder at is not proposed where something nearly as good is not odd.

Odd is a march or a gathering that changes nothing and prepares nothing, or as much with fewer hunters, a price paid for
nothing where what costs less is worth as much, a tipi or canoe bought while one as large lies ready, a larger one built
where a smaller one brings as much, and a barter before what can be bought without it. Else the run stays: hunters who
come with a tile are worth what they cost, even more of them than the lead takes (hints that saved them lost six games
of six).
"""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from ..engine.actions import Barter, Build, Buy, Call, Do, Move
from ..engine.data import CANOE, PIECE, PRICES, ROUNDS, SIZES, TIPI
from .plan import Run
from .plans import plans
from .proposals import fill, split
from .reasons import reason
from .worth import income, lead

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["plainer"]

_CLOSE: Final = 1.2
"""So much less something else may be worth, in animals of the last scoring."""

_NEXT: Final = ("prepares", "gather_big")
"""Reasons of what is done for the next action."""


def plainer(state: "State", seat: int, run: Run) -> Iterator[Run | None]:
    """None now and then while it looks, at last the run that a hint proposes."""
    found, floor = run, _worth(state, seat, run) - _CLOSE
    odd = state.phase == "name" and (_idle(state, seat, run) or _doubles(state, seat, run))
    vain = state.phase == "name" and not odd and _vain(state, seat, run)
    floor += _CLOSE * vain
    if odd or vain or (state.phase == "name" and _paid(run) and state.this_round < ROUNDS[state.seats]):
        for other in plans(state, seat):
            yield None
            if other is None or _idle(state, seat, other) or _doubles(state, seat, other):
                continue
            worth = _worth(state, seat, other)
            if vain:
                fits = _left(state, seat, other) > _left(state, seat, run) and not _vain(state, seat, other)
            else:
                fits = _paid(other) is None if odd else _cheaper(state, seat, other, run)
            if worth > floor and fits:
                found, floor = other, worth
    yield _unbartered(state, seat, _by_fewer(state, seat, found))


def _worth(state: "State", seat: int, run: Run) -> float:
    return lead(_after(state, run), seat)


def _after(state: "State", run: Run) -> "State":
    after = state.clone()
    for action in run:
        after.apply(action)
    return after


def _by_fewer(state: "State", seat: int, run: Run) -> Run:
    """The same march with as few hunters as bring all the same now, where the others are not worth their price."""
    moves, last = tuple(action for action in run if isinstance(action, Move)), _after(state, run)
    if not moves[1:] or not isinstance(run[0], Do) or income(last) == income(state):
        return run
    names = {a.hunters: a for a in state.legal_actions() if isinstance(a, Do) and a.deed == run[0].deed}
    for n in range(1, len(moves)):
        for kept in combinations(moves, n) if n in names else ():
            fewer = _marched(state, names[n], kept)
            if (
                fewer
                and income(after := _after(state, fewer)) == income(last)
                and lead(after, seat) >= lead(last, seat)
            ):
                return fewer
    return run


def _marched(state: "State", name: Do, moves: Run) -> Run:
    """That march with its price paid evenly; () where those hunters cannot go without the others."""
    after = state.clone()
    after.apply(name)
    bag = after.bag()
    paid = fill(bag, split(bag.limits, bag.total)) if bag else ()
    for action in (*paid, *moves):
        if action not in after.legal_actions():
            return ()
        after.apply(action)
    return (name, *paid, *moves)


def _unbartered(state: "State", seat: int, run: Run) -> Run:
    """The same without barter, where it buys all the same and is worth about as much."""
    straight, after = tuple(action for action in run if not isinstance(action, Barter)), state.clone()
    if len(straight) == len(run) or not any(isinstance(action, Buy) for action in straight):
        return run
    for action in straight:
        if action not in after.legal_actions():
            return run
        after.apply(action)
    return straight if lead(after, seat) > _worth(state, seat, run) - _CLOSE else run


def _idle(state: "State", seat: int, run: Run) -> bool:
    """Whether it moves hunters, and nothing comes of it now or next; of a gathering, nor is anything held."""
    moves, calls = (any(isinstance(action, kind) for action in run) for kind in (Move, Call))
    if not (moves or calls) or _brings(state, seat, run):
        return False
    why = reason(state.observe(seat), run)[0]
    return why not in _NEXT if moves else why in ("free", "just")


def _vain(state: "State", seat: int, run: Run) -> bool:
    """Whether it costs animals, and nothing comes of it now or next."""
    dear = _left(state, seat, run) < sum(state.tracks[seat])
    return dear and not _brings(state, seat, run) and reason(state.observe(seat), run)[0] not in _NEXT


def _brings(state: "State", seat: int, run: Run) -> bool:
    """Whether that seat would get more if all were counted now, or another one less."""
    more = [then - now for then, now in zip(income(_after(state, run)), income(state), strict=True)]
    return more[seat] > 0 or min(more[:seat] + more[seat + 1 :]) < 0


def _left(state: "State", seat: int, run: Run) -> int:
    return sum(_after(state, run).tracks[seat])


def _doubles(state: "State", seat: int, run: Run) -> bool:
    """Whether it buys a tipi or canoe while one as large lies ready."""
    for action in run:
        if isinstance(action, Buy) and action.piece != "hunter":
            first = TIPI if action.piece.startswith("tipi") else CANOE
            size = PIECE[action.piece] - first
            if any(state.supply[seat][first + n] for n in SIZES if n >= size):
                return True
    return False


def _paid(run: Run) -> Any | None:
    """What several hunters build, who are paid for it. (In the last round what is saved is lost.)"""
    do = next((action for action in run if isinstance(action, Do)), None)
    return next((action for action in run if isinstance(action, Build)), None) if do and PRICES[do.hunters] else None


def _cheaper(state: "State", seat: int, other: Run, run: Run) -> bool:
    """Whether it builds there as well, for less, and all get the same."""
    there, here = (next((a for a in one if isinstance(a, Build)), None) for one in (other, run))
    after, then = _after(state, other), _after(state, run)
    less = sum(after.tracks[seat]) > sum(then.tracks[seat])
    return there == here and less and income(after) == income(then)
