"""Whole actions, from the name to the last hunter: what a player has in mind before the first word. BI-16 to BI-24.

A plan is a run of actions to the end of what is being done. Nothing hidden comes to light in between. Placements are
compared with one number of hunters and tried with the others; hunters move one after another, each where it does most.

>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> found = [plan for plan in plans(state, state.turn) if plan]
>>> found[0][0].deed, [type(action).__name__ for action in found[0]][-2:]
('place', ['Place', 'Put'])
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from ..engine import camps as on
from ..engine.actions import Barter, Buy, Do, End, Place
from ..engine.data import DEED, MOVE1, MOVE3, PIECE, PLACE
from ..engine.gathering import Camp, comers
from ..engine.rules.actions import sources
from .plan import UNJUDGED, Plan, Run, begun_by, weighed
from .proposals import fill, split
from .worth import lead

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["Run", "best", "named", "plans"]

MOST: Final = 24  # plans worth comparing
_LIKELY: Final = 3  # placements tried with other numbers of hunters
_LAID: Final = 2  # hunters with which placements are compared
_MOVES: Final = 14  # moves that stay worth looking at after the first


Search = Iterator[Plan | None]


def plans(state: "State", seat: int) -> Iterator[Run | None]:
    """The best runs that come to mind, the best first; None now and then while it thinks."""
    searches = [_SEARCHES.get(state.phase, _go_on)(state, seat)]
    if state.phase == "name":
        searches.append(_traded(state, seat))
    found: list[Plan] = []
    for plan in chain.from_iterable(searches):
        if plan is not None:
            found.append(plan)
        yield None
    found.sort(key=lambda plan: -plan.value)
    if state.phase == "name":
        found = weighed(found, state, seat)
    for plan in found[:MOST]:
        yield plan.run


def best(state: "State", seat: int) -> Iterator[Run | None]:
    """None now and then while it thinks, at last the best of them."""
    found: Plan | None = None
    for plan in _SEARCHES.get(state.phase, _go_on)(state, seat):
        if plan is not None and (found is None or plan.value > found.value):
            found = plan
        yield None
    if found is not None:
        yield found.run


def named(state: "State", seat: int) -> Search:
    """None now and then; every action that can be named, as it is best carried out, in no order that means anything."""
    return _SEARCHES["name"](state, seat)


# -- naming ----------------------------------------------------------------------------------------------------------


def _names(state: "State", seat: int) -> Search:
    """Every action that can be named, each carried out as well as can be."""
    by_deed: dict[str, list[Do]] = {}
    for action in state.legal_actions():
        if isinstance(action, Do):
            by_deed.setdefault(action.deed, []).append(action)
    for deed, names in by_deed.items():
        if DEED[deed] == PLACE:
            yield from _placing(state, seat, names)
        elif DEED[deed] in (MOVE1, MOVE3):
            yield from _moving(state, seat, names)
        else:
            for name in names:
                yield from _continued(begun_by(state, (name,)), seat)


def _placing(state: "State", seat: int, names: list[Do]) -> Search:
    """Where to lay the tile is found out once, with a few hunters or with what there is."""
    model = names[min(_LAID, len(names) - 1)]
    best: list[Plan] = []
    for plan in _continued(begun_by(state, (model,)), seat):
        if plan is not None:
            best.append(plan)
        yield None
    best.sort(key=lambda plan: -plan.value)
    yield from best[:_LIKELY]
    for name in names:
        if name is not model:
            begun = _paid(begun_by(state, (name,)), seat)
            for plan in best[:_LIKELY]:
                wanted = tuple(action for action in plan.run if isinstance(action, Place) or _is_put(action))
                yield _done(begun.state, seat, wanted[: 1 + bool(name.hunters)], begun.run)
            if not model.hunters:
                yield from _continued(begun, seat)


def _is_put(action: Any) -> bool:
    return getattr(action, "verb", "") == "put"


def _moving(state: "State", seat: int, names: list[Do]) -> Search:
    """The best way of the most hunters tells the ways of fewer: its beginning."""
    for name in names[:1]:
        yield from _continued(begun_by(state, (name,)), seat)
    if len(names) == 1:
        return
    begun = _paid(begun_by(state, (names[-1],)), seat)
    way: Run = ()
    for plan in _steps(begun.state, seat):
        if plan is not None:
            way = plan.run
        yield None
    for name in names[1:]:
        begun = _paid(begun_by(state, (name,)), seat)
        yield _done(begun.state, seat, way[: name.hunters], begun.run)


# -- going on with what has been named -------------------------------------------------------------------------------


def _go_on(state: "State", seat: int) -> Search:
    """From the middle of an action to its end."""
    yield from _continued(Plan(UNJUDGED, (), state), seat)


def _continued(plan: Plan, seat: int) -> Search:
    """That beginning in all its good ways."""
    plan = _paid(plan, seat)
    state, phase = plan.state, plan.state.phase
    if phase not in ("place", "put", "build", "call", "gather", "move"):
        yield plan if plan.value == plan.value else plan._replace(value=lead(state, seat))
    elif phase == "move":
        yield from (step and Plan(step.value, plan.run + step.run, step.state) for step in _steps(state, seat))
    elif phase == "gather":
        yield _done(state, seat, _gathering(state, seat), plan.run)
    elif phase == "build" and state.variant:
        yield from _building(plan, seat)
    else:
        for action in state.legal_actions():
            yield from _continued(begun_by(state, (action,), plan.run), seat)


def _gathering(state: "State", seat: int) -> Run:
    board, bag = state.board, state.bag()
    camps = [
        Camp(n, on.at(state.camps[seat], space)[1] > 0, board.areas[board.root[space]][1])
        for space, n in sources(state.camps[seat], state.target)
    ]
    return fill(bag, comers(camps, state.left)) if bag else ()


def _building(plan: Plan, seat: int) -> Search:
    """Step by step, each the best one by itself; begun with each that is possible (BI-32, BI-33)."""
    for action in plan.state.legal_actions():
        begun = _done(plan.state, seat, (action,), plan.run)
        while begun.state.phase == "build":
            options = [_done(begun.state, seat, (a,), begun.run) for a in begun.state.legal_actions()]
            begun = max(options, key=lambda option: option.value)
            yield None
        yield begun


def _steps(state: "State", seat: int) -> Search:
    """All hunters that are left move, one after another; only the whole is a plan (BI-23)."""
    plan = Plan(0.0, (), state)
    likely: tuple[Any, ...] | None = None
    while plan.state.phase == "move":
        legal = plan.state.legal_actions()
        options = []
        for move in legal:
            if likely is None or move in likely:
                options.append(_done(plan.state, seat, (move,), plan.run))
                yield None
        if not options:  # all that looked likely has been done
            likely = None
            continue
        options.sort(key=lambda option: -option.value)
        if likely is None:
            likely = tuple(option.run[-1] for option in options[:_MOVES])
        plan = options[0]
    yield plan


def _paid(plan: Plan, seat: int) -> Plan:
    """The price paid evenly, or the animal gained of which there is least."""
    state = plan.state
    if state.phase == "pay" and (bag := state.bag()):
        return begun_by(state, fill(bag, split(bag.limits, bag.total)), plan.run)
    if state.phase == "gain":
        options = [_done(state, seat, (gain,), plan.run) for gain in state.legal_actions()]
        return max(options, key=lambda option: option.value)
    return plan


def _done(state: "State", seat: int, run: Run, before: Run = ()) -> Plan:
    """What comes of these actions."""
    plan = begun_by(state, run, before)
    return plan._replace(value=lead(plan.state, seat))


# -- trading ---------------------------------------------------------------------------------------------------------


def _ends(state: "State", seat: int) -> Search:
    """The turn ended at once, or after buying what is worth more than its price (BI-24)."""
    for plan in _buying(state, seat):
        if plan is None:
            yield None
        else:
            ended = next(a for a in plan.state.legal_actions() if isinstance(a, End))
            yield Plan(plan.value, (*plan.run, ended), plan.state)


def _traded(state: "State", seat: int) -> Search:
    """An action after what has been bought for it: all that is worth more than its price, or the tipi or canoe alone
    that the action is about; not one that the action leaves in the supply (of 600 games against that half are won)."""
    had = state.supply[seat]
    bought: Plan | None = None
    for bought in _buying(state, seat):  # noqa: B007  the last one is meant
        yield None
    if bought is not None and bought.run:
        yield from _after(bought, _names(bought.state, seat), had)
    for action in state.legal_actions():
        deed = action.piece.partition("-")[0] if isinstance(action, Buy) else ""
        if deed in DEED:
            one = _done(state, seat, (action,))
            names = [do for do in one.state.legal_actions() if isinstance(do, Do) and do.deed == deed and do.hunters]
            for name in names:
                yield from _after(one, _continued(_done(one.state, seat, (name,)), seat), had)


def _after(plan: Plan, search: Search, had: Sequence[int]) -> Search:
    """What is found there, done after that, if it uses what has been bought beside what one `had`; not where one as
    large lay ready, and is left."""
    seat = plan.run[0].seat
    bought = [PIECE[action.piece] for action in plan.run if isinstance(action, Buy) and action.piece != "hunter"]
    most = {i: min(had[i], bought.count(i) - 1) for i in bought}  # of these may be left
    for found in search:
        used = found is not None and all(found.state.supply[seat][i] <= n for i, n in most.items())
        yield found._replace(run=plan.run + found.run) if found is not None and used else None


def _buying(state: "State", seat: int) -> Search:
    """Nothing bought, then step by step what is worth more than its price."""
    plan = Plan(lead(state, seat), (), state)
    while True:
        yield plan
        options = []
        for option in _trades(plan, seat):
            if option is not None:
                options.append(option)
            yield None
        if not options:
            return
        better = max(options, key=lambda option: option.value)
        if better.value <= plan.value:
            return
        plan = better


def _trades(plan: Plan, seat: int) -> Search:
    """One thing bought, if need be after a barter."""
    for action in plan.state.legal_actions():
        if not isinstance(action, End):
            option = _done(plan.state, seat, (action,), plan.run)
            yield option
            if isinstance(action, Barter):
                for bought in option.state.legal_actions():
                    if not isinstance(bought, End | Barter):
                        yield _done(option.state, seat, (bought,), option.run)


def _words(state: "State", seat: int) -> Search:
    """Above 15: one word at a time (BI-28)."""
    for action in state.legal_actions():
        yield _done(state, seat, (action,))


_SEARCHES: Final = {"name": _names, "end": _ends, "surplus": _words}
