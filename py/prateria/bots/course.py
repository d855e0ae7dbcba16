"""How a finished game stood, step by step, for each player, and the part in which most changed.

Everything is a generator that gives way (None) and ends with what it found; the same game gives the same on every
device.
"""

from collections.abc import Iterable, Iterator, Sequence
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
    "Looked",
    "ahead",
    "changed",
    "doubt",
    "in_turn",
    "judging_of",
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


class Lead(NamedTuple):
    """How far a seat is ahead of the best of the others, in points of the end (alone: what it comes to); the standard
    `error` of that; how far single worlds `spread` round it."""

    points: float
    error: float
    spread: float = 0.0


class Change(NamedTuple):
    """From `begin` to `end` actions, a part of one round, it went up or down for `seat` by so many `points` against the
    others, give or take `error`. `before`, `after`: how far each seat was ahead at both ends of it."""

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


def changed(session: Session, curve: Sequence[Sequence[float]], rng: Rng) -> Iterator[Looked | None]:
    """The part of a round in which it went most up or down for somebody, as the curve shows it.

    `curve`: how it stood at the `stops`, judged on few worlds. What looks like the biggest change is looked at on more
    of them, at both its ends, until the biggest one has held: so no other that is seen is bigger."""
    judging = judging_of(session)
    if judging is None:
        yield Looked(None, {})
        return
    known = {n: tuple(Lead(points, 0.0) for points in leads) for n, leads in zip(stops(session), curve, strict=False)}
    if session.header.seats > 1:
        known[0] = (Lead(0.0, 0.0),) * session.header.seats
    sure, looks = {0, len(session.steps)}, 0
    worlds = max(2 * judging.effort.curve, judging.effort.check // 2, FEWEST)
    while True:
        begin, end = max(_parts(session, known), key=lambda part: _gain(known[part[0]], known[part[1]])[1].points)
        wanted = [n for n in (begin, end) if n not in sure]
        wanted += [] if wanted else _between(session, begin, end)
        seat, gain = _gain(known[begin], known[end])
        if not wanted or looks >= LOOKS or gain.points < LEAST:
            break
        for length in wanted:
            for leads in standing(session, length, rng, worlds):
                known[length] = leads or known.get(length, ())
                yield None
            sure.add(length)
            looks += 1
    closely = {n: tuple(one.points for one in leads) for n, leads in known.items() if n in sure}
    points = known[end][seat].points - known[begin][seat].points
    if wanted or gain.points < LEAST or gain.points <= SUREST * gain.error:
        yield Looked(None, closely)
    else:
        yield Looked(Change(begin, end, seat, points, gain.error, closely[begin], closely[end]), closely)


def _parts(session: Session, known: Iterable[int]) -> list[tuple[int, int]]:
    """From one known place to another: next to each other, or with nothing but one round between, so that a round is
    seen from where it begins."""
    places = sorted(known)
    round_ = [session.steps[n - 1].before.round if n else 0 for n in places]  # that was being played there
    return [
        (places[i], places[j])
        for i in range(len(places))
        for j in range(i + 1, len(places))
        if round_[i + 1] == round_[j]
    ]


def _between(session: Session, begin: int, end: int) -> list[int]:
    """The middle of the places there at which a round is over, if any."""
    steps = session.steps
    found = [n for n in range(begin + 1, end) if steps[n].before.round != steps[n - 1].before.round]
    return found[len(found) // 2 :][:1]


def _gain(before: Sequence[Lead], after: Sequence[Lead]) -> tuple[int, Lead]:
    """For whom it went most up or down between the two, and by how much; rather up."""
    gains = [Lead(b.points - a.points, sqrt(a.error**2 + b.error**2)) for a, b in zip(before, after, strict=True)]
    seat = max(range(len(gains)), key=lambda n: (round(abs(gains[n].points), 6), gains[n].points))
    return seat, Lead(abs(gains[seat].points), gains[seat].error)


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
