"""How good a position is, for games that have no better idea: what comes of it when all play on by chance."""

from ..core.game import State
from ..core.rng import Rng

__all__ = ["by_chance"]


def by_chance(state: State, seat: int, rng: Rng) -> float:
    """How far ahead of the best of the others that seat ends, if everything from here on is left to chance.

    The state is played to its end. Alone at the table a seat counts its points.
    """
    while legal := state.onward_actions():
        state.apply(legal[rng.below(len(legal))])
    outcome = state.outcome()
    points = outcome.points if outcome else (0,)
    return float(points[seat] - max((*points[:seat], *points[seat + 1 :]), default=0))
