"""How the bots do against each other, and how long they think: python -m workshop.bench.bots [what] [n] [seats ...]

`what`: games and levels. One seat plays a level, all others another one; the seat goes round. Shares of wins (a shared
win counts in parts) with 95 % confidence intervals. `chance` plays uniformly at random. Times are of the processor:
machines are shared. In Pyodide, as the browser runs it (a decision of `normal` is to take 0.4 s at most, of `strong`
1.5 s): node py/workshop/bench/bots.mjs [the same].
"""

import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from prateria.bots.seatview import SeatView
from prateria.bots.think import LEVELS, decide
from prateria.core.rng import Rng
from prateria.games import GAMES
from workshop.bench.shares import share

Player = Callable[[SeatView, Rng], tuple[Any, ...]]


PAIRS = (("first", "chance"), ("normal", "chance"), ("normal", "first"), ("strong", "normal"))


def player(level: str) -> Player:
    """The bot of that level, or chance."""
    if level == "chance":

        def chance(view: SeatView, rng: Rng) -> tuple[Any, ...]:
            legal = view.legal_actions()
            return (legal[rng.below(len(legal))],)

        return chance
    return lambda view, rng: decide(view, level, rng).actions


def play(game: str, players: list[Player], seed: int, times: list[list[float]]) -> tuple[int, ...]:
    """A whole game. Returns the winners; adds the milliseconds of every decision to `times[seat]`."""
    calm = {option.id: True for option in GAMES[game].META.options if option.id == "calm"}  # no race without a clock
    state, rng = GAMES[game].State.new(len(players), calm, seed), Rng(seed + 1)
    while state.actors():
        seat = state.actors()[0]
        since = process_time()
        actions = players[seat](SeatView(state, seat), rng.fork())
        times[seat].append(1000 * (process_time() - since))
        for action in actions:
            state.apply(action)
    outcome = state.outcome()
    return outcome.winners if outcome else ()


def compare(game: str, level: str, others: str, seats: int, games: int) -> str:
    """A line of the table: how `level` does against seats that all play `others`."""
    won, took = [], []
    for n in range(games):
        seat = n % seats
        players = [player(level if s == seat else others) for s in range(seats)]
        times: list[list[float]] = [[] for _ in players]
        winners = play(game, players, 1000 + n // seats, times)
        won.append(1 / len(winners) if seat in winners else 0.0)
        took += times[seat]
    took.sort()
    middle, slow, slowest = took[len(took) // 2], took[len(took) * 95 // 100], took[-1]
    return (
        f"{game:10} {seats} seats  {level:>7} against {others:7} {share(won)} "
        f"(par {100 / seats:.0f} %)   ms a decision: median {middle:.1f}, 95 % {slow:.1f}, most {slowest:.1f}"
    )


def main(arguments: list[str]) -> None:
    names = [name for name in arguments if name in GAMES] or list(GAMES)
    numbers, levels = [int(text) for text in arguments if text.isdecimal()], [a for a in arguments if a in LEVELS]
    games = numbers[0] if numbers else 100
    for game in names:
        fewest, most = GAMES[game].META.seats
        for seats in numbers[1:] or range(fewest, most + 1):
            for level, others in PAIRS:
                if level in (levels or ("first", "normal")):
                    print(compare(game, level, others, seats, games), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
