"""The parts of the guided round that follow the first: exchange and the end of a year; attacks and turtles.

Three minutes each. As in `lesson`, the numbers that the texts name are those of the positions in `scenarios`.
"""

from typing import Final

from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import Words
from prateria.view.pages import Minute

from ..engine.data import RESOURCES
from ..words.effects import step_text
from .rulespage import once_more

__all__ = ["ATTACKS", "EXCHANGE"]


def _bag(seat: int, *amounts: int) -> tuple[str, ...]:
    """The answers of a bag of resources: so much of each."""
    return tuple(f"{seat} take {good} {n}" for good, n in zip(RESOURCES, amounts, strict=True))


# -- exchange, the end of a year ---------------------------------------------------------------------------------------


def _exchange_title(w: Words) -> str:
    return w("Exchange and the end of a year")


def _late(w: Words) -> str:
    return w(
        "The second year is nearly over. You have played the two outer tiles of your top row, and your place in the "
        "order of play is taken. One marker is left."
    )


def _tile(w: Words) -> str:
    return w("Touch the Trade tile in the middle: it completes your row.")


def _open(w: Words) -> str:
    return w(
        "A Trade has three parts, in this order: exchange, buy, turn goods into points. You have 3 pelts but no "
        "fish, so touch “Exchange”."
    )


def _give(w: Words) -> str:
    return w("You have two canoes, so you may give two goods. Touch + beside the pelts twice, then “Done”.")


def _receive(w: Words) -> str:
    return w("As many come back, of any kind. Take 1 fish and 1 bean: touch + beside each, then “Done”.")


def _check(w: Words) -> str:
    return w(
        "After an exchange a mask card is turned up: three of eight show a blanket with smallpox, and then you lose "
        "one villager. This one is clean."
    )


def _buy(w: Words) -> str:
    return w(
        "Buy “Pelt or fish” for 1 pelt, 1 fish and a vegetable. It gives 1 economic point, and 1 on the track where "
        "you have the most: that is the triangle."
    )


def _pay(w: Words) -> str:
    return w("Which vegetable? You have corn twice: give one of that, and three kinds are left.")


def _spend(w: Words) -> str:
    return w("Now the third part: each kind of good can become one economic point, once each. Touch it.")


def _points(w: Words) -> str:
    return w("Give 1 corn, 1 bean and 1 pumpkin: 3 points. Good that you kept three different ones!")


def _end(w: Words) -> str:
    return w("End your turn. The computer has one marker left as well.")


def _over(w: Words) -> str:
    return w("The computer drew a mask and played none. Now the year is over: see what it has brought.")


def _better(w: Words) -> str:
    return w(
        "Whoever is first in the new order chooses first. Give “Canoe, Move 1” and take “Canoe, Move 1, Fish, "
        "Military”: all that the old one could, and more."
    )


def _new_year(w: Words) -> str:
    return w(
        "The third year begins. The tiles of your old top row lie in the middle now, with their ritual side up: so "
        "rituals come round by themselves."
    )


def _known(w: Words) -> str:
    return w(
        "You have made 5 economic points with one Trade. But Economy goes together with Ritual, and there you have "
        "none: only the lower of the two counts!"
    )


EXCHANGE: Final = Lesson(
    "at-the-trade",
    (
        LessonStep(_late, None, ("tile:A1", "tile:C1")),
        LessonStep(_tile, "1 tile B1", ("tile:B1",), ("1 do trade",)),
        LessonStep(_open, "1 exchange", ("button:exchange",)),
        LessonStep(_give, "1 take corn 0", (), _bag(1, 0, 0, 0, 2, 0)[1:]),
        LessonStep(_receive, "1 take corn 0", (), _bag(1, 0, 1, 0, 0, 1)[1:]),
        LessonStep(_check),
        LessonStep(_buy, "1 buy P1-8", ("progress:P1-8",)),
        LessonStep(_pay, "1 pay corn", ("pay:corn",)),
        LessonStep(_spend, "1 spend", ("button:spend",)),
        LessonStep(_points, "1 take corn 1", (), _bag(1, 1, 1, 1, 0, 0)[1:]),
        LessonStep(_end, "1 end", ("button:end",)),
        LessonStep(_over, "2 tile C2", (), ("2 do mask", "2 draw deck", "2 hold", "2 end")),
        LessonStep(_better, "1 replace B9 L1-08", ("out:B9", "in:L1-08")),
        LessonStep(_new_year, "2 keep", ("tile:A2", "tile:B2", "tile:C2")),
        LessonStep(_known),
    ),
    _exchange_title,
    learn=lambda w: w("You exchange, buy and make points in one Trade, and see how the tiles move when a year ends."),
    picture="year",
    learnt=lambda w: (Minute("prices", step_text(w, "trade")), *once_more("year")(w)),
)


# -- attacks, turtles --------------------------------------------------------------------------------------------------


def _attacks_title(w: Words) -> str:
    return w("Attacks and turtles")


def _border(w: Words) -> str:
    return w(
        "The computer has settled at Border 1: a woman in the corn field, and a warrior standing by, a sentinel. As "
        "long as he stands there, nobody can attack her."
    )


def _three(w: Words) -> str:
    return w("Touch the tile with Move 3, Fish and Military: three of your five warriors may take a step each.")


def _moves(w: Words) -> str:
    return w("Choose “Move 3”.")


def _fight(w: Words) -> str:
    return w(
        "Touch your village, then the foreign sentinel at Border 1. Both warriors go to their long houses: nobody is "
        "ever lost for good."
    )


def _raid(w: Words) -> str:
    return w(
        "Now nobody guards the field. Send a warrior from your village there: the woman goes to her long house, and he "
        "lies in the field as an outpost."
    )


def _guard(w: Words) -> str:
    return w("And a third one to Border 1 itself: standing there, he guards your outpost and will count in a moment.")


def _fish(w: Words) -> str:
    return w("Next comes the fishing: each of your canoes brings a fish.")


def _military(w: Words) -> str:
    return w("Military has two parts: first turtles, then sentinels. Choose it.")


def _turtle(w: Words) -> str:
    return w(
        "Your women are in 4 areas, that of the village included. So a turtle of women 3 or 4 is yours: take the 4, it "
        "is worth 2 points, the 3 only one."
    )


def _turned(w: Words) -> str:
    return w(
        "It shows Masks: at the end of the game you get 2 points there. Each turtle you get once only. Then the "
        "sentinels: most in your village and at Border 1, 2 military points!"
    )


def _pass_on(w: Words) -> str:
    return w("End your turn, and look at your shore: a woman in the pumpkins, and nobody who guards her.")


def _attacked(w: Words) -> str:
    return w(
        "There it is: a warrior came from Border 2, and your woman went to the long house. She can come back with the "
        "next ritual, but the pumpkins are gone for now."
    )


def _wise(w: Words) -> str:
    return w(
        "One sentinel guards all the areas of a territory. So put them where many of yours are, and where two of "
        "yours make you the first. Good luck!"
    )


ATTACKS: Final = Lesson(
    "at-the-border",
    (
        LessonStep(_border, None, ("area:B1.0", "fight:B1-2")),
        LessonStep(_three, "1 tile B1", ("tile:B1",)),
        LessonStep(_moves, "1 do move3", ("step:move3",)),
        LessonStep(_fight, "1 fight V1 B1-2", ("from:V1", "fight:B1-2")),
        LessonStep(_raid, "1 raid V1 B1.0", ("from:V1", "area:B1.0")),
        LessonStep(_guard, "1 stand V1 B1", ("from:V1", "stand:B1")),
        LessonStep(_fish, "1 do fish", ("step:fish",)),
        LessonStep(_military, "1 do military", ("step:military",)),
        LessonStep(_turtle, "1 turtle women-4", ("turtle:women-4",)),
        LessonStep(_turned),
        LessonStep(_pass_on, "1 end", ("button:end",)),
        LessonStep(_attacked, "2 tile A3", ("area:I1.0",), ("2 do tan", "2 do move1", "2 raid B2 I1.0", "2 end")),
        LessonStep(_wise),
    ),
    _attacks_title,
    learn=lambda w: w("You attack, guard your own people, and take a turtle for those who live in many places."),
    picture="fight",
    learnt=once_more("transfer", "tracks"),
)
