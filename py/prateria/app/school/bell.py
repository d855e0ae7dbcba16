"""The bell rings before a game is over: it counts as it stood after its last whole round. The app says so, no engine:
the game itself goes on unchanged.

>>> from prateria.games import GAMES
>>> at_the_bell(Session.new(GAMES["manitou"], seed=7)) is None
True
"""

from typing import NamedTuple

from ...core.game import Outcome
from ...core.session import Session

__all__ = ["Bell", "at_the_bell"]


class Bell(NamedTuple):
    """`round`: the last that was whole, `of` so many; `outcome`: what everybody had then."""

    round: int
    of: int
    outcome: Outcome


def at_the_bell(session: Session) -> Bell | None:
    """How an unfinished game counts; None where it is over, or no round of it is."""
    if not session.steps or session.state.outcome() is not None:
        return None
    after = [*(step.before for step in session.steps[1:]), session.state]
    for step, state in reversed(list(zip(session.steps, after, strict=True))):
        if state.round > step.before.round:
            standing = session.game.flow.standing(state)
            return Bell(state.round - 1, state.rounds, standing)
    return None
