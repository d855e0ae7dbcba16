"""Trials: what comes of runs of actions in worlds dealt as a seat knows them, the same for all runs."""

from collections.abc import Callable, Iterator, Sequence

from ..core.errors import IllegalAction
from ..core.game import State
from ..core.rng import Rng
from ..games.contract import PlayOn, Worths
from .runs import Run
from .seatview import SeatView

__all__ = ["Found", "after", "compared"]

Found = list[list[Worths]]
"""By run: what all come to with it, world by world."""


def compared(
    view: SeatView,
    play_on: PlayOn,
    runs: Sequence[Run],
    deals: int,
    rng: Rng,
    enough: Callable[[Found], bool] = lambda found: False,
) -> Iterator[Found | None]:
    """What comes of these runs in so many worlds dealt as the seat knows them, the same for all runs; in fewer, if what
    has been found is `enough`."""
    found: Found = [[] for _ in runs]
    for _ in range(deals):
        if enough(found):
            break
        deal, luck = view.sample(rng), rng.fork()
        for i, run in enumerate(runs):
            for worths in play_on(after(deal, run), view.seat, luck.clone(), False):
                if worths is not None:
                    found[i].append(worths)
                yield None
    yield found


def after(deal: State, run: Run) -> State:
    """The position after these actions, as far as they are legal in that world."""
    state = deal.clone()
    for action in run:
        try:
            state.apply(action)
        except IllegalAction:
            break
    return state
