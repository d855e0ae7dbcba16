"""How long the records of whole games are, and how fast they open: python -m workshop.bench.records [game] [n]

Normal bots at the largest table; the 95th percentile of n games (100), in bytes of the share code before it is written
as text, and the limit; how long a share code takes to be played again, in time of the processor. In Pyodide, as the
browser runs it (0.4 s at most): node py/workshop/bench/bots.mjs records [the same].
"""

import sys
from time import process_time

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.code import decode, encode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES

LIMITS = {"manitou": 300, "powwow": 300, "bison": 300, "wendake": 700}
"""What a QR code of version 15 at level M holds with the address of the page; for Wendake one of version 25."""


def record(game: str, seats: int, seed: int) -> str:
    """The share code of one game."""
    calm = {option.id: True for option in GAMES[game].META.options if option.id == "calm"}
    session, rng = Session.new(GAMES[game], seats, calm, seed), Rng(seed + 1)
    while actors := session.state.actors():
        for action in decide(SeatView(session.state, actors[0]), "normal", rng.fork()).actions:
            session.play(action)
    return encode(session)


def replay(code: str) -> float:
    """The milliseconds that it takes to open that share code."""
    since = process_time()
    decode(code, {game.META.number: game for game in GAMES.values()}.get)
    return 1000 * (process_time() - since)


def main(arguments: list[str]) -> int:
    """The sizes of the games named; 1 if one is beyond its limit."""
    games = next((int(text) for text in arguments if text.isdecimal()), 100)
    failed = 0
    for game in [name for name in arguments if name in GAMES] or list(GAMES):
        seats = GAMES[game].META.seats[1]
        codes = [record(game, seats, 2000 + n) for n in range(games)]
        sizes, times = sorted(len(code) * 5 // 8 for code in codes), sorted(map(replay, codes))
        common, limit = sizes[games * 95 // 100], LIMITS.get(game)
        print(
            f"{game:10} {seats} seats, {games} games: median {sizes[games // 2]}, 95 % {common}, most {sizes[-1]} bytes"
            + (f" (limit {limit})" if limit else "")
            + f"; opened in {times[games // 2]:.0f} ms, 95 % {times[games * 95 // 100]:.0f}, most {times[-1]:.0f}",
            flush=True,
        )
        failed |= limit is not None and common > limit
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
