"""What is known of Manitou before it is played."""

from typing import Final

from prateria.core.game import Meta

META: Final = Meta(
    id="manitou",
    number=1,
    rules=2,  # MA-17: alone in a territory, without hunters too
    seats=(2, 4),
    rounds=3,
    # three hunts of at most four seats: fifteen answers for each party, seven turns each (MA-08)
    max_actions=3 * 4 * (15 + 7),
    minutes=(20, 40),
    age=10,
    weight=2,
)
