"""For hints: of several runs of actions the one after which one stands best when all play on as in `evaluation`; and
what is worth to be tried so beside what comes to mind first, as everybody sees at once what it brings."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from prateria.core.rng import Rng

from ..engine.actions import Buy, Do, Move
from ..engine.data import PIECE, PRICES
from . import odd
from .evaluation import AHEAD
from .plan import Run
from .plans import plans
from .proposals import fill, split
from .worth import income, lead

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["Way", "best_way", "bringing", "by_fewer", "carried", "spared", "straight", "together"]

_HORIZON: Final = 12
"""So many named actions, of all: with two at the table a round and a half. (Of 41 pairs of a dear action and one that
brings as much for less, what came of them in ten deals till two rounds later went with what this trial said by 0.7, and
by 0.45 with one of 8.)"""

_TRIED: Final = 2
"""So many ways that bring something at once are tried."""


_LITTLE: Final = 0.65
"""So much less, in animals of the last scoring, a march with fewer hunters, or with others, may be worth."""


class Way(NamedTuple):
    """A run, and how many animals worse it may turn out than others because one understands it at once."""

    run: Run
    bonus: float


def best_way(state: "State", seat: int, ways: Sequence[Way]) -> Iterator[Run | None]:
    """None now and then, at last the run of the best one; the first of those that are as good. Each is tried once; what
    is bought at the end of a turn, and not used by then, is none."""
    ways = list({way.run: way for way in sorted(ways, key=lambda way: way.bonus)}.values())
    if len(ways) < 2:
        yield ways[0].run
        return
    end = AHEAD.clock(state) + _HORIZON
    found, most = ways[0].run, float("-inf")
    for run, bonus in reversed(ways):
        after = state.clone()
        for action in run:
            after.apply(action)
        for _ in AHEAD.onward(after, Rng(0), end):
            yield None
        if _lies(state, seat, run, after):
            continue
        if (value := AHEAD.value(after, seat) + bonus) > most:
            found, most = run, value
    yield found


def _lies(state: "State", seat: int, run: Run, then: "State") -> bool:
    """Whether a tipi or canoe that it buys without an action lies in the camp then."""
    if state.phase == "name":
        return False
    bought = (PIECE[one.piece] for one in run if isinstance(one, Buy) and one.piece != "hunter")
    return any(then.supply[seat][piece] > state.supply[seat][piece] for piece in bought)


def bringing(state: "State", seat: int) -> Iterator[list[Run] | None]:
    """None now and then; at last the likeliest that bring more against others if all were counted now, and no less to
    that seat; of each action one. (Not the tile, which may be the better the later it comes.)"""
    found: dict[str, tuple[float, Run]] = {}
    for run in plans(state, seat):
        yield None
        do = next((action for action in run or () if isinstance(action, Do)), None)
        if run and do is not None and do.hunters and do.deed != "place" and _gain(state, seat, run) > 0:
            worth = odd.worth_of(state, seat, run)
            if do.deed not in found or worth > found[do.deed][0]:
                found[do.deed] = (worth, run)
    yield [run for _, run in sorted(found.values(), key=lambda one: -one[0])[:_TRIED]]


def together(state: "State", seat: int, run: Run) -> list[Run]:
    """Of a march of several hunters: the same number, or fewer, all to one place where that brings more than the run if
    all were counted now. (Step by step none of them would go there: the first alone changes nothing.)"""
    most = next((action.hunters for action in run if isinstance(action, Do)), 0)
    best, floor = [], _gain(state, seat, run)
    for name in state.legal_actions():
        if isinstance(name, Do) and name.deed in ("move1", "move3") and 1 < name.hunters <= most:
            begun = odd.after(state, carried(state, name, ()))
            for goal in dict.fromkeys(move.to for move in begun.legal_actions() if isinstance(move, Move)):
                way = _all_to(state, name, goal)
                if way and (gain := _gain(state, seat, way) + (PRICES[most] - PRICES[name.hunters])) > floor:
                    best, floor = [way], gain
    return best


def _gain(state: "State", seat: int, run: Run) -> int:
    """How much more the seat gets then, if all were counted now, with the most that another one gets less; none where
    it gets less itself."""
    mine, *more = odd.gained(state, seat, run)
    return mine - min(0, *more) if mine >= 0 else 0


def _all_to(state: "State", name: Do, goal: str) -> Run:
    """That march, with all of its hunters to that place; () where not so many can go there."""
    moves: list[Move] = []
    begun = carried(state, name, ())
    then = odd.after(state, begun)
    for _ in range(name.hunters):
        way = next((one for one in then.legal_actions() if isinstance(one, Move) and one.to == goal), None)
        if way is None:
            return ()
        then.apply(way)
        moves.append(way)
    return (*begun, *moves)


def carried(state: "State", name: Do, moves: Run) -> Run:
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


def straight(state: "State", seat: int, run: Run) -> Run:
    """The same march without hunters who take the place of others: who comes last goes there at once."""
    moves = [action for action in run if isinstance(action, Move)]
    for one, other in permutations(moves, 2) if isinstance(run[0], Do) else ():
        if one.to == other.start:
            kept = [move for move in moves if move is not one and move is not other]
            kept += [Move(seat, one.start, other.to)] if one.start != other.to else []
            name = run[0]._replace(hunters=len(kept))
            fewer = carried(state, name, tuple(kept)) if kept and name in state.legal_actions() else ()
            if fewer and odd.after(state, fewer).camps == odd.after(state, run).camps:
                return straight(state, seat, fewer)
    return run


def spared(state: "State", seat: int, run: Run) -> Run:
    """The same march by hunters of other places, where these lose less by going away and it is hardly worth less."""
    gains, worth = income(odd.after(state, run))[seat], odd.worth_of(state, seat, run)
    for n, move in enumerate(run):
        if not isinstance(move, Move):
            continue
        legal = odd.after(state, run[:n]).legal_actions()
        for other in legal:
            if not isinstance(other, Move) or other.to != move.to or other.start == move.start:
                continue
            way = (*run[:n], other, *run[n + 1 :])
            more = odd.legal(state, way) and income(odd.after(state, way))[seat] > gains
            if more and odd.worth_of(state, seat, way) > worth - _LITTLE:
                return spared(state, seat, way)
    return run


def by_fewer(state: "State", seat: int, run: Run, all_: bool = False) -> Run:
    """The same march with as few hunters as bring all the same now, where the others are hardly worth their price;
    `all_`: or even if they are."""
    moves, last = tuple(action for action in run if isinstance(action, Move)), odd.after(state, run)
    if not moves[1:] or not isinstance(run[0], Do) or income(last) == income(state):
        return run
    names = {a.hunters: a for a in state.legal_actions() if isinstance(a, Do) and a.deed == run[0].deed}
    for n in range(1, len(moves)):
        for kept in combinations(moves, n) if n in names else ():
            fewer = carried(state, names[n], kept)
            if (
                fewer
                and income(after := odd.after(state, fewer)) == income(last)
                and (all_ or lead(after, seat) > lead(last, seat) - _LITTLE)
            ):
                return fewer
    return run
