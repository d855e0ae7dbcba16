"""The turns of a finished game: where somebody decided something, where that ends, and how it goes on from there.

What goes on is a generator that gives way (None) and ends with what it found; the same game gives the same on every
device.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ..core.replay import decision, position
from ..core.rng import Rng
from ..core.session import Session
from .course import judging_of
from .runs import Run
from .seatview import SeatView
from .think import Choice, stepwise, think

__all__ = ["Turn", "begin_of", "finished", "goes_on", "over", "rest_of", "to_the_end", "turns"]


class Turn(NamedTuple):
    """The actions from `begin` up to `end` with which `seat` decided something, until somebody learnt something by
    them or somebody else acted."""

    begin: int
    end: int
    seat: int


def turns(session: Session, seats: Sequence[int]) -> list[Turn]:
    """All turns of these seats in which there was something to decide that can be judged."""
    found, at, judging = [], 0, judging_of(session)
    while (first := decision(session, at)) is not None:
        at = _end(session, first.begin, first.end)
        if first.seat in seats and (judging is None or judging.clear(position(session, first.begin))):
            found.append(Turn(first.begin, at, first.seat))
    return found


def _end(session: Session, begin: int, least: int) -> int:
    seat = session.steps[begin].action.seat
    end = begin
    while end < len(session.steps) and session.steps[end].action.seat == seat:
        end += 1
        if end >= least and over(session, end):
            break
    return end


def over(session: Session, length: int) -> bool:
    """Whether the last of the first `length` actions revealed something: the turn ends there, whoever acts next."""
    last, after = session.steps[length - 1], position(session, length)
    return last.reveals or after.round != last.before.round


def finished(session: Session, turn: Turn, begun: Run, rng: Rng) -> Iterator[Run | None]:
    """That run and the rest of the turn as a computer player would do it, until something comes to light."""
    return _gone_on(session, turn, begun, rng, lambda trial: not over(trial, len(trial.steps)))


def to_the_end(session: Session, turn: Turn, begun: Run, rng: Rng) -> Iterator[Run | None]:
    """The same to the end of the turn, whatever comes to light."""
    return _gone_on(session, turn, begun, rng, lambda trial: goes_on(trial, len(trial.steps)))


def goes_on(session: Session, length: int) -> bool:
    """Whether the turn in which the last of the first `length` actions was done goes on after it."""
    judging, last = judging_of(session), session.steps[length - 1]
    after = position(session, length)
    mine = after.actors() == (last.action.seat,) and after.round == last.before.round
    return judging is not None and mine and not judging.ends(last.action)


def begin_of(session: Session, turn: Turn) -> int:
    """After how many actions that turn of the seat had begun, also where something had come to light in it before."""
    begin = turn.begin
    while begin and session.steps[begin - 1].action.seat == turn.seat and goes_on(session, begin):
        begin -= 1
    return begin


def rest_of(session: Session, turn: Turn) -> Run:
    """What was still played in the same turn of that seat, when something had come to light."""
    end = turn.end
    while end < len(session.steps) and goes_on(session, end):
        end += 1
    return tuple(step.action for step in session.steps[turn.end : end])


def _gone_on(
    session: Session, turn: Turn, begun: Run, rng: Rng, goes: Callable[[Session], bool]
) -> Iterator[Run | None]:
    trial, run = session.fork(turn.begin), list(begun)
    for action in begun:
        trial.play(action)
    while trial.state.actors() == (turn.seat,) and goes(trial):
        for thought in stepwise(think(SeatView(trial.state, turn.seat), "normal", rng)):
            for action in thought.actions if isinstance(thought, Choice) else ():
                if goes(trial):
                    trial.play(action)
                    run.append(action)
            yield None
    yield tuple(run)
