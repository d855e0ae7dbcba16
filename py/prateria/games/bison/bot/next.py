"""What a hint can say once it is found: what one can build next, and why it is best to wait. BI-16, BI-18 to BI-21.

What can be built next is said only where it is the best that comes to mind with the next action of this round, and
loses nothing, both if the others do what is best for them and if they do nothing: it can be done whatever they answer,
since nobody else touches one's hunters, pieces and stock before that.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from prateria.core.rng import Rng

from ..engine.actions import Build, Do, End
from ..engine.data import ACTIONS
from ..engine.observe import Observation, known
from ..engine.state import State
from .evaluation import AHEAD
from .keeping import meant
from .odd import after, waits
from .plan import Run
from .plans import best
from .reasons import reason
from .trading import Reason
from .worth import income

__all__ = ["explained", "stays"]


def explained(view: Observation, actions: Sequence[Any]) -> Iterator[Reason | None]:
    """The reason of `reasons`, then with what is found out besides: `next` (which tipi or canoe, and where), or of
    waiting `stays`: no hunter who acts alone, and so for nothing, would bring more if all were counted now."""
    name, values = reason(view, actions)
    values = {**values, **meant(view, actions, name, values)}
    yield name, values
    state, seat, run = State.imagined(view), actions[0].seat, tuple(actions)
    if view.phase == "name" and waits(run):
        values = {**values, **({"stays": True} if name == "gains" and stays(state, seat) else {})}
    elif view.phase == "name" and name != "prepares" and "spent" not in values:
        found: list[tuple[str, str] | None] = []
        for busy in (True, False):
            for one in _meant(state, seat, run, busy):
                yield None
                if one is not None:
                    found.append(_built(one))
        if len(found) == 2 and found[0] is not None and found[0] == found[1]:
            values = {**values, "next": known(view, found[0])}
            values |= meant(view, actions, name, values)
    yield name, values


def stays(state: State, seat: int) -> bool:
    """Whether nothing that costs no animals, with one hunter, brings that seat more if all were counted now."""
    now, legal = income(state)[seat], state.legal_actions()
    alone = (do for do in legal if isinstance(do, Do) and do.hunters == 1 and do.deed != "place")
    open_ = [after(state, (do,)) for do in alone]
    while open_:
        one = open_.pop()
        if one.actors() == (seat,) and one.phase not in ("end", "name"):
            bag = one.bag()
            ways = [(action,) for action in one.legal_actions()] if bag is None else _comers(one)
            open_ += [after(one, way) for way in ways]
        elif income(one)[seat] > now:
            return False
    return True


def _comers(state: State) -> list[Run]:
    """Who alone can come to a gathering: from each place one."""
    bag = state.bag()
    if bag is None:
        return []
    return [bag.takes({kind: 1}) for kind, most in zip(bag.kinds, bag.limits, strict=True) if most]


def _meant(state: State, seat: int, run: Run, busy: bool) -> Iterator[tuple[State, Run] | None]:
    """None now and then; at last, if there is one, where that seat names its next action in this round, and the best
    that comes to mind there. `busy`: the others do what is best for them, or else wait."""
    then = after(state, run)
    for action in then.legal_actions():
        if isinstance(action, End) and then.phase == "end":
            then.apply(action)
            break
    while then.actors() and then.this_round == state.this_round and then.phase != "surplus":
        if then.actors() == (seat,):
            break
        if busy:
            for _ in AHEAD.step(then, Rng(0)):
                yield None
        else:
            _idle(then)
        yield None
    mine = then.actors() == (seat,) and then.this_round == state.this_round and then.phase == "name"
    if mine and len(then.done[seat]) < ACTIONS:
        way: Run | None = None
        for way in best(then, seat):  # noqa: B007  the last one is meant
            yield None
        if way:
            yield then, way


def _idle(state: State) -> None:
    """The one who acts does as little as can be: an action without hunters, the tile last."""
    legal = state.legal_actions()
    least = [action for action in legal if isinstance(action, Do) and not action.hunters]
    least = [action for action in least if action.deed != "place"] or least
    ends = [action for action in legal if isinstance(action, End)]
    state.apply((least or ends or legal)[0])


def _built(meant: tuple[State, Run]) -> tuple[str, str] | None:
    """Which tipi or canoe that run builds, and where, if that loses nothing."""
    state, run = meant
    goal = next((action for action in run if isinstance(action, Build)), None)
    if goal is None or state.variant:
        return None
    then = after(state, run)
    if income(then)[goal.seat] < income(state)[goal.seat]:
        return None
    size = next(space.size for space in then.observe(goal.seat).spaces if space.id == goal.space)
    return f"{'canoe' if goal.space[-1] == 'r' else 'tipi'}-{size}", goal.space
