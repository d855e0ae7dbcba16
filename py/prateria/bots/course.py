"""How a finished game stood, step by step, for each player, and the part in which most changed.

Everything is a generator that gives way (None) and ends with what it found; the same game gives the same on every
device.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot, sqrt
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
    "Looked",
    "ahead",
    "along",
    "changed",
    "doubt",
    "in_turn",
    "judging_of",
    "lasts",
    "lead",
    "mean_of",
    "stand",
    "standing",
    "stops",
]

STOPS: Final = 32
"""At so many places at the most it is asked how the game stands."""
SURE: Final = 2.0
"""So many errors a gap must exceed."""
SUREST: Final = 4.0
"""The same of the biggest of many gaps, which chance alone makes big."""
COARSE: Final = 4
"""Of so many places one is looked at first."""
LEAST: Final = 3
"""Points that the change of a part must make to be told."""
FEWEST: Final = 8
"""On fewer worlds nothing is sure."""
LOOKS: Final = 16
"""So many places are looked at more closely to find that part."""
EVEN: Final = 20
"""More rounds than these are cards, and all as wide as each other."""
STRETCH: Final = 7
"""What is longer than one of so many parts of a game, or than a card, is no step but a slope, unless nothing is known
in between."""
SOON: Final = 2
"""Where the line comes back within so many places"""
BACK: Final = 1 / 2
"""by so much of its step, the guess has wobbled: nothing is told of it."""


class Lead(NamedTuple):
    """How far a seat is ahead of the best of the others, in points of the end (alone: what it comes to); the standard
    `error` of that; how far single worlds `spread` round it."""

    points: float
    error: float
    spread: float = 0.0


class Change(NamedTuple):
    """From `begin` to `end` actions, a short part, it went up or down for `seat` by so many `points` against the
    others, give or take `error`, and did not come straight back. `before`, `after`: how far each seat was ahead at both
    ends of it."""

    begin: int
    end: int
    seat: int
    points: float
    error: float
    before: tuple[float, ...]
    after: tuple[float, ...]


class Looked(NamedTuple):
    """The part in which most `change`d, if one surely stands out; how it stood where that was looked at `closely`."""

    change: Change | None
    closely: dict[int, tuple[float, ...]]


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


def along(session: Session) -> list[float]:
    """How far through the game it is after so many actions, from 0 to 1. What is chosen out of one bag counts as one:
    who takes a party of nine cards has not played nine."""
    found = [0]
    for before, step in zip((None, *session.steps), session.steps, strict=False):
        bag, seat = step.before.bag(), step.action.seat
        same = bag is not None and before is not None and before.before.bag() is not None and before.action.seat == seat
        found.append(found[-1] + (not same))
    begins = [
        n for n, step in enumerate(session.steps) if not n or step.before.round != session.steps[n - 1].before.round
    ]
    if len(begins) > EVEN:  # a place for each on the axis, however often people were asked there
        ends = pairwise((*begins, len(session.steps)))
        places = [i + k / (end - n) for i, (n, end) in enumerate(ends) for k in range(end - n)]
        return [place / len(begins) for place in (*places, len(begins))]
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


def changed(
    session: Session, curve: Sequence[Sequence[float]], rng: Rng, spreads: Sequence[float] = ()
) -> Iterator[Looked | None]:
    """The short part in which it went most up or down for somebody, and not straight back, as the curve shows it.

    `curve`: how it stood at the `stops`, judged on few worlds; `spreads`: how far these lie apart. What looks like the
    biggest change is looked at on more of them, at both its ends, until the biggest one has held: so no other that is
    seen is bigger."""
    judging = judging_of(session)
    if judging is None:
        yield Looked(None, {})
        return
    known = {n: tuple(Lead(points, 0.0) for points in leads) for n, leads in zip(stops(session), curve, strict=False)}
    if session.header.seats > 1:
        known[0] = (Lead(0.0, 0.0),) * session.header.seats
    certain = {n for n, spread in zip(stops(session), spreads, strict=False) if judging.spread and not spread}
    sure, looks, at = {0, len(session.steps)}, 0, along(session)
    cards = len({step.before.round for step in session.steps})
    most = 1 / (cards if cards > EVEN else STRETCH)
    worlds = max(2 * judging.effort.curve, judging.effort.check // 2, FEWEST)
    while (change := _biggest(known, at, most, certain)) is not None:
        wanted = [n for n in (change.begin, change.end) if n not in sure] or _between(session, change, known)
        if not wanted or looks >= LOOKS:
            break
        for length in wanted:
            for leads in standing(session, length, rng, worlds):
                known[length] = leads or known.get(length, ())
                yield None
            certain |= {length} if judging.spread and not any(one.spread for one in known[length]) else set()
            sure.add(length)
            looks += 1
    closely = {n: tuple(one.points for one in leads) for n, leads in known.items() if n in sure}
    if change is None or wanted or abs(change.points) <= SUREST * change.error:
        yield Looked(None, closely)
    else:
        yield Looked(change, closely)


def _biggest(
    known: Mapping[int, Sequence[Lead]], at: Sequence[float], most: float, certain: Container[int]
) -> Change | None:
    """Of all steps of all lines no longer than `most`, or from one known place to the next, the highest that lasts;
    rather one up. None if there is none to be told. `at`: as `along`; `certain`: places where nothing is guessed."""
    places, found = sorted(known), list[Change]()
    leads = [tuple(one.points for one in known[n]) for n in places]
    for seat in range(len(leads[0])):
        line = [one[seat] for one in leads]
        for i, begin in enumerate(places):
            for j, end in enumerate(places[i + 1 :], i + 1):
                short = j == i + 1 or at[end] - at[begin] <= most + 1e-9
                if short and lasts(line, i, j, begin in certain, end in certain):
                    error = hypot(known[begin][seat].error, known[end][seat].error)
                    found.append(Change(begin, end, seat, line[j] - line[i], error, leads[i], leads[j]))
    return max(found, key=lambda one: (round(abs(one.points), 6), one.points), default=None)


def lasts(line: Sequence[float], i: int, j: int, begin: bool = False, end: bool = False) -> bool:
    """Whether the line goes from one place to the other with nothing above or below, is not soon back, and does not
    itself come back from where it has just been; and so far that it is told. `begin`, `end`: that place is certain: so
    what goes up or down there is no wobble of a guess.

    >>> lasts([0, 0, 9, 8, 9], 1, 2), lasts([0, 0, 9, 1, 0], 1, 2), lasts([0, 0, 9, 1, 0], 2, 3)
    (True, False, False)
    >>> lasts([0, 0, 2, 2], 1, 2), lasts([0, 0, 9, 1, 0], 2, 3, begin=True)
    (False, True)
    """
    step = line[j] - line[i]
    way = 1 if step > 0 else -1
    there, here = max(way * n for n in line[i : j + 1]), min(way * n for n in line[i : j + 1])
    back = way * line[j] - min(way * n for n in line[j : j + SOON + 1])
    come = max(way * n for n in line[max(i - SOON, 0) : i + 1]) - way * line[i]
    whole = there <= way * line[j] and here >= way * line[i]
    return abs(step) >= LEAST and whole and max(back * (not end), come * (not begin)) < BACK * abs(step)


def _between(session: Session, change: Change, known: Container[int]) -> list[int]:
    """The middle of the places there at which a round is over, if there are any of which nothing is known: so it is
    seen what its end has brought."""
    steps = session.steps
    found = [n for n in range(change.begin + 1, change.end) if steps[n].before.round != steps[n - 1].before.round]
    found = [n for n in found if n not in known]
    return found[len(found) // 2 :][:1]


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
