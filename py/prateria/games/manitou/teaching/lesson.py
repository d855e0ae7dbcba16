"""The guided round of Manitou, first part: the end of a first hunt, in three minutes. Every action is legal
where it stands (test).

The text of another seat's step is told when its action has been seen. The sums that the texts name are those of the
position in `scenarios`.
"""

from typing import Final

from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import Words
from prateria.view.pages import Minute

from .lesson_party import PARTY

__all__ = ["LESSON"]


def _herds(w: Words) -> str:
    return w(
        "Welcome to your first hunt! Bison graze in three territories. The number on a herd is the points that it "
        "brings. The −10 is the hide thief: more of it soon."
    )


def _hand(w: Words) -> str:
    return w(
        "You are the blue circle. At the bottom is your hand: always three cards, hunters with a number and great "
        "warriors. In your turn you play one of them, then you draw the next."
    )


def _hunter(w: Words) -> str:
    return w(
        "In the hills the computer hunts with strength 9, you with 5. Send your hunter 7 to help: choose the card, "
        "then the hills, then “Done”."
    )


def _rainmaker(w: Words) -> str:
    return w(
        "5 and 7 make 12: now the large herd is yours, and the second place gets the second herd. Whoever hunts alone "
        "gets both. But look: a rainmaker stands guard. At the end of the hunt it would take your hunters as captives."
    )


def _healer(w: Words) -> str:
    return w(
        "Your healer beats a rainmaker: on the card, green shows whom it beats, red who beats it. Send it to the "
        "hills: the rainmaker falls, yours stays. That is a trial of strength."
    )


def _won(w: Words) -> str:
    return w(
        "Won! The rainmaker lies face down, and now it is you who stands guard in the hills. The computer sends a "
        "hunter to the river."
    )


def _pair(w: Words) -> str:
    return w(
        "In the forest two great warriors stand guard together, the chief upon the scout. Only a warrior stronger than "
        "the upper one, or equal to it, may face a pair."
    )


def _sacrifice(w: Words) -> str:
    return w(
        "The clan mother is stronger than the chief. Send her to the forest: against a pair yours falls too, with the "
        "upper one. That is called a sacrifice."
    )


def _scout(w: Words) -> str:
    return w("Now the scout stands in the forest alone. The computer sends a weak hunter there.")


def _thief(w: Words) -> str:
    return w(
        "Careful with your hunter 10! Whoever has the most hunting strength of all is visited by the hide thief, and "
        "loses 10 points. You have 19, the computer has 22."
    )


def _chief(w: Words) -> str:
    return w(
        "So keep the hunter and send your chief to the forest: a chief beats a scout, and you stand guard there too."
    )


def _count(w: Words) -> str:
    return w(
        "In a hunt everyone plays seven cards: the computer has one left. After that comes the hide thief, then the "
        "bison are given out, and last the guards take their captives."
    )


def _over(w: Words) -> str:
    return w(
        "The hide thief visits the computer: 26 against 19. You catch bison for 17 points and take 5 captives, 1 point "
        "each. Cards that were not taken go back to the reserve, your hunter 10 too."
    )


def _on(w: Words) -> str:
    return w(
        "That was a whole hunt. A game has three of them, and before each you choose your party from the cards that "
        "you have left. Good hunting!"
    )


def _learnt(w: Words) -> tuple[Minute, ...]:
    return (
        Minute(
            "strongest",
            w("The most hunting strength in a territory gets the herd. If there are two, the second gets the other."),
        ),
        Minute("trial", w("When two great warriors meet, the weaker one falls. The one that stands takes captives.")),
        Minute(
            "thief", w("The most strength of hunters in all territories together: minus 10 points, in a tie for each.")
        ),
    )


LESSON: Final = Lesson(
    "first-hunt-3",
    (
        LessonStep(_herds, None, ("territory:hills", "territory:river", "territory:forest")),
        LessonStep(_hand, None, ("card:h7", "card:healer", "card:mother")),
        LessonStep(_hunter, "1 play h7 hills", ("card:h7", "territory:hills")),
        LessonStep(_rainmaker, "2 play rainmaker hills", ("territory:hills",)),
        LessonStep(_healer, "1 play healer hills", ("card:healer", "territory:hills")),
        LessonStep(_won, "2 play h10 river", ("territory:hills", "territory:river")),
        LessonStep(_pair, None, ("territory:forest",)),
        LessonStep(_sacrifice, "1 play mother forest", ("card:mother", "territory:forest")),
        LessonStep(_scout, "2 play h3 forest", ("territory:forest",)),
        LessonStep(_thief, None, ("card:h10",)),
        LessonStep(_chief, "1 play chief forest", ("card:chief", "territory:forest")),
        LessonStep(_count),
        LessonStep(_over, "2 play h4 river"),
        LessonStep(_on),
    ),
    title=lambda w: w("A first hunt"),
    more=(PARTY,),
    learn=lambda w: w("You send hunters and great warriors out, and see who gets the bison."),
    picture="trial",
    learnt=_learnt,
)
