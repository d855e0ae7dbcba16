"""Choices of several things, answered kind by kind: exchange, goods spent, natives fetched, goods gained."""

from prateria.core.game import Sink, Take

from .. import events as ev
from ..actions import take
from ..frames import Bag
from ..player import Player
from ..position import Position

__all__ = ["answer", "ask", "legal_bag"]


def ask(
    state: Position,
    why: str,
    kinds: tuple[str, ...],
    limits: tuple[int, ...],
    least: int,
    total: int,
    given: tuple[int, ...] = (),
    check: bool = False,
) -> None:
    """Ask for `least` to `total` things of those kinds. See `frames.Bag`."""
    state.push(Bag(why, kinds, limits, least, total, (), given, check))


def legal_bag(state: Position, p: "Player", frame: Bag) -> tuple[Take, ...]:
    """Only amounts with which the bag can still be filled."""
    i, so_far = len(frame.taken), sum(frame.taken)
    most = min(frame.limits[i], frame.total - so_far)
    fewest = max(0, frame.least - so_far - sum(frame.limits[i + 1 :]))
    return tuple(take(p.seat, frame.kinds[i], n) for n in range(fewest, most + 1))


def answer(state: Position, p: "Player", action: Take, tell: Sink) -> None:
    """One answer; with the last one the bag is closed and what it was asked for is done."""
    frame = state.top(Bag)
    taken = (*frame.taken, action.amount)
    tell(ev.Answered(p.seat, action.kind, action.amount))
    if len(taken) < len(frame.kinds):
        state.swap_top(frame._replace(taken=taken))
    else:
        state.pop()
        state.filled(p, frame._replace(taken=taken), tell)
