"""A bot of an older Prateria, in a process of its own: told what is played, it says what it would do.

Run with that version's Python in PYTHONPATH, nothing newer: its engine, its bots. Lines of JSON come in: `new` begins a
game, `play` are actions in writing, `decide` asks a seat of a level with a stream of chance; the answer are actions.
`workshop.bench.frozen` starts it.
"""

import json
import sys
from typing import Any

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games import GAMES


def main() -> None:
    state: Any = None
    for line in sys.stdin:
        order = json.loads(line)
        if "new" in order:
            game, seats, options, seed, rules = order["new"]
            state = GAMES[game].State.new(seats, options, seed, rules)
        elif "play" in order:
            for text in order["play"]:
                state.apply(state.parse(text))
        else:
            seat, level, chance = order["decide"]
            actions = decide(SeatView(state, seat), level, Rng(chance)).actions
            print(json.dumps([action.text for action in actions]), flush=True)


if __name__ == "__main__":
    main()
