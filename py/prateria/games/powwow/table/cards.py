"""The faces of the cards of Pow Wow: tribe cards (100 by 116), person cards (80 by 60), loot (80 by 80), and backs.

A group with the class of a colour (`s0` red ... `s4` purple) gives them theirs; every colour has its shape.
"""

from functools import lru_cache
from typing import Final

from prateria.view import css
from prateria.view.card import paper
from prateria.view.palette import shape
from prateria.view.svg import Safe, el, join

from ..engine.data import COLOUR, KIND, LOOT, USUAL
from .emblems import emblem, thing
from .figures import FIGURES, WINDOWS

__all__ = ["FOOT", "LOOT_W", "PERSON_H", "PERSON_W", "TRIBE_H", "TRIBE_W", "back", "loot", "person", "tribe", "won"]

TRIBE_W: Final = 100
TRIBE_H: Final = 116
FOOT: Final = 84  # of a tribe card: where what it takes stands
PERSON_W: Final = 80
PERSON_H: Final = 60
LOOT_W: Final = 80
_WINDOW: Final = {"x": 22, "y": 6, "width": 52, "height": 48}  # in which a person is seen
_SIGN_X: Final = 14  # the middle of the two signs beside it
_SIGN_R: Final = 11.5


@lru_cache(32)
def tribe(kind: str, seat: int) -> Safe:
    """A tribe card: who it is, and what it takes."""
    usual = LOOT[USUAL[KIND[kind]]]
    left = 22 if kind == "hunter" else 16 if kind == "chief" else 12
    return join(
        (
            paper(TRIBE_W, TRIBE_H, 12, (3, 10, css.CARD_SEAT), (9, 6, css.CARD_FACE)),
            el("path", d="M9 84V54Q50 2 91 54V84z", class_=css.CARD_SKY),
            el("path", d="M9 84v-9q20-8 42-3t40-3v15z", class_=css.CARD_GROUND),
            el(
                "g",
                Safe(FIGURES[kind]),
                transform=f"translate({left} {19 if kind != 'warrior' else 22}) scale(.86)",
                class_=css.FIGURE,
            ),
            el("rect", x=9, y=FOOT, width=82, height=23, class_=css.CARD_FACE),
            shape(seat, 12, 11, 21),
            emblem(kind, 69, 12, 19),
            thing(usual, 28, 82, 26),
            el("path", d="M57.500 103.500l5-15", class_="pw-or"),
            thing("tipi", 67, 86, 19),
        )
    )


@lru_cache(32)
def person(card: str) -> Safe:
    """A person card by its name: seen to the waist, in the colour of their people."""
    colour, _, kind = card.partition("-")
    return join(
        (
            paper(PERSON_W, PERSON_H, 8, (2, 6.5, css.CARD_SEAT)),
            el("rect", **_WINDOW, rx=4, class_=css.CARD_SKY),
            el("svg", Safe(FIGURES[kind]), **_WINDOW, viewBox=WINDOWS[kind], class_=css.FIGURE, aria_hidden="true"),
            el("circle", cx=_SIGN_X, cy=17, r=_SIGN_R, class_=css.CARD_DISC),
            shape(COLOUR[colour], 5.5, 8.5, 17),
            el("circle", cx=_SIGN_X, cy=43, r=_SIGN_R, class_=css.CARD_DISC),
            emblem(kind, 6.5, 35.5, 15),
        )
    )


@lru_cache(8)
def loot(kind: str) -> Safe:
    """A loot card."""
    return join(
        (
            paper(LOOT_W, LOOT_W, 9, (2, 7.5, css.CARD_FACE), (6, 5, css.CARD_SKY)),
            thing(kind, 8, 8, 64),
        )
    )


@lru_cache(2)
def back() -> Safe:
    """A card of the prairie face down: grass and a path of hooves."""
    return join(
        (
            paper(LOOT_W, LOOT_W, 9, (2, 7.5, "pw-back")),
            el("path", d="M2 30q20-9 38 0t38 0M2 52q20-9 38 0t38 0", class_="pw-back-line"),
            el("path", d="M14 20l4-8 4 8M52 22l4-8 4 8M30 44l4-8 4 8M58 68l4-8 4 8M12 68l4-8 4 8", class_="pw-blade"),
        )
    )


@lru_cache(1)
def won() -> Safe:
    """A card of the winnings, face down."""
    return join(
        (
            el("rect", x=1, y=1, width=LOOT_W - 2, height=LOOT_W - 2, rx=10, class_="pw-won"),
            el("g", emblem("cards", LOOT_W * 0.25, LOOT_W * 0.25, LOOT_W * 0.5), class_="pw-pile"),
        )
    )
