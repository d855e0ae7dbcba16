"""What a child would wonder at in a run of actions, for hints: see `plain`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ..engine.actions import Build, Buy, Call, Do, Move
from ..engine.data import ACTIONS, CANOE, PIECE, PRICES, ROUNDS, SIZES, TIPI
from .answers import beaten
from .plan import Run
from .reasons import reason
from .worth import income, lead

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = [
    "after",
    "brings",
    "brings_counted",
    "cheaper",
    "counts",
    "dear",
    "doubles",
    "for_less",
    "gained",
    "gone",
    "idle",
    "left",
    "legal",
    "loses",
    "meagre",
    "paid",
    "sore",
    "vain",
    "waits",
    "worth_of",
]

_CLEARLY: Final = 2
"""Animals more than before in the counting."""

_MUCH: Final = 2
"""So many animals more than it brings may be paid for a march or a gathering."""

_NEXT: Final = ("prepares", "larger")
"""Reasons of what is done for later actions. (Hints that took `larger` for odd won 6 of 16, the others 9.)"""


def worth_of(state: "State", seat: int, run: Run) -> float:
    """How far that seat is ahead after the run, in animals of the last scoring."""
    return lead(after(state, run), seat)


def after(state: "State", run: Run) -> "State":
    """The position after the run."""
    then = state.clone()
    for action in run:
        then.apply(action)
    return then


def waits(run: Run) -> bool:
    """Whether it names an action without hunters, to get an animal; not the placing of a tile."""
    do = next((action for action in run if isinstance(action, Do)), None)
    return do is not None and not do.hunters and do.deed != "place"


def legal(state: "State", run: Run) -> bool:
    """Whether all of it can be done."""
    after = state.clone()
    for action in run:
        if action not in after.legal_actions():
            return False
        after.apply(action)
    return True


def meagre(state: "State", seat: int, run: Run) -> bool:
    """Whether an animal is all that the last action of a round brings."""
    return waits(run) and len(state.done[seat]) == ACTIONS - 1


def brings_counted(state: "State", seat: int, run: Run) -> bool:
    """Whether it costs nothing, and that seat gets clearly more when the round is counted."""
    free = left(state, seat, run) >= sum(state.tracks[seat])
    return free and income(after(state, run))[seat] >= income(state)[seat] + _CLEARLY


def counts(state: "State", seat: int, run: Run) -> bool:
    """Whether that seat gets clearly more against another one when the round is counted, and not less than before."""
    mine, *more = gained(state, seat, run)
    return mine >= 0 and mine - min(more) > _CLEARLY


def idle(state: "State", seat: int, run: Run) -> bool:
    """Whether it moves hunters, and nothing comes of it now or next; of a gathering, nor is anything held."""
    moves, calls = (any(isinstance(action, kind) for action in run) for kind in (Move, Call))
    if not (moves or calls) or brings(state, seat, run):
        return False
    why = reason(state.observe(seat), run)[0]
    return why not in _NEXT if moves else why in ("free", "just", "larger_later")


def sore(state: "State", seat: int, run: Run) -> bool:
    """Whether hunters go away for a loss, or it costs animals, and nothing comes of it now or of a piece that is meant
    next."""
    if loses(state, seat, run):
        return True
    dear = left(state, seat, run) < sum(state.tracks[seat])
    return dear and not brings(state, seat, run) and reason(state.observe(seat), run)[0] != "prepares"


def dear(state: "State", seat: int, run: Run) -> bool:
    """Whether hunters go for clearly more than it brings and takes now. (Of the last round nothing is left over.)"""
    mine, *more = gained(state, seat, run)
    paid = sum(state.tracks[seat]) - left(state, seat, run)
    goes = any(isinstance(action, Move | Call) for action in run) and state.this_round < ROUNDS[state.seats]
    return goes and paid > _MUCH + mine - min(more)


def vain(state: "State", seat: int, run: Run) -> bool:
    """Whether it costs animals, and nobody else would lose more than that seat if all were counted now."""
    mine, *more = gained(state, seat, run)
    return left(state, seat, run) < sum(state.tracks[seat]) and mine <= min(more)


def gained(state: "State", seat: int, run: Run) -> list[int]:
    """How many animals more that seat would get if all were counted now, and then each other one."""
    more = [then - now for then, now in zip(income(after(state, run)), income(state), strict=True)]
    return [more[seat], *more[:seat], *more[seat + 1 :]]


def loses(state: "State", seat: int, run: Run) -> bool:
    """Whether it moves hunters, and that seat would get less than before if all were counted now."""
    moves = any(isinstance(action, Move | Call) for action in run)
    return moves and income(after(state, run))[seat] < income(state)[seat]


def brings(state: "State", seat: int, run: Run) -> bool:
    """Whether that seat would get more if all were counted now, or another one less."""
    mine, *more = gained(state, seat, run)
    return mine > 0 or min(more) < 0


def gone(state: "State", seat: int, run: Run) -> bool:
    """Whether it brings something that somebody else can take away at once."""
    return brings(state, seat, run) and beaten(state.observe(seat), run)


def left(state: "State", seat: int, run: Run) -> int:
    """How many animals that seat has in stock after the run."""
    return sum(after(state, run).tracks[seat])


def doubles(state: "State", seat: int, run: Run) -> bool:
    """Whether it buys a tipi or canoe while one as large lies ready."""
    for action in run:
        if isinstance(action, Buy) and action.piece != "hunter":
            first = TIPI if action.piece.startswith("tipi") else CANOE
            size = PIECE[action.piece] - first
            if any(state.supply[seat][first + n] for n in SIZES if n >= size):
                return True
    return False


def paid(run: Run) -> Any | None:
    """What several hunters build, who are paid for it."""
    do = next((action for action in run if isinstance(action, Do)), None)
    return next((action for action in run if isinstance(action, Build)), None) if do and PRICES[do.hunters] else None


def cheaper(state: "State", seat: int, other: Run, run: Run) -> bool:
    """Whether it builds there as well, for less, and all get the same."""
    there, here = (next((a for a in one if isinstance(a, Build)), None) for one in (other, run))
    now, then = after(state, other), after(state, run)
    less = sum(now.tracks[seat]) > sum(then.tracks[seat])
    return there == here and less and income(now) == income(then)


def for_less(values: Mapping[str, Any]) -> bool:
    """Whether, by what a hint says of it, a seat gets fewer animals and nobody else misses more, nor would anything
    come of what is built next."""
    _, next_, _ = values.get("ahead", ("", values.get("brings", 0), ""))
    more = -values.get("misses", 0) if "misses" in values else values.get("more", 0)
    return bool(more < 0 and values.get("less", 0) <= -more and next_ <= 0)
