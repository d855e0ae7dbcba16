"""The rules of Bison for families: building, moving, gathering and the market. The rest is in `rulespage`."""

from prateria.kit.words import Words
from prateria.view.pages import Section

__all__ = ["building", "moving"]


def building(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "build",
            w("Tipi and canoe"),
            (
                w(
                    "Tipis stand on prairies and in the mountains, canoes lie on rivers, one at most on a space. You "
                    "build what is in your camp: what waits at the market must be bought first."
                ),
                w(
                    "The number of a tipi or canoe is the number of its squares: so many of your hunters must stand on "
                    "the space. They are the hunters who take part; they go back to your camp and can come again with "
                    "the next tile."
                ),
                w(
                    "A tipi or canoe can be exchanged for a larger one. That takes as many hunters as the sizes "
                    "differ, and the old piece goes back to your camp too. One action is one piece on one space."
                ),
            ),
            "build",
            (
                w(
                    "For size 2 take 2 hunters off the space; to enlarge a piece, as many as the sizes differ. Hunters "
                    "and old piece go to your camp."
                ),
            ),
        ),
        Section(
            "variant",
            w("If you like: building more"),
            (
                w(
                    "Several at once (variant 1): one tipi action may build and enlarge on several spaces, and so may "
                    "one canoe action, on each space once. You pay for all the hunters together, five at most. What "
                    "comes back to your camp can be used again at once."
                ),
                w(
                    "Smaller too (variant 2): as variant 1, but you may also make tipis and canoes smaller or take "
                    "them down, even where none of your hunters stands. The smaller piece must be in your camp. For "
                    "each "
                    "square less a hunter comes from your camp to that space, and you pay for it as for the others."
                ),
            ),
        ),
    )


def moving(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "move",
            w("Move 1 and Move 1–3"),
            (
                w(
                    "Up to five of your hunters walk: one step each, or one to three steps each. You pay for the "
                    "hunters, not for the steps, and each may go another way."
                ),
                w(
                    "On a tile one step leads from the prairie or the mountains to the river and back. Across a side "
                    "it leads to whatever lies there on the next tile, prairie or mountains. From river to river you "
                    "go where they meet in a corner."
                ),
                w(
                    "Each hunter moves once and ends on another space. You may walk through the spaces of others, but "
                    "not stop there. Tipis and canoes never move."
                ),
            ),
            "move",
            (w("Up to 5 hunters, one step each or one to three each; not onto a space of others."),),
        ),
        Section(
            "gather",
            w("Gather"),
            (
                w(
                    "One of your hunters calls, and up to five others of yours come to its space, however far away "
                    "they are. The one that calls does not count, nor do others that are there already. A tipi or "
                    "canoe without a hunter cannot call."
                ),
            ),
            "gather",
            (w("Up to 5 hunters come to a space on which one of yours stands, however far away they are."),),
        ),
        Section(
            "market",
            w("The market, and barter"),
            (
                w(
                    "In your turn, before or after the action, you can buy as much as you like of what waits there in "
                    "your colour. A hunter costs 1 bison, 1 fish and 1 turkey, a tipi or canoe the same for each of "
                    "its squares. It goes to your camp."
                ),
                w(
                    "You may also barter: 3 animals of one kind for 1 of another, as long as you have fewer than 15 "
                    "of it."
                ),
            ),
            "market",
            (w("A hunter or a square costs 1 animal of each kind. Barter: 3 of one kind for 1 of another."),),
        ),
    )
