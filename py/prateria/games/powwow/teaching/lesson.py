"""The guided round of Pow Wow, first part: a few cards of a calm game, in three minutes. Every action is legal
where it stands (test).

The text of another seat's step is told when its action has been seen. The numbers that the texts name are those of the
position in `scenarios`.
"""

from typing import Final

from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import Words
from prateria.view.pages import Minute

from .lesson_race import RACE

__all__ = ["LESSON"]

_OWN: Final = ("tribe:1-chief", "tribe:1-warrior", "tribe:1-maiden", "tribe:1-hunter")


def _prairie(w: Words) -> str:
    return w(
        "Welcome to the prairie! Its cards lie face down and are turned one by one. What has been turned lies open in "
        "the middle: loot, and people of five colours."
    )


def _tribe(w: Words) -> str:
    return w(
        "You play red. These four tribe cards are always yours. Each takes another loot: the chief totems, the warrior "
        "tomahawks, the maiden necklaces, the hunter bison."
    )


def _turn(w: Words) -> str:
    return w("It is your turn: touch the face-down cards to turn one.")


def _wait(w: Words) -> str:
    return w(
        "A red hunter! With your hunter you could take it and 3 bison now: 4 cards. No other hunter is in sight, so "
        "nobody else can take them now, and more may come. Touch “Wait”."
    )


def _grown(w: Words) -> str:
    return w(
        "The computer turns a card: another bison. Now there are 4: waiting has paid. Whenever there is "
        "more for you to take, you are asked again."
    )


def _hunter(w: Words) -> str:
    return w(
        "Do not wait too long: if a yellow hunter comes, the computer wants the bison too. Claim with your hunter: "
        "your card goes to the council board, and the bison are yours!"
    )


def _again(w: Words) -> str:
    return w(
        "5 cards more: 4 bison and the red hunter. The number at your winnings counts all your cards, the feather "
        "shows who has most. Whoever claimed last turns the next card: that is you."
    )


def _chief(w: Words) -> str:
    return w(
        "A red chief! A chief takes all totems and a captive: one more man from the table, of any colour. Claim with "
        "your chief."
    )


def _captive(w: Words) -> str:
    return w(
        "Who will be the captive? Take the yellow warrior: that is a card for you, and the computer could have used "
        "this warrior."
    )


def _next(w: Words) -> str:
    return w("4 cards more. Turn the next one.")


def _necklace(w: Words) -> str:
    return w(
        "First came a yellow maiden, then the computer turned a necklace. Your red maiden lies there too: both of you "
        "can claim."
    )


def _maiden(w: Words) -> str:
    return w(
        "Those who could take something are asked in turn, beginning with the one who comes after the player who "
        "turned the card. That is you. Claim with your maiden."
    )


def _pile(w: Words) -> str:
    return w(
        "The computer claims with its maiden as well. Two cards lie on the council board. Yours came first, so the "
        "necklace is yours."
    )


def _nothing(w: Words) -> str:
    return w(
        "For the computer nothing is left. That is no mistake and costs nothing. Its card came last, so it turns the "
        "next one."
    )


def _green(w: Words) -> str:
    return w("A green hunter: nobody plays green, so nobody is asked. The next card is yours.")


def _tipi(w: Words) -> str:
    return w(
        "A tipi! Every tribe card whose person lies open may take all tipis instead of its usual loot, but never "
        "its usual loot and tipis together."
    )


def _warrior(w: Words) -> str:
    return w(
        "You turned it, so the computer was asked first. The speech bubble says: it has answered, in secret. If it "
        "wants the tipi, it comes first: that is why your card says “+2?”. Try it: claim with your warrior!"
    )


def _yours(w: Words) -> str:
    return w("The computer waited, hoping for more tipis. So the tipi is yours.")


def _learnt(w: Words) -> tuple[Minute, ...]:
    return (
        Minute("claim", w("Person and loot lie there? Claim with the same tribe card.")),
        Minute("grows", w("If you wait, the haul grows. If you wait too long, somebody else takes it.")),
        Minute("calm", w("All answer in secret, without hurry. The first in the round takes first.")),
    )


def _count(w: Words) -> str:
    return w(
        "You have 16 cards now, the computer has 4. Every card counts the same. When the prairie is used up, the most "
        "cards win."
    )


def _race(w: Words) -> str:
    return w(
        "This was the calm game. In a race nobody is asked: all touch their cards at once, and the fastest takes "
        "first. That is the next part."
    )


LESSON: Final = Lesson(
    "second-claims",
    (
        LessonStep(_prairie, None, ("prairie:card",)),
        LessonStep(_tribe, None, _OWN),
        LessonStep(_turn, "1 turn", ("prairie:card",)),
        LessonStep(_wait, "1 pass", ("button:pass",)),
        LessonStep(_grown, "2 turn"),
        LessonStep(_hunter, "1 claim hunter", ("tribe:1-hunter",), ("1 haul bison",)),
        LessonStep(_again, "1 turn", ("prairie:card",)),
        LessonStep(_chief, "1 claim chief", ("tribe:1-chief",)),
        LessonStep(_captive, "1 haul totem yellow-warrior", ("person:yellow-warrior",), at_once=True),
        LessonStep(_next, "1 turn", ("prairie:card",)),
        LessonStep(_necklace, "2 turn"),
        LessonStep(_maiden, "1 claim maiden", ("tribe:1-maiden",)),
        LessonStep(_pile, "2 claim maiden"),
        LessonStep(_nothing, then=("1 haul necklace",)),
        LessonStep(_green, "2 turn"),
        LessonStep(_turn, "1 turn", ("prairie:card",)),
        LessonStep(_tipi, "2 pass"),
        LessonStep(_warrior, "1 claim warrior", ("tribe:1-warrior",), ("1 haul tipi",)),
        LessonStep(_yours),
        LessonStep(_count),
        LessonStep(_race),
    ),
    title=lambda w: w("The calm game"),
    learn=lambda w: w("You look for hauls and claim them in turn, without hurry."),
    picture="claims",
    learnt=_learnt,
    more=(RACE,),
    first_game={"calm": True},
)
