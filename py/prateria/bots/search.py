"""Trying out on sampled positions: every run of actions meets the same deals, the weaker half drops out halfway.

The budget is counted in nodes (a run tried on a deal and evaluated), never in time. How a node is evaluated is one
value, an `Evaluator`: at once by the game's evaluation, or after a rollout.

>>> schedule(16, 100, 99), schedule(6, 11, 99)
([(16, 1), (8, 3), (4, 7), (2, 16)], [(6, 1), (3, 1), (2, 1)])
"""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ..core.game import State
from ..core.rng import Rng
from ..games.contract import Ahead
from .seatview import SeatView

__all__ = ["SLICE", "Evaluator", "Thought", "at_once", "best_of", "played_on", "schedule"]

SLICE: Final = 0.005
"""Seconds after which a bot gives way; what an evaluator does between two looks at the clock takes less than the 3 ms
that are left of 8."""

Run = Sequence[Any]

Evaluator = Callable[[State, State, int, Rng], Iterator[float | None]]
"""(deal, the same after a run, seat, chance) -> None now and then while it thinks, then how good that is. What comes
after the run is the evaluator's own and may be changed."""


class Thought(NamedTuple):
    """How far the thinking is: `nodes` done `of` so many; `best`: the place, among the runs, of the best one after the
    last deal that all of them met; the first one before."""

    nodes: int
    best: int
    of: int = 0


def at_once(evaluate: Callable[[State, int, Rng], float]) -> Evaluator:
    """Evaluated as it stands."""

    def evaluator(deal: State, after: State, seat: int, rng: Rng) -> Iterator[float | None]:
        yield evaluate(after, seat, rng)

    return evaluator


def played_on(ahead: Ahead) -> Evaluator:
    """Evaluated at the end of a rollout: all seats play on by the game's policy (`Ahead.step`)."""

    def evaluator(deal: State, after: State, seat: int, rng: Rng) -> Iterator[float | None]:
        yield from ahead.onward(after, rng, ahead.clock(deal) + ahead.horizon)
        yield ahead.value(after, seat)

    return evaluator


async def best_of(
    view: SeatView,
    runs: Sequence[Run],
    evaluator: Evaluator,
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
    rounds = schedule(len(runs), budget, deals)
    nodes, of, best, since = 0, sum(n * times for n, times in rounds), 0, clock()
    for _, times in rounds:
        for _ in range(times):
            deal = view.sample(rng)
            luck = rng.fork()
            for i in alive:
                state = deal.clone()
                for action in runs[i]:
                    state.apply(action)
                for value in evaluator(deal, state, seat, luck.clone()):
                    if value is not None:
                        totals[i] += value
                        nodes += 1
                    if clock() - since >= SLICE:
                        yield Thought(nodes, best, of)
                        since = clock()
            best = max(alive, key=totals.__getitem__)
        alive.sort(key=lambda i: -totals[i])
        del alive[(len(alive) + 1) // 2 :]
    yield Thought(nodes, alive[0], of)


def schedule(runs: int, budget: int, deals: int) -> list[tuple[int, int]]:
    """(runs, deals on which they are compared) until one is left. Each is tried at least once, whatever the budget."""
    found, nodes = [], 0
    while runs > 1:
        times = min(deals, max(1, (budget - nodes) // ((runs - 1).bit_length() * runs)))
        found.append((runs, times))
        nodes += runs * times
        runs = (runs + 1) // 2
    return found
