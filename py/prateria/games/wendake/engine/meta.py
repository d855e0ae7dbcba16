"""What is known of Wendake before it is played."""

from typing import Final

from prateria.core.game import Meta, Option

META: Final = Meta(
    id="wendake",
    number=4,
    rules=2,  # WE-08: what tribes start with; WE-14: the way back
    seats=(1, 4),
    rounds=7,
    # A turn: some 200 decisions at most, even with every progress tile and every outpost brought home in it; four
    # turns a year and seat, with a tribe at the start and a tile at each year's end.
    max_actions=4 * (1 + 7 * (4 * 200 + 1)),
    options=(
        Option("tribes", (False, True), False),
        Option("first_game", (False, True), False),
    ),
    minutes=(60, 120),
    age=14,
    weight=4,
)
