"""The second part of the guided round of Pow Wow: a few cards of a race, without a clock. Every action is legal where
it stands (test). The numbers that the texts name are those of the position in `scenarios`.
"""

from typing import Final

from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import Words

__all__ = ["RACE"]

_OWN: Final = ("tribe:1-chief", "tribe:1-warrior", "tribe:1-maiden", "tribe:1-hunter")


def _race(w: Words) -> str:
    return w(
        "Now the race. Nobody is asked here: the device lies flat between you, everybody has their four cards in "
        "front of them, and all may claim at any time. These are yours."
    )


def _turn(w: Words) -> str:
    return w("Somebody has to turn the cards: the prairie glows in the colour of whose turn it is. Touch it.")


def _hunter(w: Words) -> str:
    return w("A red hunter, and 3 bison lie there! No question comes, and nobody waits. Touch your hunter at once.")


def _bison(w: Words) -> str:
    return w(
        "After the first touch the board stays open for a short moment, so that others can claim too. Nobody did. "
        "Touch the bison."
    )


def _next(w: Words) -> str:
    return w("Whoever claimed last turns the next card: that is you.")


def _wrong(w: Words) -> str:
    return w(
        "Too fast! The computer claims with its warrior, but no tomahawk lies there. In a race that can happen to "
        "everybody: look first, then touch."
    )


def _maiden(w: Words) -> str:
    return w("But a necklace lies there, and a red maiden. Claim with your maiden, while the board is open!")


def _necklace(w: Words) -> str:
    return w(
        "The cards on the board count from the bottom up. The computer’s was a wrong claim: that costs it two cards "
        "of its winnings. Now it is you: take the necklace."
    )


def _again(w: Words) -> str:
    return w("Turn the next card.")


def _faster(w: Words) -> str:
    return w(
        "A tomahawk, and this time the computer was right: its warrior takes it, with the yellow warrior. Whoever "
        "touches second finds nothing left then. That costs nothing."
    )


def _nobody(w: Words) -> str:
    return w(
        "If nobody wants anything, the next card is turned. A touch that was meant for the card before is too late: "
        "it does not count, and costs nothing either."
    )


def _count(w: Words) -> str:
    return w(
        "You have 9 cards, the computer has 4. Wait until a haul is worth it, but be faster than the others. Sharp "
        "eyes, quick fingers!"
    )


RACE: Final = Lesson(
    "first-race",
    (
        LessonStep(_race, None, _OWN),
        LessonStep(_turn, "1 turn", ("prairie:card",)),
        LessonStep(_hunter, "1 claim hunter", ("tribe:1-hunter",), ("table settle",)),
        LessonStep(_bison, "1 haul bison", ("loot:bison",)),
        LessonStep(_next, "1 turn", ("prairie:card",)),
        LessonStep(_wrong, "2 claim warrior"),
        LessonStep(_maiden, "1 claim maiden", ("tribe:1-maiden",)),
        LessonStep(_necklace, "1 haul necklace", ("loot:necklace",)),
        LessonStep(_again, "1 turn", ("prairie:card",)),
        LessonStep(_faster, "2 claim warrior", (), ("table settle", "2 haul tomahawk")),
        LessonStep(_nobody),
        LessonStep(_count),
    ),
    title=lambda w: w("The race"),
    learn=lambda w: w("All at once: whoever sees a haul first claims it."),
    picture="board",
)
