"""One step ahead over sampled positions: every run of actions meets the same deals, the weaker half drops out halfway.

The budget is counted in nodes (a run tried on a deal and evaluated), never in time.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, NamedTuple

from ..core.game import State
from ..core.rng import Rng
from .seatview import SeatView

__all__ = ["SLICE", "Thought", "best_of"]

SLICE: Final = 0.005
"""Seconds after which a bot gives way; a node takes much less than the 3 ms that are left of 8."""

Evaluate = Callable[[State, int, Rng], float]


class Thought(NamedTuple):
    """How far the thinking is: `nodes` done; `best`: the place, among the runs, of the best one so far."""

    nodes: int
    best: int


async def best_of(
    view: SeatView,
    runs: Sequence[tuple[Any, ...]],
    evaluate: Evaluate,
    budget: int,
    rng: Rng,
    clock: Callable[[], float],
    deals: int,
) -> AsyncIterator[Thought]:
    """Which of the runs is best for the seat: thoughts now and then, the last one at the end.

    `deals`: on so many sampled positions the runs are compared at most before the weaker half drops out.
    """
    seat = view.seat
    totals = [0.0] * len(runs)
    alive = list(range(len(runs)))
    nodes, since = 0, clock()
    while len(alive) > 1:
        rounds = _rounds(len(alive))
        for _ in range(min(deals, max(1, (budget - nodes) // (rounds * len(alive))))):
            deal = view.sample(rng)
            luck = rng.fork()
            for i in alive:
                state = deal.clone()
                for action in runs[i]:
                    state.apply(action)
                totals[i] += evaluate(state, seat, luck.clone())
                nodes += 1
                if clock() - since >= SLICE:
                    yield Thought(nodes, max(alive, key=totals.__getitem__))
                    since = clock()
        alive.sort(key=lambda i: -totals[i])
        del alive[(len(alive) + 1) // 2 :]
    yield Thought(nodes, alive[0])


def _rounds(runs: int) -> int:
    """How often the number of runs is halved until one is left.

    >>> [_rounds(n) for n in (1, 2, 3, 5, 16)]
    [0, 1, 2, 3, 4]
    """
    return (runs - 1).bit_length()
