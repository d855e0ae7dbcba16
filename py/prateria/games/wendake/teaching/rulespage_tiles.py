"""The rules of Wendake: masks, progress tiles, and the list of all of them at the end. See `rulespage`."""

from prateria.kit.words import Words
from prateria.view.pages import Section

from ..engine.data import PROGRESS
from ..words.effects import progress, progress_text

__all__ = ["masks_and_progress", "progress_lists"]


def masks_and_progress(w: Words) -> tuple[Section, ...]:
    """What lies beside the map."""
    return (*_masks(w), *_progress(w))


def _masks(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "masks",
            w("Masks"),
            (
                w(
                    "A Mask action draws a card: the top one of the deck, or the top one of the discards. Then you may "
                    "play one combination whose space on the mask board is free: your disc goes there, and you get its "
                    "points."
                ),
                w(
                    "A pair brings 2 points, 3 different masks 2, two pairs 3, 4 different 3, 3 alike 4, 3 alike and a "
                    "pair 5, 5 different 6, 4 alike 7. Two pairs are two different masks; so are 3 alike and a pair."
                ),
                w(
                    "A space is free if no disc lies on it, not even your own: so nobody plays the same combination "
                    "twice running. The space that your disc leaves is free at once."
                ),
                w(
                    "The masks that you play lie in front of you until the year ends; then they come back to your "
                    "hand. A disc keeps its space until it moves on or the year ends."
                ),
            ),
            "masks",
            brief=(
                w("Draw one. Then one combination may be played whose space has no disc on it."),
                w(
                    "Pair 2, 3 different 2, two pairs 3, 4 different 3, 3 alike 4, 3 alike and a pair 5, 5 different "
                    "6, 4 alike 7."
                ),
            ),
        ),
        Section(
            "piles",
            w("When masks run out"),
            (
                w(
                    "There are five kinds of masks, eight cards of each. At the start the top card of the deck is "
                    "turned up: it is the first of the discards. If the last discard is drawn, the top card of the "
                    "deck is laid there."
                ),
                w(
                    "If the deck is empty, two or more discards are shuffled into a new deck, and one is turned up; a "
                    "single one stays there: it can be drawn, and the smallpox check looks at it."
                ),
                w("If there is no card at all, nothing is drawn, and nobody falls ill."),
            ),
        ),
    )


def _progress(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "progress",
            w("Progress tiles"),
            (
                w("Every progress tile can be used once a year, even in the turn in which you buy it."),
                w(
                    "Some belong to a certain action, and several of them may serve the same one. The others you use "
                    "when you like in your turn: before and after an action and between the parts of a Trade, but not "
                    "in the middle."
                ),
                w(
                    "At the start chance chooses two of each level for each player; they are not refilled. Touch a "
                    "tile to read what it does. All of them stand at the end of this page."
                ),
            ),
            "progress:P2-4",
            brief=(w("Each once a year: at its action, or at any time that is not in the middle of one."),),
        ),
        Section(
            "alliance",
            w("Alliances"),
            (
                w(
                    "If you buy an alliance, you take a flag: British or French, as you like, or the one that is left. "
                    "If you have a flag already, the other one leaves the game."
                ),
                w(
                    "In one Military action a year you then count one more sentinel in every territory with that flag, "
                    "even where you have none. The great alliance also wins ties there."
                ),
                w(
                    "Both alliances in one action count one more, not two. Alliances of others do not count against "
                    "you."
                ),
            ),
            "flags",
        ),
    )


def progress_lists(w: Words) -> tuple[Section, ...]:
    """Every progress tile with what it does, level by level."""
    titles = (w("Progress tiles of level 1"), w("Progress tiles of level 2"), w("Progress tiles of level 3"))
    more = (
        (),
        (),
        (
            w(
                "A tile of the grid that is turned while you use it keeps the actions of the side that it showed. An "
                "extra mask is no card: you need at least one real mask with it, and it does not come back to your "
                "hand."
            ),
        ),
    )
    return tuple(
        Section(f"level{level}", titles[level - 1], (*_texts(w, level), *more[level - 1]), f"level:{level}")
        for level in (1, 2, 3)
    )


def _texts(w: Words, level: int) -> tuple[str, ...]:
    tiles = (tile.id for tile in PROGRESS if tile.level == level)
    return tuple(f"{progress(w, tile)} – {progress_text(w, tile)}" for tile in tiles)
