"""The rules of Manitou for families, told afresh.

The binding rules have ids, MA-01 to MA-24: see `rules`, `state` and `scoring`. The ids of the sections are anchors:
`page(w, "trial")` opens the page there.
"""

from functools import partial

from ...kit.words import Words
from ...view.pages import Minute, Section, rules_page
from ...view.svg import Safe
from .meta import META
from .rulepictures import rule_picture
from .words import title

__all__ = ["minute", "page", "rules"]


def page(w: Words, anchor: str = "", version: int = META.rules) -> Safe:
    """The page as HTML, as these rules were in a `version`; `anchor`: the section that is meant."""
    draw = partial(rule_picture, w=w)
    return rules_page(w, META.id, title(w), minute(w), rules(w, version), draw, anchor)


def rules(w: Words, version: int = META.rules) -> tuple[Section, ...]:
    """All sections, in the order in which a newcomer needs them."""
    return (*_before(w), *_playing(w), *_counting(w))


def minute(w: Words) -> tuple[Minute, ...]:
    """The game in five sentences."""
    return (
        Minute("territory", w("Herds come to three territories. The number on a herd is the points that it brings.")),
        Minute(
            "hunters", w("In secret you choose your party: hunters for the bison, great warriors against the others.")
        ),
        Minute("laying", w("You take turns to lay one card in a territory. After seven cards each the hunt is over.")),
        Minute("trial", w("When two great warriors meet, the weaker one falls. The one that stands takes captives.")),
        Minute(
            "score",
            w(
                "Herds and captives bring points, but the hardest hunter loses 10. Three hunts, and the most points "
                "win."
            ),
        ),
    )


def _before(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "goal",
            w("What it is about"),
            (
                w(
                    "Three hunts on the great plains. For each you choose a party from your cards and lead it "
                    "against the others."
                ),
                w(
                    "Hunters catch bison. Great warriors stand guard and take what the others sent. The most "
                    "points after three hunts win."
                ),
            ),
        ),
        Section(
            "cards",
            w("Your cards"),
            (
                w(
                    "Everyone has the same 21 cards: eleven hunters with the strengths 1, 2, 3, 4, 5, 5, 6, 7, "
                    "8, 9 and 10, and two each of the five great warriors."
                ),
                w("They are all you have for three hunts. What you lose today is missing tomorrow."),
            ),
            "hunters",
        ),
        Section(
            "herds",
            w("The herds"),
            (
                w(
                    "Herds graze in three territories: hills, river and forest. The number on a herd is what it "
                    "is worth. Large herds bring 9 to 13 points, small ones 1 to 7."
                ),
                w(
                    "With two players a large and a small herd graze in the hills and a small one in each other "
                    "territory. With three players the river has a large herd instead. With four players the "
                    "river has a large and a small herd."
                ),
            ),
            "territory",
        ),
        Section(
            "party",
            w("Choosing the party"),
            (
                w(
                    "You see the herds, then everyone secretly chooses 8 cards for this hunt. The dealer gets "
                    "only 7. The rest waits in your reserve."
                ),
                w(
                    "For a first hunt take two strong hunters, two weak ones and four different great warriors. "
                    "The dealer leaves out a weak hunter."
                ),
            ),
        ),
    )


def _playing(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "turn",
            w("Your turn"),
            (
                w(
                    "Your party is shuffled. You hold three cards of it. In your turn you lay one of them face "
                    "up in a territory, then you draw the next one. After seven turns each the hunt is over."
                ),
                w(
                    "Any number of your hunters may lie in a territory, but only two of your great warriors face "
                    "up. Whoever can lay nothing at all passes."
                ),
            ),
        ),
        Section(
            "trial",
            w("The trial of strength"),
            (
                w(
                    "Only one player can have great warriors face up in a territory. If you lay one where a "
                    "single great warrior of someone else stands, the two meet at once. The weaker one is turned "
                    "face down; two of the same kind both fall. You may also lay one that loses."
                ),
                w("Hunters take no part in trials."),
            ),
            "beats",
        ),
        Section(
            "pair",
            w("Pairs and the sacrifice"),
            (
                w(
                    "Two great warriors of one player are hard to beat. You can lay one against them only if it "
                    "is equal to the upper one or beats it. Then both fall, yours and the upper one: that is a "
                    "sacrifice. The lower one can be met in a plain trial afterwards."
                ),
                w("Whoever has no other play left may lay a weaker one before a pair. It falls alone."),
            ),
            "fallen",
        ),
    )


def _counting(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "thief",
            w("The end of a hunt: first the hide thief"),
            (
                w(
                    "Add up your hunters in all three territories. Whoever has the greatest sum has hunted "
                    "hardest and is visited by a hide thief: minus 10 points. If several share the greatest sum, "
                    "each of them loses 10."
                ),
                w("So hunt well, but let somebody else hunt harder."),
            ),
        ),
        Section(
            "bison",
            w("Then the bison"),
            (
                w(
                    "In each territory the strengths of the hunters are compared. The strongest player there "
                    "takes the greatest herd, the second the other one, if there is one. A player who hunts "
                    "there alone takes all."
                ),
                w(
                    "In a tie for first place all the bison there run away. In a tie for second place only the "
                    "second herd does."
                ),
            ),
        ),
        Section(
            "captives",
            w("Last the captives"),
            (
                w(
                    "Whoever has a great warrior face up in a territory takes all the hunters and fallen great "
                    "warriors of the others there: each captive is worth 1 point. Hunters catch their bison "
                    "first, even if they are taken afterwards."
                ),
                w(
                    "The guard's own cards go back to the reserve. Where nobody stands guard, everyone takes "
                    "their own cards back. Captives never come back."
                ),
            ),
        ),
        Section(
            "score",
            w("After three hunts"),
            (
                w(
                    "Points are the bison, 1 for each captive, and minus 10 for each hide thief. The most points "
                    "win; with equal points you share the win."
                ),
            ),
            "score",
        ),
    )
