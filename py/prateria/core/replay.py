"""Looking back on a game: its record in the pieces that people call moves, and the decisions in it.

A session holds the position before each of its actions, so every one of them is there at once and nothing is played
again.

>>> from prateria.games import GAMES
>>> session = Session.new(GAMES["manitou"], seats=2, seed=7)
>>> for _ in range(32):
...     step = session.play(session.state.onward_actions()[0])
>>> told = [bool(step.events) for step in session.steps]
>>> [(move.begin, move.end, move.seat) for move in moves(session.steps, told)]
[(0, 15, 1), (15, 30, 0), (30, 31, 1), (31, 32, 0)]
>>> position(session, 0).legal_actions()[0].text, decision(session, 0)
('2 take h1 0', Decision(begin=0, end=15, seat=1))
"""

from collections.abc import Sequence
from typing import NamedTuple

from .game import State
from .session import Session, Step

__all__ = ["Decision", "Move", "decision", "moves", "position", "runs"]


class Move(NamedTuple):
    """The actions from `begin` up to `end` (the first that is no longer part of it), told together; `seat`: whose
    doing it is."""

    begin: int
    end: int
    seat: int | None


class Decision(NamedTuple):
    """The actions from `begin` up to `end` with which that seat has decided something: one, or the answers of a bag."""

    begin: int
    end: int
    seat: int


def position(session: Session, length: int) -> State:
    """The position after so many actions: to be read, never changed."""
    return session.steps[length].before if length < len(session.steps) else session.state


def moves(steps: Sequence[Step], told: Sequence[bool]) -> list[Move]:
    """The record in moves, none left out. `told[i]`: whether there is a sentence about action i; what nothing is said
    of goes with what the same seat does next, else with what it did last. The answers of a bag go together."""
    found: list[Move] = []
    begin = 0
    for i, step in enumerate(steps):
        if not told[i] or _goes_on(steps, i):
            continue
        while found and begin < i and steps[begin].action.seat == found[-1].seat != step.action.seat:
            begin += 1  # the end of a turn of which nothing is said
            found[-1] = found[-1]._replace(end=begin)
        found.append(Move(begin, i + 1, step.action.seat))
        begin = i + 1
    if begin < len(steps) and found:
        found[-1] = found[-1]._replace(end=len(steps))
    elif begin < len(steps):
        found.append(Move(begin, len(steps), steps[-1].action.seat))
    return found


def runs(steps: Sequence[Step]) -> list[tuple[int, int]]:
    """The record in pieces from `begin` up to `end`: the answers of a bag go together, all else stands alone."""
    found: list[tuple[int, int]] = []
    for i in range(len(steps)):
        if not _goes_on(steps, i):
            found.append((found[-1][1] if found else 0, i + 1))
    return found


def decision(session: Session, begin: int) -> Decision | None:
    """The first decision from that action on for which there was another one; None where nothing is left to decide."""
    steps = session.steps
    for i in range(begin, len(steps)):
        step = steps[i]
        seat = step.action.seat
        if seat is None or step.of < 2 or sum(other.seat == seat for other in step.before.onward_actions()) < 2:
            continue
        first, end = i, i + 1
        while first and _within(steps[first]):
            first -= 1
        while end < len(steps) and _within(steps[end]):
            end += 1
        return Decision(first, end, seat)
    return None


def _within(step: Step) -> bool:
    """Whether it answers a bag of which something has been answered before."""
    bag = step.before.bag()
    return bag is not None and bool(bag.taken)


def _goes_on(steps: Sequence[Step], i: int) -> bool:
    """Whether the next action answers the same bag."""
    return i + 1 < len(steps) and _within(steps[i + 1])
