"""The rules of Wendake: the actions that bring goods and points, the Trade and what comes with it. See `rulespage`."""

from prateria.kit.words import Words
from prateria.view.pages import Section

__all__ = ["actions"]


def actions(w: Words) -> tuple[Section, ...]:
    """What stands on the tiles, but for the map and the masks."""
    return (*_village(w), *_trade(w))


def _village(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "fire",
            w("Sacred Fire"),
            (
                w(
                    "The Sacred Fire may play one more tile of your grid, with the side that it shows, a ritual too. "
                    "That tile gets the fire marker. If you do without, there is no fire marker."
                ),
                w(
                    "A tile that you used this year cannot be played again. The tile with the fire marker does not "
                    "count for your line, and a line through it is closed: so choose one that your line does not need."
                ),
            ),
            "fire",
            brief=(w("One more tile may be played. It gets the fire marker and counts for no line."),),
        ),
        Section(
            "harvest",
            w("Harvest, Hunt, Tan, Fish, Canoe"),
            (
                w(
                    "Harvest: each area with one of your women gives its vegetable. Hunt: each area with one of your "
                    "hunters gives a beaver. An area of your village gives only one, however many stand there."
                ),
                w(
                    "Tan: all your beavers become pelts. Fish: each of your canoes gives a fish. Canoe: one more canoe "
                    "goes onto a lake, up to five; which lake does not matter."
                ),
            ),
            "produce",
            brief=(
                w(
                    "Harvest, Hunt: one for each area with a woman, with a hunter. Tan: beavers, which cannot "
                    "be exchanged, become pelts. Fish: one for each canoe. Canoe: one more, up to five."
                ),
            ),
        ),
        Section(
            "ritual",
            w("Ritual"),
            (
                w(
                    "Count the sets in your village: a woman, a hunter and a warrior are one set, and each set is a "
                    "ritual point. Then two villagers of your choice come from the long house to the village."
                ),
                w("If only one is left in the long house, one comes."),
                w("Rituals stand on the other side of every tile, so you can use one only after you have turned it."),
            ),
            "sets",
            brief=(
                w(
                    "1 point for each woman, hunter and warrior in the village that make a set. Then two villagers "
                    "come from the long house."
                ),
            ),
        ),
    )


def _trade(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "trade",
            w("Trade"),
            (
                w("A Trade has three parts, each once, in this order, and you may leave out any of them."),
                w(
                    "First: exchange up to as many goods as you have canoes, one for one, any for any. You give "
                    "all of them before you take. Then comes the check for smallpox."
                ),
                w(
                    "Second: buy one progress tile. Level 1 costs 1 pelt, 1 fish and 1 vegetable; level 2 costs 2 "
                    "pelts, 2 fish and 2 different vegetables; level 3 costs 3 pelts, 3 fish and one vegetable of each "
                    "kind."
                ),
                w("Third: give up to five different goods and get an economic point for each."),
            ),
            "prices",
            brief=(
                w(
                    "Exchange at most one good for each canoe; then a mask card is turned, and if it is infected, "
                    "one villager of yours goes to the long house. Buy one progress tile. Up to five different "
                    "goods become 1 point each."
                ),
                w(
                    "Level 1: 1 pelt, 1 fish, 1 vegetable. Level 2: 2 pelts, 2 fish, 2 different vegetables. Level 3: "
                    "3 pelts, 3 fish, one vegetable of each kind."
                ),
            ),
        ),
        Section(
            "tracks",
            w("Points of a progress tile"),
            (
                w(
                    "When you buy a progress tile, you get as many economic points as its level. Then you get as many "
                    "again on the track that the tile shows."
                ),
                w(
                    "An arrow down means: your lowest track. An arrow up means: your highest. What counts is where "
                    "you stand after the economic points. If tracks are equal, you choose one of them."
                ),
            ),
            "arrows",
            brief=(
                w(
                    "As many economic points as the level, then as many on the track shown. Arrow down: the lowest "
                    "one; arrow up: the highest one."
                ),
            ),
        ),
        Section(
            "smallpox",
            w("Smallpox"),
            (
                w(
                    "Blankets came with the trade, and some carried smallpox. After an exchange the top card of the "
                    "mask deck is turned: if its blanket is infected, you lose one villager of your choice to the long "
                    "house. It may be a woman, a hunter or a warrior, from anywhere on the map. If you have nobody "
                    "there, you lose nobody. Then the Trade goes on."
                ),
                w("The card goes to the discards. Of the eight cards of each mask three are infected."),
            ),
            "smallpox",
        ),
    )
