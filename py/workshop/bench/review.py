"""How far the end of a game is from what its review says on the way: `Judging.doubt`, by game; and what a review takes.

    python -m workshop.bench.review [manitou ...] [--number 40]
    python -m workshop.bench.review [manitou ...] --cost [--number 4]
    python -m workshop.bench.review [manitou ...] --early [--number 20]

Computer players (normal, in every second game a beginner) play whole games; at steps through each of them it is noted
how far ahead the review sees the seats, and in the end how far they were. What is printed is the distance that two
thirds of them do not exceed, and how many lie within what is promised.

With `--cost`: what one thing of each kind takes of the processor, in ms (`Judging.cost`), and after what share of all
that the first moment was there.

With `--early`: of the moments that a comparison finds which always looks at all its worlds, how many are not found by
the one of the review, which ends when little has become likely (`bots.review.better_by`). Every second game has a
beginner (first) in the first seat.
"""

import argparse
from collections.abc import Iterator
from time import process_time
from typing import TypeVar
from unittest.mock import patch

from prateria.app.review.findings import Findings
from prateria.app.review.work import Review
from prateria.bots import review
from prateria.bots.review import Moment, better_by
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES

STEPS = 12
T = TypeVar("T")
OPTIONS = {"powwow": {"calm": True}}


def last(work: Iterator[T | None]) -> T:
    """What a piece of the review comes to."""
    found = [one for one in work if one is not None]
    return found[-1]


def played(game: str, seats: int, seed: int, level: str = "normal") -> Session:
    """A game among normal computer players; `level`: that of the first seat."""
    session, rng = Session.new(GAMES[game], seats, OPTIONS.get(game), seed), Rng(seed)
    while session.state.actors():
        seat = session.state.actors()[0]
        for action in decide(SeatView(session.state, seat), "normal" if seat else level, rng).actions:
            session.play(action)
    return session


def misses(session: Session) -> list[list[float]]:
    """How far the end was from what was judged, for each seat: at each step, and just before the end."""
    *places, length = review.stops(session)
    end = last(review.stand(session, length, Rng(0)))
    wanted = [min(places, key=lambda stop: abs(stop - n / STEPS * length)) for n in range(STEPS)]
    return [
        [abs(a - b) for a, b in zip(last(review.stand(session, stop, Rng(session.header.seed))), end, strict=True)]
        for stop in (*wanted, places[-1])
    ]


KINDS = {"stop": "curve", "glance": "glances", "moment": "judged", "change": "changed", "deal": "deals"}
"""What `Cost` names, as it stands in what a review has found."""


def costs(games: list[str], number: int) -> None:
    """What a whole review takes, by its parts: of the turns of one seat, as where one person has played."""
    for game in games:
        took, there, firsts = dict.fromkeys(KINDS, 0.0), dict.fromkeys(KINDS, 0), []
        for seed in range(number):
            work = Review(
                played(game, max(2, GAMES[game].META.seats[0]), 2000 + seed), (0,), Findings(), lambda text: None
            )
            begin = since = process_time()
            first = None
            while not work.done:
                before = {kind: len(getattr(work.found, name)) for kind, name in KINDS.items()}
                if work.advance():
                    kind = next(k for k, name in KINDS.items() if len(getattr(work.found, name)) > before[k])
                    took[kind] += process_time() - since
                    there[kind] += 1
                    since = process_time()
                if work.moments and first is None:
                    first = process_time() - begin
            firsts += [] if first is None else [round(first / (process_time() - begin), 2)]
        each = ", ".join(f"{kind}={1000 * took[kind] / max(there[kind], 1):.0f}" for kind in KINDS)
        print(
            f"{game}: {sum(took.values()) / number:.1f} s a review; Cost({each}); first moments after {firsts}",
            flush=True,
        )


class Whole(Review):
    """A review whose comparisons look at all their worlds, and which moments that has found besides."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, (0,), Findings(), lambda text: None)
        self.lost: list[Moment] = []

    def compare(self) -> None:
        """Glance at all turns, then look at the suspects in both ways."""
        for turn in self.turns:
            self._glanced(last(review.glance(self.session, turn, self._rng(3, turn.begin))))
        for turn in self.suspects:
            found = last(review.moment(self.session, turn, self._rng(4, turn.begin)))
            if not found:
                with patch.object(review, "better_by", lambda *given: better_by(*given[:4])):
                    found = last(review.moment(self.session, turn, self._rng(4, turn.begin)))
                self.lost += [found] if isinstance(found, Moment) else []
            self._judged(found)


def early(games: list[str], number: int) -> None:
    """What is lost by ending a comparison early: of all moments, and of those that are told."""
    for game in games:
        found = told = lost = untold = 0
        gaps = []
        for seed in range(number):
            seats = max(2, GAMES[game].META.seats[0])
            work = Whole(played(game, seats, 3000 + seed, "first" if seed % 2 else "normal"))
            work.compare()
            begins = {one.turn.begin for one in work.lost}
            found, lost = found + sum(one is not None for one in work.found.judged), lost + len(begins)
            told, untold = told + len(work.moments), untold + sum(one.turn.begin in begins for one in work.moments)
            gaps += [(round(one.gap.points, 1), round(one.gap.error, 1)) for one in work.lost]
            if seed % 5 == 4 or seed + 1 == number:
                print(
                    f"{game}: {seed + 1} games, {found} moments, {lost} lost; of {told} told {untold}: {gaps}",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--number", type=int, default=40)
    parser.add_argument("--cost", action="store_true")
    parser.add_argument("--early", action="store_true")
    wanted = parser.parse_args()
    if wanted.early:
        early(wanted.games, wanted.number)
        return
    if wanted.cost:
        costs(wanted.games, wanted.number)
        return
    for game in wanted.games:
        fewest, most = GAMES[game].META.seats
        judging = GAMES[game].sense.judging
        promised = judging.doubt if judging else ()
        found: list[list[list[float]]] = []
        for seed in range(wanted.number):
            seats = max(2, fewest) + seed % 2 if most > 2 else 2
            found.append(misses(played(game, seats, 1000 + seed, ("normal", "first")[seed % 2])))
            steps = [sorted(miss for one in step for miss in one) for step in zip(*found, strict=True)]
            if seed % 10 == 9 or seed + 1 == wanted.number:
                doubt = [round(step[2 * len(step) // 3], 1) for step in steps]
                pairs = zip(steps, promised, strict=False)
                within = [round(sum(n <= limit for n in step) / len(step), 2) for step, limit in pairs]
                print(game, len(found), "games:", doubt, "within:", within, flush=True)


if __name__ == "__main__":
    main()
