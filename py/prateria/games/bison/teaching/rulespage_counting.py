"""The rules of Bison for families: who leads, what it brings, the end, and house rules. The rest is in `rulespage`."""

from prateria.kit.words import Words
from prateria.view.pages import Section

__all__ = ["counting", "options"]


def counting(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "lead",
            w("Who leads an area"),
            (
                w(
                    "Whoever has the most tipis of size 4 leads; on rivers, the most canoes of size 4. If that is "
                    "equal, size 3 decides, then 2, then 1, and last of all the hunters."
                ),
                w(
                    "So a tipi 1 is stronger than any number of hunters, a tipi 2 stronger than any number of tipis 1, "
                    "and so on."
                ),
            ),
            "lead",
            (w("The most pieces of size 4 lead, then of 3, of 2, of 1, then the most hunters."),),
        ),
        Section(
            "counting",
            w("The end of a round: counting"),
            (
                w(
                    "All areas are counted: first the prairies, then the mountains, then the rivers. Whoever is alone "
                    "in an area is first there; whoever has no piece there gets nothing."
                ),
                w(
                    "First place brings all the animals of the area, second place half of them, rounded down. All "
                    "others get the animals of the spaces on which they have pieces. In the picture 7 bison live in "
                    "one prairie: they bring 7, 3, 0 and 2."
                ),
            ),
            "counting",
            (w("First: all animals of the area. Second: half, rounded down. Others: those of their own spaces."),),
        ),
        Section(
            "tie",
            w("Equally strong"),
            (
                w(
                    "If several are equal for first place, each of them gets half, rounded down, and nobody is "
                    "second. If several are equal for second place, each gets the animals of their own spaces."
                ),
            ),
            "tie",
            (
                w(
                    "A tie for first place: half each, the odd animal for nobody, and no second. For second: those of "
                    "their own spaces."
                ),
            ),
        ),
        Section(
            "surplus",
            w("More than 15"),
            (
                w(
                    "Three times in a counting, after the prairies, the mountains and the rivers, whoever is above 15 "
                    "may buy and barter at once, the one with the totem first. What is too much counts like other "
                    "animals, but a purchase still costs some of each kind. What is above 15 then is lost."
                ),
            ),
            "surplus",
            (w("Above 15 you may buy and barter at once; what is then above 15 is lost."),),
        ),
        Section(
            "end",
            w("The end"),
            (
                w(
                    "Before the last counting all stocks are set to 0: only what it brings counts, and there is no "
                    "limit of 15. So spend what you have in the last round!"
                ),
                w(
                    "The most animals of all kinds win. If some have equally many, each of them looks at the animal "
                    "they have fewest of: whoever has more of it wins. If that is equal too, you share the win."
                ),
            ),
            "animals",
            (
                w(
                    "The last counting starts at 0 and has no limit. The most animals win; in a tie, whoever has more "
                    "of the animal they have fewest of."
                ),
            ),
        ),
    )


def options(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "ruleset",
            w("If you like: Apacze i Komancze"),
            (
                w(
                    "In Poland the game is called Apacze i Komancze, and these are house rules from there. The land "
                    "may grow farther: a tile may be the third one from the nearest start tile, which is not counted."
                ),
                w(
                    "And whoever is above 15 must go on buying or bartering as long as something can be had that "
                    "costs animals of that kind. Everything else stays the same."
                ),
            ),
        ),
    )
