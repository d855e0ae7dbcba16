"""Whether what a hint would propose brings anything: at the end of the game, where the hint says so if not. Hints
only: bots do it all the same, since it costs them nothing.

After the last tile of the last year nothing is left to prepare for, so what counts is how the game ends: it is played
on from sampled positions with what is proposed and without it.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng

from ...engine import frames
from ...engine.actions import END, STOP, do
from ...engine.data import YEARS
from ...engine.rules.grid import TILES_A_YEAR
from ...engine.rules.track import MASK
from ..ahead import AHEAD

if TYPE_CHECKING:
    from ...engine.state import State

__all__ = ["enough"]

_SILENT: Final = 0
"""The chance of a rollout: with and without what is proposed the same."""


_BRINGS: Final = ("do", "buy", "spend", "exchange", "use")
"""What may bring points though something else was to be proposed."""
_CLEARLY: Final = 0.5
"""Points that what is done only against others must take from them on the average."""


def enough(deals: Sequence["State"], seat: int, run: Sequence[Any]) -> Iterator[Any]:
    """None now and then while it looks, at last what to do instead: an action that leaves out what brings no
    point on any of these deals, nor takes one from others on most of them; None where it does."""
    found = None
    ways = _less(deals[0], seat, run[0])
    if ways:
        with_it = []
        for deal in deals:
            with_it.append(_ends(deal, seat, run))
            yield None
        for way in ways:
            as_good, costs = True, 0.0
            for deal, before in zip(deals, with_it, strict=True):
                lead, points = _ends(deal, seat, (way,))
                as_good = as_good and points >= before[1]
                costs += before[0] - lead
                yield None
            if as_good and costs < _CLEARLY * len(deals):
                found = way
                break
    if found is not None and found in END[seat]:  # "nothing else changes that" is to be true of all that could be done
        ended = [_ends(deal, seat, (found,))[1] for deal in deals]
        for other in deals[0].legal_actions():
            if getattr(other, "verb", "") in _BRINGS and other != run[0]:
                more = 0.0
                for deal, points in zip(deals, ended, strict=True):
                    more += _ends(deal, seat, (other,))[1] - points
                    yield None
                if more >= _CLEARLY * len(deals):
                    found = None
                    break
    yield found


def _less(state: "State", seat: int, action: Any) -> list[Any]:
    """Legal actions that leave out that one, those first that leave out most."""
    p, frame, verb = state.players[seat], state.stack[-1], getattr(action, "verb", "")
    if state.year < YEARS or p.marked.bit_count() < TILES_A_YEAR or verb in ("", "end", "stop", "done"):
        return []
    if _may_be_lucky(state, p.tracks, action):
        return []
    legal = state.legal_actions()
    if isinstance(frame, frames.Steps):
        later = [other for other in legal if other.verb == "do" and other != action]
        if verb in ("open", "use"):  # that can still be done after each of them
            later = []
        if verb == "do":  # one that comes before it would not leave it out
            later = [other for other in later if legal.index(other) > legal.index(action) and not frame.free]
        return [*END[seat], *reversed(later)]
    return [way for way in (*STOP[seat], do(seat, "done")) if way in legal]


def _may_be_lucky(state: "State", tracks: Sequence[int], action: Any) -> bool:
    """A mask may be the right one, however seldom: where a point of masks would count, it is worth a try."""
    pair = next(pair for pair in state.pairs if MASK in pair)
    other = pair[0] + pair[1] - MASK
    return bool(action.what == "mask" and tracks[MASK] <= tracks[other])


def _ends(deal: "State", seat: int, run: Sequence[Any]) -> tuple[float, float]:
    """(lead, points) at the end of the game, when all play on sensibly after that."""
    state = deal.clone()
    for action in run:
        state.apply(action)
    for _ in AHEAD.onward(state, Rng(_SILENT), None):
        pass
    outcome = state.outcome()
    points = outcome.points if outcome is not None else (0,)
    others = max((*points[:seat], *points[seat + 1 :]), default=0)
    return points[seat] - others, points[seat]
