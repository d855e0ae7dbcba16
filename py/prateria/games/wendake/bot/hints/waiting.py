"""What can wait until the tile is played: a progress tile that brings goods may be used before a marker is placed, and
after that as well. Who asks which tile to play is told that, and of the goods once they are all that is left. Hints
only.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ...engine import frames
from ...engine.data import PROGRESS
from ..evaluation import evaluate, shortlist

if TYPE_CHECKING:
    from ...engine.state import State

__all__ = ["best", "first_the_tile", "trifle"]

_GOODS: Final = ("P1-8", "P2-8", "P3-8")
"""Progress tiles that bring goods whenever one likes."""
_USED: Final = sum(1 << i for i, tile in enumerate(PROGRESS) if tile.id in _GOODS)
_DEALS: Final = 2
"""On so many deals it is looked what is best."""
_SILENT: Final = 0
"""The chance of a rollout: the same with all."""


def trifle(state: "State", action: Any) -> bool:
    """Whether that brings goods before a marker is placed, and could be done after it.

    >>> from ...engine.actions import do
    >>> from ...engine.state import State
    >>> state = State.new(seats=2, seed=1)
    >>> trifle(state, do(0, "use", "P1-8")), trifle(state, do(0, "use", "P1-1"))
    (True, False)
    """
    return getattr(action, "verb", "") == "use" and action.what in _GOODS and isinstance(state.stack[-1], frames.Turn)


def first_the_tile(state: "State", seat: int) -> Iterator[Any]:
    """None now and then while it looks, at last what is done with the marker, or a swap before it."""
    after = state.clone()
    after.players[seat].used |= _USED
    legal = state.legal_actions()
    found = [action for action in shortlist(after, seat) if action in legal]
    step = yield from best(after, seat, found)
    yield (step,)


def best(state: "State", seat: int, actions: Sequence[Any]) -> Generator[None, None, Any]:
    """The best of these, on the average of a few deals; None now and then before it is known."""
    worth = dict[Any, float]()
    for action in actions:
        for n in range(_DEALS):
            after = state.redeal(seat, Rng(n))
            after.apply(action)
            worth[action] = worth.get(action, 0.0) + evaluate(after, seat, Rng(_SILENT))
            yield None
    return max(worth, key=lambda action: worth[action])
