"""Which tile a hint proposes where another one is about as good and brings more points that count at once (WE-81):
what rises on a track that is far ahead convinces nobody. Hints only.

It is judged as a finished game is: all play on sensibly, on the same deals with each of them.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ..evaluation import shortlist
from ..judging import JUDGING
from ..reasons import reason
from .turn import played

if TYPE_CHECKING:
    from ...engine.state import State

__all__ = ["sooner"]

_TRIES: Final = 16
"""On so many deals."""
_FEW: Final = 2
"""So many others are tried."""
_ABOUT: Final = 0.25
"""Points by which one of them may seem worse: less than chance does on so many deals."""


def sooner(state: "State", seat: int, run: Sequence[Any]) -> Iterator[Any]:
    """None now and then while it looks, at last the tile that is proposed."""
    found = tuple(run)
    others = _others(state, seat, run[0])
    gaps = dict.fromkeys(others, 0.0)
    for n in range(_TRIES if others else 0):
        deal = state.redeal(seat, Rng(n))
        least = yield from _lead(deal, seat, run, n)
        for other in others:
            gaps[other] += (yield from _lead(deal, seat, (other,), n)) - least
    for other in others:
        if gaps[other] >= -_ABOUT * _TRIES:
            found = (other,)
            break
    yield found


def _others(state: "State", seat: int, action: Any) -> list[Any]:
    """Tiles with which more points count in that turn, most first: of the line that is meant, if one is."""
    view = state.observe(seat)
    name, values = reason(view, (action,))
    if name not in ("line", "begin"):
        return []
    turn = played(view, (action,))
    if turn.counts >= sum(n for _, n in turn.tracks):
        return []
    tiles = (other for other in shortlist(state, seat) if other.verb == "tile" and other != action)
    open_ = [other for other in tiles if name == "begin" or other.what in values["line"]]
    counts = {other: played(view, (other,)).counts for other in open_}
    return sorted((other for other in open_ if counts[other] > turn.counts), key=lambda other: -counts[other])[:_FEW]


def _lead(deal: "State", seat: int, run: Sequence[Any], n: int) -> Generator[None, None, float]:
    """How far that seat is ahead of the best other one, with that run; None now and then before it is known."""
    after = deal.clone()
    for action in run:
        after.apply(action)
    lead = 0.0
    for worths in JUDGING.play_on(after, seat, Rng(n), False):
        if worths is not None:
            lead = worths[seat] - max((*worths[:seat], *worths[seat + 1 :]), default=0.0)
        yield None
    return lead
