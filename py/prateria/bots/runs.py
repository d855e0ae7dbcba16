"""What is worth comparing where somebody decides: runs of actions, as the game's `Sense` knows them."""

from collections.abc import Iterator
from typing import Any

from ..core.rng import Rng
from ..games.contract import Sense
from .seatview import SeatView

__all__ = ["Run", "likely"]

Run = tuple[Any, ...]


def likely(view: SeatView, sense: Sense, rng: Rng, bags: int, wild: bool, sure: bool = True) -> Iterator[list[Run]]:
    """[] now and then while it searches, at last the runs, one at least. `bags`: so many full bags at most; `wild`:
    only what is silly is left out; `sure`: what needs no trying out is the only one."""
    observation, bag, legal = view.observe(), view.bag(), view.legal_actions()
    if bag is not None:
        proposals = (sense.modest if wild else None) or sense.proposals
        yield [bag.takes(counts) for counts in proposals(observation, rng, bags)]
    elif sure and not wild and (one := sense.obvious(observation, legal)) is not None:
        yield [(one,)]
    elif sense.plans is not None:
        runs = []
        for plan in sense.plans(view.sample(rng), view.seat):
            if plan:
                runs.append(plan)
            else:
                yield []
        yield runs
    elif not wild and len(legal) > 1 and sense.shortlist is not None:
        yield [(action,) for action in sense.shortlist(view.sample(rng), view.seat)]
    else:
        yield [(action,) for action in legal if not sense.silly(observation, action)] or [(a,) for a in legal]
