"""What is known of Bison before it is played."""

from typing import Final

from prateria.core.game import Meta, Option

META: Final = Meta(
    id="bison",
    number=3,
    rules=1,
    seats=(2, 4),
    rounds=6,
    # Sixteen times at most a player takes a round's four actions (BI-14, BI-16). An action: its name, three answers of
    # a payment, two places and nine answers of a gathering at most, its end. And trades, each of which takes two
    # animals off the tracks at least: these hold 45 and what four empty actions bring, and get 63 at most by a scoring
    # (BI-01), after each terrain of which there may be one last word (BI-28).
    max_actions=16 * (4 * (1 + 3 + 2 + 9 + 1) + (45 + 4 + 63) // 2 + 3),
    options=(
        Option("ruleset", ("bison", "apacze"), "bison"),
        Option("variant", (0, 1, 2), 0),
    ),
    minutes=(45, 90),
    age=10,
    weight=3,
)
