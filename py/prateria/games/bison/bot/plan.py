"""A run of actions, and what comes of it; and which ways to wait for an animal are worth a thought among them: BI-18.

All plans to wait (the action named without hunters) look equal, so beside each other they would take the place of
better ones where only a few are compared. See `plans`.
"""

from collections.abc import Sequence
from math import nan
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..engine.actions import Do
from .worth import income

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["UNJUDGED", "Plan", "Run", "begun_by", "weighed"]

Run = tuple[Any, ...]

UNJUDGED: Final = nan
"""The value of a plan that goes on: only its end is judged."""

_SCATTERED: Final = 1.2
"""So much less than waiting an action may seem worth that costs nothing and brings animals in every round."""


class Plan(NamedTuple):
    """`state`: where the run leads; `value`: how good that is."""

    value: float
    run: Run
    state: "State"


def begun_by(state: "State", run: Run, before: Run = ()) -> Plan:
    """What comes of these actions, not judged yet."""
    after = state.clone()
    for action in run:
        after.apply(action)
    return Plan(UNJUDGED, before + run, after)


def weighed(found: Sequence[Plan], state: "State", seat: int) -> list[Plan]:
    """These plans from that position, the best first, with one way to wait at most, and none where something that costs
    nothing brings animals in every round. (Against bots that weigh all ways to wait, at 2 seats: not weaker, and they
    wait a quarter as often.)"""
    plans = [plan for plan in found if not _waits(plan)]
    waiting = [plan for plan in found if _waits(plan)]
    if not waiting:
        return plans
    least = _least(waiting, plans)
    if any(plan.value > least.value - _SCATTERED and _brings(plan, state, seat) for plan in plans):
        return plans
    return sorted([*plans, least], key=lambda plan: -plan.value)


def _do(plan: Plan) -> Do | None:
    return next((action for action in plan.run if isinstance(action, Do)), None)


def _waits(plan: Plan) -> bool:
    do = _do(plan)
    return do is not None and not do.hunters and do.deed != "place"


def _least(waiting: Sequence[Plan], plans: Sequence[Plan]) -> Plan:
    """Of the ways to wait the one by the action for which there is the least use otherwise in this round."""
    use: dict[str, float] = {}
    for plan in plans:
        if do := _do(plan):
            use[do.deed] = max(use.get(do.deed, plan.value), plan.value)
    return min(waiting, key=lambda plan: use.get(getattr(_do(plan), "deed", ""), float("-inf")))


def _brings(plan: Plan, state: "State", seat: int) -> bool:
    """Whether it costs nothing, and if all were counted now it would bring more, and nobody else more."""
    if sum(plan.state.tracks[seat]) < sum(state.tracks[seat]) or plan.state.this_round != state.this_round:
        return False
    before, after = income(state), income(plan.state)
    return after[seat] > before[seat] and all(after[n] <= before[n] for n in range(state.seats) if n != seat)
