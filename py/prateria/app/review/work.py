"""A review is worked out in slices while somebody looks: each part from a chance of its own, so that it can be stopped
anywhere, go on another day, and come to the same."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from time import perf_counter
from typing import Any, Final, TypeVar

from ...bots import review
from ...bots.review import Gap, Lead, Looked, Moment, Turn
from ...core.rng import Rng
from ...core.session import Session
from ...games.contract import Cost
from .findings import Findings, write

__all__ = ["SLICE", "Review"]

T = TypeVar("T")

SLICE: Final = 0.008
"""Seconds after which the page may breathe."""
KEPT: Final = 6
"""So many things are found before they are kept."""
SUSPECTS: Final = 6
"""So many turns are looked at closely at the most,"""
CHANGING: Final = 2
"""of cards so many of them after which the curve has fallen most for who played: it must not be at odds with the
moments. Of rounds those come first,"""
ENOUGH: Final = 5
"""and after so many looks two moments are enough. (In 8 games of Manitou and 8 of Wendake 5.4 looks in this order found
the weightiest moment of each, and 1.2 in all where nine, in whatever order, found 1.4.)"""
BETWEEN: Final = 2
"""So many more places of the curve are looked at after each closer look at a turn: both grow finer together,"""
DEALS: Final = 2
"""and so many deals more are played."""
HALFWAY: Final = 1
"""Of a thing that is worked on for so much of what such things take, half is done: so it always goes on."""
FREE: Final = Cost(0.0, 0.0, 0.0, 0.0, 0.0)
MOMENTS: Final = 3
"""So many are shown at the most."""


class Review:
    """`seats`: whose turns are judged; `found`: what has been found so far; `keep` is given it now and
    then, as a text; `decided`: of a turn, whether anybody was asked; `levels`: of computer players, by seat;
    `deals`: so many are compared, see `bots.review.deals_of`."""

    def __init__(
        self,
        session: Session,
        seats: Sequence[int],
        found: Findings,
        keep: Callable[[str], object],
        decided: Callable[[Turn], bool] = lambda turn: True,
        levels: Sequence[str | None] = (),
    ) -> None:
        self.session, self.seats, self.found, self._keep = session, seats, found, keep
        self._levels = levels
        self.judging = review.judging_of(session)
        self.stops = review.stops(session)
        self._in_turn, self._first = review.in_turn(self.stops)
        self.turns: Sequence[Turn] = list(filter(decided, review.turns(session, seats))) if self.judging else ()
        self.deals = review.deals_of(session)
        self._rounds = review.by_round(session)
        self._parted = len(review.round_ends(session)) > 2  # of one part all is known when the curve is
        self._part = 0  # the steps of what is worked on now
        self._steps, self._took = 0, 0.0  # of all that is done since: its steps, and what it takes by `Cost`
        self._each = 0.0  # what that takes which is worked on now, by `Cost`
        self._work: Iterator[None] | None = None
        self.looking: int | None = None  # after so many actions lies what is looked at now
        if not self._sound():
            self.found = Findings()

    def _sound(self) -> bool:
        """Whether what was kept can be what is found here."""
        found, turns = self.found, {turn.begin: turn for turn in self.turns}
        return (
            len(found.curve) <= len(self.stops)
            and len(found.curve) == len(found.spreads)
            and (not found.changed or len(found.curve) >= (self._first if self._rounds else len(self.stops)))
            and (not found.closely or bool(found.changed))
            and all(map(self._is_part, found.changed))
            and len(found.deals) <= self.deals
            and len(found.glances) <= len(self.turns)
            and (not found.judged or len(found.glances) == len(self.turns))
            and len(found.judged) <= len(self.suspects)
            and all(turns.get(one.turn.begin) == one.turn for one in found.judged if one is not None)
        )

    def _is_part(self, change: review.Change | None) -> bool:
        """Whether it can be a part in which most changed."""
        ends = review.round_ends(self.session)
        whole = change is None or (change.begin, change.end) in pairwise(ends) or not self._rounds
        return whole and (change is None or abs(change.points) >= review.LEAST)

    # -- what has been found -----------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        """Whether there is nothing left to be worked out."""
        found = self.found
        return (
            len(found.curve) == len(self.stops)
            and len(found.changed) == self._changes
            and len(found.deals) == self.deals
            and len(found.glances) == len(self.turns)
            and not self._looks
        )

    @property
    def _changes(self) -> int:
        """How many parts are to be named in which most changed."""
        return int(self.judging is not None)

    @property
    def _settled(self) -> bool:
        """Whether the curve stays as it is."""
        return len(self.found.curve) == len(self.stops) and len(self.found.changed) == self._changes

    @property
    def suspects(self) -> list[Turn]:
        """The turns worth a closer look, when all have been glanced at, those that promise most first: after which the
        curve has fallen furthest for who played, then by what is seen at a glance. Of cards the glance comes first, as
        the curve is not known before."""
        if len(self.found.glances) < len(self.turns):
            return []
        ranked = sorted(zip(self.found.glances, self.turns, strict=True), key=lambda one: -one[0])
        seen = [turn for more, turn in ranked if more > 0]
        if self._rounds:
            fell = self._fallen(self.turns)
            return [*fell, *(turn for turn in seen if turn not in fell)][:SUSPECTS]
        first = seen[: SUSPECTS - CHANGING]
        if not self._settled:
            return first
        return [*first, *self._fallen([turn for turn in self.turns if turn not in first])[:CHANGING]]

    def _fallen(self, turns: Sequence[Turn]) -> list[Turn]:
        """Those after which the curve has fallen, the furthest first."""
        falls = sorted(((self._fall(turn), turn) for turn in turns), key=lambda one: -one[0])
        return [turn for fall, turn in falls if fall >= review.LEAST]

    def _fall(self, turn: Turn) -> float:
        """How far the curve falls with that turn for who played."""
        course = self.course
        before = max((one for one in course if one[0] <= turn.begin), default=None)
        after = min((one for one in course if one[0] >= turn.end), default=None)
        known = (0.0 if before is None else before[1][turn.seat], 0.0 if after is None else after[1][turn.seat])
        return known[0] - known[1]

    @property
    def course(self) -> list[tuple[int, tuple[float, ...]]]:
        """How it stood after so many actions, as far as it is known, in the order of the game; where it was looked at
        closely as that was found, so that the curve shows what is said of it."""
        return sorted((dict(zip(self._in_turn, self.found.curve, strict=False)) | self.found.closely).items())

    @property
    def spreads(self) -> dict[int, float]:
        """How far the trials went apart after so many actions."""
        return dict(zip(self._in_turn, self.found.spreads, strict=False))

    @property
    def moments(self) -> list[Moment]:
        """Those that mattered most of what has been looked at, in the order of the game."""
        return sorted(self._ranked[:MOMENTS], key=lambda one: one.turn.begin)

    @property
    def _ranked(self) -> list[Moment]:
        """All that have been found and were lost for good, the weightiest first."""
        found = [one for one in self.found.judged if one is not None]
        lost = [one for one in found if not any(self._still_there(one, other) for other in found)]
        return sorted(lost, key=lambda one: -one.gap.points)

    def _still_there(self, one: Moment, later: Moment) -> bool:
        """Whether what was missed in one moment could all be had in a later one of the same round: that one tells of
        it."""
        if later.turn.seat != one.turn.seat or later.turn.begin < one.turn.end:
            return False
        rounds = [self.session.steps[moment.turn.begin].before.round for moment in (one, later)]
        error = hypot(one.gap.error, later.gap.error)
        return rounds[0] == rounds[1] and later.gap.ahead >= one.gap.ahead - review.SURE * error

    @property
    def untold(self) -> int:
        """How many more have been found."""
        return max(0, len(self._ranked) - MOMENTS)

    @property
    def sketched(self) -> bool:
        """Whether it has been looked all over the game how it stood, however far apart."""
        return len(self.found.curve) >= self._first

    @property
    def now(self) -> str:
        """What is looked at now: `course`, `deal`, `turns`, or some of these `closely`."""
        doing = self._next()
        if doing in ("course", "deal") and self._looks:
            return "closely"  # meanwhile
        return "course" if doing == "change" else doing or "deal"

    @property
    def _looks(self) -> bool:
        """Whether all turns have been glanced at, and not all that is suspected has been looked at closely, nor enough
        been found."""
        return (
            len(self.found.glances) == len(self.turns)
            and len(self.found.judged) < len(self.suspects)
            and not self._enough
        )

    @property
    def _enough(self) -> bool:
        """Whether so much has been found that more would not be shown, or hardly be worth the wait."""
        found = len(self._ranked)
        return found >= MOMENTS or (found > 1 and len(self.found.judged) >= ENOUGH)

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        if self.judging is None:
            return len(self.found.curve) / len(self.stops)
        cost, found = self.judging.cost, self.found
        known = self._settled and len(found.glances) == len(self.turns)
        suspects = len(self.suspects) if known else min(SUSPECTS, len(self.turns))
        if self._enough:
            suspects = len(found.judged)
        parts = (  # how many there are, how many are done, what one of them takes
            (len(self.stops), len(found.curve), cost.stop),
            (len(self.turns), len(found.glances), cost.glance),
            (suspects, len(found.judged), cost.moment),
            (self._changes, len(found.changed), cost.change * self._parted),
            (self.deals, len(found.deals), cost.deal),
        )
        done = sum(done * each for _, done, each in parts) + self._now
        return done / max(1, sum(all_ * each for all_, _, each in parts))

    @property
    def _now(self) -> float:
        """How much of what is worked on now is done."""
        worked = self._part * self._took / max(self._steps, 1)
        return self._each * worked / max(worked + HALFWAY * self._each, 1e-9)

    def solved(self, moment: Moment) -> None:
        """Somebody has found something better there."""
        if moment.turn.begin not in self.found.solved:
            self.found.solved.append(moment.turn.begin)
            self._keep(write(self.session, self.found))

    # -- how it is found ---------------------------------------------------------------------------------------------

    def advance(self) -> bool:
        """Work for a moment. Whether something has been found by it."""
        if self._work is None:
            self._work = self._all()
        until, before = perf_counter() + SLICE, self._count
        while perf_counter() < until:
            if next(self._work, self) is self or self._count != before:
                break
        return self._count != before

    @property
    def _count(self) -> int:
        found = self.found
        return len(found.curve) + len(found.changed) + len(found.deals) + len(found.glances) + len(found.judged)

    def _next(self) -> str:
        """What is to be worked out next, by what has been found; '' where that is all. What tells most and takes least
        comes first: the course in rough; the deal, where that is soon done; the round in which most changed, which
        needs no more of the course; of rounds all of the course; then the moments, and meanwhile what lies between and
        the deal; then the rest."""
        found = self.found
        curve, deals, judged = len(found.curve), len(found.deals), len(found.judged)
        changes = len(found.changed) < self._changes
        if not self.sketched:
            return "course"
        if self._soon and deals < self.deals:
            return "deal"
        if changes and self._rounds:
            return "change"
        if self._rounds and curve < len(self.stops):
            return "course"  # by its falls the turns are chosen
        if len(found.glances) < len(self.turns):
            return "turns"
        looking = self._looks
        if curve < (min(self._first + BETWEEN * judged, len(self.stops)) if looking else len(self.stops)):
            return "course"
        if looking:
            return "deal" if deals < min(DEALS * judged, self.deals) else "closely"
        if changes:
            return "change"
        return "deal" if deals < self.deals else ""

    def _all(self) -> Iterator[None]:
        session, found, cost = self.session, self.found, self.judging.cost if self.judging else FREE
        while doing := self._next():
            if doing == "course":
                self.looking = length = self._in_turn[len(found.curve)]
                standing = review.standing(session, length, self._rng(1, length))
                yield from self._part_of(standing, cost.stop, self._stood)
            elif doing == "deal":
                self.looking, n = None, len(found.deals)
                yield from self._part_of(review.dealt(session, n, self._rng(2, n)), cost.deal, self._dealt)
            elif doing == "turns":
                turn = self.turns[len(found.glances)]
                self.looking = turn.begin
                yield from self._part_of(
                    review.glance(session, turn, self._rng(3, turn.begin)), cost.glance, self._glanced
                )
            elif doing == "closely":
                turn = self.suspects[len(found.judged)]
                self.looking = turn.begin
                moment = review.moment(session, turn, self._rng(4, turn.begin), self._levels, self._smallest)
                yield from self._part_of(moment, cost.moment, self._judged)
            else:
                self.looking = None
                changed = review.changed(session, dict(self.course), self._rng(6, 0), self.spreads)
                yield from self._part_of(changed, cost.change, self._changed)
        self.looking = None

    @property
    def _soon(self) -> bool:
        """Whether the luck of the deal takes no longer than the turns that are looked at closely."""
        return self.judging is not None and self.deals * self.judging.cost.deal < SUSPECTS * self.judging.cost.moment

    @property
    def _smallest(self) -> float:
        """With no more points than these a moment is not among those that are shown."""
        ranked = self._ranked[:MOMENTS]
        return ranked[-1].gap.points if len(ranked) == MOMENTS else 0.0

    def _part_of(self, work: Iterator[T | None], takes: float, add: Callable[[T], None]) -> Iterator[None]:
        self._each = takes
        for result in work:
            self._part += 1
            if result is not None:
                self._steps, self._took, self._part = self._steps + self._part, self._took + takes, 0
                add(result)
                if self._count % KEPT == 0 or self.done:
                    self._keep(write(self.session, self.found))
            yield None

    def _rng(self, part: int, n: int) -> Rng:
        return Rng(part << 48 ^ n << 32 ^ self.session.header.seed)

    def _stood(self, leads: tuple[Lead, ...]) -> None:
        self.found.curve.append(tuple(round(one.points, 1) for one in leads))
        self.found.spreads.append(round(max(one.spread for one in leads), 1))

    def _changed(self, looked: Looked) -> None:
        one = looked.change
        closely = {n: tuple(round(points, 1) for points in leads) for n, leads in looked.closely.items()}
        if one is not None:
            points, error = round(one.points, 1), round(one.error, 1)
            one = one._replace(points=points, error=error, before=closely[one.begin], after=closely[one.end])
        self.found.closely.update(closely)
        self.found.changed.append(one)

    def _dealt(self, leads: tuple[float, ...]) -> None:
        self.found.deals.append(tuple(round(one, 1) for one in leads))

    def _glanced(self, more: float) -> None:
        self.found.glances.append(round(more, 4))

    def _judged(self, moment: object) -> None:
        one = moment if isinstance(moment, Moment) else None
        if one is not None:
            points, error, own, ahead = (round(n, 1) for n in one.gap[:4])
            one = one._replace(gap=Gap(points, error, own, ahead, one.gap.parts))
        self.found.judged.append(one)

    def answer(self, turn: Turn, run: tuple[Any, ...]) -> Iterator[Gap | None]:
        """How much better that is than what was played there."""
        return review.better_by(self.session, turn, run, self._rng(5, turn.begin))
