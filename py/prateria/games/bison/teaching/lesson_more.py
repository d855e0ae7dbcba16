"""The parts of the guided round that follow the first: turning the tile, moving and gathering; market and larger tipis.

Three minutes each. As in `lesson`, the numbers that the texts name are those of the positions in `scenarios`.
"""

from typing import Final

from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import Words

__all__ = ["MARKET", "MOVES"]


_CONTESTED: Final = ("space:D5m", "space:D6m", "space:E6m")

# -- turning, moving, gathering --------------------------------------------------------------------------------------


def _moves_title(w: Words) -> str:
    return w("Turn, move, gather")


def _turning(w: Words) -> str:
    return w(
        "Your tile can be turned before you lay it. Choose “Tile” with 1 hunter: if only one takes part, it costs "
        "nothing."
    )


def _turned(w: Words) -> str:
    return w(
        "Below you see your tile turned in three ways. Touch the second one, then the place D6: turned like this, its "
        "mountains join those beside it. Turned the first way they would stay alone."
    )


def _along(w: Words) -> str:
    return w("Now 4 turkeys live in these mountains. Send your hunter there.")


def _pass_on(w: Words) -> str:
    return w("End your turn. The computer comes next.")


def _beside(w: Words) -> str:
    return w(
        "Look: its tile makes your mountains larger, and its hunter stands there too. One against one: you share, 2 "
        "turkeys each."
    )


def _walk(w: Words) -> str:
    return w(
        "In the mountains of E4 your hunter gets only 1 turkey. Let it go: choose “Move 1” with 1 hunter. One alone is "
        "free, more of them cost animals."
    )


def _first_step(w: Words) -> str:
    return w(
        "Touch the hunter in E4, then the prairie D4: nobody is there, so its 2 bison will be yours. Your two at the "
        "river stay: there you are first, as the computer has only one."
    )


def _still(w: Words) -> str:
    return w(
        "With “Move 1–3” each may go up to three spaces, also across spaces where others are, but never stop "
        "there. End the turn."
    )


def _overtaken(w: Words) -> str:
    return w(
        "A canoe beats any number of hunters: now the computer is first on the river. To be second, one hunter is "
        "enough for you."
    )


def _gather(w: Words) -> str:
    return w("“Gather” calls hunters from anywhere to a space where one of yours stands. Choose it with 1 hunter.")


def _call(w: Words) -> str:
    return w("Where should it come? Touch the mountains of D6.")


def _who(w: Words) -> str:
    return w("Who comes? Take one of the two from the river: touch +, then “Done”. It is not needed there.")


def _together(w: Words) -> str:
    return w("Two hunters against one: you are first. Next they will build here. End your turn.")


def _skipped(w: Words) -> str:
    return w(
        "The computer used no hunter. That is always possible: the action is gone for this round, and it gets one "
        "animal for it, here a fish."
    )


def _two(w: Words) -> str:
    return w("Choose “Tipi” with 2 hunters.")


def _build(w: Words) -> str:
    return w("Build in the mountains of D6: your two hunters there make a tipi 2.")


def _moved_on(w: Words) -> str:
    return w(
        "A tipi beats any number of hunters, and both of yours are back. A space belongs to whoever is on it, and the "
        "last one who leaves gives it up: look twice before you send somebody away."
    )


MOVES: Final = Lesson(
    "on-the-move",
    (
        LessonStep(_turning, "1 do place 1", ("deed:place", "hunters:1")),
        LessonStep(_turned, "1 place T04 D6 2", ("turn:2", "cell:D6")),
        LessonStep(_along, "1 put D6m", ("space:D6m",)),
        LessonStep(_pass_on, "1 end", ("button:end",)),
        LessonStep(_beside, "2 do place 1", _CONTESTED, ("2 place T01 E6 0", "2 put E6m", "2 end")),
        LessonStep(_walk, "1 do move1 1", ("deed:move1", "hunters:1")),
        LessonStep(_first_step, "1 move E4m D4p", ("from:E4m", "to:D4p")),
        LessonStep(_still, "1 end", ("button:end",)),
        LessonStep(_overtaken, "2 do canoe 1", ("space:D3r", "space:D5r"), ("2 build D5r", "2 end")),
        LessonStep(_gather, "1 do gather 1", ("deed:gather", "hunters:1")),
        LessonStep(_call, "1 call D6m", ("space:D6m",)),
        LessonStep(_who, "1 take D3r 1", (), ("1 take D4p 0",)),
        LessonStep(_together, "1 end", ("button:end",)),
        LessonStep(_skipped, "2 do tipi 0", (), ("2 gain fish", "2 end")),
        LessonStep(_two, "1 do tipi 2", ("deed:tipi", "hunters:2")),
        LessonStep(_build, "1 build D6m", ("space:D6m",)),
        LessonStep(_moved_on),
    ),
    _moves_title,
    learn=lambda w: w("You turn your tile, send hunters out, and call them together."),
    picture="tile",
)


# -- the market, larger tipis ----------------------------------------------------------------------------------------


def _market_title(w: Words) -> str:
    return w("Market and larger tipis")


def _behind(w: Words) -> str:
    return w(
        "In these mountains both of you have a tipi 2. The computer has two hunters beside it and you one, so it is "
        "first: "
        "6 turkeys for it, half for you. Let us change that!"
    )


def _hunter(w: Words) -> str:
    return w(
        "Before and after an action you may trade. In a game the key with the basket opens the market. Whatever you "
        "buy costs as much of each animal as it is large, a hunter one of each. Buy a hunter."
    )


def _barter(w: Words) -> str:
    return w(
        "A tipi 3 would cost 3 of each, but now you have only 2 fish. Three of one animal can be bartered for one "
        "other: "
        "give 3 bison for a fish."
    )


def _tipi(w: Words) -> str:
    return w("Now you have 3 of each and more. Buy the tipi 3: it lies in your camp then.")


def _larger(w: Words) -> str:
    return w(
        "With it your tipi can grow: each hunter makes it one larger. From 2 to 3 it takes one. Choose “Tipi” with 1 "
        "hunter."
    )


def _grow(w: Words) -> str:
    return w("Touch your tipi in the mountains of C4.")


def _ahead(w: Words) -> str:
    return w(
        "A tipi 3 beats a tipi 2, however many hunters stand beside it: now you are first. The tipi 2 and the hunter "
        "are "
        "back in your camp. End your turn."
    )


def _rich(w: Words) -> str:
    return w(
        "The computer took a turkey. Above 15 of a kind nothing more can be kept: so spend your animals in time, and "
        "in the "
        "last round all of them."
    )


def _known(w: Words) -> str:
    return w(
        "Two more rules: one of your four actions in a round must be “Tile”, and no tile may lie farther than the "
        "third one from the totem pole. The rules tell the rest, and a hint is always there. Good hunting!"
    )


MARKET: Final = Lesson(
    "at-the-market",
    (
        LessonStep(_behind, None, ("space:C4m", "space:C5m")),
        LessonStep(_hunter, "1 buy hunter", ("buy:hunter",)),
        LessonStep(_barter, "1 barter bison fish", ("give:bison", "get:fish")),
        LessonStep(_tipi, "1 buy tipi-3", ("buy:tipi-3",)),
        LessonStep(_larger, "1 do tipi 1", ("deed:tipi", "hunters:1")),
        LessonStep(_grow, "1 build C4m", ("space:C4m",)),
        LessonStep(_ahead, "1 end", ("button:end",)),
        LessonStep(_rich, "2 do gather 0", (), ("2 gain turkey", "2 end")),
        LessonStep(_known),
    ),
    _market_title,
    learn=lambda w: w("You buy and barter, and make a tipi larger than the one beside it."),
    picture="build",
)
