"""How a bot decides: an async generator that gives way every few milliseconds, so that one interpreter serves all.

What it yields last is its `Choice`. The clock decides when to give way and nothing else: the same seed gives the same
choice on any device. Hints are choices of level `normal`, with their reason.

The game's own sense is in its room `judge`, of which this is all that is used:

- `proposals(observation, rng, n)`: up to n full bags worth considering, as counts by kind;
- `silly(observation, action)`: nobody who sees the table would do that while there is something else;
- `plans(state, seat)`: only in games where one thinks further than the next action: runs of actions worth comparing, in
  a sampled position, the best first; None now and then while it searches. Nothing hidden is learnt within a run;
- `evaluate(state, seat, rng)`: how good a sampled position is for a seat, in any unit;
- `effort(observation)`: what one such evaluation takes, in units of about 10 microseconds of CPython here;
- `obvious(observation, legal)`, where a game has it: the action that needs no trying out, or None; for levels that
  leave nothing to chance;
- `reason(observation, actions)`: why one would do that, as (id, values) for the game's `words`;
- in heavy games `shortlist(state, seat)`: the actions worth thinking about in a sampled position, by what the seat
  knows, the likeliest first (levels that leave something to chance go by `silly` first); and `DEALS`, on how many
  sampled positions each is tried at most.
"""

from collections.abc import AsyncIterator, Callable
from time import perf_counter
from typing import Any, Final, NamedTuple

from ..core.game import Bag, Take
from ..core.rng import Rng
from ..games import room
from .search import SLICE, Thought, best_of
from .seatview import SeatView

__all__ = ["LEVELS", "Choice", "Level", "Thought", "decide", "think"]

Reason = tuple[str, dict[str, Any]]


class Choice(NamedTuple):
    """What a bot does: actions to play one after another (a whole bag is one choice), and why."""

    actions: tuple[Any, ...]
    reason: Reason


class Level(NamedTuple):
    """`effort`: how much one decision may take; `bags`: full bags compared; `luck`: of 8 decisions, how many are left
    to chance among what is not silly."""

    effort: int
    bags: int
    luck: int


LEVELS: Final = {"first": Level(effort=300, bags=3, luck=4), "normal": Level(effort=7000, bags=16, luck=0)}


async def think(
    view: SeatView, level: str, rng: Rng, clock: Callable[[], float] = perf_counter
) -> AsyncIterator[Thought | Choice]:
    """Thoughts while it thinks, then one `Choice`. The seat of the view must be able to act. `clock`: in seconds."""
    budget, judge, observation = LEVELS[level], room(view.game, "judge"), view.observe()
    rng = rng.fork()  # a stream of its own, whatever the seed has been used for elsewhere
    bag, legal = view.bag(), view.legal_actions()
    if bag is not None:
        runs = [_run(bag, counts) for counts in judge.proposals(observation, rng, budget.bags)]
    elif not budget.luck and (sure := _obvious(judge, observation, legal)) is not None:
        runs = [(sure,)]
    elif hasattr(judge, "plans"):
        since, runs = clock(), []
        for plan in judge.plans(view.sample(rng), view.seat):
            if plan:
                runs.append(plan)
            elif clock() - since >= SLICE:
                yield Thought(0, 0)
                since = clock()
    elif not budget.luck and len(legal) > 1 and hasattr(judge, "shortlist"):
        runs = [(action,) for action in judge.shortlist(view.sample(rng), view.seat)]
    else:
        runs = [(action,) for action in legal if not judge.silly(observation, action)] or [(a,) for a in legal]
    best = 0
    if len(runs) > 1:
        if rng.below(8) < budget.luck:
            best = rng.below(len(runs))
        else:
            if bag is None and budget.luck and hasattr(judge, "shortlist"):
                runs = [(action,) for action in judge.shortlist(view.sample(rng), view.seat)]
            nodes, deals = budget.effort // judge.effort(observation), getattr(judge, "DEALS", budget.effort)
            async for thought in best_of(view, runs, judge.evaluate, nodes, rng, clock, deals):
                best = thought.best
                yield thought
    yield Choice(runs[best], judge.reason(observation, runs[best]))


def decide(view: SeatView, level: str, rng: Rng) -> Choice:
    """The choice at once, without an event loop, for benches and tests: a bot never waits for anything."""
    thoughts = think(view, level, rng)
    while True:
        try:
            next(iter(thoughts.__anext__().__await__()))
        except StopIteration as step:
            if isinstance(step.value, Choice):
                return step.value


def _obvious(judge: Any, observation: Any, legal: tuple[Any, ...]) -> Any | None:
    """The action that the game's sense tells at once, where it has such a sense."""
    tell = getattr(judge, "obvious", None)
    return tell(observation, legal) if tell else None


def _run(bag: Bag, counts: dict[str, int]) -> tuple[Take, ...]:
    """The answers still to be given for that full bag."""
    return tuple(Take(bag.seat, kind, counts[kind]) for kind in bag.kinds[len(bag.taken) :])
