"""The rules of Manitou for families, told afresh: up to the hunt here, its end in `rulespage_counting`.

The binding rules have ids, MA-01 to MA-24: see `rules`, `state` and `scoring`. The ids of the sections are anchors:
`page(w, "trial")` opens the page there.
"""

from prateria.kit.words import Words
from prateria.view.pages import Minute, Section

from ..engine.meta import META
from ..words.about import aim
from .rulespage_counting import counting

__all__ = ["minute", "rules"]


def rules(w: Words, version: int = META.rules) -> tuple[Section, ...]:
    """All sections, in the order in which a newcomer needs them."""
    return (*_before(w), *_playing(w), *counting(w, version))


def minute(w: Words) -> tuple[Minute, ...]:
    """The game in five steps."""
    return (
        Minute("territory", w("Herds come to three territories. The number on a herd is the points that it brings.")),
        Minute(
            "party",
            w(
                "In secret you choose cards for the whole hunt: strong hunters catch bison, weak ones keep the hide "
                "thief away, great warriors guard."
            ),
        ),
        Minute(
            "laying",
            w("You take turns to lay one card in a territory. After seven each the hunt ends."),
        ),
        Minute(
            "trial",
            w(
                "When two great warriors meet, the weaker falls; a pair is hard to beat. Who stands takes captives: "
                "those cards are lost for the next hunts."
            ),
        ),
        Minute("score", f"{aim(w)} {w('The hide thief comes to whoever hunts hardest.')}"),
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
                w("They are all you have for three hunts. A card that you lose in one hunt is missing in the next."),
            ),
            "hunters",
            (w("21 cards each for all three hunts: hunters from 1 to 10 (the 5 twice), two of each great warrior."),),
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
                    "territory. With three players the herd at the river is a large one. With four players a large "
                    "and a small herd graze at the river."
                ),
                w(
                    "The six large herds are 9, 10, 10, 11, 12 and 13. There are ten small herds, but one of them "
                    "stays out of the game, and nobody knows which. No herd comes twice in a game."
                ),
            ),
            "herds",
            (
                w(
                    "With two players: a large and a small herd in the hills, a small one at the river and in the "
                    "forest. With three: a large one at the river. With four: a large and a small one at the river."
                ),
            ),
        ),
        Section(
            "party",
            w("Choosing the party"),
            (
                w(
                    "You see the herds, then everyone secretly chooses 8 cards for this hunt. The dealer "
                    "chooses only 7. The rest waits in your reserve."
                ),
                w(
                    "The first dealer is decided by chance; for the next hunt it is the player to the left. Whoever "
                    "has fewer cards left takes them all."
                ),
                w(
                    "For a first hunt take about two strong hunters, two weak ones and four different great warriors; "
                    "the dealer leaves out a weak hunter. “Suggest” weighs herds and cards, so it may differ a little."
                ),
            ),
            "party",
            (w("In sight of the herds everyone secretly chooses 8 cards, the dealer 7."),),
        ),
    )


def _playing(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "turn",
            w("Your turn"),
            (
                w(
                    "Your party is shuffled, and you hold three cards of it. The player left of the dealer begins. In "
                    "your turn you lay one card face up in a territory, then you draw the next one, as long as you "
                    "have any. After you it is the turn of the player to your left."
                ),
                w("After seven turns each the hunt is over; what you have not laid goes back to your reserve unseen."),
                w(
                    "Hunters and great warriors come in any order, and cards under others keep their strength. Any "
                    "number of your hunters may lie in a territory, but only two of your great warriors face up. "
                    "If you cannot play any card, you pass; that counts as a turn."
                ),
            ),
            "laying",
            (
                w(
                    "Left of the dealer begins. Three cards in hand: lay one, draw one. Seven turns each. In a "
                    "territory at most two of your great warriors may lie face up."
                ),
            ),
        ),
        Section(
            "trial",
            w("The trial of strength"),
            (
                w(
                    "Only one player can have great warriors face up in a territory. If you lay one where a "
                    "single great warrior of someone else stands, the two meet at once. The weaker one falls: it is "
                    "turned face down; two of the same kind both fall. You may also lay one that loses."
                ),
                _beats(w),
                w("The picture shows it too. Hunters take no part in trials."),
            ),
            "beats",
            (" ".join((_beats(w), w("Two of a kind both fall."))),),
        ),
        Section(
            "pair",
            w("Pairs and the sacrifice"),
            (
                w(
                    "Two great warriors of one player are hard to beat. The one that was laid later is the upper one. "
                    "You can lay one against them only if it is equal to the upper one or stronger. Then both fall, "
                    "yours and the upper one: that is a sacrifice. The lower one can be met in a plain trial "
                    "afterwards."
                ),
                w("If you have no other play left, you must lay a weaker one against a pair. Then only yours falls."),
            ),
            "pair",
            (w("Against a pair: only one that is equal to the upper one or stronger. Both fall."),),
        ),
    )


def _beats(w: Words) -> str:
    """MA-04: who beats whom."""
    return w(
        "The chief beats healer, rainmaker and scout; the healer beats rainmaker and clan mother; the rainmaker beats "
        "scout and clan mother; the scout beats healer and clan mother; the clan mother beats the chief."
    )
