"""The rules of Pow Wow for families: the race, the calm game and the optional rules. The rest is in `rulespage`."""

from prateria.kit.words import Words
from prateria.view.pages import Minute, Section

from .. import words
from ..engine.data import LOOT, TIPI, TRIBE, USUAL

__all__ = ["options", "signs", "ways"]


def signs(w: Words) -> tuple[Minute, ...]:
    """What each kind of people takes, by their sign, what all of them may take, and the feather."""
    taken = (LOOT[usual] for usual in (*USUAL, TIPI))
    named = ("feather", w("The feather marks who has the most cards."))
    uses = (words.loot_use(w, loot) for loot in taken)
    return (*(Minute(f"sign:{kind}", use) for kind, use in zip((*TRIBE, "tipi"), uses, strict=True)), Minute(*named))


def ways(w: Words) -> tuple[Section, ...]:
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
                    "anything, the next player touches the prairie. Each card lies there for about a second before "
                    "the next one can be turned. Both times can be changed in the settings."
                ),
                w("A touch that was meant for the card before is too late: it counts for nothing and costs nothing."),
                w(
                    "If nobody claims after the last card, the next player touches the prairie to end the game, five "
                    "seconds after the card at the earliest."
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
                w(
                    "The order of asking is the order on the council board. You are asked when there is something new "
                    "to decide; else the app answers “Wait” for you (see “Settings of this table”)."
                ),
                w(
                    "“To my next choice” turns card after card until you have something to decide; “Pause” stops "
                    "them. Of several people all are asked at once: “Nobody”, or “Somebody”."
                ),
                w(
                    "“+4” on a card or a bare place: so many cards it would bring now; “+4?”: perhaps fewer, as "
                    "somebody comes first. Each dot is one more that may come. The feather marks who has the most "
                    "cards."
                ),
            ),
            "calm",
            (w("Those who could take something are asked, one after another. Wrong claims do not happen."),),
        ),
    )


def options(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "war_path",
            w("If you like: war path"),
            (
                w(
                    "A warrior who takes tomahawks also gets one bison from the winnings of each other player; with "
                    "two players it is two, or one if the other one has no more. Whoever has no bison gives none. "
                    "Allied warriors bring no more."
                ),
                w(
                    "All bison lie at the bottom of the winnings then, so that a wrong claim costs other cards "
                    "before them."
                ),
            ),
            "war_path",
            (
                w(
                    "A warrior who takes tomahawks also gets one bison from each other player, or two if there is only "
                    "one other player."
                ),
            ),
        ),
        Section(
            "marriage",
            w("If you like: marriage"),
            (
                w(
                    "If a tipi lies there, a maiden may marry a man, and a man a maiden, of any colour. You take all "
                    "tipis, your own person card and the one it marries. Taking the tipis alone stays possible."
                ),
            ),
            "marriage",
            (w("With a tipi a maiden may marry a man, or a man a maiden, of any colour: all tipis and both persons."),),
        ),
        Section(
            "sharing",
            w("If you like: sharing the loot"),
            (
                w(
                    "For two to four players. All people of the claiming kind whose colour nobody plays join the "
                    "claim as allies: if a hunter claims, all such hunters come along, whatever is taken. At a "
                    "marriage the allies of the claiming card come along too. A captive or a spouse brings no allies."
                ),
                w(
                    "For a chief, an allied chief counts as the man that is needed. The captive is another man; only "
                    "if there is none, the allies are enough."
                ),
            ),
            "sharing",
            (w("All people of the claiming kind whose colour nobody plays come along."),),
        ),
        Section(
            "half",
            w("If you like: half prairie"),
            (
                w(
                    "For a game in half the time: after the shuffle 57 of the 114 cards leave the game unseen, and "
                    "nobody knows which. Everything else stays as it is."
                ),
            ),
            brief=(w("57 of the 114 cards leave the game unseen."),),
        ),
    )
