"""The rules of Wendake for families: what the actions do, the map, masks, progress tiles. See `rulespage`."""

from ...kit.words import Words
from ...view.pages import Section

__all__ = ["actions", "tiles_and_masks"]


def actions(w: Words) -> tuple[Section, ...]:
    """What stands on the tiles."""
    return (*_village(w), *_map(w), *_trade(w))


def _village(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "fire",
            w("Sacred Fire"),
            (
                w(
                    "The Sacred Fire plays one more tile of your grid, with the side that it shows. That tile gets the "
                    "fire marker. It does not count for your line, and a line through it is closed, so choose a tile "
                    "that you do not need."
                ),
            ),
            "step:fire",
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
            "step:harvest",
        ),
        Section(
            "ritual",
            w("Ritual"),
            (
                w(
                    "Count the sets in your village: a woman, a hunter and a warrior are one set, and each set is a "
                    "ritual point. Then two villagers of your choice come from the long house to the village."
                ),
                w("Rituals stand on the other side of every tile, so you can use one only after you have turned it."),
            ),
            "step:ritual",
        ),
    )


def _map(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "move",
            w("Move"),
            (
                w(
                    "Move 3 means: up to three different warriors take one step each. A step leads to a neighbouring "
                    "territory, or into a free area. Standing in a territory a warrior is a sentinel; lying in an area "
                    "it is an outpost. Outposts do not move."
                ),
                w(
                    "Between actions of your turn outposts may go home to the village. In the place of each you may "
                    "put a woman or a hunter from the village at once, as the area asks. So your fields and hunting "
                    "grounds grow."
                ),
            ),
            "step:move3",
        ),
        Section(
            "fight",
            w("Attack"),
            (
                w(
                    "A warrior may attack a sentinel in the same territory or in the one it steps into: both go to "
                    "their long houses. Somebody in an area can be attacked only if no sentinel of the same player "
                    "stands in that territory: a woman or a hunter goes to the long house and the attacker stays there "
                    "as an outpost, but against an outpost both fall. The whole attack is the warrior's step. Nobody "
                    "has to fight."
                ),
            ),
            "natives",
        ),
        Section(
            "military",
            w("Military"),
            (
                w(
                    "First you may get turtles: for women, hunters and canoes one each. You take a turtle of level 3, "
                    "4 or 5 if you have that many areas with women, areas with hunters, or canoes. Each kind of turtle "
                    "you get once only. What is on it stays your secret until the end."
                ),
                w(
                    "Then you get a military point for each territory where you have more sentinels than any other "
                    "player. Your own village counts too: one warrior at home is enough."
                ),
            ),
            "turtle",
        ),
    )


def _trade(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "trade",
            w("Trade"),
            (
                w(
                    "A Trade has three parts, each once, in this order, and you may leave out any of them. First: "
                    "exchange as many resources as you have canoes, one for one, any for any."
                ),
                w(
                    "Second: buy one progress tile. A tile of level 1 costs 1 pelt, 1 fish and 1 vegetable; level 2 "
                    "costs 2 of each, with different vegetables; level 3 costs 3 of each. You get as many economic "
                    "points as the level, and as many on the track that the tile names."
                ),
                w("Third: give up to five different resources and get an economic point for each."),
            ),
            "step:trade",
        ),
        Section(
            "smallpox",
            w("Smallpox"),
            (
                w(
                    "Blankets came with the trade, and some carried smallpox. After an exchange the top card of the "
                    "mask deck is turned: if its blanket is infected, you lose one villager of your choice to the long "
                    "house. Then the Trade goes on."
                ),
            ),
        ),
    )


def tiles_and_masks(w: Words) -> tuple[Section, ...]:
    """What lies beside the map."""
    return (
        Section(
            "masks",
            w("Masks"),
            (
                w(
                    "A Mask action draws a card, from the deck or from the discards. Then you may play one combination "
                    "whose space on the mask board is free: your disc goes there, and you get its points. A pair "
                    "brings 2, 3 different masks 2, 4 different 3, two pairs 3, 3 alike 4, 3 alike and a pair 5, "
                    "5 different 6, 4 alike 7."
                ),
                w(
                    "The masks that you play lie in front of you until the year ends; then they come back to your "
                    "hand. A disc keeps its space until it moves on or the year ends."
                ),
            ),
            "masks",
        ),
        Section(
            "progress",
            w("Progress tiles"),
            (
                w(
                    "Every progress tile can be used once a year, even in the turn in which you buy it. Some are for a "
                    "certain action, others for any time between actions of your turn. Touch a tile to read what it "
                    "does. In the whole game there are two of each level for each player: they are not refilled."
                ),
                w(
                    "With an alliance you take the British or the French flag. In one Military action a year you then "
                    "count one more sentinel in every territory with that flag, even where you have none. The great "
                    "alliance also wins ties there."
                ),
            ),
            "progress:P2-4",
        ),
    )
