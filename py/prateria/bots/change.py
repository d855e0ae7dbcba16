"""The part of a finished game in which most changed: a round, or where there are very many of them (cards), a card.

Everything is a generator that gives way (None) and ends with what it found; the same game gives the same on every
device.
"""

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from ..core.rng import Rng
from ..core.session import Session
from .course import LEAST, SURE, Lead, along, by_round, judging_of, round_ends, standing

__all__ = ["Change", "Looked", "changed", "lasts", "takings"]

FEWEST: Final = 8
"""On fewer worlds nothing is sure."""
SUREST: Final = 4.0
"""So many errors the biggest of very many gaps must exceed: chance alone makes it big."""
LOOKS: Final = 16
"""So many places are looked at more closely to find a card."""
SOON: Final = 2
"""Where the line comes back within so many places"""
BACK: Final = 1 / 2
"""by so much of its step, the guess has wobbled: nothing is told of it."""


class Change(NamedTuple):
    """From `begin` to `end` actions it went up or down for `seat` by so many `points` against the others, give or take
    `error`. `before`, `after`: how far each seat was ahead at both ends of it."""

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


Known = dict[int, Sequence[Lead]]


def changed(
    session: Session, course: Mapping[int, Sequence[float]], rng: Rng, spreads: Mapping[int, float] | None = None
) -> Iterator[Looked | None]:
    """The round in which it went most up or down for somebody, from its beginning to its end; where rounds are cards,
    that in which it did so and not straight back, as the curve shows it.

    `course`: how it stood after so many actions, judged on few worlds, at the end at least (of cards: at all `stops`);
    `spreads`: how far these lie apart. On more of them it is looked at where rounds end; of cards, where they look like
    the biggest change, until the biggest has held: so no other that is seen is bigger."""
    judging = judging_of(session)
    if judging is None:
        yield Looked(None, {})
        return
    known: Known = {n: [Lead(one, 0.0) for one in leads] for n, leads in course.items()}
    sure = {len(session.steps)}
    if session.header.seats > 1:  # all begin alike
        known[0] = [Lead(0.0, 0.0)] * session.header.seats
        sure.add(0)
    if by_round(session):
        looking = _round(session, known, sure, rng)
    else:
        certain = {n for n, spread in (spreads or {}).items() if judging.spread and not spread}
        looking = _card(session, known, sure, certain, rng)
    found: Change | None = None
    for one in looking:
        found = one
        yield None
    yield Looked(found, {n: tuple(one.points for one in leads) for n, leads in known.items() if n in sure})


def _look(session: Session, length: int, known: Known, sure: set[int], rng: Rng) -> Iterator[None]:
    """How it stood there, on more worlds."""
    judging = judging_of(session)
    effort = judging.effort if judging else None
    worlds = max(2 * effort.curve, effort.check // 2, FEWEST) if effort else FEWEST
    for leads in standing(session, length, rng, worlds):
        known[length] = leads or known.get(length, ())
        yield None
    sure.add(length)


def _round(session: Session, known: Known, sure: set[int], rng: Rng) -> Iterator[Change | None]:
    """The round, at last."""
    ends = round_ends(session)
    for length in [n for n in ends if n not in sure]:
        yield from _look(session, length, known, sure, rng)
    seats = range(session.header.seats)
    change = _highest(_change(known, begin, end, seat) for begin, end in pairwise(ends) for seat in seats)
    yield change if change and abs(change.points) > SURE * change.error else None


def _card(session: Session, known: Known, sure: set[int], certain: set[int], rng: Rng) -> Iterator[Change | None]:
    """The card, at last."""
    judging, at, looks = judging_of(session), along(session), 0
    card = 1 / (len(round_ends(session)) - 1)
    settled, within = takings(session)
    while (change := _biggest(known, at, card, certain, settled, within)) is not None:
        wanted = [n for n in (change.begin, change.end) if n not in sure] or _between(session, change, known, settled)
        if not wanted or looks >= LOOKS:
            break
        for length in wanted:
            yield from _look(session, length, known, sure, rng)
            if judging and judging.spread and not any(one.spread for one in known[length]):
                certain.add(length)
            looks += 1
    held = change is not None and not wanted and abs(change.points) > SUREST * change.error
    yield change if held else None


def _change(known: Mapping[int, Sequence[Lead]], begin: int, end: int, seat: int) -> Change:
    before, after = (tuple(one.points for one in known[n]) for n in (begin, end))
    error = hypot(known[begin][seat].error, known[end][seat].error)
    return Change(begin, end, seat, after[seat] - before[seat], error, before, after)


def _highest(found: Iterable[Change]) -> Change | None:
    """The biggest, rather one up; None if there is none to be told."""
    told = (one for one in found if abs(one.points) >= LEAST)
    return max(told, key=lambda one: (round(abs(one.points), 6), one.points), default=None)


def takings(session: Session) -> tuple[set[int], set[int]]:
    """Where points were taken at a card: the places at which that is over and the next card is still face down, and
    those between one taking and another."""
    settled, within, states = set[int](), set[int](), [*(step.before for step in session.steps), session.state]
    for begin, end in pairwise(round_ends(session)):
        over = end - (end < len(session.steps))
        views = [state.observe(None) for state in states[begin : over + 1]]
        won = [tuple(player.points for player in view.players) for view in views]
        if won[0] != won[-1]:
            settled.add(over)
            within |= {n for n, here in enumerate(won, begin) if won[0] != here and n != over}
    return settled, within


def _biggest(
    known: Mapping[int, Sequence[Lead]],
    at: Sequence[float],
    card: float,
    certain: Container[int],
    settled: Collection[int],
    within: Container[int],
) -> Change | None:
    """Of all steps of all lines within a `card`, or from one known place to the next, the highest that lasts. `at`: as
    `along`; `certain`: places where nothing is guessed; `settled`, `within`: as `takings`: all that is taken at a card
    is one step, and what the next card changes another."""
    places, found = sorted(n for n in known if n not in within), list[Change]()
    for seat in range(len(known[places[0]])):
        line = [known[n][seat].points for n in places]
        for i, begin in enumerate(places):
            for j, end in enumerate(places[i + 1 :], i + 1):
                if any(begin < n < end for n in settled if n in known):
                    break
                short = j == i + 1 or at[end] - at[begin] <= card + 1e-9
                if short and lasts(line, i, j, begin in certain, end in certain):
                    found.append(_change(known, begin, end, seat))
    return _highest(found)


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


def _between(session: Session, change: Change, known: Container[int], settled: Collection[int]) -> list[int]:
    """The middle of the places there at which a round is over, or all is taken at a card, if there are any of which
    nothing is known: so it is seen what its end has brought."""
    ends = sorted({*round_ends(session), *settled})
    found = [n for n in ends if change.begin < n < change.end and n not in known]
    return found[len(found) // 2 :][:1]
