"""A finished game looked at once more: how it stood for each player, which turns mattered, how the deal was.

A turn is judged by what its player knew then: what was played and what looks best meet the same dealt worlds, other
ones than those on which the best was found, and all go on sensibly in them (`games.judging`). Only a gap of more than
twice the error of that comparison counts. Everything is a generator that gives way (None) and ends with what it found;
the same game gives the same judgement on every device.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final, NamedTuple

from ..core.game import State
from ..core.replay import decision, position
from ..core.rng import Rng
from ..core.session import Session
from ..games import GAMES
from ..games.contract import Judging, Parts, PlayOn, Worths
from .advice import Levels, sayable
from .change import Change, Looked, changed
from .course import (
    LEAST,
    STOPS,
    SURE,
    Lead,
    by_round,
    doubt,
    in_turn,
    judging_of,
    lead,
    mean_of,
    round_ends,
    stand,
    standing,
    stops,
)
from .runs import Run, likely
from .search import at_once
from .seatview import SeatView
from .trials import Found, after, compared
from .turns import Turn, begin_of, finished, goes_on, over, rest_of, to_the_end, turns

__all__ = [
    "LEAST",
    "STOPS",
    "SURE",
    "Change",
    "Gap",
    "Lead",
    "Looked",
    "Moment",
    "Turn",
    "begin_of",
    "better_by",
    "by_round",
    "changed",
    "deals_of",
    "dealt",
    "doubt",
    "finished",
    "glance",
    "goes_on",
    "in_turn",
    "judging_of",
    "mean_of",
    "moment",
    "nearest",
    "over",
    "rest_of",
    "round_ends",
    "stand",
    "standing",
    "stops",
    "to_the_end",
    "turns",
]

PARTS: Final = 8
"""So many of the parts of a difference are kept, those that differ most,"""
APART: Final = 0.5
"""and by so much at least."""
UNSURE: Final = 0.1
"""No difference is surer than that before the last decision: others may go on otherwise than in all the trials."""
RUNS: Final = 5
"""So many of the likeliest runs of a turn are compared closely."""
BAGS: Final = 8
OFTEN: Final = 12
"""So many times at the most it is asked whether it can still become sure that something is better, or is so already:"""
FEWEST: Final = 8
PLENTY: Final = 3 * SURE
"""where the gap is so many errors wide, more worlds would not change what is told."""


class Gap(NamedTuple):
    """How much better one thing is than another: by so many `points` on the best of the others, give or take `error`,
    which is 0 only where nothing is left to be decided; of these `own` are more points of one's own, the rest are fewer
    of that other one. `ahead`: so far the seat is ahead with it. `parts`: what both are made of on average, where the
    game tells so: name, with the one, with the other."""

    points: float
    error: float
    own: float
    ahead: float = 0.0
    parts: tuple[tuple[str, float, float], ...] = ()


class Moment(NamedTuple):
    """A turn for which there was something better, and by how much. `better`: its actions in writing, see
    `State.parse`; `rest`: how a computer player goes on from there to the end of the turn, where something had come to
    light."""

    turn: Turn
    gap: Gap
    better: tuple[str, ...]
    rest: tuple[str, ...] = ()


# -- what mattered -------------------------------------------------------------------------------------------------


def _played(session: Session, turn: Turn) -> Run:
    return tuple(step.action for step in session.steps[turn.begin : turn.end])


def _runs(session: Session, turn: Turn, rng: Rng) -> Iterator[list[tuple[float, Run]] | None]:
    """What could have been done, the best at a glance first, each with how much better it looks than what was done."""
    sense = GAMES[session.header.game].sense_of("strong")
    judging = judging_of(session)
    view = SeatView(position(session, turn.begin), turn.seat)
    runs: list[Run] = []
    for runs in likely(view, sense, rng, BAGS, wild=False, sure=False):
        if not runs:
            yield None
    evaluator = at_once(sense.evaluate)
    totals = [0.0] * (len(runs) + 1)
    deals = judging.effort.glance if judging else 1
    for _ in range(deals):
        deal, luck = view.sample(rng), rng.fork()
        for i, run in enumerate((*runs, _played(session, turn))):
            state = after(deal, run)
            for value in evaluator(deal, state, turn.seat, luck.clone()):
                totals[i] += value or 0.0
            yield None
    found = [((total - totals[-1]) / deals, run) for total, run in zip(totals, runs, strict=False)]
    yield sorted(found, key=lambda one: -one[0])


def glance(session: Session, turn: Turn, rng: Rng) -> Iterator[float | None]:
    """How much better something else looks than what was played, in the unit of the game's evaluation: rough."""
    for found in _runs(session, turn, rng):
        if found is not None:
            yield max(found[0][0], 0.0) if found else 0.0
        else:
            yield None


def moment(
    session: Session, turn: Turn, rng: Rng, levels: Levels = (), most: float = 0.0
) -> Iterator[Moment | bool | None]:
    """What would have been better in that turn; False where nothing surely was. `levels`: hints went by them. `most`:
    with no more points than these it is not told of, so it is not looked at for long either."""
    judging = judging_of(session)
    if judging is None:
        yield False
        return
    view = SeatView(position(session, turn.begin), turn.seat)
    likeliest: list[Run] = []
    for found in _runs(session, turn, rng):
        if found is not None:
            likeliest = [run for _, run in found[:RUNS]]
        yield None
    if not likeliest:
        yield False
        return
    best = likeliest[0]
    for values in compared(view, judging.play_on, likeliest, judging.effort.choose, rng):
        if values is not None:
            leads = [[lead(worths, turn.seat) for worths in one] for one in values]
            best = nearest(likeliest, leads, _played(session, turn))
        yield None
    whole = best
    for run in finished(session, turn, best, rng):
        whole = run or whole
        yield None
    played, start = _played(session, turn), position(session, turn.begin)
    whole = tuple(judging.needed(start, whole))
    if whole == played:
        yield False
        return
    gap = Gap(0.0, 0.0, 0.0)
    for one in better_by(session, turn, whole, rng, max(judging.least, most)):
        gap = one or gap
        yield None
    sure = gap.points >= judging.least and gap.points > SURE * gap.error
    for run in sayable(view, turn.begin, session.header.seed, levels) if sure else ():
        sure = sure and (not run or run != played[: len(run)])  # nobody is blamed for what a hint says there
        yield None
    if not sure:
        yield False
    else:
        rest: Run = ()
        for more in to_the_end(session, turn, whole, rng):
            rest = more or rest
            yield None
        rest = tuple(judging.needed(start, rest))
        better, on = (tuple(action.text for action in run) for run in (whole, rest[len(whole) :]))
        yield Moment(turn, gap, better, on)


def nearest(runs: Sequence[Run], values: Sequence[Sequence[float]], played: Run) -> Run:
    """The best of them; rather one that begins as it was played, if the best is not surely better than that: then it
    was not the beginning that was wrong."""
    best = max(range(len(runs)), key=lambda i: sum(values[i]))
    alike = [i for i, run in enumerate(runs) if run[0] == played[0] and run != played]
    if alike:
        other = max(alike, key=lambda i: sum(values[i]))
        more = mean_of([a - b for a, b in zip(values[best], values[other], strict=True)])
        if more.points <= SURE * more.error:
            return runs[other]
    return runs[best]


def better_by(session: Session, turn: Turn, run: Run, rng: Rng, least: float | None = None) -> Iterator[Gap | None]:
    """How much better that run is than the turn as it was played, by what the seat knew. `least`: nothing less is
    wanted, so it is looked at no longer than until so much has become unlikely, or much more than no gap is sure. (With
    one error in place of two a moment of 31 was lost in calm Pow Wow: `workshop.bench.review --early`.)"""
    judging = judging_of(session)
    if judging is None:
        return
    view, played = SeatView(position(session, turn.begin), turn.seat), _played(session, turn)
    noted: list[Parts] = []  # run by run, as they take turns
    play_on = _noting(judging, noted) if judging.in_parts else judging.check or judging.play_on
    all_ = judging.effort.check

    def gap_of(found: Found) -> Lead:
        return mean_of([lead(mine, turn.seat) - lead(theirs, turn.seat) for mine, theirs in zip(*found, strict=True)])

    def enough(found: Found) -> bool:
        n = len(found[0])
        if least is None or n < max(all_ // 3, FEWEST) or n % max(all_ // OFTEN, 1):
            return False
        gap = gap_of(found)  # what it may still become, and what it must be in the end to be sure
        may = gap.points + SURE * gap.spread * sqrt(1 / n - 1 / all_)
        plenty = gap.spread > 0 and gap.points > max(PLENTY * gap.error, least)
        return plenty or may < max(least, SURE * gap.spread / sqrt(all_))

    for values in compared(view, play_on, [run, played], judging.effort.check, rng, enough):
        if values is None:
            yield None
        else:
            pairs, gap = list(zip(*values, strict=True)), gap_of(values)
            own = sum(mine[turn.seat] - theirs[turn.seat] for mine, theirs in pairs) / len(pairs)
            leads = [lead(mine, turn.seat) for mine, _ in pairs]
            last = not gap.points or decision(session, turn.end) is None
            error = gap.error if last else max(gap.error, UNSURE)
            yield Gap(gap.points, error, own, sum(leads) / len(leads), _apart(noted[::2], noted[1::2]))


def _noting(judging: Judging, noted: list[Parts]) -> PlayOn:
    """The careful rollouts of a game, which note what each comes to part by part."""

    def play_on(state: State, seat: int | None, rng: Rng, far: bool) -> Iterator[Worths | None]:
        for found in judging.in_parts(state, rng) if judging.in_parts else ():
            if found is not None:
                noted.append(found[1])
            yield found and found[0]

    return play_on


def _apart(mine: Sequence[Parts], theirs: Sequence[Parts]) -> tuple[tuple[str, float, float], ...]:
    """The parts that differ most on the mean."""

    def mean(noted: Sequence[Parts], name: str) -> float:
        return sum(parts.get(name, 0.0) for parts in noted) / len(noted)

    names = dict.fromkeys(name for parts in (*mine, *theirs) for name in parts)
    found = [(name, round(mean(mine, name), 1), round(mean(theirs, name), 1)) for name in names]
    found = [one for one in found if abs(one[1] - one[2]) >= APART]
    return tuple(sorted(found, key=lambda one: -abs(one[1] - one[2]))[:PARTS])


# -- how the deal was ----------------------------------------------------------------------------------------------


def deals_of(session: Session) -> int:
    """How many deals are compared: that of the game, and others; 0 where nothing can be said of it."""
    judging = judging_of(session)
    return judging.effort.luck + 1 if judging is not None and judging.deals is not None else 0


def dealt(session: Session, n: int, rng: Rng) -> Iterator[tuple[float, ...] | None]:
    """How far ahead each seat would have come out if computer players had played in all of them: with the deal of the
    game (n = 0), or with another one."""
    judging, seats = judging_of(session), range(session.header.seats)
    if judging is None or judging.deals is None:
        return
    total = [0.0] * len(seats)
    for length in judging.deals.starts(session.steps):
        start = position(session, length)
        deal = judging.deals.again(start, rng) if n else start
        for _ in range(judging.deals.times):
            for worths in judging.play_on(deal.clone(), None, rng.fork(), True):
                for seat in seats if worths is not None else ():
                    total[seat] += lead(worths or (), seat) / judging.deals.times
                yield None
    yield tuple(total)
