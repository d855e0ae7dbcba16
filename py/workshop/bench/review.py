"""How far the end of a game is from what its review says on the way: `Judging.doubt`, by game.

    python -m workshop.bench.review [manitou ...] [--number 40]

Computer players (normal) play whole games; at steps through each of them it is noted how far ahead the review sees a
seat, and in the end how far it was. What is printed is the distance that two thirds of them do not exceed.
"""

import argparse
from collections.abc import Iterator
from typing import TypeVar

from prateria.bots import review
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES

STEPS = 6
T = TypeVar("T")
OPTIONS = {"powwow": {"calm": True}}


def last(work: Iterator[T | None]) -> T:
    """What a piece of the review comes to."""
    found = [one for one in work if one is not None]
    return found[-1]


def played(game: str, seats: int, seed: int) -> Session:
    """A game among normal computer players."""
    session, rng = Session.new(GAMES[game], seats, OPTIONS.get(game), seed), Rng(seed)
    while session.state.actors():
        for action in decide(SeatView(session.state, session.state.actors()[0]), "normal", rng).actions:
            session.play(action)
    return session


def misses(session: Session) -> list[float]:
    """How far the end was from what was judged, at each step."""
    stops = review.stops(session)
    end = last(review.stand(session, stops[-1], Rng(0)))
    found = []
    for n in range(STEPS):
        length = min(stops, key=lambda stop: abs(stop - n / STEPS * stops[-1]))
        found.append(last(review.stand(session, length, Rng(session.header.seed)))[0] - end[0])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--number", type=int, default=40)
    wanted = parser.parse_args()
    for game in wanted.games:
        fewest, most = GAMES[game].META.seats
        found = []
        for seed in range(wanted.number):
            seats = max(2, fewest) + seed % 2 if most > 2 else 2
            found.append(misses(played(game, seats, 1000 + seed)))
            doubt = [round(sorted(map(abs, step))[2 * len(step) // 3], 1) for step in zip(*found, strict=True)]
            if seed % 10 == 9 or seed + 1 == wanted.number:
                print(game, len(found), "games:", doubt, flush=True)


if __name__ == "__main__":
    main()
