"""A hunt of Manitou played on card by card, each by what its player knows: slower than `rollout`, and much wiser."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from .evaluation import silly, stands

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["play_hunt"]

_GLANCE: Final = 3
"""On so many dealt positions all cards are tried,"""
_LOOK: Final = 6
"""on so many more the best few."""
_FEW: Final = 4


def play_hunt(state: "State", rng: Rng, sink: Callable[[Any], None] | None = None) -> Iterator[None]:
    """To the end of the present hunt; gives way after each card. Changes the state; `sink` is told what happens."""
    hunt = state.hunt
    while state.phase == "play" and state.hunt == hunt:
        state.apply(_choice(state, rng), sink)
        yield None


def _choice(state: "State", rng: Rng) -> Any:
    """The card that brings most, as far as that seat can foresee it."""
    seat, legal = state.turn, state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    view = state.observe(seat)
    actions = [action for action in legal if not silly(view, action)] or list(legal)
    totals = [0.0] * len(actions)
    alive = list(range(len(actions)))
    for deals in (_GLANCE, _LOOK):
        for _ in range(deals):
            deal, luck = state.redeal(seat, rng), rng.fork()
            for i in alive:
                after = deal.clone()
                after.apply(actions[i])
                points = stands(after, seat, luck.clone())
                totals[i] += points[seat] - max(points[:seat] + points[seat + 1 :])
        alive = sorted(alive, key=lambda i: -totals[i])[:_FEW]
    return actions[alive[0]]
