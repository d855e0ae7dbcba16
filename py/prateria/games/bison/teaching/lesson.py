"""The guided round of Bison: the rest of a round and its counting, in two parts of two minutes each. Every action is
legal where it stands (test).

The text of another seat's step is told when its actions have been seen. The numbers that the texts name are those of
the position in `scenarios`. Two more parts follow, in `lesson_more`.
"""

from typing import Final

from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import Words

from .lesson_more import MARKET, MOVES

__all__ = ["LESSON"]


def _land(w: Words) -> str:
    return w(
        "Welcome to the plains! Every tile has three spaces: prairie, river and mountains. The animals on them are "
        "what you are here for."
    )


def _area(w: Words) -> str:
    return w("Spaces of the same kind that touch are one area. These four rivers meet: one area with 4 fish.")


def _mine(w: Words) -> str:
    return w(
        "You are the blue circle. Two of your hunters stand here by the river. Only one player can be on a space, "
        "but the computer has a hunter in the same area too."
    )


def _name(w: Words) -> str:
    return w(
        "In a round you take four of six actions, one at a time. You have moved already. Now choose “Place the tile” "
        "with 2 hunters from your camp: that costs 2 of your bison."
    )


def _place(w: Words) -> str:
    return w(
        "Place your tile at C4. Turned like this, the mountains of your tile join those beside them: an area with "
        "6 turkeys!"
    )


def _put(w: Words) -> str:
    return w("Your two hunters come along. Send them to the mountains of the new tile.")


def _end(w: Words) -> str:
    return w(
        "Before and after an action you may buy and barter. Your animals are needed for something else: end the turn."
    )


def _theirs(w: Words) -> str:
    return w(
        "The computer places its tile with one hunter, which costs nothing. All 5 bison of this prairie belong to it "
        "now: nobody else is there."
    )


def _tipi(w: Words) -> str:
    return w(
        "In the mountains the computer has a tipi 1, and a tipi is stronger than any number of hunters. Choose “Tipi” "
        "with 2 hunters: your two who stand there."
    )


def _build(w: Words) -> str:
    return w("Build in the mountains of C4: your two hunters there make a tipi 2.")


def _leads(w: Words) -> str:
    return w(
        "A tipi 2 beats a tipi 1: you lead in the mountains, and both hunters are back in your camp. End your turn."
    )


def _canoe_there(w: Words) -> str:
    return w("But look, the computer has put a canoe 1 on your river.")


def _canoe(w: Words) -> str:
    return w("You can do better than that: choose “Canoe” with 2 hunters.")


def _launch(w: Words) -> str:
    return w("Touch the river where your two hunters stand: there your canoe 2 will lie.")


def _launched(w: Words) -> str:
    return w("A canoe 2 beats a canoe 1: now you lead on the river, too. End your turn.")


def _count(w: Words) -> str:
    return w(
        "The computer skipped “Gather”, and a fish came to it for that. Then all areas were counted. You lead in the "
        "mountains and on the river: 6 turkeys and 4 fish."
    )


def _second(w: Words) -> str:
    return w(
        "The computer is alone with its 5 bison. Where you lead it is second and gets half of the animals: 3 turkeys "
        "and 2 fish. So each of you got ten animals!"
    )


def _on(w: Words) -> str:
    return w(
        "Animals pay for actions, hunters, tipis and canoes. Before the last counting all stocks are set to 0: then "
        "the best land alone decides. Good hunting!"
    )


_THEIRS: Final = ("space:D4p", "space:D5p", "space:E5p")
_FIRST: Final = tuple(f"space:{space}" for space in ("C4m", "D4m", "C5m", "D3r", "D4r", "C5r", "D5r"))
"""The two areas in which the learner is first."""

_TILE: Final = (
    LessonStep(_land, None, ("space:D4p", "space:D4r", "space:D4m")),
    LessonStep(_area, None, ("space:D3r", "space:D4r", "space:C5r", "space:D5r")),
    LessonStep(_mine, None, ("space:D3r", "space:D5r")),
    LessonStep(_name, "1 do place 2", ("deed:place", "hunters:2")),
    LessonStep(_place, "1 place T04 C4 4", ("cell:C4", "turn:4")),
    LessonStep(_put, "1 put C4m", ("space:C4m",)),
    LessonStep(_end, "1 end", ("button:end",)),
    LessonStep(_theirs, "2 do place 1", _THEIRS, ("2 place T01 E5 2", "2 put E5p", "2 end")),
)

BUILT: Final = Lesson(
    "good-land",
    (
        LessonStep(_tipi, "1 do tipi 2", ("deed:tipi", "hunters:2")),
        LessonStep(_build, "1 build C4m", ("space:C4m",)),
        LessonStep(_leads, "1 end", ("button:end",)),
        LessonStep(_canoe_there, "2 do canoe 1", ("space:D5r",), ("2 build D5r", "2 end")),
        LessonStep(_canoe, "1 do canoe 2", ("deed:canoe", "hunters:2")),
        LessonStep(_launch, "1 build D3r", ("space:D3r",)),
        LessonStep(_launched, "1 end", ("button:end",)),
        LessonStep(_count, "2 do gather 0", _FIRST, ("2 gain fish", "2 end")),
        LessonStep(_second, None, (*_THEIRS, "space:C5m", "space:D5r")),
        LessonStep(_on),
    ),
    title=lambda w: w("Tipi, canoe, counting"),
    learn=lambda w: w("You build where others are, and see how the areas are counted."),
    picture="counting",
    minutes=2,
    before=tuple(text for step in _TILE for text in step.actions),
    name="good-land-built",
)

LESSON: Final = Lesson(
    "good-land",
    _TILE,
    title=lambda w: w("Land and tile"),
    more=(BUILT, MOVES, MARKET),
    learn=lambda w: w("You place a tile with your hunters, and see whose the animals are."),
    picture="grow",
    minutes=2,
)
