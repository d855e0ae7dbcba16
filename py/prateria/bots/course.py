"""How a finished game stood, step by step, for each player, and the round in which most changed.

Everything is a generator that gives way (None) and ends with what it found; the same game gives the same on every
device.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from ..core.replay import position
from ..core.rng import Rng
from ..core.session import Session
from ..games import GAMES
from ..games.contract import Judging, Worths

__all__ = [
    "LEAST",
    "STOPS",
    "SURE",
    "Change",
    "Lead",
    "ahead",
    "changed",
    "doubt",
    "in_turn",
    "judging_of",
    "lead",
    "mean_of",
    "stand",
    "stops",
]

STOPS: Final = 32
"""At so many places at the most it is asked how the game stands."""
SURE: Final = 2.0
"""So many errors a gap must exceed."""
COARSE: Final = 4
"""Of so many places one is looked at first."""
LEAST: Final = 3
"""Points that the change of a round must make to be told."""


class Lead(NamedTuple):
    """How far a seat is ahead of the best of the others, in points of the end (alone: what it comes to); the standard
    `error` of that."""

    points: float
    error: float


class Change(NamedTuple):
    """In the round of the actions from `begin` up to `end` `seat` gained so many `points` on the others (alone: they
    came or went), give or take `error`. `before`, `after`: how far each seat was ahead at both ends of it."""

    begin: int
    end: int
    seat: int
    points: float
    error: float
    before: tuple[float, ...]
    after: tuple[float, ...]


def judging_of(session: Session) -> Judging | None:
    """How that game is judged; None where nothing true can be said."""
    judging = GAMES[session.header.game].sense.judging
    return judging if judging is not None and judging.fits(position(session, 0)) else None


def lead(worths: Worths, seat: int) -> float:
    """How far that seat is ahead of the best of the others; alone: what it comes to."""
    others = (*worths[:seat], *worths[seat + 1 :])
    return worths[seat] - max(others, default=0.0)


def mean_of(values: Sequence[float]) -> Lead:
    """Their mean and its standard error."""
    n = len(values)
    mean = sum(values) / n
    return Lead(mean, sqrt(sum((v - mean) ** 2 for v in values) / (n * max(n - 1, 1))))


def stops(session: Session) -> list[int]:
    """After how many actions it is asked how the game stands: where a turn is over, and at the end."""
    steps = session.steps
    found = [
        n
        for n in range(1, len(steps))
        if steps[n].action.seat != steps[n - 1].action.seat and steps[n].before.bag() is None
    ]
    few = found[:: 1 + len(found) // STOPS]
    return [*few, len(steps)]


def in_turn(places: Sequence[int]) -> tuple[list[int], int]:
    """These in the order in which they are looked at, and how many come first: the end, which is known, and some all
    over the game, so that one soon sees how it went; then what lies between them.

    >>> in_turn([3, 5, 8, 11, 12, 20])
    ([20, 8, 3, 5, 11, 12], 2)
    """
    first = [places[-1], *places[COARSE // 2 : -1 : COARSE]]
    return [*first, *(one for one in places if one not in first)], len(first)


def stand(session: Session, length: int, rng: Rng) -> Iterator[tuple[float, ...] | None]:
    """How far each seat was ahead after so many actions, by all that was known then to any of them."""
    judging = judging_of(session)
    for found in _standing(session, length, rng, judging.effort.curve if judging else 1):
        yield None if found is None else tuple(one.points for one in found)


def _standing(session: Session, length: int, rng: Rng, worlds: int) -> Iterator[tuple[Lead, ...] | None]:
    """The same on so many dealt worlds, with the error of each."""
    judging, state = judging_of(session), position(session, length)
    seats = range(session.header.seats)
    outcome = state.outcome()
    if outcome is not None or judging is None:
        points = outcome.points if outcome else tuple(p.points for p in state.observe(None).players)
        yield tuple(Lead(float(lead(points, seat)), 0.0) for seat in seats)
        return
    found: list[Worths] = []
    for _ in range(worlds):
        deal = judging.anew(state, rng)
        for worths in (judging.check or judging.play_on)(deal, None, rng.fork(), False):
            if worths is not None:
                found.append(worths)
            yield None
    yield ahead(found)


def ahead(worths: Sequence[Worths]) -> tuple[Lead, ...]:
    """How far each seat is ahead of the one that comes out best of the others over all these worlds: so of several one
    is ahead, and they who are level are ahead by nothing. (The mean of `lead` would have nobody ahead: in each world
    it is another one who is.)

    >>> [one.points for one in ahead([(9.0, 1.0, 2.0), (1.0, 9.0, 2.0)])]
    [0.0, 0.0, -3.0]
    """
    seats = range(len(worths[0]))
    means = [sum(one[seat] for one in worths) / len(worths) for seat in seats]
    found = []
    for seat in seats:
        rival = max((other for other in seats if other != seat), key=means.__getitem__, default=None)
        found.append(mean_of([one[seat] - (0.0 if rival is None else one[rival]) for one in worths]))
    return tuple(found)


def changed(session: Session, curve: Sequence[Sequence[float]], rng: Rng) -> Iterator[Change | bool | None]:
    """The round in which somebody gained most (alone: in which most changed); False where none surely stands out.

    `curve`: how it stood at the `stops`. It tells where to look only; what is told comes from worlds of its own."""
    judging = judging_of(session)
    rounds = _suspected(session, curve) if judging else []
    if judging is None or not rounds:
        yield False
        return
    best = rounds[0]
    if len(rounds) > 1:
        found: dict[int, tuple[Lead, ...]] = {}
        for length in dict.fromkeys(n for one in rounds for n in one):
            for leads in _edge(session, length, rng, -(-judging.effort.check // 2)):
                found[length] = leads or ()
                yield None
        best = max(rounds, key=lambda one: _gain(found[one[0]], found[one[1]])[1].points)
    edges: list[tuple[Lead, ...]] = []
    for length in best:
        for leads in _edge(session, length, rng, judging.effort.check):
            edges += [leads] if leads else []
            yield None
    seat, gain = _gain(*edges)
    if gain.points < LEAST or gain.points <= SURE * gain.error:
        yield False
    else:
        before, after = (tuple(one.points for one in leads) for leads in edges)
        yield Change(*best, seat, gain.points, gain.error, before, after)


def _edge(session: Session, length: int, rng: Rng, worlds: int) -> Iterator[tuple[Lead, ...] | None]:
    """How it stood there; before the first action all are alike."""
    if length or session.header.seats == 1:
        yield from _standing(session, length, rng, worlds)
    else:
        yield (Lead(0.0, 0.0),) * session.header.seats


def _gain(before: Sequence[Lead], after: Sequence[Lead]) -> tuple[int, Lead]:
    """Who gained most between the two, and how much; alone: how much changed."""
    gains = [Lead(b.points - a.points, sqrt(a.error**2 + b.error**2)) for a, b in zip(before, after, strict=True)]
    if len(gains) == 1:
        return 0, Lead(abs(gains[0].points), gains[0].error)
    seat = max(range(len(gains)), key=lambda n: gains[n].points)
    return seat, gains[seat]


def _suspected(session: Session, curve: Sequence[Sequence[float]]) -> list[tuple[int, int]]:
    """The rounds, as (begin, end), among which the curve changes most: several where it has no stop between them."""
    steps = session.steps
    begins = [n for n, step in enumerate(steps) if not n or step.before.round != steps[n - 1].before.round]
    rounds = list(pairwise((*begins, len(steps))))
    known = [(n, leads) for n, leads in zip(stops(session), curve, strict=False)]
    if session.header.seats > 1:
        known.insert(0, (0, (0.0,) * session.header.seats))
    best, found = 0.0, list[tuple[int, int]]()
    for begin, end in rounds:
        (start, before), (stop, after) = (
            max((one for one in known if one[0] <= at), key=lambda one: one[0], default=known[0]) for at in (begin, end)
        )
        gain = _gain(*([Lead(points, 0.0) for points in leads] for leads in (before, after)))[1].points
        if gain > best:
            best, found = gain, [one for one in rounds if one[0] < stop and one[1] > start]
    return found if best >= LEAST else []


def doubt(session: Session, length: int) -> float:
    """How far the end of such a game is from what is judged after so many actions: see `Judging.doubt`."""
    judging, steps = judging_of(session), len(session.steps)
    if judging is None or length >= steps:
        return 0.0
    known = (*judging.doubt, 0.0)
    at = length / steps * (len(known) - 1)
    before = known[int(at)]
    return before + (known[int(at) + 1] - before) * (at - int(at))
