"""The rules of Pow Wow for families, told afresh: what everyone plays by here, the ways to play in `rulespage_ways`.

The binding rules have ids, PW-01 to PW-25: see `rules`, `state` and `referee`. The ids of the sections are anchors:
`page(w, "chief")` opens the page there.
"""

from prateria.kit.words import Words
from prateria.view.pages import Minute, Section

from ..engine.meta import META
from .rulespage_ways import options, ways

__all__ = ["minute", "opening", "race", "rules"]


def rules(w: Words, version: int = META.rules) -> tuple[Section, ...]:
    """All sections, in the order in which a newcomer needs them."""
    return (*_before(w), *_claiming(w), *_settling(w), *ways(w), *options(w))


def minute(w: Words) -> tuple[Minute, ...]:
    """The game in five sentences."""
    return (
        Minute("cards", w("You play one colour and have four cards: chief, warrior, maiden and hunter.")),
        Minute(
            "turned", w("One card of the prairie after another is turned face up: loot, and people of all colours.")
        ),
        Minute(
            "claim",
            w(
                "Is there a person of your colour, and loot for that person? Claim it with that card: in the race "
                "quickly, in the calm game when you are asked."
            ),
        ),
        Minute("board", w("Whoever comes first takes first. Whoever comes last may find nothing left.")),
        Minute(
            "winnings", w("Whatever you take goes on your winnings. When the prairie is empty, the most cards win.")
        ),
    )


def race(w: Words) -> tuple[Minute, ...]:
    """What must be known before a race, in three sentences."""
    claim = w(
        "Is there a person of your colour, and loot for that person or a tipi? Quickly touch your card of that kind! "
        "A chief takes totems and a captive: any man, even yours."
    )
    return (
        Minute("takes", claim),
        minute(w)[3],
        Minute("wrong", w("A wrong claim (here: another colour) costs your top two cards.")),
    )


def opening(w: Words) -> tuple[Minute, ...]:
    """What must be known before a calm game, in three sentences."""
    return (
        Minute(
            "claims",
            w(
                "Is there a person of your colour, with loot or a tipi? Touch that card, then “Claim”. Totems need a "
                "captive: any man, even yours."
            ),
        ),
        Minute("calm", w("Whoever turned is asked last.")),
        Minute("hopes", w("All stays and grows until taken.")),
    )


def _before(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "goal",
            w("What it is about"),
            (
                w(
                    "The prairie lies face down. Card by card it is turned over, and the table fills with loot and "
                    "with people of five colours."
                ),
                w(
                    "At the right moment you put one of your cards on the council board and take what lies there. If "
                    "you wait, the haul grows. If you wait too long, it belongs to somebody else. The most cards win."
                ),
            ),
        ),
        Section(
            "cards",
            w("The cards"),
            (
                w(
                    "You play one colour and have its four tribe cards: a chief, a warrior, a maiden and a hunter. "
                    "They always come back to you."
                ),
                w(
                    "The prairie has 114 cards. 69 of them are loot: 33 bison, and 9 each of totems, tomahawks, "
                    "necklaces and tipis. The other 45 are people: of each colour 2 chiefs, 2 warriors, 2 maidens "
                    "and 3 hunters, also of the colours that nobody plays."
                ),
            ),
            "loot",
            (
                w(
                    "The prairie: 33 bison, 9 totems, 9 tomahawks, 9 necklaces, 9 tipis; of each colour 2 chiefs, 2 "
                    "warriors, 2 maidens and 3 hunters."
                ),
            ),
        ),
        Section(
            "turning",
            w("Turning cards"),
            (
                w(
                    "A player chosen by chance begins. As long as nobody claims, you turn one card each, round the "
                    "table, and all of you see it at the same moment. Every card stays face up until somebody takes "
                    "it."
                ),
            ),
            "turned",
            (w("One card each, round the table, as long as nobody claims."),),
        ),
    )


def _claiming(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "claim",
            w("Claiming"),
            (
                w(
                    "After each turned card you may put one of your tribe cards on the council board, even if it was "
                    "you who turned it. Two things must lie on the table: the same person in your colour, and loot "
                    "for that person."
                ),
                w(
                    "A hunter takes all bison, a warrior all tomahawks, a maiden all necklaces. The person card comes "
                    "along: just one, even if two lie there."
                ),
                w(
                    "All of it goes face down on your winnings, the person card on top, and nobody looks into them "
                    "again."
                ),
            ),
            "claim",
            (
                w(
                    "The same person in your colour must lie there, and loot for that person. A hunter takes all "
                    "bison, a warrior all tomahawks, a maiden all necklaces, and the person card comes along."
                ),
            ),
        ),
        Section(
            "chief",
            w("The chief"),
            (
                w(
                    "A chief needs a totem and, besides your own chief, one more man on the table: a warrior, a "
                    "hunter or another chief, of any colour. The chief takes all totems and that man as a captive. If "
                    "there are several, you choose."
                ),
            ),
            "chief",
            (w("A chief takes all totems and one more man of any colour; both must lie there."),),
        ),
        Section(
            "tipis",
            w("Tipis"),
            (
                w(
                    "Instead of the usual loot each of your cards may take all tipis, but never both. A chief needs "
                    "neither totem nor captive then, and takes none."
                ),
            ),
            "tipis",
            (w("Or each of your cards takes all tipis instead, never both."),),
        ),
    )


def _settling(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "board",
            w("Several at once"),
            (
                w(
                    "Cards lie on the council board as they came. Whoever came first is at the bottom and takes "
                    "first, then the next one. What you can take you must take; if there is a choice, you choose when "
                    "it is your turn to take."
                ),
                w(
                    "If nothing is left for your card, you take nothing; nothing else happens to you. The same is "
                    "true if somebody before you has taken your person as a captive or a spouse. If a second one of "
                    "your colour still lies there, you use that one."
                ),
                w("Then all tribe cards go back, and whoever came last turns the next card, even after a wrong claim."),
            ),
            "board",
            (w("The first takes first. Then whoever came last turns the next card."),),
        ),
        Section(
            "wrong",
            w("A wrong claim"),
            (
                w(
                    "If your person did not lie there, or no loot for that person, the claim is wrong. What counts is "
                    "the table as it was when the card was turned."
                ),
                w(
                    "The top two cards of your winnings leave the game unseen. What you won last goes first, beginning "
                    "with the person card. If you have fewer than two, you lose what you have."
                ),
            ),
            "wrong",
            (w("A wrong claim costs the top two cards of your winnings."),),
        ),
        Section(
            "end",
            w("The end"),
            (
                w(
                    "After the last card of the prairie there is one last chance to claim. Then everyone counts their "
                    "winnings: the most cards win, with equal numbers you share the win. What still lies on the "
                    "table counts for nobody."
                ),
            ),
            "winnings",
            (w("After the last card there is one last chance. The most cards win."),),
        ),
    )
