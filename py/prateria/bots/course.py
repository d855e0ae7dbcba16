"""How a finished game stood, step by step, for each player.

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
    "Lead",
    "ahead",
    "along",
    "by_round",
    "doubt",
    "in_turn",
    "judging_of",
    "lead",
    "mean_of",
    "round_ends",
    "stand",
    "standing",
    "stops",
]

STOPS: Final = 32
"""At so many places at the most it is asked how the game stands."""
SURE: Final = 2.0
"""So many errors a gap must exceed."""
COARSE: Final = 4
"""Of so many places one is looked at first."""
LEAST: Final = 3
"""Points that the change of a part must make to be told."""
EVEN: Final = 20
"""More rounds than these are cards, and all as wide as each other."""


class Lead(NamedTuple):
    """How far a seat is ahead of the best of the others, in points of the end (alone: what it comes to); the standard
    `error` of that; how far single worlds `spread` round it."""

    points: float
    error: float
    spread: float = 0.0


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
    spread = sqrt(sum((v - mean) ** 2 for v in values) / max(n - 1, 1))
    return Lead(mean, spread / sqrt(n), spread)


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


def round_ends(session: Session) -> list[int]:
    """After how many actions the rounds are over; before them 0."""
    steps = session.steps
    return [0, *(n for n, (a, b) in enumerate(pairwise(steps), 1) if a.before.round != b.before.round), len(steps)]


def by_round(session: Session) -> bool:
    """Whether its rounds are parts of a game, and not cards."""
    return len(round_ends(session)) - 1 <= EVEN


def along(session: Session) -> list[float]:
    """How far through the game it is after so many actions, from 0 to 1. What is chosen out of one bag counts as one:
    who takes a party of nine cards has not played nine."""
    found = [0]
    for before, step in zip((None, *session.steps), session.steps, strict=False):
        bag, seat = step.before.bag(), step.action.seat
        same = bag is not None and before is not None and before.before.bag() is not None and before.action.seat == seat
        found.append(found[-1] + (not same))
    if not by_round(session):  # a place for each on the axis, however often people were asked there
        ends = round_ends(session)
        places = [i + k / (end - n) for i, (n, end) in enumerate(pairwise(ends)) for k in range(end - n)]
        return [place / (len(ends) - 1) for place in (*places, len(ends) - 1)]
    return [n / max(found[-1], 1) for n in found]


def in_turn(places: Sequence[int]) -> tuple[list[int], int]:
    """These in the order in which they are looked at, and how many come first: the end, which is known, and some all
    over the game; then what lies between them. Each time the middle of what is still open: so one soon sees how it
    went, and always all of it.

    >>> in_turn([3, 5, 8, 11, 12, 20])
    ([20, 8, 11, 5, 12, 3], 2)
    """
    first = [places[-1], *_halved(places[COARSE // 2 : -1 : COARSE])]
    return [*first, *_halved([one for one in places if one not in first])], len(first)


def _halved(places: Sequence[int]) -> list[int]:
    """The middle first, then the middles of both halves, and so on.

    >>> _halved([1, 2, 3, 4, 5, 6, 7])
    [4, 2, 6, 1, 3, 5, 7]
    """
    found, open_ = list[int](), [places]
    while open_:
        part, *open_ = open_
        if part:
            middle = len(part) // 2
            found.append(part[middle])
            open_ += [part[:middle], part[middle + 1 :]]
    return found


def stand(session: Session, length: int, rng: Rng) -> Iterator[tuple[float, ...] | None]:
    """How far each seat was ahead after so many actions, by all that was known then to any of them."""
    for found in standing(session, length, rng):
        yield None if found is None else tuple(one.points for one in found)


def standing(session: Session, length: int, rng: Rng, worlds: int | None = None) -> Iterator[tuple[Lead, ...] | None]:
    """The same on so many dealt worlds (or those of the curve), with the error of each, and how far they spread."""
    judging, state = judging_of(session), position(session, length)
    seats = range(session.header.seats)
    outcome = state.outcome()
    if outcome is not None or judging is None:
        points = outcome.points if outcome else tuple(p.points for p in state.observe(None).players)
        yield tuple(Lead(float(lead(points, seat)), 0.0) for seat in seats)
        return
    found: list[Worths] = []
    for _ in range(worlds or judging.effort.curve):
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


def doubt(session: Session, length: int, spread: float | None = None) -> float:
    """How far the end of such a game is from what is judged after so many actions: see `Judging.doubt`. `spread`: how
    far the worlds of this game spread there; where they are played to the end of the game, that tells more."""
    judging, steps = judging_of(session), len(session.steps)
    if judging is None or length >= steps:
        return 0.0
    if spread is not None and judging.spread is not None:
        return judging.spread * spread
    known = (*judging.doubt, judging.doubt[-1])
    at = length / steps * (len(judging.doubt) - 1)
    before = known[int(at)]
    return before + (known[int(at) + 1] - before) * (at - int(at))
