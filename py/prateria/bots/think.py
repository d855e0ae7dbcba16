"""How a bot decides: an async generator that gives way every few milliseconds, so that one interpreter serves all.

What it yields last is its `Choice`. The clock decides when to give way and nothing else: the same seed and size give
the same choice on any device. Hints are choices of a level, with their reason; on a slow device they come in time.

What the game itself knows is its `Sense` (`games.contract`), of which nothing else is used.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from time import perf_counter
from typing import Any, Final, NamedTuple

from ..core.rng import Rng
from ..games import GAMES
from .runs import Run, likely
from .search import SLICE, Thought, at_once, best_of, played_on
from .seatview import SeatView

__all__ = ["LEVELS", "Choice", "Level", "Thought", "decide", "stepwise", "think"]

Reason = tuple[str, dict[str, Any]]


class Choice(NamedTuple):
    """What a bot does: actions to play one after another (a whole bag is one choice), and why."""

    actions: tuple[Any, ...]
    reason: Reason


class Level(NamedTuple):
    """`effort`: how much one decision may take; `bags`: full bags compared; `luck`: of 8 decisions, how many are left
    to chance among what is not silly; `ahead`: whether it thinks further or longer, as the game says."""

    effort: int
    bags: int
    luck: int
    ahead: bool = False


LEVELS: Final = {
    "first": Level(effort=300, bags=3, luck=4),
    "normal": Level(effort=7000, bags=16, luck=0),
    "strong": Level(effort=7000, bags=16, luck=0, ahead=True),
}


async def think(
    view: SeatView,
    level: str,
    rng: Rng,
    clock: Callable[[], float] = perf_counter,
    size: int = 0,
    hint: bool = False,
    late: Callable[[], bool] = lambda: False,
) -> AsyncIterator[Thought | Choice]:
    """Thoughts while it thinks, then one `Choice`. The seat of the view must be able to act. `clock`: in seconds;
    `size`: which of the budgets that the game gives to the level `strong`, the smallest first; `hint`: it is for people
    who wait (`Sense.hinted`), until it is `late`: then it is what has been found best so far."""
    budget, sense, observation = LEVELS[level], GAMES[view.game].sense_of(level), view.observe()
    effort, bags = budget.effort, budget.bags
    if budget.ahead and sense.efforts:
        effort, bags = sense.efforts[min(size, len(sense.efforts) - 1)]
    rng = rng.fork()  # a random stream of its own, independent of other uses of the seed
    bag, since = view.bag(), clock()
    runs: list[Run] = []
    for runs in likely(view, sense, rng, bags, wild=bool(budget.luck)):
        if not runs and clock() - since >= SLICE:
            yield Thought(0, 0)
            since = clock()
    best = 0
    if len(runs) > 1:
        if rng.below(8) < budget.luck:
            if bag is None and sense.offhand is not None:
                runs = [(action,) for action in sense.offhand(view.sample(rng), view.seat)]
            best = rng.below(len(runs))
        else:
            if bag is None and budget.luck and sense.shortlist is not None:
                runs = [(action,) for action in sense.shortlist(view.sample(rng), view.seat)]
            nodes, deals = effort // sense.effort(observation), sense.deals or effort
            if hint and sense.hinted is not None:
                nodes = min(nodes, sense.hinted)
            evaluator, ahead = at_once(sense.evaluate), sense.ahead
            if budget.ahead and ahead is not None and ahead.weighty(observation):
                given = ahead.budgets[min(size, len(ahead.budgets) - 1)]
                runs, evaluator, nodes, deals = runs[: given.runs], played_on(ahead), given.nodes, given.nodes
            async for thought in best_of(view, runs, evaluator, nodes, rng, clock, deals):
                best = thought.best
                yield thought
                if late():
                    break
    yield Choice(runs[best], sense.reason(observation, runs[best]))


def stepwise(thoughts: AsyncIterator[Thought | Choice]) -> Iterator[Thought | Choice]:
    """The same without an event loop, for who gives way in another manner: a bot never waits for anything."""
    while True:
        try:
            next(iter(thoughts.__anext__().__await__()))
        except StopIteration as step:
            yield step.value
        except StopAsyncIteration:
            return


def decide(view: SeatView, level: str, rng: Rng, size: int = 0) -> Choice:
    """The choice at once, for benches and tests."""
    thoughts = stepwise(think(view, level, rng, size=size))
    return next(thought for thought in thoughts if isinstance(thought, Choice))
