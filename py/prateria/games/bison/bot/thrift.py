"""For hints: what costs less comes first where that is as good by the numbers that the table shows.

Whoever asks for a hint sees beside it what every other action would bring now, and what it costs. So a march or a
gathering that is paid for has to bring more than what brings as much for less, once all play on; where both come to the
same, it is not said. The same of what is built in a place that brings clearly less than another one by that action, and
of all in the last round, where nothing but its counting matters. (Larger tipis and canoes than would do now are another
matter: they last, see `purchases.lesser`.) BI-18, BI-20, BI-22.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from ..engine.actions import Buy, Call, Do, Move
from ..engine.camps import at
from ..engine.grid import SPACE
from . import odd
from .last import last, risk, stand
from .plan import Run
from .plans import named
from .trying import Way, best_way, carried
from .worth import income, lead, power

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["thrifty"]

_TRIED: Final = 2
"""So many that cost less are tried."""

_GOES: Final = 1.0
"""So many animals of the last scoring worse than a march or a gathering may turn out what brings as much for less;"""

_SAME_DEED: Final = 1.5
"""so many, if it is the same action, or something of it;"""

_SAME_END: Final = 2.5
"""so many, if all stand as they would, but for the place within an area;"""

_AFTER: Final = 0.5
"""so many, if it brings less, but more of it is left after the price;"""

_ENDS: Final = 1.0
"""so many in the last round;"""

_PLACE: Final = 1.0
"""so many where the same action brings clearly more elsewhere."""

_CLEARLY: Final = 2
"""By so many animals that is clear."""

_NEARLY: Final = 1.0
"""So much less it may be worth at once."""


class _Sum(NamedTuple):
    """What a run comes to, if all were counted then: what the seat gets more, how much that is against the others, the
    animals that it costs; and what the position is worth to the seat."""

    mine: int
    net: int
    paid: int
    worth: float


def thrifty(state: "State", seat: int, run: Run) -> Iterator[Run | None]:
    """None now and then while it looks, at last the run that a hint names; before that, once, what it is if there is no
    time to try it out."""
    do = next((action for action in run if isinstance(action, Do)), None)
    if state.phase != "name" or state.variant or do is None or do.deed == "place" or odd.waits(run):
        yield run
        return
    here, found = _sum(state, seat, run), dict[Run, tuple[float, float]]()
    idle = odd.idle(state, seat, run)
    for other in _others(state, seat, run, idle and not last(state)):
        yield None
        if other and other != run and (bonus := _bonus(state, seat, run, here, other)):
            if odd.idle(state, seat, other):
                continue
            if _same_end(state, seat, run, other):
                if last(state):
                    yield from thrifty(state, seat, other)
                    return
                bonus = _SAME_END
            found[other] = (odd.worth_of(state, seat, other), bonus)
    if not found:
        yield run
        return
    likely = sorted(found, key=lambda one: -sum(found[one]))[:_TRIED]
    yield run
    yield from best_way(state, seat, [Way(run, 0.0), *(Way(one, found[one][1]) for one in likely)])


def _sum(state: "State", seat: int, run: Run) -> _Sum:
    mine, *more = odd.gained(state, seat, run)
    after = odd.after(state, run)
    return _Sum(mine, mine - max(more), sum(state.tracks[seat]) - sum(after.tracks[seat]), lead(after, seat))


def _bonus(state: "State", seat: int, run: Run, here: _Sum, other: Run) -> float:
    """How much worse the other one may turn out; 0 where it is no better by what one sees."""
    there = _sum(state, seat, other)
    do, its = (next(action for action in one if isinstance(action, Do)) for one in (run, other))
    goes = any(isinstance(action, Move | Call) for action in run)
    same = do.deed == its.deed
    if there.worth < here.worth - _NEARLY or any(isinstance(a, Buy) for a in other) or there.paid > here.paid:
        return 0.0
    as_much = there.mine >= here.mine and there.net >= here.net
    if last(state):
        better = as_much and (there.paid < here.paid or there.net > here.net)
        return _ENDS * (better and (goes or _risk(state, seat, other) <= _risk(state, seat, run)))
    if goes and as_much and there.paid < here.paid:
        return _SAME_DEED if same else _GOES
    if same and as_much and there.net >= here.net + _CLEARLY:
        return _PLACE
    left = there.net - there.paid > here.net - here.paid
    return _AFTER * (goes and min(there.net, there.mine) > 0 and here.paid > there.paid and left)


def _risk(state: "State", seat: int, run: Run) -> float:
    return risk(odd.after(state, run), seat)


def _others(state: "State", seat: int, run: Run, waits: bool) -> Iterator[Run | None]:
    """Every action as it is best carried out, if need be also without hunters; parts of a march, and a gathering the
    other way round."""
    for plan in named(state, seat):
        do = next((action for action in plan.run if isinstance(action, Do)), None) if plan else None
        yield plan.run if plan and do is not None and do.deed != "place" and (do.hunters or waits) else None
    yield from _parts(state, run)
    yield from _turned(state, seat, run)


def _parts(state: "State", run: Run) -> Iterator[Run]:
    """A march by fewer of its hunters."""
    moves = tuple(action for action in run if isinstance(action, Move))
    names = {do.hunters: do for do in state.legal_actions() if isinstance(do, Do) and do[:2] == run[0][:2]}
    for n in range(1, len(moves)):
        for kept in dict.fromkeys(combinations(moves, n)) if n in names else ():
            yield carried(state, names[n], kept)


def _turned(state: "State", seat: int, run: Run) -> Iterator[Run]:
    """As many hunters brought together by a gathering in another place of the same area, where more stand already."""
    do, call = run[0], next((action for action in run if isinstance(action, Call)), None)
    if not isinstance(do, Do) or call is None:
        return
    view, then = state.observe(seat), odd.after(state, run).camps[seat]
    area_of = {space.id: space.area for space in view.spaces}
    together = at(then, SPACE[call.space])[0]
    for space in view.spaces:
        n = together - space.hunters
        if space.seat != seat or not space.hunters or space.id == call.space or area_of[call.space] != space.area:
            continue
        name = Do(seat, do.deed, n)
        if not 0 < n < do.hunters or name not in state.legal_actions():
            continue
        begun = carried(state, name, (Call(seat, space.id),))
        bag = odd.after(state, begun).bag() if begun else None
        if bag is None:
            if begun and odd.after(state, begun).phase in ("end", "name"):
                yield begun
            continue
        near = sorted(bag.kinds, key=lambda kind: (area_of[kind] != space.area, kind != call.space))
        counts, left = dict.fromkeys(bag.kinds, 0), n
        for kind in near:
            counts[kind] = min(left, dict(zip(bag.kinds, bag.limits, strict=True))[kind])
            left -= counts[kind]
        yield (*begun, *bag.takes(counts))


def _same_end(state: "State", seat: int, run: Run, other: Run) -> bool:
    """Whether it comes to the same for less: all get the same, hold it as firmly, and as many stand together in each
    area; in the last round, that others can take no more of it."""
    then, now = odd.after(state, run), odd.after(state, other)
    if sum(now.tracks[seat]) <= sum(then.tracks[seat]) or then.supply != now.supply:
        return False
    if last(state):
        return stand(now, seat) >= stand(then, seat) and power(now, seat) >= power(then, seat) \
            and risk(now, seat) <= risk(then, seat)  # fmt: skip
    same = income(then) == income(now) and power(now, seat) >= power(then, seat)
    return same and _stacks(now, seat) == _stacks(then, seat)


def _stacks(state: "State", seat: int) -> dict[str, list[tuple[int, int]]]:
    """By area, what stands there in each space, without which of them it is."""
    found = dict[str, list[tuple[int, int]]]()
    for space in state.observe(seat).spaces:
        if space.seat == seat:
            found.setdefault(space.area, []).append((space.hunters, space.size))
    return {area: sorted(stacks) for area, stacks in found.items()}
