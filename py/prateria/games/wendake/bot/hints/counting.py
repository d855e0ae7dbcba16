"""Which tile a hint proposes where another one is about as good and brings more points that count at once (WE-81):
what rises on a track that is far ahead convinces nobody, so where nothing of it counts another may be a bit worse.
Hints only.

It is judged as a finished game is: all play on sensibly, on the same deals with each of them.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ..evaluation import shortlist
from ..judging import JUDGING
from ..lines import counted, far_ahead
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
"""Points by which one of them may seem worse: less than chance does on so many deals;"""
_NOTHING: Final = 1.0
"""and where nothing of the tile counts yet, and its pair is not thought to become even."""


def sooner(state: "State", seat: int, run: Sequence[Any]) -> Iterator[Any]:
    """None now and then while it looks, at last the tile that is proposed."""
    found = tuple(run)
    others, slack = yield from _others(state, seat, run[0])
    gaps = dict.fromkeys(others, 0.0)
    for n in range(_TRIES if others else 0):
        deal = state.redeal(seat, Rng(n))
        least = yield from _lead(deal, seat, run, n)
        for other in others:
            gaps[other] += (yield from _lead(deal, seat, (other,), n)) - least
    for other in others:
        if gaps[other] >= -slack * _TRIES:
            found = (other,)
            break
    yield found


def _others(state: "State", seat: int, action: Any) -> Generator[None, None, tuple[list[Any], float]]:
    """Tiles with which more points count in that turn, most first: of the line that is meant, if one is; and by how
    much they may seem worse. None now and then before it is known."""
    view = state.observe(seat)
    name, values = reason(view, (action,))
    if name not in ("line", "begin"):
        return [], 0.0
    turn = played(view, (action,))
    if turn.counts >= sum(n for _, n in turn.tracks):
        return [], 0.0
    vain = turn.counts <= 0 and far_ahead(counted(view, view.players[seat], turn.tracks))
    legal = state.legal_actions() if vain else shortlist(state, seat)
    tiles = (other for other in legal if other.verb == "tile" and other != action)
    counts = dict[Any, int]()
    for other in tiles:
        if name == "begin" or other.what in values["line"]:
            counts[other] = played(view, (other,)).counts
            yield None
    found = [other for other in counts if counts[other] > max(turn.counts, 0)]
    return sorted(found, key=lambda other: -counts[other])[:_FEW], _NOTHING if vain else _ABOUT


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
