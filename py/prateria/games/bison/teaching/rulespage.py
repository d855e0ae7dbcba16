"""The rules of Bison for families, told afresh: land and round here, what one does in `rulespage_actions`, who gets
what in `rulespage_counting`.

The binding rules have ids, BI-01 to BI-33: see `rules`, `state` and `scoring`. The ids of the sections are anchors:
`page(w, "counting")` opens the page there.
"""

from prateria.kit.words import Words
from prateria.view.pages import Minute, Section

from ..engine.meta import META
from ..words.about import aim
from .rulespage_actions import building, moving
from .rulespage_counting import counting, options

__all__ = ["minute", "rules"]


def rules(w: Words, version: int = META.rules) -> tuple[Section, ...]:
    """All sections, in the order in which a newcomer needs them."""
    return (*_before(w), *_round(w), *building(w), *moving(w), *counting(w), *options(w))


def minute(w: Words) -> tuple[Minute, ...]:
    """The game in five sentences."""
    return (
        Minute("grown", w("Each round the land grows: everyone places one new tile and brings hunters onto it.")),
        Minute("slots", w("You take four actions in a round. The more hunters take part, the more animals you pay.")),
        Minute("build", w("Hunters become tipis and canoes, and those are stronger than any number of hunters.")),
        Minute(
            "counted",
            w(
                "Then every prairie, mountain range and river is counted: the strongest gets all its animals, the "
                "second half, others those on their own spaces."
            ),
        ),
        Minute("paid", f"{w('With animals you pay and buy.')} {aim(w)}"),
    )


def _before(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "goal",
            w("What it is about"),
            (
                w(
                    "You look for good land. Your hunters roam the plains, and your tipis and canoes show where you "
                    "are strong."
                ),
                w(
                    "Each round the land grows by new tiles. In each prairie, in each mountain range and along each "
                    "river the strongest player gets the most animals. What you get at the very end decides the game."
                ),
            ),
        ),
        Section(
            "tiles",
            w("The land"),
            (
                w(
                    "The land is made of tiles. Three of them, the start tiles, lie there from the beginning; the "
                    "totem pole stands in the corner where they meet."
                ),
                w(
                    "Every tile has three spaces: prairie, river and mountains. The river always lies between the "
                    "other two. Each side of a tile is all prairie or all mountains."
                ),
                w(
                    "Three animals live on every tile: bison on the prairie, fish in the river, turkeys in the "
                    "mountains. A space may hold up to three of them, or none."
                ),
            ),
            "tile",
        ),
        Section(
            "areas",
            w("Areas"),
            (
                w(
                    "Spaces of the same kind that touch are one area: prairies and mountains if they meet along a "
                    "side, rivers if they meet in a corner. An area may have one space or many."
                ),
                w(
                    "On one space only one player may have pieces. In one area there may be several players, and "
                    "that is where you compete."
                ),
                w(
                    "In the log a place for a tile is called C3 or E5: a letter for the column, a number for the row "
                    "from the top. An area is named after one of its tiles."
                ),
            ),
            "area",
            (
                w(
                    "Prairies and mountains join along sides, rivers in corners. A space holds pieces of one player "
                    "only."
                ),
            ),
        ),
        Section(
            "pieces",
            w("Hunters, tipis and canoes"),
            (
                w(
                    "You begin with 4 hunters, tipis 1 and 2 and canoes 1 and 2 in your camp, and with 10 bison, 10 "
                    "fish and 10 turkeys in stock."
                ),
                w(
                    "At the market wait 4 more hunters, tipis 1 to 4 and canoes 1 to 4 of your colour. Whatever comes "
                    "off the land goes back to your camp."
                ),
            ),
            "pieces",
            (
                w(
                    "Start: 4 hunters, tipis 1 and 2, canoes 1 and 2, 10 animals of each kind. The rest waits at the "
                    "market."
                ),
            ),
        ),
    )


def _round(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "round",
            w("A round"),
            (
                w(
                    "Two players play six rounds, three play five, four play four. Some tiles are left over, and "
                    "nobody knows which. Whoever has the totem begins; chance decides who has it first, and after each "
                    "round it goes on to the left."
                ),
                w(
                    "First everyone draws a tile and looks at it in secret. Then you take one action each, in turn, "
                    "four times round."
                ),
                w(
                    "There are six actions: Place the tile, Tipi, Canoe, Gather, Move 1 and Move 1–3. In a round you "
                    "can take each of them only once. One of your four must be placing the tile."
                ),
            ),
            "slots",
            (
                w(
                    "Six, five or four rounds with two, three or four players. Four actions each, none of them twice; "
                    "one must be placing the tile."
                ),
            ),
        ),
        Section(
            "price",
            w("How many hunters?"),
            (
                w(
                    "You choose the action and how many hunters take part, and pay with any animals of your stock: 1 "
                    "hunter is free, 2 cost 2 animals, 3 cost 4, 4 cost 7 and 5 cost 10. You can choose only as many "
                    "as you can pay for and use. Then the action is done with exactly so many."
                ),
                w(
                    "With 0 hunters you let the action go and gain 1 animal of your choice. No more than 15 animals "
                    "of a kind fit into your stock: of such a kind you can gain none."
                ),
            ),
            "prices",
            (w("1, 2, 3, 4 or 5 hunters cost 0, 2, 4, 7 or 10 animals of any kind. 0 hunters: gain 1 animal."),),
        ),
        Section(
            "place",
            w("Placing the tile"),
            (
                w(
                    "Your tile must touch another one along a side. You can turn it in three ways. The sides need not "
                    "show the same: a river may end there, and a prairie may meet mountains. No tile may lie farther "
                    "than the third one from the totem pole; a start tile is the first."
                ),
                w(
                    "Up to five hunters from your camp come with it, all onto one space of the new tile. Hunters come "
                    "onto the land in this way only, except in variant 2. With 0 hunters you still place the tile, "
                    "and gain 1 animal."
                ),
            ),
            "place",
            (
                w(
                    "Along a side of another tile, no farther than the third one from the totem pole. Hunters come "
                    "onto one space."
                ),
            ),
        ),
    )
