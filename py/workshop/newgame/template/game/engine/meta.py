"""What is known of Lynx before it is played. Choices made before the game are its `options`."""

from prateria.core.game import Meta

CARDS = (1, 2, 3, 4, 5, 6)  # each seat holds one of each; of the prey there is one of each too
META = Meta(id="lynx", number=200, rules=1, seats=(2, 4), rounds=6, max_actions=24)
