"""The rules of Wendake, told afresh: the start and the year here, the rest in the `rulespage_` rooms.

The binding rules have ids, WE-01 to WE-90: see the engine rooms. The ids of the sections are anchors:
`page(w, "trade")` opens the page there. Where a version of the rules differs, one small function says what.
"""

from collections.abc import Callable

from prateria.kit.words import Words
from prateria.view.pages import Minute, Section

from ..engine.meta import META
from ..words.about import aim
from .rulespage_actions import actions
from .rulespage_map import on_the_map
from .rulespage_tiles import masks_and_progress, progress_lists
from .rulespage_ways import end_and_ways, start_goods

__all__ = ["minute", "once_more", "rules"]


def rules(w: Words, version: int = META.rules) -> tuple[Section, ...]:
    """All sections, in the order in which a newcomer needs them."""
    return (
        *_before(w, version),
        *_year(w, version),
        *_year_end(w),
        *actions(w),
        *on_the_map(w),
        *masks_and_progress(w),
        *end_and_ways(w, version),
        *progress_lists(w),
    )


def minute(w: Words) -> tuple[Minute, ...]:
    """The game in five sentences."""
    return (
        Minute(
            "map",
            w(
                "You lead a village by the Great Lakes for seven years: women grow vegetables, hunters bring beavers, "
                "warriors go out into the land."
            ),
        ),
        Minute(
            "lines",
            w(
                "In a year you play three tiles of your grid that form a line, and once you take a place in the next "
                "order of play."
            ),
        ),
        Minute(
            "year",
            w(
                "Tiles that you used turn over and show a ritual. Then all slide down one row, and better ones come in "
                "at the top."
            ),
        ),
        Minute(
            "transfer",
            w(
                "Warriors take fields and hunting grounds. Women and hunters follow them and bring more goods, which "
                "you trade for points."
            ),
        ),
        Minute("tracks", f"{aim(w)} {w('Of each pair only the lower track counts.')}"),
    )


def once_more(*pictures: str) -> Callable[[Words], tuple[Minute, ...]]:
    """What of that a lesson looks back on at its end (`Lesson.learnt`)."""
    return lambda w: tuple(one for one in minute(w) if one.picture in pictures)


def _before(w: Words, version: int) -> tuple[Section, ...]:
    return (
        Section(
            "goal",
            w("What it is about"),
            (
                w(
                    "Wendake is what the Wyandot call their land by the Great Lakes. You lead a village through seven "
                    "years: women grow corn, beans and pumpkins, hunters bring beavers, canoes bring fish, warriors "
                    "watch over the land."
                ),
                w(
                    "There are four tracks: Economy, Military, Ritual and Masks. They form two pairs, and of each pair "
                    "only the lower track counts at the end. So do not forget any of them!"
                ),
                w(
                    "All four begin at 0. Which track goes with which is decided by chance before the first year. In "
                    "the picture one pair has 9 and 5, the other 7 and 8: 5 and 7 count, 12 points."
                ),
            ),
            "tracks",
            brief=(w("Four tracks, two pairs. At the end the lower track of each pair counts, both added."),),
        ),
        Section(
            "village",
            w("Your village"),
            (
                w(
                    "At the start five women and five hunters stand on the two areas of your village, five warriors "
                    "stand around them, and a canoe lies on a lake. Two of each kind wait in the long house: they are "
                    "out of play until a ritual fetches them. Women, hunters and warriors together are your villagers."
                ),
                start_goods(w, version),
                w(
                    "Nobody else ever enters your village. In every other territory there are areas: fields for a "
                    "woman, hunting grounds for a hunter. Each has room for one."
                ),
                w(
                    "There is one map for two, one for three and one for four players. Where you sit decides which "
                    "village is yours."
                ),
            ),
            "map",
        ),
        Section(
            "goods",
            w("Goods"),
            (
                w(
                    "Vegetables are corn, beans and pumpkins. Beavers cannot be exchanged, paid or turned into points: "
                    "first they must be tanned and become pelts. Goods never run out."
                ),
            ),
            "goods",
        ),
    )


def _year(w: Words, version: int) -> tuple[Section, ...]:
    return (
        Section(
            "year",
            w("A year"),
            (
                w(
                    "You have a grid of nine tiles. The Sacred Fire begins in the middle. Chance deals the other eight "
                    "around it, all with their action side up, and decides who plays first in the first year."
                ),
                w(
                    "In the order of play everyone places one action marker, again and again, until all have placed "
                    "four: three on tiles of their own grid and one on the order of play of the next year. You decide "
                    "when to do which."
                ),
                w(
                    "Whoever goes to the order of play early will be early in the next year: the marker takes the "
                    "leftmost free space."
                ),
                w(
                    "In the log the places of a grid are called A1 to C3: letters from left to right, numbers from top "
                    "to bottom."
                ),
            ),
            "grid",
            brief=(
                w(
                    "One marker each in turn, four in a year: three on tiles of the own grid, which form a row, a "
                    "column or a diagonal, and one on the next order of play."
                ),
            ),
        ),
        Section(
            "lines",
            w("Three tiles in a line"),
            (
                w(
                    "Your three tiles must form a line in the end: a row, a column or a diagonal. The first may be "
                    "any tile, the second lies in line with it, and the third completes the line. The order within "
                    "the line is free."
                ),
                w(
                    "After a first tile in a corner three lines are open, on the left of the picture; after a second "
                    "one in the middle only the diagonal."
                ),
                w(
                    "You cannot choose a tile on which a marker lies, nor one after which no line could be completed "
                    "any more."
                ),
            ),
            "lines",
        ),
        Section(
            "turn",
            w("Your turn"),
            (
                w(
                    "A tile that you choose works at once. Its actions go from top to bottom, and you may leave out "
                    "any of them. But what you begin you do completely."
                ),
                w(
                    "Before, between and after the actions there is time for other things: bring outposts home, use "
                    "progress tiles, swap two tiles. That is so too on the turn in which you go to the order of play."
                ),
                _opening(w, version),
            ),
            "tile:L1-01",
            brief=(
                w("The actions of a tile at once, from top to bottom; any may be left out."),
                w("Between actions: bring outposts home, use progress tiles."),
            ),
        ),
        Section(
            "swap",
            w("Swapping two tiles"),
            (
                w(
                    "Once in the game, in your own turn but not in the middle of an action, two tiles of your grid may "
                    "change places. No action marker may lie on them; the fire marker goes along with its tile."
                ),
                w(
                    "A line is made of places: so another tile can come to the place that you still need. But your "
                    "line must remain possible."
                ),
                w("Who never swaps gets one point at the end."),
            ),
            "swap",
            brief=(w("Once in the game two tiles without an action marker change places. Never: 1 point at the end."),),
        ),
    )


def _opening(w: Words, version: int) -> str:
    """WE-14: from version 2 on there is a way back from what was only opened."""
    if version < 2:
        return w(
            "Once you have opened a swap, the way home for outposts, an exchange or the points of a Trade, you carry "
            "it out, unless you take the move back."
        )
    return w(
        "To open is not to begin: as long as you have chosen nothing, you may close a swap, the way home for "
        "outposts, an exchange or the points of a Trade again."
    )


def _year_end(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "evolution",
            w("The end of a year"),
            (
                w(
                    "The tiles that you used are turned over: now their other side shows, with a ritual. Only the tile "
                    "with the fire marker stays as it is. Then all tiles slide down one row, and three leave the grid."
                ),
                w(
                    "Masks that were played come back to the hand, discs leave the mask board, and used progress "
                    "tiles are ready again."
                ),
            ),
            "year",
            brief=(
                w(
                    "Used tiles are turned over, but not the one with the fire marker. All slide down one row. Masks, "
                    "discs and progress tiles come back."
                ),
            ),
        ),
        Section(
            "newtiles",
            w("Better tiles"),
            (
                w(
                    "Then everyone, in the new order of play, may put one of the three tiles aside and take a better "
                    "one: one of the six that lie open, or one that they put aside in an earlier year. If an open one "
                    "was taken, a new one is opened at once, while there are any."
                ),
                w(
                    "The three tiles, changed or not, are shuffled and form the new top row, with their action side "
                    "up. The Sacred Fire can leave your grid like any other tile. On its other side a better tile "
                    "shows a ritual and one more action."
                ),
                w(
                    "In the first three years tiles of level 1 lie open. Then those still there leave, and tiles of "
                    "level 2 come; what you have you keep. Tiles made for more players than you are stay in the box."
                ),
                w("After the seventh year no tiles are turned or changed any more."),
            ),
            "newtiles",
            brief=(
                w(
                    "One of the three tiles that leave may be changed for an open one. Shuffled, they are the new top "
                    "row. Tiles of level 2 after the third year."
                ),
            ),
        ),
    )
