"""How bots do in a race, without a page and much faster than life: python -m workshop.bench.race [games] [seats ...]

One seat plays a level, all others another one; the seat goes round. Shares of wins (a shared win counts in parts) with
95 % confidence intervals, cards won, how many claims found nothing or were punished; and what the records of the games
of `normal` bots hold: bytes, 95th percentile. Everything but the page is that of the app: the hands, the referee, the
choice of what to take.
"""

import sys
from typing import Any, Final, NamedTuple

from prateria.bots.hands import Hands
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.code import encode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow.engine import referee as rules
from workshop.bench.shares import share

__all__ = ["play", "settle"]

TICK: Final = 25
"""Milliseconds from one look at the clock to the next; nothing depends on it."""

OPTIONS: Final = {"calm": False}


def play(levels: list[str], seed: int, options: dict[str, Any] | None = None) -> Session:
    """A whole race between bots of these levels."""
    session = Session.new(GAMES["powwow"], len(levels), options or OPTIONS, seed)
    race = GAMES["powwow"].flow.race
    if race is None:
        raise ValueError("Pow Wow is raced")
    hands, referee = Hands(race, levels, seed), rules.Referee(bots=range(len(levels)))
    now = 0
    while session.state.actors():
        state: Any = session.state
        if state.phase == "take":
            settle(session, levels)
            continue
        referee.begin(state, now)
        hands.begin(state, now, len(session.steps), rules.PACE)
        while referee.open and session.state.actors():
            now += TICK
            for hand in hands.down(now):
                referee.touch(hand.seat, hand.what, hand.at)
            for decision in referee.tick(now):
                if not isinstance(decision, rules.Late):
                    session.play(decision)
                    state = session.state
                    if state.phase == "race" and state.pile:
                        hands.claimed(state, now, len(session.steps))
    return session


def settle(session: Session, levels: list[str]) -> None:
    """A claim is being settled: its bot chooses what to take."""
    seat = session.state.actors()[0]
    legal = session.state.legal_actions()
    rng = Rng(session.header.seed ^ len(session.steps) << 8 ^ seat)
    actions = legal if len(legal) == 1 else decide(SeatView(session.state, seat), levels[seat], rng).actions
    for action in actions:
        session.play(action)


class Tally(NamedTuple):
    """What a seat did in a game."""

    won: float
    cards: int
    hauls: int
    empty: int
    punished: int


def tally(session: Session, seat: int) -> Tally:
    outcome: Any = session.state.outcome()
    names = [type(e).__name__ for step in session.steps for e in step.events if getattr(e, "seat", None) == seat]
    return Tally(
        1 / len(outcome.winners) if seat in outcome.winners else 0.0,
        outcome.points[seat],
        names.count("Took"),
        names.count("FoundNothing"),
        names.count("Punished"),
    )


def compare(level: str, others: str, seats: int, games: int) -> str:
    """A line of the table: how `level` does against seats that all play `others`."""
    mine, theirs = [], []
    for n in range(games):
        seat = n % seats
        session = play([level if s == seat else others for s in range(seats)], 1000 + n // seats)
        mine.append(tally(session, seat))
        theirs += [tally(session, s) for s in range(seats) if s != seat]
    per, of = (Tally(*(sum(column) / len(column) for column in zip(*rows, strict=True))) for rows in (mine, theirs))
    wins = share([one.won for one in mine])
    return (
        f"race  {seats} seats  {level:>6} against {others:6} {wins} (par {100 / seats:.0f} %)"
        f"  cards {per.cards:.1f}:{of.cards:.1f}  hauls {per.hauls:.1f}:{of.hauls:.1f}"
        f"  empty {per.empty:.1f}:{of.empty:.1f}  wrong {per.punished:.1f}:{of.punished:.1f}"
    )


def record(seats: int, games: int) -> str:
    """How long the share codes of whole races of `normal` bots are, with all options that there are."""
    options = {"war_path": True, "marriage": True, "sharing": seats < 5, "calm": False}
    sizes = sorted(len(encode(play(["normal"] * seats, seed, options))) * 5 // 8 for seed in range(games))
    middle, long = sizes[games // 2], sizes[games * 95 // 100]
    return f"race  {seats} seats  record of {games} games: median {middle} bytes, 95 % {long} bytes"


def main(arguments: list[str]) -> None:
    numbers = [int(text) for text in arguments]
    games = numbers[0] if numbers else 200
    fewest, most = GAMES["powwow"].META.seats
    for seats in numbers[1:] or range(fewest, most + 1):
        print(compare("normal", "first", seats, games), flush=True)
    print(record(numbers[-1] if numbers[1:] else most, min(games, 100)))


if __name__ == "__main__":
    main(sys.argv[1:])
