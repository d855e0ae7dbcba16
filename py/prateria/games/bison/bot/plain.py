"""For hints: what a child would wonder at is not proposed where something nearly as good is not odd.

Odd is a march or a gathering that changes nothing and prepares nothing, or as much with fewer hunters, one that loses
animals, a price paid for nothing or for much less, a tipi or canoe bought while one as large lies ready, a larger one
built where a smaller one brings as much, a barter before what can be bought without it, and what is bought for no use
(`purchases`); what brings nothing any more after the next answer of somebody else; a march in which one hunter takes
the place that another has left; an animal for the last action of a round where something free brings clearly more in
its counting.
Of the hunters who come with a tile stay as many as can build there in this round, and as many as the lead takes (hints
that saved all others lost six games of six).
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any, Final

from ..engine.actions import Barter, Build, Buy, Call, Do, Move, Place, Put
from ..engine.data import ACTIONS, CANOE, DEED, PIECE, PRICES, ROUNDS, SIZES, TIPI
from .answers import beaten
from .plan import Run
from .plans import plans
from .proposals import fill, split
from .purchases import needed
from .reasons import reason
from .worth import income, lead

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["plainer"]

_CLOSE: Final = 1.2
"""So much less something else may be worth, in animals of the last scoring."""

_VAIN: Final = 2.5
"""The same of what keeps as many animals and loses none, where the other pays, and against others nothing is won."""

_THRIFT: Final = 1.6
"""The same of a smaller tipi or canoe than one that would be bought, which saves many animals."""

_LITTLE: Final = 0.65
"""The same of a march with fewer hunters."""

_SAME: Final = 0.01
"""So much less is nothing."""

_CLEARLY: Final = 2
"""Animals more than before in the counting."""

_LASTS: Final = 1.8
"""The same of what brings something even after the next answer of somebody else, where the other would not. (Such hints
played as well as those that did not look: 0.6 animals a game more, with an error of 0.9, in 50 games.)"""

_MUCH: Final = 2
"""So many animals more than it brings may be paid for a march or a gathering."""

_NEXT: Final = ("prepares", "larger")
"""Reasons of what is done for later actions. (Hints that took `larger` for odd won 6 of 16, the others 9.)"""


def plainer(state: "State", seat: int, run: Run) -> Iterator[Run | None]:
    """None now and then while it looks, at last the run that a hint proposes."""
    found, floor = run, _worth(state, seat, run) - _CLOSE
    doubles = state.phase == "name" and _doubles(state, seat, run)
    odd = state.phase == "name" and (_idle(state, seat, run) or doubles)
    few = state.phase == "name" and not odd and _meagre(state, seat, run)
    dear = state.phase == "name" and not odd and not few and _dear(state, seat, run)
    sore = dear or (state.phase == "name" and not odd and not few and _sore(state, seat, run))
    last = state.this_round == ROUNDS[state.seats]
    if sore and last and reason(state.observe(seat), run)[0] == "holds":
        floor += _CLOSE  # the price would be lost with all that is left
    elif (odd or sore) and not last and _vain(state, seat, run):
        floor += _CLOSE - _VAIN
    builders: list[Run] = []
    gone = state.phase == "name" and not (odd or few or sore) and _gone(state, seat, run)
    if gone:
        floor += _CLOSE - _LASTS
    if odd or few or sore or gone or (state.phase == "name" and _paid(run)):
        for other in plans(state, seat):
            yield None
            if other is None or _idle(state, seat, other) or _doubles(state, seat, other) or _sore(state, seat, other):
                continue
            if any(isinstance(action, Build) for action in other):
                builders.append(other)
            worth = _worth(state, seat, other)
            if few:
                fits = _brings_counted(state, seat, other)
            elif sore:
                had = sum(state.tracks[seat]) if last else _left(state, seat, run)
                fits = _left(state, seat, other) >= had and income(_after(state, other))[seat] >= income(state)[seat]
                fits = fits and not (dear and _dear(state, seat, other))
            elif gone:
                fits = _brings(state, seat, other)
            else:
                fits = odd and (doubles or _paid(other) is None)
            if worth > floor and fits and not _gone(state, seat, other):
                found, floor = other, worth
    if _paid(found):  # of what is saved nothing is left after the last round
        buys = any(isinstance(action, Buy) for action in found)
        floor = _worth(state, seat, found) - (_SAME if last else _THRIFT if buys else _CLOSE)
        lost = _gone(state, seat, found)
        for other in builders:
            if _worth(state, seat, other) > floor and _cheaper(state, seat, other, found):
                found = other if lost or not _gone(state, seat, other) else found
    yield needed(
        state,
        seat,
        _unbartered(state, seat, _by_fewer(state, seat, _straight(state, seat, _with_fewer(state, seat, found)))),
    )


def _worth(state: "State", seat: int, run: Run) -> float:
    return lead(_after(state, run), seat)


def _after(state: "State", run: Run) -> "State":
    after = state.clone()
    for action in run:
        after.apply(action)
    return after


def _meagre(state: "State", seat: int, run: Run) -> bool:
    """Whether an animal is all that the last action of a round brings."""
    do, last = run[0], len(state.done[seat]) == ACTIONS - 1
    return last and isinstance(do, Do) and not do.hunters and do.deed != "place"


def _brings_counted(state: "State", seat: int, run: Run) -> bool:
    """Whether it costs nothing, and that seat gets clearly more when the round is counted."""
    free = _left(state, seat, run) >= sum(state.tracks[seat])
    return free and income(_after(state, run))[seat] >= income(state)[seat] + _CLEARLY


def _straight(state: "State", seat: int, run: Run) -> Run:
    """The same march without hunters who take the place of others: who comes last goes there at once."""
    moves = [action for action in run if isinstance(action, Move)]
    for one, other in permutations(moves, 2) if isinstance(run[0], Do) else ():
        if one.to == other.start:
            kept = [move for move in moves if move is not one and move is not other]
            kept += [Move(seat, one.start, other.to)] if one.start != other.to else []
            name = run[0]._replace(hunters=len(kept))
            fewer = _carried(state, name, tuple(kept)) if kept and name in state.legal_actions() else ()
            if fewer and _after(state, fewer).camps == _after(state, run).camps:
                return _straight(state, seat, fewer)
    return run


def _by_fewer(state: "State", seat: int, run: Run) -> Run:
    """The same march with as few hunters as bring all the same now, where the others are hardly worth their price."""
    moves, last = tuple(action for action in run if isinstance(action, Move)), _after(state, run)
    if not moves[1:] or not isinstance(run[0], Do) or income(last) == income(state):
        return run
    names = {a.hunters: a for a in state.legal_actions() if isinstance(a, Do) and a.deed == run[0].deed}
    for n in range(1, len(moves)):
        for kept in combinations(moves, n) if n in names else ():
            fewer = _carried(state, names[n], kept)
            if (
                fewer
                and income(after := _after(state, fewer)) == income(last)
                and lead(after, seat) > lead(last, seat) - _LITTLE
            ):
                return fewer
    return run


def _with_fewer(state: "State", seat: int, run: Run) -> Run:
    """The same tile with as few hunters as bring all the same now and can build there in this round."""
    do, put = run[0], next((action for action in run if isinstance(action, Put)), None)
    if put is None or not isinstance(do, Do) or state.this_round == ROUNDS[state.seats]:
        return run
    last, steps = _after(state, run), tuple(action for action in run if isinstance(action, Place | Put))
    for n in range(max(_builders(last, seat, put.space, do.hunters), 1), do.hunters):
        name = Do(seat, do.deed, n)
        fewer = _carried(state, name, steps) if name in state.legal_actions() else ()
        if fewer and PRICES[n] < PRICES[do.hunters] and income(after := _after(state, fewer)) == income(last):
            return fewer if lead(after, seat) > lead(last, seat) - _CLOSE else run
    return run


def _builders(state: "State", seat: int, space: str, most: int) -> int:
    """How many of the hunters there can build together in this round, with what lies ready or can be bought."""
    deed, first = ("canoe", CANOE) if space[-1] == "r" else ("tipi", TIPI)
    if DEED[deed] in state.done[seat] or len(state.done[seat]) == ACTIONS:
        return 0
    ready, dear = state.supply[seat], min(state.tracks[seat])
    return max(
        (n for n in SIZES if n <= most and (ready[first + n] or (state.market[seat][first + n] and n <= dear))),
        default=0,
    )


def _carried(state: "State", name: Do, moves: Run) -> Run:
    """That action with its price paid evenly; () where those hunters cannot do it without the others."""
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


def _sore(state: "State", seat: int, run: Run) -> bool:
    """Whether hunters go away for a loss, or it costs animals, and nothing comes of it now or of a piece that is meant
    next."""
    if _loses(state, seat, run):
        return True
    dear = _left(state, seat, run) < sum(state.tracks[seat])
    return dear and not _brings(state, seat, run) and reason(state.observe(seat), run)[0] != "prepares"


def _dear(state: "State", seat: int, run: Run) -> bool:
    """Whether hunters go for clearly more than it brings and takes now. (Of the last round nothing is left over.)"""
    mine, *more = _gained(state, seat, run)
    paid = sum(state.tracks[seat]) - _left(state, seat, run)
    goes = any(isinstance(action, Move | Call) for action in run) and state.this_round < ROUNDS[state.seats]
    return goes and paid > _MUCH + mine - min(more)


def _vain(state: "State", seat: int, run: Run) -> bool:
    """Whether it costs animals, and nobody else would lose more than that seat if all were counted now."""
    mine, *more = _gained(state, seat, run)
    return _left(state, seat, run) < sum(state.tracks[seat]) and mine <= min(more)


def _gained(state: "State", seat: int, run: Run) -> list[int]:
    """How many animals more that seat would get if all were counted now, and then each other one."""
    more = [then - now for then, now in zip(income(_after(state, run)), income(state), strict=True)]
    return [more[seat], *more[:seat], *more[seat + 1 :]]


def _loses(state: "State", seat: int, run: Run) -> bool:
    """Whether it moves hunters, and that seat would get less than before if all were counted now."""
    moves = any(isinstance(action, Move | Call) for action in run)
    return moves and income(_after(state, run))[seat] < income(state)[seat]


def _brings(state: "State", seat: int, run: Run) -> bool:
    """Whether that seat would get more if all were counted now, or another one less."""
    mine, *more = _gained(state, seat, run)
    return mine > 0 or min(more) < 0


def _gone(state: "State", seat: int, run: Run) -> bool:
    """Whether it brings something that somebody else can take away at once."""
    return _brings(state, seat, run) and beaten(state.observe(seat), run)


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
    """What several hunters build, who are paid for it."""
    do = next((action for action in run if isinstance(action, Do)), None)
    return next((action for action in run if isinstance(action, Build)), None) if do and PRICES[do.hunters] else None


def _cheaper(state: "State", seat: int, other: Run, run: Run) -> bool:
    """Whether it builds there as well, for less, and all get the same."""
    there, here = (next((a for a in one if isinstance(a, Build)), None) for one in (other, run))
    after, then = _after(state, other), _after(state, run)
    less = sum(after.tracks[seat]) > sum(then.tracks[seat])
    return there == here and less and income(after) == income(then)
