"""A run of actions is tried out against what was played, while the page stays alive and shows that it thinks."""

from collections.abc import Callable, Iterable
from time import perf_counter

from ...bots.review import Gap
from ..local import LocalGame
from .work import SLICE

__all__ = ["gauged"]


async def gauged(local: LocalGame, show: Callable[[], None], gaps: Iterable[Gap | None]) -> Gap | None:
    """The last of these judgements, each finer than the one before; None: nothing could be told."""
    found = None
    local.shown.thinking = 0.0
    show()
    since = perf_counter()
    for gap in gaps:
        found = gap or found
        if perf_counter() - since > SLICE:
            await local.page.breathe()
            since = perf_counter()
    local.shown.thinking = None
    return found
