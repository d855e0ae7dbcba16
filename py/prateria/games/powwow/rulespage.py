"""The rules of Pow Wow for families, told afresh.

The binding rules have ids, PW-01 to PW-25: see `rules`, `state` and `referee`. The ids of the sections are anchors:
`page(w, "chief")` opens the page there.
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
    return (*_before(w), *_claiming(w), *_settling(w), *_ways(w), *_options(w))


def minute(w: Words) -> tuple[Minute, ...]:
    """The game in five sentences."""
    return (
        Minute("cards", w("You play one colour and have four cards: hunter, warrior, maiden and chief.")),
        Minute(
            "turned", w("One card of the prairie after another is turned face up: loot, and people of all colours.")
        ),
        Minute(
            "claim",
            w("Does a person of your colour lie there, and loot for it? Put that card of yours on the council board!"),
        ),
        Minute("board", w("Whoever comes first takes first. Whoever comes last may find nothing left.")),
        Minute(
            "winnings", w("Whatever you take goes on your winnings. When the prairie is empty, the most cards win.")
        ),
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
        ),
        Section(
            "turning",
            w("Turning cards"),
            (
                w(
                    "As long as nobody claims, you turn one card each, round the table. Every card stays face up "
                    "until somebody takes it."
                ),
            ),
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
                    "you who turned it. Two things must lie on the table: that person in your colour, and loot for it."
                ),
                w(
                    "A hunter takes all bison, a warrior all tomahawks, a maiden all necklaces. The person card comes "
                    "along: one of it, even if two lie there. All of it goes face down on your winnings, and nobody "
                    "looks into them again."
                ),
            ),
            "claim",
        ),
        Section(
            "chief",
            w("The chief"),
            (
                w(
                    "A chief needs a totem and one more man on the table: a chief, a warrior or a hunter of any "
                    "colour. The chief takes all totems and that man as a captive. If there are several, you choose."
                ),
            ),
            "chief",
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
                    "first, then the next one. If nothing is left for your card, you take nothing; nothing else "
                    "happens to you."
                ),
                w("Then all tribe cards go back, and whoever came last turns the next card."),
            ),
            "board",
        ),
        Section(
            "wrong",
            w("A wrong claim"),
            (
                w(
                    "If your person did not lie there, or no loot for it, the claim is wrong: the top two cards of "
                    "your winnings leave the game. What counts is the table as it was when the card was turned."
                ),
            ),
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
        ),
    )


def _ways(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "race",
            w("The race"),
            (
                w(
                    "The tablet lies flat between you, and everyone has a side with four cards. Touch one as soon as "
                    "you see your chance: the order of the touches is the order on the council board."
                ),
                w(
                    "The first touch leaves the others a short moment, then the board closes. If nobody wants "
                    "anything, the next player touches the prairie. A touch that was meant for the card before is "
                    "too late: it counts for nothing and costs nothing."
                ),
            ),
        ),
        Section(
            "calm",
            w("The calm game"),
            (
                w(
                    "Nobody has to be fast here. After each card those who could take something are asked, one after "
                    "another, beginning left of the player who turned it. Nobody sees the answers of the others."
                ),
                w("The order of asking is the order on the council board. Wrong claims do not happen."),
            ),
            "calm",
        ),
    )


def _options(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "war_path",
            w("If you like: war path"),
            (
                w(
                    "A warrior who takes tomahawks also gets one bison from the winnings of each other player; with "
                    "two players it is two. Whoever has no bison gives none."
                ),
                w(
                    "All bison lie at the bottom of the winnings then, so that a wrong claim costs other cards "
                    "before them."
                ),
            ),
            "war_path",
        ),
        Section(
            "marriage",
            w("If you like: marriage"),
            (
                w(
                    "If a tipi lies there, a maiden may marry a man, and a man a maiden, of any colour. The claim "
                    "takes all tipis, the own person card and the other of the couple. Taking the tipis alone stays "
                    "possible."
                ),
            ),
            "marriage",
        ),
        Section(
            "sharing",
            w("If you like: sharing the loot"),
            (
                w(
                    "For two to four players. All people of the claiming kind whose colour nobody plays join the "
                    "claim as allies: if a hunter claims, all such hunters come along, whatever is taken. Captives "
                    "and couples bring no allies of their own kind."
                ),
                w(
                    "For a chief, an allied chief counts as the man that is needed. The captive is another man; only "
                    "if there is none, the allies are enough."
                ),
            ),
            "sharing",
        ),
    )
