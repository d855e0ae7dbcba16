"""What is known of Pow Wow before it is played."""

from typing import Final

from prateria.core.game import Meta, Option

META: Final = Meta(
    id="powwow",
    number=2,
    rules=1,
    seats=(2, 5),
    rounds=114,  # one for each card of the prairie
    # for each card: its turning and five claims or answers, or four and the table; one taking for each person card
    # at most (PW-10); the touch that closes the game (PW-20)
    max_actions=114 * (1 + 5) + 45 + 1,
    options=(
        Option("war_path", (False, True), False),
        Option("marriage", (False, True), False),
        Option("sharing", (False, True), False),
        Option("calm", (False, True), False, share=(0.5, 1)),  # a race is over in half the time
        Option("half", (False, True), False, share=(1, 0.5)),
    ),
    minutes=(15, 30),
    age=8,
    weight=1,
)
