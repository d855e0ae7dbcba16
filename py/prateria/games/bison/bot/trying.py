"""For hints: of several runs of actions the one after which one stands best when all play on as in `ahead`."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from prateria.core.rng import Rng

from .ahead import AHEAD
from .plan import Run

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["Way", "best_way"]

_HORIZON: Final = 8
"""So many named actions, of all: with two at the table a round."""


class Way(NamedTuple):
    """A run, and how many animals worse it may turn out than others because one understands it at once."""

    run: Run
    bonus: float


def best_way(state: "State", seat: int, ways: Sequence[Way]) -> Iterator[Run | None]:
    """None now and then, at last the run of the best one; the first of those that are as good. Each is tried once."""
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
        if (value := AHEAD.value(after, seat) + bonus) > most:
            found, most = run, value
    yield found
