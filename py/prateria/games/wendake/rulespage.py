"""The rules of Wendake for families, told afresh: the year and the end here, the actions in `rulespage_actions`.

The binding rules have ids, WE-01 to WE-90: see the engine rooms. The ids of the sections are anchors:
`page(w, "trade")` opens the page there.
"""

from functools import partial

from ...kit.words import Words
from ...view.pages import Section, rules_page
from ...view.svg import Safe
from .meta import META
from .rulepictures import rule_picture
from .rulespage_actions import actions, tiles_and_masks
from .words import title

__all__ = ["page", "rules"]


def page(w: Words, anchor: str = "", version: int = META.rules) -> Safe:
    """The page as HTML, as these rules were in a `version`; `anchor`: the section that is meant."""
    draw = partial(rule_picture, w=w)
    return rules_page(w, META.id, title(w), (), rules(w, version), draw, anchor)


def rules(w: Words, version: int = META.rules) -> tuple[Section, ...]:
    """All sections, in the order in which a newcomer needs them."""
    return (*_before(w), *_year(w), *actions(w), *tiles_and_masks(w), *_end(w), *_ways(w))


def _before(w: Words) -> tuple[Section, ...]:
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
                    "There are four tracks: Economy, Military, Ritual and Masks. They go together two and two, and of "
                    "each pair only the lower track counts at the end. So do not forget any of them!"
                ),
            ),
            "tracks",
        ),
        Section(
            "village",
            w("Your village"),
            (
                w(
                    "At the start five women and five hunters stand on the two areas of your village, five warriors "
                    "stand around them, and a canoe lies on a lake. Two of each kind wait in the long house: they are "
                    "out of play until a ritual fetches them."
                ),
                w(
                    "Nobody else ever enters your village. In every other territory there are areas: fields for a "
                    "woman, woods for a hunter. Each has room for one."
                ),
            ),
            "map",
        ),
        Section(
            "goods",
            w("Goods"),
            (
                w(
                    "Vegetables are corn, beans and pumpkins. Together with pelts and fish they are called resources. "
                    "Beavers are not resources yet: first they must be tanned and become pelts. Goods never run out."
                ),
            ),
            "goods",
        ),
    )


def _year(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "year",
            w("A year"),
            (
                w(
                    "In the order of play everyone places one action marker, again and again, until all have placed "
                    "four: three on tiles of their own grid and one on the order of play of the next year. When you "
                    "do which is up to you."
                ),
                w(
                    "Whoever goes to the order of play early will be early in the next year: the marker takes the "
                    "leftmost free space."
                ),
            ),
            "grid",
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
                    "You carry out the actions of a tile at once, from top to bottom. You may leave out what you do "
                    "not want."
                ),
            ),
            "lines",
        ),
        Section(
            "swap",
            w("Swapping two tiles"),
            (
                w(
                    "Once in the game, in your own turn, you may let two tiles of your grid change places, if no "
                    "action marker lies on them. Who never does it gets one point at the end."
                ),
            ),
        ),
        Section(
            "evolution",
            w("The end of a year"),
            (
                w(
                    "The tiles that you used are turned over: now their other side shows, with a ritual. Only the tile "
                    "with the fire marker stays as it is. Then all tiles slide down one row, and three leave the grid."
                ),
                w(
                    "In the new order of play everyone may put one of these three aside and take a better one of the "
                    "six open tiles. The three are shuffled and form the new top row, with their action side up. "
                    "After the third year tiles of level 2 replace those of level 1."
                ),
                w(
                    "Masks that were played come back to the hand, discs leave the mask board, and used progress "
                    "tiles are ready again."
                ),
            ),
            "year",
        ),
    )


def _end(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "end",
            w("The end"),
            (
                w(
                    "After the seventh year the turtles are shown. Each gives one or two points on the track that it "
                    "shows; where it shows two tracks, the better one for you is taken."
                ),
                w(
                    "Then the lower track of each pair counts. Add the two numbers, and one point if you never swapped "
                    "tiles. The most points win. If it is a tie, whoever stands farther left in the last order of play "
                    "wins."
                ),
            ),
            "tracks",
        ),
    )


def _ways(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "first_game",
            w("If you like: easier pairs"),
            (
                w(
                    "Which tracks go together is decided by chance. For a first game choose the pairs Military and "
                    "Masks, Economy and Ritual: then it is easier to see what to do next."
                ),
            ),
        ),
        Section(
            "tribes",
            w("If you like: tribes"),
            (
                w(
                    "One more tribe than players is turned up. The last in the order of play chooses first. A tribe "
                    "decides which goods and masks you begin with, and it has a power of its own:"
                    " the Wyandot exchange one resource more, the Iroquois have an eighth warrior, the Shawnee once a "
                    "year move one warrior more, the Potomac begin with two canoes, the Seneca may swap tiles twice."
                ),
            ),
        ),
        Section(
            "solo",
            w("Alone against the ghost"),
            (
                w(
                    "If you play alone, a ghost has the other village. After each of your turns it turns one of its "
                    "four cards: Pathfinder takes a place in the order of play, and two warriors come back. Raiders "
                    "go where you have the most sentinels: if you stand there, one of yours and the ghost's warrior "
                    "leave. Masks takes the dearest space of the mask board that is free, cheap ones in the first "
                    "years. Traders takes a progress tile away."
                ),
                w(
                    "The ghost never enters areas and gets no points. Your own points give you a rating, from "
                    "Newcomer to Legend (30 points)."
                ),
            ),
        ),
    )
