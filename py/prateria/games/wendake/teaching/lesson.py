"""The guided year of Wendake: one whole year, in two parts of three minutes each. Every action is legal where it stands
(test).

The text of another seat's step is told when its actions have been seen. The numbers that the texts name are those of
the position in `scenarios`. Two more parts follow, in `lesson_more`.
"""

from typing import Final

from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import Words

from .lesson_more import ATTACKS, EXCHANGE
from .rulespage import once_more

__all__ = ["LESSON"]


def _welcome(w: Words) -> str:
    return w(
        "Welcome to Wendake, the land of the Wyandot! You lead the village with the blue circle. One year has gone by, "
        "the second begins. You make points on four tracks: Economy, Military, Ritual and Masks."
    )


def _pairs(w: Words) -> str:
    return w(
        "Two tracks make a pair. In this game: Masks and Military, Economy and Ritual. Of each pair only the lower one "
        "counts at the end. You have 1 point already (the large number beside your name): keep it, or pay with it once "
        "to swap two of your tiles."
    )


def _grid(w: Words) -> str:
    return w(
        "This grid is yours. Each year you have four markers, the dots beside your points: three for tiles that form a "
        "line, one for the order of play. Today we take the bottom row. Touch the ritual first."
    )


def _ritual(w: Words) -> str:
    return w(
        "In your village are 5 women, 5 hunters and 4 warriors: 4 complete sets, so 4 ritual points! Then two "
        "villagers come from the long house: we fetch two warriors."
    )


def _their_military(w: Words) -> str:
    return w(
        "The computer fished, and then counted its sentinels: warriors who stand in a territory. It has the most in "
        "its village and at Border 1: 2 military points."
    )


def _fire(w: Words) -> str:
    return w("Now the Sacred Fire. It lies in the middle of your line, and it plays one more tile of your grid.")


def _activate(w: Words) -> str:
    return w("Choose the tile with three actions: Hunt, Move 1 and Trade. Your line can still be completed.")


def _transfer(w: Words) -> str:
    return w(
        "One of your warriors lies in an area of the woods, as an outpost. Bring it home before the hunt: between "
        "actions you may always do that."
    )


def _fill(w: Words) -> str:
    return w(
        "Touch the outpost and let a hunter of the village take its place. From now on this area brings you a beaver "
        "in every hunt."
    )


def _hunt(w: Words) -> str:
    return w(
        "Now hunt! Hunters of yours are in two areas: in your village and now in Woods 1. Each area brings one beaver, "
        "however many are in it: 2 beavers."
    )


def _move(w: Words) -> str:
    return w("The tile that you are playing has a frame. Its next action is Move 1: one warrior takes one step.")


def _lie(w: Words) -> str:
    return w(
        "Send a warrior from your village into the bean field of the woods. It lies there as an outpost, until one day "
        "a woman takes its place."
    )


def _one_left(w: Words) -> str:
    return w("One action of this tile is left, the Trade. With it the next part begins: you buy, and play masks.")


def _goes_on(w: Words) -> str:
    return w("The same year goes on. Of the tile with Hunt, Move 1 and Trade only the Trade is left.")


def _trade(w: Words) -> str:
    return w("Last comes the Trade. You have pelts and corn, but you need a fish to buy a progress tile.")


def _exchange(w: Words) -> str:
    return w(
        "For each canoe you may exchange one good. You have two canoes: we give 1 corn and take 1 fish. Beavers "
        "cannot be exchanged."
    )


def _check(w: Words) -> str:
    return w(
        "After an exchange a mask is turned up. An infected blanket would have cost you a villager, but this one is "
        "clean."
    )


def _buy(w: Words) -> str:
    return w(
        "Now buy “Extra step” for 1 pelt, 1 fish and 1 vegetable, your corn. It gives 1 economic and 1 military point, "
        "and once a year one warrior may take an extra step."
    )


def _end(w: Words) -> str:
    return w("A Trade could turn goods into points too, but keep yours. End the turn.")


def _their_ritual(w: Words) -> str:
    return w("The computer held a ritual with 4 sets as well, and fetched two villagers.")


def _order(w: Words) -> str:
    return w(
        "Your last tile can wait. Go to the order of play now: the first space is free, so next year you go first."
    )


def _their_order(w: Words) -> str:
    return w("The computer took the second space. Everybody has one marker left, for the last tile of the line.")


def _mask(w: Words) -> str:
    return w("Touch the Mask tile: it completes your line.")


def _draw(w: Words) -> str:
    return w(
        "You draw one card. In your hand are a spirit and a corn husk. Take the corn husk that lies face up: that "
        "makes a pair!"
    )


def _pair(w: Words) -> str:
    return w("Play your pair: touch “Pair”, then the button with two corn husks under “With these masks”.")


def _disc(w: Words) -> str:
    return w("See: your disc lies on the space “Pair” of the mask board. That brings you 2 mask points.")


def _done(w: Words) -> str:
    return w("End your turn. The cards that you played rest until the year is over, then they come back to your hand.")


def _slide(w: Words) -> str:
    return w("Everybody has placed four markers: the year is over. Touch “Next” and see what it has brought.")


def _replace(w: Words) -> str:
    return w(
        "Tiles with an action marker were turned over, all slid down one row, and three have left the grid. One of "
        "them may be put aside for a better tile: give “Mask” and take “Mask, Move 3”."
    )


def _row(w: Words) -> str:
    return w(
        "The three were shuffled into your top row. The computer kept its tiles, and the third year begins. The ritual "
        "that was in your middle row lies in the corner now."
    )


def _count(w: Words) -> str:
    return w(
        "Your tracks: Masks 2 and Military 1 count 1, Economy 2 and Ritual 4 count 2. That makes 3 points, and 1 for "
        "a swap not used. What would help you most next?"
    )


def _on(w: Words) -> str:
    return w(
        "There is more: turtles, flags, attacks. Hold your finger on any sign and it explains itself, or open the "
        "rules. Seven years lie before you!"
    )


_FETCH: Final = ("take woman 0", "take hunter 0", "take warrior 2")


def _by(seat: int, *texts: str) -> tuple[str, ...]:
    return tuple(f"{seat} {text}" for text in texts)


_TILES: Final = (
    LessonStep(_welcome),
    LessonStep(_pairs),
    LessonStep(_grid, "1 tile A3", ("tile:A3",)),
    LessonStep(_ritual, "1 do ritual", ("step:ritual",), _by(1, *_FETCH, "end")),
    LessonStep(_their_military, "2 tile B2", (), _by(2, "do fish", "do military", "end")),
    LessonStep(_fire, "1 tile B3", ("tile:B3",)),
    LessonStep(_activate, "1 fire B1", ("tile:B1",)),
    LessonStep(_transfer, "1 open transfer", ("button:transfer",)),
    LessonStep(_fill, "1 home O1.1 fill", ("area:O1.1", "way:fill")),
    LessonStep(_hunt, "1 do hunt", ("step:hunt",)),
    LessonStep(_move, "1 do move1", ("step:move1",)),
    LessonStep(_lie, "1 lie V1 O1.0", ("from:V1", "area:O1.0")),
    LessonStep(_one_left, None, ("tile:B1",)),
)

TRADE: Final = Lesson(
    "second-year-2",
    (
        LessonStep(_goes_on, None, ("tile:B1",)),
        LessonStep(_trade, "1 do trade", ("step:trade",)),
        LessonStep(
            _exchange,
            "1 exchange",
            ("button:exchange",),
            _by(
                1,
                *("take corn 1", "take bean 0", "take pumpkin 0", "take pelt 0", "take fish 0"),
                *("take corn 0", "take bean 0", "take pumpkin 0", "take pelt 0", "take fish 1"),
            ),
        ),
        LessonStep(_check),
        LessonStep(_buy, "1 buy P1-1", ("progress:P1-1",)),
        LessonStep(_end, "1 end", ("button:end",)),
        LessonStep(_their_ritual, "2 tile A2", (), _by(2, "do ritual", *_FETCH, "end")),
        LessonStep(_order, "1 order", ("button:order",), _by(1, "end")),
        LessonStep(_their_order, "2 order", (), _by(2, "end")),
        LessonStep(_mask, "1 tile C3", ("tile:C3",), _by(1, "do mask")),
        LessonStep(_draw, "1 draw pile", ("pile:pile",)),
        LessonStep(_pair, "1 mask pair husk", ("space:pair", "cards:husk")),
        LessonStep(_disc),
        LessonStep(_done, "1 end", ("button:end",)),
        LessonStep(_slide, "2 tile C2", (), _by(2, "do mask", "draw deck", "hold", "end")),
        LessonStep(_replace, "1 replace B7 L1-07", ("out:B7", "in:L1-07")),
        LessonStep(_row, "2 keep", ("tile:A3",)),
        LessonStep(_count),
        LessonStep(_on),
    ),
    title=lambda w: w("Trade and masks"),
    learn=lambda w: w("You exchange and buy, play a pair of masks, and see what counts."),
    picture="tracks",
    learnt=once_more("lines", "year", "tracks"),
    before=tuple(text for step in _TILES for text in step.actions),
    name="second-year-trade",
)

LESSON: Final = Lesson(
    "second-year-2",
    _TILES,
    title=lambda w: w("The first tiles of a year"),
    more=(TRADE, EXCHANGE, ATTACKS),
    learn=lambda w: w("You play your first tiles: a ritual, a hunt, a move."),
    picture="lines",
    learnt=once_more("map", "lines", "transfer"),
)
