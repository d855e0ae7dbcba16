"""How long the records of whole games are: python -m workshop.bench.records [game] [n]

Normal bots at the largest table; the 95th percentile of n games (100), in bytes of the share code before it is written
as text, and the limit.
"""

import sys

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.code import encode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES

LIMITS = {"manitou": 300, "powwow": 300, "bison": 300, "wendake": 700}
"""What a QR code of version 15 at level M holds with the address of the page; for Wendake one of version 25."""


def record(game: str, seats: int, seed: int) -> int:
    """The bytes of one game."""
    calm = {option.id: True for option in GAMES[game].META.options if option.id == "calm"}
    session, rng = Session.new(GAMES[game], seats, calm, seed), Rng(seed + 1)
    while actors := session.state.actors():
        for action in decide(SeatView(session.state, actors[0]), "normal", rng.fork()).actions:
            session.play(action)
    return len(encode(session)) * 5 // 8


def main(arguments: list[str]) -> int:
    """The sizes of the games named; 1 if one is beyond its limit."""
    games = next((int(text) for text in arguments if text.isdecimal()), 100)
    failed = 0
    for game in [name for name in arguments if name in GAMES] or list(GAMES):
        seats = GAMES[game].META.seats[1]
        sizes = sorted(record(game, seats, 2000 + n) for n in range(games))
        common, limit = sizes[games * 95 // 100], LIMITS.get(game)
        print(
            f"{game:10} {seats} seats, {games} games: median {sizes[games // 2]}, 95 % {common}, most {sizes[-1]} bytes"
            + (f" (limit {limit})" if limit else ""),
            flush=True,
        )
        failed |= limit is not None and common > limit
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
